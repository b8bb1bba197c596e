"""Deals for the poker tests: from the words of drill files, and drawn at random with much happening in them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import yaml
from hypothesis import strategies as st

from croupier_trainer.rules.cards import DECK, Card, read_cards, write_cards
from croupier_trainer.rules.hands import strength
from croupier_trainer.rules.money import ZERO, Money
from croupier_trainer.rules.poker.box import Action, Box, Round
from croupier_trainer.rules.poker.oasis import Oasis
from croupier_trainer.rules.poker.russian import Russian
from croupier_trainer.rules.poker.six_card import SixCard
from croupier_trainer.rules.poker.texas import Texas

if TYPE_CHECKING:
    from croupier_trainer.rules.poker.game import PokerGame
    from croupier_trainer.rules.poker.settlement import Settlement

GAMES: dict[str, PokerGame] = {game.id: game for game in (Oasis(), Russian(), SixCard(), Texas())}
CASES: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parents[1] / "cases" / "poker.yaml").read_text(encoding="utf-8")
)["cases"]


def cases(ask: str) -> list[dict[str, Any]]:
    """Return the golden cases of a kind of question."""
    return [case for case in CASES if case["ask"] == ask]


def case_id(case: object) -> str:
    """Return the id of a golden case, for pytest."""
    return str(case["id"]) if isinstance(case, dict) else ""


def box_of(number: int, words: dict[str, Any]) -> Box:
    """Make a box from the words of a drill file."""
    one = {key: read_cards(words[key])[0] for key in ("sixth", "changed") if key in words}
    some = {key: read_cards(words[key]) for key in ("cards", "draw", "drawn") if key in words}
    sums = {key: Money.of(words[key]) for key in ("ante", "bonus", "insurance") if key in words}
    flags = {key: words[key] for key in ("blind", "buys") if key in words}
    action = Action(words["action"]) if "action" in words else None
    return Box(number=number, action=action, **one, **some, **sums, **flags)  # type: ignore[arg-type]


def round_of(words: dict[str, Any]) -> Round:
    """Make a round from the words of a drill file."""
    maximum = words.get("maximum-payout")
    return Round(
        boxes=tuple(box_of(int(number), box) for number, box in words["boxes"].items()),
        dealer=read_cards(words["dealer"]),
        board=read_cards(words.get("board", "")),
        dealer_new=read_cards(words.get("dealer-new", "")),
        maximum_payout=None if maximum is None else Money.of(maximum),
    )


def number(money: Money) -> int | float:
    """Return money as the answer's number."""
    return money.whole if money.is_whole else money.halves / 2


def moved(settlement: Settlement) -> dict[str, dict[str, int | float]]:
    """Return what moves in the form of the answer."""
    out: dict[str, dict[str, int | float]] = {}
    for move in settlement.moves:
        out.setdefault(str(move.box), {})[move.stake.value] = number(move.amount)
    return out


def rounds(game: PokerGame, most_boxes: int = 3) -> st.SearchStrategy[Round]:
    """Return a strategy for rounds without faults in which much happens."""
    return st.builds(lambda seed: Dealing(game, seed).round(most_boxes), st.integers(0, 2**32))


