"""Another machine's results file is read and never touched."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.errors import StoreError
from croupier_trainer.practice.foreign import rows_of_file
from croupier_trainer.practice.migrate import STEPS, migrate
from croupier_trainer.practice.place import Place
from croupier_trainer.practice.store import Store
from tests.practice.simulated import classroom

if TYPE_CHECKING:
    from pathlib import Path


def filled(path: Path) -> Place:
    """Make a results file of a small class."""
    with Store(Place(path=path)) as store:
        store.add(classroom(2, 3).rows())
    return Place(path=path)


def test_all_rows_are_read(tmp_path: Path) -> None:
    """The file gives the rows that went in, and is byte for byte the same afterwards, with nothing beside it."""
    path = tmp_path / "theirs.db"
    filled(path)
    before = path.read_bytes()
    assert rows_of_file(path) == classroom(2, 3).rows()
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["theirs.db"]


def test_an_older_file_is_read_and_not_migrated(tmp_path: Path) -> None:
    """A file of the first version stays one."""
    from croupier_trainer.practice.database import open_engine

    path = tmp_path / "old.db"
    engine = open_engine(Place(path=path))
    migrate(engine, str(path), STEPS[:1])
    engine.dispose()
    assert rows_of_file(path) == []
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT value FROM croupier_about").fetchone() == ("1",)


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX permissions")
def test_a_memory_stick_that_may_not_be_written(tmp_path: Path) -> None:
    """A read-only folder is no hindrance."""
    folder = tmp_path / "stick"
    folder.mkdir()
    filled(folder / "theirs.db")
    (folder / "theirs.db").chmod(0o400)
    folder.chmod(0o500)
    try:
        assert len(rows_of_file(folder / "theirs.db")) == len(classroom(2, 3).rows())
    finally:
        folder.chmod(0o700)


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root can become another user")
def test_a_memory_stick_of_another_user(tmp_path: Path) -> None:
    """The same for a user who really may not write there (root always may)."""
    folder = tmp_path / "stick"
    folder.mkdir()
    filled(folder / "theirs.db")
    (folder / "theirs.db").chmod(0o444)
    folder.chmod(0o555)
    parents = [one for one in folder.parents if one.stat().st_mode & 0o055 != 0o055 and one.stat().st_uid == 0]
    modes = {one: one.stat().st_mode for one in parents}
    try:
        for one in parents:
            one.chmod(0o755)
        os.seteuid(65534)
        try:
            found = rows_of_file(folder / "theirs.db")
        finally:
            os.seteuid(0)
    finally:
        for one, mode in modes.items():
            one.chmod(mode)
    assert len(found) == len(classroom(2, 3).rows())


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", None), (b"not a database, but long enough" * 99, "practice.not-a-database"), (None, "practice.cannot-open")],
)
def test_files_that_are_no_results(tmp_path: Path, content: bytes | None, code: str | None) -> None:
    """An empty file holds nothing; any other is told with its name."""
    path = tmp_path / "x.db"
    if content is not None:
        path.write_bytes(content)
    if code is None:
        assert rows_of_file(path) == []
        return
    with pytest.raises(StoreError) as caught:
        rows_of_file(path)
    assert (caught.value.problems[0].code, caught.value.problems[0].path) == (code, str(path))
