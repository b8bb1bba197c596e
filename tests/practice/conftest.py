"""Places to keep results in: each test that asks for `place` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
from itertools import count
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.practice.place import Place
from tests.practice.postgres import NoServer, server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_DATABASES = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Give the socket folder of a running server; where none can run: skipped, in CI failed."""
    running = server()
    try:
        folder = running.__enter__()
    except NoServer as error:
        if os.environ.get("CI") == "true":
            pytest.fail(f"no PostgreSQL: {error}")
        pytest.skip(f"no PostgreSQL: {error}")
    yield folder
    running.__exit__(None, None, None)


@pytest.fixture
def postgres_place(postgres: str) -> Place:
    """Give an empty PostgreSQL database."""
    import psycopg

    name = f"results_{next(_DATABASES)}"
    with psycopg.connect(host=postgres, user="tests", dbname="postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return Place(url=f"postgresql://tests@/{name}?host={postgres}")


@pytest.fixture
def file_place(tmp_path: Path) -> Place:
    """Give a SQLite file that isn't there yet, in a folder that isn't either."""
    return Place(path=tmp_path / "school" / "results.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> Place:
    """Give an empty place of each kind in turn."""
    name = "file_place" if request.param == "sqlite" else "postgres_place"
    found: Place = request.getfixturevalue(name)
    return found
