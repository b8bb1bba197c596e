"""Exact money: whole units and halves, nothing else.

The smallest part of a stake that any rule produces is a half (RT-ZERO), so money is counted in
halves as a whole number.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Money:
    """An amount in half units; of chips or of value, as the context says.

    >>> Money.of(37) + Money(1)
    Money(halves=75)
    >>> str(Money(75)), str(Money.of(40))
    ('37.5', '40')
    """

    halves: int = 0

    @classmethod
    def of(cls, whole: int) -> Money:
        """Make money of whole units."""
        return cls(2 * whole)

    @property
    def is_whole(self) -> bool:
        """Whether no half is left over."""
        return self.halves % 2 == 0

    @property
    def whole(self) -> int:
        """The whole units; raises ValueError where a half is left over."""
        if self.halves % 2:
            msg = f"{self} is no whole amount"
            raise ValueError(msg)
        return self.halves // 2

    @property
    def half(self) -> Money:
        """Half of this amount; raises ValueError where that is no multiple of a half unit."""
        if self.halves % 2:
            msg = f"half of {self} is not exact"
            raise ValueError(msg)
        return Money(self.halves // 2)

    def __add__(self, other: Money) -> Money:
        return Money(self.halves + other.halves)

    def __sub__(self, other: Money) -> Money:
        return Money(self.halves - other.halves)

    def __neg__(self) -> Money:
        return Money(-self.halves)

    def __mul__(self, times: int) -> Money:
        return Money(self.halves * times)

    def __bool__(self) -> bool:
        return self.halves != 0

    def __str__(self) -> str:
        sign = "-" if self.halves < 0 else ""
        whole, half = divmod(abs(self.halves), 2)
        return f"{sign}{whole}{'.5' if half else ''}"


ZERO = Money(0)
