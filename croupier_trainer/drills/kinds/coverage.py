"""coverage: which numbers a bet covers. Source: RT-STRAIGHT to RT-EVEN-CHANCE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Chosen, SetForm
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.question import Dealt, Key
from croupier_trainer.drills.spec import dealt, part
from croupier_trainer.drills.spot import OneSpot
from croupier_trainer.rules.table import Reason

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table


class Coverage(OneSpot, tag="coverage", frozen=True, kw_only=True):
    """The numbers of one spot, as a set. No picture: it would show them."""

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a spot."""
        bet = self.given(table, draw)
        numbers = tuple(str(number) for number in sorted(bet.numbers))
        why = Reason("working.coverage", bet.rule, (("bet", bet.name), ("numbers", ", ".join(numbers))))
        asked = part("coverage", SetForm(of="number"))
        return dealt(
            self,
            id,
            ask="coverage",
            params={"bet": Named("bet-place", bet.id)},
            parts=((asked, Key(right=Chosen(numbers), why=(why,))),),
        )
