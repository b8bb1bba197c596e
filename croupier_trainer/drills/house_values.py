"""Values of a house file that no plain type holds: a range, a list of prices, sizes of piles."""

from __future__ import annotations

from enum import StrEnum

from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.shown import shown
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.poker.prices import PriceList, Span

_CARDS = 5
_MOST_CHIPS = 100
_MOST_ANTES = Money.of(100)


class Listed:
    """A value of the rules as read from a file: `value`."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


class Range(Listed):
    """How many cards may be changed: `2..5`, or a number.

    >>> Range.from_yaml("2..5").value
    Span(least=2, most=5)
    """

    @classmethod
    def from_yaml(cls, value: object) -> Range:
        """Read it; raises Misread."""
        try:
            span = Span.read(str(value) if isinstance(value, int | str) else "")
        except ValueError:
            raise Misread("load.cards-range", given=shown(value), most=_CARDS) from None
        if span.most > _CARDS:
            raise Misread("load.cards-range", given=shown(value), most=_CARDS)
        return cls(span)

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        return {"anyOf": [{"type": "integer", "minimum": 1, "maximum": _CARDS}, {"type": "string"}]}


class Prices(Listed):
    """What changing so many cards costs, in ANTEs: {1: 1, 2: 1.5}."""

    @classmethod
    def from_yaml(cls, value: object) -> Prices:
        """Read it; raises Misread with the place of what is wrong."""
        if not isinstance(value, dict) or not value:
            raise Misread("load.prices", given=shown(value))
        antes: list[tuple[int, Money]] = []
        for key, price in value.items():
            if isinstance(price, int) and not isinstance(price, bool):
                amount = Money.of(price)
            elif isinstance(price, Money):
                amount = price
            else:
                raise Misread("load.price", at=(key,), given=shown(price))
            if not Money() <= amount <= _MOST_ANTES:
                raise Misread("load.price", at=(key,), given=shown(price))
            antes.append((_count(key, _CARDS), amount))
        return cls(PriceList(tuple(sorted(antes))))

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        return {"type": "object", "additionalProperties": {"type": "number", "multipleOf": 0.5}, "minProperties": 1}


class Cut(Listed):
    """Cash chips in a pile, by their value: {25: 4}; others are cut in fives."""

    @classmethod
    def from_yaml(cls, value: object) -> Cut:
        """Read it; raises Misread with the place of what is wrong."""
        if not isinstance(value, dict):
            raise Misread("load.cut", given=shown(value))
        for key, size in value.items():
            if not isinstance(size, int) or isinstance(size, bool) or not 1 <= size <= _MOST_CHIPS:
                raise Misread("load.pile", at=(key,), given=shown(size), most=_MOST_CHIPS)
        return cls(tuple(sorted((_count(key, 1_000_000), size) for key, size in value.items())))

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        return {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1, "maximum": _MOST_CHIPS}}


def _count(key: str, most: int) -> int:
    number = int(key) if key.isascii() and key.isdigit() and len(key) <= len(str(most)) else 0
    if not 1 <= number <= most or str(number) != key:
        raise Misread("load.count", at=(key,), given=key, most=most)
    return number


def plain(value: object) -> object:
    """Write a value of the rules as a house file has it; halves as text ("1.5").

    >>> plain(PriceList(((1, Money.of(1)), (2, Money(3)))))
    {'1': 1, '2': '1.5'}
    """
    match value:
        case StrEnum():
            return str(value)
        case Span(least, most):
            return least if least == most else str(value)
        case PriceList(antes):
            return {str(count): price.whole if price.is_whole else str(price) for count, price in antes}
        case tuple() if value and isinstance(value[0], tuple):
            return {str(key): item for key, item in value}
        case tuple():
            return [plain(item) for item in value]
        case _:
            return value
