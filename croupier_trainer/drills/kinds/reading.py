"""reading: in which order the bets on the number are counted. Source: PO-NUMBER, PO-WITHIN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Sequence, SequenceForm
from croupier_trainer.drills.on_layout import PlayersOnLayout, layout_scene
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.spec import dealt, part
from croupier_trainer.rules.roulette.order import laid

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table


class Reading(PlayersOnLayout, tag="reading", frozen=True, kw_only=True):
    """All bets on the number, all colours together."""

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal number and bets and read them."""
        number, players = self.given(table, draw)
        ordering = table.house.roulette.reading(number, players)
        options = tuple(bet.id for bet in laid(players) if bet.bet.is_inside)
        key = Key(right=Sequence(ordering.ids), before=ordering.before, why=ordering.why)
        return dealt(
            self,
            id,
            ask="reading",
            params={"number": number},
            scenes=(layout_scene(players, number),),
            parts=((part("reading", SequenceForm(of="bet-on", options=options)), key),),
        )
