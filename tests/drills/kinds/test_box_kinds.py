"""actions and box-order: what may be done at a box, and in which order the dealer goes along them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from croupier_trainer.drills.answer_json import answer_json
from croupier_trainer.drills.deal import deal_one
from croupier_trainer.drills.table import Table
from croupier_trainer.text.words import Words
from tests.drills.dealt import graded, one, scenario, wrong
from tests.drills.kinds.shown_round import scene
from tests.rules.poker import second_settle as second

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Dealt

FIVE = "2c 2d 2s 9c Jh"
OWN = {
    "oasis": {"fold", "bet", "draw"},
    "russian": {"fold", "bet", "draw", "sixth", "insure"},
    "six-card": {"fold", "bet", "sixth", "change"},
    "texas": {"fold", "bet"},
}


def right(dealt: Dealt) -> list[Any]:
    """Give what is right, a list in all these kinds."""
    answer = answer_json(dealt)
    assert isinstance(answer, list)
    return answer


def each(written: str, count: int) -> list[Dealt]:
    """Deal a question by so many seeds."""
    read = scenario(written)
    ((_, spec),) = read.placed
    return [deal_one(read, spec, Table(), seed, "q") for seed in range(count)]


def may(game: str, box: str, more: str = "") -> set[str]:
    """Give what may be done at a box."""
    answer = right(one(f"ask: actions, game: {game}, box: {{ante: 10, cards: {box}}}{more}"))
    assert answer == sorted(answer)
    return set(answer)


@pytest.mark.parametrize(
    ("game", "box", "more", "due"),
    [
        ("oasis", FIVE, "", {"fold", "bet", "draw"}),
        ("oasis", f"{FIVE}, draw: 9c, drawn: 3h", "", {"fold", "bet"}),
        ("oasis", f"{FIVE}, action: bet", "", set()),
        ("russian", FIVE, "", {"fold", "bet", "draw", "sixth", "insure"}),
        ("russian", "2c 3d 5s 9c Jh", "", {"fold", "bet", "draw", "sixth"}),
        ("russian", f"{FIVE}, draw: 9c", "", {"fold", "bet"}),
        ("russian", f"{FIVE}, draw: 9c, drawn: 3h", "", {"fold", "bet", "insure"}),
        ("russian", f"{FIVE}, sixth: 3h", "", {"fold", "bet", "insure"}),
        ("russian", f"{FIVE}, blind: true", "", {"fold", "bet"}),
        ("russian", f"{FIVE}, insurance: 10", "", {"bet"}),
        ("russian", f"{FIVE}, action: bet", ", open: true", {"buy"}),
        ("russian", f"{FIVE}, action: bet, insurance: 10", ", open: true", {"buy"}),
        ("russian", f"{FIVE}, action: bet, blind: true", ", open: true", set()),
        ("russian", f"{FIVE}, action: fold", ", open: true", set()),
        ("six-card", FIVE, "", {"fold", "bet", "sixth"}),
        ("six-card", f"{FIVE}, sixth: 3h", "", {"fold", "bet", "change"}),
        ("six-card", f"{FIVE}, sixth: 3h, changed: 4h", "", {"fold", "bet"}),
        ("texas", "2c 2d", "", {"fold", "bet"}),
        ("texas", "2c 2d, blind: true", "", {"fold", "bet"}),
        ("texas", "2c 2d, action: bet", ", open: true", set()),
    ],
)
def test_what_may_be_done_follows_from_the_box_so_far(game: str, box: str, more: str, due: set[str]) -> None:
    """Each state in which a box may stand."""
    assert may(game, box, more) == due


@pytest.mark.parametrize("game", OWN)
def test_drawn_boxes_stand_in_every_state(game: str) -> None:
    """`box: any` deals states in which each action may be and may not be done, none of them in nearly all."""
    answers = [right(dealt) for dealt in each(f"ask: actions, game: {game}, box: any", 200)]
    for action in OWN[game] - {"fold", "bet"}:
        allowed = sum(action in answer for answer in answers)
        assert 10 < allowed < 190, (game, action, allowed)
    assert {action for answer in answers for action in answer} == OWN[game]


def test_after_a_dealer_without_a_game_some_boxes_may_buy() -> None:
    """Folded and blind ones may not."""
    dealt = each("ask: actions, game: russian, box: any, open: true", 200)
    for one_ in dealt:
        (box,) = scene(one_.question).boxes
        assert right(one_) == ([] if box.folded or box.blind else ["buy"])
    assert 20 < sum(right(one_) == [] for one_ in dealt) < 150


def test_insurance_may_be_laid_from_three_of_a_kind_on() -> None:
    """By the second calculation, for hands of every kind."""
    strong = Counter[bool]()
    for dealt in each("ask: actions, game: russian, box: {ante: 10, cards: {deal: 5, making: any}}", 120):
        (box,) = scene(dealt.question).boxes
        due = second.best(box.cards)[0] >= second.NAMES.index("three")
        assert ("insure" in right(dealt)) == due
        strong[due] += 1
    assert min(strong.values()) > 30


def test_a_blind_box_is_not_looked_at() -> None:
    """Its cards are hidden until it is settled."""
    dealt = one(f"ask: actions, game: russian, box: {{ante: 10, cards: {FIVE}, blind: true}}")
    (box,) = scene(dealt.question).boxes
    assert box.cards == ("??",) * 5
    boxes = f"{{1: {{ante: 10, cards: {FIVE}, action: bet, blind: true}}}}"
    dealt = one(f"ask: settle, game: russian, boxes: {boxes}, dealer: 9d 9h 7h 4s 3d")
    (box,) = scene(dealt.question).boxes
    assert box.cards == tuple(FIVE.split())


@pytest.mark.parametrize(
    ("box", "given", "broken"),
    [
        (f"{FIVE}, blind: true", ["bet", "fold", "sixth"], "RU-BLIND"),
        ("2c 3d 5s 9c Jh", ["bet", "draw", "fold", "insure", "sixth"], "RU-INS"),
        (f"{FIVE}, sixth: 3h", ["bet", "draw", "fold", "insure"], "RU-DRAW"),
        (f"{FIVE}, insurance: 10", ["bet", "fold"], "RU-INS"),
        (FIVE, ["bet", "draw", "fold", "sixth"], "RU-INS"),
    ],
)
def test_what_is_too_much_or_missing_names_the_rule_of_that_action(box: str, given: list[str], broken: str) -> None:
    """Not the first rule of the game."""
    dealt = one(f"ask: actions, game: russian, box: {{ante: 10, cards: {box}}}")
    (mark,) = graded(dealt, given).marks
    (finding,) = mark.findings
    assert finding.rule == broken


def test_every_action_of_the_moment_is_explained_in_each_language() -> None:
    """Why it may be done, or why not."""
    for language in ("en", "uk", "ru"):
        words = Words(language)
        for game, own in OWN.items():
            for dealt in each(f"ask: actions, game: {game}, box: any", 40):
                lines = [words.text(reason.code, **dict(reason.params)) for reason in dealt.keys[0].why]
                assert len(lines) == len(own)


# box-order

BOXES = (
    "1: {ante: 10, cards: As Kd Qh Jc 2h, action: bet}, "
    "2: {ante: 10, cards: 2c 2d 5s 9c Jh, action: fold, draw: 9c, drawn: 8s}, "
    "3: {ante: 10, cards: 3c 3d 5h 9d Td, action: bet, draw: Td, drawn: 3h}, "
    "4: {ante: 10, cards: 4c 6d 8h Tc Qd, action: fold}"
)


def test_cards_are_changed_from_the_left_and_boxes_settled_from_the_right() -> None:
    """A box that changed and then folded is among the first, not among the second."""
    assert right(one(f"ask: box-order, game: oasis, act: draw, boxes: {{{BOXES}}}")) == [2, 3]
    assert right(one(f"ask: box-order, game: oasis, act: settle, boxes: {{{BOXES}}}")) == [3, 1]


def test_boxes_may_be_written_in_any_order() -> None:
    """Their numbers count."""
    boxes = "3: {ante: 5, cards: 2c 3c 4c 5c 7c, action: bet}, 1: {ante: 5, cards: 2d 3d 4d 5d 7d, action: bet}"
    dealt = one(f"ask: box-order, game: six-card, act: settle, boxes: {{{boxes}}}")
    assert right(dealt) == [3, 1]
    assert [box.number for box in scene(dealt.question).boxes] == [1, 3]


def test_nothing_to_change_is_an_empty_order() -> None:
    """Of boxes written out."""
    boxes = "1: {ante: 5, cards: 2c 3c, action: bet}"
    assert right(one(f"ask: box-order, game: texas, act: draw, boxes: {{{boxes}}}")) == []


def test_the_first_wrong_box_is_named_with_its_rule() -> None:
    """From the left instead of from the right."""
    dealt = one(f"ask: box-order, game: oasis, act: settle, boxes: {{{BOXES}}}")
    (mark,) = graded(dealt, [1, 3]).marks
    assert mark.mille == 500
    assert (mark.findings[0].code, mark.findings[0].rule) == ("finding.first-wrong", "OA-COMPARE")


@pytest.mark.parametrize("game", ["oasis", "russian", "six-card"])
@pytest.mark.parametrize("act", ["draw", "settle"])
def test_drawn_boxes_make_an_order(game: str, act: str) -> None:
    """Of four boxes at least two are in it, and not always all."""
    answers = [right(dealt) for dealt in each(f"ask: box-order, game: {game}, act: {act}, boxes: {{draw: 4}}", 60)]
    lengths = Counter(len(answer) for answer in answers)
    assert set(lengths) == {2, 3, 4}
    assert all(answer == sorted(answer, reverse=act == "settle") for answer in answers)


def test_an_act_that_a_game_has_not_can_never_be_drawn() -> None:
    """Nobody changes cards in Texas poker."""
    (problem,) = wrong("ask: box-order, game: texas, act: draw, boxes: {draw: 3}")
    assert problem.code == "load.draw-never"
    assert wrong("ask: box-order, game: {one-of: [texas, oasis]}, act: draw, boxes: {draw: 3}") == []
