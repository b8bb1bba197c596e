"""Boxes in a drill file: written out by number, or drawn.

`boxes: {1: {ante: 10, cards: As Kd Qh Jc 2h, action: bet}}` or `boxes: {draw: 1..4, ante: 10, outcome: any}`.
Source: spec.md, sections 2 and 3 (Poker).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.cards_given import Cards, read_written, rest_of
from croupier_trainer.drills.drawn import Whole, Word
from croupier_trainer.drills.spec import Fault
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.poker.box import Action, Box

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.game import PokerGame

MOST_ANTE = 1_000_000
MOST_BOXES = 9
USUAL_ANTE = (5, 50)
ACTIONS = (str(Action.BET), str(Action.FOLD))
OUTCOMES = ("no-game", "win", "lose", "stand-off", "insured", "bought", "capped")
_DRAW_KEYS = ("draw", "ante", "outcome")


class CardText:
    """Cards that are always written out: thrown, drawn, sixth, changed."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards

    @classmethod
    def from_yaml(cls, value: object) -> CardText:
        """Read what the file says; raises Misread."""
        return cls(read_written(value))

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        return {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}


class BoxSpec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One box as the file has it; see rules.poker.box.Box for what the fields mean."""

    ante: Whole
    cards: Cards
    action: Word | None = None
    draw: CardText | None = None
    drawn: CardText | None = None
    sixth: CardText | None = None
    changed: CardText | None = None
    bonus: Whole | None = None
    insurance: Whole | None = None
    blind: bool = False
    buys: bool = False

    @property
    def is_drawn(self) -> bool:
        """Whether any of its values is drawn."""
        values = (self.ante, self.cards, self.action, self.bonus, self.insurance)
        return any(one is not None and one.is_drawn for one in values)

    def faults(self, path: tuple[str | int, ...]) -> Iterator[Fault]:
        """Find values out of range and words that aren't; what the game forbids is told by its rules."""
        yield from self.ante.faults((*path, "ante"), 1, MOST_ANTE)
        if self.action is not None:
            yield from self.action.faults((*path, "action"), ACTIONS)
        for key, stake in (("bonus", self.bonus), ("insurance", self.insurance)):
            if stake is not None:
                yield from stake.faults((*path, key), 0, 100 * MOST_ANTE)
        for key, one in (("sixth", self.sixth), ("changed", self.changed)):
            if one is not None and len(one.cards) != 1:
                params = {"count": len(one.cards), "least": 1, "most": 1, "n": 1}
                yield Fault("poker.card-count", (*path, key), params)

    def written(self) -> list[tuple[Card, ...]]:
        """Give the cards that are written out."""
        texts = (self.draw, self.drawn, self.sixth, self.changed)
        own = [self.cards.fixed] if self.cards.fixed is not None else []
        return own + [one.cards for one in texts if one is not None]

    def deal(self, number: int, game: PokerGame, stock: Sequence[Card], draw: Draw) -> Box:
        """Give the box; dealt cards come from `stock`."""
        size = game.shape.cards

        def one(text: CardText | None) -> Card | None:
            return text.cards[0] if text is not None and text.cards else None

        def money(whole: Whole | None) -> Money:
            return Money.of(0 if whole is None else whole.resolve(draw, 0, 100 * MOST_ANTE))

        return Box(
            number=number,
            ante=Money.of(self.ante.resolve(draw, 1, MOST_ANTE, USUAL_ANTE)),
            cards=self.cards.deal(stock, draw, (size, size)),
            action=None if self.action is None else Action(self.action.resolve(draw, ACTIONS)),
            draw=self.draw.cards if self.draw is not None else (),
            drawn=self.drawn.cards if self.drawn is not None else (),
            sixth=one(self.sixth),
            changed=one(self.changed),
            bonus=money(self.bonus),
            insurance=money(self.insurance),
            blind=self.blind,
            buys=self.buys,
        )


@dataclass(frozen=True, slots=True)
class BoxesDraw:
    """Boxes that are drawn: how many, the ANTE of each, and how one of them comes out."""

    count: Whole
    ante: Whole
    outcome: Word | None


