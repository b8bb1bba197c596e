"""Builds plain data from the events of a YAML file, and apart from it the places of its keys and values.

What a safe file doesn't need (aliases, anchors, tags, merge keys, several documents, depth) is refused at
the event, before anything is built from it. Each refusal is kept, REFUSED stands in its place and reading goes on, so
that one run tells all; only a syntax error and too great a depth end it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import yaml

from croupier_trainer.drills.scalars import REFUSED, Scalar, Unreadable, hidden, is_ambiguous, meaning
from croupier_trainer.drills.syntax import explain
from croupier_trainer.errors import Problem

if TYPE_CHECKING:
    from collections.abc import Callable

Plain: TypeAlias = "Scalar | list[Plain] | dict[str, Plain]"

MAX_DEPTH = 64
_BLOCK = frozenset("|>")
_REFUSED: Scalar = REFUSED

# The C parser is part of every wheel of PyYAML; a build without it is slower and otherwise alike.
_LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def _place(event: Any) -> tuple[int, int]:  # noqa: ANN401 - events of two parsers
    return event.start_mark.line + 1, event.start_mark.column + 1


class Stop(Exception):
    """Nothing behind this place can be read."""


class Builder:
    """Reads one text; `problems` tells what was refused, `root` where the outermost value begins.

    `broken`: whether reading ended before the end of the file, the last problem being the reason.
    """

    def __init__(self, text: str, path: str) -> None:
        self.path = path
        self.text = text
        self.problems: list[Problem] = []
        self.root: tuple[int, int] = (1, 1)
        self.broken = True
        self._memo: dict[str, Scalar] = {}
        self._keys: dict[str, str] = {}
        self._last: tuple[int, int] = (1, 1)
        self._parser = _LOADER(text)
        self._next: Callable[[], Any] = self._parser.get_event

    def build(self) -> Plain:
        """Give the value of the file's one document, None where there is none."""
        value: Plain = None
        try:
            self._next()
            event = self._next()
            if isinstance(event, yaml.StreamEndEvent):
                self._tell("load.empty", (1, 1))
                return None
            event = self._next()
            self.root = _place(event)
            value = self._value(event, 1)
            self._next()
            event = self._next()
            if not isinstance(event, yaml.StreamEndEvent):
                self._tell("load.second-document", event)
            self.broken = False
        except Stop:
            pass
        except yaml.YAMLError as error:
            code, params, place = explain(error, self.text, self._last)
            self._tell(code, place, **params)
        except (ValueError, OverflowError):
            # The pure parser lets these through for escapes and version numbers that are too large.
            self._tell("load.syntax", self._last)
        finally:
            self._parser.dispose()
        return value

    def _tell(self, code: str, at: Any, **params: object) -> None:  # noqa: ANN401
        line, column = at if isinstance(at, tuple) else _place(at)
        self.problems.append(Problem(code=code, params=params, path=self.path, line=line, column=column))

    def _value(self, event: Any, depth: int) -> Plain:  # noqa: ANN401
        kind = type(event)
        if kind is yaml.ScalarEvent:
            return self._scalar(event)
        if kind is yaml.AliasEvent:
            self._tell("load.alias", event, name=event.anchor)
            return _REFUSED
        self._bare(event)
        if depth > MAX_DEPTH:
            self._tell("load.too-deep", event, levels=MAX_DEPTH)
            raise Stop
        return self._mapping(depth) if kind is yaml.MappingStartEvent else self._list(depth)

    def _bare(self, event: Any) -> None:  # noqa: ANN401
        if event.anchor is not None:
            self._tell("load.anchor", event, name=event.anchor)
        if event.tag is not None:
            self._tell("load.tag", event)

    def _scalar(self, event: Any) -> Scalar:  # noqa: ANN401
        if event.anchor is not None or event.tag is not None:
            self._bare(event)
        text: str = event.value
        if not event.implicit[0]:
            return text if self._is_seen(event, text) else _REFUSED
        try:
            return self._memo[text]
        except KeyError:
            pass
        if not self._is_seen(event, text):
            return _REFUSED
        try:
            value = meaning(text)
        except Unreadable as refusal:
            self._tell(refusal.args[0], event, given=text)
            return _REFUSED
        self._memo[text] = value
        return value

    def _is_seen(self, event: Any, text: str) -> bool:  # noqa: ANN401
        """Tell the characters that can't be seen, and whether there are none."""
        found = list(hidden(text, lines="\n" if event.style in _BLOCK else ""))
        for character in found:
            self._tell("load.control", event, character=f"U+{ord(character):04X}")
        return not found

    # The two loops below run once for every key and value of a file. They take the short way for a plain scalar that
    # was seen before, which most are; everything else goes through _value and _key.

    def _list(self, depth: int) -> list[Plain]:
        out: list[Plain] = []
        following, memo, scalar, end = self._next, self._memo, yaml.ScalarEvent, yaml.SequenceEndEvent
        while type(event := following()) is not end:
            if type(event) is scalar and event.anchor is None and event.implicit[0] and (text := event.value) in memo:
                out.append(memo[text])
            else:
                out.append(self._value(event, depth + 1))
        return out

    def _mapping(self, depth: int) -> dict[str, Plain]:
        out: dict[str, Plain] = {}
        marks: list[Any] = []
        following, memo, keys, scalar, end = self._next, self._memo, self._keys, yaml.ScalarEvent, yaml.MappingEndEvent
        add = marks.append
        while type(start := following()) is not end:
            if type(start) is scalar and start.anchor is None and start.implicit[0] and (text := start.value) in keys:
                key: str | None = keys[text]
            else:
                key = self._key(start, depth)
            event = following()
            if type(event) is scalar and event.anchor is None and event.implicit[0] and (text := event.value) in memo:
                value: Plain = memo[text]
            else:
                value = self._value(event, depth + 1)
            if key is None:
                out[REFUSED] = value
                add(start.start_mark)
                continue
            if key in out:
                lines = {"first": marks[list(out).index(key)].line + 1, "second": start.start_mark.line + 1}
                self._tell("load.duplicate-key", start, key=key, **lines)
                continue
            out[key] = value
            add(start.start_mark)
        return out

    def _key(self, event: Any, depth: int) -> str | None:  # noqa: ANN401
        """Give a key's text, or None where it is refused; keys are always text, as they are written."""
        if type(event) is not yaml.ScalarEvent:
            if type(event) is not yaml.AliasEvent:
                self._tell("load.key-not-text", event)
            self._value(event, depth + 1)
            return None
        self._bare(event)
        key: str = event.value
        if not self._is_seen(event, key):
            return None
        if event.implicit[0]:
            if key == "<<":
                self._tell("load.merge-key", event)
                return None
            if is_ambiguous(key):
                self._tell("load.number-form", event, given=key)
                return None
        if not key:
            self._tell("load.key-empty", event)
            return None
        return self._keys.setdefault(key, key)


