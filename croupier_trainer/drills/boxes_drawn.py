"""Drawing a poker box: first the hand it will play, then how it came by it.

A hand is dealt for what it has to make, so that what is rare among random cards is not rare here. How the player came
by it is made up afterwards: cards were thrown for some of it, or its last card was bought.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from croupier_trainer.drills.box_given import ANTES, MOST_ANTE
from croupier_trainer.drills.cards_given import NoDeal
from croupier_trainer.drills.hands_drawn import deal_hand
from croupier_trainer.rules.money import ZERO, Money
from croupier_trainer.rules.poker.box import Action, Box, Moment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.drawn import Whole
    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.game import PokerGame
    from croupier_trainer.rules.poker.russian import Russian

HAND = 5
_USUAL_ANTE = (5, 100)
_MOST_BONUS = 3
# Hands are dealt again so often for a second combination.
_FOR_SECOND = 4


class Way(Enum):
    """How a box came by its hand."""

    DEALT = "dealt"
    DREW = "drew"
    BOUGHT = "bought"
    CHANGED = "changed"
    BLIND = "blind"


# Each way as often as it stands here, of those that the game has.
_WAYS = (Way.DEALT, Way.DEALT, Way.DREW, Way.DREW, Way.BOUGHT, Way.BOUGHT, Way.CHANGED)
_EXTRA = {Way.DREW: "draw", Way.BOUGHT: "sixth", Way.CHANGED: "changed", Way.BLIND: "blind"}
_SIX = frozenset({Way.BOUGHT, Way.CHANGED})


def draw_way(game: PokerGame, draw: Draw, *, blind: bool) -> Way:
    """Draw how a box comes by its hand; unseen now and then where `blind` is allowed."""
    if blind and "blind" in game.shape.extras and draw.below(8) == 0:
        return Way.BLIND
    return draw.choose([way for way in _WAYS if way not in _EXTRA or _EXTRA[way] in game.shape.extras])


def hand_size(game: PokerGame, way: Way) -> int:
    """Give how many cards of his own a player plays."""
    return game.shape.cards + (way in _SIX)


def draw_hand(
    game: PokerGame, making: Sequence[str], size: int, stock: Sequence[Card], draw: Draw
) -> tuple[Card, ...] | None:
    """Deal a hand that makes one of some combinations, in Russian poker with a second one often; None if none came."""
    target = draw.choose(making)
    hand = deal_hand(target, size, stock, draw)
    double = getattr(game, "double", None)
    if double is None or draw.below(3) == 0:
        return hand
    for _ in range(_FOR_SECOND):
        if hand is None or double(hand).second is not None:
            break
        hand = deal_hand(target, size, stock, draw)
    return hand


def draw_ante(ante: Whole | None, base: int, draw: Draw) -> Money:
    """Give the ANTE of a box: as the file says, else what is usual at the table, `base`, or twice that."""
    if ante is not None:
        return Money.of(ante.resolve(draw, 1, MOST_ANTE, _USUAL_ANTE))
    return Money.of(base * (1 if draw.below(3) else 2))


@dataclass(slots=True)
class Stock:
    """The cards that are left, from which others are taken."""

    cards: list[Card]

    def take(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Take these cards."""
        for card in cards:
            self.cards.remove(card)
        return tuple(cards)

    def any(self, count: int, draw: Draw) -> tuple[Card, ...]:
        """Draw so many and leave them there; raises NoDeal where there aren't enough."""
        if count > len(self.cards):
            raise NoDeal
        return tuple(draw.sample(self.cards, count))

    def some(self, count: int, draw: Draw) -> tuple[Card, ...]:
        """Take so many, drawn; raises NoDeal."""
        return self.take(self.any(count, draw))


def make_up(game: PokerGame, box: Box, way: Way, stock: Stock, draw: Draw) -> Box:
    """Give the box that came by the hand it has (its `cards`, already out of the stock) in a way."""
    hand = box.cards
    if "bonus" in game.shape.extras and draw.below(3) == 0:
        box = replace(box, bonus=Money.of(draw.between(1, _MOST_BONUS)))
    match way:
        case Way.BLIND:
            return replace(box, blind=True)
        case Way.DREW:
            changes = getattr(game, "changes")  # noqa: B009 - the games that have draws have it
            count = draw.between(changes.least, min(changes.most, len(hand)))
            kept, drawn = hand[:-count], hand[-count:]
            thrown = stock.some(count, draw)
            return replace(box, cards=tuple(draw.shuffled((*kept, *thrown))), draw=thrown, drawn=drawn)
        case Way.BOUGHT:
            return replace(box, cards=hand[:-1], sixth=hand[-1])
        case Way.CHANGED:
            (sixth,) = stock.some(1, draw)
            return replace(box, cards=hand[:-1], sixth=sixth, changed=hand[-1])
    return box


_ANYTHING = ("high-card", "ace-king", "pair", "two-pairs", "three", "straight", "flush", "full-house", "four")


def draw_moment(game: PokerGame, moment: Moment, stock: list[Card], draw: Draw) -> Box:
    """Draw a box as it may stand while the player decides, or once the dealer has opened without a game."""
    way = draw_way(game, draw, blind=True)
    left, size = Stock(stock), hand_size(game, way)
    hand = draw_hand(game, _ANYTHING, size, left.cards, draw) if size >= HAND else None
    hand = left.take(hand) if hand is not None else left.some(size, draw)
    box = make_up(game, Box(number=1, ante=draw_ante(None, draw.choose(ANTES), draw), cards=hand), way, left, draw)
    if box.draw and moment is Moment.DECIDING and draw.below(3) == 0:
        box = replace(box, drawn=())  # thrown, and not yet dealt to
    insurance = getattr(game, "insurance", None)
    if insurance is not None and not box.blind and len(box.drawn) == len(box.draw) and draw.below(4) == 0:
        box = replace(box, insurance=insurance(box.hand, box.ante).least)
    if moment is Moment.DECIDING:
        return box
    folds = not box.insurance and draw.below(6) == 0
    return replace(box, action=Action.FOLD if folds else Action.BET)


def draw_insurance(russian: Russian, box: Box, most: Money | None, draw: Draw) -> Money:
    """Draw an insurance within its limits: the least, the most, or a round sum between; none where there is none."""
    limits = russian.insurance(box.hand, box.ante, most)
    if not limits.least:
        return ZERO
    highest = limits.most.halves // 2
    match draw.below(4):
        case 0:
            return limits.least
        case 1:
            return Money.of(highest)
    sum_ = draw.between(limits.least.whole, highest)
    return Money.of(max(limits.least.whole, sum_ - sum_ % 5))