class Boxes:
    """Boxes written out by number, or a draw of them."""

    __slots__ = ("drawn", "written")

    def __init__(self, written: dict[str, BoxSpec], drawn: BoxesDraw | None) -> None:
        self.written = written
        self.drawn = drawn

    @classmethod
    def from_yaml(cls, value: object) -> Boxes:
        """Read what the file says; raises Misread."""
        if not isinstance(value, dict):
            raise Misread("load.boxes", given=str(value))
        if "draw" in value:
            return cls({}, _read_draw(value))
        found: list[Misread] = []
        written: dict[str, BoxSpec] = {}
        for key, box in value.items():
            try:
                if not (key.isascii() and key.isdigit() and str(int(key)) == key and 1 <= int(key) <= MOST_BOXES):
                    misread = Misread("poker.box-number", box=key)
                    misread.of_key = True
                    raise misread
                written[key] = read_box(box)
            except Misread as misread:
                found.append(misread.under(key))
        Misread.raise_all(found)
        return cls(written, None)

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        whole, word = Whole.json_schema(), Word.json_schema()
        return {
            "anyOf": [
                {
                    "type": "object",
                    "properties": {"draw": whole, "ante": whole, "outcome": word},
                    "required": ["draw"],
                    "additionalProperties": False,
                },
                {
                    "type": "object",
                    "patternProperties": {"^[1-9]$": {"type": "object", "required": ["ante", "cards"]}},
                    "additionalProperties": False,
                    "minProperties": 1,
                },
            ]
        }

    @property
    def is_drawn(self) -> bool:
        """Whether anything of the boxes is drawn."""
        return self.drawn is not None or any(box.is_drawn for box in self.written.values())

    def faults(self, path: tuple[str | int, ...]) -> Iterator[Fault]:
        """Find values out of range and words that aren't."""
        if self.drawn is not None:
            yield from self.drawn.count.faults((*path, "draw"), 1, MOST_BOXES)
            yield from self.drawn.ante.faults((*path, "ante"), 1, MOST_ANTE)
            if self.drawn.outcome is not None:
                yield from self.drawn.outcome.faults((*path, "outcome"), OUTCOMES)
            return
        if not self.written:
            yield Fault("poker.no-boxes", path)
        for key, box in self.written.items():
            yield from box.faults((*path, key))

    def deal(self, game: PokerGame, seen: Sequence[Sequence[Card]], draw: Draw) -> tuple[Box, ...]:
        """Give boxes written out; cards that are dealt leave all that is `seen` or written alone."""
        gone: list[Sequence[Card]] = [*seen, *(cards for box in self.written.values() for cards in box.written())]
        boxes = []
        for key, spec in self.written.items():
            box = spec.deal(int(key), game, rest_of(*gone), draw)
            gone.append(box.cards)
            boxes.append(box)
        return tuple(boxes)


def _read_draw(value: dict[str, Any]) -> BoxesDraw:
    found: list[Misread] = []
    for key in value:
        if key not in _DRAW_KEYS:
            misread = Misread("load.unknown-key", at=(key,), key=key, known=_DRAW_KEYS)
            misread.of_key = True
            found.append(misread)
    read: dict[str, Any] = {}
    readers: tuple[tuple[str, Callable[[object], object]], ...] = (
        ("draw", Whole.from_yaml),
        ("ante", Whole.from_yaml),
        ("outcome", Word.from_yaml),
    )
    for key, reader in readers:
        if key in value:
            try:
                read[key] = reader(value[key])
            except Misread as misread:
                found.append(misread.under(key))
    Misread.raise_all(found)
    return BoxesDraw(read["draw"], read.get("ante", Whole()), read.get("outcome"))


_BOX_READERS: dict[str, Callable[[object], object]] = {
    "ante": Whole.from_yaml,
    "cards": Cards.from_yaml,
    "action": Word.from_yaml,
    "draw": CardText.from_yaml,
    "drawn": CardText.from_yaml,
    "sixth": CardText.from_yaml,
    "changed": CardText.from_yaml,
    "bonus": Whole.from_yaml,
    "insurance": Whole.from_yaml,
}
_FLAGS = ("blind", "buys")
_REQUIRED = ("ante", "cards")


def read_box(value: object) -> BoxSpec:
    """Read one box of a file, key by key, so that all that is wrong with it is told; raises Misread."""
    if not isinstance(value, dict):
        raise Misread("load.box", given=str(value))
    found: list[Misread] = []
    read: dict[str, Any] = {}
    for key, one in value.items():
        try:
            if key in _FLAGS:
                read[key] = _flag(one)
            elif key in _BOX_READERS:
                read[key] = _BOX_READERS[key](one)
            else:
                misread = Misread("load.unknown-key", key=key, known=(*_BOX_READERS, *_FLAGS))
                misread.of_key = True
                raise misread
        except Misread as misread:
            found.append(misread.under(key))
    found += [Misread("load.missing-key", key=key) for key in _REQUIRED if key not in value]
    Misread.raise_all(found)
    return BoxSpec(**read)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise Misread("load.flag", given=str(value))
    return value


class OneBox:
    """One box of a question that asks of it alone."""

    __slots__ = ("spec",)

    def __init__(self, spec: BoxSpec) -> None:
        self.spec = spec

    @classmethod
    def from_yaml(cls, value: object) -> OneBox:
        """Read what the file says; raises Misread."""
        return cls(read_box(value))

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        return {"type": "object", "required": list(_REQUIRED)}

    @property
    def is_drawn(self) -> bool:
        """Whether any of its values is drawn."""
        return self.spec.is_drawn
