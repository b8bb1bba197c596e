"""box-order: in which order the dealer goes along the boxes. Source: OA-DRAW, OA-COMPARE, SX-BUY."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import SequenceForm
from croupier_trainer.drills.box_scene import show_boxes
from croupier_trainer.drills.boxes_given import Boxes
from croupier_trainer.drills.drawn import Word
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.poker_parts import order_key
from croupier_trainer.drills.poker_round import deal_boxes, probe
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.house import POKER
from croupier_trainer.rules.poker.box import Act
from croupier_trainer.rules.poker.game import box_order

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table

_ACTS = tuple(str(act) for act in Act)


class BoxOrder(Spec, tag="box-order", frozen=True, kw_only=True):
    """Boxes that change or buy, rising; boxes not folded, falling."""

    game: Word
    boxes: Boxes
    act: Word

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find unknown games and acts, and all that may not lie at the boxes."""
        faults = [
            *self.game.faults(("game",), POKER),
            *self.act.faults(("act",), _ACTS),
            *self.boxes.faults(("boxes",)),
        ]
        yield from faults
        if not faults:
            yield from probe(self, lambda game, draw: deal_boxes(game, self.boxes, draw), table)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal boxes and put them in order."""
        game = table.house.poker(self.game.resolve(draw, POKER))
        boxes = deal_boxes(game, self.boxes, draw)
        act = Act(self.act.resolve(draw, _ACTS))
        form = SequenceForm(of="box", options=tuple(str(box.number) for box in boxes))
        key = order_key(game.id, act, box_order(boxes, act))
        return dealt(
            self,
            id,
            ask=f"box-order-{act}",
            params={"game": Named("game", game.id)},
            scenes=(show_boxes(game.id, boxes),),
            parts=((part(f"box-order-{act}", form), key),),
        )
