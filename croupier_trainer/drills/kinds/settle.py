"""settle: what moves at every stake of every box. Source: OA-COMPARE, RU-COMPARE, SX-COMPARE, TX-WIN and theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.box_scene import show_round
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.poker_round import OneRound
from croupier_trainer.drills.settle_parts import settle_parts
from croupier_trainer.drills.spec import dealt

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table


class Settle(OneRound, tag="settle", frozen=True, kw_only=True):
    """Per box and stake: + the dealer pays, - takes, 0 goes back."""

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a round and settle it."""
        game, deal = self.round(table, draw)
        return dealt(
            self,
            id,
            ask="settle",
            params={"game": Named("game", game.id)},
            scenes=(show_round(game.id, deal),),
            parts=settle_parts(game, deal),
        )
