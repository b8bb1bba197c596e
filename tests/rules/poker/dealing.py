"""Deals for the poker tests: from the words of drill files, and drawn at random with much happening in them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml
from hypothesis import strategies as st

from croupier_trainer.rules.cards import DECK, Card, read_cards, write_cards
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


@st.composite
def rounds(draw: st.DrawFn, game: PokerGame, most_boxes: int = 3) -> Round:
    """Draw a round without faults: few ranks on the boxes, so that combinations come; all extras of the game."""
    ranks = draw(st.sets(st.integers(2, 14), min_size=5, max_size=13))
    left = draw(st.permutations([card for card in DECK if card.rank in ranks]))
    others = draw(st.permutations([card for card in DECK if card.rank not in ranks]))
    stock = [*left, *others]
    dealer_first = draw(st.booleans())
    size, board_size = game.shape.cards, game.shape.board
    board = tuple(stock.pop(0) for _ in range(board_size))
    if dealer_first:
        dealer = tuple(stock.pop(0) for _ in range(size))
    boxes = tuple(
        _box(draw, game, number, stock)
        for number in range(1, 1 + draw(st.integers(1, min(most_boxes, len(left) // 9 or 1))))
    )
    if not dealer_first:
        dealer = tuple(stock.pop() for _ in range(size))
    maximum = draw(st.none() | st.integers(1, 400)) if "maximum-payout" in game.shape.round_extras else None
    most = None if maximum is None else Money.of(maximum)
    new = tuple(stock[-4:]) if any(box.buys for box in boxes) else ()
    if isinstance(game, Russian):
        boxes = tuple(_insured(draw, game, box, most) for box in boxes)
    return Round(boxes=boxes, dealer=dealer, board=board, dealer_new=new, maximum_payout=most)


def _box(draw: st.DrawFn, game: PokerGame, number: int, stock: list[Card]) -> Box:
    cards = tuple(stock.pop(0) for _ in range(game.shape.cards))
    action = draw(st.sampled_from([Action.BET, Action.BET, Action.BET, Action.FOLD]))
    extras: dict[str, Any] = {}
    can = game.shape.extras
    if "blind" in can and draw(st.integers(0, 5)) == 0:
        extras["blind"] = True
        can = frozenset()
    if "sixth" in can and draw(st.booleans()):
        extras["sixth"] = stock.pop(0)
        if "changed" in can and draw(st.booleans()):
            extras["changed"] = stock.pop(0)
    elif isinstance(game, Oasis | Russian) and "draw" in can and draw(st.booleans()):
        count = draw(st.integers(game.changes.least, game.changes.most))
        extras["draw"] = cards[:count]
        extras["drawn"] = tuple(stock.pop(0) for _ in range(count))
    if "bonus" in can:
        extras["bonus"] = draw(st.sampled_from([ZERO, Money.of(1), Money.of(2)]))
    if "buys" in can and action is Action.BET:
        extras["buys"] = draw(st.booleans())
    ante = Money.of(draw(st.sampled_from([5, 10, 25, 50])))
    return Box(number=number, ante=ante, cards=cards, action=action, **extras)


def _insured(draw: st.DrawFn, game: Russian, box: Box, maximum: Money | None) -> Box:
    limits = game.insurance(box.hand, box.ante, maximum)
    if box.blind or box.folded or not limits.least or not draw(st.booleans()):
        return box
    insurance = Money.of(draw(st.integers(limits.least.whole, limits.most.whole)))
    fields = {name: getattr(box, name) for name in Box.__slots__}
    return Box(**{**fields, "insurance": insurance})


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
