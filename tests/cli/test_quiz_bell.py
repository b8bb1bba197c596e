"""The bell of a quiz in a real terminal: it rings on time, keeps what was typed, and no key crosses it."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.practice.record import Answered, AnyEntry, Resumed, Shown
from croupier_trainer.text.catalog import LANGUAGES
from croupier_trainer.text.words import Words
from tests.cli.kept import drill, entries, log, records
from tests.cli.program import Seat

if TYPE_CHECKING:
    from pathlib import Path

# A slow machine draws late; the bell itself is on time.
SLACK_MS = 250


def seat_at(folder: Path, *more: str, modules: Path | None = None) -> Seat:
    """Open a terminal and give the command; Python finds modules in one more folder."""
    arguments = ["quiz", "friday.yaml", "--trainee", "Олена", "--db", "results.db", *more]
    return Seat(arguments, cwd=folder, PYTHONPATH="" if modules is None else str(modules))


def spent_ms(kept: list[AnyEntry]) -> list[int]:
    """Give how long each question stood, from its entry on screen to its answer on the disk."""
    shown = {one.n: one.when.monotonic_ms for one in kept if isinstance(one, Shown)}
    return [one.when.monotonic_ms - shown[one.n] for one in kept if isinstance(one, Answered) and one.reached]


@pytest.mark.parametrize("language", LANGUAGES)
def test_expired_questions_end_on_time(tmp_path: Path, language: str) -> None:
    """Nobody types: each question ends within a tenth of a second of its limit, and the whole is told at the end."""
    say = Words(language).text
    drill(tmp_path, limit_s=1, pass_=50)
    seat = seat_at(tmp_path, "--lang", language)
    seat.wait(say("quiz.start"))
    seat.type("\r")
    for _ in range(4):
        seat.wait(say("quiz.nothing"))
    seat.wait(say("quiz.not-passed", percent=50))
    assert seat.leave() == 1
    spent = spent_ms(entries(tmp_path / "results.db"))
    assert len(spent) == 4
    assert min(spent) >= 1_000
    assert sorted(spent)[1] <= 1_100
    assert max(spent) <= 1_100 + SLACK_MS
    assert seat.transcript.count(say("quiz.note-nothing")) == 4


def test_an_answer_typed_at_the_bell_is_kept_and_marked_late(tmp_path: Path) -> None:
    """Typed and not entered: kept as typed, late, with its grade; so in the result and in the store."""
    drill(tmp_path, limit_s=2)
    seat = seat_at(tmp_path)
    seat.wait("begin")
    seat.type("\r")
    seat.wait("How many to 1")
    seat.type("35")
    seat.wait("Time is up. What was typed is kept, marked late.")
    seat.wait("How many to 1")
    seat.type("1x")
    seat.wait("marked late.")
    for _ in range(2):
        seat.wait("How many to 1")
        seat.answer("1")
    seat.wait("Receipt")
    assert seat.leave() == 0
    found = [(one.given.typed, one.given.late, one.mille) for one in records(tmp_path / "results.db")]
    assert found == [("35", True, 1000), ("1x", True, 0), ("1", False, 0), ("1", False, 0)]
    assert len(re.findall(r"one +odds +100 % +late", seat.shown)) == 1


def test_no_key_typed_around_the_bell_lands_in_the_next_question(tmp_path: Path) -> None:
    """Keys that never stop: what comes after the bell is thrown away until the next question can be read."""
    drill(tmp_path, limit_s=1)
    seat = seat_at(tmp_path)
    seat.wait("begin")
    seat.type("\r")
    seat.child.delaybeforesend = None
    seat.wait("How many to 1")
    began = time.monotonic()
    # Twos before the bell, then threes for a moment, while the next question is drawn.
    while time.monotonic() - began < 0.8:
        seat.type("2")
        time.sleep(0.01)
    seat.wait("marked late.")
    seat.type("3333")
    seat.wait("Question 2 of 4")
    seat.wait("How many to 1")
    seat.wait("Time is up.")
    seat.kill()
    first, second = [one.given.typed for one in records(tmp_path / "results.db")][:2]
    assert set(first) == {"2"}
    # Not one key of the first question is in the second.
    assert "2" not in second


def test_the_whole_quiz_has_a_bell_of_its_own(tmp_path: Path) -> None:
    """Both clocks are on the screen; what the time did not reach is marked so, and the quiz is graded as it is."""
    drill(tmp_path, limit_s=60, total_s=3, pass_=50)
    seat = seat_at(tmp_path)
    seat.wait("begin")
    seat.type("\r")
    seat.match(re.compile(r"1/4 · 0:0[123] left"))
    seat.answer("35")
    seat.wait("Saved.")
    seat.wait("The time of the whole quiz is over.")
    seat.wait("Not passed")
    assert seat.leave() == 1
    assert seat.transcript.count("not reached") == 2
    (past,) = log(tmp_path / "results.db").pasts
    assert [(one.given.typed, one.reached) for one in past.records] == [
        ("35", True),
        ("", True),
        ("", False),
        ("", False),
    ]
    assert 3_000 <= past.elapsed_ms <= 3_100 + SLACK_MS


def test_there_is_no_pause(tmp_path: Path) -> None:
    """Esc does nothing and keeps what is typed; the help says that there is no pause."""
    drill(tmp_path, total_s=600)
    seat = seat_at(tmp_path)
    seat.wait("begin")
    seat.type("\r")
    seat.wait("How many to 1")
    seat.type("3")
    time.sleep(0.2)
    seat.type("\x1b")
    time.sleep(0.3)
    seat.type("?")
    seat.wait("There is no pause.")
    seat.wait("How many to 1")
    seat.answer("5")
    seat.wait("Saved.")
    seat.type("\x03")
    assert seat.leave() == 130
    assert "Esc" not in seat.transcript.partition("How many")[2]
    assert [one.given.typed for one in records(tmp_path / "results.db")] == ["35"]


@pytest.mark.parametrize("days", [1, -1])
def test_a_changed_wall_clock_changes_nothing(tmp_path: Path, days: int) -> None:
    """A day on or back while the quiz is left: the time that had run stays the same, and the change is told."""
    drill(tmp_path, total_s=600)
    seat = seat_at(tmp_path)
    seat.wait("begin")
    seat.type("\r")
    seat.wait("How many to 1")
    seat.answer("35")
    seat.wait("Saved.")
    seat.type("\x03")
    assert seat.leave() == 130
    away = tmp_path / "clock"
    away.mkdir()
    # The program's own wall clock goes wrong; no test may change the machine's.
    (away / "sitecustomize.py").write_text(
        f"import time\nreal = time.time_ns\ntime.time_ns = lambda: real() + {days} * 86_400 * 10**9\n", "utf-8"
    )
    seat = seat_at(tmp_path, modules=away)
    seat.wait("goes on at question 2 of 4")
    seat.wait("wall clock was changed")
    _, left = seat.match(re.compile(r"(\d+):(\d\d) left"))
    assert 540 < 60 * int(left[1]) + int(left[2]) <= 600
    for answer in ("17", "11", "8"):
        seat.wait("How many to 1")
        seat.answer(answer)
    seat.wait("Receipt")
    assert seat.leave() == 0
    (past,) = log(tmp_path / "results.db").pasts
    assert past.elapsed_ms < 60_000
    assert past.flags == ("clock-changed",)
    assert any(isinstance(one, Resumed) for one in entries(tmp_path / "results.db"))
    assert past.chain.whole
