"""Opening a drill: file to Scenario, house to Table, and everything wrong with either told in one run."""

from __future__ import annotations

from hashlib import sha256
from os.path import dirname
from typing import TYPE_CHECKING

from croupier_trainer.drills import library
from croupier_trainer.drills.convert import convert, convert_each, salvage
from croupier_trainer.drills.kinds import KINDS, kind
from croupier_trainer.drills.lint import faults
from croupier_trainer.drills.parsed import kept_tree
from croupier_trainer.drills.scenario import FORMAT, Head, Scenario
from croupier_trainer.drills.tree import in_order, read_tree
from croupier_trainer.errors import CroupierError, FileError, Problem

if TYPE_CHECKING:
    from pathlib import Path

    from croupier_trainer.drills.table import Table
    from croupier_trainer.drills.tree import Tree


def read_scenario(
    source: bytes | str,
    shown: str,
    folder: str | Path | None = None,
    *,
    tree: Tree | None = None,
    problems: list[Problem] | None = None,
) -> Scenario:
    """Read a drill from its text; `shown` is its path in messages, `folder` where its house may lie.

    Raises FileError with every problem of the file's shape. With a list `problems` they go there instead and the
    scenario holds the questions that are right by themselves; `tree` is the text already read.
    """
    found: list[Problem] = []
    tree = tree or read_tree(source, shown, found)
    head = convert(tree, Head, (), found)
    specs = convert_each(tree, ("questions",), "ask", KINDS, kind, found) if "questions" in tree.value else []
    if found and problems is None:
        raise FileError(*in_order(found))
    if problems is not None:
        problems += found
    return Scenario(
        head=head or salvage(tree, Head, (), {"format": FORMAT, "title": ""}),
        is_whole=not found and tree.is_whole,
        placed=tuple((place, spec) for place, spec in enumerate(specs) if spec is not None),
        tree=tree,
        shown=shown,
        folder=None if folder is None else str(folder),
        file_hash=sha256(source if isinstance(source, bytes) else source.encode()).hexdigest(),
    )


def table_for(scenario: Scenario, house: str | None = None) -> Table:
    """Set the table of a drill: its own house, or the one asked for instead. Raises UsageError or FileError."""
    from croupier_trainer.drills.table import Table

    if house is None and scenario.head.house == "school":
        return Table()
    from croupier_trainer.drills.houses import read_house

    path, shown = library.find_house(house or scenario.head.house, scenario.folder if house is None else None)
    return Table(house=read_house(library.read_bytes(path, shown), shown))


def examine(
    source: bytes | str,
    shown: str,
    folder: str | Path | None = None,
    *,
    house: str | None = None,
    tree: Tree | None = None,
    problems: list[Problem],
) -> tuple[Scenario, Table]:
    """Read a drill and set its table, adding all that is wrong with either to `problems`.

    Raises FileError where nothing can be read at all, UsageError where the house asked for isn't there.
    """
    scenario = read_scenario(source, shown, folder, tree=tree, problems=problems)
    try:
        table = table_for(scenario, house)
    except CroupierError as error:
        if house is not None:
            raise
        # The house that the file names: not found is a fault at its line; what is wrong in it has places of its own.
        # The rest of the drill is judged by the school's rules, so that all else is told in the same run.
        problems += [
            one if one.path else scenario.tree.problem(one.code, ("house",), one.params) for one in error.problems
        ]
        from croupier_trainer.drills.table import Table

        table = Table()
    problems += faults(scenario, table)
    problems[:] = in_order(problems)
    return scenario, table


def open_drill(name: str, house: str | None = None) -> tuple[Scenario, Table]:
    """Open a drill by path or shipped name, with nothing wrong; raises FileError or UsageError."""
    path, shown = library.find_file(name)
    problems: list[Problem] = []
    source = library.read_bytes(path, shown)
    # A shipped drill is shown by its name, not by its path.
    tree = None if shown == path else kept_tree(source, shown)
    folder = dirname(path)  # noqa: PTH120 - as library.py
    scenario, table = examine(source, shown, folder, house=house, tree=tree, problems=problems)
    if problems:
        raise FileError(*problems)
    return scenario, table
