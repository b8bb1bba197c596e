"""Drawing whole rounds in which something happens: no game, a win, a loss, a stand-off, insurance, a bought game.

One box is made to come out as asked, the others fall as they fall. What is rare among random cards is dealt on
purpose, and what was dealt is asked of the rules before it is taken.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier_trainer.drills.bets import MOST_VALUE
from croupier_trainer.drills.boxes_given import MOST_ANTE, OUTCOMES, USUAL_ANTE
from croupier_trainer.drills.cards_given import NoDeal, fixed, rest_of
from croupier_trainer.drills.hands_drawn import deal_hand
from croupier_trainer.rules.money import ZERO, Money
from croupier_trainer.rules.poker.box import Action, Box, Outcome, Round
from croupier_trainer.rules.poker.game import compare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.drills.boxes_given import BoxesDraw
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.poker_round import HasRound
    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.game import PokerGame
    from croupier_trainer.rules.poker.insurance import Limits
    from croupier_trainer.rules.poker.prices import Span

_MOST_TRIES = 300
_MOST_BOXES = 4
_COMMON = ("no-game", "win", "lose", "stand-off")
_STRONG = ("three", "straight", "flush", "full-house", "four", "straight-flush")
_PAID = ("pair", "pair", "two-pairs", "two-pairs", "three", "straight", "flush", "full-house", "four")
_WEAK = ("high-card", "ace-king", "pair")
_DEALER = ("ace-king", "pair", "pair", "two-pairs", "three")
_NEW_CARDS = 6


def outcomes_of(game: PokerGame) -> tuple[str, ...]:
    """Give the outcomes that a game knows: what needs insurance, bought games or a maximum only where there is such."""
    known = set(_COMMON)
    if "insurance" in game.shape.extras:
        known.add("insured")
    if "buys" in game.shape.extras:
        known.add("bought")
    if "maximum-payout" in game.shape.round_extras:
        known.add("capped")
    return tuple(outcome for outcome in OUTCOMES if outcome in known)


def draw_round(game: PokerGame, spec: HasRound | None, boxes: BoxesDraw, draw: Draw) -> Round:
    """Draw a round that can be settled and in which one box comes out as asked; raises NoDeal."""
    known = outcomes_of(game)
    wanted = [one for one in (boxes.outcome.possible(OUTCOMES) if boxes.outcome else known) if one in known]
    if not wanted:
        raise NoDeal
    outcome = draw.choose(wanted)
    for _ in range(_MOST_TRIES):
        dealing = _Dealing(game, spec, outcome, draw)
        deal = dealing.round(boxes)
        if deal is not None and not game.faults(deal) and dealing.came(deal):
            return deal
    raise NoDeal


class _Dealing:
    """One try: deals card by card from what is left."""

    def __init__(self, game: PokerGame, spec: HasRound | None, outcome: str, draw: Draw) -> None:
        self.game = game
        self.spec = spec
        self.outcome = outcome
        self.draw = draw
        written = fixed(spec.dealer, spec.board, spec.dealer_new) if spec is not None else []
        self.stock = rest_of(*written)
        self.subject = 1

    def round(self, boxes: BoxesDraw) -> Round | None:
        """Deal a round; None where the cards ran out."""
        most = min(_MOST_BOXES, self.game.shape.most_boxes or _MOST_BOXES)
        count = boxes.count.resolve(self.draw, 1, most)
        ante = Money.of(boxes.ante.resolve(self.draw, 1, MOST_ANTE, USUAL_ANTE))
        self.subject = self.draw.between(1, count)
        board = self._given("board", self.game.shape.board)
        dealer = self._dealer()
        if dealer is None:
            return None
        dealt = [self._box(number, ante, dealer) for number in range(1, count + 1)]
        if any(box is None for box in dealt):
            return None
        whole = tuple(box for box in dealt if box is not None)
        deal = Round(boxes=whole, dealer=dealer, board=board, maximum_payout=self._maximum())
        return self._finished(deal)

    def _take(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        for card in cards:
            self.stock.remove(card)
        return tuple(cards)

    def _making(self, *combinations: str) -> tuple[Card, ...] | None:
        """Deal a hand that makes one of these; two cards of Texas as they come."""
        size = self.game.shape.cards
        if size < 5:  # noqa: PLR2004 - no combination is made of fewer
            return self._take(self.draw.sample(self.stock, size))
        hand = deal_hand(self.draw.choose(combinations), size, self.stock, self.draw)
        return None if hand is None else self._take(hand)

    def _given(self, key: str, size: int) -> tuple[Card, ...]:
        """Give cards that the file has under a key, else deal so many."""
        cards = getattr(self.spec, key, None)
        if cards is not None and cards.fixed is not None:
            return cards.fixed  # type: ignore[no-any-return]
        if not size:
            return ()
        if cards is not None:
            return self._take(cards.deal(self.stock, self.draw, (size, size)))
        return self._take(self.draw.sample(self.stock, size))

    def _dealer(self) -> tuple[Card, ...] | None:
        if self.spec is not None and self.spec.dealer is not None:
            return self._given("dealer", self.game.shape.cards)
        if self.outcome in {"no-game", "bought"}:
            return self._making("high-card")
        if self.outcome == "insured" and self.draw.below(2):
            return self._making("high-card")
        if self.outcome == "lose":
            return self._making("pair", "two-pairs", "three", "straight", "flush")
        return self._making(*_DEALER)

    def _box(self, number: int, ante: Money, dealer: tuple[Card, ...]) -> Box | None:
        mine = number == self.subject
        cards = self._cards(dealer, mine=mine)
        if cards is None:
            return None
        folds = not mine and self.draw.below(5) == 0
        box = Box(number=number, ante=ante, cards=cards, action=Action.FOLD if folds else Action.BET)
        box = self._extras(box, mine=mine)
        if "buys" in self.game.shape.extras and not box.folded and not box.blind:
            buys = self.outcome == "bought" and (mine or self.draw.below(2) == 0)
            box = replace(box, buys=buys)
        return box

    def _cards(self, dealer: tuple[Card, ...], *, mine: bool) -> tuple[Card, ...] | None:
        if not mine:
            return self._making(*_WEAK, *_PAID)
        if self.outcome == "stand-off":
            return self._twins(dealer)
        if self.outcome in {"insured", "capped"}:
            return self._making(*_STRONG)
        return self._making(*(_WEAK if self.outcome == "lose" else _PAID))

    def _twins(self, dealer: tuple[Card, ...]) -> tuple[Card, ...] | None:
        """Deal cards of the dealer's ranks in other suits."""
        twins = []
        for card in dealer:
            same = [other for other in self.stock if other.rank == card.rank and other not in twins]
            if not same:
                return None
            twins.append(self.draw.choose(same))
        return self._take(self.draw.shuffled(twins))

    def _extras(self, box: Box, *, mine: bool) -> Box:
        """Let the player change or buy cards, now and then, where that can't spoil what was asked."""
        can, draw = self.game.shape.extras, self.draw
        if "bonus" in can and draw.below(3) == 0:
            box = replace(box, bonus=Money.of(draw.between(1, 3)))
        if "blind" in can and not mine and draw.below(8) == 0:
            return replace(box, blind=True)
        if mine and self.outcome == "stand-off":
            return box
        turn = draw.below(6)
        if "sixth" in can and turn < 2:  # noqa: PLR2004 - one in three
            box = replace(box, sixth=self._take(draw.sample(self.stock, 1))[0])
            if "changed" in can and draw.below(3) == 0:
                box = replace(box, changed=self._take(draw.sample(self.stock, 1))[0])
        elif "draw" in can and turn == 2:  # noqa: PLR2004 - one in six
            changes: Span = getattr(self.game, "changes")  # noqa: B009 - the games with draws have it
            count = draw.between(changes.least, min(changes.most, len(box.cards)))
            thrown = tuple(draw.sample(box.cards, count))
            box = replace(box, draw=thrown, drawn=self._take(draw.sample(self.stock, count)))
        return box

    def _maximum(self) -> Money | None:
        most = self.spec.maximum_payout if self.spec is not None else None
        return None if most is None else Money.of(most.resolve(self.draw, 1, MOST_VALUE, (100, 1000)))

    def _finished(self, deal: Round) -> Round:
        """Add insurance, the maximum that caps, and the cards with which a game is bought."""
        subject = next(box for box in deal.boxes if box.number == self.subject)
        if self.outcome == "insured":
            deal = _with(deal, self._insured(subject, deal.maximum_payout))
        if self.outcome == "capped" and deal.maximum_payout is None and not self.game.faults(deal):
            full = sum((move.amount for move in self.game.settle(deal).of(subject.number) if move.amount > ZERO), ZERO)
            parts = full.whole // subject.ante.whole
            if parts > 1:
                deal = replace(deal, maximum_payout=subject.ante * self.draw.between(1, parts - 1))
        if any(box.buys for box in deal.boxes):
            deal = replace(deal, dealer_new=self._new(deal))
        return deal

    def _insured(self, box: Box, most: Money | None) -> Box:
        limits: Limits = getattr(self.game, "insurance")(  # noqa: B009 - the game with insurance has it
            box.hand, box.ante, most
        )
        if not limits.most:
            return box
        steps = (limits.most - limits.least).whole // box.ante.whole
        return replace(box, insurance=limits.least + box.ante * self.draw.between(0, max(0, steps)))

    def _new(self, deal: Round) -> tuple[Card, ...]:
        """Deal new cards; one in four times the rank that is thrown comes first (RU-BUY-SAME)."""
        if self.spec is not None and self.spec.dealer_new is not None:
            return self._given("dealer_new", _NEW_CARDS)
        new = self.draw.sample(self.stock, _NEW_CARDS)
        ranks = {max(deal.dealer).rank, min(deal.dealer).rank}
        same = [card for card in self.stock if card.rank in ranks and card not in new]
        if same and self.draw.below(4) == 0:
            new[0] = self.draw.choose(same)
        return self._take(new)

    def came(self, deal: Round) -> bool:
        """Whether the box came out as asked."""
        box = next(one for one in deal.boxes if one.number == self.subject)
        found = compare(self.game, box.hand, deal.dealer, deal.board)
        match self.outcome:
            case "insured":
                return box.insurance > ZERO
            case "bought":
                return found is Outcome.NO_GAME and box.buys
            case "capped":
                return any(move.capped for move in self.game.settle(deal).of(box.number))
            case outcome:
                return found is _FOUND[outcome]


_FOUND = {
    "no-game": Outcome.NO_GAME,
    "win": Outcome.PLAYER,
    "lose": Outcome.DEALER,
    "stand-off": Outcome.STAND_OFF,
}


def _with(deal: Round, box: Box) -> Round:
    return replace(deal, boxes=tuple(box if one.number == box.number else one for one in deal.boxes))
