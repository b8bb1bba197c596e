"""Chips: ST-DROP to ST-CUT-25, cash in the fewest chips, PY-MAX-COLOUR, PY-MIXED, EX-COLOUR-3 to EX-COLOUR-6."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier_trainer.rules.chips import (
    CannotMake,
    CashWish,
    Place,
    Technique,
    WrongSplit,
    cash_reasons,
    change,
    chip_count,
    cut_reason,
    fewest,
    piles,
    split,
    stacks,
)
from croupier_trainer.rules.fewest import counts
from croupier_trainer.rules.school import CASH

amounts = st.integers(0, 10_000)


@given(amounts)
def test_stacks_give_back_the_chips(chips: int) -> None:
    """Full ones and what is dropped, or one more less what is cut off."""
    made = stacks(chips)
    sign = {Technique.DROP: 1, Technique.PENCIL: -1, Technique.NONE: 0}[made.technique]
    assert 20 * made.take + sign * made.cut == chips


@given(amounts)
def test_the_technique_follows_the_remainder(chips: int) -> None:
    """1 to 13 are dropped, 14 to 19 pencilled by cutting off 6 to 1. Source: ST-DROP, ST-PENCIL."""
    made = stacks(chips)
    match chips % 20:
        case 0:
            assert (made.technique, made.cut, made.place) == (Technique.NONE, 0, Place.NONE)
        case rest if rest <= 13:
            assert (made.technique, made.cut) == (Technique.DROP, rest)
        case _:
            assert made.technique is Technique.PENCIL
            assert 1 <= made.cut <= 6
            assert made.place is Place.NEW


@pytest.mark.parametrize(
    ("full", "rides"),
    [(0, 0), (1, 5), (2, 12), (3, 12), (10, 12)],
)
def test_so_many_chips_ride(full: int, rides: int) -> None:
    """None without a full stack, 5 on one, 12 on more. Source: ST-TOP-ONE, ST-TOP-MANY."""
    on_top = [rest for rest in range(1, 20) if stacks(20 * full + rest).place is Place.TOP]
    assert on_top == list(range(1, rides + 1))


def test_each_step_of_the_stacks_names_its_rule() -> None:
    """Up to five chips are also taken straight off a stack. Source: ST-CUT-COLOUR."""
    rules = {chips: [reason.rule for reason in stacks(chips).why] for chips in (20, 12, 25, 52, 75)}
    assert rules == {
        20: ["ST-TAKE"],
        12: ["ST-TAKE", "ST-DROP", "ST-TOP-ONE"],
        25: ["ST-TAKE", "ST-DROP", "ST-CUT-COLOUR", "ST-TOP-ONE"],
        52: ["ST-TAKE", "ST-DROP", "ST-TOP-MANY"],
        75: ["ST-TAKE", "ST-PENCIL", "ST-TOP-MANY"],
    }


@given(st.integers(1, 60), st.integers(0, 12), st.integers(0, 15), st.integers(0, 600))
def test_other_stacks_and_riding_limits_are_kept(stack: int, ride_one: int, ride_many: int, chips: int) -> None:
    """Whatever the house's numbers are."""
    made = stacks(chips, stack=stack, ride_one=ride_one, ride_many=ride_many)
    full, rest = divmod(chips, stack)
    if made.technique is Technique.PENCIL:
        assert (made.take, made.cut) == (full + 1, stack - rest)
    else:
        assert (made.take, made.cut) == (full, rest)
    limit = (0, ride_one, ride_many)[min(full, 2)]
    assert (made.place is Place.TOP) is (0 < rest <= limit)


