"""Insurance in Russian poker: who may insure a box against the dealer not playing, and for how much. Source: RU-INS."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from croupier_trainer.rules.hands import Combination
from croupier_trainer.rules.money import ZERO, Money

if TYPE_CHECKING:
    from croupier_trainer.rules.poker.doubles import Double


class InsuranceMin(StrEnum):
    """The least insurance: one ANTE or one BET."""

    ANTE = "ante"
    BET = "bet"


class InsuranceMax(StrEnum):
    """The most insurance: all of the payout to be expected on BET, or half of it."""

    ALL = "all"
    HALF = "half"


@dataclass(frozen=True, slots=True)
class Limits:
    """The least and the most insurance that a box may lay, in value; both nothing where it may lay none."""

    least: Money = ZERO
    most: Money = ZERO

    def __contains__(self, insurance: Money) -> bool:
        return ZERO < self.least <= insurance <= self.most


def insurable(double: Double) -> bool:
    """Whether the first combination is three of a kind or better."""
    return double.first.combination >= Combination.THREE


def limits(
    double: Double, ante: Money, maximum_payout: Money | None, least: InsuranceMin, most: InsuranceMax
) -> Limits:
    """Return the limits for a hand: the payout to be expected for both combinations, within the table maximum."""
    if not insurable(double):
        return Limits()
    low = ante if least is InsuranceMin.ANTE else ante * 2
    expected = ante * (2 * double.odds)
    high = expected if most is InsuranceMax.ALL else expected.half
    if maximum_payout is not None:
        high = min(high, maximum_payout)
    return Limits(low, high) if low <= high else Limits()
