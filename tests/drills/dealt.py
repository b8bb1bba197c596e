"""Deals questions written in a test, as a drill file would have them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answer_json import read_answers
from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.grade import grade
from croupier_trainer.drills.lint import faults
from croupier_trainer.drills.load import read_scenario
from croupier_trainer.drills.table import Table

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Dealt, Grade
    from croupier_trainer.drills.scenario import Scenario
    from croupier_trainer.errors import Problem

HEAD = "format: 1\ntitle: {en: t, uk: t, ru: t}\nquestions:\n"


def scenario(*questions: str) -> Scenario:
    """Read questions, each the inside of a mapping: `ask: steps, procedure: late-bet`."""
    return read_scenario(HEAD + "".join(f"  - {{{question}}}\n" for question in questions), "t.yaml")


def questions(*written: str, seed: int = 0, table: Table | None = None) -> list[Dealt]:
    """Deal questions with nothing wrong."""
    read, at = scenario(*written), table or Table()
    assert faults(read, at) == []
    return list(deal(read, at, seed))


def one(written: str, seed: int = 0, table: Table | None = None) -> Dealt:
    """Deal one question."""
    (dealt,) = questions(written, seed=seed, table=table)
    return dealt


def graded(dealt: Dealt, answer: object) -> Grade:
    """Grade an answer in its JSON form."""
    answers, beside = read_answers(dealt.question, answer)
    return grade(dealt, answers, beside)


def wrong(*written: str, table: Table | None = None) -> list[Problem]:
    """Give everything that is wrong with questions."""
    return faults(scenario(*written), table or Table())


def standing_at(problem: Problem, *written: str) -> str:
    """Give what stands from a problem's line and column on, in the drill made of these questions."""
    lines = (HEAD + "".join(f"  - {{{question}}}\n" for question in written)).splitlines()
    assert problem.line is not None
    return lines[problem.line - 1][(problem.column or 1) - 1 :]
