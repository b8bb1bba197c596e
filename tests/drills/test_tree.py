"""A YAML file is read as YAML 1.2, refuses what hides something, and every refusal has its place."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from croupier_trainer.drills import builder
from croupier_trainer.drills.tree import MAX_BYTES, read_tree
from croupier_trainer.errors import FileError
from croupier_trainer.rules.money import Money

if TYPE_CHECKING:
    from croupier_trainer.errors import Problem

PARSERS = [yaml.BaseLoader] + ([yaml.CBaseLoader] if hasattr(yaml, "CBaseLoader") else [])


@pytest.fixture(params=PARSERS, ids=lambda parser: parser.__name__, autouse=True)
def _parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test here runs with the C parser and with the pure one, which must not differ."""
    monkeypatch.setattr(builder, "_LOADER", request.param)


def refused(source: str | bytes) -> tuple[Problem, ...]:
    """Give the problems of a file that must be refused."""
    with pytest.raises(FileError) as caught:
        read_tree(source, "drill.yaml")
    problems = caught.value.problems
    assert {problem.path for problem in problems} == {"drill.yaml"}
    return problems


def told(source: str | bytes) -> list[tuple[str, int | None, int | None]]:
    """Give code, line and column of each problem of a file that must be refused."""
    return [(problem.code, problem.line, problem.column) for problem in refused(source)]


@pytest.mark.parametrize(
    ("plain", "value"),
    [
        ("17", 17),
        ("0", 0),
        ("-5", -5),
        ("999999999999999999", 999_999_999_999_999_999),
        ("1.5", Money(3)),
        ("-0.5", Money(-1)),
        ("2.0", Money(4)),
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("yes", "yes"),
        ("no", "no"),
        ("on", "on"),
        ("Off", "Off"),
        ("y", "y"),
        ("35:1", "35:1"),
        ("1:30:00", "1:30:00"),
        ("2025-12-01", "2025-12-01"),
        ("17/20", "17/20"),
        ("13-18", "13-18"),
        ("1..8", "1..8"),
        ("1,160", "1,160"),
        ("=", "="),
        ("Перші виплати", "Перші виплати"),
        ('"010"', "010"),
        ("'1e3'", "1e3"),
        ('"17"', "17"),
        ('"true"', "true"),
        ('""', ""),
    ],
)
def test_a_scalar_is_read_as_yaml_1_2(plain: str, value: object) -> None:
    """What YAML 1.1 takes for a truth, a date or a number of base sixty is text; halves are exact."""
    read = read_tree(f"key: {plain}\n", "drill.yaml").value["key"]
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize(
    "plain",
    [
        "010",
        "00",
        "-01",
        "08",
        "01.5",
        "0_7",
        "1_000",
        "1_0.5",
        "0x1f",
        "0x_f",
        "0o17",
        "0b11",
        "+5",
        "+0",
        ".inf",
        "-.INF",
        "+.inf",
        ".nan",
        "1e3",
        "1E-3",
        "1.5e3",
        "1.",
        ".5",
        "1.25",
        "1.50",
        "1000000000000000000",
        "-1000000000000000000",
    ],
)
def test_a_plain_scalar_that_others_take_for_a_number_is_refused(plain: str) -> None:
    """Its author meant a number or text, and readers differ: as a value, as a key and in a list."""
    assert told(f"key: {plain}\n") == [("load.number-form", 1, 6)]
    assert told(f"a: 1\nkey: [x, {plain}]\n") == [("load.number-form", 2, 10)]
    assert refused(f"key: {plain}\n")[0].params == {"given": plain}


@pytest.mark.parametrize("key", ["010", "1e3", "0x1f", "+5"])
def test_a_key_that_others_take_for_a_number_is_refused(key: str) -> None:
    """Where a key stands for a spot, 010 would be 8 to one reader and 10 to another."""
    assert told(f"bets:\n  {key}: 1\n") == [("load.number-form", 2, 3)]


