"""Payouts and halves: RT-STRAIGHT to RT-ZERO, RT-STAYS, and what houses vary on 0."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.money import Money
from croupier_trainer.rules.roulette.bets import BETS, Kind
from croupier_trainer.rules.roulette.payouts import (
    OddHalf,
    OnZero,
    Player,
    ZeroRule,
    all_payouts,
    goes_back,
    halves,
    payout,
    pays,
    wagers,
)
from croupier_trainer.rules.table import Fate, Name
from tests.rules.roulette import second_layout

EVEN_CHANCES = [bet.id for bet in BETS.values() if bet.kind is Kind.EVEN_CHANCE]

numbers = st.integers(0, 36)
stakes = st.dictionaries(st.sampled_from(sorted(BETS)), st.integers(1, 200), max_size=30)


@pytest.mark.parametrize("number", range(37))
def test_every_spot_pays_what_the_second_calculation_says(number: int) -> None:
    """157 spots on 37 numbers, against a calculation from the printed field that shares no code with the rules."""
    expected = {spot: second_layout.won(covers, number) for spot, covers in second_layout.all_spots().items()}
    assert {spot: pays(number, {spot: 1}) for spot in BETS} == expected
    assert {spot: payout(number, Player(wagers=wagers({spot: 1}))).total.whole for spot in BETS} == expected


@given(numbers, stakes)
def test_the_quick_sum_is_the_explained_one(number: int, laid: dict[str, int]) -> None:
    """And the explained one is the sum of its paid terms; every bet is a term, in the order placed."""
    explained = payout(number, Player(wagers=wagers(laid)))
    assert explained.total == Money.of(pays(number, laid))
    assert explained.total.whole == sum(term.pays.whole for term in explained.terms if term.fate is Fate.PAID)
    assert [term.what for term in explained.terms] == [Name("bet", spot) for spot in laid]


@given(numbers, stakes, stakes)
def test_bets_pay_independently(number: int, one: dict[str, int], other: dict[str, int]) -> None:
    """Two players' payouts add up to that of one who lays the bets of both."""
    both = {spot: one.get(spot, 0) + other.get(spot, 0) for spot in one | other}
    assert pays(number, one) + pays(number, other) == pays(number, both)


@given(numbers, st.integers(1, 50))
def test_the_whole_inside_loses_what_zero_takes(number: int, chips: int) -> None:
    """One chip on every straight-up costs one chip a spin: 35 come, 36 go."""
    assert pays(number, {str(spot): chips for spot in range(37)}) == 35 * chips


def test_a_payout_excludes_the_stake() -> None:
    """And says so, by the rule that the stake stays. Source: RT-STAYS."""
    won = payout(17, Player(wagers=wagers({"17": 1})))
    assert won.total == Money.of(35)
    assert [reason.rule for reason in won.why] == ["RT-STAYS"]


def test_losing_bets_are_terms_of_their_own_rule() -> None:
    """So that a sum that counts one of them can be explained."""
    terms = payout(17, Player(wagers=wagers({"18/21": 3, "even": 2}))).terms
    assert [(term.fate, term.rule, term.odds) for term in terms] == [
        (Fate.LOST, "RT-SPLIT", (17, 1)),
        (Fate.LOST, "RT-EVEN-CHANCE", (1, 1)),
    ]


def test_each_player_is_paid_apart() -> None:
    """One that wins nothing gets 0; owners are named."""
    players = [
        Player(colour="red", wagers=wagers({"17": 2})),
        Player(colour="cash", wagers=wagers({"low": 100, "18": 5})),
    ]
    players.append(Player(colour="blue", wagers=wagers({"even": 3})))
    paid = all_payouts(17, players)
    assert [(one.owner, str(one.total)) for one in paid] == [
        (Name("colour", "red"), "70"),
        (Name("colour", "cash"), "100"),
        (Name("colour", "blue"), "0"),
    ]


