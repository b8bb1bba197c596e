"""settle: what moves at each stake of each box, its working, and the slips by which wrong moves are explained."""

from __future__ import annotations

from typing import Any

import pytest

from croupier_trainer.drills.answer_json import answer_json
from croupier_trainer.drills.answers import NumberForm
from croupier_trainer.drills.message import Named
from croupier_trainer.text.words import Words
from croupier_trainer.text.working import finding_line, working_lines
from tests.drills.dealt import graded, one, wrong
from tests.drills.kinds.shown_round import round_words, scene, settled

# A four and a full house on one box of six cards, against a pair: BET 50 at 20 + 7, ANTE 25 goes back.
DOUBLE = (
    "ask: settle, game: russian, boxes: {1: {ante: 25, cards: Kc Kd Kh Ks 2c, action: bet, sixth: 2d}}, "
    "dealer: 9c 9d 7h 4s 3d"
)
CAPPED = DOUBLE + ", maximum-payout: 1100"
LOST = "ask: settle, game: oasis, boxes: {1: {ante: 25, cards: 2c 2d 7h 9s Jc, action: bet}}, dealer: 9c 9d 7c 4s 3d"
FOLDED = (
    "ask: settle, game: russian, boxes: {1: {ante: 25, cards: 2c 2d 7h 9s Jc, action: fold, sixth: 3h}}, "
    "dealer: 9c 9d 7c 4s 3d"
)
BONUS = (
    "ask: settle, game: oasis, boxes: {1: {ante: 10, cards: 2h 5h 9h Jh Kh, action: bet, bonus: 2}}, "
    "dealer: As Qd 9c 6s 3d"
)


def codes(written: str, stake: str, given: str | int) -> list[str]:
    """Give the codes of what is found where this was given for a stake of box 1."""
    dealt = one(written)
    grade = graded(dealt, {"1": {stake: given}})
    (mark,) = [mark for mark in grade.marks if mark.path == ("1", stake)]
    assert all(finding_line(Words(language), finding) for finding in mark.findings for language in ("en", "uk", "ru"))
    return [finding.code.partition(".")[2] for finding in mark.findings]


def test_each_stake_is_a_part_of_its_own() -> None:
    """Box and stake are its path; a sign may be typed."""
    dealt = one(DOUBLE)
    assert [part.path for part in dealt.question.parts] == [("1", "sixth"), ("1", "ante"), ("1", "bet")]
    assert {part.form for part in dealt.question.parts} == {NumberForm(unit="moves")}
    assert graded(dealt, {"1": {"sixth": "-25", "ante": 0, "bet": "+1 350"}}).right
    assert graded(dealt, {"1": {"sixth": "−25", "ante": "0", "bet": "1350"}}).right


def test_a_key_stands_exactly_where_money_lay() -> None:
    """A folded box has no bet; what is given beside counts against the score."""
    assert answer_json(one(FOLDED)) == {"1": {"sixth": -25, "ante": -25}}
    assert graded(one(FOLDED), {"1": {"sixth": -25, "ante": -25, "bet": 0}}).mille == 666
    assert answer_json(one(BONUS)) == {"1": {"bonus": 500, "ante": 10, "bet": 0}}


@pytest.mark.parametrize("written", [DOUBLE, CAPPED, LOST, FOLDED, BONUS])
def test_what_is_shown_gives_the_answer(written: str) -> None:
    """By the second calculation, from the scene alone; no price is shown, since it is asked."""
    dealt = one(written)
    assert settled(dealt.question) == answer_json(dealt)
    shown = {stake.what for box in scene(dealt.question).boxes for stake in box.stakes}
    assert shown <= {"ante", "bet", "bonus", "insurance"}