def test_keys_are_text_as_they_are_written() -> None:
    """A number, a truth and nothing are words where a key stands."""
    value = read_tree('17: 1\n"18": 2\ntrue: 3\nnull: 4\n1.5: 5\n', "drill.yaml").value
    assert value == {"17": 1, "18": 2, "true": 3, "null": 4, "1.5": 5}


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("a: &x 1\n", ("load.anchor", 1, 4)),
        ("&x a: 1\n", ("load.anchor", 1, 1)),
        ("a: &x [1]\n", ("load.anchor", 1, 4)),
        ("a: *x\n", ("load.alias", 1, 4)),
        ("*x : 1\n", ("load.alias", 1, 1)),
        ("a: !!str x\n", ("load.tag", 1, 4)),
        ("a: ! x\n", ("load.tag", 1, 4)),
        ("a: !<tag:x> {b: 1}\n", ("load.tag", 1, 4)),
        ("a: !x!y z\n", ("load.tag", 1, 4)),
        ("!!str a: x\n", ("load.tag", 1, 1)),
        ("a:\n  <<: {b: 1}\n", ("load.merge-key", 2, 3)),
        ("a: 1\n---\nb: 2\n", ("load.second-document", 2, 1)),
        ("a: 1\n...\n---\nb: 2\n", ("load.second-document", 3, 1)),
        ("{'': 3}\n", ("load.key-empty", 1, 2)),
        ("a: 1\n'': 3\n", ("load.key-empty", 2, 1)),
        ('a: "x\\e[31m"\n', ("load.control", 1, 4)),
        ('a: "x\\ny"\n', ("load.control", 1, 4)),
        ('a: "x\\ty"\n', ("load.control", 1, 4)),
        ('a: "\\u202e"\n', ("load.control", 1, 4)),
        ('a: "\\L"\n', ("load.control", 1, 4)),
        ('"\\0": 1\n', ("load.control", 1, 1)),
        ("a: x\n# \x07 bell\n", ("load.control", 2, 3)),
        ("a: x\x7f\n", ("load.control", 1, 5)),
        ("a: x\u2028b: 1\n", ("load.control", 1, 5)),
        ("a: x\x85b: 1\n", ("load.control", 1, 5)),
        ("a: x\r\nb: \u202e\r\n", ("load.control", 2, 4)),
        ("a: \ud800\n", ("load.control", 1, 4)),
        ("a: 1\nb: \ufeffx\n", ("load.control", 2, 4)),
        (b"a: \xff\n", ("load.not-utf-8", 1, 4)),
        (b"a: 1\r\nb: \xd1\x97\xd1\n", ("load.not-utf-8", 2, 5)),
        ("a: ї\n".encode("utf-16"), ("load.not-utf-8", 1, 1)),
        ("title: Перші\n".encode("cp1251"), ("load.not-utf-8", 1, 8)),
        ("", ("load.empty", 1, 1)),
        ("# nothing\n", ("load.empty", 1, 1)),
        ("\ufeff", ("load.empty", 1, 1)),
        ("---\n", ("load.not-mapping", 2, 1)),
        ("- a\n- b\n", ("load.not-mapping", 1, 1)),
        ("\n\n  just words\n", ("load.not-mapping", 3, 3)),
        ("17\n", ("load.not-mapping", 1, 1)),
        ("a: [1, 2\nb: 3\n", ("load.syntax-bracket", 2, 2)),
        ("a: {b: 1\n", ("load.syntax-bracket", 1, 9)),
        ("a: 'x\nb: 1\n", ("load.syntax-quote", 2, 5)),
        ("a: @x\n", ("load.syntax-character", 1, 4)),
        ("a: `x`\n", ("load.syntax-character", 1, 4)),
        ("a:\n\tb: 1\n", ("load.syntax-tab", 2, 1)),
        ("a: b: c\n", ("load.syntax-colon", 1, 5)),
        ("a: 1\nwords\nb: 2\n", ("load.syntax-no-colon", 2, 1)),
        ('a: "\\q"\n', ("load.syntax-escape", 1, 5)),
        ("%YAML 3.0\n---\na: 1\n", ("load.syntax-version", 1, 1)),
        (" a: 1\nb: 2\n", ("load.syntax-indent", 2, 1)),
        ("a:\n  b: 1\n c: 2\n", ("load.syntax-indent", 3, 2)),
    ],
)
def test_a_refusal_has_its_line_and_column(source: str | bytes, problem: tuple[str, int, int]) -> None:
    """Nothing that hides, repeats or disguises a value is read; the place is that of the thing itself."""
    assert told(source) == [problem]


@pytest.mark.parametrize("second", ["17", '"17"', "'17'"])
def test_a_key_that_stands_twice_names_both_lines(second: str) -> None:
    """17 and "17" are one key."""
    problems = refused(f"bets:\n  17: 1\n  18: 1\n  {second}: 2\n")
    assert [(problem.code, problem.line, problem.column, problem.params) for problem in problems] == [
        ("load.duplicate-key", 4, 3, {"key": "17", "first": 2, "second": 4})
    ]


