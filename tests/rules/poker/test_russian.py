"""Russian poker: insurance, the bought game, the maximum payout, and what houses vary, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

from croupier_trainer.rules.cards import read_cards
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.poker.bought_game import DealerChanges, SameRank
from croupier_trainer.rules.poker.insurance import InsuranceMax, InsuranceMin
from croupier_trainer.rules.poker.russian import Russian
from croupier_trainer.rules.poker.russian_variants import (
    AnteOfInsured,
    Buy,
    InsuranceStandOff,
    MaximumCounts,
    SecondNoGame,
)
from croupier_trainer.rules.table import Name
from tests.rules.poker.dealing import case_id, cases, moved, number, round_of

NO_GAME = "Qc 9h 7c 4s 2c"
ACE_KING = "Ac Kh 7c 4s 2c"
THREE = "8s 8d 8h Jd 3s"
BETTER_THREE = "9s 9d 9h Jc 3c"


def one(dealer: str, house: Russian | None = None, more: dict[str, Any] | None = None, **box: object) -> dict[str, Any]:
    """Settle one box of ANTE 10 that bets, and check that nothing is wrong with it."""
    words = {"boxes": {1: {"ante": 10, "action": "bet", **box}}, "dealer": dealer, **(more or {})}
    game = house or Russian()
    deal = round_of(words)
    assert game.faults(deal) == ()
    return moved(game.settle(deal))["1"]


@pytest.mark.parametrize("case", cases("insurance"), ids=case_id)
def test_golden_insurance(case: dict[str, Any]) -> None:
    """The acceptance cases."""
    maximum = case.get("maximum-payout")
    most = None if maximum is None else Money.of(maximum)
    limits = Russian().insurance(read_cards(case["cards"]), Money.of(case["ante"]), most)
    assert {"min": number(limits.least), "max": number(limits.most)} == case["answer"]


@pytest.mark.parametrize("case", cases("bought-game"), ids=case_id)
def test_golden_bought_game(case: dict[str, Any]) -> None:
    """The acceptance cases."""
    bought = Russian().bought_game(read_cards(case["dealer"]), read_cards(case["dealer-new"]))
    assert bought is not None
    combination = bought.hand.combination.id if bought.plays else "no-game"
    assert {"thrown": str(bought.thrown), "drawn": len(bought.drawn), "combination": combination} == case["answer"]


@pytest.mark.parametrize(
    ("cards", "house", "maximum", "least", "most"),
    [
        (THREE, Russian(), None, 10, 60),
        (THREE, Russian(insurance_min=InsuranceMin.BET), None, 20, 60),
        (THREE, Russian(insurance_max=InsuranceMax.HALF), None, 10, 30),
        (THREE, Russian(), 40, 10, 40),
        (THREE, Russian(insurance_max=InsuranceMax.HALF), 40, 10, 30),
        (THREE, Russian(), 9, 0, 0),
        (THREE, Russian(), 10, 10, 10),
        (THREE, Russian(insurance_min=InsuranceMin.BET), 19, 0, 0),
        ("8s 8d 8h Ad Ks", Russian(), None, 10, 80),
        ("8s 8d Jh Jd Ks", Russian(), None, 0, 0),
        ("Ks Kd Kc 2h 2d 2c", Russian(), None, 10, 280),
    ],
)
def test_limits_of_insurance(cards: str, house: Russian, maximum: int | None, least: int, most: int) -> None:
    """One ANTE or BET at least; the payout expected for both combinations at most. Source: RU-INS."""
    limits = house.insurance(read_cards(cards), Money.of(10), None if maximum is None else Money.of(maximum))
    assert (number(limits.least), number(limits.most)) == (least, most)


def test_insured_box_without_a_game() -> None:
    """Insurance is paid, BET goes back; ANTE by the house. Source: RU-INS-WIN, RU-NO-GAME."""
    assert one(NO_GAME, cards=THREE, insurance=60) == {"insurance": 60, "ante": 0, "bet": 0}
    house = Russian(insured_ante_no_game=AnteOfInsured.PAID)
    assert one(NO_GAME, house, cards=THREE, insurance=60) == {"insurance": 60, "ante": 10, "bet": 0}
    assert one(NO_GAME, cards=THREE) == {"ante": 10, "bet": 0}


def test_insurance_when_the_dealer_plays() -> None:
    """It loses unless his hand is higher; a stand-off by the house. Source: RU-INS-LOSE, RU-INS-BACK."""
    assert one(ACE_KING, cards=THREE, insurance=60) == {"insurance": -60, "ante": 0, "bet": 60}
    assert one(BETTER_THREE, cards=THREE, insurance=60) == {"insurance": 0, "ante": -10, "bet": -20}
    straight, same = "5s 6d 7h 8d 9s", "5c 6c 7c 8h 9c"
    assert one(same, cards=straight, insurance=80) == {"insurance": -80, "ante": 0, "bet": 0}
    house = Russian(insurance_stand_off=InsuranceStandOff.BACK)
    assert one(same, house, cards=straight, insurance=80) == {"insurance": 0, "ante": 0, "bet": 0}


def test_both_combinations_are_paid_once_the_first_beats_the_dealer() -> None:
    """Even where the second doesn't; a first that only ties pays nothing. Source: RU-TWO."""
    assert one("9s 9d 9h 4c 3c", cards="Ts Td Th Ad Ks") == {"ante": 0, "bet": 80}
    assert one("As Ac Kh 7c 2s", cards="Ad Ah Kc 7d 2h") == {"ante": 0, "bet": 0}


