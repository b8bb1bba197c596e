"""Call bets: their pieces, what stands under a maximum, what they win, and their order (CB-TRACK, CB-PLACE)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.money import Money
from croupier_trainer.rules.roulette import wheel
from croupier_trainer.rules.roulette.bets import BETS, Kind, ZeroBets
from croupier_trainer.rules.roulette.called import SERIES, Call, Called, WrongCall, asked, unit, units
from croupier_trainer.rules.roulette.calls import in_placing_order, lay, payout, place, winning
from croupier_trainer.rules.roulette.completes import NeedsZeroBets, Style
from croupier_trainer.rules.roulette.payouts import Player
from croupier_trainer.rules.roulette.variants import Maximum
from croupier_trainer.rules.table import Fate

SERIES_CALLS = st.sampled_from(list(SERIES)).map(lambda series: (series, None))
NUMBER_CALLS = st.tuples(st.sampled_from([Called.NEIGHBOURS, Called.COMPLETE]), st.integers(0, 36))
FINALS = st.tuples(st.just(Called.FINAL), st.integers(0, 9))
what = st.one_of(SERIES_CALLS, NUMBER_CALLS, FINALS)
calls = st.builds(
    lambda pair, by, style: Call(call=pair[0], of=pair[1], by=by, style=style),
    what,
    st.integers(1, 500),
    st.sampled_from(Style),
)


@pytest.mark.parametrize(
    ("series", "pieces", "covers"),
    [
        (Called.VOISINS, 9, wheel.SECTOR_NUMBERS[wheel.Sector.VOISINS]),
        (Called.TIERS, 6, wheel.SECTOR_NUMBERS[wheel.Sector.TIERS]),
        (Called.ORPHELINS, 5, wheel.SECTOR_NUMBERS[wheel.Sector.ORPHELINS]),
        (Called.JEU_ZERO, 4, (12, 35, 3, 26, 0, 32, 15)),
    ],
)
def test_a_series_covers_its_part_of_the_wheel(series: Called, pieces: int, covers: tuple[int, ...]) -> None:
    """With the pieces of the rulebook, and no number outside it."""
    spots = units(Call(call=series, by=1))
    assert sum(count for _, count in spots) == pieces
    assert {number for bet, _ in spots for number in bet.numbers} == set(covers)


@pytest.mark.parametrize(
    ("digit", "numbers"), [(0, [0, 10, 20, 30]), (6, [6, 16, 26, 36]), (7, [7, 17, 27]), (9, [9, 19, 29])]
)
def test_finals_are_the_numbers_that_end_in_a_digit(digit: int, numbers: list[int]) -> None:
    """Four numbers to 6, three from 7."""
    assert [bet.numbers[0] for bet, _ in units(Call(call=Called.FINAL, of=digit, by=1))] == numbers


def test_neighbours_are_five_straight_ups() -> None:
    """The number and two on either side. Source: rulebook, call bets."""
    assert [bet.id for bet, _ in units(Call(call=Called.NEIGHBOURS, of=26, by=1))] == ["35", "3", "26", "0", "32"]


@pytest.mark.parametrize(
    ("call", "x", "change"),
    [
        (Call(call=Called.VOISINS, for_sum=1000), 111, 1),
        (Call(call=Called.TIERS, for_sum=600), 100, 0),
        (Call(call=Called.ORPHELINS, for_sum=104), 20, 4),
        (Call(call=Called.COMPLETE, of=17, for_sum=4100), 102, 20),
        (Call(call=Called.COMPLETE, of=17, for_sum=4100, style=Style.FLAT), 341, 8),
    ],
)
def test_a_sum_makes_the_largest_equal_units(call: Call, x: int, change: int) -> None:
    """The rest is change. Source: spec, call."""
    stood = place([call])
    assert (unit(call), stood.change, stood.total) == (x, change, call.for_sum)


@given(what, st.integers(1, 10**6))
def test_no_larger_unit_could_be_paid_for(pair: tuple[Called, int | None], total: int) -> None:
    """The change is less than one more unit on every piece."""
    call = Call(call=pair[0], of=pair[1], for_sum=total)
    pieces = sum(count for _, count in units(call))
    if total < pieces:
        with pytest.raises(WrongCall) as caught:
            unit(call)
        assert caught.value.problems[0].code == "roulette.call-too-small"
    else:
        assert 0 <= place([call]).change < pieces


@pytest.mark.parametrize(
    ("series", "below", "between", "top"),
    [
        (Called.VOISINS, 9, (3, 7), 17),
        (Called.TIERS, 6, (0, 6), 12),
        (Called.ORPHELINS, 5, (1, 4), 9),
        (Called.JEU_ZERO, 4, (1, 3), 7),
    ],
)
@pytest.mark.parametrize("maximum", [100, 50])
def test_a_series_stands_for_the_rulebooks_formulas(
    series: Called, below: int, between: tuple[int, int], top: int, maximum: int
) -> None:
    """Voisins: 9X to X = 1.5M, then 3M + 7X, beyond 2M nothing more; the others by theirs, from X = M on."""
    bend = maximum * 3 // 2 if series is Called.VOISINS else maximum
    for x in range(1, 3 * maximum):
        stood = sum(piece.value for piece in place([Call(call=series, by=x)], maximum).placed)
        fixed, per_x = between
        if x <= bend and series is not Called.TIERS:
            assert stood == below * x
        elif x <= 2 * maximum:
            assert stood == fixed * maximum + per_x * x
        else:
            assert stood == top * maximum


def test_calls_are_cut_together() -> None:
    """Completes of 4 and 6 by 75 share fifteen units of 50 too many at a maximum of 100. Source: issue 3."""
    stood = place([Call(call=Called.COMPLETE, of=number, by=75) for number in (4, 6)], 100)
    assert stood.change == 750


def test_a_flat_house_has_one_maximum_for_every_spot() -> None:
    """Voisins by 60 at 100: 0/2/3 and the corner would hold 120 each. Source: variants table, maximum."""
    call = [Call(call=Called.VOISINS, by=60)]
    assert place(call, 100).change == 0
    assert place(call, 100, maximum=Maximum.FLAT).change == 40


@given(st.lists(calls, min_size=1, max_size=5), st.integers(1, 300), st.sampled_from(Maximum))
def test_what_is_asked_stands_or_is_given_back(called: list[Call], straight_max: int, maximum: Maximum) -> None:
    """And no spot holds more than its own maximum: M for each number it covers, or M in a flat house."""
    stood = place(called, straight_max, maximum=maximum)
    assert stood.total == sum(asked(call) for call in called)
    assert stood.total == stood.change + sum(piece.value for piece in stood.placed)
    for piece in stood.placed:
        assert 0 < piece.value <= straight_max * (len(piece.bet.numbers) if maximum is Maximum.PROPORTIONAL else 1)
    ids = [piece.bet.id for piece in stood.placed]
    assert ids == [spot for spot in BETS if spot in ids]


@given(st.lists(calls, min_size=1, max_size=4), st.integers(0, 36))
def test_calls_without_a_maximum_pay_independently(called: list[Call], number: int) -> None:
    """Together what each pays alone."""
    alone = sum(payout(number, place([call])).total.whole for call in called)
    assert payout(number, place(called)).total.whole == alone


@given(st.lists(calls, min_size=1, max_size=5), st.integers(0, 36), st.integers(1, 200))
def test_what_goes_on_the_layout_is_what_wins(called: list[Call], number: int, straight_max: int) -> None:
    """The winning pieces, spot by spot, are those that stand and touch the number."""
    on_spot: dict[str, int] = {}
    for piece in winning(number, called, straight_max):
        on_spot[piece.bet.id] = on_spot.get(piece.bet.id, 0) + piece.value
    stood = place(called, straight_max)
    assert on_spot == {piece.bet.id: piece.value for piece in stood.placed if piece.bet.touches(number)}
    paid = payout(number, stood)
    assert {term.what.id for term in paid.terms if term.fate is Fate.PAID} == set(on_spot)


def test_winning_calls_go_down_series_first() -> None:
    """Then a number with its neighbours; finals and completes last, each as called. Source: CB-PLACE."""
    called = [
        Call(call=Called.COMPLETE, of=0, by=1),
        Call(call=Called.FINAL, of=0, by=1),
        Call(call=Called.NEIGHBOURS, of=32, by=1),
        Call(call=Called.JEU_ZERO, by=1),
        Call(call=Called.NEIGHBOURS, of=0, by=1),
        Call(call=Called.VOISINS, by=1),
        Call(call=Called.TIERS, by=1),
    ]
    order = [(call.call, call.of) for call in in_placing_order(called)]
    assert order == [
        (Called.JEU_ZERO, None),
        (Called.VOISINS, None),
        (Called.TIERS, None),
        (Called.NEIGHBOURS, 32),
        (Called.NEIGHBOURS, 0),
        (Called.FINAL, 0),
        (Called.COMPLETE, 0),
    ]
    won = list(dict.fromkeys((piece.call.call, piece.call.of) for piece in winning(0, called)))
    assert won == [item for item in order if item[0] is not Called.TIERS]


def test_call_payouts_have_a_term_for_every_spot_that_stands() -> None:
    """Losing ones too, at what stands after the cut."""
    paid = payout(26, place([Call(call=Called.JEU_ZERO, by=150)], 100))
    assert [(term.what.id, term.stake, term.fate) for term in paid.terms] == [
        ("26", Money.of(100), Fate.PAID),
        ("0/3", Money.of(150), Fate.LOST),
        ("12/15", Money.of(150), Fate.LOST),
        ("32/35", Money.of(150), Fate.LOST),
    ]
    assert paid.total == Money.of(3500)
    assert "CP-OVER-MAX" in {reason.rule for reason in paid.why}


def test_no_winning_call_pays_nothing() -> None:
    """And the track says so. Source: CB-TRACK."""
    paid = payout(1, place([Call(call=Called.TIERS, by=5)]))
    assert not paid.total
    assert paid.why[-1].rule == "CB-TRACK"


def test_winning_calls_are_laid_in_the_callers_chips() -> None:
    """Cash in value; on top of what lies there, in the order in which they go down. Source: CB-PLACE."""
    players = [Player(colour="red", value=5), Player(colour="cash")]
    called = [
        Call(call=Called.NEIGHBOURS, of=17, by=60, colour="cash"),
        Call(call=Called.ORPHELINS, by=10, colour="red"),
    ]
    laid = lay(winning(17, called), players)
    assert [(bet.id, bet.amount) for bet in laid] == [("red 14/17", 2), ("red 17/20", 2), ("cash 17", 60)]


@pytest.mark.parametrize(("colour", "code"), [(None, "call-colour"), ("blue", "call-colour"), ("red", "call-multiple")])
def test_a_call_that_no_colour_can_lay_is_told(colour: str | None, code: str) -> None:
    """Of nobody at the table, or no multiple of a chip."""
    won = winning(17, [Call(call=Called.FINAL, of=7, by=6, colour=colour)])
    with pytest.raises(WrongCall) as caught:
        lay(won, [Player(colour="red", value=5)])
    assert [problem.code for problem in caught.value.problems] == [f"roulette.{code}"]


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (Call(call=Called.NEIGHBOURS, by=5), "roulette.call-of-missing"),
        (Call(call=Called.TIERS, of=5, by=5), "roulette.call-no-of"),
        (Call(call=Called.FINAL, of=10, by=5), "roulette.call-of-range"),
        (Call(call=Called.NEIGHBOURS, of=37, by=5), "roulette.call-of-range"),
        (Call(call=Called.COMPLETE, of=-1, by=5), "roulette.call-of-range"),
        (Call(call=Called.TIERS), "roulette.call-by-or-for"),
        (Call(call=Called.TIERS, by=5, for_sum=5), "roulette.call-by-or-for"),
        (Call(call=Called.TIERS, by=0), "roulette.call-too-small"),
        (Call(call=Called.VOISINS, for_sum=8), "roulette.call-too-small"),
    ],
)
def test_a_call_that_cant_be_placed_says_why(call: Call, code: str) -> None:
    """As data: a code and what was called."""
    with pytest.raises(WrongCall) as caught:
        place([call])
    assert [problem.code for problem in caught.value.problems] == [code]


@pytest.mark.parametrize(
    "call",
    [
        Call(call=Called.VOISINS, by=5),
        Call(call=Called.JEU_ZERO, by=5),
        Call(call=Called.COMPLETE, of=0, by=5),
        Call(call=Called.COMPLETE, of=2, by=5),
    ],
)
def test_calls_that_need_zero_bets_are_refused_where_there_are_none(call: Call) -> None:
    """And name the spots that the house doesn't take. Source: variants table, zero bets."""
    place([call])
    with pytest.raises(NeedsZeroBets) as caught:
        place([call], zero_bets=ZeroBets.NONE)
    assert caught.value.spots
    assert all(bet.is_zero_bet for bet in caught.value.spots)


@given(calls)
def test_all_other_calls_are_the_same_without_zero_bets(call: Call) -> None:
    """A straight on 0 stays a bet."""
    needs = any(bet.is_zero_bet for bet, _ in units(call))
    if not needs:
        assert place([call], zero_bets=ZeroBets.NONE) == place([call])


@given(calls)
def test_call_bets_are_inside_bets(call: Call) -> None:
    """Each unit counts its numbers, so a progressive complete has as many as its spots cover."""
    for bet, count in units(call):
        assert bet.kind in (Kind.STRAIGHT, Kind.SPLIT, Kind.STREET, Kind.CORNER, Kind.LINE)
        if call.call is Called.COMPLETE:
            assert count == (len(bet.numbers) if call.style is Style.PROGRESSIVE else 1)
