"""neighbours: a number and two on each side of it on the wheel, clockwise. Source: RT-WHEEL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Sequence, SequenceForm
from croupier_trainer.drills.one_number import OneNumber
from croupier_trainer.drills.question import Dealt, Key
from croupier_trainer.drills.spec import dealt, part
from croupier_trainer.rules.roulette import wheel
from croupier_trainer.rules.table import Reason

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table


class Neighbours(OneNumber, tag="neighbours", frozen=True, kw_only=True):
    """Five numbers as they stand on the wheel."""

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a number."""
        del table
        number = self.given(draw)
        five = tuple(str(one) for one in wheel.neighbours(number))
        why = Reason("working.neighbours", "RT-WHEEL", (("number", number), ("numbers", ", ".join(five))))
        return dealt(
            self,
            id,
            ask="neighbours",
            params={"number": number},
            parts=((part("neighbours", SequenceForm(of="number")), Key(right=Sequence(five), why=(why,))),),
        )