def test_terms_tell_the_second_combination_apart() -> None:
    """A forgotten second combination can be named."""
    words = {"boxes": {1: {"ante": 10, "action": "bet", "cards": "Ts Td Th Ad Ks"}}, "dealer": ACE_KING}
    (bet,) = [move for move in Russian().settle(round_of(words)).moves if move.stake == "bet"]
    assert [(term.what, number(term.pays), term.rule) for term in bet.terms] == [
        (Name("stake", "bet"), 60, "RU-TABLE"),
        (Name("second", "ace-king"), 20, "RU-TWO"),
    ]


def test_bought_game_comes() -> None:
    """The price is lost, insurance is paid and stays paid, then the game goes on as usual. Source: RU-BUY."""
    new = {"dealer-new": "2h 3d"}
    assert one(NO_GAME, None, new, cards=THREE, buys=True) == {"buy": -10, "ante": 0, "bet": 60}
    insured = one(NO_GAME, None, new, cards=THREE, buys=True, insurance=60)
    assert insured == {"buy": -10, "insurance": 60, "ante": 0, "bet": 60}
    weak = one(NO_GAME, None, new, cards="Js 6d 5h 3h 8s", buys=True)
    assert weak == {"buy": -10, "ante": -10, "bet": -20}


def test_bought_game_counts_only_for_those_who_bought() -> None:
    """The others are paid their ANTE. Source: RU-BUY."""
    words = {
        "boxes": {
            1: {"ante": 10, "action": "bet", "cards": "Js 6d 5h 3h 8s", "buys": True},
            2: {"ante": 20, "action": "bet", "cards": "Jh 6h 5d 3c 8c"},
        },
        "dealer": NO_GAME,
        "dealer-new": "2d",
    }
    settled = moved(Russian().settle(round_of(words)))
    assert settled == {"1": {"buy": -10, "ante": -10, "bet": -20}, "2": {"ante": 20, "bet": 0}}


def test_second_no_game() -> None:
    """ANTE and BET go back and the price is lost; a house may pay ANTE. Source: RU-BUY-AGAIN."""
    new = {"dealer-new": "Jh"}
    assert one(NO_GAME, None, new, cards=THREE, buys=True) == {"buy": -10, "ante": 0, "bet": 0}
    house = Russian(second_no_game=SecondNoGame.PAID)
    assert one(NO_GAME, house, new, cards=THREE, buys=True) == {"buy": -10, "ante": 10, "bet": 0}


@pytest.mark.parametrize(
    ("buy", "order"), [(Buy.BEFORE_INSURANCE, ["buy", "insurance"]), (Buy.AFTER_INSURANCE, ["insurance", "buy"])]
)
def test_buying_is_declared_before_or_after_insurance_is_paid(buy: Buy, order: list[str]) -> None:
    """The same money, in the house's order. Source: RU-BUY."""
    box = {"ante": 10, "action": "bet", "cards": THREE, "insurance": 60, "buys": True}
    words = {"boxes": {1: box}, "dealer": NO_GAME, "dealer-new": "Jc"}
    moves = Russian(buy=buy).settle(round_of(words)).moves
    assert [move.stake.value for move in moves][:2] == order


def test_buying_moves_nothing_when_the_dealer_plays() -> None:
    """Nothing is bought then, and new cards are not needed. Source: spec.md, Poker."""
    assert one(ACE_KING, cards=THREE, buys=True) == {"ante": 0, "bet": 60}


