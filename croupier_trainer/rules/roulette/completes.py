"""Completes: every inside spot that touches a number, covered at once.

Flat is one unit on each; progressive is one on the straight, two on a split, three on a street, four on a corner,
six on a line. Source: rulebook.md, "Also fixed"; the odds RT-STRAIGHT to RT-LINE.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from croupier_trainer.errors import CroupierError, Problem
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.roulette.bets import ON_NUMBER, Bet, Kind, ZeroBets
from croupier_trainer.rules.table import Fate, Name, Reason, Term

PROPORTION: Final = MappingProxyType(
    {Kind.STRAIGHT: 1, Kind.SPLIT: 2, Kind.STREET: 3, Kind.CORNER: 4, Kind.LINE: 6},
)
"""Units of an inside kind in proportion to a straight: the numbers that it covers."""


class Style(StrEnum):
    """How many units lie on each spot of a complete."""

    FLAT = "flat"
    PROGRESSIVE = "progressive"


class NeedsZeroBets(CroupierError):
    """A call or complete that needs spots on 0 which the house does not take."""

    def __init__(self, what: Name, of: int | None, spots: tuple[Bet, ...]) -> None:
        self.what = what
        self.of = of
        self.spots = spots
        params = {"call": what, "of": "" if of is None else of, "spots": tuple(bet.name for bet in spots)}
        super().__init__(Problem(code="roulette.call-zero-bets", params=params))


@dataclass(frozen=True, slots=True, kw_only=True)
class Complete:
    """A complete that wins: stake and payout in value, and the terms in value."""

    stake: int
    pays: int
    terms: tuple[Term, ...]
    why: tuple[Reason, ...]


def spots(number: int, style: Style) -> tuple[tuple[Bet, int], ...]:
    """List the spots of a complete with the units on each, whether or not a house takes them."""
    return tuple(
        (bet, PROPORTION[bet.kind] if style is Style.PROGRESSIVE else 1) for bet in ON_NUMBER[number] if bet.is_inside
    )


def require(what: Name, of: int | None, bets: tuple[Bet, ...], zero_bets: ZeroBets) -> None:
    """Refuse a call or complete that needs zero bets where there are none.

    Raises:
        NeedsZeroBets: with the spots that the house doesn't take.

    """
    missing = tuple(bet for bet in bets if bet.is_zero_bet)
    if missing and zero_bets is ZeroBets.NONE:
        raise NeedsZeroBets(what, of, missing)


def complete(number: int, by: int, style: Style, zero_bets: ZeroBets = ZeroBets.ALLOWED) -> Complete:
    """Pay a complete of the winning number at `by` a unit, in value.

    >>> [(c.stake, c.pays) for c in (complete(17, 1, Style.FLAT), complete(17, 1, Style.PROGRESSIVE))]
    [(12, 156), (40, 392)]

    Raises:
        NeedsZeroBets: the house takes no bets that join 0 to other numbers.

    """
    laid = spots(number, style)
    require(Name("call", "complete"), number, tuple(bet for bet, _ in laid), zero_bets)
    terms = tuple(
        Term(what=bet.name, stake=Money.of(units * by), odds=(bet.odds, 1), fate=Fate.PAID, rule=bet.rule)
        for bet, units in laid
    )
    units = sum(count for _, count in laid)
    pays = sum(term.pays.whole for term in terms)
    params = (("number", number), ("units", units), ("by", by), ("stake", units * by))
    why = (Reason(f"working.complete-{style}", "RT-LAYOUT", params), Reason("working.stake-stays", "RT-STAYS"))
    return Complete(stake=units * by, pays=pays, terms=terms, why=why)
