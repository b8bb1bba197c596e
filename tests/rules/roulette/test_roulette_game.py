"""Every roulette row of the variants table: the school's default, and each named alternative at work."""

from __future__ import annotations

from dataclasses import fields

import pytest

from croupier_trainer.rules.chips import CannotMake, CashWish, Place
from croupier_trainer.rules.roulette.bets import BETS, Kind, ZeroBets
from croupier_trainer.rules.roulette.called import Call, Called
from croupier_trainer.rules.roulette.completes import NeedsZeroBets, Style
from croupier_trainer.rules.roulette.game import Roulette, WrongRules
from croupier_trainer.rules.roulette.limits import Plaque
from croupier_trainer.rules.roulette.order import Laid
from croupier_trainer.rules.roulette.payouts import OddHalf, OnZero, Player, wagers
from croupier_trainer.rules.roulette.spelling import UnknownBet
from croupier_trainer.rules.roulette.variants import Maximum, Minimum, OutsideOrder

SCHOOL = Roulette()
PLAQUE = Plaque(inside_minimum=5, outside_minimum=25, straight_maximum=50, dozen_maximum=500, even_maximum=1000)
EVENS = Player(colour="red", value=25, wagers=wagers({"red": 9}))
SEVENTEEN = Player(colour="red", wagers=wagers({"17": 1, "17/20": 1, "dozen 2": 1, "black": 1}))


def test_the_fields_are_those_of_a_house_file() -> None:
    """In the words of the spec."""
    assert {field.name for field in fields(Roulette)} == {
        "on_zero",
        "odd_half",
        "zero_bets",
        "turns",
        "outside_order",
        "maximum",
        "minimum",
        "stack",
        "ride_one",
        "ride_many",
        "cash",
        "cut",
        "inside_order",
    }


def test_the_words_are_those_of_a_house_file() -> None:
    """A StrEnum's value is the word that stands in YAML."""
    assert [list(map(str, words)) for words in (OnZero, OddHalf, ZeroBets, Maximum, Minimum)] == [
        ["half", "lose", "en-prison"],
        ["exact", "round-up", "round-down", "imprison"],
        ["allowed", "none"],
        ["proportional", "flat"],
        ["each-bet", "inside-sum"],
    ]
    assert OutsideOrder("end-to-zero") is OutsideOrder.END_TO_ZERO


@pytest.mark.parametrize(
    ("house", "back"),
    [
        (SCHOOL, "112.5"),
        (Roulette(on_zero=OnZero.LOSE), "0"),
        (Roulette(on_zero=OnZero.EN_PRISON), "0"),
        (Roulette(odd_half=OddHalf.ROUND_UP), "113"),
        (Roulette(odd_half=OddHalf.ROUND_DOWN), "112"),
        (Roulette(odd_half=OddHalf.ROUND_UP, cash=(5, 25, 100)), "115"),
        (Roulette(odd_half=OddHalf.ROUND_DOWN, cash=(5, 25, 100)), "110"),
        (Roulette(odd_half=OddHalf.IMPRISON), "100"),
    ],
)
def test_zero_and_the_odd_half(house: Roulette, back: str) -> None:
    """Nine chips of 25 on red, and 0 comes."""
    assert str(house.halves(0, EVENS).total) == back
    assert str(house.payout(0, EVENS).total) == "0"


def test_zero_bets() -> None:
    """Bets, calls and completes that need them are refused where there are none."""
    none = Roulette(zero_bets=ZeroBets.NONE)
    assert (len(SCHOOL.bets), len(none.bets)) == (157, 151)
    assert SCHOOL.bet("1/0").id == "0/1"
    with pytest.raises(UnknownBet):
        none.bet("1/0")
    with pytest.raises(NeedsZeroBets):
        none.place([Call(call=Called.JEU_ZERO, by=5)])
    with pytest.raises(NeedsZeroBets):
        none.call_payout(1, [Call(call=Called.COMPLETE, of=1, by=5)])
    with pytest.raises(NeedsZeroBets):
        none.winning_calls(0, [Call(call=Called.VOISINS, by=5)])
    with pytest.raises(NeedsZeroBets):
        none.complete(2, 5, Style.FLAT)


@pytest.mark.parametrize(("house", "least"), [(SCHOOL, 5), (Roulette(turns=4), 4), (Roulette(turns=3), 3)])
def test_turns_of_a_valid_spin(house: Roulette, least: int) -> None:
    """The ball must make at least so many. Source: SP-FIVE."""
    assert [turns for turns in range(8) if house.spin_counts(turns)] == list(range(least, 8))


def test_order_of_outside_bets() -> None:
    """Dozens last, or from the far end to zero."""
    assert SCHOOL.order(17, [SEVENTEEN]).ids == ("red black", "red dozen 2", "red number")
    assert Roulette(outside_order=OutsideOrder.END_TO_ZERO).order(
        2, [Player(colour="red", wagers=wagers({"low": 1, "dozen 1": 1, "even": 1}))]
    ).ids == ("red even", "red low", "red dozen 1")
    by_dozens = Player(colour="red", wagers=wagers({"dozen 3": 1, "red": 1}))
    assert SCHOOL.order(27, [by_dozens]).ids == ("red red", "red dozen 3")
    assert Roulette(outside_order=OutsideOrder.END_TO_ZERO).order(27, [by_dozens]).ids == ("red dozen 3", "red red")


