"""Hands: every category, the comparison, the cards that count, against other evaluators and known counts."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, islice
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from phevaluator.evaluator import evaluate_cards

from croupier_trainer.rules.cards import DECK, Card, read_cards, write_cards
from croupier_trainer.rules.hands import Combination, best_hand, combination_of, strength

CASES = yaml.safe_load((Path(__file__).parent / "cases" / "poker.yaml").read_text(encoding="utf-8"))["cases"]
COUNTS = {
    "royal-flush": 4,
    "straight-flush": 36,
    "four": 624,
    "full-house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three": 54_912,
    "two-pairs": 123_552,
    "pair": 1_098_240,
    "ace-king": 167_280,
    "high-card": 1_135_260,
}


def hands(least: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Return a strategy for some different cards."""
    return st.lists(st.sampled_from(DECK), min_size=least, max_size=most, unique=True)


def named(cards: str) -> str:
    """Return the combination of cards given as text."""
    return best_hand(read_cards(cards)).combination.id


def by_hand(cards: tuple[Card, ...]) -> tuple[int, list[int]]:
    """Rank five cards the slow way: by counting, sharing nothing with the rules."""
    ranks = sorted((card.rank for card in cards), reverse=True)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    shape = [times for times, _ in groups]
    order = [rank for _, rank in groups]
    if ranks == [14, 5, 4, 3, 2]:
        ranks = order = [5, 4, 3, 2, 1]
    straight = len(set(ranks)) == 5 and ranks[0] - ranks[4] == 4
    flush = len({card.suit for card in cards}) == 1
    names = {(4, 1): 8, (3, 2): 7, (3, 1, 1): 4, (2, 2, 1): 3, (2, 1, 1, 1): 2}
    category = names.get(tuple(shape), 1 if order[:2] == [14, 13] else 0)
    if flush or straight:
        category = 10 if flush and ranks[:1] == [14] and straight else 9 if flush and straight else 6 if flush else 5
    return category, order


@pytest.mark.parametrize("case", [case for case in CASES if case["ask"] == "combination"], ids=lambda case: case["id"])
def test_golden_combination(case: dict[str, str]) -> None:
    """The combinations of the acceptance cases."""
    assert named(case["cards"]) == case["answer"]


@pytest.mark.parametrize(
    ("cards", "combination", "five", "made_by"),
    [
        ("Ts Js Qs Ks As", "royal-flush", "As Ks Qs Js Ts", 5),
        ("As 2s 3s 4s 5s Kd", "straight-flush", "5s 4s 3s 2s As", 5),
        ("7s 7d 7h 7c 2s Ad", "four", "7s 7h 7d 7c Ad", 4),
        ("7s 7d 7h 2c 2s 2d", "full-house", "7s 7h 7d 2s 2d", 5),
        ("2h 9h Jh 4h 3h Kh", "flush", "Kh Jh 9h 4h 3h", 5),
        ("Ah 2d 3c 4s 5h 5d", "straight", "5h 4s 3c 2d Ah", 5),
        ("9h 9d 9c 2s 5h", "three", "9h 9d 9c 5h 2s", 3),
        ("9h 9d 5c 5s Kh Kd", "two-pairs", "Kh Kd 9h 9d 5s", 4),
        ("9h 9d 5c Ks Ah", "pair", "9h 9d Ah Ks 5c", 2),
        ("Ah 5d 9c Ks 2h", "ace-king", "Ah Ks 9c 5d 2h", 2),
        ("Ah 5d 9c Qs 2h", "high-card", "Ah Qs 9c 5d 2h", 0),
    ],
)
def test_five_that_count_and_cards_that_make_it(cards: str, combination: str, five: str, made_by: int) -> None:
    """Each category shows its five in comparing order and its own cards, without kickers."""
    hand = best_hand(read_cards(cards))
    assert hand.combination.id == combination
    assert write_cards(hand.five) == five
    assert hand.made_by == hand.five[:made_by]
    assert hand.kickers == hand.five[made_by:]


