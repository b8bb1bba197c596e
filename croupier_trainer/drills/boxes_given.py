"""Boxes in a drill file: written out by number, or drawn.

`boxes: {1: {ante: 10, cards: As Kd Qh Jc 2h, action: bet}}` or `boxes: {draw: 1..4, ante: 10, outcome: any}`.
Source: spec.md, sections 2 and 3 (Poker).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.box_given import MOST_ANTE, BoxSpec, read_box
from croupier_trainer.drills.cards_given import rest_of
from croupier_trainer.drills.drawn import Whole, Word
from croupier_trainer.drills.read_keys import read_keys
from croupier_trainer.drills.shown import shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.spec import Fault
    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.box import Box
    from croupier_trainer.rules.poker.game import PokerGame

MOST_BOXES = 9
MOST_DRAWN = 6
OUTCOMES = ("no-game", "win", "lose", "stand-off", "insured", "bought", "capped")
"""How a drawn box may be asked to come out."""

_DRAW = {"draw": Whole.from_yaml, "ante": Whole.from_yaml, "outcome": Word.from_yaml}


class BoxesDraw:
    """Boxes that are drawn: how many, and for each its ANTE and how it comes out.

    Without `outcome` anything may happen at a box; a fold, too, which can't be asked for.
    """

    __slots__ = ("ante", "count", "outcome")

    def __init__(self, count: Whole, ante: Whole | None = None, outcome: Word | None = None) -> None:
        self.count = count
        self.ante = ante
        self.outcome = outcome

    def faults(self, path: tuple[str | int, ...]) -> Iterator[Fault]:
        """Find values out of range and words that aren't."""
        yield from self.count.faults((*path, "draw"), 1, MOST_DRAWN)
        if self.ante is not None:
            yield from self.ante.faults((*path, "ante"), 1, MOST_ANTE)
        if self.outcome is not None:
            yield from self.outcome.faults((*path, "outcome"), OUTCOMES)


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
            raise Misread("load.boxes", given=shown(value))
        if not value:
            raise Misread("poker.no-boxes")
        if "draw" in value:
            read = read_keys(value, _DRAW)
            return cls({}, BoxesDraw(read["draw"], read.get("ante"), read.get("outcome")))
        found: list[Misread] = []
        written: dict[str, BoxSpec] = {}
        for key, box in value.items():
            try:
                found += _number_faults(key)
                written[key] = read_box(box)
            except Misread as misread:
                found.append(misread.under(key))
        Misread.raise_all(found)
        return cls(written, None)

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        return {
            "anyOf": [
                {
                    "type": "object",
                    "properties": {
                        "draw": Whole.json_schema(),
                        "ante": Whole.json_schema(),
                        "outcome": Word.json_schema(),
                    },
                    "required": ["draw"],
                    "additionalProperties": False,
                },
                {
                    "type": "object",
                    "patternProperties": {f"^[1-{MOST_BOXES}]$": BoxSpec.json_schema()},
                    "additionalProperties": False,
                    "minProperties": 1,
                },
            ]
        }

    @property
    def is_drawn(self) -> bool:
        """Whether anything of the boxes is drawn."""
        return self.drawn is not None or any(box.is_drawn for box in self.written.values())

    def faults(self, path: tuple[str | int, ...], sizes: tuple[int, int]) -> Iterator[Fault]:
        """Find values out of range and words that aren't; what the game forbids is told by its rules.

        `sizes`: the least and the most cards that are dealt to a box.
        """
        if self.drawn is not None:
            yield from self.drawn.faults(path)
        for key, box in self.written.items():
            yield from box.faults((*path, key), sizes)

    def deal(self, game: PokerGame, seen: Sequence[Sequence[Card]], draw: Draw) -> tuple[Box, ...]:
        """Give boxes written out; cards that are dealt leave all that is `seen` or written alone. Raises NoDeal."""
        stock = rest_of(*seen, *(cards for box in self.written.values() for cards in box.written))
        boxes = [spec.deal(int(key), game, stock, draw) for key, spec in self.written.items()]
        return tuple(sorted(boxes, key=lambda box: box.number))


def _number_faults(key: str) -> list[Misread]:
    """Find what is wrong with the number of a box."""
    digits = key.isascii() and key.isdigit() and len(key) == 1
    misread: Misread | None = None
    if not digits and not (key.isascii() and key.lstrip("-").isdigit()):
        misread = Misread("load.key-whole", at=(key,), key=key)
    elif not digits or not 1 <= int(key) <= MOST_BOXES:
        misread = Misread("load.out-of-range", at=(key,), given=key, low=1, high=MOST_BOXES)
    if misread is None:
        return []
    misread.of_key = True
    return [misread]


class OneBox:
    """One box of a question that asks of it alone; `any` is drawn as it may stand at some moment of a round."""

    __slots__ = ("spec",)

    def __init__(self, spec: BoxSpec | None) -> None:
        self.spec = spec

    @classmethod
    def from_yaml(cls, value: object) -> OneBox:
        """Read what the file says; raises Misread."""
        return cls(None if value == "any" else read_box(value))

    @staticmethod
    def json_schema() -> dict[str, Any]:
        """Give the JSON Schema of what the file may say."""
        return {"anyOf": [{"const": "any"}, BoxSpec.json_schema()]}

    @property
    def is_drawn(self) -> bool:
        """Whether any of its values is drawn."""
        return self.spec is None or self.spec.is_drawn
