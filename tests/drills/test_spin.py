"""spin: a whole spin in parts, against a second calculation that sees only what is on the table."""

from __future__ import annotations

from typing import Any

import pytest

from croupier_trainer.drills.answer_json import answer_json
from croupier_trainer.drills.answers import SequenceForm, TallyForm
from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.load import open_drill
from croupier_trainer.drills.table import Table
from croupier_trainer.rules.house import House
from croupier_trainer.rules.roulette.game import Roulette
from croupier_trainer.rules.roulette.payouts import OnZero
from tests.drills.dealt import graded, one, wrong
from tests.drills.second_spin import Spin

SEEDS = range(12)
WRITTEN = """\
ask: spin, number: 17,
    players: [{colour: red, value: 5, bets: {17/20: 3, column 2: 4, 5: 1}},
      {colour: blue, value: 25, bets: {column 2: 6, black: 2, 1: 3}},
      {colour: cash, bets: {dozen 2: 300, low: 100, 16/17/18: 25}}],
    calls: [{call: neighbours, of: 25, by: 60, colour: red}, {call: orphelins, by: 25, colour: blue}],
    late: [{colour: red, bets: {17: 4}}]"""
ANSWER = {
    "refused": ["red 17"],
    "steps": [
        "spin-opening",
        "call-bet",
        "last-bets",
        "late-bet",
        "dolly-and-clearing",
        "pay-outside",
        "pay-number",
    ],
    # Series first, though red called first.
    "placed": {"blue 14/17": 25, "blue 17/20": 25, "red 17": 60},
    "clearing": "both",
    # Blue's 6 on the column are higher than red's 4; blue's orphelins lie on red's split, so blue comes first.
    "order": [
        "blue column 2",
        "red column 2",
        "blue black",
        "cash low",
        "cash dozen 2",
        "cash number",
        "blue number",
        "red number",
    ],
    # Red: 3 x 17 + 4 x 2 + 12 x 35; blue: 2 x 17 + 6 x 2 + 2; cash: 600 + 100 + 275.
    "payout": {"red": 479, "blue": 48, "cash": 975},
    "stacks": {
        "red": {"take": 24, "technique": "pencil", "cut": 1, "place": "new"},
        "blue": {"take": 2, "technique": "drop", "cut": 8, "place": "top"},
        "cash": {"500": 1, "100": 4, "25": 3},
    },
}


@pytest.mark.parametrize("name", ["roulette/spin-3", "roulette/spin-4", "roulette/audition-5"])
def test_a_second_calculation_from_what_is_shown_agrees(name: str) -> None:
    """All parts of all spins of the shipped drills, for a dozen seeds; what agrees is graded as all right."""
    scenario, table = open_drill(name)
    seen: set[str] = set()
    for seed in SEEDS:
        for dealt in deal(scenario, table, seed):
            answer: Any = answer_json(dealt)
            if "refused" in answer:
                answer["refused"].sort()
            assert answer == Spin(dealt.question).answer(), (seed, dealt.question.id)
            assert graded(dealt, answer).right
            seen |= set(answer)
    assert seen >= {"refused", "steps", "clearing", "order", "payout", "stacks"}


def test_an_audition_is_twenty_spins() -> None:
    """At level 5, with a mark to pass."""
    scenario, table = open_drill("roulette/audition-5")
    dealt = list(deal(scenario, table, 1))
    assert len(dealt) == 20
    assert {one.question.kind for one in dealt} == {"spin"}
    assert (scenario.head.level, scenario.head.pass_) == (5, 85)


def test_a_spin_worked_by_hand() -> None:
    """Every part as it was worked out on paper, in the order of the parts."""
    dealt = one(WRITTEN)
    assert answer_json(dealt) == ANSWER
    assert list(dict.fromkeys(part.path[0] for part in dealt.question.parts)) == list(ANSWER)
    assert graded(dealt, ANSWER).mille == 1000


def test_a_wrong_order_is_named_by_its_first_step_and_has_its_share_of_the_marks() -> None:
    """Red's column before blue's: seven of eight in order, one leaf of the spin's eighteen."""
    dealt = one(WRITTEN)
    order = list(ANSWER["order"])
    order[0], order[1] = order[1], order[0]
    grade = graded(dealt, {**ANSWER, "order": order})
    marks = {mark.path: mark for mark in grade.marks}
    leaves = 4 + 3 + 1 + 3 + 8 + 3 - 1
    assert grade.mille == (1000 * (8 * leaves - 1)) // (8 * leaves)
    (first,) = marks["order",].findings
    assert (first.code, first.rule, first.params["place"]) == ("finding.first-wrong", "PO-COLUMN-STACKS", 1)
    assert marks["order",].mille == 875
    assert all(mark.mille == 1000 for path, mark in marks.items() if path != ("order",))


def test_a_part_with_nothing_to_do_is_left_out() -> None:
    """No late bet, no call, no winner: the course of the spin and the clearing are all there is."""
    dealt = one("ask: spin, number: 20, players: [{colour: red, bets: {1: 1, odd: 4}}]")
    assert answer_json(dealt) == {"steps": ["spin-opening", "last-bets", "dolly-and-clearing"], "clearing": "both"}