@pytest.mark.parametrize(
    ("on_zero", "fate", "back"),
    [(OnZero.HALF, Fate.HALVED, "22.5"), (OnZero.LOSE, Fate.LOST, "0"), (OnZero.EN_PRISON, Fate.HELD, "0")],
)
def test_zero_does_with_even_chances_what_the_house_says(on_zero: OnZero, fate: Fate, back: str) -> None:
    """They are halved, lost or held; columns and dozens lose everywhere; 0 itself pays. Source: RT-ZERO."""
    player = Player(value=5, wagers=wagers({"red": 9, "column 1": 2, "dozen 3": 2, "0/1": 1}))
    paid = payout(0, player, on_zero)
    assert [term.fate for term in paid.terms] == [fate, Fate.LOST, Fate.LOST, Fate.PAID]
    assert [term.rule for term in paid.terms] == ["RT-ZERO", "RT-ZERO", "RT-ZERO", "RT-SPLIT"]
    assert str(paid.total) == "17"
    assert str(halves(0, player, ZeroRule(on_zero=on_zero)).total) == back


@pytest.mark.parametrize(
    ("odd_half", "colour", "cash"),
    [
        (OddHalf.EXACT, "22.5", "22.5"),
        (OddHalf.ROUND_UP, "25", "25"),
        (OddHalf.ROUND_DOWN, "20", "20"),
        (OddHalf.IMPRISON, "20", "20"),
    ],
)
def test_half_of_an_odd_stake_is_the_houses_choice(odd_half: OddHalf, colour: str, cash: str) -> None:
    """Nine chips of 5, or 45 in cash, where the smallest cash chip is 5. Source: variants table."""
    zero = ZeroRule(odd_half=odd_half, smallest=5)
    assert str(halves(0, Player(colour="red", value=5, wagers=wagers({"red": 9})), zero).total) == colour
    assert str(halves(0, Player(colour="cash", wagers=wagers({"red": 45})), zero).total) == cash


@given(st.integers(1, 10**6), st.sampled_from([1, 2, 5, 25, 100]), st.sampled_from([1, 2, 5, 25]))
def test_an_even_number_of_chips_is_halved_exactly_in_every_house(chips: int, value: int, smallest: int) -> None:
    """Only an odd stake leaves a choice."""
    for odd_half in OddHalf:
        back = goes_back(2 * chips * value, value, ZeroRule(odd_half=odd_half, smallest=smallest))
        assert back == Money.of(chips * value)


@given(st.integers(0, 10**6), st.sampled_from([1, 5, 25, 100]))
def test_an_odd_number_of_chips_is_rounded_about_its_half(pairs: int, value: int) -> None:
    """Down and up are the whole values beside the exact half; imprisoning gives back whole chips, the fewer half."""
    stake = (2 * pairs + 1) * value
    back = {how: goes_back(stake, value, ZeroRule(odd_half=how)) for how in OddHalf}
    assert back[OddHalf.EXACT] * 2 == Money.of(stake)
    assert back[OddHalf.ROUND_DOWN].whole == stake // 2
    assert back[OddHalf.ROUND_UP].whole == stake - stake // 2
    assert back[OddHalf.IMPRISON].whole == pairs * value


@given(st.dictionaries(st.sampled_from(EVEN_CHANCES), st.integers(1, 99), min_size=1))
def test_halves_are_taken_bet_by_bet(laid: dict[str, int]) -> None:
    """Rounding each bet, not the sum."""
    zero = ZeroRule(odd_half=OddHalf.ROUND_UP)
    assert halves(0, Player(wagers=wagers(laid)), zero).total.whole == sum(-(-chips // 2) for chips in laid.values())


@given(st.integers(1, 36), stakes)
def test_nothing_is_halved_on_other_numbers(number: int, laid: dict[str, int]) -> None:
    """Winning bets are no terms of the halves, and nothing is given back."""
    result = halves(number, Player(wagers=wagers(laid)), ZeroRule())
    assert not result.total
    assert {term.what.id for term in result.terms} == {spot for spot in laid if not BETS[spot].touches(number)}


def test_the_terms_of_halves_give_the_sum() -> None:
    """Also where the amount is rounded: the odds of a halved term are exact."""
    zero = ZeroRule(odd_half=OddHalf.ROUND_DOWN, smallest=5)
    result = halves(0, Player(value=25, wagers=wagers({"red": 9, "low": 2})), zero)
    assert [str(term.pays) for term in result.terms] == ["110", "25"]
    assert str(result.total) == "135"