def by_trying(value: int, values: list[int]) -> tuple[tuple[int, int], ...] | None:
    """Try every tally: the fewest chips, of several fewest the most of the highest, then of the next."""
    order = sorted(values, reverse=True)
    tallies = [
        tally
        for tally in product(*(range(value // one + 1) for one in order))
        if sum(count * one for count, one in zip(tally, order, strict=True)) == value
    ]
    if not tallies:
        return None
    best = min(tallies, key=lambda tally: (sum(tally), tuple(-count for count in tally)))
    return tuple((one, count) for one, count in zip(order, best, strict=True) if count)


@given(st.integers(0, 40), st.lists(st.integers(1, 15), min_size=1, max_size=3, unique=True))
def test_cash_is_the_fewest_chips_of_any_values(value: int, values: list[int]) -> None:
    """Against trying them all; what can't be made says so."""
    expected = by_trying(value, values)
    if expected is None:
        with pytest.raises(CannotMake) as caught:
            fewest(value, values)
        assert (caught.value.value, set(caught.value.values)) == (value, set(values))
    else:
        assert fewest(value, values) == expected
        assert chip_count(value, values) == sum(count for _, count in expected)


def by_building_up(value: int, values: list[int]) -> tuple[int, ...] | None:
    """Build up the best tally of each sum from those of smaller sums; fewest chips first, then more of the highest."""
    order = sorted(values, reverse=True)
    best: list[tuple[int, tuple[int, ...]] | None] = [(0, (0,) * len(order))]
    for total in range(1, value + 1):
        found = []
        for at, one in enumerate(order):
            before = best[total - one] if one <= total else None
            if before is not None:
                minus = list(before[1])
                minus[at] -= 1
                found.append((before[0] + 1, tuple(minus)))
        best.append(min(found, default=None))
    last = best[value]
    return None if last is None else tuple(-count for count in last[1])


@settings(max_examples=300)
@given(st.integers(0, 300), st.lists(st.integers(1, 60), min_size=1, max_size=6, unique=True))
def test_cash_is_the_best_tally_of_smaller_ones(value: int, values: list[int]) -> None:
    """Against a table built up sum by sum, for longer lists and larger sums."""
    expected = by_building_up(value, values)
    assert counts(value, tuple(sorted(values, reverse=True))) == expected


@pytest.mark.parametrize("values", [(1, 5, 25, 100), (1, 2, 5, 20, 25, 100), (1, 4, 6), (5, 20, 25, 100), (2, 5, 25)])
@pytest.mark.parametrize("value", range(0, 260, 7))
def test_cash_of_real_lists_is_the_best_tally(value: int, values: tuple[int, ...]) -> None:
    """Lists where the highest that fits is right, and lists where it isn't."""
    order = tuple(sorted(values, reverse=True))
    assert counts(value, order) == by_building_up(value, list(values))


@pytest.mark.parametrize(
    ("value", "values", "expected"),
    [
        (8, (1, 4, 6), ((4, 2),)),
        (12, (1, 4, 6), ((6, 2),)),
        (9, (4, 5, 1), ((5, 1), (4, 1))),
        (10, (1, 3, 5, 7), ((7, 1), (3, 1))),
        (0, (5,), ()),
        (10**11 + 3, (7, 1000, 999, 5), None),
    ],
)
def test_cash_of_odd_values(value: int, values: tuple[int, ...], expected: tuple[tuple[int, int], ...] | None) -> None:
    """Greedy would take more chips; of 7 + 3 and 5 + 5 the one with the highest chip is given."""
    made = fewest(value, values)
    assert sum(one * count for one, count in made) == value
    assert expected is None or made == expected


@given(st.integers(0, 10**9))
def test_the_schools_cash_is_made_from_the_highest_down(value: int) -> None:
    """Never enough of a lower chip to make a higher one."""
    made = dict(fewest(value))
    assert sum(one * count for one, count in made.items()) == value
    assert list(made) == sorted(made, reverse=True)
    for lower, higher in pairwise(CASH):
        assert lower * made.get(lower, 0) < higher


def test_a_negative_value_can_t_be_made() -> None:
    """No chips make it."""
    with pytest.raises(CannotMake):
        fewest(-5)


@given(st.sampled_from(CASH), st.integers(0, 200))
def test_piles_are_equal_but_for_the_last(value: int, chips: int) -> None:
    """25 in fours, all others in fives. Source: ST-CUT-25."""
    cut = piles(value, chips)
    size = 4 if value == 25 else 5
    assert sum(cut) == chips
    assert set(cut[:-1]) <= {size}
    assert all(0 < pile <= size for pile in cut)


def test_cutting_names_its_rule() -> None:
    """A size of its own, or the common one. Source: ST-CUT-25, ST-CUT-CASH."""
    assert [cut_reason(value).rule for value in (25, 100)] == ["ST-CUT-25", "ST-CUT-CASH"]
    assert dict(cut_reason(25).params)["size"] == 4


@given(amounts, st.sampled_from([1, 2, 5, 25]), st.data())
def test_the_parts_of_a_payout_add_up(chips: int, value: int, data: st.DataObject) -> None:
    """Whatever is asked for in cash. Source: PY-MAX-COLOUR, PY-MIXED."""
    sums = st.integers(0, chips).map(lambda part: part * value)
    cash = data.draw(st.one_of(st.sampled_from(CashWish), sums))
    parts = split(chips, value, cash)
    assert parts.colour_chips * value + parts.cash_value == chips * value
    if isinstance(cash, CashWish):
        assert parts.colour_chips == (min(chips, 20) if cash is CashWish.STACK else 0)
    else:
        assert parts.cash_value == cash


@pytest.mark.parametrize(
    ("cash", "code"), [(105, "roulette.split-above"), (-5, "roulette.split-above"), (7, "roulette.split-multiple")]
)
def test_a_split_that_can_t_be_is_told(cash: int, code: str) -> None:
    """Above the payout, or no multiple of the colour's value; as data."""
    with pytest.raises(WrongSplit) as caught:
        split(20, 5, cash)
    assert [problem.code for problem in caught.value.problems] == [code]


@given(amounts, st.sampled_from([1, 2, 5, 25]))
def test_change_is_worth_the_colour(chips: int, value: int) -> None:
    """Its sum is that of its cash; what makes no full stack is set aside. Source: EX-COLOUR-3 to EX-COLOUR-6."""
    made = change(chips, value)
    assert made.sum == chips * value == sum(one * count for one, count in made.cash)
    rules = [reason.rule for reason in made.why]
    assert ("EX-COLOUR-3" in rules) is (chips % 20 != 0)
    assert rules.count("EX-COLOUR-6") == len(made.cash)


def test_a_breakdown_is_explained_value_by_value() -> None:
    """From the highest down, as it is spread. Source: PY-HIGH-CASH."""
    lines = [(reason.rule, dict(reason.params)["sum"]) for reason in cash_reasons(fewest(190))]
    assert lines == [("PY-HIGH-CASH", 100), ("PY-HIGH-CASH", 75), ("PY-HIGH-CASH", 15)]
