"""What can't be at a poker table is told as data, with its place; and what may be done at a box."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from croupier_trainer.rules.money import Money
from croupier_trainer.rules.poker.box import Act, Moment
from croupier_trainer.rules.poker.game import box_order
from croupier_trainer.rules.poker.insurance import InsuranceMin
from croupier_trainer.rules.poker.oasis import Oasis
from croupier_trainer.rules.poker.prices import Span
from croupier_trainer.rules.poker.russian import Russian
from croupier_trainer.rules.poker.russian_variants import SecondNoGame
from croupier_trainer.rules.poker.six_card import SixCard
from croupier_trainer.rules.poker.texas import Texas
from croupier_trainer.text.messages.poker import MESSAGES
from tests.rules.poker.dealing import GAMES, box_of, case_id, cases, round_of

if TYPE_CHECKING:
    from croupier_trainer.rules.poker.game import PokerGame

DEALER = "Qc 9h 7c 4s 2c"
HIGH = "Js 6d 5h 3h 8s"
THREE = "8s 8d 8h Jd 3s"


def found(game: PokerGame, box: dict[str, Any], **more: object) -> list[tuple[str, tuple[str | int, ...]]]:
    """Return code and place of each fault of a round with one box of ANTE 10 that bets; all can be worded."""
    words = {"boxes": {1: {"ante": 10, "action": "bet", **box}}, "dealer": DEALER, **more}
    faults = game.faults(round_of(words))
    for fault in faults:
        text = MESSAGES[fault.code.removeprefix("poker.")]
        slots = set(re.findall(r"{(\w+)}", text if isinstance(text, str) else text[1]))
        assert slots <= set(dict(fault.params)), fault
    return [(fault.code.removeprefix("poker."), fault.at) for fault in faults]


@pytest.mark.parametrize(
    ("game", "box", "code", "at"),
    [
        (Oasis(), {"cards": "Js 6d 5h 3h"}, "card-count", ("cards",)),
        (Oasis(), {"cards": HIGH, "ante": 0}, "ante", ("ante",)),
        (Oasis(), {"cards": HIGH, "bonus": -1}, "stake", ("bonus",)),
        (Oasis(), {"cards": HIGH, "sixth": "2h"}, "no-place", ("sixth",)),
        (Oasis(), {"cards": HIGH, "insurance": 10}, "no-place", ("insurance",)),
        (Oasis(), {"cards": HIGH, "blind": True}, "no-place", ("blind",)),
        (Oasis(), {"cards": HIGH, "draw": "Js 6d", "drawn": "2h 2d"}, "changes", ("draw",)),
        (Oasis(), {"cards": HIGH, "draw": "Js"}, "drawn-count", ("drawn",)),
        (Oasis(), {"cards": HIGH, "drawn": "2h"}, "drawn-count", ("drawn",)),
        (Oasis(changes=Span(1, 5)), {"cards": HIGH, "draw": "Js 6d", "drawn": "2h"}, "drawn-count", ("drawn",)),
        (Oasis(), {"cards": HIGH, "draw": "Jd", "drawn": "2h"}, "thrown-not-held", ("draw",)),
        (Russian(changes=Span(2, 5)), {"cards": HIGH, "draw": "Js", "drawn": "2h"}, "changes", ("draw",)),
        (Russian(), {"cards": HIGH, "bonus": 1}, "no-place", ("bonus",)),
        (Russian(), {"cards": HIGH, "sixth": "2h", "draw": "Js", "drawn": "2d"}, "draw-and-sixth", ("sixth",)),
        (Russian(), {"cards": HIGH, "blind": True, "sixth": "2h"}, "blind-does-more", ("sixth",)),
        (Russian(), {"cards": HIGH, "blind": True, "draw": "Js", "drawn": "2h"}, "blind-does-more", ("draw",)),
        (Russian(), {"cards": THREE, "blind": True, "insurance": 10}, "blind-does-more", ("insurance",)),
        (Russian(), {"cards": THREE, "action": "fold", "insurance": 10}, "insurance-folded", ("insurance",)),
        (Russian(), {"cards": HIGH, "action": "fold", "buys": True}, "buys-folded", ("buys",)),
        (Russian(), {"cards": "8s 8d Jh Jd 3s", "insurance": 10}, "insurance-weak", ("insurance",)),
        (Russian(), {"cards": THREE, "insurance": 9}, "insurance-limits", ("insurance",)),
        (Russian(), {"cards": THREE, "insurance": 61}, "insurance-limits", ("insurance",)),
        (
            Russian(insurance_min=InsuranceMin.BET),
            {"cards": THREE, "insurance": 19},
            "insurance-limits",
            ("insurance",),
        ),
        (Russian(), {"cards": THREE, "insurance": -10}, "stake", ("insurance",)),
        (SixCard(), {"cards": HIGH, "changed": "2h"}, "changed-without-sixth", ("changed",)),
        (SixCard(), {"cards": HIGH, "draw": "Js", "drawn": "2h"}, "no-place", ("draw",)),
        (SixCard(), {"cards": HIGH, "buys": True}, "no-place", ("buys",)),
    ],
)
def test_fault_of_a_box(game: PokerGame, box: dict[str, Any], code: str, at: tuple[str, ...]) -> None:
    """Each is told, at the key of the drill file where it stands."""
    assert (code, ("boxes", 1, *at)) in found(game, box)


@pytest.mark.parametrize(
    ("game", "box", "more", "fault"),
    [
        (Oasis(), {"cards": HIGH}, {"dealer": "Qc 9h 7c 4s"}, ("card-count", ("dealer",))),
        (Oasis(), {"cards": HIGH}, {"board": "Ad Ac Ah"}, ("no-place", ("board",))),
        (Oasis(), {"cards": HIGH}, {"dealer-new": "Ad"}, ("no-place", ("dealer-new",))),
        (SixCard(), {"cards": HIGH}, {"maximum-payout": 100}, ("no-place", ("maximum-payout",))),
        (Russian(), {"cards": HIGH}, {"maximum-payout": 0}, ("maximum-payout", ("maximum-payout",))),
        (Texas(), {"cards": "As Kd"}, {"dealer": "Qc 9h", "board": "2c 3c 4c"}, ("card-count", ("board",))),
        (Texas(), {"cards": "As Kd"}, {"dealer": "Qc 9h"}, ("card-count", ("board",))),
        (Oasis(), {"cards": HIGH}, {"dealer": "Js 9h 7c 4s 2c"}, ("card-twice", ("dealer",))),
        (Oasis(), {"cards": HIGH, "draw": "Js", "drawn": "6d"}, {}, ("card-twice", ("boxes", 1))),
        (Oasis(), {"cards": HIGH, "draw": "Js", "drawn": "Js"}, {}, ("card-twice", ("boxes", 1))),
        (Russian(), {"cards": HIGH}, {"dealer-new": "Qc"}, ("card-twice", ("dealer-new",))),
        (Russian(), {"cards": HIGH, "buys": True}, {}, ("dealer-new-few", ("dealer-new",))),
        (Russian(), {"cards": HIGH, "buys": True}, {"dealer-new": "Qd Qh"}, ("dealer-new-few", ("dealer-new",))),
        (
            Russian(),
            {"cards": THREE, "insurance": 9},
            {"maximum-payout": 9},
            ("insurance-none", ("boxes", 1, "insurance")),
        ),
        (Oasis(), {"cards": HIGH}, {"boxes": {}}, ("no-boxes", ("boxes",))),
        (
            Oasis(),
            {"cards": HIGH},
            {"boxes": {0: {"ante": 1, "cards": HIGH, "action": "bet"}}},
            ("box-number", ("boxes", 0)),
        ),
        (Oasis(), {"cards": HIGH}, {"boxes": {2: {"ante": 1, "cards": HIGH}}}, ("undecided", ("boxes", 2, "action"))),
    ],
)
def test_fault_of_a_round(game: PokerGame, box: dict[str, Any], more: dict[str, Any], fault: tuple[str, Any]) -> None:
    """Cards of the dealer and the board, cards twice in a deal, what the game has no place for."""
    assert fault in found(game, box, **more)


def test_five_boxes_are_too_many_in_russian_poker() -> None:
    """Up to four. Source: RU-BOXES."""
    hands = ["As 2d 5h 9c Jd", "Ad 3d 6h 9s Jh", "Ah 4d 7h 9d Js", "Ks 5d 8h Td 3s", "Kd 6d 5c Th 3h"]
    boxes = {number: {"ante": 10, "cards": cards, "action": "bet"} for number, cards in enumerate(hands, 1)}
    five = round_of({"boxes": boxes, "dealer": DEALER})
    assert [fault.code for fault in Russian().faults(five)] == ["poker.too-many-boxes"]
    assert Oasis().faults(five) == ()


def test_unused_new_cards_are_ignored() -> None:
    """They are read in drawing order; none is needed when the dealer plays. Source: spec.md, Poker."""
    assert found(Russian(), {"cards": HIGH, "buys": True}, **{"dealer-new": "Jd Ad Ah"}) == []
    assert found(Russian(), {"cards": HIGH, "buys": True}, dealer="Qc Qh 7c 4s 2c") == []


def test_settling_without_the_new_cards_needed_is_refused() -> None:
    """A round with faults is never settled by a guess."""
    words = {"boxes": {1: {"ante": 10, "action": "bet", "cards": HIGH, "buys": True}}, "dealer": DEALER}
    with pytest.raises(ValueError, match="too few"):
        Russian(second_no_game=SecondNoGame.PAID).settle(round_of(words))


@pytest.mark.parametrize("case", cases("actions"), ids=case_id)
def test_golden_actions(case: dict[str, Any]) -> None:
    """The acceptance cases."""
    moment = Moment.NO_GAME if case.get("open") else Moment.DECIDING
    assert sorted(GAMES[case["game"]].actions(box_of(1, case["box"]), moment)) == case["answer"]


@pytest.mark.parametrize(
    ("game", "box", "moment", "actions"),
    [
        (Russian(), {"cards": THREE, "insurance": 10}, Moment.DECIDING, "bet"),
        (Russian(), {"cards": THREE, "action": "bet"}, Moment.DECIDING, ""),
        (Russian(), {"cards": THREE, "action": "fold"}, Moment.NO_GAME, ""),
        (Russian(), {"cards": THREE, "action": "bet", "buys": True}, Moment.NO_GAME, ""),
        (Russian(), {"cards": THREE, "action": "bet", "insurance": 10}, Moment.NO_GAME, "buy"),
        (Russian(), {"cards": THREE, "draw": "Jd", "drawn": "2c"}, Moment.DECIDING, "bet fold insure"),
        (Russian(), {"cards": THREE, "draw": "8d", "drawn": "2c"}, Moment.DECIDING, "bet fold"),
        (Russian(), {"cards": THREE, "draw": "Jd"}, Moment.DECIDING, "bet fold"),
        (SixCard(), {"cards": THREE, "sixth": "2c", "changed": "2d"}, Moment.DECIDING, "bet fold"),
        (SixCard(), {"cards": THREE, "action": "bet"}, Moment.DECIDING, ""),
        (SixCard(), {"cards": THREE, "action": "bet"}, Moment.NO_GAME, ""),
        (Texas(), {"cards": "As Kd", "blind": True}, Moment.DECIDING, "bet fold"),
        (Texas(), {"cards": "As Kd", "action": "bet"}, Moment.NO_GAME, ""),
        (Oasis(), {"cards": THREE, "action": "bet"}, Moment.NO_GAME, ""),
    ],
)
def test_actions(game: PokerGame, box: dict[str, Any], moment: Moment, actions: str) -> None:
    """What is allowed hangs on what was done. Source: RU-DRAW, RU-INS, RU-BUY, RU-BLIND, SX-CHANGE, TX-BOXES."""
    assert sorted(game.actions(box_of(1, {"ante": 10, **box}), moment)) == actions.split()


@pytest.mark.parametrize("case", cases("box-order"), ids=case_id)
def test_golden_box_order(case: dict[str, Any]) -> None:
    """The acceptance cases."""
    boxes = [box_of(number, box) for number, box in case["boxes"].items()]
    assert list(box_order(boxes, Act(case["act"]))) == case["answer"]


def test_boxes_that_buy_come_in_order_too() -> None:
    """Rising, whatever order they are given in; settling goes from the right. Source: OA-DRAW, SX-BUY."""
    boxes = [
        box_of(n, {"ante": 1, "cards": HIGH, **more})
        for n, more in ((3, {"sixth": "2c"}), (1, {"sixth": "2d"}), (2, {}))
    ]
    assert box_order(boxes, Act.DRAW) == (1, 3)
    assert box_order(boxes, Act.SETTLE) == (3, 2, 1)


def test_boxes_rest_on_whole_antes() -> None:
    """So that one and a half ANTE is exact."""
    box = box_of(1, {"ante": 10, "cards": HIGH})
    assert box.bet == Money.of(20)
