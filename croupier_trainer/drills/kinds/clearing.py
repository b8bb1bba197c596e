"""clearing: with which hands a number is cleared. Source: CL-NUMBER, CL-EDGE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import LayoutScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.roulette import clearing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table

_HIGHEST = 36
# The inner hand is never right here, but it is what a trainee may think.
_HANDS = ("inner", "outer", "both")


class Clearing(Spec, tag="clearing", frozen=True, kw_only=True):
    """The outer hand alone at the edges, else both."""

    number: Whole

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find numbers that the wheel doesn't have."""
        del table
        yield from self.number.faults(("number",), 0, _HIGHEST)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a number."""
        del table
        number = self.number.resolve(draw, 0, _HIGHEST)
        key = Key(right=Choice(str(clearing.hand(number))), why=(clearing.hand_reason(number),))
        return dealt(
            self,
            id,
            ask="clearing",
            params={"number": number},
            scenes=(LayoutScene(number=number),),
            parts=((part("clearing", ChoiceForm(of="hand", options=_HANDS)), key),),
        )
