"""Plain data becomes typed Structs; every fault of a file is told in one run, each at its place."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, Meta, Struct, UnsetType

from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.convert import convert, convert_each
from croupier_trainer.drills.tree import read_tree
from croupier_trainer.rules.money import Money

if TYPE_CHECKING:
    from croupier_trainer.errors import Problem


class Style(StrEnum):
    """Words of which one must stand."""

    FLAT = "flat"
    PROGRESSIVE = "progressive"


class Even:
    """A type that reads itself: an even number, or a mapping whose key `half` holds half of it."""

    def __init__(self, number: int) -> None:
        self.number = number

    @classmethod
    def from_yaml(cls, value: object) -> Even:
        """Read it; raises Misread, in a mapping with the place inside."""
        if isinstance(value, dict):
            for key in value:
                if key != "half":
                    raise Misread("load.unknown-key", at=(key,), key=key, known=("half",))
            if not isinstance(value.get("half"), int):
                raise Misread("load.whole", at=("half",), given="x")
            return cls(2 * value["half"])
        if not isinstance(value, int) or value % 2:
            raise Misread("load.odd", given=value)
        return cls(value)


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a question."""

    colour: str
    value: int = 1


class Draw(Struct, frozen=True, forbid_unknown_fields=True):
    """What may stand instead of parts."""

    draw: int


class Payout(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag="payout", rename="kebab"
):
    """A kind of question with a field of each type."""

    number: Annotated[int, Meta(ge=0, le=36)]
    limit_s: Annotated[int, Meta(ge=1)] | None = None
    most: Annotated[int, Meta(lt=10)] = 0
    even: Even | None = None
    style: Style = Style.FLAT
    cash: int | Literal["all", "stack"] = "all"
    players: tuple[Player, ...] | Draw | None = None
    bets: dict[str, int] = {}
    cut: dict[int, int] = {}
    names: Annotated[list[str], Meta(min_length=1, max_length=2)] | UnsetType = UNSET
    pair: tuple[int, str] = (1, "")
    named: Annotated[str, Meta(min_length=1, max_length=8, pattern="^[a-z]*$")] = "x"
    shuffled: bool = False
    expect: Any = UNSET

    def __post_init__(self) -> None:
        if self.number == self.most:
            raise Misread("load.same", at=("most",), given=self.most)


class Odds(Struct, frozen=True, forbid_unknown_fields=True, tag_field="ask", tag="odds"):
    """Another kind."""

    bet: str


KINDS: dict[str, type[Payout | Odds]] = {"payout": Payout, "odds": Odds}

Told = tuple[str, int | None, int | None, dict[str, object]]


def told(problems: list[Problem]) -> list[Told]:
    """Give what problems say, places included."""
    assert {problem.path for problem in problems} <= {"drill.yaml"}
    return [(problem.code, problem.line, problem.column, dict(problem.params)) for problem in problems]


def wrong(line: str) -> list[Told]:
    """Give the problems of a payout whose third line this is; it must be refused."""
    tree = read_tree(f"ask: payout\nnumber: 17\n{line}\n", "drill.yaml")
    problems: list[Problem] = []
    assert convert(tree, Payout, (), problems) is None
    return told(problems)


def test_a_value_that_fits_is_converted() -> None:
    """Numbers, words, lists, own types; `expect` keeps whatever stands there, halves exact."""
    tree = read_tree(
        "q: {ask: payout, number: 17, limit-s: 30, even: {half: 4}, style: progressive, cash: 500, cut: {25: 4},\n"
        "    players: [{colour: red}, {colour: cash, value: 5}], pair: [2, x], expect: {red: 37.5}}\n",
        "drill.yaml",
    )
    problems: list[Problem] = []
    payout = convert(tree, Payout, ("q",), problems)
    assert payout is not None
    assert problems == []
    assert payout.even is not None
    assert payout.even.number == 8
    assert (payout.number, payout.limit_s, payout.style, payout.cash) == (17, 30, Style.PROGRESSIVE, 500)
    assert (payout.cut, payout.pair, payout.expect) == ({25: 4}, (2, "x"), {"red": Money(75)})
    assert payout.players == (Player("red"), Player("cash", 5))


FIELDS = ("number", "limit-s", "most", "even", "style", "cash", "players", "bets", "cut", "names", "pair", "named")
ALL = (*FIELDS, "shuffled", "expect")


