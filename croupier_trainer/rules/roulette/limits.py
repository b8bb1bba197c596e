"""The limits on the plaque: which bets are none, and what an over-high one gives back.

Source: CP-LIMITS, CP-NOT-A-BET, CP-OVER-MAX, CP-NO-LATE, and the variants table (maximum, minimum).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.rules.roulette.bets import Bet, Kind
from croupier_trainer.rules.roulette.completes import PROPORTION
from croupier_trainer.rules.roulette.variants import Maximum, Minimum
from croupier_trainer.rules.table import Reason

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from croupier_trainer.rules.roulette.payouts import Wager


@dataclass(frozen=True, slots=True, kw_only=True)
class Plaque:
    """Minimum and maximum as marked at the table, in value; `dozen` is for columns too."""

    inside_minimum: int
    outside_minimum: int
    straight_maximum: int
    dozen_maximum: int
    even_maximum: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """Bets that are none, in the order placed, and the chips that others give back."""

    refused: tuple[Bet, ...]
    back: tuple[tuple[Bet, int], ...]
    why: tuple[Reason, ...]


def inside_maximum(kind: Kind, straight: int, maximum: Maximum = Maximum.PROPORTIONAL) -> int:
    """Find an inside spot's own maximum, in the unit of the straight's. Source: the variants table, maximum.

    >>> [inside_maximum(kind, 100) for kind in PROPORTION]
    [100, 200, 300, 400, 600]
    """
    return straight * PROPORTION[kind] if maximum is Maximum.PROPORTIONAL else straight


def most(bet: Bet, plaque: Plaque, maximum: Maximum = Maximum.PROPORTIONAL) -> int:
    """Find a bet's own maximum, in value. Source: CP-LIMITS."""
    if bet.is_inside:
        return inside_maximum(bet.kind, plaque.straight_maximum, maximum)
    return plaque.even_maximum if bet.kind is Kind.EVEN_CHANCE else plaque.dozen_maximum


def judge(
    wagers: Sequence[Wager],
    value: int,
    plaque: Plaque,
    *,
    late: Collection[Bet] = (),
    maximum: Maximum = Maximum.PROPORTIONAL,
    minimum: Minimum = Minimum.EACH_BET,
) -> Judged:
    """Judge bets of chips of one value: refused are late ones and those under the minimum, never given back too.

    Back is the fewest whole chips that bring a bet down to its maximum.
    Source: CP-NOT-A-BET, CP-NO-LATE, CP-LIMITS, CP-OVER-MAX.
    """
    inside = sum(wager.amount * value for wager in wagers if wager.bet.is_inside and wager.bet not in late)
    refused: list[Bet] = []
    back: list[tuple[Bet, int]] = []
    why: list[Reason] = []
    for wager in wagers:
        bet, stake = wager.bet, wager.amount * value
        together = minimum is Minimum.INSIDE_SUM and bet.is_inside
        least = plaque.inside_minimum if bet.is_inside else plaque.outside_minimum
        ceiling = most(bet, plaque, maximum)
        if bet in late:
            refused.append(bet)
            why.append(Reason("working.limits-late", "CP-NO-LATE", (("bet", bet.name),)))
        elif (inside if together else stake) < least:
            refused.append(bet)
            code = "working.limits-under-together" if together else "working.limits-under"
            stands = inside if together else stake
            why.append(Reason(code, "CP-NOT-A-BET", (("bet", bet.name), ("stake", stands), ("least", least))))
        elif stake > ceiling:
            chips = wager.amount - ceiling // value
            back.append((bet, chips))
            params = (("bet", bet.name), ("stake", stake), ("most", ceiling), ("chips", chips), ("value", value))
            why.append(Reason("working.limits-over", "CP-OVER-MAX", params))
    if not why:
        why.append(Reason("working.limits-all-stand", "CP-LIMITS"))
    return Judged(refused=tuple(refused), back=tuple(back), why=tuple(why))
