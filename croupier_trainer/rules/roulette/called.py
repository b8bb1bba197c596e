"""What can be called, and its pieces: series, neighbours, finals, completes.

A call's unit X lies on each piece; for a sum it is the largest equal unit that the sum pays for.
Source: RT-VOISINS, RT-TIERS, RT-ORPHELINS and the rulebook's "Also fixed" (call bets).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from croupier_trainer.errors import CroupierError, Problem
from croupier_trainer.rules.roulette import completes, wheel
from croupier_trainer.rules.roulette.bets import BETS, Bet, ZeroBets
from croupier_trainer.rules.roulette.completes import Style
from croupier_trainer.rules.table import Name

if TYPE_CHECKING:
    from collections.abc import Mapping

LAST_DIGIT: Final = 9


class Called(StrEnum):
    """What can be called, in the order in which winning calls go on the layout."""

    VOISINS = "voisins"
    TIERS = "tiers"
    ORPHELINS = "orphelins"
    JEU_ZERO = "jeu-zero"
    NEIGHBOURS = "neighbours"
    FINAL = "final"
    COMPLETE = "complete"

    @property
    def is_series(self) -> bool:
        """Whether it is a fixed set of pieces, called without a number."""
        return self in SERIES

    @property
    def rule(self) -> str:
        """Rule id that gives the numbers of the call."""
        return CALL_RULE[self]


SERIES: Final[Mapping[Called, tuple[tuple[str, int], ...]]] = MappingProxyType({
    Called.VOISINS: (
        ("0/2/3", 2), ("4/7", 1), ("12/15", 1), ("18/21", 1), ("19/22", 1), ("25/26/28/29", 2), ("32/35", 1),
    ),
    Called.TIERS: (("5/8", 1), ("10/11", 1), ("13/16", 1), ("23/24", 1), ("27/30", 1), ("33/36", 1)),
    Called.ORPHELINS: (("1", 1), ("6/9", 1), ("14/17", 1), ("17/20", 1), ("31/34", 1)),
    Called.JEU_ZERO: (("0/3", 1), ("12/15", 1), ("26", 1), ("32/35", 1)),
})  # fmt: skip
"""The pieces of each series: spot and units."""

CALL_RULE: Final = MappingProxyType(
    {
        Called.VOISINS: "RT-VOISINS",
        Called.TIERS: "RT-TIERS",
        Called.ORPHELINS: "RT-ORPHELINS",
        Called.JEU_ZERO: "RT-WHEEL",
        Called.NEIGHBOURS: "RT-WHEEL",
        Called.FINAL: "RT-STRAIGHT",
        Called.COMPLETE: "RT-LAYOUT",
    }
)


class WrongCall(CroupierError):
    """A call that can't be placed as written: its problem says why (codes `roulette.call-…`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """A call bet: `by` X on each piece or `for_sum` in all, in value; `of` is its number or a final's digit.

    `style` counts for a complete only; `colour` is the caller's, where several play.
    """

    call: Called
    by: int | None = None
    for_sum: int | None = None
    of: int | None = None
    style: Style = Style.PROGRESSIVE
    colour: str | None = None

    @property
    def name(self) -> Name:
        """The call as a name that `text` has words for, without its number."""
        return Name("call", self.call)


def units(call: Call, zero_bets: ZeroBets = ZeroBets.ALLOWED) -> tuple[tuple[Bet, int], ...]:
    """List a call's spots with the units on each.

    >>> [bet.id for bet, _ in units(Call(call=Called.FINAL, of=7, by=5))]
    ['7', '17', '27']

    Raises:
        WrongCall: the number is missing, there without need, or not one of the wheel (of a digit, for finals).
        NeedsZeroBets: the house takes no bets that join 0 to other numbers.

    """
    if call.call in SERIES:
        if call.of is not None:
            raise _wrong("no-of", call)
        pieces = tuple((BETS[spot], count) for spot, count in SERIES[call.call])
        completes.require(call.name, None, tuple(bet for bet, _ in pieces), zero_bets)
        return pieces
    number = call.of
    if number is None:
        raise _wrong("of-missing", call)
    if not 0 <= number <= (LAST_DIGIT if call.call is Called.FINAL else max(wheel.POCKETS)):
        raise _wrong("of-range", call)
    if call.call is Called.COMPLETE:
        spots = completes.spots(number, call.style)
        completes.require(call.name, number, tuple(bet for bet, _ in spots), zero_bets)
        return spots
    if call.call is Called.NEIGHBOURS:
        return tuple((BETS[str(one)], 1) for one in wheel.neighbours(number))
    return tuple((BETS[str(one)], 1) for one in wheel.POCKETS if one % 10 == number)


def unit(call: Call, zero_bets: ZeroBets = ZeroBets.ALLOWED) -> int:
    """Find X, the value of one unit of a call.

    >>> unit(Call(call=Called.VOISINS, for_sum=1000))
    111

    Raises:
        WrongCall: neither or both of `by` and `for_sum` stand, or there is not a unit of 1 for each piece.
        NeedsZeroBets: the house takes no bets that join 0 to other numbers.

    """
    count = sum(of for _, of in units(call, zero_bets))
    if call.by is not None and call.for_sum is None:
        value = call.by
    elif call.for_sum is not None and call.by is None:
        value = call.for_sum // count
    else:
        raise _wrong("by-or-for", call)
    if value < 1:
        raise _wrong("too-small", call, count)
    return value


def asked(call: Call, zero_bets: ZeroBets = ZeroBets.ALLOWED) -> int:
    """Find the value that a call hands over: its sum, or X on each piece."""
    if call.for_sum is not None:
        return call.for_sum
    return unit(call, zero_bets) * sum(of for _, of in units(call, zero_bets))


def _wrong(key: str, call: Call, pieces: int = 0) -> WrongCall:
    params = {"call": call.name, "of": "" if call.of is None else call.of, "pieces": pieces}
    return WrongCall(Problem(code=f"roulette.call-{key}", params=params))
