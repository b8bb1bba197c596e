"""Every slip of spec.md, section 4: a wrong number is explained by the first class that gives exactly it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.drills.answers import Number, number
from croupier_trainer.drills.diagnose import CLASSES, diagnose
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.question import Key
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.table import Fate, Name, Term
from tests.drills.drill_texts import dealt

SEVENTEEN = "ask: payout, number: 17, bets: {17: 2, 17/20: 3, 13-18: 4, black: 10, red: 7, 5: 9}"
# 70 + 51 + 20 + 10 = 151
TWO = "ask: payout, number: 17, players: [{colour: red, bets: {17: 2, 17/20: 3}}, {colour: blue, bets: {16/17/18: 4}}]"
ZERO = "ask: payout, number: 0, bets: {0: 3, 0/1: 4, red: 16, dozen 1: 11}"  # 105 + 68 = 173
BACK = "ask: halves, number: 0, bets: {red: 9, low: 38, dozen 1: 7}, value: 5"  # 22.5 + 95


def slip(question: str, given_: str, part: int = 0) -> list[str]:
    """Give the codes of what is found where this number was given."""
    whole, _, half = given_.partition(".")
    money = Money(2 * int(whole) + (half == "5"))
    return [finding.code.partition(".")[2] for finding in diagnose(dealt(question)[0].keys[part], money)]


@pytest.mark.parametrize(
    ("code", "question", "given_"),
    [
        ("left-out", SEVENTEEN, "131"),  # the six-line forgotten
        ("loser-paid", SEVENTEEN, "158"),  # red paid 7
        ("loser-paid", SEVENTEEN, "466"),  # 5 paid 315
        ("other-odds", SEVENTEEN, "163"),  # the six-line at a corner's 8
        ("stake-in", SEVENTEEN, "170"),  # 2 + 3 + 4 + 10 counted in
        ("one-chip", SEVENTEEN, "168"),  # one chip more on the split
        ("swapped", SEVENTEEN, "511"),
        ("off-by", SEVENTEEN, "51"),
        ("half", ZERO, "181"),  # half of red's 16 counted as paid
        ("left-out", BACK, "22.5"),
        ("half", BACK, "212.5"),  # the whole of low given back
        ("no-slip", SEVENTEEN, "9999"),
        ("no-slip", BACK, "1"),
    ],
)
def test_each_slip_is_named(code: str, question: str, given_: str) -> None:
    """The class that spec.md lists first among those that give the number is the one named."""
    assert set(slip(question, given_)) == {code}


def test_another_colour_counted_is_named() -> None:
    """Red's payout with blue's street counted in, and blue's payout given as red's."""
    assert slip(TWO, str(70 + 51 + 44)) == ["other-colour"]
    assert set(slip(TWO, "44")) == {"other-colour"}


def key(right: int, *terms: Term, odds: tuple[int, ...] = ()) -> Key:
    """Make a key of terms."""
    return Key(right=number(right), terms=terms, odds=odds)


def term(what: Name, stake: int, odds: int, fate: Fate) -> Term:
    """Make a term."""
    return Term(what=what, stake=Money.of(stake), odds=(odds, 1), fate=fate, rule="RU-TWO")


def test_the_second_combination_paid_twice_is_named() -> None:
    """A second combination at 30 paid twice; forgotten it is a bet left out, which the list has first."""
    first = term(Name("combination", "four"), 10, 17, Fate.PAID)
    second = term(Name("second", "full-house"), 10, 3, Fate.PAID)
    (found,) = diagnose(key(200, first, second), Money.of(230))
    assert (found.code, found.params["sign"]) == ("finding.second", Named("sign", "twice"))
    assert {one.code for one in diagnose(key(200, first, second), Money.of(170))} == {"finding.left-out"}


def test_ante_paid_where_it_is_not_is_named() -> None:
    """The dealer plays: BET 37 is right; 37 and an ANTE of 25 was given."""
    bet = term(Name("stake", "bet"), 37, 1, Fate.PAID)
    ante = term(Name("stake", "ante"), 25, 1, Fate.BACK)
    (found,) = diagnose(key(37, bet, ante), Money.of(62))
    assert found.code == "finding.ante-paid"


def test_at_most_three_ways_are_given() -> None:
    """Five bets of the same payout, one of them left out: three of the five are named."""
    terms = tuple(term(Name("bet", str(spot)), 1, 35, Fate.PAID) for spot in range(5))
    found = diagnose(key(175, *terms), Money.of(140))
    assert [one.code for one in found] == ["finding.left-out"] * 3


def test_two_slips_together_are_not_guessed() -> None:
    """A bet left out and a losing one paid at once: none fits, and that is said."""
    assert slip(SEVENTEEN, str(151 - 20 + 315)) == ["no-slip"]


@given(
    st.lists(st.tuples(st.integers(1, 20), st.sampled_from([35, 17, 11, 8, 5, 2, 1])), min_size=1, max_size=7),
    st.integers(0, 3000),
)
def test_a_named_slip_gives_exactly_the_number(bets: list[tuple[int, int]], given_: int) -> None:
    """Whatever is found, its class really reaches the number, and no class before it does."""
    terms = tuple(term(Name("bet", str(place)), stake, odds, Fate.PAID) for place, (stake, odds) in enumerate(bets))
    right = sum(stake * odds for stake, odds in bets)
    if given_ == right:
        return
    made = Key(right=Number(Money.of(right)), terms=terms, odds=(35, 17, 11, 8, 5, 2, 1))
    found = diagnose(made, Money.of(given_))[0].code
    for code, ways in CLASSES:
        reached = any(way[0] == Money.of(given_) for way in ways(made, Money.of(right)))
        if code == found:
            assert reached
            return
        assert not reached
    assert found == "finding.no-slip"


def test_an_even_chance_on_zero_taken_for_a_winner_is_a_losing_bet_counted() -> None:
    """139 is right; high's 9 counted as won gives 148."""
    question = "ask: payout, number: 0, bets: {0/1/2: 8, 0/1: 3, high: 9, column 2: 1}"
    assert slip(question, "148") == ["loser-paid"]


def test_stacks_are_no_chips() -> None:
    """Three stacks taken for four: no talk of one chip too few."""
    assert slip("ask: stacks, chips: 75", "3") == ["no-slip"]
