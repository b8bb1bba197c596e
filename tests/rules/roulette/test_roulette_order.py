"""The order of payment: PO-OUTSIDE, PO-COLUMN-STACKS, PO-NUMBER, PO-WITHIN, PO-ONE-GO."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.chips import CannotMake
from croupier_trainer.rules.roulette.bets import BETS, Kind
from croupier_trainer.rules.roulette.order import Laid, laid, payment, reading
from croupier_trainer.rules.roulette.payouts import Player, wagers
from croupier_trainer.rules.roulette.variants import OutsideOrder
from tests.rules.roulette import second_layout

COLOURS = ("red", "blue", "cash", "green")

numbers = st.integers(0, 36)
layouts = st.lists(
    st.builds(Laid, st.sampled_from(COLOURS), st.sampled_from(list(BETS.values())), st.integers(1, 60)),
    max_size=25,
    unique_by=lambda bet: bet.id,
)


def lay(*bets: str) -> list[Laid]:
    """Lay bets written as "red column 2 5": colour, spot, amount."""
    found = []
    for text in bets:
        colour, _, rest = text.partition(" ")
        spot, _, amount = rest.rpartition(" ")
        found.append(Laid(colour, BETS[spot], int(amount)))
    return found


@pytest.mark.parametrize("number", range(37))
def test_the_bets_on_a_number_are_read_as_the_grid_says(number: int) -> None:
    """All inside bets of one player, against points of the printed field that share no code with the rules."""
    bets = [Laid("red", bet, 1) for bet in BETS.values()]
    expected = [f"red {spot}" for spot in second_layout.payment_order(number)]
    assert list(reading(number, bets).ids) == expected


@given(numbers, layouts)
def test_reading_goes_spot_by_spot_and_down_each_pile(number: int, bets: list[Laid]) -> None:
    """A second sort: the grid's spots in turn, on each the last placed first."""
    expected = [bet.id for spot in second_layout.payment_order(number) for bet in reversed(bets) if bet.bet.id == spot]
    assert list(reading(number, bets).ids) == expected


@given(numbers, layouts)
def test_every_pair_that_follows_has_the_rule_that_fixes_it(number: int, bets: list[Laid]) -> None:
    """In both orders the edges join each item to the next."""
    for ordering in (reading(number, bets), payment(number, bets)):
        assert [(first, then) for first, then, _ in ordering.before] == list(pairwise(ordering.ids))
        assert [reason.rule for reason in ordering.why[: len(ordering.before)]] == [
            rule for *_, rule in ordering.before
        ]
    assert {rule for *_, rule in reading(number, bets).before} <= {"PO-NUMBER", "PO-WITHIN"}


@given(numbers, layouts)
def test_each_winner_is_paid_once(number: int, bets: list[Laid]) -> None:
    """Winning outside bets each, and each colour with a bet on the number once, after all of them."""
    ids = list(payment(number, bets).ids)
    chances = [bet.id for bet in bets if bet.bet.touches(number) and not bet.bet.is_inside]
    colours = {f"{bet.colour} number" for bet in bets if bet.bet.touches(number) and bet.bet.is_inside}
    assert sorted(ids[: len(chances)]) == sorted(chances)
    assert set(ids[len(chances) :]) == colours
    assert len(ids) == len(chances) + len(colours)


@given(numbers, layouts)
def test_colours_come_in_the_order_of_their_first_bets(number: int, bets: list[Laid]) -> None:
    """Source: PO-ONE-GO."""
    seen = list(dict.fromkeys(spot.split(" ")[0] for spot in reading(number, bets).ids))
    on_number = [spot for spot in payment(number, bets).ids if spot.endswith(" number")]
    assert on_number == [f"{colour} number" for colour in seen]


def test_outside_bets_go_in_the_schools_order() -> None:
    """Columns, high, odd, black, red, even, low, dozens. Source: PO-OUTSIDE."""
    every = [Laid("red", bet, 1) for bet in BETS.values() if not bet.is_inside]
    orders = {number: [spot[4:] for spot in payment(number, every).ids] for number in range(37)}
    assert orders[0] == []
    assert orders[17] == ["column 2", "odd", "black", "low", "dozen 2"]
    assert orders[36] == ["column 3", "high", "red", "even", "dozen 3"]
    assert orders[1] == ["column 1", "odd", "red", "low", "dozen 1"]


def test_outside_bets_go_from_the_far_end_to_zero_where_the_house_says_so() -> None:
    """Columns, high, odd, dozen 3, black, red, dozen 2, even, low, dozen 1. Source: variants table."""
    every = [Laid("red", bet, 1) for bet in BETS.values() if not bet.is_inside]
    orders = {
        number: [spot[4:] for spot in payment(number, every, outside=OutsideOrder.END_TO_ZERO).ids]
        for number in (17, 36, 2)
    }
    assert orders[17] == ["column 2", "odd", "black", "dozen 2", "low"]
    assert orders[36] == ["column 3", "high", "dozen 3", "red", "even"]
    assert orders[2] == ["column 2", "black", "even", "low", "dozen 1"]


