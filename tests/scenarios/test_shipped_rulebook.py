"""The rulebook is whole: every rule of the school, its source, and what houses vary of it."""

from __future__ import annotations

import re
from dataclasses import fields

from croupier_trainer.drills.house_values import plain
from croupier_trainer.rules.house import House
from tests.scenarios.shipped_content import RULE_IDS, files

SECTIONS = {name: file for name, file in files("rulebook").items() if "section" in file}
VARIANTS = files("rulebook")["variants"]["variants"]
# The handout, its two halves where it treats a thing twice, and the three poker handouts.
SOURCES = {"000", "000a", "000b", "001", "002", "003"}


def test_no_rule_is_dropped_and_none_invented() -> None:
    """The ids are exactly those of the school's rulebook, each once."""
    ids = [rule["id"] for file in SECTIONS.values() for rule in file["rules"]]
    assert sorted(ids) == sorted(RULE_IDS)


def test_a_rule_stands_in_the_file_of_its_section() -> None:
    """The two letters before the hyphen are the section's."""
    for file in SECTIONS.values():
        assert all(rule["id"].startswith(file["section"] + "-") for rule in file["rules"])
    assert len({file["section"] for file in SECTIONS.values()}) == len(SECTIONS)


def test_every_rule_names_its_source() -> None:
    """A leading number of the documents, with a letter where the handout treats the thing twice."""
    for file in SECTIONS.values():
        for rule in file["rules"]:
            assert rule["source"], rule["id"]
            assert set(rule["source"]) <= SOURCES, rule["id"]


def test_numbers_of_a_rule_are_the_same_in_all_languages() -> None:
    """Odds, pockets and limits don't get lost in translation."""
    for file in SECTIONS.values():
        for rule in file["rules"]:
            found = {
                language: re.findall(r"\d+", re.sub(r"(?<=\d)[,\u00a0 ](?=\d{3}\b)", "", text))
                for language, text in rule["text"].items()
            }
            assert found["en"] == found["uk"] == found["ru"], rule["id"]


def test_every_field_of_a_house_has_its_entry() -> None:
    """The variants are the fields of the games, no more and no fewer."""
    played = {
        (game.name.replace("_", "-"), field.name.replace("_", "-"))
        for game in fields(House)
        for field in fields(getattr(House(), game.name))
    }
    listed = [(entry["game"], entry["field"]) for entry in VARIANTS if "field" in entry]
    assert sorted(listed) == sorted(played)


def test_the_default_of_a_variant_is_what_the_school_plays() -> None:
    """As the rules' own defaults, written as a house file would."""
    school = House()
    for entry in VARIANTS:
        if "field" in entry:
            game = getattr(school, entry["game"].replace("-", "_"))
            value = plain(getattr(game, entry["field"].replace("-", "_")))
            default = entry["default"]
            if isinstance(default, dict):
                default = {str(key): item for key, item in default.items()}
            assert default == value, entry["field"]


def test_the_alternatives_of_a_variant_are_those_that_the_rules_know() -> None:
    """Where a field is a choice of words, the default and the alternatives are all of them."""
    school = House()
    for entry in VARIANTS:
        if "field" in entry and "values" not in entry:
            value = getattr(getattr(school, entry["game"].replace("-", "_")), entry["field"].replace("-", "_"))
            if isinstance(value, str):
                known = [str(choice) for choice in type(value)]  # type: ignore[attr-defined]
                assert sorted([entry["default"], *entry["alternatives"]]) == sorted(known), entry["field"]


def test_a_variant_names_rules_that_exist() -> None:
    """Every entry says which rules it varies."""
    for entry in VARIANTS:
        assert entry["rules"]
        assert set(entry["rules"]) <= set(RULE_IDS)
