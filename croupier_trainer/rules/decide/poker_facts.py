"""What happens at a poker table, as facts from which a decision follows.

A fact that a situation doesn't tell keeps its default, the harmless one. Source: rulebook.md, PK to TX.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from croupier_trainer.rules.decide.words import Ante, BoxKind, Does, Exposed, Manager, Order, Stage, Taken, Told, Wish


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """Cards are dealt: how many one has got of those due, in which order, and what lies open."""

    act: ClassVar[str] = "deal"
    dealt: int = 5
    due: int = 5
    order: Order = Order.RIGHT
    exposed: Exposed = Exposed.NONE


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A player asks for more; `due`: it is what the rules give him, not amends for a mistake."""

    act: ClassVar[str] = "claim"
    due: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards:
    """A player does something with his cards."""

    act: ClassVar[str] = "cards"
    does: Does


@dataclass(frozen=True, slots=True, kw_only=True)
class TouchCards:
    """A player takes up the cards of his box."""

    act: ClassVar[str] = "touch-cards"
    game: str
    stage: Stage


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """A player disputes what was decided."""

    act: ClassVar[str] = "dispute"
    manager: Manager


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """A guest doesn't want to play by a rule of the house; `seated`: he plays at the table."""

    act: ClassVar[str] = "terms"
    seated: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBox:
    """A player who has some open boxes and some blind ones wants one more."""

    act: ClassVar[str] = "take-box"
    game: str
    open: int = 0
    blind: int = 0
    wants: BoxKind = BoxKind.OPEN
    box: Taken = Taken.FREE
    ante: Ante = Ante.EQUAL


@dataclass(frozen=True, slots=True, kw_only=True)
class GoBack:
    """A player wants to change what he decided on a box; `passed`: the next box has been looked at or served."""

    act: ClassVar[str] = "go-back"
    game: str
    passed: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxWish:
    """A player wants something on an open or a blind box."""

    act: ClassVar[str] = "box-wish"
    box: BoxKind
    wants: Wish


@dataclass(frozen=True, slots=True, kw_only=True)
class Insure:
    """A player wants to insure a first combination; `bet`: his BET is laid."""

    act: ClassVar[str] = "insure"
    holds: str
    bet: Told = Told.NOT


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeCards:
    """A player wants to change cards; `already`: he has changed or bought on this box."""

    act: ClassVar[str] = "change-cards"
    game: str
    cards: int = 1
    already: Told = Told.NOT


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyGame:
    """A player wants to buy the dealer a game; `insured`: insurance has been paid at the table."""

    act: ClassVar[str] = "buy-game"
    insured: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeSixth:
    """A player wants his sixth card changed; `bought`: all boxes that want one have bought it."""

    act: ClassVar[str] = "change-sixth"
    bought: Told
