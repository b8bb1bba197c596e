"""House files: only differences stand, every field of the rules can be one, and every fault has its place."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields
from enum import StrEnum
from pathlib import Path
from typing import get_type_hints

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.drills.houses import differences, house_hash, read_house, read_house_file
from croupier_trainer.errors import FileError
from croupier_trainer.rules.house import POKER, House
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.poker.oasis import Bonus, Oasis
from croupier_trainer.rules.poker.prices import PriceList, Span
from croupier_trainer.rules.roulette.bets import Kind, ZeroBets
from croupier_trainer.rules.roulette.game import Roulette
from croupier_trainer.rules.roulette.payouts import OnZero

SCENARIOS = Path(__file__).parents[2] / "scenarios"
SHIPPED = sorted((SCENARIOS / "houses").glob("*.yaml"))
HEAD = "format: 1\ntitle: River\nsource: p. 4\n"

# The example of the file format, with every key that there is.
EVERY_KEY = """\
format: 1
title: {en: River club, uk: Клуб, ru: Клуб}
source: house rules of 2025, p. 4
roulette: {on-zero: lose, odd-half: round-down, zero-bets: none, turns: 4, outside-order: end-to-zero, maximum: flat, minimum: inside-sum,
  stack: 20, ride-one: 5, ride-many: 12, cash: [1, 5, 25, 100], cut: {25: 4}, inside-order: [line, street, corner, split, straight]}
oasis: {changes: 1..5, change-price: {1: 1, 2: 1.5}, bonus: odds}
russian: {insurance-min: bet, insurance-max: half, insured-ante-no-game: paid, insurance-stand-off: back, buy: after-insurance, second-no-game: paid,
  dealer-changes: lowest, same-rank: kept, straight-with-pair: pair, changes: 2..5, maximum-counts: stakes-too}
six-card: {table-pays: ante-by-table-bet-even}
texas: {no-game-ante: even, royal: 50}
"""  # noqa: E501 - as it is written in the description of the format


def told(body: str) -> list[tuple[str, int | None, int | None]]:
    """Give code, line and column of each problem of a house with this body; its first line is 4."""
    with pytest.raises(FileError) as caught:
        read_house(HEAD + body, "house.yaml")
    return [(problem.code, problem.line, problem.column) for problem in caught.value.problems]


def test_every_key_of_the_format_is_a_field_and_every_field_a_key() -> None:
    """The example names each key there is; a new field of the rules must be told there."""
    file = read_house_file(EVERY_KEY, "house.yaml")
    said = yaml.safe_load(EVERY_KEY)
    for game in fields(House):
        played = getattr(file.house, game.name)
        assert {field.name.replace("_", "-") for field in fields(played)} == set(said[game.name.replace("_", "-")])
    assert file.title == {"en": "River club", "uk": "Клуб", "ru": "Клуб"}
    assert file.source == "house rules of 2025, p. 4"


def test_a_house_is_the_school_with_its_differences() -> None:
    """What a file doesn't say is as the school has it."""
    house = read_house(
        HEAD + "roulette: {on-zero: lose, zero-bets: none, cash: [5, 25], cut: {25: 5, 5: 4},\n"
        "  inside-order: [straight, split, street, corner, line]}\n"
        "oasis: {changes: 1..5, change-price: {2: 1.5, 1: 1}, bonus: odds}\n",
        "house.yaml",
    )
    assert house == House(
        roulette=Roulette(
            on_zero=OnZero.LOSE,
            zero_bets=ZeroBets.NONE,
            cash=(5, 25),
            cut=((5, 4), (25, 5)),
            inside_order=(Kind.STRAIGHT, Kind.SPLIT, Kind.STREET, Kind.CORNER, Kind.LINE),
        ),
        oasis=Oasis(changes=Span(1, 5), change_price=PriceList(((1, Money(2)), (2, Money(3)))), bonus=Bonus.ODDS),
    )


