"""What a database's error means to the user, as a problem with a code. Imports no database driver but sqlite3."""

from __future__ import annotations

import sqlite3

from croupier_trainer.errors import Problem, StoreError

# Beginnings of SQLite's error names (extended ones too), the first that fits counts.
_SQLITE = (
    ("SQLITE_NOTADB", "practice.not-a-database"),
    ("SQLITE_CORRUPT", "practice.corrupt"),
    ("SQLITE_FULL", "practice.disk-full"),
    ("SQLITE_CANTOPEN", "practice.cannot-open"),
    ("SQLITE_BUSY", "practice.locked"),
    ("SQLITE_LOCKED", "practice.locked"),
    ("SQLITE_READONLY", "practice.permission"),
    ("SQLITE_PERM", "practice.permission"),
    ("SQLITE_AUTH", "practice.permission"),
    ("SQLITE_IOERR", "practice.disk-error"),
)

# PostgreSQL's SQLSTATE, by its beginning.
_SQLSTATE = (
    ("53100", "practice.disk-full"),
    ("55P03", "practice.locked"),
    ("40P01", "practice.locked"),
    ("42501", "practice.permission"),
    ("28", "practice.permission"),
    ("25006", "practice.permission"),
    ("XX001", "practice.corrupt"),
    ("08", "practice.unreachable"),
    ("57P", "practice.unreachable"),
)


def problem_of(error: BaseException, where: str) -> Problem:
    """Give the problem that a driver's error stands for; `where` is the file, or the address without password."""
    detail = " ".join(str(error).split())
    name = getattr(error, "sqlite_errorname", None)
    if name is not None:
        code = next((code for begins, code in _SQLITE if name.startswith(begins)), "practice.database")
    elif isinstance(error, sqlite3.Error):
        code = "practice.database"
    else:
        state = getattr(error, "sqlstate", None)
        # psycopg gives no state where no connection came about; the detail says why.
        code = "practice.unreachable"
        if state is not None:
            code = next((code for begins, code in _SQLSTATE if state.startswith(begins)), "practice.database")
    return Problem(code=code, params={"detail": detail}, path=where)


def store_error(error: BaseException, where: str) -> StoreError:
    """Give the StoreError for a driver's error."""
    return StoreError(problem_of(error, where))
