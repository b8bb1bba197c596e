"""Where results are kept: a file in the user's data folder, another file, or a school's PostgreSQL."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from croupier_trainer.errors import Problem, UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

VARIABLE = "CROUPIER_TRAINER_DB"
_FOLDER = "croupier-trainer"
# Not sys.platform itself, else type checkers see one system only.
_SYSTEM: str = sys.platform
_SERVERS = frozenset({"postgresql", "postgres", "postgresql+psycopg"})


class Place:
    """A SQLite file (`file`, as a Path `path`) or the address of a PostgreSQL database (`url`).

    The file is kept as text: a start looks at it before the first picture, and pathlib takes longer to import than
    that picture to draw.
    """

    __slots__ = ("file", "url")

    def __init__(self, *, path: str | os.PathLike[str] | None = None, url: str | None = None) -> None:
        self.file = None if path is None else os.fspath(path)
        self.url = url

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and (self.file, self.url) == (other.file, other.url)

    def __hash__(self) -> int:
        return hash((self.file, self.url))

    @property
    def path(self) -> Path | None:
        """The file."""
        from pathlib import Path

        return None if self.file is None else Path(self.file)

    @property
    def shown(self) -> str:
        """The place as a person may read it: an address without its password."""
        if self.file is not None:
            return self.file
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
        return Place(path=os.path.join(_usual_folder(os.environ) or default_folder(), "results.db"))  # noqa: PTH118
    from pathlib import Path

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
    from platformdirs import user_data_path

    return user_data_path(_FOLDER, appauthor=False)


def _usual_folder(environment: Mapping[str, str]) -> str | None:
    """Give the folder where a plain Linux leaves no doubt about it; None where platformdirs has to find it.

    The first picture waits for this, and platformdirs with what it imports takes a twentieth of that time.
    """
    if _SYSTEM != "linux" or "ANDROID_DATA" in environment:
        return None
    home, data = environment.get("HOME", ""), environment.get("XDG_DATA_HOME", "")
    folder = data or (f"{home}/.local/share" if home else "")
    # What is left to platformdirs too: a path that it may read or write in another way.
    is_plain = folder.startswith("/") and folder == folder.strip() and not {"", ".", ".."} & set(folder[1:].split("/"))
    return f"{folder}/{_FOLDER}" if is_plain else None