def test_a_number_of_cards_may_stand_for_a_range() -> None:
    """One card that may be changed is written 1, not 1..1."""
    assert read_house(HEAD + "oasis: {changes: 2}\n", "house.yaml").oasis.changes == Span(2, 2)


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("roulette: {on-zero: loose}\n", ("load.not-one-of-near", 4, 21)),
        ("roulette: {on-zero: 5}\n", ("load.not-one-of", 4, 21)),
        ("roulette: {on-zeor: lose}\n", ("load.unknown-key-near", 4, 12)),
        ("baccarat: {}\n", ("load.unknown-key", 4, 1)),
        ("six_card: {}\n", ("load.unknown-key-near", 4, 1)),
        ("roulette: lose\n", ("load.need-mapping", 4, 11)),
        ("roulette: {turns: five}\n", ("load.need-whole", 4, 19)),
        ("roulette: {turns: 1.5}\n", ("load.need-whole", 4, 19)),
        ("roulette: {turns: 0}\n", ("roulette.rules-least", 4, 19)),
        ("roulette: {stack: -1}\n", ("load.out-of-range", 4, 19)),
        ("roulette: {cash: []}\n", ("roulette.rules-least", 4, 18)),
        ("roulette: {cash: [1, 1]}\n", ("roulette.rules-twice", 4, 18)),
        ("roulette: {cash: [1, x]}\n", ("load.need-whole", 4, 22)),
        ("roulette: {cut: [25]}\n", ("load.cut", 4, 17)),
        ("roulette: {cut: {25: 0}}\n", ("load.pile", 4, 22)),
        ("roulette: {cut: {x: 4}}\n", ("load.count", 4, 18)),
        ("roulette: {inside-order: [line, street]}\n", ("roulette.rules-inside-order", 4, 26)),
        ("roulette: {inside-order: [line, stret]}\n", ("load.not-one-of-near", 4, 33)),
        ("oasis: {changes: 0}\n", ("load.cards-range", 4, 18)),
        ("oasis: {changes: 1..6}\n", ("load.cards-range", 4, 18)),
        ("oasis: {changes: 5..1}\n", ("load.cards-range", 4, 18)),
        ("oasis: {changes: many}\n", ("load.cards-range", 4, 18)),
        ("oasis: {changes: true}\n", ("load.cards-range", 4, 18)),
        ("oasis: {change-price: 1}\n", ("load.prices", 4, 23)),
        ("oasis: {change-price: {}}\n", ("load.prices", 4, 23)),
        ("oasis: {change-price: {1: free}}\n", ("load.price", 4, 27)),
        ("oasis: {change-price: {1: -1}}\n", ("load.price", 4, 27)),
        ("oasis: {change-price: {6: 1}}\n", ("load.count", 4, 24)),
        ("oasis: {change-price: {1: 1.25}}\n", ("load.number-form", 4, 27)),
        ("texas: {royal: }\n", ("load.no-value", 4, 9)),
        ("six-card: {table-pays: ante}\n", ("load.not-one-of", 4, 24)),
    ],
)
def test_a_fault_is_told_at_its_place(body: str, problem: tuple[str, int, int]) -> None:
    """A misspelt key is never a silent school rule."""
    assert told(body) == [problem]


def test_a_title_in_a_language_that_isn_t_spoken_is_told() -> None:
    """Otherwise a misspelt language would leave its readers without a name."""
    with pytest.raises(FileError) as caught:
        read_house("format: 1\ntitle: {en: A, uk: B, ru: C, ua: D}\n", "house.yaml")
    assert [(one.code, one.line, one.column) for one in caught.value.problems] == [("load.not-one-of", 2, 30)]


def test_all_faults_of_a_house_are_told_in_one_run() -> None:
    """Head and games alike, a game's own check too where its parts are right."""
    with pytest.raises(FileError) as caught:
        read_house(
            "format: 2\n"
            "title: {en: River}\n"
            "roulette: {turns: 0, on-zero: half}\n"
            "oasis: {changes: 9, bonsu: odds}\n"
            "oasis: {}\n",
            "house.yaml",
        )
    assert [(problem.code, problem.line) for problem in caught.value.problems] == [
        ("load.format", 1),
        ("load.title-lacks", 2),
        ("load.title-lacks", 2),
        ("roulette.rules-least", 3),
        ("load.cards-range", 4),
        ("load.unknown-key-near", 4),
        ("load.duplicate-key", 5),
    ]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_house_has_title_and_source_in_three_languages(path: Path) -> None:
    """Whoever reads the program reads the house's name, and where its rules come from."""
    file = read_house_file(path.read_bytes(), path.name)
    assert isinstance(file.title, dict)
    assert isinstance(file.source, dict)
    assert list(file.title) == list(file.source) == ["en", "uk", "ru"]
    assert (differences(file.house) == {}) == (path.stem == "school")


