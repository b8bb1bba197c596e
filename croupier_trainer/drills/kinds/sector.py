"""sector: in which part of the wheel a number stands. Source: RT-VOISINS, RT-TIERS, RT-ORPHELINS."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm
from croupier_trainer.drills.one_number import OneNumber
from croupier_trainer.drills.question import Dealt, Key
from croupier_trainer.drills.spec import dealt, part
from croupier_trainer.rules.roulette import wheel
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table

_SECTORS = tuple(str(sector) for sector in wheel.Sector)


class Sector(OneNumber, tag="sector", frozen=True, kw_only=True):
    """The sector of a number."""

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a number."""
        del table
        number = self.given(draw)
        sector = wheel.sector(number)
        rule = f"RT-{sector.upper()}"
        why = Reason("working.sector", rule, (("number", number), ("sector", Name("sector", str(sector)))))
        asked = part("sector", ChoiceForm(of="sector", options=_SECTORS))
        return dealt(
            self,
            id,
            ask="sector",
            params={"number": number},
            parts=((asked, Key(right=Choice(str(sector)), why=(why,))),),
        )
