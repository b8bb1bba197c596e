"""Questions about procedures: steps, next, hand, say, where; situations and moments: decide, clean-hands."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.answer_json import answer_json
from croupier_trainer.drills.answers import ChoiceForm, SequenceForm
from croupier_trainer.drills.scenes import SituationScene, StepsScene
from croupier_trainer.drills.table import Table
from croupier_trainer.rules.house import House
from croupier_trainer.rules.roulette.game import Roulette
from tests.drills.dealt import graded, one, questions, wrong
from tests.scenarios.shipped_content import files

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Dealt

PROCEDURES = files("procedures")
OPTIONS = {
    "hand": ("inner", "outer", "both"),
    "say": (
        "place-bets",
        "last-bets",
        "no-more-bets",
        "no-spin",
        "late-bet",
        "change",
        "bets-doubled",
        "number",
        "amount",
        "no-game",
        "stand-off",
    ),
    "where": ("near-wheel", "near-player", "on-top", "bottom", "aside", "work-area", "far-end"),
}
each_procedure = pytest.mark.parametrize("name", PROCEDURES)


def keeps_every_edge(name: str, order: tuple[str, ...]) -> bool:
    """Judge an order from the file's own words."""
    return all(
        order.index(need["step"]) < order.index(step["id"])
        for step in PROCEDURES[name]["steps"]
        for need in step.get("needs", ())
    )


def choice(dealt: Dealt) -> ChoiceForm:
    """Give the one form of a question that asks for a choice."""
    (part,) = dealt.question.parts
    assert isinstance(part.form, ChoiceForm)
    return part.form


def rights(dealt: Dealt) -> set[str]:
    """Give all right choices of a question."""
    (key,) = dealt.keys
    return {answer.id for answer in (key.right, *key.also)}  # type: ignore[union-attr]


@each_procedure
def test_steps_are_those_of_the_file_in_its_order(name: str) -> None:
    """The answer is the file's order; the options are the same steps, each with its text in three languages."""
    dealt = one(f"ask: steps, procedure: {name}")
    order = [step["id"] for step in PROCEDURES[name]["steps"]]
    assert answer_json(dealt) == order
    assert graded(dealt, order).right
    (part,) = dealt.question.parts
    assert isinstance(part.form, SequenceForm)
    assert sorted(part.form.options) == sorted(order)
    assert part.form.labels == {step["id"]: step["text"] for step in PROCEDURES[name]["steps"]}


def test_the_order_of_the_options_tells_nothing() -> None:
    """It is drawn: of 60 seeds few show the right order, and the first step stands at every place."""
    seen = [one("ask: steps, procedure: late-bet", seed=seed).question.parts[0].form for seed in range(60)]
    options = [form.options for form in seen if isinstance(form, SequenceForm)]
    assert len({options.index("announce-late") for options in options}) == 4
    assert sum(keeps_every_edge("late-bet", order) for order in options) < 20


def test_every_order_that_the_file_allows_is_right_and_no_other() -> None:
    """`late-bet`: the announcement may come anywhere, the chips come off after clean hands, and go back then."""
    dealt = one("ask: steps, procedure: late-bet")
    steps = [step["id"] for step in PROCEDURES["late-bet"]["steps"]]
    right = [order for order in permutations(steps) if keeps_every_edge("late-bet", order)]
    assert len(right) == 4
    for order in permutations(steps):
        assert graded(dealt, list(order)).right == (order in right), order


def test_a_step_too_early_costs_its_share_and_is_named_with_its_rule() -> None:
    """The cash passed before the sum is announced: nine of ten steps are in order."""
    dealt = one("ask: steps, procedure: colour-to-cash")
    order = [step["id"] for step in PROCEDURES["colour-to-cash"]["steps"]]
    order.insert(5, order.pop(order.index("pass-cash")))
    grade = graded(dealt, order)
    assert grade.mille == 900
    first = grade.marks[0].findings[0]
    assert (first.code, first.rule, first.params["place"]) == ("finding.too-early", "EX-COLOUR-6", 6)
    assert (
        first.params["given"]
        == {step["id"]: step["text"] for step in PROCEDURES["colour-to-cash"]["steps"]}["pass-cash"]
    )


def test_a_step_left_out_is_named_with_the_rule_that_asks_for_it() -> None:
    """Also one that waits for nothing and for which nothing waits: staying in place after a lost ball."""
    dealt = one("ask: steps, procedure: take-over")
    order = [step["id"] for step in PROCEDURES["take-over"]["steps"] if step["id"] != "check-cash"]
    grade = graded(dealt, order)
    assert grade.mille == 800
    assert [(found.code, found.rule) for found in grade.marks[0].findings] == [("finding.missing", "CP-CASH-OWNER")]


def test_an_empty_order_is_worth_nothing_and_an_extra_step_costs() -> None:
    """Score = largest legal part / the longer list."""
    dealt = one("ask: steps, procedure: late-bet")
    order = [step["id"] for step in PROCEDURES["late-bet"]["steps"]]
    assert graded(dealt, []).mille == 0
    assert graded(dealt, [*order, "chat"]).mille == 800
    assert graded(dealt, [*order, "take-off"]).mille == 800


def test_a_part_asks_for_its_own_steps() -> None:
    """The winning calls by themselves."""
    dealt = one("ask: steps, procedure: dolly-and-clearing, part: calls")
    assert answer_json(dealt) == ["point-at-track", "place-series", "place-neighbours", "clean-hands-2"]
    assert dealt.question.ask.code == "ask.steps-part"