def test_one_run_tells_every_refusal_in_the_order_of_lines() -> None:
    """A refusal doesn't end the reading: the anchor's value, the merged and the second of two keys are read on."""
    source = (
        "a: &x {b: 010, b: *x}\n"
        "<<: {c: !!str 1e3}\n"
        'd: [1_000, "\\e", .inf]\n'
        "? {e: +5}\n"
        ": 0x1\n"
        "a: 00\n"
        "f: 'not closed\n"
    )  # fmt: skip
    assert told(source) == [
        ("load.anchor", 1, 4),
        ("load.number-form", 1, 11),
        ("load.duplicate-key", 1, 16),
        ("load.alias", 1, 19),
        ("load.merge-key", 2, 1),
        ("load.tag", 2, 9),
        ("load.number-form", 3, 5),
        ("load.control", 3, 12),
        ("load.number-form", 3, 18),
        ("load.key-not-text", 4, 3),
        ("load.number-form", 4, 7),
        ("load.number-form", 5, 3),
        ("load.duplicate-key", 6, 1),
        ("load.number-form", 6, 4),
        ("load.syntax-quote", 7, 15),
    ]


def test_each_line_with_a_control_character_is_told_once() -> None:
    """A file that is no text would otherwise name thousands."""
    assert told("a: \x00\x00\x00\nb: 1\nc: \x01\n") == [("load.control", 1, 4), ("load.control", 3, 4)]


@pytest.mark.parametrize(("levels", "fits"), [(64, True), (65, False)])
def test_depth_has_a_limit(levels: int, fits: object) -> None:
    """64 levels are read, the 65th is refused where it begins; in both notations."""
    inner = levels - 1
    flow = "a: " + "[" * inner + "]" * inner + "\n"
    block = "a:\n" + "".join(f"{' ' * (2 * level)}- \n" for level in range(1, inner)) + " " * (2 * inner) + "- x\n"
    if fits:
        read_tree(flow, "drill.yaml")
        read_tree(block, "drill.yaml")
    else:
        assert told(flow) == [("load.too-deep", 1, 3 + inner)]
        assert [code for code, _, _ in told(block)] == ["load.too-deep"]


def test_size_has_a_limit() -> None:
    """4 MiB are read, one byte more isn't; counted in bytes also where text is given."""
    fitting = b"a: 1\n#" + b"x" * (MAX_BYTES - 6)
    assert read_tree(fitting, "drill.yaml").value == {"a": 1}
    assert told(fitting + b"x") == [("load.too-large", None, None)]
    assert told("#" + "ї" * (MAX_BYTES // 2)) == [("load.too-large", None, None)]


def test_a_byte_order_mark_is_no_character_of_the_file() -> None:
    """Windows editors put one in front; the first key still stands in column 1."""
    tree = read_tree(b"\xef\xbb\xbfa: 1\n", "drill.yaml")
    assert tree.value == {"a": 1}
    assert tree.place(("a",), of_key=True) == (1, 1)
    assert told(b"\xef\xbb\xbfa: \xff\n") == [("load.not-utf-8", 1, 4)]


def test_a_block_of_text_may_have_lines() -> None:
    """Line ends are let through where a text of several lines was meant."""
    assert read_tree("a: |\n  one\n  two\nb: >\n  one\n  two\n", "drill.yaml").value == {
        "a": "one\ntwo\n",
        "b": "one two\n",
    }


def test_refusals_may_be_collected() -> None:
    """Whoever goes on to judge the rest gets a tree; what leaves none is raised all the same."""
    problems: list[Problem] = []
    tree = read_tree("a: 010\nb: 1\nb: 2\nc: \x07\n? [1]\n: 2\nd: [3]\n", "drill.yaml", problems)
    assert [(problem.code, problem.line) for problem in problems] == [
        ("load.control", 4),
        ("load.number-form", 1),
        ("load.duplicate-key", 3),
        ("load.key-not-text", 5),
    ]
    assert (tree.is_whole, tree.value["b"], tree.value["d"]) == (False, 1, [3])
    assert tree.place(("d", 0)) == (7, 5)
    assert tree.place(("b",)) == (2, 4)
    with pytest.raises(FileError):
        read_tree("a: 010\nb: [\n", "drill.yaml", problems)


PLACES = """\
# a comment
title: {en: First, uk: Перші, ru: Первые}
questions:
  - ask: payout
    bets: {17: 2, 17/20: [3, 4]}
  -
    ask: odds
    bet:
"""


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ((), (2, 1), (2, 1)),
        (("title",), (2, 8), (2, 1)),
        (("title", "ru"), (2, 35), (2, 31)),
        (("questions",), (4, 3), (3, 1)),
        (("questions", 0), (4, 5), (4, 5)),
        (("questions", 0, "bets", "17/20"), (5, 26), (5, 19)),
        (("questions", 0, "bets", "17/20", 1), (5, 30), (5, 30)),
        (("questions", 1), (7, 5), (7, 5)),
        (("questions", 1, "bet"), (8, 9), (8, 5)),
        # What is missing is told where it would stand.
        (("questions", 1, "number"), (7, 5), (7, 5)),
        (("questions", 7, "number"), (4, 3), (4, 3)),
        (("title", "en", "x"), (2, 13), (2, 13)),
        (("level",), (2, 1), (2, 1)),
    ],
)
def test_every_value_and_key_has_its_place(
    path: tuple[str | int, ...], value: tuple[int, int], key: tuple[int, int]
) -> None:
    """Lines and columns count from 1, columns in characters whatever the letters."""
    tree = read_tree(PLACES, "drill.yaml")
    assert tree.place(path) == value
    assert tree.place(path, of_key=True) == key


