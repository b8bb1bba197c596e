"""Many programs write to one store at once and nothing is lost."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from croupier_trainer.practice.record import digest
from croupier_trainer.practice.store import Store

if TYPE_CHECKING:
    from croupier_trainer.practice.place import Place

PROGRAMS = 8
ANSWERS = 300

_WRITE = """
import sys
from pathlib import Path
from croupier_trainer.practice.place import Place
from croupier_trainer.practice.recorder import Opening, StoreRecorder
from croupier_trainer.practice.session import Session
from tests.practice.simulated import FakeClock, given, header, payout
name, kind, where = sys.argv[1:]
opening = Opening(Place(path=Path(where)) if kind == "file" else Place(url=where))
class NoGrade(StoreRecorder):
    def graded(self, **_): pass
recorder = NoGrade(opening, header(name), FakeClock())
session = Session([payout(str(n), n + 1) for n in range(300)], recorder)
for n in range(300):
    session.give(given(n + 1))
    print(n, flush=True)
recorder.close()
opening.close()
"""


def test_eight_programs_with_three_hundred_answers_each(place: Place) -> None:
    """All 2,400 answers are there, each sitting a whole chain; the file is made by whoever comes first."""
    kind, where = ("file", str(place.path)) if place.path else ("url", place.url or "")
    running = [
        subprocess.Popen(
            [sys.executable, "-c", _WRITE, str(name), kind, where],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name in range(PROGRAMS)
    ]
    for program in running:
        said, complaint = program.communicate(timeout=300)
        assert program.returncode == 0, complaint
        assert len(said.split()) == ANSWERS
    with Store(place) as store:
        assert store.count() == PROGRAMS * (ANSWERS + 2)
        for name in range(PROGRAMS):
            rows = list(store.rows(str(name)))
            assert [row.seq for row in rows] == list(range(ANSWERS + 2))
            assert [row.read().prev for row in rows[1:]] == [digest(row.body) for row in rows[:-1]]
