"""Walks a value beside the type that it should have and tells every fault with its place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec import inspect as types

from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.scalars import REFUSED, Unreadable, holds_refused, meaning
from croupier_trainer.drills.shown import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from croupier_trainer.drills.tree import Path, Tree
    from croupier_trainer.errors import Problem

_LISTS = (types.ListType, types.VarTupleType, types.TupleType, types.SetType, types.FrozenSetType)
_MAPPINGS = (types.StructType, types.DictType)

# What is told where a value of a type is needed.
_NEEDED: tuple[tuple[Any, str], ...] = (
    (types.BoolType, "load.need-truth"),
    (types.IntType, "load.need-whole"),
    (types.StrType, "load.need-text"),
    (_LISTS, "load.need-list"),
    (_MAPPINGS, "load.need-mapping"),
    (types.NoneType, "load.need-nothing"),
)

# What a type of our own says of a key, not of the value behind it.
_OF_KEY = frozenset({"load.unknown-key", "load.count"})


class Walk:
    """Collects `problems` of values of one tree; `read_own` reads a value of a type of our own or raises Misread."""

    def __init__(self, tree: Tree, read_own: Callable[[type, object], object]) -> None:
        self.problems: list[Problem] = []
        self._tree = tree
        self._read_own = read_own

    def tell(self, code: str, path: Path, params: Mapping[str, object], *, of_key: bool = False) -> None:
        """Add a problem at `path`."""
        self.problems.append(self._tree.problem(code, path, params, of_key=of_key))

    def need(self, code: str, value: object, path: Path) -> None:
        """Tell by a code load.need-… that something else must stand here, or that nothing stands here."""
        if value is REFUSED:
            return
        if value is None and path and isinstance(path[-1], str):
            self.tell("load.no-value", path, {"key": path[-1]}, of_key=True)
        else:
            self.tell(code, path, {"given": shown(value)})

    def tag(self, value: object, tag: str, known: Sequence[str], path: Path) -> str | None:
        """Give which of the `known` types a mapping's key `tag` names, or tell that it names none."""
        if not isinstance(value, dict):
            self.need("load.need-mapping", value, path)
        elif tag not in value:
            self._missing(value, tag, path)
        elif value[tag] is REFUSED:
            pass
        elif (name := value[tag]) not in known:
            self.tell("load.not-one-of", (*path, tag), {"given": shown(name), "known": tuple(known)})
        else:
            return str(name)
        return None

    def check(self, value: Any, info: types.Type, path: Path) -> None:  # noqa: ANN401 - whatever a file holds
        """Tell all that keeps `value` from being of the type `info`."""
        if value is REFUSED:
            return
        if isinstance(info, types.Metadata):
            self.check(value, info.type, path)
        elif isinstance(info, types.UnionType):
            self._union(value, info.types, path)
        elif isinstance(info, types.CustomType):
            self._own(value, info.cls, path)
        elif isinstance(info, types.LiteralType | types.EnumType):
            self._one_of(value, info, path)
        elif not _fits(value, info):
            self.need(_needed(info), value, path)
        else:
            self._parts(value, info, path)

    def _parts(self, value: Any, info: types.Type, path: Path) -> None:  # noqa: ANN401
        match info:
            case types.StructType():
                self._struct(value, info, path)
            case types.DictType():
                self._dict(value, info, path)
            case types.TupleType():
                self._tuple(value, info.item_types, path)
            case types.ListType() | types.VarTupleType() | types.SetType() | types.FrozenSetType():
                self._size(len(value), info.min_length, info.max_length, path)
                for number, item in enumerate(value):
                    self.check(item, info.item_type, (*path, number))
            case types.IntType():
                self._range(value, info, path)
            case types.StrType():
                self._text(value, info, path)

    def _struct(self, value: dict[str, Any], info: types.StructType, path: Path) -> None:
        fields = {field.encode_name: field for field in info.fields}
        for key, item in value.items():
            if key in fields:
                self.check(item, fields[key].type, (*path, key))
            elif key == info.tag_field:
                if item != info.tag:
                    self.tell("load.not-one-of", (*path, key), {"given": shown(item), "known": (info.tag,)})
            elif info.forbid_unknown_fields and key is not REFUSED:
                self.tell("load.unknown-key", (*path, key), {"key": key, "known": tuple(fields)}, of_key=True)
        for key, field in fields.items():
            if field.required and key not in value:
                self._missing(value, key, path)

    def _missing(self, value: dict[str, Any], key: str, path: Path) -> None:
        # Where something was refused, it may have been just this.
        if REFUSED not in value:
            self.tell("load.missing-key", path, {"key": key})

    def _dict(self, value: dict[str, Any], info: types.DictType, path: Path) -> None:
        self._size(len(value), info.min_length, info.max_length, path)
        for key, item in value.items():
            if key is REFUSED:
                continue
            at = (*path, key)
            if isinstance(info.key_type, types.IntType):
                number = _whole(key)
                if number is None:
                    self.tell("load.key-whole", at, {"key": key}, of_key=True)
                else:
                    self._range(number, info.key_type, at, of_key=True)
            elif isinstance(info.key_type, types.EnumType | types.LiteralType):
                self._one_of(key, info.key_type, at, of_key=True)
            self.check(item, info.value_type, at)

    def _tuple(self, value: list[Any], item_types: tuple[types.Type, ...], path: Path) -> None:
        self._size(len(value), len(item_types), len(item_types), path)
        for number, (item, info) in enumerate(zip(value, item_types, strict=False)):
            self.check(item, info, (*path, number))

    def _union(self, value: object, branches: tuple[types.Type, ...], path: Path) -> None:
        tagged = {str(one.tag): one for one in branches if isinstance(one, types.StructType) and one.tag is not None}
        if isinstance(value, dict) and tagged:
            tag_field = next(iter(tagged.values())).tag_field or ""
            name = self.tag(value, tag_field, tuple(tagged), path)
            if name is not None:
                self._struct(value, tagged[name], path)
            return
        likely = [one for one in branches if _fits(value, one)]
        if likely:
            # At most one list-like and one dict-like type stand in a union, and words beside a number.
            self.check(value, likely[0], path)
            return
        needed = [one for one in branches if not isinstance(one, types.NoneType)]
        words = [one for one in needed if isinstance(one, types.LiteralType | types.EnumType)]
        if words and not isinstance(value, str) and any(isinstance(one, types.IntType) for one in needed):
            params = {"given": shown(value), "known": tuple(word for one in words for word in _words(one))}
            self.tell("load.need-whole-or", path, params)
        else:
            self.check(value, (words or needed)[0], path)

    def _own(self, value: object, cls: type, path: Path) -> None:
        if holds_refused(value):
            return
        try:
            read = self._read_own(cls, value)
        except Misread as misread:
            for one in (misread, *misread.others):
                code = one.problem.code
                self.tell(code, (*path, *one.at), one.problem.params, of_key=one.of_key or code in _OF_KEY)
        else:
            # It is right as it stands, but no table will be asked about it: the question is wrong elsewhere.
            for fault in getattr(read, "always_wrong", tuple)():
                self.tell(fault.code, (*path, *fault.path), fault.params or {}, of_key=fault.of_key)

    def _one_of(
        self, value: object, info: types.LiteralType | types.EnumType, path: Path, *, of_key: bool = False
    ) -> None:
        words = _words(info)
        if value is None:
            self.need("load.need-text", value, path)
        elif isinstance(value, bool) or value not in words:
            self.tell("load.not-one-of", path, {"given": shown(value), "known": words}, of_key=of_key)

    def _range(self, value: int, info: types.IntType, path: Path, *, of_key: bool = False) -> None:
        low = info.ge if info.gt is None else info.gt + 1
        high = info.le if info.lt is None else info.lt - 1
        if low is not None and high is not None and not low <= value <= high:
            self.tell("load.out-of-range", path, {"given": value, "low": low, "high": high}, of_key=of_key)
        elif low is not None and value < low:
            self.tell("load.too-small", path, {"given": value, "low": low}, of_key=of_key)
        elif high is not None and value > high:
            self.tell("load.too-great", path, {"given": value, "high": high}, of_key=of_key)

    def _text(self, value: str, info: types.StrType, path: Path) -> None:
        if info.min_length is not None and len(value) < info.min_length:
            self.tell("load.text-empty" if not value else "load.text-short", path, {"least": info.min_length})
        elif info.max_length is not None and len(value) > info.max_length:
            self.tell("load.text-long", path, {"most": info.max_length})
        elif info.pattern is not None and re.search(info.pattern, value) is None:
            self.tell("load.text-form", path, {"given": shown(value), "pattern": info.pattern})

    def _size(self, count: int, least: int | None, most: int | None, path: Path) -> None:
        if least is not None and count < least:
            self.tell("load.too-few", path, {"count": count, "least": least})
        elif most is not None and count > most:
            self.tell("load.too-many", path, {"count": count, "most": most})


def _fits(value: object, info: types.Type) -> bool:  # noqa: PLR0911 - one line a type
    """Whether a value is of a type's kind, its parts and range aside."""
    match info:
        case types.BoolType():
            return isinstance(value, bool)
        case types.IntType():
            return isinstance(value, int) and not isinstance(value, bool)
        case types.StrType():
            return isinstance(value, str)
        case types.NoneType():
            return value is None
        case types.LiteralType() | types.EnumType():
            return value in _words(info) and not isinstance(value, bool)
        case types.CustomType():
            return value is not None
        case types.AnyType():
            return True
    return isinstance(value, list) if isinstance(info, _LISTS) else isinstance(value, dict)


def _needed(info: types.Type) -> str:
    return next((code for kinds, code in _NEEDED if isinstance(info, kinds)), "load.need-text")


def _words(info: types.LiteralType | types.EnumType) -> tuple[object, ...]:
    return tuple(info.values) if isinstance(info, types.LiteralType) else tuple(one.value for one in info.cls)


def _whole(key: str) -> int | None:
    try:
        number = meaning(key)
    except Unreadable:
        return None
    return number if isinstance(number, int) and not isinstance(number, bool) else None
