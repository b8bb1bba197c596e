"""The file of settings: command line before environment before file, and what is wrong in it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import platformdirs
import pytest

from croupier_trainer.cli import settings
from croupier_trainer.errors import UsageError
from tests.cli.program import run
from tests.text.english_left import english_left

UKRAINIAN, RUSSIAN, ENGLISH = "Джерело", "Источник", "Source"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """Give where the settings stand in a home of this test's own."""
    path = tmp_path / "croupier-trainer" / "config.toml"
    path.parent.mkdir()
    return path


def spoken(*arguments: str, **around: str) -> str:
    """Show a rule, whose last lines tell the language."""
    return run("rules", "RT-ZERO", *arguments, cwd=None, **around).stdout


def test_the_language_is_chosen_by_option_then_environment_then_file_then_locale(config: Path) -> None:
    """Each speaks where those before it are silent."""
    config.write_text('lang = "uk"\n')
    home = {"XDG_CONFIG_HOME": str(config.parent.parent), "LC_ALL": "ru_RU.UTF-8"}
    assert ENGLISH in spoken("--lang", "en", CROUPIER_TRAINER_LANG="ru", **home)
    assert RUSSIAN in spoken(CROUPIER_TRAINER_LANG="ru", **home)
    assert UKRAINIAN in spoken(**home)
    assert UKRAINIAN in spoken(CROUPIER_TRAINER_LANG="", **home)
    config.unlink()
    assert RUSSIAN in spoken(**home)


def test_another_file_may_be_named(tmp_path: Path) -> None:
    """CROUPIER_TRAINER_CONFIG names it; one that isn't there is told."""
    (tmp_path / "class.toml").write_text('lang = "ru"\n')
    assert RUSSIAN in spoken(CROUPIER_TRAINER_CONFIG=str(tmp_path / "class.toml"))
    done = run("rules", "RT-ZERO", CROUPIER_TRAINER_CONFIG=str(tmp_path / "none.toml"))
    assert done.returncode == 2
    assert "none.toml: there is no such file." in done.stderr


def test_house_limit_trainee_and_store_hold_for_a_drill(config: Path) -> None:
    """A house where the drill names none, a limit, a name, and a store beside the file; options go before."""
    house = config.with_name("mine.yaml")
    house.write_text("format: 1\ntitle: {en: M, uk: M, ru: M}\nsource: here\nroulette: {on-zero: lose}\n")
    config.write_text('house = "mine.yaml"\nlimit-s = 45\ntrainee = "Оля"\ndb = "kept.db"\n')
    home = {"XDG_CONFIG_HOME": str(config.parent.parent)}
    assert run("drill", "roulette/zero-2", "--seed", "1", typed="0\n", cwd=None, **home).returncode == 0
    said = json.loads(run("progress", "--json", "--db", str(config.with_name("kept.db")), "--trainee", "Оля").stdout)
    assert said["tally"]["answered"] == 1
    key = json.loads(run("solve", "roulette/zero-2", "--json", cwd=None, **home).stdout)
    school = json.loads(run("solve", "roulette/zero-2", "--json", "--house", "school", cwd=None, **home).stdout)
    assert key != school
    assert school == json.loads(run("solve", "roulette/zero-2", "--json").stdout)


def test_a_drill_that_names_its_house_keeps_it(config: Path) -> None:
    """The preferred house stands in for none but the school's."""
    config.write_text('house = "castle"\n')
    home = {"XDG_CONFIG_HOME": str(config.parent.parent)}
    named = ("solve", "poker/oasis/river-3", "--json")
    assert run(*named, cwd=None, **home).stdout == run(*named).stdout


def test_plain_text_can_be_preferred(config: Path) -> None:
    """As if the environment said ACCESSIBLE; where that says 0, it does."""
    config.write_text("plain = true\n")
    home = {"XDG_CONFIG_HOME": str(config.parent.parent)}
    drawn = run("drill", "roulette/payouts-1", "--seed", "1", typed="1\n").stdout
    assert run("drill", "roulette/payouts-1", "--seed", "1", typed="1\n", cwd=None, **home).stdout != drawn
    assert (
        run("drill", "roulette/payouts-1", "--seed", "1", typed="1\n", ACCESSIBLE="0", cwd=None, **home).stdout == drawn
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("lang = uk\n", "config.toml:1:8: "),
        ('# mine\nlang = "de"\n', "config.toml:2:1: "),
        ('plain = "yes"\n', "config.toml:1:1: "),
        ('\nhause = "river"\n', "config.toml:2:1: "),
        ("limit-s = 0\n", "config.toml:1:1: "),
        ("limit-s = true\n", "config.toml:1:1: "),
        ('db = ""\n', "config.toml:1:1: "),
        ('[extra]\nlang = "uk"\n', "config.toml:1:1: "),
        ('trainee = "Оля\n', "config.toml:1:"),
    ],
)
def test_what_is_wrong_in_the_file_is_told_in_one_line_with_its_place(config: Path, text: str, told: str) -> None:
    """File, line, what and what to do, in the trainee's language; exit code 2, never a traceback."""
    config.write_text(text)
    for language in ("en", "uk"):
        done = run("drill", XDG_CONFIG_HOME=str(config.parent.parent), CROUPIER_TRAINER_LANG=language)
        assert done.returncode == 2
        assert told in done.stderr
        assert done.stderr.count("\n") == 1
        said = done.stderr.partition(told)[2].partition(" ")[2]
        if language == "uk":
            known = ("hause", "house", "extra", "true", "false", "lang", "plain", "db", "trainee")
            assert [word for word in english_left(said) if word not in known] == []


def test_every_fault_of_the_file_is_told_in_one_run(config: Path) -> None:
    """A line each."""
    config.write_text('lang = "de"\nplain = 1\nx = 2\n')
    done = run("rules", XDG_CONFIG_HOME=str(config.parent.parent))
    assert done.stderr.count("\n") == 3


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["doctor"], ["drill", "-h"]])
def test_a_wrong_file_does_not_stand_in_the_way_of_help(config: Path, arguments: list[str]) -> None:
    """These work in any case: they are how one finds out."""
    config.write_text("lang = \n")
    assert run(*arguments, XDG_CONFIG_HOME=str(config.parent.parent)).returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs itself is asked")
@pytest.mark.parametrize("folder", ["/somewhere/else", "", "  "])
def test_the_file_is_where_platformdirs_says(monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    """Told without its import, which every start would pay for."""
    monkeypatch.setenv("XDG_CONFIG_HOME", folder)
    expected = platformdirs.user_config_path("croupier-trainer", appauthor=False) / "config.toml"
    assert Path(settings.file({"XDG_CONFIG_HOME": folder})) == expected


def test_a_mark_before_the_text_and_windows_line_ends_are_taken(tmp_path: Path) -> None:
    """As old editors write."""
    file = tmp_path / "config.toml"
    file.write_bytes('lang = "uk"\r\nplain = false\r\n'.encode("utf-8-sig"))
    assert settings.read({settings.FILE_VARIABLE: str(file)}) == {"CROUPIER_TRAINER_LANG": "uk"}


def test_a_file_in_a_code_page_is_told(tmp_path: Path) -> None:
    """With the line that can't be read."""
    file = tmp_path / "config.toml"
    file.write_bytes(b'lang = "uk"\n' + 'trainee = "Оля"\n'.encode("cp1251"))
    with pytest.raises(UsageError) as caught:
        settings.read({settings.FILE_VARIABLE: str(file)})
    (problem,) = caught.value.problems
    assert (problem.code, problem.line) == ("settings.not-utf8", 2)
