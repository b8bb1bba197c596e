"""Russian double combinations: the 21 classes, every row of the casino's table, and a second calculation."""

from __future__ import annotations

from itertools import combinations, islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier_trainer.rules.cards import DECK, Card, read_cards, write_cards
from croupier_trainer.rules.poker.doubles import Double, StraightWithPair, find_double
from tests.rules.poker import second_settle
from tests.rules.poker.dealing import case_id, cases

CLASSES = {
    ("royal-flush", "straight-flush"): 150,
    ("royal-flush", "flush"): 105,
    ("royal-flush", "straight"): 104,
    ("straight-flush", "straight-flush"): 100,
    ("straight-flush", "flush"): 55,
    ("straight-flush", "straight"): 54,
    ("straight-flush", "ace-king"): 51,
    ("four", "full-house"): 27,
    ("four", "ace-king"): 21,
    ("full-house", "full-house"): 14,
    ("full-house", "ace-king"): 8,
    ("flush", "flush"): 10,
    ("flush", "straight"): 9,
    ("flush", "pair"): 6,
    ("flush", "ace-king"): 6,
    ("straight", "straight"): 8,
    ("straight", "ace-king"): 5,
    ("three", "ace-king"): 4,
    ("two-pairs", "two-pairs"): 4,
    ("two-pairs", "ace-king"): 3,
    ("pair", "ace-king"): 2,
}


def names(double: Double) -> tuple[str, str]:
    """Return the names of both combinations."""
    return double.first.combination.id, "none" if double.second is None else double.second.combination.id


@pytest.mark.parametrize("case", cases("double"), ids=case_id)
def test_golden_double(case: dict[str, Any]) -> None:
    """The acceptance cases."""
    double = find_double(read_cards(case["cards"]))
    assert {"first": names(double)[0], "second": names(double)[1], "odds": double.odds} == case["answer"]


@pytest.mark.parametrize(
    ("cards", "odds", "new"),
    [
        ("As Ad Kc 7h 2d", 2, "Kc"),
        ("As Ad 7c 7h Kd", 3, "Kd"),
        ("As Ad 7c 7h 2d 2c", 4, "2d 2c"),
        ("7s 7d 7c Ah Kd", 4, "Ah Kd"),
        ("5s 6d 7c 8h 9d 9c", 8, None),
        ("Ah Jh 8h 6h 2h 2c", 6, "2c"),
        ("9h 8h 7h 6h 2h Td", 9, "Td"),
        ("9h 8h 7h 6h 2h 5d", 9, "5d"),
        ("5s 6d 7c 8h 9d Tc", 8, "5s"),
        ("Ah Jh 8h 6h 3h 2h", 10, "2h"),
        ("Ks Kd Kc 2h 2d 2c", 14, None),
        ("Ks Kd Kc Kh 2d 2c", 27, "2d 2c"),
        ("5h 6h 7h 8h 9h Th", 100, "5h"),
        ("9h Th Jh Qh Kh Ah", 150, "9h"),
        ("5h 6h 7h 8h 9h 9d", 54, "9d"),
        ("Th Jh Qh Kh Ah Ad", 104, "Ad"),
        ("Th Jh Qh Kh Ah 2h", 105, "2h"),
        ("5h 6h 7h 8h 9h Kh", 55, "Kh"),
        ("Ah 2h 3h 4h 5h Kd", 51, "Kd"),
        ("Ks Kd Kc Kh Ad", 21, "Ad"),
        ("As Ad Ac 7h 7d Kc", 8, "Kc"),
        ("Ah Jh 8h 6h 2h Kc", 6, "Kc"),
        ("As 2d 3c 4h 5d Kc", 5, "Kc"),
        ("5h 6h 7h 8h 9h Td", 54, "Td"),
        ("9d Th Jh Qh Kh Ah", 104, "9d"),
    ],
)
def test_row_of_the_table(cards: str, odds: int, new: str | None) -> None:
    """Every row of RU-TWO-TABLE and of the fixed classes; the second is made by the cards that are new."""
    double = find_double(read_cards(cards))
    assert double.odds == odds
    assert double.second is not None
    assert CLASSES[names(double)] == odds
    outside = [card for card in double.second.made_by if card not in double.first.made_by]
    assert outside
    if new is not None:
        assert sorted(outside) == sorted(read_cards(new))


