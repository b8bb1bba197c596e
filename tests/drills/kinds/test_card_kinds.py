"""combination, compare, double, insurance and bought-game: what they ask, show and hold to be right."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier_trainer.drills.answer_json import answer_json
from croupier_trainer.drills.deal import deal_one
from croupier_trainer.drills.houses import read_house
from croupier_trainer.drills.library import root
from croupier_trainer.drills.table import Table
from tests.drills.dealt import graded, one, scenario, standing_at, wrong
from tests.drills.kinds.shown_round import plays, scene
from tests.rules.poker import second_settle as second

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Dealt

SEEDS = 300
NAMES = second.NAMES
RIVER = Table(read_house((root() / "houses" / "river.yaml").read_bytes(), "river"))
HARBOUR = Table(read_house((root() / "houses" / "harbour.yaml").read_bytes(), "harbour"))


def each(written: str, count: int = SEEDS) -> list[Dealt]:
    """Deal a question by so many seeds."""
    read = scenario(written)
    ((_, spec),) = read.placed
    return [deal_one(read, spec, Table(), seed, "q") for seed in range(count)]


def answer(dealt: Dealt) -> Any:  # noqa: ANN401 - as the answer's JSON is
    """Give what is right, as JSON."""
    return answer_json(dealt)


def right(written: str, table: Table | None = None) -> Any:  # noqa: ANN401 - as the answer's JSON is
    """Give the right answer of a question."""
    return answer_json(one(written, table=table))


# combination


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", [5, 6, 7])
def test_dealt_cards_make_what_was_asked_and_nothing_better(name: str, size: int) -> None:
    """Each combination of five, six and seven cards, by the second calculation."""
    for dealt in each(f"ask: combination, cards: {{deal: {size}, making: {name}}}", 12):
        cards = scene(dealt.question).hand
        assert len(set(cards)) == size
        assert NAMES[second.best(cards)[0]] == name == answer_json(dealt)


def test_ace_king_counts_without_a_game_and_in_two_of_them() -> None:
    """In six-card and Texas poker it is a high card."""
    cards = "cards: As Kd 9c 7h 4s"
    assert right(f"ask: combination, {cards}") == "ace-king"
    found = {
        game: right(f"ask: combination, game: {game}, {cards}") for game in ("oasis", "russian", "six-card", "texas")
    }
    assert found == {"oasis": "ace-king", "russian": "ace-king", "six-card": "high-card", "texas": "high-card"}


def test_any_combination_comes_as_often_as_another() -> None:
    """A royal flush as often as a pair."""
    seen = Counter(answer_json(dealt) for dealt in each("ask: combination, cards: {deal: 5..7, making: any}"))
    assert set(seen) == set(NAMES)
    assert min(seen.values()) > SEEDS / len(NAMES) / 3


def test_dealt_cards_have_no_suit_or_place_of_their_own() -> None:
    """Every card of the deck comes, and the cards that make the combination don't stand first."""
    dealt = each("ask: combination, cards: {deal: 6, making: pair}")
    assert len({card for one in dealt for card in scene(one.question).hand}) == 52
    first = sum(len({card[0] for card in scene(one.question).hand[:2]}) == 1 for one in dealt)
    assert first < SEEDS / 5


# compare


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(["oasis", "russian", "six-card", "texas"]), st.integers(0, 2**32))
def test_hands_compare_as_by_the_second_calculation(game: str, seed: int) -> None:
    """From what is shown alone."""
    board = ", board: any" if game == "texas" else ""
    read = scenario(f"ask: compare, game: {game}, player: any, dealer: any{board}")
    ((_, spec),) = read.placed
    dealt = deal_one(read, spec, Table(), seed, "q")
    shown = scene(dealt.question)
    ace_king = game in {"oasis", "russian"}
    own = second.best((*shown.hand, *shown.board), ace_king=ace_king)
    dealer = second.best((*shown.dealer, *shown.board), ace_king=ace_king)
    due = (
        "no-game"
        if not plays(game, dealer)
        else "stand-off"
        if own == dealer
        else "player"
        if own > dealer
        else "dealer"
    )
    assert answer_json(dealt) == due


def test_a_wrong_comparison_names_the_rule() -> None:
    """A kicker decides: the rule of kickers is broken."""
    dealt = one("ask: compare, game: oasis, player: 9h 9s Kd 7c 4s, dealer: 9c 9d Ks 7h 3d")
    (mark,) = graded(dealt, "stand-off").marks
    assert {finding.rule for finding in mark.findings} <= {"PK-FIVE", "PK-KICKER"}
    assert "PK-KICKER" in {reason.rule for reason in dealt.keys[0].why}