@pytest.mark.parametrize(
    ("house", "dealer", "new", "thrown", "drawn", "combination"),
    [
        (Russian(), "Kd 9c 7s 6c 2s", "Kh Ks Kc 9d", "Kd", 4, "pair"),
        (Russian(), "Kd 9c 7s 6c 2s", "Kh 9d", "Kd", 2, "pair"),
        (Russian(), "Kd 9h 7h 6h 2h", "Ks Kh 9d", "Kd", 2, "flush"),
        (Russian(same_rank=SameRank.KEPT), "Kd 9c 7s 6c 2s", "Kh 9d", "Kd", 1, "high-card"),
        (Russian(dealer_changes=DealerChanges.LOWEST), "Kd 9c 7s 6c 2s", "2h Ad", "2s", 2, "ace-king"),
        (Russian(dealer_changes=DealerChanges.LOWEST), "Kd 9c 7s 6c 2s", "9h", "2s", 1, "pair"),
        (Russian(), "Ad Qc 7s 6c 2s", "Kd", "Ad", 1, "high-card"),
    ],
)
def test_card_that_the_dealer_changes(
    house: Russian, dealer: str, new: str, thrown: str, drawn: int, combination: str
) -> None:
    """The highest or lowest; the same rank is drawn again until a combination is made. Source: RU-BUY-SAME."""
    bought = house.bought_game(read_cards(dealer), read_cards(new))
    assert bought is not None
    assert (str(bought.thrown), len(bought.drawn), bought.hand.combination.id) == (thrown, drawn, combination)


def test_too_few_new_cards() -> None:
    """Nothing is made up where the cards run out."""
    assert Russian().bought_game(read_cards("Kd 9c 7s 6c 2s"), read_cards("Kh Ks")) is None
    assert Russian().bought_game(read_cards("Kd 9c 7s 6c 2s"), ()) is None


def test_maximum_payout_counts_insurance_then_bet() -> None:
    """Stakes and the ANTE of a no game don't count. Source: RU-MAX."""
    new = {"dealer-new": "2h", "maximum-payout": 90}
    assert one(NO_GAME, None, new, cards=THREE, buys=True, insurance=60) == {
        "buy": -10,
        "insurance": 60,
        "ante": 0,
        "bet": 30,
    }
    assert one(ACE_KING, None, {"maximum-payout": 50}, cards=THREE) == {"ante": 0, "bet": 50}
    assert one(ACE_KING, None, {"maximum-payout": 60}, cards=THREE) == {"ante": 0, "bet": 60}
    assert one(NO_GAME, None, {"maximum-payout": 5}, cards=THREE) == {"ante": 10, "bet": 0}


def test_maximum_payout_that_counts_stakes_too() -> None:
    """What goes back with the winnings is within the maximum as well. Source: variants, maximum payout counts."""
    house = Russian(maximum_counts=MaximumCounts.STAKES_TOO)
    assert one(ACE_KING, house, {"maximum-payout": 50}, cards=THREE) == {"ante": 0, "bet": 30}
    assert one(ACE_KING, house, {"maximum-payout": 80}, cards=THREE) == {"ante": 0, "bet": 60}
    assert one(ACE_KING, house, {"maximum-payout": 15}, cards=THREE) == {"ante": 0, "bet": 0}
    new = {"dealer-new": "2h", "maximum-payout": 90}
    assert one(NO_GAME, house, new, cards=THREE, buys=True, insurance=30) == {
        "buy": -10,
        "insurance": 30,
        "ante": 0,
        "bet": 10,
    }


def test_capped_bet_says_so() -> None:
    """The working shows what the terms would have paid, and RU-MAX."""
    words = {
        "boxes": {1: {"ante": 10, "action": "bet", "cards": THREE}},
        "dealer": ACE_KING,
        "maximum-payout": 50,
    }
    (bet,) = [move for move in Russian().settle(round_of(words)).moves if move.stake == "bet"]
    assert bet.capped
    assert (bet.why[-1].code, bet.why[-1].rule) == ("poker.capped", "RU-MAX")


def test_prices_stay_with_the_house() -> None:
    """One ANTE for any number of cards changed, or for the sixth; a fold loses both. Source: RU-DRAW, RU-FOLD."""
    box: dict[str, Any] = {"cards": "Js 6d 5h 3h 8s", "draw": "Js 6d", "drawn": "8d Th"}
    assert one(ACE_KING, **box) == {"draw": -10, "ante": 0, "bet": 20}
    assert one(ACE_KING, **box, action="fold") == {"draw": -10, "ante": -10}
    assert one(ACE_KING, cards="Js 6d 5h 3h 8s", sixth="8d") == {"sixth": -10, "ante": 0, "bet": 20}
