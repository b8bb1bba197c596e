"""Showing poker boxes: what lies at each and which cards the dealer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.cards_given import as_text
from croupier_trainer.drills.scenes import Box as ShownBox
from croupier_trainer.drills.scenes import CardsScene
from croupier_trainer.drills.scenes import Stake as ShownStake
from croupier_trainer.rules.poker.box import Action

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier_trainer.rules.poker.box import Box, Round


HIDDEN = "??"


def show_box(box: Box, *, opened: bool = True) -> ShownBox:
    """Show a box with its stakes and cards, a blind one's only once it is `opened`.

    What cards were paid for is shown, not the price: it is asked.
    """
    stakes = [("ante", box.ante)]
    if box.action is Action.BET:
        stakes.append(("bet", box.bet))
    stakes += [(what, money) for what, money in (("bonus", box.bonus), ("insurance", box.insurance)) if money]
    return ShownBox(
        number=box.number,
        stakes=tuple(ShownStake(what=what, halves=money.halves) for what, money in stakes),
        cards=as_text(box.cards) if opened or not box.blind else (HIDDEN,) * len(box.cards),
        thrown=as_text(box.draw),
        drawn=as_text(box.drawn),
        sixth=None if box.sixth is None else str(box.sixth),
        changed=None if box.changed is None else str(box.changed),
        folded=box.folded,
        blind=box.blind,
        buys=box.buys,
    )


def show_boxes(game: str, boxes: Iterable[Box]) -> CardsScene:
    """Show boxes before any is settled, without a dealer."""
    return CardsScene(game=game, boxes=tuple(show_box(box, opened=False) for box in boxes))


def show_round(game: str, deal: Round) -> CardsScene:
    """Show a whole round, opened; new cards only where a game may be bought with them."""
    return CardsScene(
        game=game,
        boxes=tuple(show_box(box) for box in deal.boxes),
        dealer=as_text(deal.dealer),
        dealer_new=as_text(deal.dealer_new) if any(box.buys for box in deal.boxes) else (),
        board=as_text(deal.board),
        maximum_payout=None if deal.maximum_payout is None else deal.maximum_payout.whole,
    )
