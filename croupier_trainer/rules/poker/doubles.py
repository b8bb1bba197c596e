"""The double combination of Russian poker: the highest one, and the highest beside it that is new.

Decides what the two are and what they pay together; not whether they win. Source: RU-TWO, RU-TWO-TABLE and
rulebook.md, "Russian double".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import TYPE_CHECKING

from croupier_trainer.rules.hands import SMALLEST_HAND, Combination, Hand, best_hand
from croupier_trainer.rules.poker.paytable import table_odds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.rules.cards import Card

_ACE, _KING = 14, 13
_STRAIGHTS = frozenset({Combination.STRAIGHT, Combination.STRAIGHT_FLUSH, Combination.ROYAL_FLUSH})


class StraightWithPair(StrEnum):
    """What a pair inside a six-card straight is: a second straight, or a pair."""

    STRAIGHT = "straight"
    PAIR = "pair"


@dataclass(frozen=True, slots=True)
class Second:
    """A second combination and the cards that make it."""

    combination: Combination
    made_by: tuple[Card, ...]

    @property
    def odds(self) -> int:
        """What it pays to 1."""
        return table_odds(self.combination)


@dataclass(frozen=True, slots=True)
class Double:
    """What a box may be paid for: the first combination and, if there is one, a second."""

    first: Hand
    second: Second | None

    @property
    def odds(self) -> int:
        """What both pay together, to 1. Source: RU-TWO."""
        return table_odds(self.first.combination) + (0 if self.second is None else self.second.odds)


def find_double(cards: tuple[Card, ...], straight_with_pair: StraightWithPair = StraightWithPair.STRAIGHT) -> Double:
    """Find both combinations of five or six cards.

    The second is the highest that holds a card outside those that make the first. Source: RU-TWO.

    >>> from croupier_trainer.rules.cards import read_cards
    >>> both = find_double(read_cards("Ks Kd Kh Qs Qd Qh"))
    >>> both.first.combination.id, both.second.combination.id, both.odds
    ('full-house', 'full-house', 14)
    """
    first = best_hand(cards)
    if first.combination is Combination.HIGH_CARD:
        return Double(first, None)
    new = frozenset(cards).difference(first.made_by)
    falling = tuple(sorted(cards, reverse=True))
    found = [*_of_fives(falling, first, straight_with_pair), *_ace_kings(falling)]
    seconds = [second for second in found if second.odds and not new.isdisjoint(second.made_by)]
    return Double(first, max(seconds, key=lambda second: second.combination, default=None))


def _of_fives(cards: tuple[Card, ...], first: Hand, straight_with_pair: StraightWithPair) -> Iterator[Second]:
    """Yield what the choices of five of the cards make."""
    for five in combinations(cards, SMALLEST_HAND):
        hand = best_hand(five)
        if straight_with_pair is StraightWithPair.PAIR and _same_straight(hand, first):
            continue
        yield Second(hand.combination, hand.made_by)


def _same_straight(hand: Hand, first: Hand) -> bool:
    """Whether two straights are of the same ranks: the other card is a pair to one of the first's."""
    return (
        hand.combination in _STRAIGHTS
        and first.combination in _STRAIGHTS
        and [card.rank for card in hand.five] == [card.rank for card in first.five]
    )


def _ace_kings(cards: tuple[Card, ...]) -> Iterator[Second]:
    """Yield every ace with every king: five cards that hold them may make something higher with others."""
    for ace in (card for card in cards if card.rank == _ACE):
        for king in (card for card in cards if card.rank == _KING):
            yield Second(Combination.ACE_KING, (ace, king))
