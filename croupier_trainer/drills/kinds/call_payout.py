"""call-payout: what the call bets that stand win. Source: CB-TRACK, RT-STRAIGHT to RT-LINE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Number, NumberForm
from croupier_trainer.drills.bets import MOST_VALUE
from croupier_trainer.drills.calls import CallSpec, call_faults, called_aloud
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import CallsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.roulette.bets import ODDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table

_HIGHEST = 36
_USUAL_MAX = (50, 500)
_ODDS = tuple(sorted({odds for kind, odds in ODDS.items() if kind.is_inside}, reverse=True))


class CallPayout(Spec, tag="call-payout", frozen=True, kw_only=True):
    """Value paid on what stands."""

    number: Whole
    calls: tuple[CallSpec, ...]
    straight_max: Whole | None = None

    @property
    def is_drawn(self) -> bool:
        """Whether the number, a call or the maximum is drawn."""
        drawn = self.number.is_drawn or any(call.is_drawn for call in self.calls)
        return drawn or bool(self.straight_max and self.straight_max.is_drawn)

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find numbers that the wheel doesn't have and calls that can't be placed."""
        yield from self.number.faults(("number",), 0, _HIGHEST)
        yield from call_faults(self.calls, table)
        if self.straight_max is not None:
            yield from self.straight_max.faults(("straight-max",), 1, MOST_VALUE)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a number and calls and pay them."""
        number = self.number.resolve(draw, 0, _HIGHEST)
        calls = tuple(call.deal(table, draw) for call in self.calls)
        most = self.straight_max.resolve(draw, 1, MOST_VALUE, _USUAL_MAX) if self.straight_max else None
        payout = table.house.roulette.call_payout(number, calls, most)
        key = Key(right=Number(payout.total), terms=payout.terms, odds=_ODDS, why=payout.why)
        return dealt(
            self,
            id,
            ask="call-payout" if most is None else "call-payout-max",
            params={"number": number} if most is None else {"number": number, "most": most},
            scenes=(CallsScene(calls=tuple(called_aloud(call) for call in calls), number=number, straight_max=most),),
            parts=((part("call-payout", NumberForm(unit="value")), key),),
        )
