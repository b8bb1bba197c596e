"""A database that can't be used is told by a code before a question is asked, and is left as it was."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.errors import StoreError, UsageError
from croupier_trainer.practice.place import Place, place
from croupier_trainer.practice.probe import probe
from croupier_trainer.practice.record import Opened, Row
from croupier_trainer.practice.store import Store
from tests.practice.simulated import FakeClock, header

if TYPE_CHECKING:
    from collections.abc import Callable


def code_of(act: Callable[[], object]) -> str:
    """Give the code with which something is refused."""
    with pytest.raises((StoreError, UsageError)) as caught:
        act()
    return caught.value.problems[0].code


def filled(path: Path) -> Place:
    """Make a store with one sitting."""
    at = Place(path=path)
    with Store(at) as store:
        store.append(Opened(sitting="s", when=FakeClock()(), header=header("s")))
    return at


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """A text file is refused by probe and store, and stays what it was."""
    path = tmp_path / "notes.db"
    path.write_text("Week one: pay the number last.\n" * 100, "utf-8")
    assert code_of(lambda: probe(Place(path=path))) == "practice.not-a-database"
    assert code_of(lambda: Store(Place(path=path))) == "practice.not-a-database"
    assert path.read_text("utf-8").startswith("Week one")


def test_a_database_of_another_program(tmp_path: Path) -> None:
    """Somebody else's tables are not touched."""
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    assert code_of(lambda: probe(Place(path=path))) == "practice.foreign"
    assert code_of(lambda: Store(Place(path=path))) == "practice.foreign"
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("songs",)]


def test_a_spoilt_file(tmp_path: Path) -> None:
    """Pages overwritten with rubbish are told as such, not as a traceback."""
    at = filled(tmp_path / "results.db")
    assert at.path is not None
    with at.path.open("r+b") as stream:
        stream.seek(4096)
        stream.write(b"\xa5" * (at.path.stat().st_size - 4096))

    def read() -> object:
        with Store(at) as store:
            return list(store.rows())

    assert code_of(read) == "practice.corrupt"


def test_a_newer_database_is_left_alone(file_place: Place) -> None:
    """What a later program made is refused by probe and store with both versions, byte for byte untouched."""
    assert file_place.path is not None
    filled(file_place.path)
    with closing(sqlite3.connect(file_place.path)) as connection:
        connection.execute("UPDATE croupier_about SET value = '99' WHERE name = 'schema'")
        connection.commit()
    before = file_place.path.read_bytes()
    with pytest.raises(StoreError) as caught:
        Store(file_place)
    assert caught.value.problems[0].code == "practice.newer"
    assert caught.value.problems[0].params == {"found": 99, "known": 2}
    assert code_of(lambda: probe(file_place)) == "practice.newer"
    assert file_place.path.read_bytes() == before


def test_a_newer_server_is_left_alone(postgres_place: Place) -> None:
    """The same on PostgreSQL."""
    import psycopg

    with Store(postgres_place):
        pass
    with psycopg.connect(postgres_place.url or "") as connection:
        connection.execute("UPDATE croupier_about SET value = '99' WHERE name = 'schema'")
    assert code_of(lambda: Store(postgres_place)) == "practice.newer"
    with psycopg.connect(postgres_place.url or "") as connection:
        row = connection.execute("SELECT value FROM croupier_about").fetchone()
    assert row == ("99",)


def test_a_folder_where_a_file_should_be(tmp_path: Path) -> None:
    """A folder is no database."""
    assert code_of(lambda: probe(Place(path=tmp_path))) == "practice.not-a-database"


def test_a_file_under_a_file(tmp_path: Path) -> None:
    """A place that can't be there is told."""
    (tmp_path / "a").write_text("", "utf-8")
    at = Place(path=tmp_path / "a" / "results.db")
    assert code_of(lambda: probe(at)) in {"practice.cannot-open", "practice.permission"}
    assert code_of(lambda: Store(at)) == "practice.cannot-open"


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write everywhere")
def test_no_right_to_write(tmp_path: Path) -> None:
    """A read-only file and a read-only folder are told apart from a full disk."""
    at = filled(tmp_path / "results.db")
    assert at.path is not None
    at.path.chmod(0o400)
    assert code_of(lambda: probe(at)) == "practice.permission"
    tmp_path.chmod(0o500)
    assert code_of(lambda: probe(Place(path=tmp_path / "new.db"))) == "practice.permission"
    tmp_path.chmod(0o700)


