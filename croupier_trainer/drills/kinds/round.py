"""round: a whole round of poker, part by part. Source: OA-*, RU-*, SX-*, TX-*, PK-*."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from croupier_trainer.drills.answers import Choice, ChoiceForm, Sequence, SequenceForm
from croupier_trainer.drills.box_scene import show_round
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.poker_parts import OUTCOMES, compare_why, order_key
from croupier_trainer.drills.poker_round import OneRound
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.settle_parts import settle_parts
from croupier_trainer.drills.spec import dealt, part
from croupier_trainer.rules.poker.box import Act
from croupier_trainer.rules.poker.game import box_order, compare
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt, Part
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.bought_game import BoughtGame
    from croupier_trainer.rules.poker.box import Box
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

# What is done before the dealer opens.
_BEFORE: Final = frozenset({"deal", "draw", "buy"})
# What there is to choose from beside them.
_BESIDE: Final = ("take-over", "tips")


class Round(OneRound, tag="round", frozen=True, kw_only=True):
    """The course of the round, the order of changing, who is higher box by box, the order of settling, what moves.

    A part with nothing to do is left out.
    """

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a round and work it through."""
        game, deal = self.round(table, draw)
        return dealt(
            self,
            id,
            ask="round",
            params={"game": Named("game", game.id)},
            scenes=(show_round(game.id, deal),),
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
        dealer = _counting(game, box, deal)
        outcome = compare(game, box.hand, dealer, deal.board)
        asked = part(
            "compare",
            ChoiceForm(of="outcome", options=OUTCOMES),
            ("compare", str(number)),
            ask="compare-box",
            params={"box": str(number)},
        )
        yield asked, Key(right=Choice(str(outcome)), why=compare_why(game, box.hand, dealer, deal.board))
    if settling:
        asked = part("box-order-settle", SequenceForm(of="box", options=options), ("settle-order",))
        yield asked, order_key(game.id, Act.SETTLE, settling)
    yield from settle_parts(game, deal, ("settle",))


def _counting(game: PokerGame, box: Box, deal: Deal) -> tuple[Card, ...]:
    """Give the dealer's hand that counts for a box: a bought one only for those that bought. Source: RU-BUY."""
    if not box.buys or game.qualifies(game.hand(deal.dealer)):
        return deal.dealer
    bought: BoughtGame = getattr(game, "bought_game")(deal.dealer, deal.dealer_new)  # noqa: B009 - where one buys
    return bought.hand.five


def _course(game: PokerGame, deal: Deal, draw: Draw) -> tuple[Part, Key]:
    """Ask for the procedures of this round in order."""
    plays_on = any(not box.folded for box in deal.boxes)
    changes = any(box.folded or box.draw for box in deal.boxes)
    buys = any(box.buys for box in deal.boxes) and not game.qualifies(game.hand(deal.dealer, deal.board))
    every = _COURSE[game.id]
    # Where all fold, nothing is left to be opened and settled; Oasis has nothing to do in between where nobody
    # folds or changes, while in the other games boxes are closed there.
    idle = {"oasis-draw": not changes, "russian-buy": not buys}
    course = [(id_, rule) for id_, rule in every if not idle.get(id_) and (plays_on or id_.split("-")[-1] in _BEFORE)]
    before = tuple((first, then, rule) for (first, _), (then, rule) in pairwise(course))
    why = tuple(
        Reason("working.spin-before", rule, (("first", Name("procedure", first)), ("next", Name("procedure", then))))
        for first, then, rule in before
    )
    options = tuple(draw.shuffled([*(id_ for id_, _ in every), *_BESIDE]))
    asked = part("round-steps", SequenceForm(of="procedure", options=options), ("steps",))
    return asked, Key(right=Sequence(tuple(id_ for id_, _ in course)), before=before, why=why)
