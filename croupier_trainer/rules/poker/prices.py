"""How many cards a house lets a player change, and for how much."""

from __future__ import annotations

from dataclasses import dataclass

from croupier_trainer.rules.money import Money


@dataclass(frozen=True, slots=True)
class Span:
    """A range of numbers with both ends.

    >>> Span.read("1..5")
    Span(least=1, most=5)
    >>> 3 in Span.read("2")
    False
    """

    least: int
    most: int

    @classmethod
    def read(cls, text: str) -> Span:
        """Read `2..5`, or `2` for 2 alone; raises ValueError for anything else."""
        least, dots, most = text.partition("..")
        span = cls(_digits(least), _digits(most if dots else least))
        if not 1 <= span.least <= span.most:
            raise ValueError(text)
        return span

    def __contains__(self, number: int) -> bool:
        return self.least <= number <= self.most

    def __str__(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least}..{self.most}"


@dataclass(frozen=True, slots=True)
class PriceList:
    """What changing so many cards costs in all, in ANTEs; a number that is not listed costs one ANTE a card.

    >>> PriceList(((1, Money.of(1)), (2, Money(3)))).price(2, Money.of(10))
    Money(halves=30)
    >>> PriceList().price(3, Money.of(10))
    Money(halves=60)
    """

    antes: tuple[tuple[int, Money], ...] = ()

    @classmethod
    def read(cls, listed: dict[int, str]) -> PriceList:
        """Read {1: "1", 2: "1.5"}; raises ValueError for a price that is no multiple of a half."""
        return cls(tuple((count, _read_price(price)) for count, price in sorted(listed.items())))

    def price(self, count: int, ante: Money) -> Money:
        """Return the price in value of changing `count` cards at an ANTE in whole value."""
        for listed, antes in self.antes:
            if listed == count:
                return antes * ante.whole
        return ante * count


ONE_CARD = Span(1, 1)
UP_TO_FIVE = Span(1, 5)
ONE_ANTE_EACH = PriceList()


def _digits(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2):  # noqa: PLR2004 - there are 52 cards
        raise ValueError(text)
    return int(text)


def _read_price(text: str) -> Money:
    whole, point, part = text.partition(".")
    if point and part not in {"0", "5"}:
        raise ValueError(text)
    return Money(2 * _digits(whole) + (part == "5"))
