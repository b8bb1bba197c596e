"""Questions with the right answers beside them, by a calculation that shares nothing with this project."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from croupier_trainer.drills.answer_json import answer_json, read_answers
from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.grade import grade
from croupier_trainer.drills.kinds import KINDS
from croupier_trainer.drills.lint import faults
from croupier_trainer.drills.load import read_scenario
from croupier_trainer.drills.table import Table

CASES = Path(__file__).parent / "cases"
# Lists of these kinds are sets.
SETS = {"coverage", "actions"}


@pytest.mark.parametrize("name", ["roulette", "poker", "more"])
def test_the_engine_agrees_with_the_cases(name: str) -> None:
    """Every answer of the key is the case's, and the case's answer is graded as all right."""
    scenario = read_scenario((CASES / f"{name}.yaml").read_bytes(), name)
    table = Table()
    assert faults(scenario, table) == []
    right = json.loads((CASES / f"{name}.answers.json").read_text())
    seen = 0
    for dealt in deal(scenario, table, 0):
        question = dealt.question
        due, given = right[question.id], answer_json(dealt)
        if question.kind in SETS:
            assert sorted(given) == sorted(due), question.id  # type: ignore[call-overload]
        else:
            assert given == due, question.id
        answers, beside = read_answers(question, due)
        assert grade(dealt, answers, beside).right, question.id
        assert question.kind in KINDS
        seen += 1
    assert seen == len(right)