def test_the_shipped_houses_use_every_alternative() -> None:
    """Each word that a field may have, and a number or list other than the school's for each other field."""
    houses = [read_house(path.read_bytes(), path.name) for path in SHIPPED]
    for game in fields(House):
        rules = type(getattr(House(), game.name))
        hints = get_type_hints(rules)
        for field in fields(rules):
            used = {getattr(getattr(house, game.name), field.name) for house in houses}
            hint = hints[field.name]
            due = set(hint) if isinstance(hint, type) and issubclass(hint, StrEnum) else set()
            assert due <= used, (game.name, field.name)
            assert len(used) > 1, (game.name, field.name)


def test_half_of_an_odd_stake_is_varied_where_stakes_are_halved() -> None:
    """Where zero takes or imprisons the stake nothing is halved, so a house that also rounds would show nothing."""
    houses = [read_house(path.read_bytes(), path.name).roulette for path in SHIPPED]
    assert {house.odd_half for house in houses if house.on_zero is OnZero.HALF} == set(
        get_type_hints(Roulette)["odd_half"]
    )


def test_the_table_of_variants_has_the_defaults_of_the_rules() -> None:
    """The rulebook that a trainee reads and the rules that grade name the same fields, defaults and alternatives."""
    text = (SCENARIOS / "rulebook" / "variants.yaml").read_text("utf-8")
    table = yaml.load(text, yaml.BaseLoader)["variants"]  # noqa: S506 - builds text, lists and mappings alone
    rows = {(row["game"], row["field"]): row for row in table if "field" in row}
    house = House()
    for game in fields(House):
        played = getattr(house, game.name)
        for field in fields(played):
            row = rows.pop((game.name.replace("_", "-"), field.name.replace("_", "-")))
            value = getattr(played, field.name)
            if isinstance(value, StrEnum):
                assert row["default"] == value
                assert {row["default"], *row["alternatives"]} == set(type(value))
            elif isinstance(value, int | Span):
                assert row["default"] == str(value)
    assert rows == {}


def test_the_games_of_a_house_are_found_by_their_ids() -> None:
    """A game's id is its key in a house file."""
    house = House()
    assert POKER == ("oasis", "russian", "six-card", "texas")
    assert [house.poker(game).id for game in POKER] == list(POKER)
    with pytest.raises(KeyError):
        house.poker("roulette")


def test_a_house_has_one_hash_however_its_file_is_written() -> None:
    """Title, order of keys, comments and defaults that are stated change nothing; a rule changes it."""
    one = read_house(HEAD + "roulette: {turns: 4, on-zero: lose}\ntexas: {royal: 50}\n", "a.yaml")
    other = read_house(
        "# by hand\ntexas:\n  royal: 50\nformat: 1\ntitle: X\n"
        "roulette:\n  on-zero: lose\n  turns: 4\n  stack: 20\n",
        "b.yaml",
    )  # fmt: skip
    third = read_house(HEAD + "roulette: {turns: 3, on-zero: lose}\ntexas: {royal: 50}\n", "c.yaml")
    assert house_hash(one) == house_hash(other)
    assert house_hash(one) != house_hash(third)
    assert house_hash(House()) == house_hash(read_house(HEAD, "d.yaml"))


def test_a_house_has_one_hash_on_every_machine() -> None:
    """Recorded once: old answers in a store are known by it. Another process has other string hashes."""
    recorded = "3ed9b5c26f008b4ac52f39693133816647e87be9ad057b080e5783c704745b1d"
    assert house_hash(read_house(EVERY_KEY, "house.yaml")) == recorded
    code = (
        "import sys\n"
        "from croupier_trainer.drills.houses import house_hash, read_house\n"
        "print(house_hash(read_house(sys.argv[1], 'house.yaml')))"
    )
    for seed in ("1", "2"):
        command = [sys.executable, "-c", code, EVERY_KEY]
        run = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed})
        assert run.stdout.strip() == recorded


KEYS = st.sampled_from(
    ["on-zero", "turns", "cash", "cut", "inside-order", "changes", "change-price", "bonus", "royal", "1"]
)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 30) | st.sampled_from(["lose", "1..5", "line", "odds", "x", "1.5"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(["roulette", "oasis", "texas", "six-card"]), st.dictionaries(KEYS, PLAIN)))
def test_whatever_a_house_says_it_is_read_or_refused(games: dict[str, object]) -> None:
    """No value of any kind at any key raises anything but the file's errors, and what is read can be written."""
    text = yaml.safe_dump({"format": 1, "title": "x", **games})
    try:
        house = read_house(text, "house.yaml")
    except FileError as error:
        problems = error.problems
    else:
        again = yaml.safe_dump({"format": 1, "title": "x", **differences(house)}).replace("'", "")
        assert read_house(again, "house.yaml") == house
        return
    assert all(problem.line for problem in problems)
