"""The 157 spots: RT-LAYOUT, RT-STRAIGHT to RT-EVEN-CHANCE, and their place on the layout."""

from __future__ import annotations

import pickle
from collections import Counter
from fractions import Fraction

import pytest

from croupier_trainer.rules.roulette.bets import BETS, ON_NUMBER, Kind, ZeroBets, available
from tests.rules.roulette import second_layout


def test_the_layout_has_157_spots() -> None:
    """37 straight, 60 splits, 14 streets, 23 corners, 11 lines, 3 columns, 3 dozens, 6 even chances."""
    counted = Counter(bet.kind for bet in BETS.values())
    assert [counted[kind] for kind in Kind] == [37, 60, 14, 23, 11, 3, 3, 6]


def test_the_spots_are_those_on_which_a_chip_can_lie() -> None:
    """A second calculation lays a chip on every point of the printed field and finds the same numbers."""
    assert {bet.id: bet.numbers for bet in BETS.values()} == second_layout.all_spots()


@pytest.mark.parametrize("spot", BETS)
def test_odds_are_what_is_fair_on_36(spot: str) -> None:
    """A bet on k numbers pays 36/k - 1 to 1, so that only 0 gives the house its gain."""
    assert (BETS[spot].odds + 1) * len(BETS[spot].numbers) == 36


def test_ids_are_canonical() -> None:
    """Inside bets are their numbers ascending, a six-line too."""
    for spot, bet in BETS.items():
        assert spot == bet.id
        assert list(bet.numbers) == sorted(set(bet.numbers))
        assert not bet.is_inside or spot == "/".join(map(str, bet.numbers))


def test_inside_bets_of_a_kind_have_different_places() -> None:
    """So their order of payment is never left open. Source: PO-WITHIN."""
    places = [(bet.kind, bet.mean_street, bet.mean_column) for bet in BETS.values() if bet.is_inside]
    assert len(set(places)) == len(places) == 145


@pytest.mark.parametrize(
    ("spot", "street", "column"),
    [
        ("0", 0, 0),
        ("0/1/2/3", Fraction(3, 4), 2),
        ("0/2/3", Fraction(2, 3), Fraction(5, 2)),
        ("0/1", Fraction(1, 2), 1),
        ("17", 6, 2),
        ("17/20", Fraction(13, 2), 2),
        ("13/14/15/16/17/18", Fraction(11, 2), 2),
        ("36", 12, 3),
    ],
)
def test_a_place_is_the_mean_street_and_column(spot: str, street: Fraction, column: Fraction) -> None:
    """0 counts as street 0 and has no column. Source: rulebook, geometry."""
    assert (BETS[spot].mean_street, BETS[spot].mean_column) == (street, column)


@pytest.mark.parametrize("number", range(37))
def test_each_number_knows_the_bets_that_win_on_it(number: int) -> None:
    """7 spots on 0; elsewhere 6 to 12 inside ones and five outside ones."""
    assert {bet.id for bet in ON_NUMBER[number]} == {bet.id for bet in BETS.values() if number in bet.numbers}
    assert sum(not bet.is_inside for bet in ON_NUMBER[number]) == (5 if number else 0)


def test_a_house_without_zero_bets_keeps_zero_itself() -> None:
    """0/1, 0/2, 0/3, both trios and the first four are gone, the straight stays. Source: variants table."""
    gone = set(available(ZeroBets.ALLOWED)) - set(available(ZeroBets.NONE))
    assert {bet.id for bet in gone} == {"0/1", "0/2", "0/3", "0/1/2", "0/2/3", "0/1/2/3"}


def test_a_bet_is_equal_to_its_copy() -> None:
    """A bet is its spot, also when it comes from another process."""
    bet = BETS["17/20"]
    copy = pickle.loads(pickle.dumps(bet))  # noqa: S301 - our own bytes
    assert copy == bet
    assert hash(copy) == hash(bet)


def test_each_kind_names_its_rule() -> None:
    """The rule that a verdict shows is the one of the kind."""
    assert [kind.rule for kind in Kind] == [
        "RT-STRAIGHT",
        "RT-SPLIT",
        "RT-STREET",
        "RT-CORNER",
        "RT-LINE",
        "RT-COLUMN",
        "RT-DOZEN",
        "RT-EVEN-CHANCE",
    ]
