"""One place each: a kind is one file, one line of the list, words, and a shipped drill that uses it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml

from croupier_trainer.drills import library
from croupier_trainer.drills.kinds import KINDS, kind
from croupier_trainer.text.catalog import english

KINDS_FOLDER = Path(library.__file__).parent / "kinds"


@cache
def shipped() -> dict[str, dict[str, object]]:
    """Read every shipped drill with another YAML reader than the program's."""
    return {
        name: yaml.safe_load((library.root() / f"{name}.yaml").read_text(encoding="utf-8"))
        for name in library.shipped()
    }


def test_files_and_list_agree() -> None:
    """Each file in kinds/ is a line of the list, and each line a file."""
    files = {path.stem.replace("_", "-") for path in KINDS_FOLDER.glob("*.py")} - {"--init--"}
    assert files == set(KINDS)
    assert len(KINDS) == len(set(KINDS))


@pytest.mark.parametrize("name", KINDS)
def test_a_kinds_tag_is_its_name(name: str) -> None:
    """`ask: split-payout` finds the Spec of split_payout.py."""
    assert kind(name).__struct_config__.tag == name


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_has_words_for_its_question(name: str) -> None:
    """The words of a question are found by the kind's name."""
    assert any(key == name or key.startswith(f"{name}-") for key in english("ask"))


def test_no_words_are_left_of_a_kind_that_is_gone() -> None:
    """Every key of the words of questions begins with a kind."""
    assert not [key for key in english("ask") if not any(key == one or key.startswith(f"{one}-") for one in KINDS)]


def test_shipped_drills_use_every_kind() -> None:
    """No kind without a drill that trains it."""
    used = {question["ask"] for drill in shipped().values() for question in drill["questions"]}  # type: ignore[attr-defined]
    assert used == set(KINDS)


@pytest.mark.parametrize("name", library.shipped())
def test_a_shipped_drill_has_a_title_in_three_languages_and_a_level(name: str) -> None:
    """What the course shows of it."""
    drill = shipped()[name]
    title = drill["title"]
    assert isinstance(title, dict)
    assert set(title) == {"en", "uk", "ru"}
    assert drill["level"] in range(1, 6)


def test_there_are_drills_of_every_level() -> None:
    """Levels 1 to 4 at the least."""
    assert {1, 2, 3, 4} <= {drill["level"] for drill in shipped().values()}
    assert len(shipped()) >= 12


def test_every_shipped_drill_and_house_passes_check() -> None:
    """Nothing wrong, every question can be dealt."""
    from croupier_trainer.cli.checking import check_file, files

    for path, shown in files([*library.shipped(), str(library.root() / "houses")]):
        problems, dealt = check_file(path, shown)
        assert problems == [], shown
        assert dealt > 0 or "houses" in shown
