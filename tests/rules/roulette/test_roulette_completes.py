"""Completes against a second calculation from the printed field."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.roulette.bets import ZeroBets
from croupier_trainer.rules.roulette.completes import NeedsZeroBets, Style, complete
from croupier_trainer.rules.table import Fate
from tests.rules.roulette import second_layout


@pytest.mark.parametrize("number", range(37))
def test_a_complete_is_every_chip_that_can_touch_the_number(number: int) -> None:
    """Flat one chip on each point, progressive one for each number that the point touches."""
    touching = [spot for spot in second_layout.points().values() if number in spot]
    flat, progressive = (complete(number, 1, style) for style in (Style.FLAT, Style.PROGRESSIVE))
    assert (flat.stake, flat.pays) == (len(touching), sum(second_layout.won(spot, number) for spot in touching))
    assert progressive.stake == sum(map(len, touching))
    assert progressive.pays == sum(len(spot) * second_layout.won(spot, number) for spot in touching)


@given(st.integers(0, 36), st.integers(1, 10**6), st.sampled_from(Style))
def test_a_unit_of_any_value_multiplies_both_sums(number: int, by: int, style: Style) -> None:
    """And every term is paid."""
    one, many = complete(number, 1, style), complete(number, by, style)
    assert (many.stake, many.pays) == (by * one.stake, by * one.pays)
    assert {term.fate for term in many.terms} == {Fate.PAID}
    assert sum(term.pays.whole for term in many.terms) == many.pays
    assert sum(term.stake.whole for term in many.terms) == many.stake


@pytest.mark.parametrize("number", range(37))
def test_completes_of_the_first_four_need_zero_bets(number: int) -> None:
    """0 to 3 are refused where the house takes none, the others are not. Source: variants table, zero bets."""
    if number > 3:
        assert complete(number, 5, Style.FLAT, ZeroBets.NONE) == complete(number, 5, Style.FLAT)
        return
    with pytest.raises(NeedsZeroBets) as caught:
        complete(number, 5, Style.FLAT, ZeroBets.NONE)
    assert caught.value.of == number
    assert caught.value.problems[0].code == "roulette.call-zero-bets"
