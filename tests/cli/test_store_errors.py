"""A store that can't be used is told in one line, with exit code 4, before an answer is typed."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.text.catalog import LANGUAGES
from croupier_trainer.text.words import Words
from tests.cli.kept import drill, records
from tests.cli.program import PROGRAM, Seat, environment, run

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def as_ordinary_user() -> list[str]:
    """Give what takes root's right to write everywhere from a command; skips where that can't be done."""
    if os.geteuid() != 0:
        return []
    found = shutil.which("setpriv")
    if found is None:
        pytest.skip("root may write everywhere, and there is no setpriv")
    return [found, "--bounding-set=-dac_override,-dac_read_search"]


def no_database(path: Path) -> None:
    """Write a text."""
    path.write_text("Pay the number last.\n" * 100, "utf-8")


def newer(path: Path) -> None:
    """Make a database of a later program."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE croupier_about (name TEXT, value TEXT)")
        connection.execute("INSERT INTO croupier_about VALUES ('schema', '99')")
        connection.commit()


def foreign(path: Path) -> None:
    """Make a database of another program."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")


def spoilt(path: Path) -> None:
    """Make a database and overwrite its first page behind the head."""
    newer(path)
    with path.open("r+b") as stream:
        stream.seek(100)
        stream.write(b"\xa5" * 3996)


FAULTS: dict[str, Callable[[Path], None]] = {
    "not-a-database": no_database,
    "newer": newer,
    "foreign": foreign,
    "corrupt": spoilt,
}
COMMANDS = {
    "drill": ("drill", "friday.yaml"),
    "review": ("review",),
    "quiz": ("quiz", "friday.yaml", "--trainee", "Олена"),
    "progress": ("progress",),
    "report": ("report",),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("fault", FAULTS)
def test_one_line_and_exit_code_4(tmp_path: Path, fault: str, command: str) -> None:
    """Each command tells each fault in one line that names the file, asks nothing and leaves the file alone."""
    drill(tmp_path)
    store = tmp_path / "results.db"
    FAULTS[fault](store)
    before = store.read_bytes()
    done = run(*COMMANDS[command], "--db", store, typed="35\n", cwd=tmp_path)
    assert done.returncode == 4
    text = Words("en").text(f"practice.{fault}", found=99, known=2)
    assert done.stderr == f"{store}: {text}\n"
    assert "How many" not in done.stdout
    assert store.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["friday.yaml", "results.db"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_trainees_language_on_a_terminal(tmp_path: Path, language: str) -> None:
    """The line is said before the first picture; nothing can be typed."""
    store = tmp_path / "results.db"
    newer(store)
    seat = Seat(["drill", str(drill(tmp_path)), "--db", str(store), "--lang", language], size=(24, 200))
    assert seat.leave() == 4
    assert Words(language).text("practice.newer", found=99, known=2) in seat.transcript
    assert len(seat.transcript.splitlines()) == 1


@pytest.fixture
def read_only() -> Iterator[Path]:
    """Give a folder that may be entered and read, not written."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        drill(folder)
        folder.chmod(0o555)
        yield folder
        folder.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="rights are others there")
@pytest.mark.parametrize("command", ["drill", "quiz"])
def test_a_folder_that_may_not_be_written(read_only: Path, command: str) -> None:
    """As an ordinary user: told what may not be, and that another file can be named."""
    done = subprocess.run(
        [*as_ordinary_user(), PROGRAM, *COMMANDS[command], "--db", read_only / "results.db"],
        input="35\n",
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        cwd=read_only,
        timeout=60,
        check=False,
    )
    assert done.returncode == 4, done.stderr
    assert done.stderr == f"{read_only / 'results.db'}: {Words('en').text('practice.permission')}\n"
    assert "How many" not in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on a file's size there")
@pytest.mark.parametrize("command", ["drill", "quiz"])
def test_a_disk_that_takes_no_more(tmp_path: Path, command: str) -> None:
    """The answer that doesn't fit is told as such with exit code 4; those acknowledged before are all there."""
    questions = "  - {ask: odds, id: o, times: 400, bet: any}\n"
    drill(tmp_path, questions)
    store = tmp_path / "results.db"
    done = subprocess.run(
        [PROGRAM, *COMMANDS[command], "--db", store],
        input="7\n" * 400,
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        cwd=tmp_path,
        timeout=120,
        check=False,
        # The system then refuses to let any file grow, as a full disk does.
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000)),
    )
    assert done.returncode == 4, done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"{store}: ")
    acknowledged = done.stdout.count("Saved." if command == "quiz" else "Your answer: 7")
    assert acknowledged > 4
    kept = list(records(store))
    assert [one.given.typed for one in kept] == ["7"] * len(kept)
    assert len(kept) >= acknowledged


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    """A school's server is asked before an answer can be typed; its password is not shown."""
    address = f"postgresql://me:secret@/db?host={tmp_path}"
    for command in COMMANDS.values():
        drill(tmp_path)
        done = run(*command, "--db", address, typed="35\n", cwd=tmp_path)
        assert done.returncode == 4, done.stderr
        assert "secret" not in done.stderr
        assert len(done.stderr.splitlines()) == 1
        assert "Your answer" not in done.stdout


def test_a_wrong_address_is_wrong_usage(tmp_path: Path) -> None:
    """Only files and PostgreSQL hold results: exit code 2."""
    done = run("drill", drill(tmp_path), "--db", "mysql://localhost/db", typed="35\n")
    assert done.returncode == 2
    assert done.stderr == Words("en").text("practice.bad-address", scheme="mysql") + "\n"
