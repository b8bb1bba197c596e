"""A house beside the school: what is shown is what the rules play, field by field, in each language."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.cli.houses import opened, rows
from croupier_trainer.drills import library
from croupier_trainer.drills.houses import differences
from croupier_trainer.rules.house import House
from croupier_trainer.text import catalog
from croupier_trainer.text.variants import value_words, variants
from croupier_trainer.text.words import Words
from tests.cli.program import run

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", library.houses())
def test_the_rows_that_differ_are_the_differences(name: str) -> None:
    """By the rules' own comparison, no more and no fewer, with the values that a house file would have."""
    house = opened(name).house
    shown: dict[str, dict[str, object]] = {}
    for row in rows(house):
        if row.differs:
            shown.setdefault(row.variant.game, {})[row.field] = row.here
    assert shown == differences(house)


def test_every_field_of_the_rules_has_a_row() -> None:
    """No variant of any game is left out of the table of variants, and none stands there twice."""
    of_rules = [
        (game.name.replace("_", "-"), field.name.replace("_", "-"))
        for game in fields(House)
        for field in fields(getattr(House(), game.name))
    ]
    assert sorted((row.variant.game, row.field) for row in rows(House())) == sorted(of_rules)


def test_the_school_plays_the_defaults_of_the_table() -> None:
    """The default that a row tells is the one the rules have."""
    told = {(row.variant.game, row.field): row.variant.default for row in rows(House())}
    assert told == {(row.variant.game, row.field): row.school for row in rows(House())}


def test_each_value_that_is_a_word_is_told_in_words() -> None:
    """No word of a house file is left to be guessed, and no words are left of a value that is gone."""
    values = {
        f"value.{variant.field}.{value}"
        for variant in variants()
        for value in (variant.default, *variant.alternatives)
        if isinstance(value, str) and value[0].isalpha()
    }
    assert {key for key in catalog.english("house") if key.startswith("value.")} == values


def test_a_price_is_written_as_the_language_does() -> None:
    """One and a half ANTE: 1.5 or 1,5."""
    assert value_words(Words("en"), "change-price", {"1": 1, "2": "1.5"}) == "1: 1, 2: 1.5"
    assert value_words(Words("uk"), "change-price", {"1": 1, "2": "1.5"}) == "1: 1, 2: 1,5"


@pytest.mark.parametrize(
    ("language", "title", "lost"),
    [
        ("en", "River Club", "the house takes all of it"),
        ("uk", "Клуб «Річка»", "казино забирає все"),
        ("ru", "Клуб «Река»", "казино забирает всё"),
    ],
)
def test_a_house_is_shown_with_its_reasons(language: str, title: str, lost: str) -> None:
    """Title, what differs in words, the rules' ids; what is the same only with --all."""
    done = run("house", "river", "--lang", language, COLUMNS="200")
    assert done.returncode == 0
    assert done.stdout.startswith(title)
    line = next(line for line in done.stdout.splitlines() if line.startswith("on-zero "))
    assert lost in line
    assert "RT-ZERO" in line
    assert "odd-half" not in done.stdout
    every = run("house", "river", "--all", "--lang", language, COLUMNS="200").stdout
    assert "\nodd-half " in every
    assert "\non-zero* " in every
    assert "OA-TABLE" in every


def test_without_a_name_the_houses_are_listed() -> None:
    """Each with its title; as JSON with its source too."""
    lines = run("house").stdout.splitlines()
    assert [line.split()[0] for line in lines[1 : 1 + len(library.houses())]] == library.houses()
    found = json.loads(run("house", "--json").stdout)
    assert [house["name"] for house in found] == library.houses()
    assert all(house["title"] and house["source"] for house in found)


def test_json_tells_the_differences_alone_and_all_with_all() -> None:
    """Nothing else goes to stdout."""
    some, every = (json.loads(run("house", "castle", "--json", *more).stdout) for more in ((), ("--all",)))
    assert all(row["differs"] for row in some)
    assert [row for row in every if row["differs"]] == some
    assert len(every) == len(rows(House()))


def test_a_file_of_ones_own_is_shown_as_well(tmp_path: Path) -> None:
    """A path will do; hostile text in it is shown as text."""
    (tmp_path / "mine.yaml").write_text("format: 1\ntitle: '[bold]Mine'\nroulette: {turns: 3}\n")
    done = run("house", "mine.yaml", cwd=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("[bold]Mine\n1 rule differs")


@pytest.mark.parametrize(
    ("text", "code"), [("format: 1\ntitle: T\nroulette: {turn: 3}\n", 3), ("format: 1\ntitle: T\nturns: 3\n", 3)]
)
def test_a_wrong_file_is_told_with_its_place(tmp_path: Path, text: str, code: int) -> None:
    """As check does."""
    (tmp_path / "wrong.yaml").write_text(text)
    done = run("house", "wrong.yaml", cwd=tmp_path)
    assert done.returncode == code
    assert done.stderr.startswith("wrong.yaml:3:")
    assert done.stdout == ""


def test_an_unknown_house_is_asked_back() -> None:
    """Exit code 2 and the nearest name."""
    done = run("house", "rivr")
    assert done.returncode == 2
    assert "river" in done.stderr
