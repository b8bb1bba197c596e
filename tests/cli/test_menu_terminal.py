"""The menu in a real terminal: first what to do next, then all else; each item does what its command does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.text.catalog import LANGUAGES
from croupier_trainer.text.words import Words
from tests.cli.kept import drill, log
from tests.cli.program import Seat, run

if TYPE_CHECKING:
    from pathlib import Path

USUAL = ("course", "review", "quiz", "progress", "rulebook", "language", "leave")


def seat_at(folder: Path, language: str = "en") -> Seat:
    """Open the menu over this folder's store, as a user called mira."""
    return Seat(["--lang", language], cwd=folder, CROUPIER_TRAINER_DB=str(folder / "results.db"), LOGNAME="mira")


def items(seat: Seat, language: str = "en") -> list[str]:
    """Give the items as they are numbered."""
    seat.wait(Words(language).text("menu.leave"))
    return re.findall(r"^ [> ] \d  (.+)$", seat.shown, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_beginning_the_course_comes_first(tmp_path: Path, language: str) -> None:
    """Nothing practised: begin with the course; nothing is due; leaving is exit code 0."""
    say = Words(language).text
    seat = seat_at(tmp_path, language)
    seat.wait(say("practice.next-first"))
    told = items(seat, language)
    assert [one.split(" (")[0] for one in told] == [say(f"menu.{id_}") for id_ in USUAL]
    assert told[1] == f"{say('menu.review')} ({say('menu.review-none')})"
    seat.type(str(len(told)))
    assert seat.leave() == 0


def test_what_is_due_comes_first(tmp_path: Path) -> None:
    """Missed a day ago: the review is the first item and says how much; chosen, it asks."""
    drill(tmp_path)
    missed = run(
        "drill", "friday.yaml", "--db", "results.db", "--count", "2", "--trainee", "mira", typed="1\n1\n", cwd=tmp_path
    )
    assert missed.returncode == 0
    (tmp_path / "sitecustomize.py").write_text(
        "import time\nreal = time.time_ns\ntime.time_ns = lambda: real() + 86_400 * 10**9\n", "utf-8"
    )
    seat = Seat(
        ["--lang", "en"],
        cwd=tmp_path,
        CROUPIER_TRAINER_DB=str(tmp_path / "results.db"),
        LOGNAME="mira",
        PYTHONPATH=str(tmp_path),
    )
    told = items(seat)
    assert told[:2] == ["Review what is due (2 skills due)", "Course: drills by level"]
    seat.type("1")
    seat.wait("Review: 2 questions")
    for answer in ("35", "17"):
        seat.wait("How many to 1")
        seat.answer(answer)
        seat.wait("RT-")
        seat.type("\r")
    seat.wait("What would you like to do?")
    seat.type("\x03")
    assert seat.leave() == 130


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_quiz_comes_before_all(tmp_path: Path, language: str) -> None:
    """Another trainee's too, by name, on a machine that they share; chosen, it goes on at its question."""
    say = Words(language).text
    drill(tmp_path, total_s=600)
    run("quiz", "friday.yaml", "--trainee", "Олена", "--db", "results.db", typed="35\n", cwd=tmp_path)
    seat = seat_at(tmp_path, language)
    told = items(seat, language)
    title = {"en": "Friday", "uk": "П'ятниця", "ru": "Пятница"}[language]
    assert told[0] == f"{say('menu.continue')} ({say('menu.continue-note', title=f'{title}, Олена', n=2, total=4)})"
    seat.type("1")
    seat.wait(say("quiz.resumed", n=2, total=4))
    for answer in ("17", "11", "8"):
        seat.wait(say("part.odds"))
        seat.answer(answer)
        seat.wait(say("quiz.saved"))
    seat.wait(say("quiz.receipt-note").split()[0])
    seat.wait(say("menu.title"))
    seat.type("\x1b")
    assert seat.leave() == 0
    (past,) = log(tmp_path / "results.db").pasts
    assert (past.closed, [one.mille for one in past.records]) == (True, [1000] * 4)


def test_a_quiz_and_progress_from_the_menu(tmp_path: Path) -> None:
    """A level, a quiz, a name; what is refused is told and the menu comes back; then progress."""
    seat = seat_at(tmp_path)
    items(seat)
    seat.type("3")
    seat.wait("Which level?")
    seat.wait("Level 5")
    seat.type("1")
    seat.wait("Which quiz?")
    seat.wait("   2  ")
    seat.type("\r")
    seat.wait("Your name")
    seat.answer("Ніна")
    seat.wait("Trainee: Ніна")
    seat.wait("begin")
    seat.type("\x1b")
    told = items(seat)
    assert told[0] == "Course: drills by level"
    seat.type("4")
    seat.wait("Nothing has been practised yet.")
    items(seat)
    seat.type("\x03")
    assert seat.leave() == 130
    assert "Traceback" not in seat.transcript


def test_without_a_store_there_is_still_a_menu(tmp_path: Path) -> None:
    """What is wrong is told; course and rulebook are there, and what needs a store is told again when chosen."""
    (tmp_path / "results.db").write_text("no database\n" * 99, "utf-8")
    seat = seat_at(tmp_path)
    seat.wait("no results database")
    told = items(seat)
    assert [one.split(" (")[0] for one in told] == [Words("en").text(f"menu.{id_}") for id_ in USUAL if id_ != "review"]
    seat.type("3")
    seat.wait("no results database")
    items(seat)
    seat.type("6")
    assert seat.leave() == 0


def test_escape_goes_back_one_list_at_a_time(tmp_path: Path) -> None:
    """From the drills to the levels, from the levels to the menu, from the menu out."""
    seat = seat_at(tmp_path)
    seat.wait("Leave")
    seat.type("1")
    seat.wait("Level 5")
    seat.type("2")
    seat.wait("Which drill?")
    seat.wait("goes back")
    seat.type("\x1b")
    seat.wait("Which level?")
    seat.wait("Level 5")
    seat.type("\x1b")
    seat.wait("What would you like to do?")
    seat.wait("Leave")
    seat.type("\x1b")
    assert seat.leave() == 0
    assert "Traceback" not in seat.transcript
