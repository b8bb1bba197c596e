"""Whatever stands in a drill, it is dealt or refused; nothing else is ever raised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect

from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.kinds import KINDS, kind
from croupier_trainer.drills.load import examine
from croupier_trainer.errors import FileError
from croupier_trainer.text.words import Words

if TYPE_CHECKING:
    from croupier_trainer.errors import Problem

SPOTS = ("17", "17/20", "17/21", "13-18", "dozen 2", "column 1", "red", "0/1", "0/1/2/3", "37")
NAMES = ("cash", "split", "flat", "voisins", "neighbours", "final", "all", "stack", "number", "anything", "x", "", "no")
DRAWS = ("any", "1..8", "8..1", "0..40", "one-of")
BET_KEYS = ("draw", "of", "touching", "chips", "one-of", "colour", "value", "bets", "call", "by", "for")
PLAQUE_KEYS = ("inside", "outside", "straight", "dozen", "even")
WORDS = st.sampled_from((*SPOTS, *NAMES, *DRAWS))
KEYS = st.sampled_from((*SPOTS, *BET_KEYS, *PLAQUE_KEYS))
SCALARS = st.none() | st.booleans() | st.integers(-2, 40) | st.sampled_from([10**6, 10**9, 10**17]) | WORDS
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=8
)
BETS = st.dictionaries(st.sampled_from(SPOTS[:2] + SPOTS[3:9]), st.integers(1, 9) | st.just("1..8"), min_size=1)
DRAWN = st.fixed_dictionaries({"draw": st.integers(1, 4) | st.just("1..8")}, optional={"chips": st.just("1..8")})
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "number": st.integers(0, 36) | st.sampled_from(["any", "0..40"]),
    "chips": st.integers(1, 99),
    "value": st.integers(1, 99),
    "bet": st.sampled_from((*SPOTS, "any")),
    "bets": BETS | DRAWN,
    "players": st.lists(st.builds(lambda bets: {"colour": "red", "bets": bets}, BETS), min_size=1, max_size=1),
    "calls": st.lists(st.sampled_from([{"call": "tiers", "by": 5}, {"call": "final", "of": 7, "for": 9}]), min_size=1),
    "minimum": st.just({"inside": 5, "outside": 25}),
    "maximum": st.just({"straight": 100, "dozen": 500, "even": 1000}),
    "by": st.integers(1, 9),
    "style": st.sampled_from(["flat", "progressive"]),
    "cash": st.sampled_from(["all", "stack", 5]),
    "times": st.integers(1, 3),
    "id": st.sampled_from(["x", "q1"]),
}


@st.composite
def questions(draw: st.DrawFn) -> dict[str, Any]:
    """Make a question of any kind: of its keys some have likely values, some any; seldom one isn't its own."""
    name = draw(st.sampled_from(KINDS))
    info = inspect.type_info(kind(name))
    assert isinstance(info, inspect.StructType)
    keys = [field.encode_name for field in info.fields if field.required or not draw(st.integers(0, 4))]
    question = {key: draw(LIKELY.get(key, VALUES) if draw(st.integers(0, 7)) else VALUES) for key in keys}
    if draw(st.integers(0, 9)) == 0:
        question[draw(KEYS)] = draw(VALUES)
    return {"ask": name, **question}


@settings(deadline=None)
@given(st.lists(questions(), min_size=1, max_size=3), st.sampled_from(["school", "river", "harbour", "x"]))
def test_a_drill_is_dealt_or_refused(asked: list[dict[str, Any]], house: str) -> None:
    """Every refusal can be said, and what isn't refused can be dealt and solved."""
    drill = {"format": 1, "title": "x", "house": house, "questions": asked}
    problems: list[Problem] = []
    try:
        scenario, table = examine(yaml.safe_dump(drill), "drill.yaml", problems=problems)
    except FileError as error:
        problems += error.problems
    else:
        if not problems and sum(spec.times for _, spec in scenario.placed) < 50:
            assert list(deal(scenario, table, 7))
    words = Words("uk")
    assert all(words.problem(problem) for problem in problems)
