"""Every problem that a file can have is said in each language, in two sentences, and no words lie unused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import pytest
from msgspec import Meta, Struct

import croupier_trainer
from croupier_trainer.drills.convert import convert
from croupier_trainer.drills.houses import read_house
from croupier_trainer.drills.tree import MAX_BYTES, read_tree
from croupier_trainer.errors import FileError, Problem
from croupier_trainer.text.catalog import english
from croupier_trainer.text.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(croupier_trainer.__file__).parent

TEXTS: list[str | bytes] = [
    b"a" * (MAX_BYTES + 1),
    b"\xff",
    "",
    "- a",
    "a: " + "[" * 70,
    "a: [1",
    "a: 'x",
    "a: @x",
    "a:\n\tb: 1",
    "a: b: c",
    "a: 1\nwords\nb: 2",
    'a: "\\q"',
    "%YAML 3.0\n---\na: 1",
    "a: - b",
    "a:\n  b: 1\n c: 2",
    "a: [}",
    'a: "\\e"\nb: &x 1\nc: *x\nd: !t 1\n<<: {e: 1}\n? [f]\n: 1\n"": 1\ng: 010\ng: 1\n---\nh: 1',
]

HOUSES = [
    "format: 2\ntitle: {en: a}\nbaccarat: 1\nroulete: 1\n",
    "format: 1\ntitle: ''\noasis: {changes: 9, change-price: 1}\nroulette: {cut: 1, turns: -1, on-zero: 5}\n",
    "format: 1\ntitle: x\noasis: {change-price: {1: x}}\nroulette: {cut: {1: x}, on-zero: loose}\ntexas: {royal: }\n",
    "format: 1\nsource: x\noasis: {change-price: {9: 1}}\n",
    f"format: 1\ntitle: {'x' * 300}\n",
]


class Each(Struct, forbid_unknown_fields=True):
    """A field for each fault that a drill of today can't have."""

    whole_or: int | Literal["all"] = 1
    text: str = ""
    items: list[int] = []
    mapping: dict[int, int] = {}
    truth: bool = True
    nothing: None = None
    small: Annotated[int, Meta(ge=1)] = 1
    great: Annotated[int, Meta(le=1)] = 1
    short: Annotated[str, Meta(min_length=3)] = "abc"
    form: Annotated[str, Meta(pattern="^a+$")] = "a"
    few: Annotated[tuple[int, ...], Meta(min_length=1)] = (1,)
    many: Annotated[tuple[int, ...], Meta(max_length=1)] = (1,)


FIELDS = (
    "whole_or: 1.5\ntext: 1\nitems: [x]\nmapping: {x: 1}\ntruth: x\nnothing: x\nsmall: 0\ngreat: 2\nshort: a\n",
    "form: b\nitems: x\nmapping: x\nfew: []\nmany: [1, 1]\n",
)


def problems() -> Iterator[Problem]:
    """Give at least one problem of every code that the file itself, its types and houses have."""
    for text in TEXTS:
        with pytest.raises(FileError) as caught:
            read_tree(text, "drill.yaml")
        yield from caught.value.problems
    for text in HOUSES:
        with pytest.raises(FileError) as caught:
            read_house(text, "house.yaml")
        yield from caught.value.problems
    for text in FIELDS:
        found: list[Problem] = []
        assert convert(read_tree(text, "drill.yaml"), Each, (), found) is None
        yield from found


def codes_in_the_program() -> set[str]:
    """Give the keys of the domain that stand in the program's text."""
    sources = [path for path in PACKAGE.rglob("*.py") if path.parent.name != "messages"]
    return {key for path in sources for key in re.findall(r'"load\.([a-z0-9-]+)"', path.read_text("utf-8"))}


def own_codes() -> set[str]:
    """Give the keys that reading, converting and houses use; the rest is said of drills by their kinds."""
    names = ("tree", "builder", "syntax", "scalars", "walk", "house_values", "houses")
    text = "".join((PACKAGE / "drills" / f"{name}.py").read_text("utf-8") for name in names)
    return set(re.findall(r'"load\.([a-z0-9-]+)"', text))


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_problem_says_what_is_wrong_and_what_to_do(language: str) -> None:
    """With its place in front and all values put in."""
    words = Words(language)
    for problem in problems():
        line = words.problem(problem)
        assert re.match(r"(drill|house)\.yaml:(\d+:\d+:)? \S", line), line
        said = words.text(problem.code, **problem.params)
        assert re.search(r"[.?]$", said), said
        assert ". " in said, said
        assert not re.search(r"\{(given|key|known|near|low|high|least|most|opened|first|second|character)\}", said), (
            said
        )


def test_each_of_them_can_happen() -> None:
    """A problem that no file here shows would be words that nobody has read in their place."""
    seen = {problem.code.removeprefix("load.") for problem in problems() if problem.code.startswith("load.")}
    assert own_codes() <= seen


def test_no_words_are_missing_or_unused() -> None:
    """The codes in the program's text are those that have words."""
    assert codes_in_the_program() == set(english("load"))
