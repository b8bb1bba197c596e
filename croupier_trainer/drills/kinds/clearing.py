"""clearing: with which hands a number is cleared. Source: CL-NUMBER, CL-EDGE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm
from croupier_trainer.drills.one_number import OneNumber
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import LayoutScene
from croupier_trainer.drills.spec import dealt, part
from croupier_trainer.rules.roulette import clearing

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table

# The inner hand is never right here, but it is what a trainee may think.
_HANDS = ("inner", "outer", "both")


class Clearing(OneNumber, tag="clearing", frozen=True, kw_only=True):
    """The outer hand alone at the edges, else both."""

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a number."""
        del table
        number = self.given(draw)
        key = Key(right=Choice(str(clearing.hand(number))), why=(clearing.hand_reason(number),))
        return dealt(
            self,
            id,
            ask="clearing",
            params={"number": number},
            scenes=(LayoutScene(number=number),),
            parts=((part("clearing", ChoiceForm(of="hand", options=_HANDS)), key),),
        )
