"""Situations in files: what has happened as text and as facts, and the moments of clean hands.

They are read when one is first asked for. What the dealer does is decided in rules/decide and rules/clean_hands.py.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Union, get_type_hints

import msgspec
from msgspec import Meta

from croupier_trainer.drills import library
from croupier_trainer.drills.content import GAMES, Id, Text, format_fault, id_faults, text_faults, word_fault
from croupier_trainer.drills.convert import convert
from croupier_trainer.drills.tree import in_order, read_tree
from croupier_trainer.errors import FileError
from croupier_trainer.rules.clean_hands import Moment
from croupier_trainer.rules.decide import ACTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier_trainer.drills.tree import Tree
    from croupier_trainer.errors import Problem
    from croupier_trainer.rules.decide import Facts


def _in_file(act: str, facts: type[Facts]) -> type[msgspec.Struct]:
    """Give the Struct of the facts of an act as a file has them: its fields are those of the rules' class."""
    hints = get_type_hints(facts)
    members: list[Any] = [
        (one.name, hints[one.name]) if one.default is MISSING else (one.name, hints[one.name], one.default)
        for one in fields(facts)
    ]
    strict: dict[str, Any] = {"frozen": True, "kw_only": True, "forbid_unknown_fields": True}
    return msgspec.defstruct(f"{facts.__name__}InFile", members, tag_field="act", tag=act, **strict)


_FactsInFile: Any = Union[tuple(_in_file(act, facts) for act, facts in ACTS.items())]  # noqa: UP007 - made at run time


class MomentInFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A moment at which hands may have to be shown."""

    id: str
    text: Text


class SituationInFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What has happened; `act` says which facts they are."""

    id: Id
    game: str
    text: Text
    facts: _FactsInFile


class SituationsFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of scenarios/situations."""

    format: int
    title: Text
    situations: Annotated[tuple[SituationInFile, ...], Meta(min_length=1)] | None = None
    moments: Annotated[tuple[MomentInFile, ...], Meta(min_length=1)] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What has happened, at a table of which game: its text by language, and its facts."""

    id: str
    game: str
    text: Text
    facts: Facts


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """All situations and moments by id."""

    situations: Mapping[str, Situation]
    moments: Mapping[str, Text]


@cache
def shipped() -> Content:
    """Read the shipped situations and moments."""
    situations: dict[str, Situation] = {}
    moments: dict[str, Text] = {}
    folder = library.root() / "situations"
    for path in sorted(folder.glob("*.yaml")):
        found = read_situations(path.read_bytes(), f"situations/{path.name}")
        situations |= found.situations
        moments |= found.moments
    return Content(situations=situations, moments=moments)


def read_situations(source: bytes | str, path: str) -> Content:
    """Read a file of situations; raises FileError with every problem of the file's shape."""
    problems: list[Problem] = []
    tree = read_tree(source, path, problems)
    file = convert(tree, SituationsFile, (), problems)
    if file is None or problems:
        raise FileError(*in_order(problems))
    return Content(
        situations={one.id: _situation(one) for one in file.situations or ()},
        moments={moment.id: moment.text for moment in file.moments or ()},
    )


def _situation(one: SituationInFile) -> Situation:
    facts = ACTS[str(type(one.facts).__struct_config__.tag)]
    return Situation(id=one.id, game=one.game, text=one.text, facts=facts(**msgspec.structs.asdict(one.facts)))


def check_situations(tree: Tree, problems: list[Problem]) -> None:
    """Add all that is wrong with the situations of a file."""
    file = convert(tree, SituationsFile, (), problems)
    if file is not None:
        problems += _faults(tree, file)
    problems[:] = in_order(problems)


def _faults(tree: Tree, file: SituationsFile) -> Iterator[Problem]:
    yield from format_fault(tree, file.format)
    yield from text_faults(tree, ("title",), file.title)
    for number, situation in enumerate(file.situations or ()):
        yield from text_faults(tree, ("situations", number, "text"), situation.text)
        yield from word_fault(tree, ("situations", number, "game"), situation.game, GAMES)
    for number, moment in enumerate(file.moments or ()):
        yield from text_faults(tree, ("moments", number, "text"), moment.text)
        yield from word_fault(tree, ("moments", number, "id"), moment.id, Moment)
    for key, ids in (
        ("situations", [one.id for one in file.situations or ()]),
        ("moments", [one.id for one in file.moments or ()]),
    ):
        yield from id_faults(tree, (((key, number, "id"), id_) for number, id_ in enumerate(ids)))
