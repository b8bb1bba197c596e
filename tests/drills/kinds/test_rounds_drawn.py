"""Drawn rounds: every outcome asked for comes, nothing illegal is ever dealt, and all comes at a useful rate."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier_trainer.drills.answer_json import answer_json
from croupier_trainer.drills.deal import deal_one
from croupier_trainer.drills.draw import Draw
from croupier_trainer.drills.houses import read_house
from croupier_trainer.drills.library import root
from croupier_trainer.drills.table import Table
from croupier_trainer.rules.house import House
from tests.drills.dealt import scenario, wrong
from tests.drills.kinds.shown_round import hands, outcome, round_words, settled
from tests.rules.poker import second_settle as second

SEEDS = 300
GAMES = {
    "oasis": ("no-game", "win", "lose", "stand-off"),
    "russian": ("no-game", "win", "lose", "stand-off", "insured", "bought", "capped"),
    "six-card": ("no-game", "win", "lose", "stand-off"),
    "texas": ("no-game", "win", "lose", "stand-off", "capped"),
}
PAIRS = [(game, word) for game, words in GAMES.items() for word in words]
BASE = {"no-game": "no-game", "win": "player", "lose": "dealer", "stand-off": "stand-off"}


def rounds(written: str, count: int = SEEDS, table: Table | None = None) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Deal a question by so many seeds: what is shown, in words, and what is right."""
    read = scenario(written)
    ((_, spec),) = read.placed
    dealt = [deal_one(read, spec, table or Table(), seed, "q") for seed in range(count)]
    return [(round_words(one.question), answer_json(one)) for one in dealt]  # type: ignore[misc]


def came(words: dict[str, Any], moves: dict[str, Any], box: str) -> set[str]:
    """Give every outcome that a box has come to, by the second calculation."""
    told = words["boxes"][box]
    if told["action"] == "fold":
        return {"fold"}
    found = outcome(words, box)
    out = {word for word, base in BASE.items() if base == found and not told.get("insurance") and not told.get("buys")}
    out |= {"insured"} if told.get("insurance") else set()
    out |= {"bought"} if told.get("buys") and found == "no-game" else set()
    uncut = second.settle({key: value for key, value in words.items() if key != "maximum-payout"})[box]
    return out | ({"capped"} if any(uncut[stake] > moves[box][stake] for stake in uncut) else set())


@pytest.mark.parametrize(("game", "word"), PAIRS)
def test_every_box_comes_out_as_asked(game: str, word: str) -> None:
    """Of one to four boxes each has the outcome that the file names, by the second calculation."""
    for words, moves in rounds(f"ask: settle, game: {game}, boxes: {{draw: 1..4, outcome: {word}}}", 40):
        for box in words["boxes"]:
            assert word in came(words, moves, box), (words, box)


@pytest.mark.parametrize("game", GAMES)
def test_each_outcome_turns_up_at_a_useful_rate(game: str) -> None:
    """Where any may come, each of the game's comes at one box in forty or more, folds too, and none at half of them."""
    seen: Counter[str] = Counter()
    for words, moves in rounds(f"ask: settle, game: {game}, boxes: {{draw: 1..4}}"):
        seen.update(one for box in words["boxes"] for one in came(words, moves, box))
    boxes = sum(seen.values())
    assert set(seen) == {*GAMES[game], "fold"}
    assert all(boxes * 0.025 < count < boxes * 0.5 for count in seen.values()), seen


@pytest.mark.parametrize("game", GAMES)
def test_a_single_box_is_never_a_mere_fold(game: str) -> None:
    """There would be nothing to settle."""
    for words, _ in rounds(f"ask: settle, game: {game}, boxes: {{draw: 1}}", 100):
        assert words["boxes"]["1"]["action"] == "bet"


def test_insurance_comes_out_each_way() -> None:
    """No game, the dealer beaten, the dealer higher and a stand-off: each in one insured box of fifteen or more."""
    seen = Counter(
        outcome(words, "1") for words, _ in rounds("ask: settle, game: russian, boxes: {draw: 1, outcome: insured}")
    )
    assert set(seen) == {"no-game", "player", "dealer", "stand-off"}
    assert min(seen.values()) > SEEDS / 15, seen


def test_a_bought_game_comes_about_as_often_as_not() -> None:
    """It comes, it doesn't, and the rank just thrown is drawn again now and then; an insured box buys, too."""
    seen: Counter[str] = Counter()
    for words, _ in rounds("ask: settle, game: russian, boxes: {draw: 1, outcome: bought}"):
        drawn, hand = second.bought(words, {})
        seen["comes" if second.best(hand)[0] else "fails"] += 1
        seen["again"] += len(drawn) > 1
        seen["insured"] += "insurance" in words["boxes"]["1"]
    assert min(seen.values()) > SEEDS / 10, seen
    assert SEEDS / 3 < seen["comes"] < SEEDS * 2 / 3


def test_winning_hands_are_of_every_kind() -> None:
    """What among random cards comes once in thousands comes here often enough to be learnt."""
    for game in GAMES:
        won = rounds(f"ask: settle, game: {game}, boxes: {{draw: 1, outcome: win}}")
        seen = Counter(second.NAMES[hands(words, "1")[0][0]] for words, _ in won)
        for name in (
            "pair",
            "two-pairs",
            "three",
            "straight",
            "flush",
            "full-house",
            "four",
            "straight-flush",
            "royal-flush",
        ):
            assert seen[name] > SEEDS / 100, (game, seen)


