"""Where results are kept: a file in the user's data folder, another file, or a school's PostgreSQL."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.errors import Problem, UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLE = "CROUPIER_TRAINER_DB"
_FOLDER = "croupier-trainer"
# Not sys.platform itself, else type checkers see one system only.
_SYSTEM: str = sys.platform
_SERVERS = frozenset({"postgresql", "postgres", "postgresql+psycopg"})


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A SQLite file (`path`) or the address of a PostgreSQL database (`url`)."""

    path: Path | None = None
    url: str | None = None

    @property
    def shown(self) -> str:
        """The place as a person may read it: an address without its password."""
        if self.path is not None:
            return str(self.path)
        from urllib.parse import urlsplit

        parts = urlsplit(self.url or "")
        if parts.password is None:
            return self.url or ""
        return parts._replace(netloc=f"{parts.username or ''}:***@{parts.netloc.rpartition('@')[2]}").geturl()


def place(option: str | None, environment: Mapping[str, str]) -> Place:
    """Find where results are kept: the option `--db`, else the environment, else the user's data folder.

    Raises UsageError for an address of something else.

    >>> place("sqlite:////tmp/a.db", {}).path == place("/tmp/a.db", {}).path
    True
    """
    said = option or environment.get(VARIABLE) or ""
    scheme, separator, _ = said.partition("://")
    if not said:
        return Place(path=default_folder() / "results.db")
    if not separator:
        return Place(path=Path(said).expanduser())
    if scheme in _SERVERS:
        return Place(url=said)
    if scheme == "sqlite":
        from urllib.parse import unquote, urlsplit

        # The path begins after the third slash, so an absolute one has four.
        return Place(path=Path(unquote(urlsplit(said).path).removeprefix("/")))
    raise UsageError(Problem(code="practice.bad-address", params={"scheme": scheme}))


def default_folder() -> Path:
    """Give the user's data folder for this program; it need not be there yet."""
    if (folder := _usual_folder(os.environ)) is not None:
        return folder
    from platformdirs import user_data_path

    return user_data_path(_FOLDER, appauthor=False)


def _usual_folder(environment: Mapping[str, str]) -> Path | None:
    """Give the folder where a plain Linux leaves no doubt about it; None where platformdirs has to find it.

    The first picture waits for this, and platformdirs with what it imports takes a twentieth of that time.
    """
    if _SYSTEM != "linux" or "ANDROID_DATA" in environment:
        return None
    home, data = environment.get("HOME", ""), environment.get("XDG_DATA_HOME", "")
    if not data and home.startswith("/"):
        return Path(home, ".local/share", _FOLDER)
    return Path(data, _FOLDER) if data.startswith("/") and data == data.strip() else None
