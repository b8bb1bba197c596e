"""Builds plain data from the events of a YAML file and remembers where each key and value stands.

What a safe file doesn't need (aliases, anchors, tags, merge keys, several documents, depth) is refused at
the event, before anything is built from it. Each refusal is kept and reading goes on, so that one run tells
all; only a syntax error, too great a depth and a second document end it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import yaml

from croupier_trainer.drills.scalars import Scalar, Unreadable, hidden, is_ambiguous, meaning
from croupier_trainer.drills.syntax import explain
from croupier_trainer.errors import Problem

if TYPE_CHECKING:
    from collections.abc import Callable

Plain: TypeAlias = "Scalar | list[Plain] | dict[str, Plain]"

MAX_DEPTH = 64
_BLOCK = frozenset("|>")
_MISSING = object()

# The C parser is part of every wheel of PyYAML; a build without it is slower and otherwise alike.
_LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


class Stop(Exception):
    """Nothing behind this place can be read."""


class Builder:
    """Reads one text; `marks` gives for each list or mapping built (by id) the places of what it holds.

    A list has one mark a value; a mapping two, key and value, in the order of its keys. `root` is the place of the
    outermost value.
    """

    def __init__(self, text: str, path: str) -> None:
        self.path = path
        self.text = text
        self.problems: list[Problem] = []
        self.marks: dict[int, list[Any]] = {}
        self.root: Any = None
        self._memo: dict[str, Scalar] = {}
        self._keys: set[str] = set()
        self._last: tuple[int, int] = (1, 1)
        self._parser = _LOADER(text)
        self._next: Callable[[], Any] = self._parser.get_event

    def build(self) -> Plain:
        """Give the value of the file's one document, None where there is none; `problems` tells the rest."""
        value: Plain = None
        try:
            self._next()
            event = self._next()
            if isinstance(event, yaml.StreamEndEvent):
                self._tell("load.empty", (1, 1))
                return None
            event = self._next()
            self.root = event.start_mark
            value = self._value(event, 1)
            self._next()
            event = self._next()
            if not isinstance(event, yaml.StreamEndEvent):
                self._tell("load.second-document", event.start_mark)
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

    def _tell(self, code: str, at: Any, **params: object) -> None:  # noqa: ANN401 - marks of two parsers
        line, column = at if isinstance(at, tuple) else (at.line + 1, at.column + 1)
        self.problems.append(Problem(code=code, params=params, path=self.path, line=line, column=column))

    def _value(self, event: Any, depth: int) -> Plain:  # noqa: ANN401 - events of two parsers
        kind = type(event)
        if kind is yaml.ScalarEvent:
            return self._scalar(event)
        if kind is yaml.AliasEvent:
            self._tell("load.alias", event.start_mark, name=event.anchor)
            return None
        self._bare(event)
        if depth > MAX_DEPTH:
            self._tell("load.too-deep", event.start_mark, levels=MAX_DEPTH)
            raise Stop
        return self._mapping(depth) if kind is yaml.MappingStartEvent else self._list(depth)

    def _bare(self, event: Any) -> None:  # noqa: ANN401
        if event.anchor is not None:
            self._tell("load.anchor", event.start_mark, name=event.anchor)
        if event.tag is not None:
            self._tell("load.tag", event.start_mark)

    def _scalar(self, event: Any) -> Scalar:  # noqa: ANN401
        if event.anchor is not None or event.tag is not None:
            self._bare(event)
        text: str = event.value
        if not event.implicit[0]:
            self._seen(event, text)
            return text
        try:
            return self._memo[text]
        except KeyError:
            pass
        self._seen(event, text)
        try:
            value = meaning(text)
        except Unreadable as refusal:
            self._tell(refusal.args[0], event.start_mark, given=text)
            return None
        self._memo[text] = value
        return value

    def _seen(self, event: Any, text: str) -> None:  # noqa: ANN401
        for character in hidden(text, lines="\n" if event.style in _BLOCK else ""):
            self._tell("load.control", event.start_mark, character=f"U+{ord(character):04X}")

    def _list(self, depth: int) -> list[Plain]:
        out: list[Plain] = []
        marks: list[Any] = []
        following, memo, missing = self._next, self._memo, _MISSING
        while type(event := following()) is not yaml.SequenceEndEvent:
            marks.append(event.start_mark)
            value = missing
            if type(event) is yaml.ScalarEvent and event.anchor is None and event.implicit[0]:
                value = memo.get(event.value, missing)
            out.append(self._value(event, depth + 1) if value is missing else value)
        self.marks[id(out)] = marks
        return out

    def _mapping(self, depth: int) -> dict[str, Plain]:
        out: dict[str, Plain] = {}
        marks: list[Any] = []
        following, memo, missing, known = self._next, self._memo, _MISSING, self._keys
        while type(event := following()) is not yaml.MappingEndEvent:
            place = event.start_mark
            if type(event) is yaml.ScalarEvent and event.anchor is None and event.implicit[0] and event.value in known:
                key = event.value
            else:
                key = self._key(event, depth)
            event = following()
            value = missing
            if type(event) is yaml.ScalarEvent and event.anchor is None and event.implicit[0]:
                value = memo.get(event.value, missing)
            if value is missing:
                value = self._value(event, depth + 1)
            if key is None:
                continue
            if key in out:
                first = marks[2 * list(out).index(key)]
                self._tell("load.duplicate-key", place, key=key, first=first.line + 1, line=place.line + 1)
                continue
            out[key] = value
            marks += (place, event.start_mark)
        self.marks[id(out)] = marks
        return out

    def _key(self, event: Any, depth: int) -> str | None:  # noqa: ANN401
        """Give a key's text, or None where it is refused; keys are always text, as they are written."""
        if type(event) is not yaml.ScalarEvent:
            if type(event) is not yaml.AliasEvent:
                self._tell("load.key-not-text", event.start_mark)
            self._value(event, depth + 1)
            return None
        self._bare(event)
        key: str = event.value
        self._seen(event, key)
        if event.implicit[0]:
            if key == "<<":
                self._tell("load.merge-key", event.start_mark)
                return None
            if is_ambiguous(key):
                self._tell("load.number-form", event.start_mark, given=key)
                return None
        if not key:
            self._tell("load.key-empty", event.start_mark)
            return None
        self._keys.add(key)
        return key
