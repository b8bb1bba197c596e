"""What a store holds, told without changing it: nothing is created, migrated or indexed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.practice.faults import store_error
from croupier_trainer.practice.probe import probe, refuse_unknown, stored_version

if TYPE_CHECKING:
    from pathlib import Path

    from croupier_trainer.practice.place import Place

_SITTINGS = "SELECT count(*) FROM croupier_sitting"
_ANSWERS = "SELECT count(*) FROM croupier_entry WHERE entry = 'answered'"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stock:
    """The schema's version, and how many sittings and answers there are; `version` 0: nothing was kept yet."""

    version: int
    sittings: int = 0
    answers: int = 0
    size_bytes: int | None = None


def stock(place: Place) -> Stock:
    """Look what a store holds; raises StoreError where it can't be used."""
    probe(place)
    return _of_file(place.path) if place.path is not None else _of_server(place)


def _of_file(path: Path) -> Stock:
    if not path.exists() or path.stat().st_size == 0:
        return Stock(version=0)
    where = str(path)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=5)) as connection:
            version = stored_version(connection)
            refuse_unknown(version, where)
            if not version:
                return Stock(version=0)
            counts = [int(connection.execute(query).fetchone()[0]) for query in (_SITTINGS, _ANSWERS)]
    except sqlite3.Error as error:
        raise store_error(error, where) from error
    return Stock(version=version, sittings=counts[0], answers=counts[1], size_bytes=path.stat().st_size)


def _of_server(place: Place) -> Stock:
    from sqlalchemy import text

    from croupier_trainer.practice.database import open_engine, told
    from croupier_trainer.practice.migrate import version_of

    engine = open_engine(place)
    try:
        with told(place.shown), engine.connect().execution_options(reading=True) as connection:
            version = version_of(connection)
            refuse_unknown(version, place.shown)
            if not version:
                return Stock(version=0)
            counts = [int(connection.execute(text(query)).scalar_one()) for query in (_SITTINGS, _ANSWERS)]
    finally:
        engine.dispose()
    return Stock(version=version, sittings=counts[0], answers=counts[1])
