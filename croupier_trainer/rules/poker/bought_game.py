"""Buying the dealer a game in Russian poker: which card he throws, how often he draws, what comes of it.

Decides the new hand; not what it pays. Source: RU-BUY, RU-BUY-SAME.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from croupier_trainer.rules.hands import Combination, Hand, best_hand

if TYPE_CHECKING:
    from croupier_trainer.rules.cards import Card


class DealerChanges(StrEnum):
    """Which card the dealer throws."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class SameRank(StrEnum):
    """What happens to a new card of the rank just thrown."""

    DRAWN_AGAIN = "drawn-again"
    KEPT = "kept"


@dataclass(frozen=True, slots=True)
class BoughtGame:
    """The card thrown, the cards drawn for it (the last one stays), and the hand that came."""

    thrown: Card
    drawn: tuple[Card, ...]
    hand: Hand

    @property
    def plays(self) -> bool:
        """Whether the dealer now has a game."""
        return self.hand.combination >= Combination.ACE_KING


def buy_game(
    dealer: tuple[Card, ...], new: tuple[Card, ...], changes: DealerChanges, same: SameRank
) -> BoughtGame | None:
    """Change a card of a dealer without a game; `new` is read in drawing order. None where it runs out.

    A new card of the rank just thrown is changed again until another rank comes or a combination is made.
    """
    thrown = max(dealer) if changes is DealerChanges.HIGHEST else min(dealer)
    kept = tuple(card for card in dealer if card != thrown)
    for count, card in enumerate(new, 1):
        bought = BoughtGame(thrown, new[:count], best_hand((*kept, card)))
        if same is SameRank.KEPT or card.rank != thrown.rank or bought.plays:
            return bought
    return None
