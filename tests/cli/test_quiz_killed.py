"""A quiz in a real terminal, killed with -9 at random moments: no acknowledged answer is lost, the clock runs on."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.draw import Draw
from croupier_trainer.practice.clock import now
from croupier_trainer.practice.record import Answered, Opened, Resumed, Shown
from tests.cli.kept import ODDS, drill, entries, log
from tests.cli.program import Seat

if TYPE_CHECKING:
    from pathlib import Path

TOTAL_S = 7_200
SAVED = "Saved."
_CLOCK = re.compile(r"quiz (\d+):(\d\d)")
_RESUMED = re.compile(r"goes on at question (\d+) of")


class Sitting:
    """One quiz, taken in as many terminals as it needs."""

    def __init__(self, folder: Path, questions: int) -> None:
        self.path = drill(folder, ODDS % questions, limit_s=1_800, total_s=TOTAL_S)
        self.store = folder / "results.db"
        self.questions = questions
        self.acknowledged = 0
        self.typed = 0
        self.resumed = 0

    def seat(self) -> Seat:
        """Open a terminal and give the command."""
        return Seat(["quiz", str(self.path), "--trainee", "Oksana", "--db", str(self.store)])

    def on_question(self, seat: Seat) -> None:
        """Wait for a question to answer; the clock on the screen must be right, and the place in the quiz too."""
        written, clock = seat.match(_CLOCK)
        read = now()
        shown_ms = 1_000 * (60 * int(clock[1]) + int(clock[2]))
        kept = entries(self.store)
        opened = kept[0]
        assert isinstance(opened, Opened)
        latest = max(one.when.monotonic_ms for one in kept if isinstance(one, Shown | Resumed))
        # What was drawn after `latest` and before `read`, begun seconds counted.
        least = TOTAL_S * 1_000 - (read.monotonic_ms - opened.when.monotonic_ms)
        most = TOTAL_S * 1_000 - (latest - opened.when.monotonic_ms) + 1_000
        assert least <= shown_ms <= most
        if found := _RESUMED.search(written):
            self.resumed += 1
            assert self.acknowledged < int(found[1]) <= self.typed + 1
            answered = sum(isinstance(one, Answered) for one in kept)
            # Nothing that stood on the disk is asked again.
            assert int(found[1]) == answered + 1

    def answer(self, seat: Seat) -> None:
        """Answer a question and wait until that is acknowledged."""
        self.typed += 1
        seat.answer("17")
        seat.wait(SAVED)
        self.acknowledged += 1

    def killed(self, seat: Seat) -> None:
        """Kill the program, and count what it had acknowledged until then."""
        before = len(seat.transcript)
        seat.kill()
        self.acknowledged += seat.transcript[before:].count(SAVED)

    def end(self) -> None:
        """Answer all that is left, and look at what is kept."""
        seat = self.seat()
        while self.acknowledged < self.questions:
            self.on_question(seat)
            # What was kept and not acknowledged is behind it.
            self.acknowledged = sum(isinstance(one, Answered) for one in entries(self.store))
            if self.acknowledged < self.questions:
                self.answer(seat)
        seat.wait("Receipt")
        assert seat.leave() == 0
        (past,) = log(self.store).pasts
        assert (past.closed, past.chain.whole, past.flags) == (True, True, ())
        assert [(one.n, one.given.typed) for one in past.records] == [(n, "17") for n in range(self.questions)]


def kill_often(folder: Path, kills: int) -> None:
    """Kill a quiz so often: while it starts, between keys, in the middle of saving; then let it end."""
    sitting, luck = Sitting(folder, questions=3 * kills), Draw(kills, "moments")
    seat = sitting.seat()
    seat.wait("begin")
    seat.type("\r")
    for number in range(kills):
        if number:
            seat = sitting.seat()
        if luck.below(6):
            sitting.on_question(seat)
            for _ in range(luck.below(3)):
                sitting.answer(seat)
                sitting.on_question(seat)
            if luck.below(4):
                sitting.typed += 1
                seat.answer("17")
            # An answer takes some milliseconds to the disk.
            time.sleep(luck.below(60) / 1_000)
        else:
            time.sleep(luck.below(1_200) / 1_000)
        sitting.killed(seat)
    sitting.end()
    assert sitting.resumed > kills // 2


def test_a_dozen_kills(tmp_path: Path) -> None:
    """Twelve kills in one quiz."""
    kill_often(tmp_path, 12)


@pytest.mark.slow
def test_three_hundred_kills(tmp_path: Path) -> None:
    """Three hundred kills in one quiz."""
    kill_often(tmp_path, 300)


@pytest.mark.parametrize("how", ["closed", "interrupted"])
def test_a_closed_window_and_ctrl_c_lose_nothing(tmp_path: Path, how: str) -> None:
    """The window closed, or Ctrl-C: the same command goes on at the same question, without waiting to begin."""
    sitting = Sitting(tmp_path, 3)
    seat = sitting.seat()
    seat.wait("begin")
    seat.type("\r")
    sitting.on_question(seat)
    sitting.answer(seat)
    sitting.on_question(seat)
    if how == "closed":
        seat.child.close()
    else:
        seat.type("\x03")
        assert seat.leave() == 130
        assert "Traceback" not in seat.transcript
        assert "its time runs on" in seat.transcript
    sitting.end()
    assert sitting.resumed == 1


def test_two_windows_do_not_mix(tmp_path: Path) -> None:
    """The quiz goes on in a second window: the first is told so at its next answer, with exit code 4."""
    sitting = Sitting(tmp_path, 3)
    first = sitting.seat()
    first.wait("begin")
    first.type("\r")
    sitting.on_question(first)
    second = sitting.seat()
    sitting.on_question(second)
    first.answer("17")
    first.wait("goes on in another window")
    assert first.leave() == 4
    sitting.typed += 1
    sitting.answer(second)
    second.kill()
    sitting.end()
