"""Whether a results file can be used, told within milliseconds: before the first question, by sqlite3 alone.

SQLAlchemy takes 160 ms to import, so the store proper opens while the trainee already thinks (recorder.py).
The probe changes nothing; a file that isn't there yet is fine where its folder can be made and written.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from typing import TYPE_CHECKING

from croupier_trainer.errors import Problem, StoreError
from croupier_trainer.practice.faults import store_error
from croupier_trainer.practice.versions import ABOUT, SCHEMA

if TYPE_CHECKING:
    from croupier_trainer.practice.place import Place


def probe(place: Place) -> None:
    """Raise StoreError where results can't be kept at this place; a server is not asked, since that takes time."""
    if place.file is not None:
        _probe_file(place.file)


# By os alone and not by pathlib, whose import would take longer than all of this; see place.py.
def _probe_file(where: str) -> None:
    try:
        found = os.stat(where)  # noqa: PTH116
    except FileNotFoundError:
        _probe_folder(os.path.dirname(where) or ".", where)  # noqa: PTH120
        return
    except OSError as error:
        raise StoreError(Problem(code="practice.permission", params={"detail": error.strerror}, path=where)) from error
    if not stat.S_ISREG(found.st_mode):
        raise StoreError(Problem(code="practice.not-a-database", path=where))
    if not os.access(where, os.R_OK | os.W_OK):
        raise StoreError(Problem(code="practice.permission", path=where))
    if found.st_size == 0:
        return
    try:
        # mode=rw: never creates.
        with closing(sqlite3.connect(f"{_address(where)}?mode=rw", uri=True, timeout=5)) as connection:
            refuse_unknown(stored_version(connection), where)
    except sqlite3.Error as error:
        raise store_error(error, where) from error


def _address(where: str) -> str:
    """Write a path as SQLite takes it for an address: the name may hold ? and #, and bytes that are no text."""
    path = os.path.abspath(where)  # noqa: PTH100
    if os.name == "nt":
        path = "/" + path.replace("\\", "/")
    plain = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-._~:")
    return "file://" + "".join(chr(byte) if byte in plain else f"%{byte:02X}" for byte in os.fsencode(path))


def _probe_folder(folder: str, where: str) -> None:
    # The nearest folder that is there must take a new one or the file.
    while not os.path.exists(folder):  # noqa: PTH110
        above = os.path.dirname(folder) or "."  # noqa: PTH120
        if above == folder:
            break
        folder = above
    if not os.path.isdir(folder):  # noqa: PTH112
        raise StoreError(Problem(code="practice.cannot-open", path=where))
    if not os.access(folder, os.W_OK | os.X_OK):
        raise StoreError(Problem(code="practice.permission", path=where))


def stored_version(connection: sqlite3.Connection) -> int | None:
    """Give the schema's version: 0 of an empty database, None of one that isn't ours."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if ABOUT not in names:
        return None if names else 0
    row = connection.execute(f"SELECT value FROM {ABOUT} WHERE name = 'schema'").fetchone()  # noqa: S608 - a constant
    return int(row[0]) if row is not None and str(row[0]).isdecimal() else None


def refuse_unknown(version: int | None, where: str) -> None:
    """Raise StoreError for a database that isn't ours (None) or comes from a newer program."""
    if version is None:
        raise StoreError(Problem(code="practice.foreign", path=where))
    if version > SCHEMA:
        params = {"found": version, "known": SCHEMA}
        raise StoreError(Problem(code="practice.newer", params=params, path=where))
