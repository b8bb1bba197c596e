"""What kinds of poker question have in common: why hands compare as they do, and questions of Russian poker."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Sequence
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.spec import Fault
from croupier_trainer.rules.cards import read_cards
from croupier_trainer.rules.hands import Combination
from croupier_trainer.rules.poker.box import Act, Outcome
from croupier_trainer.rules.poker.game import compare
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.hands import Hand
    from croupier_trainer.rules.poker import faults as rules
    from croupier_trainer.rules.poker.game import PokerGame

_ACE_KING = read_cards("As Kd 9h 7c 2s")
OUTCOMES = tuple(str(outcome) for outcome in Outcome)
# The rule by which each game goes along the boxes to change or sell cards; Russian poker goes as Oasis does.
_DRAW_RULE = {"oasis": "OA-DRAW", "russian": "OA-DRAW", "six-card": "SX-BUY", "texas": "OA-DRAW"}
_QUALIFY = {"oasis": "OA-QUALIFY", "russian": "RU-QUALIFY", "six-card": "SX-QUALIFY", "texas": "TX-QUALIFY"}
_COMPARED = {Outcome.PLAYER: "higher", Outcome.DEALER: "lower", Outcome.STAND_OFF: "equal"}


def made_of(whose: str, hand: Hand) -> Reason:
    """Say what a hand makes, with the five cards that count."""
    params = (
        ("combination", Name("combination", hand.combination.id)),
        ("five", " ".join(map(str, hand.five))),
    )
    return Reason(f"poker.{whose}-made", "PK-FIVE", params)


def compare_why(
    game: PokerGame, player: tuple[Card, ...], dealer: tuple[Card, ...], board: tuple[Card, ...]
) -> tuple[Reason, ...]:
    """Say what both hands make and how they compare."""
    own, other = game.hand(player, board), game.hand(dealer, board)
    outcome = compare(game, player, dealer, board)
    theirs = Name("combination", other.combination.id)
    lines = (made_of("player", own), made_of("dealer", other))
    if outcome is Outcome.NO_GAME:
        return (*lines, Reason("poker.no-game", _QUALIFY[game.id], (("dealer", theirs),)))
    rule = "PK-RANK" if own.combination is not other.combination else "PK-KICKER"
    hands = (("player", Name("combination", own.combination.id)), ("dealer", theirs))
    return (*lines, Reason(f"poker.{_COMPARED[outcome]}", rule, hands))


def has_ace_king(game: PokerGame) -> bool:
    """Whether ace-king is a combination in a game: asked of its rules, by a hand that makes nothing else."""
    return game.hand(_ACE_KING).combination is Combination.ACE_KING


def told(faults: Iterable[rules.Fault]) -> Iterator[Fault]:
    """Give faults of the rules as faults of the file; keys of a file are text."""
    for fault in faults:
        yield Fault(fault.code, tuple(str(step) for step in fault.at), dict(fault.params))


def order_key(game: str, act: Act, order: tuple[int, ...]) -> Key:
    """Make the key of an order of boxes, with the rule that fixes it."""
    rule = _DRAW_RULE[game] if act is Act.DRAW else "OA-COMPARE"
    ids = tuple(str(number) for number in order)
    edges = tuple((first, then, rule) for first, then in pairwise(ids))
    return Key(right=Sequence(ids), before=edges, why=(Reason(f"poker.order-{act}", rule),))