@pytest.mark.parametrize(
    ("line", "code", "column", "params"),
    [
        ("limit-s: soon", "load.need-whole", 10, {"given": "soon"}),
        ('limit-s: "30"', "load.need-whole", 10, {"given": '"30"'}),
        ("limit-s: 1.5", "load.need-whole", 10, {"given": "1.5"}),
        ("limit-s: true", "load.need-whole", 10, {"given": "true"}),
        ("limit-s: [1, {a: null}]", "load.need-whole", 10, {"given": "[1, {a: null}]"}),
        ("limit-s: 0", "load.too-small", 10, {"given": 0, "low": 1}),
        ("most: 10", "load.too-great", 7, {"given": 10, "high": 9}),
        ("most:", "load.no-value", 1, {"key": "most"}),
        ("most: 17", "load.too-great", 7, {"given": 17, "high": 9}),
        ("even: 3", "load.odd", 7, {"given": 3}),
        ("even: {half: x}", "load.whole", 14, {"given": "x"}),
        ("even: {hlf: 1}", "load.unknown-key-near", 8, {"key": "hlf", "known": ("half",), "near": "half"}),
        ("style: round", "load.not-one-of", 8, {"given": "round", "known": ("flat", "progressive")}),
        ("style: flt", "load.not-one-of-near", 8, {"given": "flt", "known": ("flat", "progressive"), "near": "flat"}),
        ("style: 5", "load.not-one-of", 8, {"given": "5", "known": ("flat", "progressive")}),
        ("cash: 1.5", "load.need-whole-or", 7, {"given": "1.5", "known": ("all", "stack")}),
        ("cash: al", "load.not-one-of-near", 7, {"given": "al", "known": ("all", "stack"), "near": "all"}),
        ("players: red", "load.need-list", 10, {"given": "red"}),
        ("players: [red]", "load.need-mapping", 11, {"given": "red"}),
        ("players: [{value: 5}]", "load.missing-key", 11, {"key": "colour"}),
        ("players: {draw: many}", "load.need-whole", 17, {"given": "many"}),
        ("players: {drw: 1, draw: 2}", "load.unknown-key-near", 11, {"key": "drw", "known": ("draw",), "near": "draw"}),
        ("bets: [17]", "load.need-mapping", 7, {"given": "[17]"}),
        ("bets: {17: two}", "load.need-whole", 12, {"given": "two"}),
        ("cut: {x: 4}", "load.key-whole", 7, {"key": "x"}),
        ("names: []", "load.too-few", 8, {"count": 0, "least": 1}),
        ("names: [a, b, c]", "load.too-many", 8, {"count": 3, "most": 2}),
        ("names: [a, 5]", "load.need-text", 12, {"given": "5"}),
        ("pair: [1]", "load.too-few", 7, {"count": 1, "least": 2}),
        ("pair: [1, 2]", "load.need-text", 11, {"given": "2"}),
        ("named: ''", "load.text-empty", 8, {"least": 1}),
        ("named: abcdefghi", "load.text-long", 8, {"most": 8}),
        ("named: a b", "load.text-form", 8, {"given": "a b", "pattern": "^[a-z]*$"}),
        ("shuffled: yes", "load.need-truth", 11, {"given": "yes"}),
        ("nubmer: 5", "load.unknown-key-near", 1, {"key": "nubmer", "known": ALL, "near": "number"}),
        ("zzz: 5", "load.unknown-key", 1, {"key": "zzz", "known": ALL}),
    ],
)  # fmt: skip
def test_a_fault_is_told_at_its_place(line: str, code: str, column: int, params: dict[str, object]) -> None:
    """What is wrong is at the value; a key that is wrong, or has no value, at the key."""
    assert wrong(line) == [(code, 3, column, params)]


def test_what_a_type_refuses_as_a_whole_is_told_where_it_says() -> None:
    """Each part is right by itself; together they aren't."""
    tree = read_tree("ask: payout\nmost: 5\nnumber: 5\n", "drill.yaml")
    problems: list[Problem] = []
    assert convert(tree, Payout, (), problems) is None
    assert told(problems) == [("load.same", 2, 7, {"given": 5})]


def test_a_long_value_is_told_short() -> None:
    """A list may hold a whole file."""
    [(code, _, _, params)] = wrong(f"limit-s: [{', '.join(['one'] * 500)}]")
    assert (code, len(str(params["given"]))) == ("load.need-whole", 40)


