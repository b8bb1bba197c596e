"""Dealing from a text, for tests: a drill is written as YAML beside what it should give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.lint import faults
from croupier_trainer.drills.load import read_scenario
from croupier_trainer.drills.table import Table
from croupier_trainer.errors import FileError

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.errors import Problem

HEAD = "format: 1\ntitle: {en: T, uk: T, ru: T}\nquestions:\n"


def drill(*questions: str) -> str:
    """Write a drill of these questions, each a flow mapping without its braces."""
    return HEAD + "".join(f"  - {{{question}}}\n" for question in questions)


def problems(text: str, table: Table | None = None) -> list[Problem]:
    """Give all that is wrong with a drill."""
    try:
        scenario = read_scenario(text, "drill.yaml")
    except FileError as error:
        return list(error.problems)
    return faults(scenario, table or Table())


def dealt(*questions: str, table: Table | None = None, seed: int = 0) -> list[Dealt]:
    """Deal questions, with nothing wrong."""
    scenario = read_scenario(drill(*questions), "drill.yaml")
    table = table or Table()
    assert faults(scenario, table) == []
    return list(deal(scenario, table, seed))
