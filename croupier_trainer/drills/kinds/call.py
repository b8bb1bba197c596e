"""call: what call bets cost, what is given back and what stands. Source: CB-REPEAT, CP-OVER-MAX."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import NumberForm, Tally, TallyForm, number
from croupier_trainer.drills.bets import MOST_VALUE
from croupier_trainer.drills.calls import CallSpec, call_faults, called_aloud
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import CallsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table

_USUAL_MAX = (50, 500)


class Call(Spec, tag="call", frozen=True, kw_only=True):
    """Total asked, change, and the value that stands on each spot."""

    calls: tuple[CallSpec, ...]
    straight_max: Whole | None = None

    @property
    def is_drawn(self) -> bool:
        """Whether a call or the maximum is drawn."""
        return any(call.is_drawn for call in self.calls) or bool(self.straight_max and self.straight_max.is_drawn)

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find calls that can't be placed."""
        yield from call_faults(self.calls, table)
        if self.straight_max is not None:
            yield from self.straight_max.faults(("straight-max",), 1, MOST_VALUE)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal calls and place them."""
        calls = tuple(call.deal(table, draw) for call in self.calls)
        most = self.straight_max.resolve(draw, 1, MOST_VALUE, _USUAL_MAX) if self.straight_max else None
        stood = table.house.roulette.place(calls, most)
        placed = Tally(tuple((piece.bet.id, piece.value) for piece in stood.placed))
        return dealt(
            self,
            id,
            ask="call" if most is None else "call-max",
            params={} if most is None else {"most": most},
            scenes=(CallsScene(calls=tuple(called_aloud(call) for call in calls), straight_max=most),),
            parts=(
                (
                    part("call-total", NumberForm(unit="value"), ("total",)),
                    Key(right=number(stood.total), why=stood.why),
                ),
                (
                    part("call-change", NumberForm(unit="value"), ("change",)),
                    Key(right=number(stood.change), why=stood.why),
                ),
                (part("call-placed", TallyForm(of="bet"), ("placed",)), Key(right=placed, why=stood.why)),
            ),
        )
