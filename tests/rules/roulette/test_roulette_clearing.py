"""Clearing: CL-NUMBER, CL-EDGE, CL-NOT-ACROSS, and what stays on the layout."""

from __future__ import annotations

import pytest

from croupier_trainer.rules.roulette.bets import BETS
from croupier_trainer.rules.roulette.clearing import ClearingHand, across, clear, hand, hand_reason, section, sides
from croupier_trainer.rules.roulette.order import Laid
from croupier_trainer.rules.roulette.payouts import OnZero


def test_the_edges_are_cleared_with_the_outer_hand_alone() -> None:
    """The first four and the last six, and only they. Source: CL-EDGE, CL-NUMBER."""
    outer = {number for number in range(37) if hand(number) is ClearingHand.OUTER}
    assert outer == {0, 1, 2, 3, 31, 32, 33, 34, 35, 36}
    for number in range(37):
        assert hand_reason(number).rule == ("CL-EDGE" if number in outer else "CL-NUMBER")
    assert {hand_reason(number).code for number in outer} == {
        "working.clearing-first-four",
        "working.clearing-last-six",
    }


def test_winning_bets_stay_and_losing_ones_are_taken() -> None:
    """In the order in which they lie."""
    bets = [Laid("red", BETS[spot], 1) for spot in ("17", "18", "low", "even", "column 2", "dozen 1")]
    cleared = clear(17, bets)
    assert [bet.bet.id for bet in cleared.stays] == ["17", "low", "column 2"]
    assert [bet.bet.id for bet in cleared.taken] == ["18", "even", "dozen 1"]


@pytest.mark.parametrize(
    ("on_zero", "stays"),
    [(OnZero.HALF, ["0", "red"]), (OnZero.EN_PRISON, ["0", "red"]), (OnZero.LOSE, ["0"])],
)
def test_on_zero_even_chances_stay_unless_they_lose(on_zero: OnZero, stays: list[str]) -> None:
    """They are halved or held where they lie. Source: RT-ZERO."""
    bets = [Laid("red", BETS[spot], 1) for spot in ("0", "red", "dozen 1", "17")]
    assert [bet.bet.id for bet in clear(0, bets, on_zero).stays] == stays


@pytest.mark.parametrize("number", range(37))
def test_the_losing_outside_spots_are_parted_by_the_winning_dozen(number: int) -> None:
    """Each once; those along the winner are not across from anything. Source: CL-NOT-ACROSS."""
    parted = sides(number)
    everything = [*parted.nearer, *parted.along, *parted.beyond]
    losing = {bet for bet in BETS.values() if not bet.is_inside and not bet.touches(number)}
    assert set(everything) == losing
    assert len(everything) == len(losing)
    for bet in parted.nearer:
        assert across(number, bet, 4)
        assert not across(number, bet, 0)
    for bet in parted.beyond:
        assert across(number, bet, 0) is (number != 0)
        assert not across(number, bet, 4)
    for bet in parted.along:
        assert not across(number, bet, 0)
        assert not across(number, bet, 4)


def test_outside_spots_lie_along_their_dozens() -> None:
    """Low and even by the first, red and black by the second, odd and high by the third; columns beyond."""
    spots = ("low", "even", "dozen 1", "red", "black", "dozen 2", "odd", "high", "dozen 3", "column 1")
    assert [section(BETS[spot]) for spot in spots] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