def test_maximum() -> None:
    """In proportion to a straight's, or the same for every spot, on the plaque and under call bets."""
    laid = wagers({"17/20": 20})
    flat = Roulette(maximum=Maximum.FLAT)
    assert SCHOOL.limits(laid, 5, PLAQUE).back == ()
    assert flat.limits(laid, 5, PLAQUE).back == ((BETS["17/20"], 10),)
    call = [Call(call=Called.TIERS, by=80)]
    assert (SCHOOL.place(call, 50).change, flat.place(call, 50).change) == (0, 180)
    assert str(SCHOOL.call_payout(5, call, 50).total) == str(17 * 80)
    assert str(flat.call_payout(5, call, 50).total) == str(17 * 50)
    assert [piece.value for piece in flat.winning_calls(5, call, 50)] == [50]


def test_minimum() -> None:
    """Each bet, or the inside ones added up."""
    laid = wagers({"17": 2, "20": 3})
    assert SCHOOL.limits(laid, 1, PLAQUE).refused == (BETS["17"], BETS["20"])
    assert Roulette(minimum=Minimum.INSIDE_SUM).limits(laid, 1, PLAQUE).refused == ()


def test_stack_and_riding_limits() -> None:
    """Other numbers than 20, 5 and 12."""
    house = Roulette(stack=25, ride_one=3, ride_many=4)
    assert (SCHOOL.stacks(25).place, house.stacks(29).place) == (Place.TOP, Place.NEW)
    assert (house.stacks(28).place, house.stacks(54).place, house.stacks(55).place) == (
        Place.TOP,
        Place.TOP,
        Place.NEW,
    )
    assert house.stacks(100).take == 4
    assert house.split_payout(60, 5, CashWish.STACK).colour_chips == 25
    assert SCHOOL.split_payout(60, 5, CashWish.STACK).colour_chips == 20


def test_cash_values_and_cut_sizes() -> None:
    """The house's chips, and the piles that it cuts."""
    house = Roulette(cash=(5, 20, 100), cut=((20, 3), (100, 2)))
    assert SCHOOL.in_cash(190) == ((100, 1), (25, 3), (5, 3))
    assert house.in_cash(190) == ((100, 1), (20, 4), (5, 2))
    assert house.change(38, 5).cash == ((100, 1), (20, 4), (5, 2))
    with pytest.raises(CannotMake):
        house.in_cash(7)
    assert (SCHOOL.piles(25, 6), house.piles(25, 6), house.piles(20, 4)) == ((4, 2), (5, 1), (3, 1))


def test_payout_order_inside() -> None:
    """A list of the five kinds."""
    turned = Roulette(inside_order=(Kind.STRAIGHT, Kind.SPLIT, Kind.CORNER, Kind.STREET, Kind.LINE))
    assert SCHOOL.reading(17, [SEVENTEEN]).ids == ("red 17/20", "red 17")
    assert turned.reading(17, [SEVENTEEN]).ids == ("red 17", "red 17/20")
    blue = Player(colour="blue", wagers=wagers({"16/17/18": 1}))
    assert SCHOOL.order(17, [SEVENTEEN, blue]).ids[-2:] == ("blue number", "red number")
    assert turned.order(17, [SEVENTEEN, blue]).ids[-2:] == ("red number", "blue number")


def test_winning_calls_lie_on_top() -> None:
    """A called piece is read before a bet that lay on the spot. Source: CB-PLACE, PO-WITHIN."""
    called = [Laid("blue", BETS["17"], 60)]
    assert SCHOOL.reading(17, [SEVENTEEN], called).ids == ("red 17/20", "blue 17", "red 17")
    assert SCHOOL.order(17, [SEVENTEEN], called).ids[-2:] == ("red number", "blue number")
    assert [bet.id for bet in SCHOOL.cleared(17, called).stays] == ["blue 17"]


def test_several_players_are_paid_by_the_house() -> None:
    """Each in its own unit."""
    assert [str(one.total) for one in SCHOOL.payouts(17, [SEVENTEEN, EVENS])] == ["55", "0"]


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("turns", 0, "roulette.rules-least"),
        ("stack", 1, "roulette.rules-least"),
        ("ride_one", -1, "roulette.rules-least"),
        ("cash", (), "roulette.rules-least"),
        ("cash", (0, 5), "roulette.rules-least"),
        ("cash", (5, 5), "roulette.rules-twice"),
        ("cut", ((25, 0),), "roulette.rules-least"),
        ("inside_order", (Kind.LINE, Kind.STREET), "roulette.rules-inside-order"),
        ("inside_order", (Kind.LINE, Kind.STREET, Kind.CORNER, Kind.SPLIT, Kind.DOZEN), "roulette.rules-inside-order"),
    ],
)
def test_rules_that_no_house_can_play_by_are_refused(field: str, value: object, code: str) -> None:
    """Each fault as data, with its field."""
    with pytest.raises(WrongRules) as caught:
        Roulette(**{field: value})  # type: ignore[arg-type]
    assert [(problem.code, problem.params["field"]) for problem in caught.value.problems] == [
        (code, field.replace("_", "-"))
    ]