# double


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(NAMES[1:]), st.sampled_from([5, 6]), st.integers(0, 2**32))
def test_doubles_are_those_of_the_second_calculation(name: str, size: int, seed: int) -> None:
    """First, second and the sum of their odds."""
    read = scenario(f"ask: double, cards: {{deal: {size}, making: {name}}}")
    ((_, spec),) = read.placed
    dealt = deal_one(read, spec, Table(), seed, "q")
    first, other = second.double(scene(dealt.question).hand)
    odds = second.BET_TABLE[first] + second.BET_TABLE.get(other, 0)
    assert answer_json(dealt) == {"first": first, "second": other, "odds": odds}


def test_nothing_at_all_is_a_high_card_without_a_second() -> None:
    """The form of spec.md."""
    assert right("ask: double, cards: 2c 5d 7h 9s Jc") == {"first": "high-card", "second": "none", "odds": 0}


def test_second_combinations_come_at_a_useful_rate() -> None:
    """In a third of the hands or more, where dealt cards leave room for one."""
    dealt = each("ask: double, cards: {deal: 6, making: {one-of: [pair, three, straight, flush]}}")
    assert sum(answer(one)["second"] != "none" for one in dealt) > SEEDS / 3


def test_a_house_may_count_a_pair_inside_a_straight_as_a_pair() -> None:
    """The school 8, Harbour 5."""
    written = "ask: double, cards: 4h 5s 6d 7c 8h 8s"
    assert right(written) == {"first": "straight", "second": "straight", "odds": 8}
    assert right(written, HARBOUR) == {"first": "straight", "second": "pair", "odds": 5}


def test_slips_of_the_odds_are_named() -> None:
    """The second forgotten is a bet left out, which comes first in the list; paid twice is a class of its own."""
    dealt = one("ask: double, cards: Kc Kd Kh Ks 2c 2d")  # four 20, full house 7
    codes = {given_: {one.code for one in graded(dealt, {"odds": given_}).marks[2].findings} for given_ in (20, 34, 33)}
    assert codes == {20: {"finding.left-out"}, 34: {"finding.second"}, 33: {"finding.no-slip"}}


# insurance


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(NAMES), st.sampled_from([5, 6]), st.sampled_from([None, 20, 100, 300]), st.integers(0, 2**32))
def test_insurance_limits_are_those_of_the_rulebook(name: str, size: int, most: int | None, seed: int) -> None:
    """From three of a kind on, from one ANTE to the expected payout or the maximum."""
    maximum = "" if most is None else f", maximum-payout: {most}"
    read = scenario(f"ask: insurance, ante: any, cards: {{deal: {size}, making: {name}}}{maximum}")
    ((_, spec),) = read.placed
    dealt = deal_one(read, spec, Table(), seed, "q")
    both = second.double(scene(dealt.question).hand)
    ante = dealt.question.ask.params["ante"]
    assert isinstance(ante, int)
    high = min(2 * ante * sum(second.BET_TABLE.get(one, 0) for one in both), most or 10**9)
    due = (
        {"min": ante, "max": high}
        if NAMES.index(both[0]) >= NAMES.index("three") and high >= ante
        else {"min": 0, "max": 0}
    )
    assert answer_json(dealt) == due


def test_a_house_may_ask_a_bet_and_allow_half() -> None:
    """River: from one BET to half of what is expected."""
    assert right("ask: insurance, ante: 10, cards: 9h 9s 9d Kc 4h") == {"min": 10, "max": 60}
    assert right("ask: insurance, ante: 10, cards: 9h 9s 9d Kc 4h", RIVER) == {"min": 20, "max": 30}


def test_a_slip_in_the_most_insurance_is_named() -> None:
    """Flush and pair at 25: 50 × (5 + 1); the pair forgotten, and another combination's odds."""
    dealt = one("ask: insurance, ante: 25, cards: Ah 9h 7h 4h 2h 2c")
    assert answer_json(dealt) == {"min": 25, "max": 300}
    codes = {given_: {one.code for one in graded(dealt, {"max": given_}).marks[1].findings} for given_ in (250, 400)}
    assert codes == {250: {"finding.left-out"}, 400: {"finding.other-odds"}}


