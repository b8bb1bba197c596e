"""Reads a poker question back from what it shows, in the words of a drill file.

What the second calculation makes of these words can then be compared with the key: so the scene holds all that the
answer needs, and the answer is right.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from croupier_trainer.drills.scenes import CardsScene
from tests.rules.poker import second_settle as second

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Question
    from croupier_trainer.drills.scenes import Box


def scene(question: Question) -> CardsScene:
    """Give the cards that a question shows."""
    (shown,) = question.scenes
    assert isinstance(shown, CardsScene)
    return shown


def box_words(box: Box) -> dict[str, Any]:
    """Write a box as a drill file has it."""
    stakes = {stake.what: Fraction(stake.halves, 2) for stake in box.stakes}
    words: dict[str, Any] = {"cards": " ".join(box.cards), "action": "fold" if box.folded else "bet"}
    words |= {key: stakes[key] for key in ("ante", "bonus", "insurance") if key in stakes}
    words |= {key: " ".join(cards) for key, cards in (("draw", box.thrown), ("drawn", box.drawn)) if cards}
    words |= {key: card for key, card in (("sixth", box.sixth), ("changed", box.changed)) if card}
    return words | {key: True for key, flag in (("blind", box.blind), ("buys", box.buys)) if flag}


def round_words(question: Question) -> dict[str, Any]:
    """Write a round as a drill file has it."""
    shown = scene(question)
    words: dict[str, Any] = {
        "game": shown.game,
        "boxes": {str(box.number): box_words(box) for box in shown.boxes},
        "dealer": " ".join(shown.dealer),
        "board": " ".join(shown.board),
        "dealer-new": " ".join(shown.dealer_new),
    }
    if shown.maximum_payout is not None:
        words["maximum-payout"] = shown.maximum_payout
    return words


def settled(question: Question, house: dict[str, Any] | None = None) -> dict[str, dict[str, Any]]:
    """Settle what a question shows by the second calculation, in the form of the answer."""
    moves = second.settle(round_words(question), house)
    return {
        box: {stake: int(sum_) if sum_ == int(sum_) else float(sum_) for stake, sum_ in of.items()}
        for box, of in moves.items()
    }


def hands(words: dict[str, Any], box: str) -> tuple[Any, Any]:
    """Give the values of a box's and the dealer's best five."""
    ace_king = words["game"] in {"oasis", "russian"}
    board = tuple(words["board"].split())
    own = second.best((*second.final_cards(words["boxes"][box]), *board), ace_king=ace_king)
    return own, second.best((*words["dealer"].split(), *board), ace_king=ace_king)


def plays(game: str, dealer: Any) -> bool:  # noqa: ANN401 - the value of a hand, as the second calculation has it
    """Whether the dealer has a game."""
    name = second.NAMES[dealer[0]]
    if game == "texas":
        return bool(dealer[0] > second.NAMES.index("pair") or (name == "pair" and dealer[1][0] >= 4))
    return bool(dealer[0] >= second.NAMES.index("ace-king" if game in {"oasis", "russian"} else "pair"))


def outcome(words: dict[str, Any], box: str) -> str:
    """Say how a box comes out, a bought game apart: player, dealer, stand-off or no-game."""
    own, dealer = hands(words, box)
    if not plays(words["game"], dealer):
        return "no-game"
    return "stand-off" if own == dealer else "player" if own > dealer else "dealer"
