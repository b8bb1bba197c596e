"""What happens at a roulette table, or at any table, as facts from which a decision follows.

One class for each thing that players and dealers do; a fact that a situation doesn't tell keeps its default, which
is always the harmless one. All facts are words or whole numbers. Source: rulebook.md, RT to CD.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from croupier_trainer.rules.decide.words import Ball, Flaw, Held, Phase, Table, Told, Topic


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceBet:
    """Chips are laid on the layout; amounts are in value. `together` counts a partner's bet in, `claims` is a limit."""

    act: ClassVar[str] = "place-bet"
    phase: Phase = Phase.BETTING
    flaw: Flaw | None = None
    stake: int | None = None
    minimum: int | None = None
    maximum: int | None = None
    claims: int | None = None
    together: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeDown:
    """A player takes a bet down; `won` says whether it has won."""

    act: ClassVar[str] = "take-down"
    phase: Phase
    won: Told = Told.NOT


@dataclass(frozen=True, slots=True, kw_only=True)
class CallBet:
    """A bet is called."""

    act: ClassVar[str] = "call-bet"
    phase: Phase = Phase.BETTING
    clear: Told = Told.SO


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeChips:
    """A player wants chips changed; `held` where it matters."""

    act: ClassVar[str] = "change-chips"
    phase: Phase = Phase.BETTING
    held: Held | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class UseColour:
    """A player bets or changes colour of this table or of another one."""

    act: ClassVar[str] = "use-colour"
    table: Table


@dataclass(frozen=True, slots=True, kw_only=True)
class AskColour:
    """A player asks for one more colour of `value`; `plays` is the value of the one he has."""

    act: ClassVar[str] = "ask-colour"
    value: int
    plays: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyIn:
    """A player lays money down; `offered` says whether colour was offered to him before."""

    act: ClassVar[str] = "buy-in"
    offered: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayCash:
    """A player wants to bet cash of `value` where others play cash of the values `others`."""

    act: ClassVar[str] = "play-cash"
    value: int
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Revalue:
    """A player wants another value; `changed`: all of the old colour is back; `free`: another colour is there."""

    act: ClassVar[str] = "revalue"
    changed: Told
    free: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class Spin:
    """The ball has been spun."""

    act: ClassVar[str] = "spin"
    turns: int | None = None
    ball: Ball | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Talk:
    """The dealer is drawn into a conversation."""

    act: ClassVar[str] = "talk"
    about: Topic


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayWithChips:
    """The dealer is to play with chips at a table that is open or not."""

    act: ClassVar[str] = "play-with-chips"
    open: Told
