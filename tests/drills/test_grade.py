"""Grading: leaves, parts and thousandths, as spec.md, section 4, has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.answer_json import answer_json, read_answers
from croupier_trainer.drills.grade import grade
from tests.drills.drill_texts import dealt

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Grade

STACKS = "ask: stacks, chips: 75"
READING = "ask: reading, number: 17, players: [{colour: red, bets: {17: 1, 17/20: 1, 16/17/18: 1, 13-18: 1}}]"
CALL = "ask: call, calls: [{call: jeu-zero, by: 5}]"
COVERAGE = "ask: coverage, bet: 8/9/11/12"


def graded(question: str, answer: object) -> Grade:
    """Grade a JSON answer."""
    one = dealt(question)[0]
    answers, beside = read_answers(one.question, answer)
    return grade(one, answers, beside)


@pytest.mark.parametrize("question", [STACKS, READING, CALL, COVERAGE])
def test_the_key_scores_all(question: str) -> None:
    """The engine's own answer is all right, with nothing to say."""
    one = dealt(question)[0]
    result = graded(question, answer_json(one))
    assert result.mille == 1000
    assert result.right
    assert all(not mark.findings for mark in result.marks)


@pytest.mark.parametrize(
    ("question", "answer", "mille"),
    [
        # Four leaves, three right.
        (STACKS, {"take": 4, "technique": "pencil", "cut": 15, "place": "new"}, 750),
        (STACKS, {"take": 4, "technique": "pencil"}, 500),
        # An extra leaf takes from the score: four of five.
        (STACKS, {"take": 4, "technique": "pencil", "cut": 5, "place": "new", "colour": 1}, 800),
        # The longest common subsequence by the longer list.
        (READING, ["red 13-18", "red 16/17/18", "red 17", "red 17/20"], 750),
        (READING, ["red 13-18", "red 16/17/18", "red 17/20", "red 17", "red 14/17"], 800),
        (READING, ["red 17"], 250),
        (READING, [], 0),
        # A set: common by all.
        (COVERAGE, [8, 9, 11], 750),
        (COVERAGE, [8, 9, 11, 12, 13], 800),
        (COVERAGE, [12, 11, 9, 8], 1000),
        # Two numbers and four rows; one row wrong, one too much.
        (CALL, {"total": 20, "change": 0, "placed": {"0/3": 5, "12/15": 5, "26": 10, "32/35": 5}}, 833),
        (CALL, {"total": 20, "change": 0, "placed": {"0/3": 5, "12/15": 5, "26": 5, "32/35": 5, "1": 5}}, 857),
        (CALL, {"total": 20, "change": 0, "placed": {}}, 333),
    ],
)
def test_scores_are_right_leaves_of_all_leaves(question: str, answer: object, mille: int) -> None:
    """Thousandths, rounded down."""
    assert graded(question, answer).mille == mille


def test_the_first_wrong_step_is_named_with_its_rule() -> None:
    """A split before the street breaks the order of kinds, at place 2."""
    result = graded(READING, ["red 13-18", "red 17/20", "red 16/17/18", "red 17"])
    found = result.marks[0].findings[0]
    assert (found.code, found.rule, found.params["place"]) == ("finding.first-wrong", "PO-NUMBER", 2)


def test_each_wrong_part_is_named() -> None:
    """A wrong choice and a wrong number stand at their own parts, the right ones have nothing."""
    marks = graded(STACKS, {"take": 4, "technique": "drop", "cut": 15, "place": "new"}).marks
    assert [(mark.path, mark.right) for mark in marks] == [
        (("take",), True), (("technique",), False), (("cut",), False), (("place",), True),
    ]  # fmt: skip
    assert marks[1].findings[0].rule == "ST-PENCIL"