# bought-game


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_bought_games_are_those_of_the_second_calculation(seed: int) -> None:
    """Which card is thrown, how many are drawn, what comes."""
    read = scenario("ask: bought-game, dealer: any, dealer-new: any")
    ((_, spec),) = read.placed
    dealt = deal_one(read, spec, Table(), seed, "q")
    shown = scene(dealt.question)
    drawn, hand = second.bought({"dealer": " ".join(shown.dealer), "dealer-new": " ".join(shown.dealer_new)}, {})
    (thrown,) = set(shown.dealer) - set(hand)
    level = second.best(hand)[0]
    assert answer_json(dealt) == {
        "thrown": thrown,
        "drawn": len(drawn),
        "combination": NAMES[level] if level else "no-game",
    }


def test_games_come_and_fail_and_cards_are_drawn_again() -> None:
    """Each at a useful rate."""
    answers = [answer(dealt) for dealt in each("ask: bought-game, dealer: any, dealer-new: any")]
    failed = sum(one["combination"] == "no-game" for one in answers)
    again = sum(one["drawn"] > 1 for one in answers)
    assert SEEDS / 5 < failed < SEEDS * 4 / 5
    assert again > SEEDS / 10


def test_houses_throw_another_card_or_keep_the_same_rank() -> None:
    """River changes the lowest card; Harbour keeps a card of the rank thrown."""
    written = "ask: bought-game, dealer: Kh 9d 7s 4c 2d, dealer-new: Kc 9h 3s 5d"
    assert right(written) == {"thrown": "Kh", "drawn": 2, "combination": "pair"}
    assert right(written, RIVER)["thrown"] == "2d"
    assert right(written, HARBOUR) == {"thrown": "Kh", "drawn": 1, "combination": "no-game"}


# what can't be dealt


@pytest.mark.parametrize(
    ("written", "code", "at"),
    [
        ("combination, cards: As Kd 9c 7h", "poker.card-count-between", "As Kd"),
        ("combination, cards: {deal: 8, making: pair}", "load.out-of-range", "8,"),
        ("combination, cards: {deal: 5, making: pairs}", "load.not-one-of-near", "pairs"),
        ("combination, game: poker, cards: any", "load.not-one-of", "poker"),
        ("combination, game: texas, cards: {deal: 7, making: ace-king}", "load.draw-never", "{deal"),
        ("compare, game: oasis, player: As Kd 9c 7h 4s, dealer: As Qd 9s 7c 3s", "poker.card-twice", "As Qd"),
        ("compare, game: oasis, player: any, dealer: any, board: any", "poker.no-place", "any}"),
        ("compare, game: texas, player: As Kd, dealer: Qs Qd", "poker.card-count", "{ask"),
        ("compare, game: texas, player: {deal: 2, making: pair}, dealer: any", "load.making-few", "making"),
        ("compare, game: oasis, player: any, dealer: As Kd 9c 7h 4s 2s", "poker.card-count", "As Kd"),
        ("double, cards: As Kd 9c 7h 4s 2s 3d", "poker.card-count-between", "As Kd"),
        ("insurance, cards: As Kd 9c 7h 4s, ante: 0", "load.out-of-range", "0}"),
        ("insurance, cards: any, ante: 5, maximum-payout: 0", "load.out-of-range", "0}"),
        ("bought-game, dealer: Ks Jd 9c 7h 4s, dealer-new: Kc", "poker.dealer-new-few", "Kc"),
        ("bought-game, dealer: {deal: 5, making: pair}, dealer-new: any", "load.draw-never", "any}"),
    ],
)
def test_what_cannot_be_dealt_is_told_at_its_place(written: str, code: str, at: str) -> None:
    """The code, and what stands at its line and column."""
    (problem,) = wrong(f"ask: {written}")
    assert problem.code == code
    assert standing_at(problem, f"ask: {written}").startswith(at)


def test_a_question_shows_nothing_that_tells_its_answer() -> None:
    """Cards are shown, in no order of rank, and no word of what they make."""
    (hand,) = {scene(dealt.question).hand for dealt in each("ask: combination, cards: 2c 9d Kh 9s 4c", 1)}
    assert hand == ("2c", "9d", "Kh", "9s", "4c")
    hands = [scene(one.question).hand for one in each("ask: combination, cards: {deal: 5, making: straight}", 60)]
    ordered = sum(all(second.rank(a) < second.rank(b) for a, b in pairwise(hand)) for hand in hands)
    assert ordered < 6
