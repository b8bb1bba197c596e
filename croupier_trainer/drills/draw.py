"""Randomness: one stream of numbers from one seed, the same on every machine and Python.

Python promises the same numbers across versions only for `random()`, so the stream is our own: SHA-256 of
seed, question id and a counter. Each question has its own stream; changing one leaves the others alone.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")

_WORD = 1 << 64


class Draw:
    """A stream of choices for one question of one seed.

    >>> Draw(7, "q1").below(37) == Draw(7, "q1").below(37)
    True
    """

    def __init__(self, seed: int, stream: str) -> None:
        self._key = f"{seed}\n{stream}\n".encode()
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = sha256(self._key + str(self._counter).encode()).digest()
            self._counter += 1
            self._words = [int.from_bytes(block[i : i + 8], "big") for i in (24, 16, 8, 0)]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """Give a number from 0 to `bound` - 1, each as likely; raises ValueError where bound < 1."""
        if bound < 1:
            raise ValueError("nothing to draw from")
        # Words at or above the largest multiple of bound are thrown away: no number is likelier.
        limit = _WORD - _WORD % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def between(self, low: int, high: int) -> int:
        """Give a number from `low` to `high`, both ends included."""
        return low + self.below(high - low + 1)

    def choose(self, items: Sequence[T]) -> T:
        """Give one of `items`, each as likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Give all `items` in an order drawn by Fisher and Yates."""
        out = list(items)
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return out

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Give `count` different `items` in the order drawn."""
        pool = list(items)
        for place in range(count):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:count]
