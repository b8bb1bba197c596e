"""Scenes on paper: each becomes pictures, lines and lists, which templates/scenes.html.j2 prints."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, ClassVar, TypeAlias

import msgspec

from croupier_trainer.drills.scenes import (
    CallsScene,
    CardsScene,
    ChipsScene,
    LayoutScene,
    SituationScene,
    StepsScene,
    WheelScene,
)
from croupier_trainer.rules.money import Money
from croupier_trainer.sheets import card_picture, chip_picture, layout_picture, wheel_picture
from croupier_trainer.text.catalog import has

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.scenes import AnyScene, Box, ShownStep
    from croupier_trainer.sheets.drawing import Picture
    from croupier_trainer.text.words import Words


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture."""

    kind: ClassVar = "drawn"
    picture: Picture


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of text, each by itself."""

    kind: ClassVar = "lines"
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """A numbered list under its title."""

    kind: ClassVar = "listed"
    title: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoxShown:
    """A poker box: its title, its cards and what else is known of it."""

    title: str
    picture: Picture | None
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Boxes:
    """Poker boxes side by side, box 1 at the dealer's left."""

    kind: ClassVar = "boxes"
    boxes: tuple[BoxShown, ...]


Block: TypeAlias = Drawn | Lines | Listed | Boxes


def blocks(scene: AnyScene, words: Words) -> tuple[Block, ...]:
    """Give what is printed of a scene, in order."""
    match scene:
        case LayoutScene():
            found = _layout(scene, words)
        case ChipsScene():
            found = _chips(scene, words)
        case WheelScene():
            found = iter((Drawn(wheel_picture.draw(scene, words)),))
        case CallsScene():
            found = _calls(scene, words)
        case CardsScene():
            found = _cards(scene, words)
        case StepsScene():
            steps = tuple(_step(step, words) for step in scene.steps)
            found = iter((Listed(words.wording(scene.title), steps),))
        case SituationScene():
            found = iter((Lines((words.wording(scene.text),)),))
    return tuple(found)


def _layout(scene: LayoutScene, words: Words) -> Iterator[Block]:
    signs = layout_picture.letters(scene, words)
    yield Drawn(layout_picture.draw(scene, words))
    said = []
    for player in scene.players:
        code = "ui.player-cash" if player.colour == layout_picture.CASH else "ui.player"
        if player.value is not None:
            code += "-value"
        name = words.name("colour", player.colour)
        said.append(words.text(code, sign=signs[player.colour], colour=name, value=player.value or 0).strip())
    if said:
        yield Lines((" · ".join(said),))
    for code, piles in (("ui.piles", layout_picture.to_list(scene, words)), ("ui.late", scene.late)):
        if piles:
            told = "; ".join(layout_picture.pile_line(pile, signs, words) for pile in piles)
            yield Lines((f"{words.text(code)} {told}",))


def _chips(scene: ChipsScene, words: Words) -> Iterator[Block]:
    if picture := chip_picture.draw(scene, words):
        yield Drawn(picture)


def _calls(scene: CallsScene, words: Words) -> Iterator[Block]:
    if scene.straight_max is not None:
        yield Lines((words.text("ui.straight-max", most=scene.straight_max),))
    yield Drawn(wheel_picture.draw(WheelScene(number=scene.number), words))
    callers = () if isinstance(scene.callers, msgspec.UnsetType) else scene.callers
    calls = (
        f"{words.name('colour', caller)}: {words.say(call)}" if caller else words.say(call)
        for call, caller in zip_longest(scene.calls, callers)
    )
    yield Listed("", tuple(calls))


def _step(step: ShownStep, words: Words) -> str:
    told = []
    if step.hand is not None:
        told.append(words.name("hand", step.hand))
    if step.say is not None:
        told.append(words.text("ui.step-say", words=words.name("say", step.say)))
    if step.where is not None:
        told.append(words.text("ui.step-where", place=words.name("where", step.where)))
    return words.wording(step.text) + (f" ({'; '.join(told)})" if told else "")


def _cards(scene: CardsScene, words: Words) -> Iterator[Block]:
    head = []
    if scene.game is not None:
        name = words.name("game", scene.game)
        head.append(name[:1].upper() + name[1:])
    if scene.maximum_payout is not None:
        head.append(words.text("ui.maximum-payout", most=scene.maximum_payout))
    if head:
        yield Lines((" · ".join(head),))
    if scene.hand:
        yield Drawn(card_picture.draw(scene.hand, words))
    if scene.boxes:
        yield Boxes(tuple(_box(box, words) for box in scene.boxes))
    rows = (
        ("ui.cards-board", scene.board),
        ("ui.cards-dealer", scene.dealer),
        ("ui.cards-dealer-new", scene.dealer_new),
    )
    for code, cards in rows:
        if cards:
            yield Lines((words.text(code),))
            yield Drawn(card_picture.draw(cards, words))


def _box(box: Box, words: Words) -> BoxShown:
    picture = card_picture.draw(box.cards, words) if box.cards else None
    return BoxShown(words.text("ui.box", number=box.number), picture, (*_happened(box, words), *_stakes(box, words)))


def _happened(box: Box, words: Words) -> Iterator[str]:
    for flag, code in ((box.blind, "ui.box-blind"), (box.folded, "ui.box-folded"), (box.buys, "ui.box-buys")):
        if flag:
            yield words.text(code)
    if box.thrown:
        yield words.text("ui.box-thrown", cards=" ".join(box.thrown))
    if box.drawn:
        yield words.text("ui.box-drawn", cards=" ".join(box.drawn))
    if box.sixth is not None:
        yield words.text("ui.box-sixth", card=box.sixth)
    if box.changed is not None:
        yield words.text("ui.box-changed", card=box.changed)


def _stakes(box: Box, words: Words) -> Iterator[str]:
    for stake in box.stakes:
        code = f"ui.price-{stake.what}"
        name = words.text(code) if has(code) else words.name("stake", stake.what)
        yield f"{name} {words.number(Money(stake.halves))}"