def test_ace_king_is_a_high_card_where_the_game_has_none() -> None:
    """Same strength, another name. Source: PK-RANK."""
    cards = read_cards("Ah 5d 9c Ks 2h")
    without = best_hand(cards, ace_king=False)
    assert without.combination is Combination.HIGH_CARD
    assert without.made_by == ()
    assert without.strength == best_hand(cards).strength


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("2s 2d 3h 4c 6s", "As Kd Qh Jc 9s"),
        ("As Kd 4h 3c 2s", "As Qd Jh Tc 8s"),
        ("8s 8d Ah 3c 2s", "8h 8c Kh Qc Js"),
        ("8s 8d Ah 9c 3s", "8h 8c Ad 9d 2s"),
        ("6s 5d 4h 3c 2s", "As 5c 4d 3h 2d"),
        ("Ks 9s 5s 4s 2s", "Kd 9d 5d 3d 2d"),
        ("3s 3d 3h 2c 2s", "2s 2d 2h Ac As"),
        ("3s 3d 3h 5c 5s", "3s 3d 3h 4c 4s"),
        ("As Ad 3h 3c 2s", "Ks Kd Qh Qc As"),
    ],
)
def test_higher_hand_wins(higher: str, lower: str) -> None:
    """Category, then the groups, then the other cards, highest first. Source: PK-KICKER, PK-ACE."""
    assert strength(read_cards(higher)) > strength(read_cards(lower))


def test_sixth_card_never_breaks_a_tie() -> None:
    """Beyond the best five nothing counts. Source: PK-FIVE."""
    assert strength(read_cards("As Kd Qh Jc 9s 8d")) == strength(read_cards("Ad Kc Qs Jh 9h 2c"))


@pytest.mark.parametrize("count", [0, 4, 8])
def test_a_hand_has_five_to_seven_cards(count: int) -> None:
    """Another number is refused, not evaluated."""
    with pytest.raises(ValueError, match="5 to 7"):
        best_hand(DECK[:count])


@given(hands(5, 7), st.randoms(use_true_random=False), st.permutations(["c", "d", "h", "s"]))
def test_order_of_cards_and_suits_changes_nothing(cards: list[Card], shuffler: object, suits: list[str]) -> None:
    """Neither the order in which cards lie nor which suit is which."""
    other = [Card.of(card.rank, dict(zip("cdhs", suits, strict=True))[card.suit]) for card in cards]
    shuffler.shuffle(other)  # type: ignore[attr-defined]
    assert strength(other) == strength(cards)
    assert best_hand(other).combination is best_hand(cards).combination


@given(hands(5, 7))
def test_best_five_is_the_best_of_all_fives(cards: list[Card]) -> None:
    """Found among all choices of five by a ranking that shares nothing with the rules."""
    hand = best_hand(cards)
    assert (int(hand.combination), [rank % 13 for rank in by_hand(hand.five)[1]]) == (
        max(map(by_hand, combinations(cards, 5)))[0],
        [rank % 13 for rank in max(map(by_hand, combinations(cards, 5)))[1]],
    )
    assert len(set(hand.five)) == 5
    assert set(hand.five) <= set(cards)
    assert hand.strength == strength(cards) == strength(hand.five)
    assert combination_of(hand.strength) is hand.combination


@given(hands(5, 7), hands(5, 7))
def test_two_hands_compare_as_another_evaluator_compares_them(one: list[Card], two: list[Card]) -> None:
    """Five, six or seven cards each; phevaluator counts down from the worst."""
    ours = strength(one) - strength(two)
    theirs = evaluate_cards(*map(str, two)) - evaluate_cards(*map(str, one))
    assert (ours > 0, ours < 0) == (theirs > 0, theirs < 0)


@cache
def count_all(step: int) -> Counter[str]:
    """Count the combinations of every `step`-th five-card hand."""
    counted = Counter(strength(five) >> 20 for five in islice(combinations(DECK, 5), 0, None, step))
    return Counter({Combination(category).id: times for category, times in counted.items()})


def test_sample_of_all_hands_has_every_shape_at_its_rate() -> None:
    """Every 97th of the 2,598,960 hands: common combinations within a tenth of their share."""
    counted = count_all(97)
    assert counted.total() == 26_794
    for name in ("straight", "three", "two-pairs", "pair", "ace-king", "high-card"):
        assert counted[name] * 97 == pytest.approx(COUNTS[name], rel=0.2), name


@pytest.mark.slow
def test_all_hands_have_the_known_counts() -> None:
    """All 2,598,960 five-card hands by category."""
    assert count_all(1) == COUNTS


@pytest.mark.slow
def test_all_hands_rank_as_another_evaluator_ranks_them() -> None:
    """The 7,462 classes are the same, one to one and in the same order."""
    pairs = {(strength(five), evaluate_cards(*map(str, five))) for five in combinations(DECK, 5)}
    ordered = sorted(pairs)
    assert len(ordered) == 7462
    assert [theirs for _, theirs in ordered] == list(range(7462, 0, -1))
