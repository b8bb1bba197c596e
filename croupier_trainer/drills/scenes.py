"""What is on the table when a question is asked: drawn by the screen, printed on paper.

Scenes are data. They hold what the trainee may see and nothing that tells the answer.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from croupier_trainer.drills.message import Message


class Scene(msgspec.Struct, frozen=True, kw_only=True, tag_field="scene"):
    """Anything that can be drawn."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A player at the table: `colour` (an id, or "cash") and what one chip is worth.

    `value` is None where the worth of a chip doesn't matter or, with cash, where bets are in value.
    """

    colour: str
    value: int | None = None


class Chips(msgspec.Struct, frozen=True, kw_only=True):
    """Chips of one player on one spot: `count` chips, or the value where the player bets cash."""

    colour: str
    count: int


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """All that lies on one spot (canonical id), in the order placed: the last lies on top."""

    spot: str
    chips: tuple[Chips, ...]


class LayoutScene(Scene, tag="layout", frozen=True, kw_only=True):
    """The roulette layout with bets; `number` is where the dolly stands, if it does.

    With a single unnamed player `players` is empty and chips have the colour "chips".
    """

    number: int | None = None
    players: tuple[Player, ...] = ()
    piles: tuple[Pile, ...] = ()
    late: tuple[Pile, ...] = ()


class ChipsScene(Scene, tag="chips", frozen=True, kw_only=True):
    """Chips or a sum in the work area: `count` chips worth `value` each, or a bare sum of `value`."""

    count: int | None = None
    value: int | None = None
    cash: bool = False


class WheelScene(Scene, tag="wheel", frozen=True, kw_only=True):
    """The wheel and the track; `marked` numbers stand out (those the question names)."""

    number: int | None = None
    marked: tuple[int, ...] = ()


class CallsScene(Scene, tag="calls", frozen=True, kw_only=True):
    """Call bets as they were called, in order; `calls` are messages with their parameters, `callers` whose they are."""

    calls: tuple[Message, ...]
    callers: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    number: int | None = None
    straight_max: int | None = None


class Stake(msgspec.Struct, frozen=True, kw_only=True):
    """Money lying at a box: `what` is ante, bet, bonus, draw, sixth, change, insurance or buy.

    `halves` counts half units (one and a half ANTE of an odd ante is x.5).
    """

    what: str
    halves: int


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A poker box, numbered from the dealer's left; cards as "Kd", hidden ones as "??"."""

    number: int
    stakes: tuple[Stake, ...] = ()
    cards: tuple[str, ...] = ()
    thrown: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    sixth: str | None = None
    changed: str | None = None
    folded: bool = False
    blind: bool = False
    buys: bool = False


class CardsScene(Scene, tag="cards", frozen=True, kw_only=True):
    """A poker table: boxes as the dealer sees them, the dealer's cards and the board.

    `hand` is a single hand shown without a box.
    """

    game: str | None = None
    boxes: tuple[Box, ...] = ()
    hand: tuple[str, ...] = ()
    dealer: tuple[str, ...] = ()
    dealer_new: tuple[str, ...] = ()
    board: tuple[str, ...] = ()
    maximum_payout: int | None = None


class ShownStep(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a procedure as shown: its text as {language: text}, and the hand, words, place shown with it."""

    id: str
    text: dict[str, str]
    hand: str | None = None
    say: str | None = None
    where: str | None = None


class StepsScene(Scene, tag="steps", frozen=True, kw_only=True):
    """A procedure's title and the steps shown, in the order shown."""

    title: dict[str, str]
    steps: tuple[ShownStep, ...] = ()


class SituationScene(Scene, tag="situation", frozen=True, kw_only=True):
    """A situation in words, {language: text}."""

    text: dict[str, str]


AnyScene: TypeAlias = LayoutScene | ChipsScene | WheelScene | CallsScene | CardsScene | StepsScene | SituationScene
