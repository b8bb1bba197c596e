"""round: a whole round of poker, part by part. Source: OA-*, RU-*, SX-*, TX-*, PK-*."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from croupier_trainer.drills.answers import Choice, ChoiceForm, Sequence, SequenceForm
from croupier_trainer.drills.boxes_given import Boxes
from croupier_trainer.drills.cards_given import Cards
from croupier_trainer.drills.drawn import Whole, Word
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.poker_parts import OUTCOMES, compare_why, order_key
from croupier_trainer.drills.poker_round import deal_round, probe, round_faults, round_scene
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.settle_parts import settle_parts
from croupier_trainer.drills.spec import Spec, dealt, part
from croupier_trainer.rules.house import POKER
from croupier_trainer.rules.poker.box import Act
from croupier_trainer.rules.poker.game import box_order, compare
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt, Part
    from croupier_trainer.drills.spec import Fault
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.poker.box import Round as Deal
    from croupier_trainer.rules.poker.game import PokerGame

# The procedures of each game in order, each with the rule that puts it after the one before.
_COURSE: Final = {
    "oasis": (
        ("oasis-deal", "OA-DEAL"),
        ("oasis-draw", "OA-DRAW"),
        ("oasis-open", "OA-BET"),
        ("oasis-settle", "OA-COMPARE"),
    ),
    "russian": (
        ("russian-deal", "RU-DEAL"),
        ("russian-draw", "RU-DRAW"),
        ("russian-open", "RU-COMPARE"),
        ("russian-buy", "RU-BUY"),
        ("russian-settle", "RU-COMPARE"),
    ),
    "six-card": (("six-card-deal", "SX-DEAL"), ("six-card-buy", "SX-BUY"), ("six-card-settle", "SX-COMPARE")),
    "texas": (("texas-deal", "TX-DEAL"), ("texas-board", "TX-BOARD"), ("texas-settle", "TX-WIN")),
}


class Round(Spec, tag="round", frozen=True, kw_only=True):
    """The course of the round, the order of changing, who is higher box by box, the order of settling, what moves.

    A part with nothing to do is left out.
    """

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
        """Deal a round and work it through."""
        game = table.house.poker(self.game.resolve(draw, POKER))
        deal = deal_round(game, self, draw)
        return dealt(
            self,
            id,
            ask="round",
            params={"game": Named("game", game.id)},
            scenes=(round_scene(game, deal),),
            parts=tuple(_parts(game, deal, draw)),
        )


def _parts(game: PokerGame, deal: Deal, draw: Draw) -> Iterator[tuple[Part, Key]]:
    yield _course(game, deal, draw)
    options = tuple(str(box.number) for box in deal.boxes)
    if changing := box_order(deal.boxes, Act.DRAW):
        asked = part("box-order-draw", SequenceForm(of="box", options=options), ("draw-order",))
        yield asked, order_key(game.id, Act.DRAW, changing)
    settling = box_order(deal.boxes, Act.SETTLE)
    for number in settling:
        box = next(one for one in deal.boxes if one.number == number)
        outcome = compare(game, box.hand, deal.dealer, deal.board)
        asked = part(
            "compare",
            ChoiceForm(of="outcome", options=OUTCOMES),
            ("compare", str(number)),
            ask="compare-box",
            params={"box": str(number)},
        )
        yield asked, Key(right=Choice(str(outcome)), why=compare_why(game, box.hand, deal.dealer, deal.board))
    if settling:
        asked = part("box-order-settle", SequenceForm(of="box", options=options), ("settle-order",))
        yield asked, order_key(game.id, Act.SETTLE, settling)
    yield from settle_parts(game, deal, ("settle",))


def _course(game: PokerGame, deal: Deal, draw: Draw) -> tuple[Part, Key]:
    """Ask for the procedures of this round in order."""
    changes = any(box.draw or box.sixth is not None for box in deal.boxes)
    buys = any(box.buys for box in deal.boxes) and not game.qualifies(game.hand(deal.dealer, deal.board))
    left_out = {
        "oasis-draw": not changes,
        "russian-draw": not changes,
        "six-card-buy": not changes,
        "russian-buy": not buys,
    }
    every = _COURSE[game.id]
    course = [(id_, rule) for id_, rule in every if not left_out.get(id_)]
    before = tuple((first, then, rule) for (first, _), (then, rule) in pairwise(course))
    why = tuple(
        Reason("working.spin-before", rule, (("first", Name("procedure", first)), ("next", Name("procedure", then))))
        for first, then, rule in before
    )
    options = tuple(draw.shuffled([id_ for id_, _ in every]))
    asked = part("procedures", SequenceForm(of="procedure", options=options), ("steps",), ask="round-steps")
    return asked, Key(right=Sequence(tuple(id_ for id_, _ in course)), before=before, why=why)
