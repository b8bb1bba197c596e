"""Clearing: which hands clear a number, what is taken and what stays, and what lies across the winning dozen.

Source: CL-OUTSIDE, CL-NUMBER, CL-EDGE, CL-NOT-ACROSS, RT-STAYS.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from croupier_trainer.rules.roulette.bets import BETS, Bet, Kind
from croupier_trainer.rules.roulette.layout import DOZENS, dozen
from croupier_trainer.rules.roulette.payouts import OnZero
from croupier_trainer.rules.table import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier_trainer.rules.roulette.order import Laid

FIRST_FOUR: Final = range(4)
LAST_SIX: Final = range(31, 37)

BESIDE: Final = (("dozen 1", "low", "even"), ("dozen 2", "red", "black"), ("dozen 3", "odd", "high"))
"""The outside bets along each dozen, from the wheel's end on; the columns lie beyond the last one."""


class ClearingHand(StrEnum):
    """With which hands a number is cleared."""

    OUTER = "outer"
    BOTH = "both"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cleared:
    """What the dealer takes from the layout and what stays on it."""

    taken: tuple[Laid, ...]
    stays: tuple[Laid, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sides:
    """Losing outside spots by where they lie: nearer to the wheel than the winning dozen, along it, beyond it."""

    nearer: tuple[Bet, ...]
    along: tuple[Bet, ...]
    beyond: tuple[Bet, ...]


def hand(number: int) -> ClearingHand:
    """Find the hands that clear a number. Source: CL-NUMBER, CL-EDGE.

    >>> [hand(number).value for number in (0, 3, 4, 30, 31)]
    ['outer', 'outer', 'both', 'both', 'outer']
    """
    return ClearingHand.OUTER if number in FIRST_FOUR or number in LAST_SIX else ClearingHand.BOTH


def hand_reason(number: int) -> Reason:
    """Say why a number is cleared with these hands. Source: CL-NUMBER, CL-EDGE."""
    params = (("number", number),)
    if number in FIRST_FOUR:
        return Reason("working.clearing-first-four", "CL-EDGE", params)
    if number in LAST_SIX:
        return Reason("working.clearing-last-six", "CL-EDGE", params)
    return Reason("working.clearing-both", "CL-NUMBER", params)


def clear(number: int, bets: Iterable[Laid], on_zero: OnZero = OnZero.HALF) -> Cleared:
    """Part what is taken from what stays: winning bets, and on 0 the even chances that don't lose whole.

    Source: RT-STAYS, RT-ZERO, CL-OUTSIDE.
    """
    taken: list[Laid] = []
    stays: list[Laid] = []
    for bet in bets:
        halved = number == 0 and bet.bet.kind is Kind.EVEN_CHANCE and on_zero is not OnZero.LOSE
        (stays if halved or bet.bet.touches(number) else taken).append(bet)
    return Cleared(taken=tuple(taken), stays=tuple(stays))


def sides(number: int) -> Sides:
    """Part the losing outside spots by the winning dozen, across which none is taken; on 0 all lie beyond.

    Source: CL-NOT-ACROSS.

    >>> found = sides(17)
    >>> [bet.id for bet in found.nearer], [bet.id for bet in found.along]
    (['dozen 1', 'even'], ['red'])
    """
    winning = dozen(number)
    nearer: list[Bet] = []
    along: list[Bet] = []
    beyond: list[Bet] = []
    for at, spots in zip(DOZENS, BESIDE, strict=True):
        where = nearer if at < winning else along if at == winning else beyond
        where.extend(BETS[spot] for spot in spots if not BETS[spot].touches(number))
    columns = (bet for bet in BETS.values() if bet.kind is Kind.COLUMN)
    beyond.extend(bet for bet in columns if not bet.touches(number))
    return Sides(nearer=tuple(nearer), along=tuple(along), beyond=tuple(beyond))


def across(number: int, start: Bet, end: int) -> bool:
    """Whether taking a losing outside bet to the section `end` (1 to 3; 0 is the wheel, 4 beyond) crosses the winner.

    Source: CL-NOT-ACROSS.

    >>> across(17, BETS["dozen 1"], 4), across(17, BETS["dozen 1"], 0)
    (True, False)
    """
    winning = dozen(number)
    begin = section(start)
    return bool(winning) and (begin < winning < end or end < winning < begin)


def section(bet: Bet) -> int:
    """Find the dozen along which an outside spot lies: 1 to 3, columns 4."""
    return next((at for at, spots in zip(DOZENS, BESIDE, strict=True) if bet.id in spots), len(DOZENS) + 1)
