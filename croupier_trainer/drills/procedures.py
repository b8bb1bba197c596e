"""Procedures in files: their steps as the rules know them, and their texts.

A file is read when its procedure is first asked for. What an order or a hand means is decided in rules/procedure.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from croupier_trainer.drills import library
from croupier_trainer.drills.content import Id, Text
from croupier_trainer.drills.convert import convert
from croupier_trainer.drills.tree import in_order, read_tree
from croupier_trainer.errors import FileError
from croupier_trainer.rules import procedure as rules

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from croupier_trainer.drills.tree import Tree
    from croupier_trainer.errors import Problem

_Few = Meta(min_length=1)


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Unknown keys are errors."""


class MustInFile(_Strict, frozen=True, kw_only=True):
    """A hand, an announcement or a place that a rule demands, and others that are as right."""

    must: str
    rule: str
    also: tuple[str, ...] = ()


class CleanInFile(_Strict, frozen=True, kw_only=True):
    """The moments that a showing of hands comes before and after."""

    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


class NeedInFile(_Strict, frozen=True, kw_only=True):
    """A step that a rule demands before."""

    step: str
    rule: str


class StepInFile(_Strict, frozen=True, kw_only=True):
    """A step; `plain` is its text where counting it ("the second time") would tell what was left out."""

    id: Id
    text: Text
    plain: Text | None = None
    hand: MustInFile | None = None
    say: MustInFile | None = None
    where: MustInFile | None = None
    clean: CleanInFile | None = None
    rules: Annotated[tuple[str, ...], _Few]
    needs: tuple[NeedInFile, ...] = ()
    each: Id | None = None
    part: str | None = None


class ExtraInFile(_Strict, frozen=True, kw_only=True):
    """A step that has no place in the procedure."""

    id: Id
    text: Text
    rule: str
    after: str


class PartInFile(_Strict, frozen=True, kw_only=True):
    """A part of the procedure that can be asked by itself."""

    id: Id
    title: Text


class ProcedureFile(_Strict, frozen=True, kw_only=True):
    """A file of scenarios/procedures."""

    format: int
    id: Id
    game: str
    title: Text
    scene: Text
    parts: tuple[PartInFile, ...] = ()
    steps: Annotated[tuple[StepInFile, ...], _Few]
    extras: tuple[ExtraInFile, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """A procedure with its texts, each by language; `texts` and `plain` are those of steps and extras by id."""

    procedure: rules.Procedure
    title: Text
    scene: Text
    texts: Mapping[str, Text]
    plain: Mapping[str, Text]
    parts: Mapping[str, Text]


def names() -> tuple[str, ...]:
    """Give the ids of the shipped procedures."""
    return _names()


@cache
def _names() -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in _folder().glob("*.yaml")))


def _folder() -> Path:
    return library.root() / "procedures"


@cache
def shipped(name: str) -> Written:
    """Read a shipped procedure; raises KeyError where there is none."""
    if name not in names():
        raise KeyError(name)
    shown = f"procedures/{name}.yaml"
    return read_procedure((_folder() / f"{name}.yaml").read_bytes(), shown)


def read_procedure(source: bytes | str, path: str) -> Written:
    """Read a procedure; raises FileError with every problem of the file's shape."""
    problems: list[Problem] = []
    tree = read_tree(source, path, problems)
    file = convert(tree, ProcedureFile, (), problems)
    if file is None or problems:
        raise FileError(*in_order(problems))
    return written(file)


def check_procedure(tree: Tree, problems: list[Problem]) -> None:
    """Add all that is wrong with the procedure of a file."""
    from croupier_trainer.drills.procedure_faults import faults

    file = convert(tree, ProcedureFile, (), problems)
    if file is not None:
        problems += faults(tree, file)
    problems[:] = in_order(problems)


def written(file: ProcedureFile) -> Written:
    """Make the procedure of a file that is right."""
    return Written(
        procedure=rules.Procedure(
            id=file.id,
            game=file.game,
            steps=tuple(_step(step) for step in file.steps),
            extras=tuple(rules.Extra(id=extra.id, rule=extra.rule, after=extra.after) for extra in file.extras),
        ),
        title=file.title,
        scene=file.scene,
        texts={step.id: step.text for step in file.steps} | {extra.id: extra.text for extra in file.extras},
        plain={step.id: step.plain for step in file.steps if step.plain is not None},
        parts={part.id: part.title for part in file.parts},
    )


def _step(step: StepInFile) -> rules.Step:
    return rules.Step(
        id=step.id,
        rules=step.rules,
        hand=_must(step.hand),
        say=_must(step.say),
        where=_must(step.where),
        clean=None if step.clean is None else rules.Clean(before=step.clean.before, after=step.clean.after),
        needs=tuple(rules.Need(need.step, need.rule) for need in step.needs),
        each=step.each,
        part=step.part,
    )


def _must(must: MustInFile | None) -> rules.Must | None:
    return None if must is None else rules.Must(must.must, must.rule, must.also)
