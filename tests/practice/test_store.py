"""The store keeps every entry as it was given, on SQLite and PostgreSQL alike."""

from __future__ import annotations

import os
import stat
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

from croupier_trainer.drills.question import Question
from croupier_trainer.errors import StoreError
from croupier_trainer.practice.record import NO_HASH, QUIZ, Answered, Closed, Judged, Opened, Row, digest
from croupier_trainer.practice.recorder import Opening, StoreRecorder
from croupier_trainer.practice.session import Session
from croupier_trainer.practice.store import Store
from tests.practice.simulated import FakeClock, given, header, in_order, payout, right, spin

if TYPE_CHECKING:
    from croupier_trainer.practice.place import Place


def sit(place: Place, *, sitting: str = "1" * 32) -> list[Row]:
    """Answer three questions, one of them wrongly, and give the rows."""
    clock = FakeClock()
    opening = Opening(place)
    recorder = StoreRecorder(opening, header(sitting), clock)
    session = Session([payout("a", 35), payout("b", 51), spin("c", 17)], recorder)
    for one in (*right(payout("a", 35)), given(15), in_order("a", "c", "b"), given(17)):
        clock.pass_s(5)
        session.give(one)
    recorder.close()
    rows = list(opening.store().rows(sitting))
    opening.close()
    return rows


def test_a_drill_is_kept_as_given_and_graded(place: Place) -> None:
    """Every answer, grade, snapshot, seed, hash and time comes back as it was put in, in its order."""
    entries = [row.read() for row in sit(place)]
    names = [type(one).__name__ for one in entries]
    assert names == [
        *("Opened", "Answered", "Judged", "Answered", "Judged"),
        *("Answered", "Answered", "Judged", "Closed"),
    ]
    first = entries[0]
    assert isinstance(first, Opened)
    assert first.header == header("1" * 32)
    wrong = entries[3]
    assert isinstance(wrong, Answered)
    assert (wrong.given, wrong.id, wrong.n, wrong.skill, wrong.form) == (given(15), "b", 1, "payout", "number")
    assert msgspec.json.decode(wrong.question, type=Question) == payout("b", 51).question
    verdict = entries[4]
    assert isinstance(verdict, Judged)
    assert verdict.expected[0].right == payout("b", 51).keys[0].right
    assert verdict.grade.marks[0].findings[0].code == "finding.swapped"
    assert [one.path for one in entries[5:7] if isinstance(one, Answered)] == [("order",), ("payout",)]
    last = entries[-1]
    assert isinstance(last, Closed)
    assert last.count == 8


def test_each_entry_holds_the_hash_of_the_one_before(place: Place) -> None:
    """The rows of a sitting are a chain of SHA-256 over their own bytes."""
    prev = NO_HASH
    for seq, row in enumerate(sit(place)):
        entry = row.read()
        assert (entry.seq, row.seq, entry.prev) == (seq, seq, prev)
        prev = digest(row.body)
        assert row.hash == prev


def test_an_answer_is_on_the_disk_before_its_verdict(place: Place) -> None:
    """When `give` is asked for the first part, another program can already read it, and no grade yet."""
    opening = Opening(place)
    session = Session([spin("c", 17)], StoreRecorder(opening, header(), FakeClock()))
    session.give(in_order("a", "b", "c"))
    with Store(place) as other:
        assert [row.entry for row in other.rows()] == ["opened", "answered"]
    opening.close()


def test_a_sitting_without_an_answer_leaves_no_trace(place: Place) -> None:
    """A drill that was only looked at is no sitting."""
    opening = Opening(place)
    StoreRecorder(opening, header(), FakeClock()).close()
    assert opening.store().count() == 0
    opening.close()


def test_one_sitting_in_two_programs_is_refused(place: Place) -> None:
    """Whoever comes second is told, and what the first wrote stays a chain."""
    clock = FakeClock()
    with Store(place) as store:
        store.append(Opened(sitting="s", when=clock(), header=header("s")), after=0)
        store.append(Closed(sitting="s", when=clock(), count=1), after=1)
        with pytest.raises(StoreError) as caught:
            store.append(Closed(sitting="s", when=clock(), count=1), after=1)
        assert caught.value.problems[0].code == "practice.elsewhere"
        assert store.count() == 2


def test_a_trainee_is_found_however_the_name_is_typed(place: Place) -> None:
    """Case, spaces and composed or decomposed letters make no other person; another mode is another list."""
    clock = FakeClock()
    with Store(place) as store:
        for id_, name in (("s1", "Йосип  Ковальчук"), ("s2", "Тарас Мороз")):
            quiz = header(id_, mode=QUIZ, trainee=name, drill="week-1")
            store.append(Opened(sitting=id_, when=clock(), header=quiz))
        store.append(Closed(sitting="s1", when=clock(), count=1))
        assert store.of_trainee(" йосип ковальчук ", QUIZ) == [("s1", "week-1", "f" * 64, clock.utc_ms)]
        assert store.of_trainee("Йосип Ковальчук", "drill") == []


@pytest.mark.parametrize("typed", ["a\0b", "\udcff", "1 160", "🂡" * 1_000])
def test_whatever_was_typed_can_be_kept(place: Place, typed: str) -> None:
    """NUL, bytes that are no text and signs beyond the first plane don't stop a drill."""
    opening = Opening(place)
    session = Session([payout("a", 35)], StoreRecorder(opening, header(trainee=typed), FakeClock()))
    session.give(given(None, typed=typed))
    kept = [row.read() for row in opening.store().rows()][1]
    assert isinstance(kept, Answered)
    assert kept.given.typed == typed.replace("\0", "?").replace("\udcff", "?")
    opening.close()


def test_rows_of_another_store_are_added_once(place: Place, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Adding the same rows again, in any order, adds nothing."""
    from croupier_trainer.practice.place import Place as At

    rows = sit(At(path=tmp_path_factory.mktemp("other") / "b.db"))
    with Store(place) as store:
        assert store.add(reversed(rows)) == len(rows)
        assert store.add(rows + rows) == 0
        assert list(store.rows()) == rows
        assert store.of_trainee("", "drill")[0][3] is not None


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX permissions")
def test_the_file_is_for_its_user_only(file_place: Place) -> None:
    """The database, its log and its folder are closed to others, also where the umask would open them."""
    assert file_place.path is not None
    before = os.umask(0)
    try:
        with Store(file_place) as store:
            store.append(Opened(sitting="s", when=FakeClock()(), header=header("s")))
            modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in file_place.path.parent.iterdir()}
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("results.db", "results.db-wal", "results.db-shm"), 0o600)
    assert stat.S_IMODE(file_place.path.parent.stat().st_mode) == 0o700


def test_the_file_is_synced_in_full(file_place: Place) -> None:
    """A power cut after an answer loses nothing: write-ahead log, full sync, immediate transactions."""
    with Store(file_place) as store, store._engine.begin() as connection:  # noqa: SLF001 - what was set can be asked here only
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 5_000
