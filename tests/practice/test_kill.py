"""A quiz killed with -9 at random moments loses no acknowledged answer, and its clock runs on.

The program here is the quiz without a screen; the same in a real terminal is tested with the command.
"""

from __future__ import annotations

import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.draw import Draw
from croupier_trainer.practice.chain import check
from croupier_trainer.practice.place import Place
from croupier_trainer.practice.record import Answered
from croupier_trainer.practice.store import Store

if TYPE_CHECKING:
    from pathlib import Path

_QUIZ = """
import sys, time
from pathlib import Path
from croupier_trainer.practice.attempts import begin
from croupier_trainer.practice.clock import now
from croupier_trainer.practice.place import Place
from croupier_trainer.practice.record import QUIZ
from croupier_trainer.practice.store import Store
from tests.practice.simulated import given, header, payout
dealt = [payout(str(n), n + 1) for n in range(int(sys.argv[2]))]
with Store(Place(path=Path(sys.argv[1]))) as store:
    about = header(mode=QUIZ, trainee="Oksana", total_s=3600)
    quiz = begin(store, about, [one.question for one in dealt], now)
    print("left", quiz.left().total_ms, quiz.n, flush=True)
    while quiz.current is not None:
        quiz.show()
        time.sleep(0.002)
        quiz.give(given(quiz.n + 1, ms=2))
        print("kept", quiz.n - 1, flush=True)
    print("done", quiz.finish(lambda: dealt).mille, flush=True)
"""


def kill_often(path: Path, kills: int, questions: int) -> None:
    """Start, kill after a random while and start again, then let it end; check after each kill."""
    luck = Draw(kills, "moments")
    kept: list[int] = []
    opened: float | None = None
    command = [sys.executable, "-c", _QUIZ, str(path), str(questions)]
    for number in range(kills + 1):
        program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert program.stdout is not None
        if number < kills:
            # From the first acknowledged line on, and now and then before: while the store is being opened.
            if luck.below(4):
                _heard(program.stdout.readline(), kept, opened)
                opened = opened or time.monotonic()
                time.sleep(luck.below(40) / 1000)
            else:
                time.sleep(luck.below(400) / 1000)
            program.kill()
        for line in program.stdout:
            _heard(line, kept, opened)
            opened = opened or time.monotonic()
        program.stdout.close()
        program.wait()
    assert program.returncode == 0
    assert kept == sorted(set(kept))
    with Store(Place(path=path)) as store:
        rows = list(store.rows())
        given = [one.n for row in rows if isinstance(one := row.read(), Answered)]
        assert given == list(range(questions))
        assert set(kept) <= set(given)
        chain, _ = check(rows)
        assert (chain.whole, chain.closed) == (True, True)


def _heard(line: str, kept: list[int], opened: float | None) -> None:
    """Note what the program acknowledged; its clock is right within a second."""
    # A line that the kill cut off acknowledges nothing.
    word, _, rest = line.strip().partition(" ") if line.endswith("\n") else ("", "", "")
    if word == "kept":
        kept.append(int(rest))
    if word == "left":
        left_ms, n = map(int, rest.split())
        # What was acknowledged is behind it; more may have been written and not acknowledged.
        assert n >= (kept[-1] + 1 if kept else 0)
        if opened is not None:
            assert abs(3_600_000 - left_ms - (time.monotonic() - opened) * 1000) < 1_000
    if word == "done":
        assert rest == "1000"


def test_a_dozen_kills(tmp_path: Path) -> None:
    """Twelve kills in one quiz."""
    kill_often(tmp_path / "quiz.db", kills=12, questions=150)


@pytest.mark.slow
def test_three_hundred_kills(tmp_path: Path) -> None:
    """Three hundred kills in one quiz."""
    kill_often(tmp_path / "quiz.db", kills=300, questions=4_000)
