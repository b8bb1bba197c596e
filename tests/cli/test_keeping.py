"""Every answer of a drill is on the disk before its verdict shows, however it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier_trainer import __version__
from croupier_trainer.practice.record import Answered, Closed, Judged, Opened
from tests.cli.kept import drill, entries, log, records
from tests.cli.program import RESULTS, Seat, run

if TYPE_CHECKING:
    from pathlib import Path


def test_a_drill_in_a_pipe_is_kept_question_by_question(tmp_path: Path) -> None:
    """Each answer stands before its grade, with question, seed, house, file, program; the sitting is closed."""
    store = tmp_path / "a.db"
    done = run("drill", drill(tmp_path), "--db", store, "--seed", "7", "--trainee", "Олена", typed="35\n1\n11\n")
    assert done.returncode == 0, done.stderr
    kept = entries(store)
    assert [type(one) for one in kept] == [Opened, *(Answered, Judged) * 3, Closed]
    opened = kept[0]
    assert isinstance(opened, Opened)
    about = opened.header
    assert (about.mode, about.trainee, about.drill, about.seed) == ("drill", "Олена", "friday.yaml", 7)
    assert (about.house, about.program, about.questions, len(about.file_hash)) == ("school", __version__, 4, 64)
    assert about.path == str(tmp_path / "friday.yaml")
    found = list(records(store))
    assert [(one.id, one.given.typed, one.mille) for one in found] == [
        ("one", "35", 1000),
        ("two", "1", 0),
        ("three", "11", 1000),
    ]
    assert all(one.given.first_key_ms is None for one in found)
    assert [one.rules for one in found] == [("RT-STRAIGHT",), ("RT-SPLIT",), ("RT-STREET",)]
    assert b"17/20" in bytes(found[1].question)


def test_an_answer_is_on_the_disk_when_its_verdict_shows(tmp_path: Path) -> None:
    """Killed as soon as the verdict is on the screen: the answer and its grade are there, with the time to its key."""
    store = tmp_path / "a.db"
    seat = Seat(["drill", str(drill(tmp_path)), "--db", str(store)])
    seat.wait("How many to 1")
    seat.answer("35")
    seat.wait("Right.")
    seat.kill()
    (found,) = records(store)
    assert (found.id, found.given.typed, found.mille) == ("one", "35", 1000)
    assert found.given.first_key_ms is not None
    assert 0 <= found.given.first_key_ms <= found.given.answer_ms
    (past,) = log(store).pasts
    assert (past.closed, past.chain.whole) == (False, True)


def test_a_file_of_answers_is_kept_too(tmp_path: Path) -> None:
    """What nobody typed has no time, and counts in no median."""
    answers = tmp_path / "answers.json"
    answers.write_text('{"seed": 3, "answers": {"one": 35, "two": 16}}', "utf-8")
    store = tmp_path / "a.db"
    done = run("drill", drill(tmp_path), "--answers", answers, "--db", store)
    assert done.returncode == 0, done.stderr
    found = list(records(store))
    assert [one.mille for one in found] == [1000, 0, 0, 0]
    assert [one.header.seed for one in found] == [3] * 4
    assert {one.spent_ms for one in found} == {None}


def test_what_was_missed_and_is_repeated_is_a_review(tmp_path: Path) -> None:
    """The repeat is a sitting of its own: it says nothing of the drill's goal."""
    store = tmp_path / "a.db"
    seat = Seat(["drill", str(drill(tmp_path, goal="{right: 100}")), "--db", str(store), "--count", "1"])
    seat.wait("How many to 1")
    seat.answer("34")
    seat.wait("What next?")
    seat.wait("Repeat the 1 question")
    seat.type("\r")
    seat.wait("How many to 1")
    seat.answer("35")
    seat.wait("1 of 1 question right")
    assert seat.leave() == 0
    first, again = log(store).pasts
    assert (first.header.mode, first.header.goal_right) == ("drill", 100)
    assert (again.header.mode, again.header.goal_right) == ("review", None)
    assert [one.mille for one in (*first.records, *again.records)] == [0, 1000]


def test_nothing_is_kept_only_where_that_is_asked_for(tmp_path: Path) -> None:
    """--no-record writes no store; a drill that is left before an answer leaves no sitting."""
    store = tmp_path / "a.db"
    assert run("drill", drill(tmp_path), "--db", store, "--no-record", typed="35\n").returncode == 0
    assert not store.exists()
    assert run("drill", drill(tmp_path), "--db", store, typed="").returncode == 0
    assert not store.exists() or entries(store) == []


def test_the_place_is_the_option_the_environment_or_the_data_folder(tmp_path: Path) -> None:
    """--db goes before CROUPIER_TRAINER_DB, and both before the user's folder; the file is the user's alone."""
    path = drill(tmp_path)
    mine, other = tmp_path / "mine.db", tmp_path / "other.db"
    assert run("drill", path, "--db", mine, typed="35\n", CROUPIER_TRAINER_DB=str(other)).returncode == 0
    assert (mine.exists(), other.exists()) == (True, False)
    assert run("drill", path, typed="35\n", CROUPIER_TRAINER_DB=str(other)).returncode == 0
    assert other.exists()
    assert run("drill", path, typed="35\n", XDG_DATA_HOME=str(tmp_path)).returncode == 0
    usual = tmp_path / "croupier-trainer" / "results.db"
    assert len(list(records(usual))) == 1
    assert usual.stat().st_mode & 0o077 == 0
    assert RESULTS.name not in str(usual)


@pytest.mark.parametrize(("said", "trainee"), [([], "user"), (["--trainee", "Ніна"], "Ніна")])
def test_the_trainee_is_the_one_named_or_the_user(tmp_path: Path, said: list[str], trainee: str) -> None:
    """Without a name the name of the system's user stands for the trainee."""
    store = tmp_path / "a.db"
    assert run("drill", drill(tmp_path), "--db", store, *said, typed="35\n", LOGNAME="user").returncode == 0
    assert [past.header.trainee for past in log(store).pasts] == [trainee]