def test_boxes_stand_in_their_order_whatever_the_file_has() -> None:
    """Box 1 at the dealer's left, first in the picture and in the answer."""
    boxes = "2: {ante: 5, cards: 2c 3d 7h 9s Jc, action: bet}, 1: {ante: 10, cards: 4c 4d 8h Ts Qc, action: fold}"
    dealt = one(f"ask: settle, game: oasis, boxes: {{{boxes}}}, dealer: As Kd 9c 6s 5d")
    assert [box.number for box in scene(dealt.question).boxes] == [1, 2]
    assert list(answer_json(dealt)) == ["1", "2"]  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("written", "stake", "given", "code"),
    [
        (DOUBLE, "bet", 1000, "left-out"),  # the full house forgotten
        (DOUBLE, "sixth", 0, "left-out"),  # the price not taken
        (LOST, "bet", 0, "left-out"),  # the losing bet left lying
        (LOST, "bet", 50, "loser-paid"),  # the losing bet paid
        (FOLDED, "ante", 25, "loser-paid"),
        (DOUBLE, "bet", 2850, "other-odds"),  # the four at a straight flush's 50
        (DOUBLE, "bet", 1400, "stake-in"),
        (DOUBLE, "bet", 1370, "one-chip"),  # one chip more at 20 to 1
        (LOST, "bet", -51, "one-chip"),
        (DOUBLE, "bet", 1530, "swapped"),
        (LOST, "ante", -52, "swapped"),
        (DOUBLE, "bet", 1340, "off-by"),
        (LOST, "bet", -40, "off-by"),
        (DOUBLE, "bet", 1700, "second"),  # the full house paid twice
        (DOUBLE, "ante", 25, "ante-paid"),
        (DOUBLE, "bet", 1375, "ante-paid"),  # with the ANTE paid in one go
        (DOUBLE, "bet", 999, "no-slip"),
        (CAPPED, "bet", 1000, "left-out"),  # the full house forgotten: the maximum would not have cut
        (CAPPED, "bet", 1350, "no-slip"),  # not cut
        (CAPPED, "bet", 1200, "off-by"),
        (BONUS, "bonus", 502, "stake-in"),
        (BONUS, "ante", 5, "no-slip"),  # nothing is halved at a poker table
    ],
)
def test_each_slip_is_named_alone(written: str, stake: str, given: int, code: str) -> None:
    """The class that spec.md lists first among those that give the number is the one named."""
    assert set(codes(written, stake, given)) == {code}


def test_a_slip_above_the_maximum_is_no_slip_of_the_answer() -> None:
    """Where the maximum cuts both, the full house forgotten or not makes no difference."""
    dealt = one(DOUBLE + ", maximum-payout: 900")
    assert answer_json(dealt) == {"1": {"sixth": -25, "ante": 0, "bet": 900}}
    assert codes(DOUBLE + ", maximum-payout: 900", "bet", 1000) == ["off-by"]


def test_the_second_is_named_with_its_words() -> None:
    """Which combination was paid twice, and for how much."""
    (mark,) = [mark for mark in graded(one(DOUBLE), {"1": {"bet": 1700}}).marks if mark.path[-1] == "bet"]
    (finding,) = mark.findings
    assert finding.params["what"] == Named("second", "full-house")
    assert finding.rule == "RU-TWO"
    assert "full house" in Words("en").text(finding.code, **finding.params)


def test_the_working_adds_up_before_the_maximum_cuts_it() -> None:
    """20 and 7 times 50, their sum, and what is left of it."""
    dealt = one(CAPPED)
    lines = working_lines(Words("en"), dealt.keys[2])
    assert any("1000 + 350 = 1350" in line for line in lines)
    assert any("1100 of 1350" in line for line in lines)


def test_a_wrong_move_takes_its_share_of_the_score() -> None:
    """One of three moves wrong: two thirds."""
    assert graded(one(DOUBLE), {"1": {"sixth": -25, "ante": 25, "bet": 1350}}).mille == 666


def test_values_of_a_written_box_may_be_drawn() -> None:
    """ANTE, cards, action, what is thrown and drawn, and the dealer: the second calculation agrees with each seed."""
    written = (
        "ask: settle, game: oasis, boxes: {1: {ante: 5..10, cards: any, action: any, draw: {deal: 1}, drawn: any, "
        "bonus: 1..3}}, dealer: any"
    )
    seen: set[Any] = set()
    for seed in range(60):
        dealt = one(written, seed=seed)
        (box,) = round_words(dealt.question)["boxes"].values()
        seen.add((box["ante"], box["action"]))
        assert settled(dealt.question) == answer_json(dealt)
        assert set(box["draw"].split()) < set(box["cards"].split())
        assert not set(box["drawn"].split()) & set(box["cards"].split())
    assert len(seen) > 8


@pytest.mark.parametrize(
    ("written", "expect", "agrees"),
    [
        (DOUBLE, "{1: {sixth: -25, ante: 0, bet: 1350}}", True),
        (DOUBLE, "{1: {sixth: -25, ante: 25, bet: 1350}}", False),
        (DOUBLE, "{1: {ante: 0, bet: 1350}}", False),
        (FOLDED, "{1: {sixth: -25, ante: -25, bet: 0}}", False),
        ("ask: actions, game: texas, box: {ante: 5, cards: 2c 3d, action: bet}", "[]", True),
        ("ask: actions, game: texas, box: {ante: 5, cards: 2c 3d}", "[fold, bet]", True),
        (
            "ask: bought-game, dealer: Kh 9d 7s 4c 2d, dealer-new: 10s",
            "{thrown: kh, drawn: 1, combination: no-game}",
            True,
        ),
    ],
)
def test_an_author_may_say_what_he_believes(written: str, expect: str, *, agrees: bool) -> None:
    """Where the rules disagree, `check` tells it."""
    assert [problem.code for problem in wrong(f"{written}, expect: {expect}")] == ([] if agrees else ["answer.expect"])
