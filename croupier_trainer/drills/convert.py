"""A file's plain data becomes typed Structs, with every fault told in one run.

msgspec does the work and stops at its first fault. Only then is the value walked beside its type, each fault found
by itself and put at its place. A type of our own reads itself: its classmethod `from_yaml` gets the plain value
and raises Misread (answers.py).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeVar, cast

import msgspec

from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.scalars import holds_refused
from croupier_trainer.drills.walk import Walk

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping

    from croupier_trainer.drills.tree import Path, Tree
    from croupier_trainer.errors import Problem

T = TypeVar("T")


def read_own(type_: type, value: object) -> object:
    """Let a type of our own read its value (the `dec_hook` of msgspec); raises Misread."""
    reader: Callable[[object], object] | None = getattr(type_, "from_yaml", None)
    if reader is None:
        raise NotImplementedError(type_)
    return reader(value)


def _read_whole(type_: type, value: object) -> object:
    # A type of our own must not take REFUSED for a word of the file.
    if holds_refused(value):
        raise Misread("load.refused")
    return read_own(type_, value)


def convert(tree: Tree, type_: type[T], path: Path, problems: list[Problem]) -> T | None:
    """Make a `type_` of the value at `path`, or give None and add all that is wrong with it to `problems`.

    What read_tree refused is passed over: it is told already.
    """
    value = tree.at(path)
    try:
        return msgspec.convert(value, type_, dec_hook=read_own if tree.is_whole else _read_whole, str_keys=True)
    except msgspec.ValidationError as error:
        walk = Walk(tree, read_own)
        walk.check(value, _info(cast("Hashable", type_)), path)
        if not walk.problems and not holds_refused(value):
            # All parts are right by themselves: the type refused them together.
            problem, at = _refusal(error)
            walk.tell(problem.code, (*path, *at), dict(problem.params))
        problems.extend(walk.problems)
        return None


def salvage(tree: Tree, type_: type[T], path: Path, instead: Mapping[str, object]) -> T:
    """Make a `type_` of those keys at `path` that are right by themselves, so that the rest of it can be judged.

    `instead` holds values for the needed keys, where they are missing or wrong.
    """
    value, info = tree.at(path), _info(cast("Hashable", type_))
    kept = dict(instead)
    if isinstance(value, dict) and isinstance(info, msgspec.inspect.StructType):
        known = {field.encode_name: field.type for field in info.fields}
        for key, item in value.items():
            walk = Walk(tree, read_own)
            if key in known and not holds_refused(item):
                walk.check(item, known[key], (*path, key))
                if not walk.problems:
                    kept[key] = item
    return msgspec.convert(kept, type_, dec_hook=read_own, str_keys=True)


def convert_each(
    tree: Tree, path: Path, tag: str, kinds: Iterable[str], kind: Callable[[str], type[T]], problems: list[Problem]
) -> list[T | None]:
    """Make each item of the list at `path`, by the type that `kind` gives for its key `tag`; None where it can't be.

    An item that is wrong hides nothing of the others. `kind` is asked only for those of `kinds` that occur.
    """
    items = tree.at(path)
    walk = Walk(tree, read_own)
    if not isinstance(items, list):
        walk.need("load.need-list", items, path)
        problems.extend(walk.problems)
        return []
    known = tuple(kinds)
    out: list[T | None] = []
    for number, item in enumerate(items):
        at = (*path, number)
        name = walk.tag(item, tag, known, at)
        out.append(None if name is None else convert(tree, kind(name), at, problems))
    problems.extend(walk.problems)
    return out


@cache
def _info(type_: Hashable) -> msgspec.inspect.Type:
    return msgspec.inspect.type_info(type_)


def _refusal(error: msgspec.ValidationError) -> tuple[Problem, Path]:
    cause = error.__cause__
    if not isinstance(cause, Misread):
        # A check without a code of its own: a fault of the program, not of the file.
        raise error
    return cause.problem, cause.at
