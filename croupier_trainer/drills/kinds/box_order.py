"""box-order: in which order the dealer goes along the boxes. Source: OA-DRAW, OA-COMPARE, SX-BUY."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import SequenceForm
from croupier_trainer.drills.box_scene import show_boxes
from croupier_trainer.drills.boxes_given import Boxes
from croupier_trainer.drills.cards_given import NoDeal, in_all
from croupier_trainer.drills.drawn import Word
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.poker_parts import order_key
from croupier_trainer.drills.poker_round import OneGame, deal_boxes, draw_faults
from croupier_trainer.drills.spec import Fault, dealt, part
from croupier_trainer.rules.house import POKER
from croupier_trainer.rules.poker.box import Act, Box
from croupier_trainer.rules.poker.game import box_order

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.poker.game import PokerGame

_ACTS = tuple(str(act) for act in Act)
# So many boxes make an order, where there are so many.
_ENOUGH = 2


def _are_enough(act: Act, boxes: tuple[Box, ...]) -> bool:
    return len(box_order(boxes, act)) >= min(_ENOUGH, len(boxes))


class BoxOrder(OneGame, tag="box-order", frozen=True, kw_only=True):
    """Boxes that change or buy, rising; boxes not folded, falling."""

    boxes: Boxes
    act: Word

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find unknown games and acts, and all that may not lie at the boxes."""
        faults = [
            *self.game.faults(("game",), POKER),
            *self.act.faults(("act",), _ACTS),
            *self.boxes.faults(("boxes",), self.sizes(table)),
        ]
        if not faults:
            faults += draw_faults(self.boxes, self.games(table))
        yield from faults
        if not faults:
            yield from self.never(table, self._in, "boxes")

    def _in(self, game: PokerGame, draw: Draw) -> tuple[Act, tuple[Box, ...]]:
        """Deal boxes in a game; drawn ones so that there is an order."""
        every: list[tuple[Fault, ...]] = []
        for word in draw.shuffled(self.act.possible(_ACTS)):
            act = Act(word)
            try:
                return act, deal_boxes(game, self.boxes, draw, partial(_are_enough, act))
            except NoDeal as error:
                every.append(error.faults)
        raise NoDeal(in_all(every))

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal boxes and put them in order."""
        game, (act, boxes) = self.dealt_in(table, draw, self._in)
        form = SequenceForm(of="box", options=tuple(str(box.number) for box in boxes))
        return dealt(
            self,
            id,
            ask=f"box-order-{act}",
            params={"game": Named("game", game.id)},
            scenes=(show_boxes(game.id, boxes),),
            parts=((part(f"box-order-{act}", form), order_key(game.id, act, box_order(boxes, act))),),
        )
