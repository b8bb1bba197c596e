"""mistake: every fault that a seed puts into a procedure can be told from what is shown and from the file alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import yaml

from croupier_trainer.drills.answer_json import answer_json
from croupier_trainer.drills.answers import ChoiceForm
from croupier_trainer.drills.deal import deal_one
from croupier_trainer.drills.scenes import StepsScene
from croupier_trainer.drills.table import Table
from croupier_trainer.rules.faults import show
from tests.drills.dealt import graded, scenario
from tests.scenarios.procedure_judge import judge
from tests.scenarios.shipped_content import ROOT, files

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.question import Dealt

FILES = files("procedures")
INJECTED = 1000
TABLE = Table()
each_procedure = pytest.mark.parametrize("name", FILES)


def dealt(name: str, times: int) -> Iterator[Dealt]:
    """Deal a procedure with a fault, `times` seeds."""
    read = scenario(f"ask: mistake, procedure: {name}")
    ((_, spec),) = read.placed
    return (deal_one(read, spec, TABLE, seed, "q1-1") for seed in range(times))


def shown(question: Dealt) -> list[dict[str, str | None]]:
    """Give the steps as a trainee sees them."""
    scene = question.question.scenes[1]
    assert isinstance(scene, StepsScene)
    return [{"id": step.id, "hand": step.hand, "say": step.say, "where": step.where} for step in scene.steps]


def rights(question: Dealt, part: int) -> set[str]:
    """Give all right choices of a part."""
    key = question.keys[part]
    return {answer.id for answer in (key.right, *key.also)}  # type: ignore[union-attr]


@each_procedure
def test_a_judge_of_the_shown_steps_finds_each_of_1000_faults(name: str) -> None:
    """The step is the key's, and the rules are all that the file names there: no more and no fewer."""
    for question in dealt(name, INJECTED):
        verdict = judge(FILES[name], shown(question))
        assert verdict is not None
        assert (rights(question, 0), rights(question, 1)) == ({verdict[0]}, verdict[1])


@each_procedure
def test_a_judge_finds_nothing_where_no_fault_is(name: str) -> None:
    """The steps as they are shown without one."""
    steps = show(TABLE.procedure(name).procedure)
    assert judge(FILES[name], [{"id": s.id, "hand": s.hand, "say": s.say, "where": s.where} for s in steps]) is None


@each_procedure
def test_every_sort_of_fault_comes(name: str) -> None:
    """In a hundred seeds more than one sort; each right answer is there to choose, and the steps are not in order."""
    seen = list(dealt(name, 100))
    assert len({question.keys[0].why[0].code for question in seen}) > 1
    for question in seen:
        for place, part in enumerate(question.question.parts):
            assert isinstance(part.form, ChoiceForm)
            assert rights(question, place) <= set(part.form.options)
            assert len(set(part.form.options)) == len(part.form.options) > 2
    assert len({part.form.options for q in seen for part in q.question.parts[:1]}) > 90  # type: ignore[union-attr]


def test_what_is_left_out_is_not_told_by_the_numbers_of_the_others() -> None:
    """A showing of hands reads the same wherever it stands."""
    for question in dealt("pay-number", 60):
        scene = question.question.scenes[1]
        assert isinstance(scene, StepsScene)
        texts = {step.text["en"] for step in scene.steps if step.id.startswith("clean-hands")}
        assert texts <= {"Clean hands"}


CASES = yaml.safe_load((ROOT.parent / "tests" / "scenarios" / "faults-by-hand.yaml").read_bytes())["faults"]


def fits(case: dict[str, Any], question: Dealt) -> bool:
    """Whether the fault dealt is the one described: seen in the shown steps, not in the key."""
    steps = shown(question)
    ids = [step["id"] for step in steps]
    step, other = case["step"], case.get("other")
    match case["kind"]:
        case "left-out":
            return step not in ids
        case "extra":
            return step in ids and ids[ids.index(step) - 1] == other
        case "swapped":
            order = [one["id"] for one in FILES[case["procedure"]]["steps"]]
            order[order.index(step)], order[order.index(other)] = other, step
            return ids == order
    key = {"hand": "hand", "words": "say", "place": "where"}[case["kind"]]
    return any(one["id"] == step and one[key] == other for one in steps)


@pytest.mark.parametrize("case", [pytest.param(case, id=case["id"]) for case in CASES])
def test_a_fault_written_by_hand_is_answered_by_its_step_and_rule(case: dict[str, Any]) -> None:
    """Some seed deals it, and {step, rule} as they were written from the rulebook are graded as all right."""
    question = next(one for one in dealt(case["procedure"], INJECTED) if fits(case, one))
    assert graded(question, {"step": case["step"], "rule": case["rule"]}).right
    answer = answer_json(question)
    assert isinstance(answer, dict)
    assert answer["step"] == case["step"]


def test_thirty_faults_are_written_by_hand() -> None:
    """Of all sorts, in roulette and poker."""
    assert len(CASES) >= 30
    assert {case["kind"] for case in CASES} == {"left-out", "swapped", "hand", "words", "place", "extra"}


def test_the_wrong_step_and_the_rule_are_worth_half_each() -> None:
    """Two parts."""
    question = next(dealt("late-bet", 1))
    answer = answer_json(question)
    assert isinstance(answer, dict)
    assert graded(question, answer).mille == 1000
    assert graded(question, {**answer, "rule": "RT-WHEEL"}).mille == 500
