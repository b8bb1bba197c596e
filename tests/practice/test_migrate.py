"""An older database is brought up to date with a backup before, or left as it was."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import inspect, text

from croupier_trainer.errors import StoreError
from croupier_trainer.practice.database import open_engine
from croupier_trainer.practice.migrate import STEPS, migrate, version_of
from croupier_trainer.practice.record import Opened, seal
from croupier_trainer.practice.schema import METADATA
from croupier_trainer.practice.schema import entry as entries
from croupier_trainer.practice.store import Store
from croupier_trainer.practice.versions import SCHEMA
from tests.practice.simulated import FakeClock, header

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from croupier_trainer.practice.place import Place


def old(place: Place, version: int) -> None:
    """Make a database of an older version with one entry in it."""
    engine = open_engine(place)
    migrate(engine, place.shown, STEPS[:version])
    row = seal(Opened(sitting="s", when=FakeClock()(), header=header("s")), seq=0, prev="0" * 64)
    with engine.begin() as connection:
        values = {name: getattr(row, name) for name in ("sitting", "seq", "hash", "entry", "at", "body")}
        connection.execute(entries.insert().values(**values))
    engine.dispose()


def test_every_older_version_comes_up_with_all_in_it(place: Place) -> None:
    """From the first version on, the entries survive and the schema is what the program expects."""
    old(place, 1)
    with Store(place) as store:
        assert [row.sitting for row in store.rows()] == ["s"]
        with store._engine.connect() as connection:  # noqa: SLF001 - the tables are asked here only
            assert version_of(connection) == SCHEMA == len(STEPS)


def test_the_last_version_is_what_the_tables_say(place: Place) -> None:
    """Steps and schema.py agree on tables, columns and indexes."""
    with Store(place) as store, store._engine.connect() as connection:  # noqa: SLF001
        found = inspect(connection)
        for table in METADATA.tables.values():
            assert [one["name"] for one in found.get_columns(table.name)] == [one.name for one in table.columns]
            wanted = {one.name for one in table.indexes}
            assert {one["name"] for one in found.get_indexes(table.name)} == wanted
            keys = found.get_pk_constraint(table.name)["constrained_columns"]
            assert keys == [one.name for one in table.primary_key.columns]


def test_the_old_file_is_kept_beside(file_place: Place) -> None:
    """The backup is a whole database of the old version, and a second migration doesn't overwrite it."""
    old(file_place, 1)
    assert file_place.path is not None
    kept = file_place.path.with_name("results.db.schema-1.bak")
    with Store(file_place) as store:
        assert store.backup == kept
    with closing(sqlite3.connect(kept)) as connection:
        assert connection.execute("SELECT value FROM croupier_about").fetchone() == ("1",)
        assert connection.execute("SELECT count(*) FROM croupier_entry").fetchone() == (1,)
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name LIKE '%by_time'").fetchone() == (0,)
    first = kept.read_bytes()
    file_place.path.unlink()
    old(file_place, 1)
    with Store(file_place) as store:
        assert store.backup == file_place.path.with_name("results.db.schema-1-2.bak")
    assert kept.read_bytes() == first
    with Store(file_place) as store:
        assert store.backup is None


def test_a_server_keeps_the_old_tables(postgres_place: Place) -> None:
    """On PostgreSQL the backup is a copy of each table."""
    old(postgres_place, 1)
    with Store(postgres_place) as store, store._engine.connect() as connection:  # noqa: SLF001
        assert connection.execute(text("SELECT count(*) FROM croupier_entry_before_1")).scalar() == 1
        assert connection.execute(text("SELECT value FROM croupier_about_before_1")).scalar() == "1"


def test_a_step_that_fails_changes_nothing(place: Place) -> None:
    """All steps are one transaction: after an error version and tables are the old ones."""

    def half_done(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE croupier_later (a INTEGER)"))
        connection.execute(text("SELECT * FROM croupier_nowhere"))

    old(place, SCHEMA)
    engine = open_engine(place)
    with pytest.raises(Exception, match="croupier_nowhere"):
        migrate(engine, place.shown, (*STEPS, half_done))
    with engine.connect() as connection:
        assert version_of(connection) == SCHEMA
        assert not inspect(connection).has_table("croupier_later")
        assert connection.execute(text("SELECT count(*) FROM croupier_entry")).scalar() == 1
    engine.dispose()


def test_without_a_backup_nothing_is_migrated(file_place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the copy can't be written the migration is refused and the file keeps its version."""
    old(file_place, 1)
    assert file_place.path is not None

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.touch", full)
    with pytest.raises(StoreError) as caught:
        Store(file_place)
    assert caught.value.problems[0].code == "practice.no-backup"
    with closing(sqlite3.connect(file_place.path)) as connection:
        assert connection.execute("SELECT value FROM croupier_about").fetchone() == ("1",)