def test_the_highest_stack_on_an_outside_spot_is_paid_first() -> None:
    """Of equal ones the one placed last. Source: PO-COLUMN-STACKS."""
    ordering = payment(17, lay("red column 2 5", "blue column 2 9", "green column 2 5", "pink column 2 9"))
    assert ordering.ids == ("pink column 2", "blue column 2", "green column 2", "red column 2")
    assert {rule for *_, rule in ordering.before} == {"PO-COLUMN-STACKS"}
    assert [reason.code for reason in ordering.why] == [
        "working.order-placed-last",
        "working.order-higher",
        "working.order-placed-last",
    ]


def test_cash_stands_as_high_as_its_fewest_chips() -> None:
    """400 in cash is four chips of the school's values, but eight where the highest is 50."""
    bets = lay("red dozen 2 5", "cash dozen 2 400")
    assert payment(17, bets).ids == ("red dozen 2", "cash dozen 2")
    assert payment(17, bets, cash=(1, 50)).ids == ("cash dozen 2", "red dozen 2")


def test_cash_that_cant_be_made_is_told_where_its_height_counts() -> None:
    """Alone on its spot it needs no height."""
    assert payment(17, lay("cash red 7", "cash low 7"), cash=(5, 25)).ids == ("cash low",)
    with pytest.raises(CannotMake) as caught:
        payment(17, lay("blue low 7", "cash low 7"), cash=(5, 25))
    assert (caught.value.value, caught.value.values) == (7, (25, 5))


@pytest.mark.parametrize(
    ("bets", "rule", "code"),
    [
        (("red column 2 1", "red odd 1"), "PO-OUTSIDE", "working.order-outside"),
        (("red low 1", "red 17 1"), "PO-NUMBER", "working.order-outside-first"),
        (("red 16/17/18 1", "blue 17 1"), "PO-NUMBER", "working.order-kind"),
        (("red 17/20 1", "blue 14/17 1"), "PO-WITHIN", "working.order-wheel"),
        (("red 16/17 1", "blue 17/18 1"), "PO-WITHIN", "working.order-dealer"),
        (("red 17 1", "blue 17 1"), "PO-WITHIN", "working.order-pile"),
    ],
)
def test_each_rule_explains_its_own_pair(bets: tuple[str, str], rule: str, code: str) -> None:
    """Where the two are laid one way round or the other, the same rule is named, and only a pile's order turns."""
    for laid_so in (bets, bets[::-1]):
        ordering = payment(17, lay(*laid_so))
        assert [edge[2] for edge in ordering.before] == [rule]
        assert ordering.why[0].code == code
    both = {payment(17, lay(*laid_so)).ids for laid_so in (bets, bets[::-1])}
    assert len(both) == (2 if code.endswith("pile") else 1)


def test_a_colour_with_several_bets_is_explained_as_one_go() -> None:
    """Its place is that of the first one. Source: PO-ONE-GO."""
    ordering = payment(17, lay("red 17 1", "blue 17/20 1", "red 16/17/18 1"))
    assert ordering.ids == ("red number", "blue number")
    assert [reason.rule for reason in ordering.why] == ["PO-NUMBER", "PO-ONE-GO"]


def test_the_order_of_kinds_is_the_houses() -> None:
    """Another list, another order. Source: variants table, payout order inside."""
    bets = lay("red 17 1", "red 17/20 1", "red 16/17/18 1", "red 13/14/16/17 1", "red 16/17/18/19/20/21 1")
    kinds = (Kind.STRAIGHT, Kind.SPLIT, Kind.CORNER, Kind.STREET, Kind.LINE)
    spots = [spot.removeprefix("red ") for spot in reading(17, bets, kinds).ids]
    assert spots == ["17", "17/20", "13/14/16/17", "16/17/18", "16/17/18/19/20/21"]


def test_players_bets_lie_in_the_order_in_which_they_were_placed() -> None:
    """Player by player, each one's as listed; so the last player is on top of a pile."""
    players = [Player(colour="red", wagers=wagers({"17": 1, "18": 2})), Player(colour="blue", wagers=wagers({"17": 3}))]
    bets = laid(players)
    assert [bet.id for bet in bets] == ["red 17", "red 18", "blue 17"]
    assert reading(17, bets).ids == ("blue 17", "red 17")


def test_nothing_won_is_an_empty_order() -> None:
    """No item, no edge, no reason."""
    ordering = payment(0, lay("red column 1 4", "blue odd 3", "red 17 1"))
    assert (ordering.ids, ordering.before, ordering.why) == ((), (), ())
