"""Values of a drill file that may be drawn: whole numbers and words.

Where a value stands, a draw may stand: `any`, a range `1..8` (both ends in) or `{one-of: [...]}`.
Source: spec.md, section 2.
"""

from __future__ import annotations

import re
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

import msgspec

from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.shown import shown
from croupier_trainer.drills.spec import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier_trainer.drills.draw import Draw

# As text: it is compiled when the first range is read.
_RANGE = r"(0|[1-9][0-9]{0,11})\.\.(0|[1-9][0-9]{0,11})"
_ONE_OF = "one-of"


def _one_of(value: dict[str, Any], kind: type) -> tuple[Any, ...]:
    if list(value) != [_ONE_OF]:
        raise Misread("load.draw-keys", keys=", ".join(value))
    items = value[_ONE_OF]
    if not isinstance(items, list) or not items:
        raise Misread("load.one-of-empty", at=(_ONE_OF,))
    Misread.raise_all(
        [
            Misread("load.one-of-item", at=(_ONE_OF, place), item=shown(item))
            for place, item in enumerate(items)
            if not isinstance(item, kind) or isinstance(item, bool)
        ]
    )
    return tuple(items)


class Whole:
    """A whole number or a draw of one; `is_drawn` where more than one value is possible as written.

    >>> Whole.from_yaml("1..8").possible(0, 36)
    range(1, 9)
    """

    __slots__ = ("high", "is_drawn", "items", "low")

    def __init__(self, low: int | None = None, high: int | None = None, items: tuple[int, ...] = ()) -> None:
        self.low = low
        self.high = high
        self.items = items
        self.is_drawn = bool(items) or low is None or low != high

    @classmethod
    def from_yaml(cls, value: object) -> Whole:
        """Read what the file says; raises Misread."""
        if isinstance(value, int) and not isinstance(value, bool):
            return _exactly(value)
        if isinstance(value, dict):
            return cls(items=_one_of(value, int))
        if value == "any":
            return cls()
        if isinstance(value, str) and (found := re.fullmatch(_RANGE, value)):
            low, high = int(found[1]), int(found[2])
            if low > high:
                raise Misread("load.range-backwards", low=low, high=high)
            return cls(low, high)
        raise Misread("load.whole", given=shown(value))

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        return {
            "anyOf": [
                {"type": "integer"},
                {"type": "string", "pattern": r"^(any|(0|[1-9][0-9]*)\.\.(0|[1-9][0-9]*))$"},
                {
                    "type": "object",
                    "properties": {_ONE_OF: {"type": "array", "items": {"type": "integer"}, "minItems": 1}},
                    "required": [_ONE_OF],
                    "additionalProperties": False,
                },
            ]
        }

    def is_within(self, low: int, high: int) -> bool:
        """Whether it is one number, from `low` to `high`: `faults` then finds nothing."""
        return not self.is_drawn and self.low is not None and low <= self.low <= high

    def possible(self, low: int, high: int, usual: tuple[int, int] | None = None) -> Sequence[int]:
        """Give the values possible within `low` to `high`, in the order of the file; `any` stays within `usual`."""
        if self.items:
            return [item for item in self.items if low <= item <= high]
        if self.low is None or self.high is None:
            first, last = usual or (low, high)
            return range(first, last + 1)
        return range(max(low, self.low), min(high, self.high) + 1)

    def faults(self, path: tuple[str | int, ...], low: int, high: int) -> Iterator[Fault]:
        """Find values outside `low` to `high`, each with its place."""
        if self.items:
            for place, item in enumerate(self.items):
                if not low <= item <= high:
                    yield Fault("load.out-of-range", (*path, _ONE_OF, place), {"given": item, "low": low, "high": high})
        elif self.low is not None and self.high is not None:
            for end in dict.fromkeys((self.low, self.high)):
                if not low <= end <= high:
                    yield Fault("load.out-of-range", path, {"given": end, "low": low, "high": high})

    def resolve(self, draw: Draw, low: int, high: int, usual: tuple[int, int] | None = None) -> int:
        """Give the value, drawn where it is a draw; `any` is drawn from `usual`."""
        if self.low is not None and self.low == self.high:
            return self.low
        possible = self.possible(low, high, usual)
        return possible[draw.below(len(possible))]


# Nothing changes a Whole, and a file has the same few numbers of chips ten thousand times.
@lru_cache(maxsize=4096)
def _exactly(number: int) -> Whole:
    return Whole(number, number)


def whole(number: int) -> Any:  # noqa: ANN401 - what msgspec.field is to a type checker
    """Give a field whose default is this number (made anew, since a schema can't hold a Whole)."""
    return msgspec.field(default_factory=partial(Whole, number, number))


class Word:
    """A word or a draw of one: `any` or `{one-of: [...]}`; the kind says which words there are."""

    __slots__ = ("items", "word")

    def __init__(self, word: str | None = None, items: tuple[str, ...] = ()) -> None:
        self.word = word
        self.items = items

    @classmethod
    def from_yaml(cls, value: object) -> Word:
        """Read what the file says; raises Misread."""
        if isinstance(value, dict):
            return cls(items=_one_of(value, str))
        if value == "any":
            return cls()
        if isinstance(value, str):
            return cls(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return cls(str(value))
        raise Misread("load.word", given=shown(value))

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        return {
            "anyOf": [
                {"type": ["string", "integer"]},
                {
                    "type": "object",
                    "properties": {_ONE_OF: {"type": "array", "items": {"type": "string"}, "minItems": 1}},
                    "required": [_ONE_OF],
                    "additionalProperties": False,
                },
            ]
        }

    @property
    def is_drawn(self) -> bool:
        """Whether more than one word is possible as written."""
        return self.word is None

    def places(self, path: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
        """Give each word written, with its place."""
        if self.word is not None:
            yield path, self.word
        for place, item in enumerate(self.items):
            yield (*path, _ONE_OF, place), item

    def faults(self, path: tuple[str | int, ...], words: Sequence[str]) -> Iterator[Fault]:
        """Find words that are none of `words`, each with its place."""
        known = set(words)
        given = (
            [(path, self.word)]
            if self.word is not None
            else [((*path, _ONE_OF, place), item) for place, item in enumerate(self.items)]
        )
        for place, word in given:
            if word not in known:
                yield Fault("load.not-one-of", place, {"given": word, "known": tuple(words)})

    def possible(self, words: Sequence[str]) -> Sequence[str]:
        """Give the words possible of `words`, in the order of the file."""
        if self.word is not None:
            return (self.word,)
        return self.items or words

    def resolve(self, draw: Draw, words: Sequence[str]) -> str:
        """Give the word, drawn where it is a draw."""
        return self.word if self.word is not None else draw.choose(self.possible(words))


def word(default: str) -> Any:  # noqa: ANN401 - as for whole
    """Give a field whose default is this word."""
    return msgspec.field(default_factory=partial(Word, default))
