"""Whatever stands in a poker question, it is dealt or refused, and every seed deals what one has."""

from __future__ import annotations

from typing import Any

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect

from croupier_trainer.cli.solving import key_json
from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.kinds import kind
from croupier_trainer.drills.load import examine
from croupier_trainer.errors import FileError, Problem
from croupier_trainer.text.words import Words
from tests.rules.poker.dealing import GAMES, Dealing, in_words

KINDS = ("combination", "compare", "double", "insurance", "bought-game", "actions", "settle", "box-order", "round")
GAME = st.sampled_from([*GAMES, "any", "poker"]) | st.just({"one-of": ["oasis", "texas"]})
CARD = st.sampled_from([rank + suit for rank in "23456789TJQKA" for suit in "cdhs"])
TEXTS = st.lists(CARD, min_size=1, max_size=8).map(" ".join)
MAKING = st.sampled_from(["pair", "three", "any", "royal-flush", "high-card", "x"])
DEALT = st.builds(lambda count, making: {"deal": count, "making": making}, st.sampled_from([5, 6, "5..7", 2]), MAKING)
CARDS = TEXTS | st.just("any") | st.sampled_from([{"deal": 5}, {"deal": "1..9"}, {"making": "pair"}]) | DEALT
SUM = st.sampled_from([5, 10, 0, -1, "any", "5..50", "x", 10**9, 10**12, None])
FLAG = st.sampled_from([True, False, "x", 1])
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "game": GAME,
    "cards": CARDS,
    "player": CARDS,
    "dealer": CARDS,
    "board": CARDS,
    "dealer-new": CARDS,
    "ante": SUM,
    "maximum-payout": SUM,
    "open": FLAG,
    "act": st.sampled_from(["draw", "settle", "any", "x"]),
    "times": st.sampled_from([1, 2]),
}
BOX = st.fixed_dictionaries(
    {"ante": SUM, "cards": CARDS},
    optional={
        "action": st.sampled_from(["bet", "fold", "any", "x"]),
        **dict.fromkeys(("draw", "drawn", "sixth", "changed"), CARDS),
        **dict.fromkeys(("bonus", "insurance"), SUM),
        **dict.fromkeys(("blind", "buys"), FLAG),
    },
)
OUTCOME = st.sampled_from(["any", "win", "insured", "capped", "x", {"one-of": ["lose", "bought"]}])
DRAWN = st.fixed_dictionaries(
    {"draw": st.sampled_from([1, 2, "1..4", 7, "x"])}, optional={"ante": SUM, "outcome": OUTCOME}
)
VALUES["box"] = BOX | st.just("any")
VALUES["boxes"] = DRAWN | st.dictionaries(st.sampled_from(["1", "2", "4", "0", "12", "x"]), BOX, max_size=2)


@st.composite
def questions(draw: st.DrawFn) -> dict[str, Any]:
    """Make a question of any of the kinds, its keys with values that might do; seldom one is missing or another's."""
    name = draw(st.sampled_from(KINDS))
    info = inspect.type_info(kind(name))
    assert isinstance(info, inspect.StructType)
    own = {field.encode_name: field.required for field in info.fields if field.encode_name in VALUES}
    keys = [key for key, needed in own.items() if needed or draw(st.booleans())]
    if draw(st.integers(0, 9)) == 0:
        keys = [*keys[1:], draw(st.sampled_from(sorted(VALUES)))]
    return {"ask": name, **{key: draw(VALUES[key]) for key in keys}}


@st.composite
def rounds(draw: st.DrawFn) -> dict[str, Any]:
    """Make a round that can be dealt, with one of its values changed at times."""
    game = draw(st.sampled_from(sorted(GAMES)))
    words = in_words(GAMES[game], Dealing(GAMES[game], draw(st.integers(0, 2**32))).round(3))
    if draw(st.integers(0, 2)) == 0:
        key = draw(st.sampled_from(["game", "dealer", "board", "dealer-new", "maximum-payout"]))
        words[key] = draw(VALUES[key])
    if draw(st.integers(0, 2)) == 0:
        box = draw(st.sampled_from(sorted(words["boxes"])))
        words["boxes"][box] |= draw(BOX)
    return {"ask": draw(st.sampled_from(["settle", "round"])), **words}


def examined(question: dict[str, Any], house: str) -> None:
    """Deal a question by some seeds, or say why it is refused."""
    drill = {"format": 1, "title": "x", "house": house, "questions": [question]}
    problems: list[Problem] = []
    words = Words("ru")
    try:
        scenario, table = examine(yaml.safe_dump(drill, allow_unicode=True), "drill.yaml", problems=problems)
    except FileError as error:
        problems += error.problems
    else:
        if not problems:
            for seed in range(3):
                assert key_json(list(deal(scenario, table, seed)), words)
    assert all(words.problem(problem) for problem in problems)


@settings(max_examples=300, deadline=None)
@given(questions(), st.sampled_from(["school", "river", "harbour"]))
def test_a_poker_question_is_dealt_or_refused(question: dict[str, Any], house: str) -> None:
    """Every refusal can be said, and what isn't refused is dealt by each seed."""
    examined(question, house)


@settings(max_examples=150, deadline=None)
@given(rounds(), st.sampled_from(["school", "river"]))
def test_a_round_nearly_right_is_dealt_or_refused(question: dict[str, Any], house: str) -> None:
    """With values drawn, too many, or of another game."""
    examined(question, house)
