"""cutting: into which piles cash chips of one value are cut. Source: ST-CUT-CASH, ST-CUT-25."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Sequence, SequenceForm
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.question import Dealt, Key
from croupier_trainer.drills.scenes import ChipsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.chips import cut_reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table

_MOST_CHIPS = 500
_MOST_VALUE = 1_000_000
_USUAL = (4, 24)


class Cutting(Spec, tag="cutting", frozen=True, kw_only=True):
    """The piles in order, full ones first."""

    value: Whole
    chips: Whole

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find values and numbers of chips out of range."""
        del table
        yield from self.value.faults(("value",), 1, _MOST_VALUE)
        yield from self.chips.faults(("chips",), 1, _MOST_CHIPS)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a value of the house and a number of chips."""
        roulette = table.house.roulette
        value = (
            self.value.resolve(draw, 1, _MOST_VALUE)
            if self.value.low is not None or self.value.items
            else (draw.choose(roulette.cash))
        )
        chips = self.chips.resolve(draw, 1, _MOST_CHIPS, _USUAL)
        piles = tuple(str(pile) for pile in roulette.piles(value, chips))
        key = Key(right=Sequence(piles), why=(cut_reason(value, roulette.cut),))
        return dealt(
            self,
            id,
            ask="cutting",
            params={"n": chips, "value": value},
            scenes=(ChipsScene(count=chips, value=value, cash=True),),
            parts=((part("cutting", SequenceForm(of="pile")), key),),
        )
