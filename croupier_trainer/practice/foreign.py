"""Reading a results file by sqlite3 alone: another machine's without touching it, this one's without delay.

Nothing is migrated; another machine's file gets no write-ahead log beside it.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from croupier_trainer.errors import Problem, StoreError
from croupier_trainer.practice.faults import store_error
from croupier_trainer.practice.probe import refuse_unknown, stored_version
from croupier_trainer.practice.record import QUIZ, Row, same_name

if TYPE_CHECKING:
    from pathlib import Path

# The log has had these columns in every version.
_QUERY = "SELECT sitting, seq, hash, entry, at, body FROM croupier_entry {} ORDER BY sitting, seq, hash"
_OF_TRAINEE = "WHERE sitting IN (SELECT id FROM croupier_sitting WHERE trainee = ?)"
_LAST_OPEN = (
    "WHERE sitting = (SELECT id FROM croupier_sitting WHERE mode = ? AND closed_at IS NULL"
    " ORDER BY opened_at DESC LIMIT 1)"
)


def rows_of_file(path: Path) -> list[Row]:
    """Give all rows of a results file, of this program's version or an older one; raises StoreError."""
    where = str(path)
    if not path.is_file():
        raise StoreError(Problem(code="practice.cannot-open", path=where))
    address = f"{path.absolute().as_uri()}?mode=ro"
    # Without a log beside it nobody is writing: then SQLite need not make files there, or be able to.
    still = f"{address}&immutable=1"
    try:
        if not path.with_name(f"{path.name}-wal").exists():
            return _rows(still, where)
        try:
            return _rows(address, where)
        except sqlite3.OperationalError:
            # A log in a folder that may not be written, a memory stick's for instance.
            return _rows(still, where)
    except sqlite3.Error as error:
        raise store_error(error, where) from error


def rows_of_own(path: Path, trainee: str | None = None) -> list[Row]:
    """Give the rows of this program's own results file, all or one trainee's; nothing where there is no file yet.

    Without SQLAlchemy, so that a menu opens at once. Raises StoreError.
    """
    return _own(path) if trainee is None else _own(path, _OF_TRAINEE, same_name(trainee))


def rows_of_open_quiz(path: Path) -> list[Row]:
    """Give the rows of the quiz that was begun last and is not over, whoever takes it; raises StoreError."""
    return _own(path, _LAST_OPEN, QUIZ)


def _own(path: Path, which: str = "", *values: str) -> list[Row]:
    where = str(path)
    if not path.exists():
        return []
    try:
        return _rows(f"{path.absolute().as_uri()}?mode=rw", where, which, *values)
    except sqlite3.Error as error:
        raise store_error(error, where) from error


def _rows(address: str, where: str, which: str = "", *values: str) -> list[Row]:
    with closing(sqlite3.connect(address, uri=True, timeout=5)) as connection:
        version = stored_version(connection)
        refuse_unknown(version, where)
        if version == 0:
            return []
        return [
            Row(sitting=sitting, seq=seq, hash=hash_, entry=entry, at=at, body=body)
            for sitting, seq, hash_, entry, at, body in connection.execute(_QUERY.format(which), values)
        ]
