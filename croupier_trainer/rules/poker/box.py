"""What lies on a poker table: boxes, the dealer's cards, and the words for what is done with them.

Data alone: what a game allows and pays is in the games' own files. Money is in value.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from croupier_trainer.rules.money import ZERO, Money

if TYPE_CHECKING:
    from croupier_trainer.rules.cards import Card


class Action(StrEnum):
    """What a player may do at a box."""

    FOLD = "fold"
    BET = "bet"
    DRAW = "draw"
    SIXTH = "sixth"
    CHANGE = "change"
    INSURE = "insure"
    BUY = "buy"


class Stake(StrEnum):
    """Where money lies at a box, in the order in which it is laid or settled."""

    DRAW = "draw"
    SIXTH = "sixth"
    CHANGE = "change"
    BONUS = "bonus"
    BUY = "buy"
    INSURANCE = "insurance"
    ANTE = "ante"
    BET = "bet"


class Outcome(StrEnum):
    """How a box compares with the dealer."""

    PLAYER = "player"
    DEALER = "dealer"
    STAND_OFF = "stand-off"
    NO_GAME = "no-game"


class Moment(StrEnum):
    """When a player is asked: while deciding, or once the dealer has opened without a game."""

    DECIDING = "deciding"
    NO_GAME = "no-game"


class Act(StrEnum):
    """What the dealer does box by box: change or sell cards, or settle."""

    DRAW = "draw"
    SETTLE = "settle"


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """One box, numbered from the dealer's left.

    `cards` are those first dealt; `draw` are thrown of them and `drawn` come for them; `sixth` is bought and
    `changed` lies in its place if it was changed. `bonus` and `insurance` are stakes, nothing where there is none.
    `action` is BET or FOLD, None while undecided.
    """

    number: int
    ante: Money
    cards: tuple[Card, ...]
    action: Action | None = None
    draw: tuple[Card, ...] = ()
    drawn: tuple[Card, ...] = ()
    sixth: Card | None = None
    changed: Card | None = None
    bonus: Money = ZERO
    insurance: Money = ZERO
    blind: bool = False
    buys: bool = False

    @property
    def bet(self) -> Money:
        """What BET is: twice the ANTE, in every game."""
        return self.ante * 2

    @property
    def folded(self) -> bool:
        """Whether the box was folded."""
        return self.action is Action.FOLD

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards that the box plays: what was dealt and kept, what was drawn, the sixth as it is now."""
        kept = tuple(card for card in self.cards if card not in self.draw)
        sixth = self.sixth if self.changed is None else self.changed
        return kept + self.drawn + (() if sixth is None else (sixth,))

    @property
    def places(self) -> tuple[tuple[Card, ...], ...]:
        """Every card that the box has seen, each once: dealt, drawn, sixth, changed."""
        extra = tuple(card for card in (self.sixth, self.changed) if card is not None)
        return self.cards, self.drawn, extra


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A whole deal: boxes, the dealer's cards, the common ones, and those with which a game is bought.

    `dealer_new` are in the order in which they are drawn. Without `maximum_payout` (in value, for one box)
    there is none.
    """

    boxes: tuple[Box, ...]
    dealer: tuple[Card, ...]
    board: tuple[Card, ...] = ()
    dealer_new: tuple[Card, ...] = ()
    maximum_payout: Money | None = None
