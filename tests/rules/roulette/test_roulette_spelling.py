"""How bets are written: every legal spelling is understood, and a wrong one says what is wrong and what is near."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.roulette.bets import BETS, Kind, ZeroBets
from croupier_trainer.rules.roulette.spelling import Fault, UnknownBet, nearest, parse


@given(st.sampled_from(sorted(BETS)).flatmap(lambda spot: st.tuples(st.just(spot), st.permutations(spot.split("/")))))
def test_numbers_may_stand_in_any_order(given_: tuple[str, list[str]]) -> None:
    """And with spaces around the strokes."""
    spot, shuffled = given_
    assert parse("/".join(shuffled)).id == parse(" / ".join(shuffled)).id == spot


@pytest.mark.parametrize("spot", [bet.id for bet in BETS.values() if bet.kind is Kind.LINE])
def test_a_six_line_may_be_a_range(spot: str) -> None:
    """Its first and last number, in either order, with a hyphen or a dash."""
    line = BETS[spot]
    first, last = min(line.numbers), max(line.numbers)
    assert [parse(text) for text in (f"{first}-{last}", f"{last} - {first}", f"{first}–{last}")] == [line] * 3


@pytest.mark.parametrize(
    ("text", "spot"),
    [("RED", "red"), (" Column  1 ", "column 1"), ("dozen-2", "dozen 2"), ("dozen3", "dozen 3"), ("High", "high")],
)
def test_outside_bets_are_read_in_any_case(text: str, spot: str) -> None:
    """With or without the space before the number."""
    assert parse(text).id == spot


@pytest.mark.parametrize(
    ("text", "fault", "near"),
    [
        ("17/21", Fault.SPOT, "17/20"),
        ("17/18/19", Fault.SPOT, "16/17/18"),
        ("13/14/16", Fault.SPOT, "13/14/16/17"),
        ("13/14/15/16/17", Fault.SPOT, "13/14/15/16/17/18"),
        ("1/4/7/10/13/16/19/22/25/28/31/34", Fault.SPOT, "column 1"),
        ("37", Fault.NUMBER, "36"),
        ("36/37", Fault.NUMBER, "35/36"),
        ("31-38", Fault.NUMBER, "31/32/33/34/35/36"),
        ("17/17", Fault.REPEATED, "17"),
        ("17/17/18", Fault.REPEATED, "17/18"),
        ("1-12", Fault.RANGE, "dozen 1"),
        ("16-18", Fault.RANGE, "16/17/18"),
        ("14-19", Fault.RANGE, "13/14/15/16/17/18"),
        ("column 4", Fault.SPELLING, "column 3"),
        ("dozen 0", Fault.SPELLING, "dozen 1"),
        ("colum 1", Fault.SPELLING, "column 1"),
        ("blak", Fault.SPELLING, "black"),
        ("017", Fault.SPELLING, "17"),
        ("zzz", Fault.SPELLING, None),
        ("", Fault.SPELLING, None),
        ("-5", Fault.SPELLING, "5"),
    ],
)
def test_a_wrong_spelling_says_what_is_wrong_and_what_is_near(text: str, fault: Fault, near: str | None) -> None:
    """The error is data: a fault, and the nearest real spot where there is one."""
    with pytest.raises(UnknownBet) as caught:
        parse(text)
    found = caught.value.nearest
    assert (caught.value.spelling, caught.value.fault, found and found.id) == (text, fault, near)


@pytest.mark.parametrize("spot", ["0/1", "0/2", "0/3", "0/1/2", "0/2/3", "0/1/2/3"])
def test_a_house_without_zero_bets_refuses_them(spot: str) -> None:
    """And names a spot that it does take. Source: variants table, zero bets."""
    assert parse(spot).id == spot
    with pytest.raises(UnknownBet) as caught:
        parse(spot, ZeroBets.NONE)
    assert caught.value.fault is Fault.HOUSE
    assert caught.value.nearest is not None
    assert not caught.value.nearest.is_zero_bet


@given(st.text(alphabet="0123456789/- abcdehiklmnorstuvwz–²٣", max_size=12))
def test_any_text_is_a_bet_or_an_error_with_data(text: str) -> None:
    """No text makes anything else happen; digits of other scripts are no numbers."""
    try:
        assert parse(text).id in BETS
    except UnknownBet as wrong:
        assert wrong.problems[0].code.startswith("roulette.bet-")  # noqa: PT017 - both outcomes are legal
        assert wrong.problems[0].params["spelling"] == text  # noqa: PT017 - both outcomes are legal


@given(st.sets(st.integers(0, 36), min_size=1, max_size=6))
def test_the_nearest_spot_of_real_numbers_shares_one(numbers: set[int]) -> None:
    """And is the spot itself where there is one."""
    found = nearest(numbers)
    assert set(found.numbers) & numbers
    if "/".join(map(str, sorted(numbers))) in BETS:
        assert set(found.numbers) == numbers