def test_every_fault_of_every_question_is_told() -> None:
    """A wrong question hides neither its own further faults nor those of others; right ones are still made."""
    tree = read_tree(
        "questions:\n"
        "  - {ask: payout, number: 37, limit-s: x, players: [{colour: 1, vlaue: 2}, {}]}\n"
        "  - {ask: odds, bet: 17}\n"
        "  - {ask: odds, bet: red}\n"
        "  - {ask: payuot, whatever: 1}\n"
        "  - {number: 5}\n"
        "  - seventeen\n"
        "  -\n"
        "  - {ask: [payout]}\n",
        "drill.yaml",
    )
    problems: list[Problem] = []
    made = convert_each(tree, ("questions",), "ask", KINDS, KINDS.__getitem__, problems)
    assert made == [None, None, Odds("red"), None, None, None, None, None]
    assert sorted((line, column, code) for code, line, column, _ in told(problems)) == [
        (2, 27, "load.out-of-range"),
        (2, 40, "load.need-whole"),
        (2, 62, "load.need-text"),
        (2, 65, "load.unknown-key-near"),
        (2, 76, "load.missing-key"),
        (3, 22, "load.need-text"),
        (5, 11, "load.not-one-of-near"),
        (6, 5, "load.missing-key"),
        (7, 5, "load.need-mapping"),
        (8, 4, "load.need-mapping"),
        (9, 11, "load.not-one-of-near"),
    ]


def test_what_the_tree_refused_hides_nothing_and_is_told_once() -> None:
    """A refused scalar, key or alias is passed over: neither wrong type nor missing key comes on top."""
    problems: list[Problem] = []
    tree = read_tree(
        "questions:\n"
        "  - {ask: payout, number: 010, even: 0x2, style: *flat, limit-s: soon}\n"
        "  - {ask: payout, <<: {number: 1}, bets: {010: 1, 17: 2, 17: 3}}\n"
        "  - {ask: 1e3}\n"
        "  - *odds\n"
        "  - {<<: *odds, bet: red}\n"
        "  - {ask: odds, bet: 17, bte: 18}\n"
        "  - {ask: payout, number: 5, even: {010: 1}, names: [*a]}\n"
        '  - {ask: odds, bet: red, "x\\e": 1}\n'
        "---\n"
        "more: 1\n",
        "drill.yaml",
        problems,
    )
    assert convert_each(tree, ("questions",), "ask", KINDS, KINDS.__getitem__, problems) == [None] * 8
    assert sorted((line, column, code) for code, line, column, _ in told(problems)) == [
        (2, 27, "load.number-form"),
        (2, 38, "load.number-form"),
        (2, 50, "load.alias"),
        (2, 66, "load.need-whole"),
        (3, 19, "load.merge-key"),
        (3, 43, "load.number-form"),
        (3, 58, "load.duplicate-key"),
        (4, 11, "load.number-form"),
        (5, 5, "load.alias"),
        (6, 6, "load.merge-key"),
        (6, 10, "load.alias"),
        (7, 22, "load.need-text"),
        (7, 26, "load.unknown-key-near"),
        (8, 37, "load.number-form"),
        (8, 54, "load.alias"),
        (9, 27, "load.control"),
        (10, 1, "load.second-document"),
    ]


def test_questions_must_be_a_list() -> None:
    """A mapping where the list should be is one fault, not one a key."""
    problems: list[Problem] = []
    tree = read_tree("questions: {ask: odds, bet: red}\n", "drill.yaml")
    assert convert_each(tree, ("questions",), "ask", KINDS, KINDS.__getitem__, problems) == []
    assert [(code, line, column) for code, line, column, _ in told(problems)] == [("load.need-list", 1, 12)]


def test_only_kinds_that_occur_are_asked_for() -> None:
    """So a drill pays only for the kinds that it has."""
    asked: list[str] = []

    def kind(name: str) -> type[Payout | Odds]:
        asked.append(name)
        return KINDS[name]

    tree = read_tree("questions: [{ask: odds, bet: red}, {ask: oods}]\n", "drill.yaml")
    convert_each(tree, ("questions",), "ask", KINDS, kind, [])
    assert asked == ["odds"]


WORDS = st.sampled_from(["ask", "payout", "odds", "bet", "draw", "half", "colour", "red", "all", "x", *FIELDS])
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=10,
)


@given(st.dictionaries(st.sampled_from(FIELDS), PLAIN, max_size=4))
def test_what_is_refused_has_a_reason_and_what_has_none_is_made(fields: dict[str, Any]) -> None:
    """The converter and the walk agree: never a refusal without a problem, never a problem in what is made."""
    tree = read_tree("a: 1\n", "drill.yaml")
    tree.value = {"ask": "payout", "number": 17, **fields}
    problems: list[Problem] = []
    made = convert(tree, Payout, (), problems)
    assert (made is None) == bool(problems)
