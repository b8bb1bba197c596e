"""The plaque's limits: CP-LIMITS, CP-NOT-A-BET, CP-NO-LATE, CP-OVER-MAX, and what houses vary."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.roulette.bets import BETS
from croupier_trainer.rules.roulette.limits import Plaque, judge, most
from croupier_trainer.rules.roulette.payouts import wagers
from croupier_trainer.rules.roulette.variants import Maximum, Minimum

PLAQUE = Plaque(inside_minimum=5, outside_minimum=25, straight_maximum=50, dozen_maximum=500, even_maximum=1000)

stakes = st.dictionaries(st.sampled_from(sorted(BETS)), st.integers(1, 300), max_size=12)


def found(laid: dict[str, int], value: int = 5, **how: object) -> tuple[list[str], dict[str, int], list[str]]:
    """Judge and give ids: refused, given back, rules."""
    late = [BETS[spot] for spot in how.pop("late", ())]  # type: ignore[attr-defined]
    result = judge(wagers(laid), value, PLAQUE, late=late, **how)  # type: ignore[arg-type]
    return (
        [bet.id for bet in result.refused],
        {bet.id: chips for bet, chips in result.back},
        [reason.rule for reason in result.why],
    )


def test_inside_spots_have_their_own_maximum_in_proportion() -> None:
    """M, 2M, 3M, 4M, 6M; dozens, columns and even chances as marked. Source: variants table, maximum."""
    spots = ("17", "17/20", "0/1/2", "0/1/2/3", "1/2/3/4/5/6", "column 1", "dozen 1", "red")
    assert [most(BETS[spot], PLAQUE) for spot in spots] == [50, 100, 150, 200, 300, 500, 500, 1000]
    flat = [most(BETS[spot], PLAQUE, Maximum.FLAT) for spot in spots]
    assert flat == [50, 50, 50, 50, 50, 500, 500, 1000]


def test_what_is_above_the_maximum_goes_back() -> None:
    """In the fewest whole chips: 21 of 5 on a split are 105, one too many. Source: CP-OVER-MAX."""
    assert found({"17/20": 21}) == ([], {"17/20": 1}, ["CP-OVER-MAX"])
    assert found({"17/20": 21}, maximum=Maximum.FLAT) == ([], {"17/20": 11}, ["CP-OVER-MAX"])
    assert found({"17": 3}, value=20)[1] == {"17": 1}


def test_a_bet_at_its_limit_stands() -> None:
    """At the minimum and at the maximum."""
    assert found({"17": 1, "red": 5, "18": 10, "dozen 1": 100}) == ([], {}, ["CP-LIMITS"])


def test_a_bet_under_the_minimum_is_none() -> None:
    """Inside and outside have their own. Source: CP-NOT-A-BET."""
    assert found({"17": 4, "red": 24, "low": 25}, value=1) == (["17", "red"], {}, ["CP-NOT-A-BET"] * 2)


def test_a_late_bet_is_refused_and_gives_nothing_back() -> None:
    """Whatever its size; refused ones keep the order in which they were placed. Source: CP-NO-LATE."""
    refused, back, rules = found({"red": 1, "17/20": 50, "17": 50}, late=["17/20"])
    assert (refused, back) == (["red", "17/20"], {"17": 40})
    assert rules == ["CP-NOT-A-BET", "CP-NO-LATE", "CP-OVER-MAX"]


def test_inside_bets_may_reach_the_minimum_together() -> None:
    """Where the house adds them up; outside bets still stand each for itself. Source: variants table, minimum."""
    together = Minimum.INSIDE_SUM
    assert found({"17": 2, "18": 3, "red": 24}, value=1, minimum=together)[0] == ["red"]
    assert found({"17": 2, "18": 2}, value=1, minimum=together)[0] == ["17", "18"]
    assert found({"17": 2, "18": 3}, value=1)[0] == ["17", "18"]
    # A late bet is none, so it helps no other to the minimum.
    assert found({"17": 2, "18": 3}, value=1, minimum=together, late=["18"])[0] == ["17", "18"]


@given(stakes, st.sampled_from([1, 5, 25]), st.sampled_from(Maximum), st.sampled_from(Minimum))
def test_what_stands_keeps_to_the_maximum_by_the_fewest_chips(
    laid: dict[str, int], value: int, maximum: Maximum, minimum: Minimum
) -> None:
    """One chip less given back would be above it; a refused bet is not given back too."""
    result = judge(wagers(laid), value, PLAQUE, maximum=maximum, minimum=minimum)
    back = {bet.id: chips for bet, chips in result.back}
    assert not back.keys() & {bet.id for bet in result.refused}
    for spot, chips in laid.items():
        if BETS[spot] in result.refused:
            continue
        ceiling = most(BETS[spot], PLAQUE, maximum)
        stands = (chips - back.get(spot, 0)) * value
        assert stands <= ceiling
        assert spot not in back or stands + value > ceiling
