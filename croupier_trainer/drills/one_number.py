"""What kinds of question about one number of the wheel have in common: the number, written out or drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.spec import Fault, Spec
from croupier_trainer.rules.roulette.wheel import POCKETS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table

HIGHEST = max(POCKETS)


class OneNumber(Spec, frozen=True, kw_only=True):
    """A number of the wheel."""

    number: Whole

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find numbers that the wheel doesn't have."""
        del table
        yield from self.number.faults(("number",), 0, HIGHEST)

    def given(self, draw: Draw) -> int:
        """Give the number."""
        return self.number.resolve(draw, 0, HIGHEST)