def test_a_lock_that_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that another program holds for too long is told as locked, after waiting."""
    monkeypatch.setattr("croupier_trainer.practice.database.BUSY_MS", 200)
    at = filled(tmp_path / "results.db")
    with Store(at) as store, closing(sqlite3.connect(at.path or "", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        entry = Opened(sitting="t", when=FakeClock()(), header=header("t"))
        assert code_of(lambda: store.append(entry)) == "practice.locked"
        assert time.monotonic() - began > 0.15
        other.execute("ROLLBACK")
        assert store.append(entry).seq == 0


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """The answer that doesn't fit is refused as such; all before it are there, and it fits once there is room."""
    at = filled(tmp_path / "results.db")
    entry = Opened(sitting="t", when=FakeClock()(), header=header("t", drill="d" * 60_000))
    with Store(at) as store:
        with store._engine.connect() as connection:  # noqa: SLF001 - a small disk is made here
            connection.exec_driver_sql("PRAGMA max_page_count = 8")
        assert code_of(lambda: store.append(entry)) == "practice.disk-full"
        assert store.count() == 1
        with store._engine.connect() as connection:  # noqa: SLF001
            connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
        assert store.append(entry).seq == 0
        assert store.count() == 2


_FILL = """
import resource, signal, sys
from pathlib import Path
from croupier_trainer.errors import StoreError
from croupier_trainer.practice.place import Place
from croupier_trainer.practice.record import Opened
from croupier_trainer.practice.store import Store
from tests.practice.simulated import FakeClock, header
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
with Store(Place(path=Path(sys.argv[1]))) as store:
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))
    count = 0
    try:
        while True:
            id_ = str(count)
            store.append(Opened(sitting=id_, when=FakeClock()(), header=header(id_)))
            count += 1
    except StoreError as error:
        print(count, error.problems[0].code)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on a file's size there")
def test_a_disk_that_takes_no_more(tmp_path: Path) -> None:
    """Where the system refuses to write, every answer acknowledged before is still there."""
    done = subprocess.run(
        [sys.executable, "-c", _FILL, str(tmp_path / "a.db")], capture_output=True, text=True, check=True, timeout=60
    )
    count, code = done.stdout.split()
    assert code in {"practice.disk-full", "practice.disk-error"}
    assert int(count) > 4
    with Store(Place(path=tmp_path / "a.db")) as store:
        assert store.count() == int(count)


def test_a_server_that_does_not_answer(tmp_path: Path) -> None:
    """No server: told within the time to connect, and the password is not shown."""
    at = Place(url=f"postgresql://me:secret@/db?host={tmp_path}")
    with pytest.raises(StoreError) as caught:
        Store(at)
    problem = caught.value.problems[0]
    assert problem.code == "practice.unreachable"
    assert "secret" not in f"{problem.path} {problem.params}"
    assert problem.path is not None
    assert "***" in problem.path


def test_a_database_that_the_server_lacks(postgres: str) -> None:
    """A wrong name is told with what the server says of it."""
    with pytest.raises(StoreError) as caught:
        Store(Place(url=f"postgresql://tests@/nowhere?host={postgres}"))
    assert caught.value.problems[0].code == "practice.unreachable"
    assert "nowhere" in str(caught.value.problems[0].params["detail"])


def test_an_address_of_something_else() -> None:
    """Only files and PostgreSQL are places for results."""
    assert code_of(lambda: place("mysql://localhost/db", {})) == "practice.bad-address"
    assert code_of(lambda: Store(Place(url="postgresql://h:port/db"))) == "practice.bad-address"


def test_the_option_goes_before_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """--db, then CROUPIER_TRAINER_DB, then the user's data folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    environment = {"CROUPIER_TRAINER_DB": "postgresql://school/results"}
    assert place("mine.db", environment) == Place(path=Path("mine.db"))
    assert place(None, environment) == Place(url="postgresql://school/results")
    found = place(None, {}).path
    assert found is not None
    assert found.name == "results.db"
    assert found.parent.name == "croupier-trainer"
    assert place("sqlite:///mine.db", {}) == Place(path=Path("mine.db"))


def test_the_probe_is_quick(tmp_path: Path) -> None:
    """The probe imports no SQLAlchemy: that would stand between the trainee and the first question."""
    at = filled(tmp_path / "results.db")
    script = (
        "import sys; from pathlib import Path; from croupier_trainer.practice.place import Place;"
        "from croupier_trainer.practice.recorder import probe, StoreRecorder;"
        f"probe(Place(path=Path({str(at.path)!r}))); sys.exit('sqlalchemy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False, timeout=60).returncode == 0


def test_a_spoilt_row_can_be_told(tmp_path: Path) -> None:
    """A body that is no entry raises ValueError when read, never anything else."""
    row = Row(sitting="s", seq=0, hash="", entry="opened", at=0, body='{"entry": "opened"}')
    with pytest.raises(ValueError, match="required field"):
        row.read()
    with Store(Place(path=tmp_path / "a.db")) as store:
        assert store.add([row]) == 1
