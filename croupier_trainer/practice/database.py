"""Opening a database so that nothing is lost: the engine, its transactions and its errors.

SQLAlchemy's defaults lose updates on SQLite (bench.md), so every writing transaction begins IMMEDIATE, the
write-ahead log is synced in full, and a writer waits for another one.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from sqlalchemy import create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from croupier_trainer.errors import Problem, StoreError
from croupier_trainer.practice.faults import store_error

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlalchemy import Connection, Engine
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

    from croupier_trainer.practice.place import Place

BUSY_MS = 5_000
_WAL_TRIES = 100
_CONNECT_S = 10


@contextmanager
def told(where: str) -> Iterator[None]:
    """Turn a database's error into a StoreError."""
    try:
        yield
    except DBAPIError as error:
        raise store_error(error.orig or error, where) from error
    except sqlite3.Error as error:
        raise store_error(error, where) from error


def open_engine(place: Place) -> Engine:
    """Make the engine for a place; a file is created with access for its user only. Raises StoreError."""
    if place.path is not None:
        _create(place.path)
        with told(place.shown):
            _set_wal(place.path)
        return _file_engine(place.path)
    return _server_engine(place)


def _create(path: Path) -> None:
    """Make the file before SQLite does, since SQLite would make it readable for all."""
    try:
        if not path.parent.exists():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            return
    except PermissionError as error:
        raise StoreError(
            Problem(code="practice.permission", params={"detail": error.strerror}, path=str(path))
        ) from error
    except OSError as error:
        raise StoreError(
            Problem(code="practice.cannot-open", params={"detail": error.strerror}, path=str(path))
        ) from error
    with suppress(OSError):
        # Somebody else's file stays as it is.
        path.chmod(0o600)


def _set_wal(path: Path) -> None:
    """Set the write-ahead log once; the first time many programs may try at once, and SQLite doesn't wait there."""
    connection = sqlite3.connect(path, timeout=BUSY_MS / 1000)
    try:
        for left in reversed(range(_WAL_TRIES)):
            try:
                # A network folder can't do it and stays with the old journal, which is as safe and slower.
                connection.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if not left or not error.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
                    raise
                time.sleep(0.05)
            else:
                return
    finally:
        connection.close()


def _file_engine(path: Path) -> Engine:
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path, check_same_thread=False))

    @event.listens_for(engine, "connect")
    def _on_connect(dbapi: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # The driver's own BEGIN is switched off: ours is IMMEDIATE.
        dbapi.isolation_level = None
        cursor = dbapi.cursor()
        for pragma in (f"busy_timeout = {BUSY_MS}", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _on_begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def _server_engine(place: Place) -> Engine:
    _, _, rest = (place.url or "").partition("://")
    try:
        url = make_url(f"postgresql+psycopg://{rest}")
        return create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": _CONNECT_S})
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise StoreError(Problem(code="practice.no-driver")) from error
    except (ArgumentError, ValueError) as error:
        raise StoreError(Problem(code="practice.bad-address", params={"scheme": "postgresql"})) from error