def test_cards_are_changed_and_bought_at_a_useful_rate() -> None:
    """Every way in which a box comes by its hand, in each game that has it."""
    ways = {
        "oasis": ("draw", "bonus"),
        "russian": ("draw", "sixth", "blind"),
        "six-card": ("sixth", "changed"),
        "texas": ("blind",),
    }
    for game, keys in ways.items():
        boxes = [
            box
            for words, _ in rounds(f"ask: settle, game: {game}, boxes: {{draw: 2}}", 150)
            for box in words["boxes"].values()
        ]
        for key in keys:
            count = sum(key in box for box in boxes)
            assert len(boxes) * 0.04 < count < len(boxes) * 0.9, (game, key, count)


HOUSES = {path.stem: path for path in sorted((root() / "houses").glob("*.yaml"))}


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(sorted(GAMES)),
    st.sampled_from(["school", "river", "harbour", "market"]),
    st.integers(1, 4),
    st.integers(0, 2**32),
)
def test_whatever_is_drawn_is_legal_and_settled_right(game: str, house: str, boxes: int, seed: int) -> None:
    """In every house: no card twice, and the key is what the second calculation makes of what is shown."""
    path = HOUSES[house]
    words = yaml.safe_load(path.read_text(encoding="utf-8")).get(game, {})
    words = {key: str(value) if key == "changes" else value for key, value in words.items()}
    table = Table(read_house(path.read_bytes(), house) if house != "school" else House())
    read = scenario(f"ask: settle, game: {game}, boxes: {{draw: {boxes}}}")
    ((_, spec),) = read.placed
    one = deal_one(read, spec, table, seed, "q")
    shown = round_words(one.question)
    seen = [card for box in shown["boxes"].values() for key in ("cards", "drawn") for card in box.get(key, "").split()]
    seen += [box[key] for box in shown["boxes"].values() for key in ("sixth", "changed") if key in box]
    seen += [card for key in ("dealer", "board", "dealer-new") for card in shown[key].split()]
    assert len(seen) == len(set(seen))
    assert settled(one.question, words) == answer_json(one)
    played, deal = spec.round(table, Draw(seed, "q"))  # type: ignore[attr-defined]
    assert played.faults(deal) == ()


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("game: oasis, boxes: {draw: 1, outcome: insured}", "load.not-one-of"),
        ("game: texas, boxes: {draw: 1, outcome: bought}", "load.not-one-of"),
        ("game: six-card, boxes: {draw: 1, outcome: {one-of: [win, capped]}}", "load.not-one-of"),
        ("game: russian, boxes: {draw: 5}", "load.out-of-range"),
        ("game: russian, boxes: {draw: 1, outcome: win}, dealer: 2c 4d 6h 8s Tc", "load.draw-never"),
        ("game: russian, boxes: {draw: 1, outcome: no-game}, dealer: 2c 2d 6h 8s Tc", "load.draw-never"),
        ("game: texas, boxes: {draw: 1, outcome: no-game}, board: 4c 4d 6h 8s Tc", "load.draw-never"),
        ("game: oasis, boxes: {draw: 1, outcome: lose}, dealer: {deal: 5, making: high-card}", "load.draw-never"),
    ],
)
def test_a_draw_that_can_never_be_dealt_is_a_fault(written: str, code: str) -> None:
    """An outcome that the game doesn't have, or one that the cards given forbid."""
    assert [problem.code for problem in wrong(f"ask: settle, {written}")] == [code]


def test_cards_that_the_file_gives_are_kept() -> None:
    """The dealer's cards, the board, new cards and the maximum stand as written, and the outcome comes against them."""
    written = (
        "ask: settle, game: russian, boxes: {draw: 1..3, outcome: bought}, "
        "dealer: 2c 4d 6h 8s Tc, dealer-new: Td 8c 3s, maximum-payout: 200"
    )
    for words, moves in rounds(written, 60):
        assert (words["dealer"], words["dealer-new"], words["maximum-payout"]) == ("2c 4d 6h 8s Tc", "Td 8c 3s", 200)
        assert all("bought" in came(words, moves, box) for box in words["boxes"])
    for words, _ in rounds("ask: settle, game: texas, boxes: {draw: 2}, board: 4c 9d 6h 8s Tc", 30):
        assert words["board"] == "4c 9d 6h 8s Tc"
    for words, _ in rounds("ask: settle, game: oasis, boxes: {draw: 2}, dealer: {deal: 5, making: flush}", 30):
        assert second.NAMES[second.best(tuple(words["dealer"].split()))[0]] == "flush"


def test_a_dealer_who_lets_only_some_outcomes_come_lets_every_seed_be_dealt() -> None:
    """Where the dealer has no game, of all outcomes those without a game are dealt."""
    for words, _ in rounds("ask: settle, game: oasis, boxes: {draw: 2}, dealer: 2c 4d 6h 8s Tc", 100):
        assert {outcome(words, box) for box in words["boxes"]} == {"no-game"}


def test_drawing_a_round_takes_few_milliseconds() -> None:
    """On the mean of many; the limit is wide, since the machine has other work."""
    for game in GAMES:
        start = time.perf_counter()
        rounds(f"ask: settle, game: {game}, boxes: {{draw: 1..4}}", 60)
        assert (time.perf_counter() - start) / 60 < 0.05
