"""Bringing an older database to this program's schema, one version after the other, a backup before.

All steps run in one transaction: a migration that fails leaves what was there. A step is never changed once
released, only a new one added; it speaks plain SQL, since schema.py shows the last version only.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import inspect, text

from croupier_trainer.errors import Problem, StoreError
from croupier_trainer.practice.probe import refuse_unknown
from croupier_trainer.practice.versions import ABOUT, SCHEMA

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine

TABLES = ("croupier_about", "croupier_sitting", "croupier_entry")


def _first(connection: Connection) -> None:
    """Version 1: the log and its index."""
    for statement in (
        f"CREATE TABLE {ABOUT} (name VARCHAR(40) NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
        """CREATE TABLE croupier_sitting (id VARCHAR(64) NOT NULL PRIMARY KEY, mode VARCHAR(16) NOT NULL,
        trainee TEXT NOT NULL, drill TEXT NOT NULL, file_hash VARCHAR(64) NOT NULL,
        opened_at BIGINT NOT NULL, closed_at BIGINT)""",
        """CREATE TABLE croupier_entry (sitting VARCHAR(64) NOT NULL, seq INTEGER NOT NULL, hash VARCHAR(64) NOT NULL,
        entry VARCHAR(16) NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (sitting, seq, hash))""",
        f"INSERT INTO {ABOUT} (name, value) VALUES ('schema', '1')",  # noqa: S608 - a constant
    ):
        connection.execute(text(statement))


def _indexes(connection: Connection) -> None:
    """Version 2: a trainee's sittings and the latest answers are found without reading all."""
    connection.execute(text("CREATE INDEX croupier_sitting_by_trainee ON croupier_sitting (trainee, mode)"))
    connection.execute(text("CREATE INDEX croupier_entry_by_time ON croupier_entry (at)"))


STEPS: tuple[Callable[[Connection], None], ...] = (_first, _indexes)


def version_of(connection: Connection) -> int | None:
    """Give the schema's version: 0 of an empty database, None of one that isn't ours."""
    names = set(inspect(connection).get_table_names())
    if ABOUT not in names:
        # A school's server may hold other tables; a file is ours alone.
        return None if names and connection.dialect.name == "sqlite" else 0
    found = connection.execute(text(f"SELECT value FROM {ABOUT} WHERE name = 'schema'")).scalar()  # noqa: S608 - a constant
    return int(found) if found is not None and str(found).isdecimal() else None


def migrate(engine: Engine, where: str, steps: tuple[Callable[[Connection], None], ...] = STEPS) -> Path | None:
    """Bring the database to the version `len(steps)`; gives the backup's path where a file was migrated.

    Raises StoreError for a database that is newer than this program or not its own: those are left alone.
    """
    with engine.connect().execution_options(reading=True) as connection:
        version = version_of(connection)
    if version == len(steps):
        return None
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # Two programs that start together must not both migrate; SQLite's BEGIN IMMEDIATE sees to it there.
            connection.execute(text("SELECT pg_advisory_xact_lock(727001)"))
        version = version_of(connection)
        if version is None or version > max(len(steps), SCHEMA):
            refuse_unknown(version, where)
        if version is None or version >= len(steps):
            return None
        kept = _backup(connection, where, version) if version else None
        for step in steps[version:]:
            step(connection)
        connection.execute(
            text(f"UPDATE {ABOUT} SET value = :value WHERE name = 'schema'"),  # noqa: S608 - a constant
            {"value": str(len(steps))},
        )
    return kept


def _backup(connection: Connection, where: str, version: int) -> Path | None:
    if connection.dialect.name == "postgresql":
        for table in TABLES:
            if inspect(connection).has_table(f"{table}_before_{version}"):
                continue
            connection.execute(text(f"CREATE TABLE {table}_before_{version} AS SELECT * FROM {table}"))  # noqa: S608
        return None
    return _copy_file(Path(where), version)


def _copy_file(path: Path, version: int) -> Path:
    """Copy a file beside itself by SQLite's own backup, which sees the write-ahead log too."""
    count = 1
    while (kept := path.with_name(f"{path.name}.schema-{version}{f'-{count}' if count > 1 else ''}.bak")).exists():
        count += 1
    try:
        kept.touch(mode=0o600, exist_ok=False)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(kept)) as target:
            source.backup(target)
    except (OSError, sqlite3.Error) as error:
        kept.unlink(missing_ok=True)
        problem = Problem(code="practice.no-backup", params={"detail": " ".join(str(error).split())}, path=str(path))
        raise StoreError(problem) from error
    return kept
