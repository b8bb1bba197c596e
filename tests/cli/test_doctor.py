"""doctor: what it sees in a pipe, in real terminals of every sort, and of a store that can't be used."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pexpect
import pytest

from croupier_trainer.cli.machine import encoding
from croupier_trainer.text.words import Words
from tests.cli.program import PROGRAM, Seat, environment, run
from tests.text.english_left import english_left
from tests.ui.terminals import make

if TYPE_CHECKING:
    from pathlib import Path

CHECKS = ["program", "terminal", "window", "colour", "cursor", "encoding", "language", "settings", "folder", "results"]


def looked_at(*arguments: str, **around: str) -> dict[str, Any]:
    """Give what it tells as JSON, by check."""
    done = run("doctor", "--json", *arguments, cwd=None, **around)
    assert done.stderr == ""
    report = json.loads(done.stdout)
    assert [check["id"] for check in report["checks"]] == CHECKS
    return {check["id"]: check for check in report["checks"]}


def seat(*arguments: str, size: tuple[int, int] = (24, 80), **around: str) -> str:
    """Give what it says in a real terminal; every check ends as it should."""
    chair = Seat(["doctor", *arguments], size, cwd=None, **around)
    assert chair.leave() == 0
    assert "Traceback" not in chair.transcript
    return chair.transcript


def test_all_is_told_as_json_and_in_english_whatever_the_language() -> None:
    """State, text, advice and facts of each check."""
    found = looked_at(CROUPIER_TRAINER_LANG="uk")
    assert found["terminal"]["facts"]["plain"] is True
    assert found["encoding"]["facts"] == {
        "encoding": "utf-8",
        "replaced": {},
        "letters": {"en": True, "uk": True, "ru": True},
    }
    assert found["language"]["facts"] == {"language": "uk", "from": "variable", "name": "CROUPIER_TRAINER_LANG"}
    assert "as CROUPIER_TRAINER_LANG says" in found["language"]["text"]


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_english_is_left(language: str, tmp_path: Path) -> None:
    """In words for a screen reader, too, with a fault in the settings."""
    (tmp_path / "croupier-trainer").mkdir()
    (tmp_path / "croupier-trainer" / "config.toml").write_text("plain = 7\n")
    found = looked_at("--plain", "--lang", language, XDG_CONFIG_HOME=str(tmp_path))
    told = "\n".join([check["text"] + " " + " ".join(check["advice"]) for check in found.values()])
    told = re.sub(r"/\S+|utf-8|Linux|ACCESSIBLE|plain|true|false", " ", told)
    assert english_left(told) == []
    assert (
        Words(language).text("doctor.state-fault")
        in run("doctor", "--plain", "--lang", language, XDG_CONFIG_HOME=str(tmp_path)).stdout
    )


def test_a_real_terminal_has_pictures_colours_and_a_window() -> None:
    """At 80 × 24 everything is in order."""
    told = seat()
    assert "xterm-256color: pictures, arrows and a clock can be used." in told
    assert "80 × 24: the whole table has room." in told
    assert "used; nothing is told by colour alone." in told


@pytest.mark.parametrize(
    ("size", "around", "told"),
    [
        ((12, 40), {}, "40 × 12: the table has no room"),
        ((8, 30), {}, "30 × 8: too small"),
        ((24, 80), {"TERM": "dumb"}, "TERM=dumb can't redraw"),
        ((24, 80), {"NO_COLOR": "1"}, "off, as NO_COLOR asks"),
        ((24, 80), {"ACCESSIBLE": "1"}, "plain text, as it was asked for"),
        ((24, 80), {"LC_ALL": "de_DE.UTF-8"}, "names none that is spoken here (LC_ALL=de_DE.UTF-8)"),
    ],
)
def test_what_a_terminal_lacks_is_told(size: tuple[int, int], around: dict[str, str], told: str) -> None:
    """With what to change."""
    said = " ".join(seat(size=size, **around).replace("\x1b", " ").split())
    assert told in said


@pytest.mark.parametrize(("answer", "told"), [("\x1b[7;1R", "answers where it is"), ("", "doesn't answer where it is")])
def test_whether_the_terminal_tells_its_cursor_is_found_out_in_a_moment(answer: str, told: str) -> None:
    """It is asked; the answer doesn't land on the screen or in the shell's next line."""
    child = pexpect.spawn(
        str(PROGRAM), ["doctor"], env=environment(), encoding="utf-8", timeout=20, dimensions=(24, 80)
    )
    child.expect_exact("\x1b[6n")
    child.send(answer)
    child.expect(pexpect.EOF)
    assert told in (child.before or "")
    assert "[7;1R" not in (child.before or "")
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize(
    ("name", "replaced", "without"),
    [
        ("cp866", {"і": "i", "ґ": "\N{CYRILLIC SMALL LETTER GHE}", "♠": "s"}, {"uk"}),
        ("cp1251", {"♠": "s", "─": "-"}, set()),
        ("ascii", {}, {"uk", "ru"}),
    ],
)
def test_what_the_encoding_lacks_is_counted(name: str, replaced: dict[str, str], without: set[str]) -> None:
    """Old code pages: what stands for what, and whose letters are not all there."""
    check = encoding(make(encoding=name))
    assert dict(check.facts["replaced"]).items() >= replaced.items()  # type: ignore[call-overload]
    letters = check.facts["letters"]
    assert isinstance(letters, dict)
    assert {language for language, whole in letters.items() if not whole} - {"en"} == without


@pytest.mark.parametrize("code_page", ["cp866", "cp1251", "ascii"])
def test_it_can_be_written_in_the_encoding_it_speaks_of(code_page: str) -> None:
    """Strictly, in a language whose letters are lacking."""
    chair = pexpect.spawn(
        str(PROGRAM),
        ["doctor", "--lang", "uk"],
        env=environment(PYTHONUTF8="0", PYTHONIOENCODING=f"{code_page}:strict"),
        encoding=code_page,
        timeout=20,
        dimensions=(24, 80),
    )
    chair.expect(pexpect.EOF)
    assert "UTF-8" in (chair.before or "")
    chair.close()
    assert chair.exitstatus == 0


def test_a_store_that_can_t_be_used_ends_with_4(tmp_path: Path) -> None:
    """The rest is told all the same."""
    (tmp_path / "notes.db").write_text("Week one. " * 100)
    done = run("doctor", "--db", str(tmp_path / "notes.db"))
    assert done.returncode == 4
    # The path is as long as the folder of the test, so a line may break anywhere in it.
    assert "notes.db:Thisisnoresultsdatabase." in "".join(done.stdout.split())
    assert "Window" in done.stdout


def test_a_file_without_permission_and_a_bad_address(tmp_path: Path) -> None:
    """Exit code 4, each with its fault."""
    assert run("doctor", "--db", "mysql://school/results").returncode == 4
    folder = tmp_path / "file"
    folder.write_text("")
    assert run("doctor", "--db", str(folder / "results.db")).returncode == 4


def test_sittings_are_counted_and_nothing_is_made(tmp_path: Path) -> None:
    """Before the first answer there is no file, and doctor makes none."""
    db = tmp_path / "results.db"
    assert looked_at("--db", str(db))["results"]["facts"]["sittings"] == 0
    assert not db.exists()
    run("drill", "roulette/payouts-1", "--seed", "1", "--db", str(db), typed="132\n")
    facts = looked_at("--db", str(db))["results"]["facts"]
    assert (facts["sittings"], facts["answers"]) == (1, 1)


def test_wrong_settings_are_told_with_their_place_and_are_no_fault_of_the_store(tmp_path: Path) -> None:
    """Exit code 0: the program itself works."""
    (tmp_path / "mine.toml").write_text('\nlimit-s = "x"\n')
    settings = {"CROUPIER_TRAINER_CONFIG": str(tmp_path / "mine.toml")}
    assert run("doctor", cwd=None, **settings).returncode == 0
    (told,) = looked_at(**settings)["settings"]["advice"]
    assert "mine.toml:2:1: limit-s is a number of seconds." in told


def test_a_folder_that_can_t_be_written_is_told(tmp_path: Path) -> None:
    """With where else results can go."""
    (tmp_path / "data").write_text("no folder")
    found = looked_at("--db", str(tmp_path / "else.db"), XDG_DATA_HOME=str(tmp_path / "data"))
    assert found["folder"]["state"] == "note"
    assert "--db" in found["folder"]["advice"][0]