def test_a_problem_stands_at_its_value_or_key() -> None:
    """Later stages speak of paths; the tree turns them to places."""
    problem = read_tree(PLACES, "a/b.yaml").problem("load.x", ("questions", 0, "ask"), {"given": "payout"}, of_key=True)
    assert (problem.path, problem.line, problem.column, problem.params) == ("a/b.yaml", 4, 5, {"given": "payout"})


SYNTAX = st.text(alphabet="ab:-?,[]{}&*!|>'\"%@`#<\\/ \n\t\r0123456789.eExo_+~nulї\ufeff\x07\u2028=", max_size=40)


@given(st.one_of(SYNTAX, st.text(max_size=30), st.binary(max_size=30), SYNTAX.map(lambda text: "a: " + text)))
@example("%YAML 1.99999\n---\na: 1\n")
@example("%YAML " + "9" * 5000 + ".1\n---\na: 1\n")
@example('a: "\\U00110000"')
@example('a: "\\UFFFFFFFF"')
@example('a: "\\uD800"')
@example("a: !%ff%fe x")
@example("a: |99\n x")
@example("?")
@example("? ? ? ?")
@example("a: " + "{" * 3000)
@example("[" * 3000)
@example("- " * 3000)
def test_no_text_raises_anything_but_file_errors(source: str | bytes) -> None:
    """Whatever is given, the file is read or refused, and each refusal lies inside of the file."""
    text = source if isinstance(source, str) else source.decode(errors="replace")
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    problems: tuple[Problem, ...] = ()
    try:
        tree = read_tree(source, "drill.yaml")
        assert isinstance(tree.value, dict)
        assert tree.place(()) >= (1, 1)
    except FileError as error:
        problems = error.problems
    for problem in problems:
        assert problem.line
        assert problem.column
        assert problem.line <= len(lines)
        assert problem.column <= len(lines[problem.line - 1]) + 1


WORDS = st.text(st.characters(exclude_categories=["C", "Z"]) | st.just(" "), min_size=1, max_size=12)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**18) + 1, 10**18 - 1) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)
MAPPINGS = st.dictionaries(WORDS, VALUES, min_size=1, max_size=4)


@given(MAPPINGS)
def test_json_means_what_it_means_in_json(value: dict[str, object]) -> None:
    """Answer files may be JSON: strings, whole numbers, truths and nothing come back as they were written."""
    assert read_tree(json.dumps(value, ensure_ascii=False), "answers.json").value == value


@given(MAPPINGS)
def test_what_an_emitter_wrote_in_blocks_is_read_back(value: dict[str, object]) -> None:
    """Text that looks like a number comes quoted from any emitter, and back as text."""
    text = yaml.safe_dump(value, allow_unicode=True, default_flow_style=False, default_style='"', width=10_000)
    # With that style the emitter tags what isn't text.
    assert read_tree(re.sub(r"!!(int|bool|null) \"(.*?)\"", r"\2", text), "drill.yaml").value == value
