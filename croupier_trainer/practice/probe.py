"""Whether a results file can be used, told within milliseconds: before the first question, by sqlite3 alone.

SQLAlchemy takes 160 ms to import, so the store proper opens while the trainee already thinks (recorder.py).
The probe changes nothing; a file that isn't there yet is fine where its folder can be made and written.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from croupier_trainer.errors import Problem, StoreError
from croupier_trainer.practice.faults import store_error
from croupier_trainer.practice.versions import ABOUT, SCHEMA

if TYPE_CHECKING:
    from pathlib import Path

    from croupier_trainer.practice.place import Place


def probe(place: Place) -> None:
    """Raise StoreError where results can't be kept at this place; a server is not asked, since that takes time."""
    if place.path is not None:
        _probe_file(place.path)


def _probe_file(path: Path) -> None:
    where = str(path)
    try:
        size = path.stat().st_size
    except FileNotFoundError:
        _probe_folder(path.parent, where)
        return
    except OSError as error:
        raise StoreError(Problem(code="practice.permission", params={"detail": error.strerror}, path=where)) from error
    if not path.is_file():
        raise StoreError(Problem(code="practice.not-a-database", path=where))
    if not os.access(path, os.R_OK | os.W_OK):
        raise StoreError(Problem(code="practice.permission", path=where))
    if size == 0:
        return
    try:
        # mode=rw: never creates; the name may hold ? and #.
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=5)) as connection:
            refuse_unknown(stored_version(connection), where)
    except sqlite3.Error as error:
        raise store_error(error, where) from error


def _probe_folder(folder: Path, where: str) -> None:
    # The nearest folder that is there must take a new one or the file.
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    if not folder.is_dir():
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
