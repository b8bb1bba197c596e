"""What a rule hands back: terms of a sum, reasons, and names that `text` has words for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from croupier_trainer.rules.money import Money


@dataclass(frozen=True, slots=True)
class Name:
    """A thing that `text` has words for: a group of the glossary and an id in it.

    Groups: bet (a canonical spot, "17/20", "red"), colour, cash, combination, card, box, step, hand,
    call, sector, number, stake (ante, bet, …).
    """

    of: str
    id: str


class Fate(StrEnum):
    """What happens to a stake."""

    PAID = "paid"
    LOST = "lost"
    BACK = "back"
    HALVED = "halved"
    HELD = "held"
    """Neither taken nor given back yet: en prison."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """One stake in a sum: `stake` at `odds` (numerator, denominator) and its fate, by `rule`.

    A sum is the payouts of its PAID terms (and, where halves are asked, what its HALVED terms give
    back); losing terms are listed too, so that a wrong sum can be explained. `stake` is in the unit
    that the sum is in (chips for colour, value for cash).
    """

    what: Name
    owner: Name | None = None
    stake: Money
    odds: tuple[int, int] = (1, 1)
    fate: Fate
    rule: str

    @property
    def pays(self) -> Money:
        """What a PAID stake wins or a HALVED one gives back, in the unit of the stake; the odds divide exactly."""
        return Money(self.stake.halves * self.odds[0] // self.odds[1])


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is so: a message code of `text`, the rule id, and the values it speaks of."""

    code: str
    rule: str
    params: tuple[tuple[str, int | str | Money | Name | tuple[Name, ...]], ...] = ()
