"""settle: what moves at every stake of every box. Source: OA-COMPARE, RU-COMPARE, SX-COMPARE, TX-WIN and theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.boxes_given import Boxes
from croupier_trainer.drills.cards_given import Cards
from croupier_trainer.drills.drawn import Whole, Word
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.poker_round import deal_round, probe, round_faults, round_scene
from croupier_trainer.drills.settle_parts import settle_parts
from croupier_trainer.drills.spec import Fault, Spec, dealt
from croupier_trainer.rules.house import POKER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table


class Settle(Spec, tag="settle", frozen=True, kw_only=True):
    """Per box and stake: + the dealer pays, - takes, 0 goes back."""

    game: Word
    boxes: Boxes
    dealer: Cards | None = None
    board: Cards | None = None
    dealer_new: Cards | None = None
    maximum_payout: Whole | None = None

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find everything for which the round can't be settled."""
        faults = [*self.game.faults(("game",), POKER), *round_faults(self)]
        yield from faults
        if not faults:
            yield from probe(self, lambda game, draw: deal_round(game, self, draw), table)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a round and settle it."""
        game = table.house.poker(self.game.resolve(draw, POKER))
        deal = deal_round(game, self, draw)
        return dealt(
            self,
            id,
            ask="settle",
            params={"game": Named("game", game.id)},
            scenes=(round_scene(game, deal),),
            parts=settle_parts(game, deal),
        )