class Spot(NamedTuple):
    """Where a value stands (1-based line and column), where its key stands, and the spots of what it holds."""

    value: tuple[int, int]
    key: tuple[int, int]
    inner: dict[str, Spot] | list[Spot]


def spots(text: str) -> Spot:
    """Find the places of a text that a Builder has read to its end.

    Done apart from building and only once something is wrong: it takes as long and ten times the memory.
    """
    parser = _LOADER(text)
    following = parser.get_event
    following()
    following()
    try:
        return _spot(following, following())
    finally:
        parser.dispose()


def _spot(following: Callable[[], Any], event: Any, key: tuple[int, int] | None = None) -> Spot:  # noqa: ANN401
    place = _place(event)
    inner: dict[str, Spot] | list[Spot] = []
    if type(event) is yaml.MappingStartEvent:
        inner = {}
        while type(start := following()) is not yaml.MappingEndEvent:
            if type(start) is not yaml.ScalarEvent:
                # A key that was refused; what stands in it and behind it has no path.
                _spot(following, start)
                _spot(following, following())
                continue
            spot = _spot(following, following(), _place(start))
            inner.setdefault(start.value, spot)
    elif type(event) is yaml.SequenceStartEvent:
        inner = []
        while type(start := following()) is not yaml.SequenceEndEvent:
            inner.append(_spot(following, start))
    return Spot(place, key or place, inner)