@pytest.mark.parametrize(
    ("cards", "first", "odds"),
    [
        ("As Ad Kc Kh 7d", "two-pairs", 2),
        ("As Ad Ac Kh Kd", "full-house", 7),
        ("As Kd 7c 5h 2d", "ace-king", 1),
        ("As Kd Qc Jh Td", "straight", 4),
        ("As Qd 7c 5h 2d 3c", "high-card", 0),
        ("Ks Kd Kc Qh Qd Jc", "full-house", 7),
        ("7s 7d 2c 2h 5d Qc", "two-pairs", 2),
        ("Ks Kd Kc Kh Qd Jc", "four", 20),
        ("Ah Kh 8h 6h 2h 7c", "flush", 5),
    ],
)
def test_nothing_new_is_no_second(cards: str, first: str, odds: int) -> None:
    """A card of the first alone makes no second combination, and kickers none at all."""
    double = find_double(read_cards(cards))
    assert double.first.combination.id == first
    assert double.second is None
    assert double.odds == odds


@pytest.mark.parametrize(
    ("cards", "odds"),
    [
        ("5s 6d 7c 8h 9d 9c", 5),
        ("5h 6h 7h 8h 9h 9d", 51),
        ("Th Jh Qh Kh Ah Ad", 101),
        ("As 2d 3c 4h 5d 5c", 5),
        ("5s 6d 7c 8h 9d Tc", 8),
        ("5h 6h 7h 8h 9h Td", 54),
        ("9h 8h 7h 6h 2h 5d", 9),
        ("Ah Jh 8h 6h 2h 2c", 6),
    ],
)
def test_pair_inside_a_straight_where_the_house_counts_a_pair(cards: str, odds: int) -> None:
    """A straight of the same ranks is then no second one; six different ranks stay as they are."""
    assert find_double(read_cards(cards), StraightWithPair.PAIR).odds == odds


@st.composite
def close_cards(draw: st.DrawFn) -> list[Card]:
    """Draw five or six cards of few ranks and suits, so that combinations come."""
    ranks = draw(st.sets(st.integers(2, 14), min_size=3, max_size=8))
    suits = draw(st.sampled_from(["cdhs", "hs", "hhs"]))
    left = [card for card in DECK if card.rank in ranks and card.suit in suits]
    return (
        draw(st.lists(st.sampled_from(left), min_size=5, max_size=6, unique=True)) if len(left) > 5 else list(DECK[:5])
    )


@settings(max_examples=600, deadline=None)
@given(close_cards(), st.sampled_from(StraightWithPair))
def test_doubles_are_those_of_the_second_calculation(cards: list[Card], house: StraightWithPair) -> None:
    """Over hands in which much comes together, in both houses; no class beyond the 21."""
    double = find_double(tuple(cards), house)
    other = second_settle.double(tuple(map(str, cards)), pair_in_straight=house is StraightWithPair.PAIR)
    assert names(double) == other
    if double.second is not None and house is StraightWithPair.STRAIGHT:
        assert CLASSES[names(double)] == double.odds


@pytest.mark.slow
def test_all_classes_come_up_and_no_other() -> None:
    """Six cards of high ranks and of low ones, and five rare hands: each class is seen, agreeing with the other way."""
    seen = set()
    for part in ("9TJQKA", "2345AK"):
        deck = [card for card in DECK if str(card)[0] in part]
        for cards in islice(combinations(deck, 6), 0, None, 13):
            double = find_double(cards)
            assert names(double) == second_settle.double(tuple(map(str, cards))), write_cards(cards)
            if double.second is not None:
                seen.add(names(double))
                assert CLASSES[names(double)] == double.odds
    for rare in (
        "Th Jh Qh Kh Ah 2h",
        "5h 6h 7h 8h 9h Th",
        "Ah 2h 3h 4h 5h Kd",
        "Ah Jh 8h 6h 2h Kc",
        "Ah Jh 8h 6h 3h 2h",
    ):
        seen.add(names(find_double(read_cards(rare))))
    assert seen <= set(CLASSES)
    assert len(seen) == 21
