"""The bets: all 157 spots of the layout in one table, with their numbers, odds and place.

How a bet may be written stands in `spelling`; what it is paid in `payouts`. Source: RT-LAYOUT to RT-EVEN-CHANCE.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from croupier_trainer.rules.roulette import wheel
from croupier_trainer.rules.roulette.layout import (
    COLUMNS,
    DOZENS,
    LAST,
    STREETS,
    column,
    dozen,
    mean_column,
    mean_street,
    number_at,
)
from croupier_trainer.rules.table import Name

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction


class Kind(StrEnum):
    """The kinds of bet; inside ones first, from the fewest numbers up."""

    STRAIGHT = "straight"
    SPLIT = "split"
    STREET = "street"
    CORNER = "corner"
    LINE = "line"
    COLUMN = "column"
    DOZEN = "dozen"
    EVEN_CHANCE = "even-chance"

    @property
    def is_inside(self) -> bool:
        """Whether the bet is placed on the inside field. Source: RT-LAYOUT."""
        return self in INSIDE

    @property
    def odds(self) -> int:
        """What one unit wins (to 1), the stake not counted. Source: the rule of the kind."""
        return ODDS[self]

    @property
    def rule(self) -> str:
        """Rule id that gives the kind's numbers and odds.

        >>> Kind.EVEN_CHANCE.rule
        'RT-EVEN-CHANCE'
        """
        return f"RT-{self.name.replace('_', '-')}"


INSIDE: Final = (Kind.STRAIGHT, Kind.SPLIT, Kind.STREET, Kind.CORNER, Kind.LINE)
INSIDE_ORDER: Final = (Kind.LINE, Kind.STREET, Kind.CORNER, Kind.SPLIT, Kind.STRAIGHT)
"""In which order inside bets are paid. Source: PO-NUMBER."""
OUTSIDE: Final = (Kind.COLUMN, Kind.DOZEN, Kind.EVEN_CHANCE)
ODDS: Final = MappingProxyType(
    {
        Kind.STRAIGHT: 35,
        Kind.SPLIT: 17,
        Kind.STREET: 11,
        Kind.CORNER: 8,
        Kind.LINE: 5,
        Kind.COLUMN: 2,
        Kind.DOZEN: 2,
        Kind.EVEN_CHANCE: 1,
    }
)


class ZeroBets(StrEnum):
    """Whether the house takes the splits, trios and first four that touch 0."""

    ALLOWED = "allowed"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bet:
    """One spot of the layout; `id` is canonical: numbers ascending, joined by "/", or the outside bet's name.

    Bets are not made but looked up: `BETS["17/20"]`. `odds` (to 1) and `rule` are those of the kind; `is_zero_bet`
    is one that joins 0 to other numbers; `name` is what `text` has words for. All of these follow from the id and are
    kept, since every sum asks for them.
    """

    id: str
    kind: Kind = field(compare=False)
    numbers: tuple[int, ...] = field(compare=False, repr=False)
    odds: int = field(compare=False, repr=False)
    rule: str = field(compare=False, repr=False)
    is_inside: bool = field(compare=False, repr=False)
    is_zero_bet: bool = field(compare=False, repr=False)
    name: Name = field(compare=False, repr=False)

    def touches(self, number: int) -> bool:
        """Whether the bet wins on this number."""
        return number in self.numbers

    @property
    def mean_street(self) -> Fraction:
        """How far from the wheel the bet lies; worked out when asked, since only an order needs it."""
        return mean_street(self.numbers)

    @property
    def mean_column(self) -> Fraction:
        """How near to the dealer the bet lies."""
        return mean_column(self.numbers)


def _inside_spots() -> Iterator[tuple[Kind, tuple[int, ...]]]:
    for number in wheel.POCKETS:
        yield Kind.STRAIGHT, (number,)
    for number in COLUMNS:
        yield Kind.SPLIT, (0, number)
    for number in range(1, LAST + 1):
        if column(number) < max(COLUMNS):
            yield Kind.SPLIT, (number, number + 1)
        if number + 3 <= LAST:
            yield Kind.SPLIT, (number, number + 3)
    yield Kind.STREET, (0, 1, 2)
    yield Kind.STREET, (0, 2, 3)
    rows = {at: tuple(number_at(at, side) for side in COLUMNS) for at in STREETS}
    for row in rows.values():
        yield Kind.STREET, row
    yield Kind.CORNER, (0, 1, 2, 3)
    for at in STREETS[:-1]:
        for side in COLUMNS[:-1]:
            first = number_at(at, side)
            yield Kind.CORNER, (first, first + 1, first + 3, first + 4)
    for at in STREETS[:-1]:
        yield Kind.LINE, (*rows[at], *rows[at + 1])


def _outside_spots() -> Iterator[tuple[Kind, str, tuple[int, ...]]]:
    numbers = range(1, LAST + 1)
    for at in COLUMNS:
        yield Kind.COLUMN, f"column {at}", tuple(n for n in numbers if column(n) == at)
    for at in DOZENS:
        yield Kind.DOZEN, f"dozen {at}", tuple(n for n in numbers if dozen(n) == at)
    yield Kind.EVEN_CHANCE, "low", tuple(filter(wheel.is_low, numbers))
    yield Kind.EVEN_CHANCE, "high", tuple(filter(wheel.is_high, numbers))
    yield Kind.EVEN_CHANCE, "odd", tuple(filter(wheel.is_odd, numbers))
    yield Kind.EVEN_CHANCE, "even", tuple(filter(wheel.is_even, numbers))
    yield Kind.EVEN_CHANCE, "red", tuple(sorted(wheel.RED))
    yield Kind.EVEN_CHANCE, "black", tuple(sorted(wheel.BLACK))


def _bet(kind: Kind, spot: str, numbers: tuple[int, ...]) -> Bet:
    return Bet(
        id=spot,
        kind=kind,
        numbers=numbers,
        odds=kind.odds,
        rule=kind.rule,
        is_inside=kind.is_inside,
        is_zero_bet=kind is not Kind.STRAIGHT and 0 in numbers,
        name=Name("bet", spot),
    )


def _table() -> Mapping[str, Bet]:
    inside = ((kind, "/".join(map(str, numbers)), numbers) for kind, numbers in _inside_spots())
    return MappingProxyType({spot[1]: _bet(*spot) for spot in (*inside, *_outside_spots())})


BETS: Final = _table()
"""All 157 spots by canonical id: straights, splits, streets, corners, lines, columns, dozens, even chances."""


def _on_number() -> tuple[tuple[Bet, ...], ...]:
    # From the bets to their numbers: a tenth of what it takes to ask every bet about every number.
    found: list[list[Bet]] = [[] for _ in wheel.POCKETS]
    for bet in BETS.values():
        for number in bet.numbers:
            found[number].append(bet)
    return tuple(map(tuple, found))


ON_NUMBER: Final = _on_number()
"""For each number 0 to 36 the bets that win on it, in the order of `BETS`."""


def available(zero_bets: ZeroBets) -> tuple[Bet, ...]:
    """Spots on which a house takes bets. Source: the variants table, zero bets.

    >>> len(available(ZeroBets.ALLOWED)), len(available(ZeroBets.NONE))
    (157, 151)
    """
    return tuple(bet for bet in BETS.values() if zero_bets is ZeroBets.ALLOWED or not bet.is_zero_bet)
