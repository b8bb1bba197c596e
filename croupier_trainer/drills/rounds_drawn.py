"""Drawing whole rounds in which something happens: no game, wins, losses, stand-offs, insurance, bought games, maxima.

The leading box comes first, with a hand for what has to come of it, then a dealer who makes that come, then the other
boxes against him. What was dealt is asked of the rules before it is taken.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from croupier_trainer.drills.box_given import ANTES
from croupier_trainer.drills.boxes_drawn import (
    HAND,
    Stock,
    Way,
    draw_ante,
    draw_hand,
    draw_insurance,
    draw_way,
    hand_size,
    make_up,
)
from croupier_trainer.drills.boxes_given import MOST_DRAWN, OUTCOMES
from croupier_trainer.drills.cards_given import NEW, USUAL_NEW, NoDeal, fixed, rest_of
from croupier_trainer.drills.hands_drawn import deal_hand
from croupier_trainer.drills.poker_parts import has_ace_king
from croupier_trainer.rules.hands import Combination
from croupier_trainer.rules.money import ZERO, Money
from croupier_trainer.rules.poker.box import Action, Box, Outcome, Round
from croupier_trainer.rules.poker.game import compare_hands

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.drills.boxes_given import BoxesDraw
    from croupier_trainer.drills.cards_given import Cards
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.hands import Hand
    from croupier_trainer.rules.poker.game import PokerGame

FOLD = "fold"
# A round is tried so often for each outcome of the leading box, a hand so often for what has to come of it.
_USUAL_BOXES = 4
_ROUNDS, _HANDS, _DEALERS = 40, 12, 60
_STRONG = ("three", "straight", "flush", "full-house", "four", "straight-flush")
_COMMON = ("pair", "two-pairs", "three", "straight", "flush", "full-house")
_ANY = ("high-card", "pair", "pair", "two-pairs", "three", "straight", "flush", "full-house", "four")
# What the leading box makes, so that what has to come of it can.
_MAKING = {
    "no-game": _ANY,
    "win": (*_COMMON, *_COMMON, "four", "straight-flush", "royal-flush"),
    "lose": ("high-card", "ace-king", "pair", "pair", "two-pairs", "three"),
    "stand-off": ("ace-king", "pair", "pair", "two-pairs", "straight", "flush"),
    "insured": _STRONG,
    "bought": (*_ANY, *_STRONG),
    "capped": _STRONG,
    FOLD: ("high-card", "high-card", "ace-king", "pair"),
}
# With common cards a dealer seldom has no game: what can come of them then.
_TEXAS_NO_GAME = ("high-card", "high-card", "pair", "straight", "flush", "three")
# Whether the dealer plays where a box comes out so, each as often as it stands here.
_PLAYS = {
    "no-game": (False,),
    "win": (True,),
    "lose": (True,),
    "stand-off": (True,),
    "insured": (False, False, True, True, True),
    "bought": (False,),
    "capped": (True,),
    FOLD: (True, False),
}
_FOUND = {
    "win": (Outcome.PLAYER,),
    "lose": (Outcome.DEALER,),
    "stand-off": (Outcome.STAND_OFF,),
    "insured": (Outcome.PLAYER, Outcome.DEALER, Outcome.STAND_OFF),
    "capped": (Outcome.PLAYER,),
}
# Insured hands that leave room for a higher one, and for an equal one.
_BEATABLE, _EQUALLED = ("three", "straight", "flush"), ("straight", "flush")
_HIGHER = ("straight", "flush", "full-house", "four", "straight-flush")
_MODEST = ("pair", "two-pairs", "three")


@dataclass(frozen=True, slots=True)
class Given:
    """What the file says of a round whose boxes are drawn."""

    dealer: Cards | None = None
    board: Cards | None = None
    dealer_new: Cards | None = None
    maximum: Money | None = None


def outcomes_of(game: PokerGame) -> tuple[str, ...]:
    """Give the outcomes that a game knows: what needs insurance, bought games or a maximum only where there is such."""
    needs = {"insured": "insurance", "bought": "buys", "capped": "maximum-payout"}
    has = game.shape.extras | game.shape.round_extras
    return tuple(word for word in OUTCOMES if word not in needs or needs[word] in has)


def deal_drawn(game: PokerGame, boxes: BoxesDraw, draw: Draw, given: Given | None = None) -> Round:
    """Draw a round that can be settled and in which every box comes out as asked; raises NoDeal."""
    given = given or Given()
    for cards, size in ((given.dealer, game.shape.cards), (given.board, game.shape.board)):
        if cards is not None and cards.fixed is not None and len(cards.fixed) != size:
            raise NoDeal
    known = outcomes_of(game)
    asked = boxes.outcome
    words = tuple(word for word in (asked.possible(known) if asked else known) if word in known)
    any_goes = asked is None or (asked.word is None and not asked.items)
    beside = (*words, FOLD) if any_goes else words
    for leading in dict.fromkeys(draw.shuffled(words)):
        for _ in range(_ROUNDS):
            try:
                deal = _Dealing(game, given, draw).round(boxes, leading, beside)
            except NoDeal:  # the cards ran out
                continue
            if deal is not None and not game.faults(deal):
                return deal
    raise NoDeal


@dataclass(frozen=True, slots=True)
class _Wish:
    """What has to come of a box."""

    outcome: str
    found: Outcome | None
    way: Way
    making: tuple[str, ...]


class _Dealing:
    """One try at a round."""

    def __init__(self, game: PokerGame, given: Given, draw: Draw) -> None:
        self.game = game
        self.given = given
        self.draw = draw
        self.stock = Stock(rest_of(*fixed(given.dealer, given.board, given.dealer_new)))
        self.base = draw.choose(ANTES)
        self.board: tuple[Card, ...] = ()
        self.dealer: tuple[Card, ...] = ()
        self.theirs: Hand | None = None

    def round(self, boxes: BoxesDraw, leading: str, words: Sequence[str]) -> Round | None:
        """Deal a round; None where this try comes to nothing."""
        draw = self.draw
        most = self.game.shape.most_boxes or MOST_DRAWN
        count = boxes.count.resolve(draw, 1, most, (1, _USUAL_BOXES))
        if count > most:
            raise NoDeal
        first = draw.between(1, count)
        plays = draw.choose(_PLAYS[leading])
        wish = self._wish(leading, plays=plays)
        hand = self._table(wish, plays=plays)
        if hand is None or self.theirs is None:
            return None
        dealt = {first: self._box(first, wish, hand, boxes)}
        others = [word for word in words if plays in _PLAYS[word]]
        for number in range(1, count + 1):
            if number != first and others:
                box = self._other(number, others, boxes, plays=plays)
                if box is None:
                    return None
                dealt[number] = box
        if len(dealt) < count:
            return None
        wishes = {number: wish.outcome for number, (_, wish) in dealt.items()}
        return self._finished(tuple(dealt[number][0] for number in sorted(dealt)), wishes)

    def _wish(self, outcome: str, *, plays: bool) -> _Wish:
        """Say what has to come of a box of this outcome."""
        draw = self.draw
        found = draw.choose(_FOUND[outcome]) if plays and outcome in _FOUND else None
        making = _TEXAS_NO_GAME if self.game.shape.board and outcome == "no-game" else _MAKING[outcome]
        if outcome == "insured" and found is Outcome.DEALER:
            making = _BEATABLE
        elif outcome == "insured" and found is Outcome.STAND_OFF:
            making = _EQUALLED
        if "ace-king" in making and not has_ace_king(self.game):
            making = tuple(word for word in making if word != "ace-king")
        return _Wish(outcome, found, draw_way(self.game, draw, blind=outcome not in {"insured", "bought"}), making)

    def _table(self, wish: _Wish, *, plays: bool) -> tuple[Card, ...] | None:
        """Deal the leading hand, the board, and a dealer against whom that hand comes out as wished."""
        size, board = hand_size(self.game, wish.way), self.game.shape.board
        given = self.given.board
        if board and given is not None:
            self.board = given.deal(self.stock.cards, self.draw, (board, board))
            if given.is_drawn:
                self.stock.take(self.board)
        together = None
        if not self.board:
            together = draw_hand(self.game, wish.making, size + board, self.stock.cards, self.draw)
            if together is None:
                return None
            self.stock.take(together)
            self.board = together[size:]
        hand = self.stock.some(size, self.draw) if together is None else together[:size]
        dealer = self._dealer(hand, wish, plays=plays)
        if dealer is None:
            return None
        self.dealer, self.theirs = dealer, self.game.hand(dealer, self.board)
        return hand

    def _dealer(self, hand: tuple[Card, ...], wish: _Wish, *, plays: bool) -> tuple[Card, ...] | None:
        """Deal the dealer's cards."""
        given, size = self.given.dealer, self.game.shape.cards
        own = self.game.hand(hand, self.board)
        if not plays and self.board and self.game.qualifies(self.game.hand((), self.board)):
            return None
        for _ in range(_DEALERS):
            if given is not None:
                cards: tuple[Card, ...] | None = given.deal(self.stock.cards, self.draw, (size, size))
            else:
                cards = self._against(own, hand, wish, plays=plays)
            if cards is not None:
                theirs = self.game.hand(cards, self.board)
                right = self.game.qualifies(theirs) is plays
                if right and wish.found in {None, compare_hands(self.game, own, theirs)}:
                    if given is None or given.is_drawn:
                        self.stock.take(cards)
                    return cards
            if given is not None and not given.is_drawn:
                return None
        return None

    def _against(self, own: Hand, hand: tuple[Card, ...], wish: _Wish, *, plays: bool) -> tuple[Card, ...] | None:
        """Deal the dealer cards against which the hand may come out as wished."""
        size, draw = self.game.shape.cards, self.draw
        if wish.found is Outcome.STAND_OFF:
            return self._twins(hand if size < HAND else own.five)
        if plays and size >= HAND:
            if wish.found is Outcome.DEALER and own.combination >= Combination.THREE:
                return deal_hand(draw.choose(_HIGHER), size, self.stock.cards, draw)
            if draw.below(2):
                return deal_hand(draw.choose(_MODEST), size, self.stock.cards, draw)
        return self.stock.any(size, draw)

    def _twins(self, cards: Sequence[Card]) -> tuple[Card, ...] | None:
        """Deal cards of the same ranks, in other suits; two by chance where the common cards may make it equal."""
        if len(cards) < HAND and self.draw.below(3) == 0:
            return self.stock.any(len(cards), self.draw)
        twins: list[Card] = []
        for card in cards:
            same = [other for other in self.stock.cards if other.rank == card.rank and other not in twins]
            if not same:
                return None
            twins.append(self.draw.choose(same))
        return tuple(self.draw.shuffled(twins))

    def _other(
        self, number: int, outcomes: Sequence[str], boxes: BoxesDraw, *, plays: bool
    ) -> tuple[Box, _Wish] | None:
        """Deal another box, against the dealer who is there: one of the outcomes that can come."""
        for outcome in dict.fromkeys(self.draw.shuffled(outcomes)):
            for _ in range(_HANDS):
                wish = self._wish(outcome, plays=plays)
                hand = self._hand(wish)
                if hand is not None:
                    self.stock.take(hand)
                    return self._box(number, wish, hand, boxes)
        return None

    def _hand(self, wish: _Wish) -> tuple[Card, ...] | None:
        """Deal a hand that comes out as wished against the dealer; None where none came."""
        assert self.theirs is not None  # noqa: S101 - the dealer has been dealt to
        size, stock, draw = hand_size(self.game, wish.way), self.stock.cards, self.draw
        if wish.found is Outcome.STAND_OFF:
            hand = self._twins(self.dealer if size < HAND else self.theirs.five)
            if hand is not None and size > len(hand):
                left = Stock([card for card in stock if card not in hand])
                hand = (*hand, *left.any(1, draw))
        elif size < HAND:
            hand = self.stock.any(size, draw)
        else:
            hand = draw_hand(self.game, wish.making, size, stock, draw)
        if hand is None or wish.found is None:
            return hand
        return hand if compare_hands(self.game, self.game.hand(hand, self.board), self.theirs) is wish.found else None

    def _box(self, number: int, wish: _Wish, hand: tuple[Card, ...], boxes: BoxesDraw) -> tuple[Box, _Wish]:
        """Make the box that has this hand."""
        action = Action.FOLD if wish.outcome == FOLD else Action.BET
        box = Box(number=number, ante=draw_ante(boxes.ante, self.base, self.draw), cards=hand, action=action)
        box = make_up(self.game, box, wish.way, self.stock, self.draw)
        return replace(box, buys=wish.outcome == "bought"), wish

    def _finished(self, boxes: tuple[Box, ...], wishes: dict[int, str]) -> Round | None:
        """Add the maximum payout, insurance within it, and the cards with which a game is bought."""
        deal = Round(boxes=boxes, dealer=self.dealer, board=self.board, maximum_payout=self.given.maximum)
        capped = [number for number, outcome in wishes.items() if outcome == "capped"]
        if capped and deal.maximum_payout is None:
            deal = replace(deal, maximum_payout=self._maximum(deal, capped))
            if deal.maximum_payout is None:
                return None
        deal = replace(deal, boxes=tuple(self._insured(box, wishes[box.number], deal) for box in boxes))
        if any(box.buys for box in boxes):
            deal = replace(deal, dealer_new=self._new(deal.dealer))
        if any(outcome == "insured" and not box.insurance for box, outcome in _with(deal, wishes)):
            return None
        if capped:
            moves = self.game.settle(deal).moves
            if not all(any(move.capped for move in moves if move.box == number) for number in capped):
                return None
        return deal

    def _maximum(self, deal: Round, capped: Sequence[int]) -> Money | None:
        """Draw a maximum payout, in a round sum, that cuts what these boxes win; None where it is under an ANTE."""
        moves = self.game.settle(deal).moves
        wins = [sum((move.full for move in moves if move.box == number), ZERO).whole for number in capped]
        least = min(wins)
        most = least * self.draw.between(3, 9) // 10
        step = 50 if most >= 500 else 10 if most >= 50 else 5  # noqa: PLR2004 - sums that stand on plaques
        most -= most % step
        return Money.of(most) if Money.of(most) >= max(box.ante for box in deal.boxes) else None

    def _insured(self, box: Box, outcome: str, deal: Round) -> Box:
        """Insure a box that is to be; of those that buy, now and then."""
        if outcome == "insured" or (outcome == "bought" and self.draw.below(3) == 0):
            russian = self.game
            return replace(box, insurance=draw_insurance(russian, box, deal.maximum_payout, self.draw))  # type: ignore[arg-type]
        return box

    def _new(self, dealer: tuple[Card, ...]) -> tuple[Card, ...]:
        """Deal cards with which a game is bought: it comes as often as not, and now and then the rank thrown comes."""
        if self.given.dealer_new is not None:
            return self.given.dealer_new.deal(self.stock.cards, self.draw, NEW, usual=USUAL_NEW)
        pool = self.draw.shuffled(self.stock.cards)
        buy = getattr(self.game, "bought_game")  # noqa: B009 - the game in which one is bought has it
        comes, again = self.draw.below(2) == 0, self.draw.below(4) == 0
        first = [card for card in pool if buy(dealer, (card,)) is None][:1] if again else []
        last = next((card for card in pool if (got := buy(dealer, (card,))) is not None and got.plays is comes), None)
        rest = [card for card in pool if card is not last and card not in first]
        return (*first, *([] if last is None else [last]), *rest[: self.draw.between(2, 4)])


def _with(deal: Round, wishes: dict[int, str]) -> list[tuple[Box, str]]:
    return [(box, wishes[box.number]) for box in deal.boxes]
