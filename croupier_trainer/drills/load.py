"""Opening a drill: file to Scenario, house to Table, and everything wrong with either told in one run."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from croupier_trainer.drills import library
from croupier_trainer.drills.convert import convert, convert_each
from croupier_trainer.drills.kinds import KINDS, kind
from croupier_trainer.drills.lint import faults
from croupier_trainer.drills.scenario import Head, Scenario
from croupier_trainer.drills.tree import in_order, read_tree
from croupier_trainer.errors import FileError, Problem

if TYPE_CHECKING:
    from pathlib import Path

    from croupier_trainer.drills.table import Table


def read_scenario(source: bytes | str, shown: str, folder: Path | None = None) -> Scenario:
    """Read a drill from its text; `shown` is its path in messages, `folder` where its house may lie.

    Raises FileError with every problem of the file's shape.
    """
    tree = read_tree(source, shown)
    problems: list[Problem] = []
    head = convert(tree, Head, (), problems)
    specs = convert_each(tree, ("questions",), "ask", KINDS, kind, problems) if "questions" in tree.value else []
    if problems or head is None:
        raise FileError(*in_order(problems))
    return Scenario(
        head=head,
        specs=tuple(spec for spec in specs if spec is not None),
        tree=tree,
        shown=shown,
        folder=folder,
        file_hash=sha256(source if isinstance(source, bytes) else source.encode()).hexdigest(),
    )


def table_for(scenario: Scenario, house: str | None = None) -> Table:
    """Set the table of a drill: its own house, or the one asked for instead."""
    from croupier_trainer.drills.table import Table

    if house is None and scenario.head.house == "school":
        return Table()
    from croupier_trainer.drills.houses import read_house

    path, shown = library.find_house(house or scenario.head.house, scenario.folder if house is None else None)
    return Table(house=read_house(library.read_bytes(path, shown), shown))


def open_drill(name: str, house: str | None = None) -> tuple[Scenario, Table]:
    """Open a drill by path or shipped name, with nothing wrong; raises FileError or UsageError."""
    path, shown = library.find_drill(name)
    scenario = read_scenario(library.read_bytes(path, shown), shown, path.parent)
    table = table_for(scenario, house)
    if problems := faults(scenario, table):
        raise FileError(*problems)
    return scenario, table
