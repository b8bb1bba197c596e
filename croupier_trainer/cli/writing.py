"""Files that a person will edit or print: never written over what is there unless told so."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from croupier_trainer.errors import Problem, UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping


def write_new(texts: Mapping[str, str], *, force: bool) -> None:
    """Write texts to the files named, all or none; `force` writes over files. Raises UsageError."""
    there = [name for name in texts if Path(name).exists() and not force]
    if there:
        raise UsageError(*(Problem(code="usage.file-exists", params={"path": name}) for name in there))
    for name, text in texts.items():
        try:
            # Made anew even if someone else has made it since, unless told to write over it.
            with Path(name).open("w" if force else "x", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
        except FileExistsError:
            raise UsageError(Problem(code="usage.file-exists", params={"path": name})) from None
        except OSError:
            raise UsageError(Problem(code="usage.cannot-write", params={"path": name})) from None
