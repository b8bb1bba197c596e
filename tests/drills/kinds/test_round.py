"""round: a whole round, part by part, each right by a second calculation from what is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier_trainer.drills.answer_json import answer_json
from croupier_trainer.drills.answers import SequenceForm
from croupier_trainer.drills.deal import deal_one
from croupier_trainer.drills.procedures import names
from croupier_trainer.drills.table import Table
from tests.drills.dealt import graded, one, scenario
from tests.drills.kinds.shown_round import outcome, round_words, scene, settled
from tests.rules.poker import second_settle as second

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Dealt

GAMES = ["oasis", "russian", "six-card", "texas"]
THREE = (
    "ask: round, game: russian, dealer: 2c 4d 6h 8s Tc, dealer-new: 8d 9s, boxes: {"
    "1: {ante: 10, cards: As Ad 9h 5s 3c, action: bet, sixth: Kh, buys: true}, "
    "2: {ante: 5, cards: 7c 7d Jh 4c 3d, action: fold, draw: 3d, drawn: 2h}, "
    "3: {ante: 25, cards: Qs Qd Qc 4h 2s, action: bet, insurance: 50}}"
)


def by_hand(dealt: Dealt) -> dict[str, Any]:
    """Work a round from what is shown."""
    words = round_words(dealt.question)
    boxes = words["boxes"]
    plays_on = [box for box in boxes if boxes[box]["action"] == "bet"]
    changes = [int(box) for box in boxes if "draw" in boxes[box] or "sixth" in boxes[box]]
    found = {box: outcome(words, box) for box in plays_on}
    buying = [box for box in plays_on if boxes[box].get("buys") and found[box] == "no-game"]
    for box in buying:
        theirs = second.best(second.bought(words, {})[1])
        own = second.best(second.final_cards(boxes[box]))
        if theirs[0]:
            found[box] = "stand-off" if own == theirs else "player" if own > theirs else "dealer"
    course = {
        "oasis": ["oasis-deal", "oasis-draw", "oasis-open", "oasis-settle"],
        "russian": ["russian-deal", "russian-draw", "russian-open", "russian-buy", "russian-settle"],
        "six-card": ["six-card-deal", "six-card-buy", "six-card-settle"],
        "texas": ["texas-deal", "texas-board", "texas-settle"],
    }[words["game"]]
    idle = set() if buying else {"russian-buy"}
    if not any("draw" in box or box["action"] == "fold" for box in boxes.values()):
        idle |= {"oasis-draw"}
    due: dict[str, Any] = {"steps": [step for step in course if step not in idle]}
    if changes:
        due["draw-order"] = sorted(changes)
    due["compare"] = found
    due["settle-order"] = sorted(map(int, plays_on), reverse=True)
    return due | {"settle": settled(dealt.question)}


def test_a_round_worked_by_hand() -> None:
    """Three boxes of Russian poker: one buys a game that comes, one folds, one is insured."""
    dealt = one(THREE)
    assert answer_json(dealt) == {
        "steps": ["russian-deal", "russian-draw", "russian-open", "russian-buy", "russian-settle"],
        "draw-order": [1, 2],
        "compare": {"3": "no-game", "1": "player"},
        "settle-order": [3, 1],
        "settle": {
            "1": {"sixth": -10, "buy": -10, "ante": 0, "bet": 40},
            "2": {"draw": -5, "ante": -5},
            "3": {"insurance": 50, "ante": 0, "bet": 0},
        },
    }
    assert answer_json(dealt) == by_hand(dealt)


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(GAMES), st.integers(1, 4), st.integers(0, 2**32))
def test_every_drawn_round_is_right(game: str, boxes: int, seed: int) -> None:
    """By the second calculation, from what is shown alone."""
    read = scenario(f"ask: round, game: {game}, boxes: {{draw: {boxes}}}")
    ((_, spec),) = read.placed
    dealt = deal_one(read, spec, Table(), seed, "q")
    assert answer_json(dealt) == by_hand(dealt)


@pytest.mark.parametrize("game", GAMES)
def test_a_part_with_nothing_to_do_is_left_out(game: str) -> None:
    """Where all fold, nobody is compared and nothing is settled but the fold."""
    cards = "2c 3d" if game == "texas" else "2c 3d 5h 9s Jc"
    rest = ", dealer: Ah Kh, board: 4h 8h Tc Qd 7d" if game == "texas" else ", dealer: Ah Kh 4h 8d Tc"
    dealt = one(f"ask: round, game: {game}, boxes: {{1: {{ante: 10, cards: {cards}, action: fold}}}}{rest}")
    steps = {
        "oasis": ["oasis-deal", "oasis-draw"],
        "russian": ["russian-deal", "russian-draw"],
        "six-card": ["six-card-deal", "six-card-buy"],
        "texas": ["texas-deal"],
    }[game]
    assert answer_json(dealt) == {"steps": steps, "settle": {"1": {"ante": -10}}}


def test_oasis_goes_from_the_deal_to_the_opening_where_nobody_folds_or_changes() -> None:
    """In the other games boxes are closed in between."""
    boxes = "boxes: {1: {ante: 10, cards: 2c 3d 5h 9s Jc, action: bet}}, dealer: Ah Kh 4h 8d Tc"
    oasis, russian = (answer_json(one(f"ask: round, game: {game}, {boxes}")) for game in ("oasis", "russian"))
    assert isinstance(oasis, dict)
    assert isinstance(russian, dict)
    assert oasis["steps"] == ["oasis-deal", "oasis-open", "oasis-settle"]
    assert russian["steps"] == ["russian-deal", "russian-draw", "russian-open", "russian-settle"]


def test_the_steps_are_procedures_among_others() -> None:
    """All that can be chosen are procedures that exist; some have no place in the round."""
    (steps, *_) = one(THREE).question.parts
    assert isinstance(steps.form, SequenceForm)
    assert set(steps.form.options) <= set(names())
    assert {"take-over", "tips"} <= set(steps.form.options)


def test_each_part_is_graded_by_itself() -> None:
    """Settled from the left: the order gets its share, the moves stay right; the first wrong box is named."""
    dealt = one(THREE)
    due = answer_json(dealt)
    assert isinstance(due, dict)
    assert graded(dealt, due).right
    grade = graded(dealt, {**due, "settle-order": [1, 3]})
    wrong = [mark for mark in grade.marks if not mark.right]
    assert [(mark.path, mark.mille, mark.findings[0].code) for mark in wrong] == [
        (("settle-order",), 500, "finding.first-wrong")
    ]
    leaves = len(grade.marks)
    assert grade.mille == (2 * leaves - 1) * 500 // leaves


def test_a_slip_in_the_settlement_is_named_there() -> None:
    """ANTE 25 of the insured box paid although it goes back."""
    dealt = one(THREE)
    due = answer_json(dealt)
    assert isinstance(due, dict)
    settle = {**due["settle"], "3": {**due["settle"]["3"], "ante": 25}}
    (mark,) = [mark for mark in graded(dealt, {**due, "settle": settle}).marks if not mark.right]
    assert (mark.path, mark.findings[0].code) == (("settle", "3", "ante"), "finding.ante-paid")


def test_new_cards_are_shown_only_where_somebody_buys() -> None:
    """Else they would lie face down."""
    assert scene(one(THREE).question).dealer_new == ("8d", "9s")
    assert scene(one(THREE.replace(", buys: true", "")).question).dealer_new == ()