@each_procedure
def test_next_is_any_step_that_may_come(name: str) -> None:
    """After every step of every file: what waits for nothing that is not done; the file's first is printed."""
    steps = PROCEDURES[name]["steps"]
    for place, step in enumerate(steps[:-1]):
        dealt = one(f"ask: next, procedure: {name}, after: {step['id']}")
        done = {other["id"] for other in steps[: place + 1]}
        allowed = [
            other["id"]
            for other in steps
            if other["id"] not in done and all(need["step"] in done for need in other.get("needs", ()))
        ]
        assert answer_json(dealt) == allowed[0]
        assert rights(dealt) == set(allowed)
        for option in choice(dealt).options:
            grade = graded(dealt, option)
            assert grade.right == (option in allowed)
            assert grade.right or grade.marks[0].findings[0].rule
        shown = dealt.question.scenes[1]
        assert isinstance(shown, StepsScene)
        assert [one.id for one in shown.steps] == [other["id"] for other in steps[: place + 1]]


def test_a_wrong_next_step_is_told_by_the_rule_it_breaks() -> None:
    """Taken off before clean hands; an extra step by its own rule."""
    dealt = one("ask: next, procedure: late-bet, after: announce-late")
    assert graded(dealt, "take-off").marks[0].findings[0].rule == "CH-BEFORE-BET"
    assert graded(dealt, "leave-it").marks[0].findings[0].rule == "SP-LATE"


@pytest.mark.parametrize("asks", ["hand", "say", "where"])
def test_a_step_is_asked_for_what_its_rule_names(asks: str) -> None:
    """Every hand, announcement and place of every file, what is as right as it too, and nothing else."""
    seen = 0
    for name, file in PROCEDURES.items():
        for step in file["steps"]:
            if must := step.get(asks):
                dealt = one(f"ask: {asks}, procedure: {name}, step: {step['id']}")
                assert answer_json(dealt) == must["must"]
                assert rights(dealt) == {must["must"], *must.get("also", ())}
                poker = asks == "hand" and file["game"] != "roulette"
                assert choice(dealt).options == (("left", "right", "both") if poker else OPTIONS[asks])
                seen += 1
    assert seen > 10


def test_a_drawn_step_is_one_of_which_that_is_asked() -> None:
    """`any` of `any`: 50 seeds, no step without a place."""
    for seed in range(50):
        dealt = one("ask: where, procedure: any, step: any", seed=seed)
        assert rights(dealt)


def test_decide_follows_the_facts_and_the_house() -> None:
    """Four turns are too few at the school and enough where three will do."""
    asked = "ask: decide, situation: four-turns"
    assert answer_json(one(asked)) == "respin"
    assert answer_json(one(asked, table=Table(House(roulette=Roulette(turns=3))))) == "accept"
    options = ["accept", "return", "take-off", "respin", "void", "warn", "call-manager", "offer-colour", "refuse"]
    assert list(choice(one(asked)).options) == options


def test_what_has_happened_is_shown_and_its_facts_are_not() -> None:
    """The scene is the text alone."""
    dealt = one("ask: decide, situation: cash-taken")
    (scene,) = dealt.question.scenes
    assert isinstance(scene, SituationScene)
    texts = {one["id"]: one["text"] for one in files("situations")["chips"]["situations"]}
    assert scene == SituationScene(text=texts["cash-taken"])


def test_clean_hands_are_asked_at_any_moment() -> None:
    """All 18 come with their text, and the answer is one of four words."""
    dealt = questions("ask: clean-hands, situation: any, times: 200")
    assert len({str(one.question.scenes[0]) for one in dealt}) == 18
    assert {str(answer_json(one)) for one in dealt} == {"before", "after", "both", "no"}
    assert choice(dealt[0]).options == ("before", "after", "both", "no")


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ("ask: steps, procedure: late-bett", "load.not-one-of-near"),
        ("ask: steps, procedure: late-bet, part: calls", "load.not-one-of"),
        ("ask: steps, procedure: dolly-and-clearing, part: call", "load.not-one-of-near"),
        ("ask: next, procedure: late-bet, after: give-back", "load.no-step-after"),
        ("ask: next, procedure: late-bet, after: spin-ball", "load.no-such-step"),
        ("ask: hand, procedure: late-bet, step: take-off", "load.draw-never"),
        ("ask: hand, procedure: pay-outside, step: agree", "load.no-such-step"),
        ("ask: say, procedure: last-bets, step: {one-of: [announce-no-more, accept-nothing]}", "load.no-such-step"),
        ("ask: where, procedure: {one-of: [payout, nowhere]}, step: any", "load.not-one-of"),
        ("ask: decide, situation: cash-takn", "load.not-one-of-near"),
        ("ask: clean-hands, situation: sneeze", "load.not-one-of"),
        ("ask: mistake, procedure: late-bet, expect: {step: take-off}", "load.expect-drawn"),
        ("ask: steps, procedure: late-bet, times: 3", "load.times-needs-draw"),
        ("ask: hand, procedure: spin-opening, step: spin-ball, expect: outer", "answer.expect"),
    ],
)
def test_what_cannot_be_dealt_is_told_with_its_place(question: str, code: str) -> None:
    """One problem each, on the line of the question."""
    problems = wrong(question)
    assert code in {problem.code for problem in problems}
    assert all(problem.line == 4 for problem in problems)


def test_what_the_author_believes_is_compared() -> None:
    """Any right order and any right place agree with `expect`."""
    order = "[clean-hands-1, announce-late, take-off, give-back]"
    assert wrong("ask: where, procedure: colour-to-cash, step: set-aside, expect: aside") == []
    assert wrong("ask: next, procedure: late-bet, after: announce-late, expect: clean-hands-1") == []
    assert wrong(f"ask: steps, procedure: late-bet, expect: {order}") == []
