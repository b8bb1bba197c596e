"""What a store holds is told without changing it, on SQLite and PostgreSQL alike."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.errors import StoreError
from croupier_trainer.practice.place import Place
from croupier_trainer.practice.record import Opened
from croupier_trainer.practice.stock import Stock, stock
from croupier_trainer.practice.store import Store
from croupier_trainer.practice.versions import SCHEMA
from tests.practice.simulated import FakeClock, header

if TYPE_CHECKING:
    from pathlib import Path


def test_sittings_are_counted(place: Place) -> None:
    """Two sittings, no answer yet."""
    with Store(place) as store:
        for sitting in ("a", "b"):
            store.append(Opened(sitting=sitting, when=FakeClock()(), header=header(sitting)))
    found = stock(place)
    assert (found.version, found.sittings, found.answers) == (SCHEMA, 2, 0)


def test_nothing_is_made_where_nothing_is(place: Place) -> None:
    """An empty database, or no file at all, holds nothing and stays so."""
    assert stock(place) == Stock(version=0)
    assert place.path is None or not place.path.parent.exists()


def test_a_store_that_can_t_be_used_is_told(tmp_path: Path) -> None:
    """A text file, another program's tables, a database from a newer program."""
    text = tmp_path / "notes.db"
    text.write_text("Week one. " * 100)
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    newer = tmp_path / "newer.db"
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("CREATE TABLE croupier_about (name TEXT, value TEXT)")
        connection.execute("INSERT INTO croupier_about VALUES ('schema', '99')")
        connection.commit()
    codes = []
    for path in (text, other, newer):
        with pytest.raises(StoreError) as caught:
            stock(Place(path=path))
        codes.append(caught.value.problems[0].code)
    assert codes == ["practice.not-a-database", "practice.foreign", "practice.newer"]
