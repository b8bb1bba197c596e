"""stacks: how chips are made of full stacks. Source: ST-DROP, ST-PENCIL, ST-TOP-ONE, ST-TOP-MANY."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.bets import MOST_CHIPS
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.scenes import ChipsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt
from croupier_trainer.drills.stack_parts import stack_parts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table

_USUAL = (1, 300)


class Stacks(Spec, tag="stacks", frozen=True, kw_only=True):
    """Stacks taken, the technique for the rest, chips dropped or cut off, and where the rest goes."""

    chips: Whole

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find numbers of chips out of range."""
        del table
        yield from self.chips.faults(("chips",), 1, MOST_CHIPS)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a number of chips."""
        chips = self.chips.resolve(draw, 1, MOST_CHIPS, _USUAL)
        return dealt(
            self,
            id,
            ask="stacks",
            params={"n": chips},
            scenes=(ChipsScene(count=chips),),
            parts=stack_parts(table.house.roulette.stacks(chips)),
        )