class Dealing:
    """Deals a round from a seed: strong and weak hands and stand-offs far oftener than cards alone would."""

    def __init__(self, game: PokerGame, seed: int) -> None:
        self.game = game
        self.random = Random(seed)  # noqa: S311 - test data
        self.stock = list(DECK)
        self.random.shuffle(self.stock)

    def round(self, most_boxes: int) -> Round:
        """Deal a round."""
        game, random = self.game, self.random
        board = self.hand(game.shape.board, ())
        count = random.randint(1, most_boxes)
        boxes = tuple(self.box(number, board) for number in range(1, count + 1))
        dealer = self.dealer(boxes[0], board)
        most = None
        if "maximum-payout" in game.shape.round_extras and random.random() < 0.5:
            most = Money.of(random.choice([20, 70, 150, 300, 1000]))
        if isinstance(game, Russian):
            boxes = tuple(self.insured(game, box, most) for box in boxes)
        new: tuple[Card, ...] = ()
        if any(box.buys for box in boxes):
            again = [card for card in self.stock if card.rank in {max(dealer).rank, min(dealer).rank}]
            first = again[:1] if random.random() < 0.3 else []
            new = (*first, *[card for card in self.stock if card not in first][:4])
        return Round(boxes=boxes, dealer=dealer, board=board, dealer_new=new, maximum_payout=most)

    def hand(self, size: int, board: tuple[Card, ...]) -> tuple[Card, ...]:
        """Deal a hand: any, the best or the worst of many."""
        tries = [tuple(self.random.sample(self.stock, size)) for _ in range(self.random.choice([1, 1, 5, 100]))]
        if size + len(board) >= 5:
            better = self.random.random() < 0.6
            tries = sorted(tries, key=lambda cards: strength(cards + board), reverse=better)
        for card in tries[0]:
            self.stock.remove(card)
        return tries[0]

    def dealer(self, box: Box, board: tuple[Card, ...]) -> tuple[Card, ...]:
        """Deal the dealer's hand, sometimes of the first box's ranks."""
        twins = []
        for card in box.cards:
            twins += [other for other in self.stock if other.rank == card.rank and other not in twins][:1]
        if len(twins) == self.game.shape.cards and self.random.random() < 0.3:
            for card in twins:
                self.stock.remove(card)
            return tuple(twins)
        return self.hand(self.game.shape.cards, board)

    def box(self, number: int, board: tuple[Card, ...]) -> Box:
        """Deal a box with some of what the game allows."""
        random, can = self.random, self.game.shape.extras
        size = self.game.shape.cards
        six = self.hand(size + 1, board) if "sixth" in can else self.hand(size, board)
        cards, extras = six[:size], dict[str, Any]()
        action = random.choice([Action.BET, Action.BET, Action.BET, Action.FOLD])
        if "blind" in can and random.random() < 0.1:
            extras["blind"] = True
            can = frozenset()
        if "sixth" in can and random.random() < 0.5:
            extras["sixth"] = six[-1]
            if "changed" in can and random.random() < 0.5:
                extras["changed"] = self.stock.pop()
        elif "draw" in can and random.random() < 0.4:
            extras |= self.drawn(cards)
        if "bonus" in can:
            extras["bonus"] = random.choice([ZERO, Money.of(1), Money.of(2)])
        if "buys" in can and action is Action.BET:
            extras["buys"] = random.random() < 0.5
        ante = Money.of(random.choice([5, 10, 25, 50]))
        return Box(number=number, ante=ante, cards=cards, action=action, **extras)

    def drawn(self, cards: tuple[Card, ...]) -> dict[str, Any]:
        """Change some cards of a box."""
        assert isinstance(self.game, Oasis | Russian)
        count = self.random.randint(self.game.changes.least, self.game.changes.most)
        return {"draw": cards[:count], "drawn": tuple(self.stock.pop() for _ in range(count))}

    def insured(self, game: Russian, box: Box, maximum: Money | None) -> Box:
        """Insure a box where it can be, mostly."""
        limits = game.insurance(box.hand, box.ante, maximum)
        if box.blind or box.folded or not limits.least or self.random.random() < 0.3:
            return box
        insurance = Money.of(self.random.randint(limits.least.whole, limits.most.whole))
        return replace(box, insurance=insurance)


def in_words(game: PokerGame, deal: Round) -> dict[str, Any]:
    """Write a round back in the words of a drill file, for a calculation that knows no types of the rules."""
    words: dict[str, Any] = {"game": game.id, "dealer": write_cards(deal.dealer), "boxes": {}}
    if deal.board:
        words["board"] = write_cards(deal.board)
    if deal.dealer_new:
        words["dealer-new"] = write_cards(deal.dealer_new)
    if deal.maximum_payout is not None:
        words["maximum-payout"] = deal.maximum_payout.whole
    for box in deal.boxes:
        told: dict[str, Any] = {"ante": box.ante.whole, "cards": write_cards(box.cards), "action": str(box.action)}
        told |= {key: write_cards(cards) for key, cards in (("draw", box.draw), ("drawn", box.drawn)) if cards}
        told |= {key: str(card) for key, card in (("sixth", box.sixth), ("changed", box.changed)) if card is not None}
        told |= {key: sum_.whole for key, sum_ in (("bonus", box.bonus), ("insurance", box.insurance)) if sum_}
        told |= {key: True for key, flag in (("blind", box.blind), ("buys", box.buys)) if flag}
        words["boxes"][str(box.number)] = told
    return words