def test_zero_gives_halves_back_in_value_and_no_payout_for_them() -> None:
    """Seven red chips of 5 are 35: 17.5 goes back; even chances that are halved aren't paid."""
    written = "ask: spin, number: 0, players: [{colour: red, value: 5, bets: {red: 7, 0/2/3: 2, 5: 1}}]"
    answer = answer_json(one(written))
    assert answer == {
        "steps": ["spin-opening", "last-bets", "dolly-and-clearing", "pay-number"],
        "clearing": "outer",
        "order": ["red number"],
        "payout": {"red": 22},
        "halves": {"red": 17.5},
        "stacks": {"red": {"take": 1, "technique": "drop", "cut": 2, "place": "top"}},
    }
    lose = Table(House(roulette=Roulette(on_zero=OnZero.LOSE)))
    assert "halves" not in answer_json(one(written, table=lose))  # type: ignore[operator]


def test_a_maximum_cuts_what_goes_on_the_layout() -> None:
    """Neighbours of 17 by 60 and finals of 7 by 60 with 100 straight up: 60 for the first, 40 for the second."""
    written = (
        "ask: spin, number: 17, straight-max: 100, players: [{colour: red, value: 5, bets: {1: 1}}, "
        "{colour: blue, value: 5, bets: {1: 1}}], calls: [{call: final, of: 7, by: 60, colour: red}, "
        "{call: neighbours, of: 17, by: 60, colour: blue}]"
    )
    answer: Any = answer_json(one(written))
    assert answer["placed"] == {"blue 17": 60, "red 17": 40}
    assert answer["payout"] == {"red": 8 * 35, "blue": 12 * 35}
    # The finals went down last, so they lie on top and are paid first.
    assert answer["order"] == ["red number", "blue number"]


def test_a_late_bet_is_neither_paid_nor_cleared() -> None:
    """It lies apart, is refused, and nothing else speaks of it."""
    written = (
        "ask: spin, number: 5, players: [{colour: red, bets: {5: 1}}], late: [{colour: red, bets: {red: 9, 5: 2}}]"
    )
    answer: Any = answer_json(one(written))
    assert answer["refused"] == ["red red", "red 5"]
    assert answer["payout"] == {"red": 35}
    assert "clearing" not in answer


def test_options_do_not_tell_what_wins() -> None:
    """Losing bets can be put in the order, losing spots of calls on the layout, procedures that don't happen in it."""
    dealt = one(WRITTEN)
    forms = {part.path[0]: part.form for part in dealt.question.parts}
    assert isinstance(forms["placed"], TallyForm)
    assert len(forms["placed"].options) == 10
    assert isinstance(forms["steps"], SequenceForm)
    assert len(forms["steps"].options) == 10
    assert isinstance(forms["order"], SequenceForm)
    assert set(forms["order"].options) > set(ANSWER["order"]) - {"red number"}
    quiet = one("ask: spin, number: 20, players: [{colour: red, bets: {1: 1, odd: 4}}, {colour: blue, bets: {20: 1}}]")
    (order,) = [part.form for part in quiet.question.parts if part.path == ("order",)]
    assert isinstance(order, SequenceForm)
    assert order.options == ("red odd", "red number", "blue number")


def test_each_part_belongs_to_a_skill() -> None:
    """What the scorecard tells of."""
    skills = {part.skill for part in one(WRITTEN).question.parts}
    assert skills == {
        "late-bets",
        "procedures",
        "placing-calls",
        "clearing",
        "order",
        "payout",
        "stacks",
        "cash",
    }


PLAYERS = "players: [{colour: red, value: 25, bets: {1: 1}}]"


@pytest.mark.parametrize(
    ("rest", "code"),
    [
        ("calls: [{call: tiers, by: 25}]", "load.missing-key"),
        ("calls: [{call: tiers, by: 25, colour: blue}]", "load.not-one-of"),
        ("calls: [{call: tiers, by: 30, colour: red}]", "roulette.call-multiple"),
        ("calls: [{call: final, of: 11, by: 25, colour: red}]", "roulette.call-of-range"),
        ("calls: [{call: neighbours, by: 25, colour: red}]", "roulette.call-of-missing"),
        ("late: [{colour: green, bets: {17: 1}}]", "load.not-one-of"),
        ("late: [{colour: red, bets: {17/21: 1}}]", "roulette.bet-spot"),
        ("straight-max: 0", "load.out-of-range"),
    ],
)
def test_what_cannot_be_played_is_told(rest: str, code: str) -> None:
    """Number 8 wins tiers and finals of 8, so a call by less than a chip has to go on the layout."""
    assert [problem.code for problem in wrong(f"ask: spin, number: 8, {PLAYERS}, {rest}")] == [code]


def test_a_draw_that_never_fits_is_told() -> None:
    """Calls by 5 with chips of 25, whoever calls."""
    drawn = "ask: spin, number: any, players: {draw: 2, value: 25, bets: {draw: 1}}"
    (problem,) = wrong(f"{drawn}, calls: [{{call: tiers, by: 5, colour: any}}]")
    assert problem.code == "roulette.call-multiple"


def test_a_drawn_call_is_made_of_its_callers_chips() -> None:
    """By 5, 25 or 50 with chips of 1, 5 or 25: never a part of a chip, and every player calls now and then."""
    written = (
        "ask: spin, number: any, players: {draw: 2, value: {one-of: [1, 5, 25]}, bets: {draw: 1}}, "
        "calls: [{call: neighbours, of: any, by: {one-of: [5, 25, 50]}, colour: any}]"
    )
    for seed in range(100):
        spin = Spin(one(written, seed=seed).question)
        ((caller, call),) = spin.calls
        assert int(str(call.params["by"])) % spin.values[caller] == 0
