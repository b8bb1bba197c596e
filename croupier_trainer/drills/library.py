"""Finding the shipped scenarios: drills, houses, procedures, situations and the rulebook.

An installed wheel carries them inside the package, a checkout beside it. A shipped drill is found without pathlib,
whose import takes longer than to read and deal it.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

from croupier_trainer.errors import Problem, UsageError

if TYPE_CHECKING:
    from pathlib import Path

_PACKAGE = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))  # noqa: PTH120 - see above
# Folders of scenarios/ that hold drills; the others hold what drills speak of.
_DRILL_FOLDERS = ("roulette", "poker", "mixed")


@cache
def root() -> Path:
    """Give the folder of the shipped scenarios."""
    from pathlib import Path

    return Path(_root())


@cache
def _root() -> str:
    inside = f"{_PACKAGE}/scenarios"
    return inside if os.path.isdir(inside) else f"{os.path.dirname(_PACKAGE)}/scenarios"  # noqa: PTH112, PTH120


def shipped() -> list[str]:
    """Give the names of the shipped drills, such as `roulette/payouts-1`, in the order of a course."""
    return [
        str(path.relative_to(root()).with_suffix("").as_posix())
        for folder in _DRILL_FOLDERS
        for path in sorted((root() / folder).rglob("*.yaml"))
    ]


def find_drill(name: str) -> tuple[Path, str]:
    """Find a drill as `find_file` does."""
    from pathlib import Path

    file, shown = find_file(name)
    return Path(file), shown


def find_file(name: str) -> tuple[str, str]:
    """Find a drill by a path or a shipped name: its file, and how to call it in messages.

    A path is what ends in .yaml or is such a file. Raises UsageError with the nearest names.
    """
    if name.endswith((".yaml", ".yml")) or os.path.isfile(name):  # noqa: PTH113
        return name, name
    if _is_shipped(name):
        return f"{_root()}/{name}.yaml", f"{name}.yaml"
    from difflib import get_close_matches

    names = shipped()
    near = get_close_matches(name, names, n=3, cutoff=0.5) or get_close_matches(
        name, [one.rpartition("/")[2] for one in names], n=3
    )
    code = "usage.no-drill-near" if near else "usage.no-drill"
    raise UsageError(Problem(code=code, params={"name": name, "near": tuple(near)}))


def _is_shipped(name: str) -> bool:
    """Whether a name is that of a shipped drill to the letter's case, whatever the file system makes of case."""
    parts = name.split("/")
    if parts[0] not in _DRILL_FOLDERS or not all(parts) or set(parts) & {".", ".."}:
        return False
    here = _root()
    for part in (*parts[:-1], f"{parts[-1]}.yaml"):
        try:
            if part not in os.listdir(here):  # noqa: PTH208
                return False
        except OSError:
            return False
        here = f"{here}/{part}"
    return os.path.isfile(here)  # noqa: PTH113


def find_house(name: str, beside: str | None = None) -> tuple[Path, str]:
    """Find a house by a path (also beside the drill that names it) or a shipped name. Raises UsageError."""
    from difflib import get_close_matches
    from pathlib import Path

    path = Path(name)
    if path.suffix in {".yaml", ".yml"}:
        if beside is not None and not path.is_absolute() and (Path(beside) / path).is_file():
            return Path(beside) / path, name
        return path, name
    found = root() / "houses" / f"{name}.yaml"
    names = houses()
    if name in names:
        return found, f"houses/{name}.yaml"
    near = get_close_matches(name, names, n=3, cutoff=0.4)
    code = "usage.no-house-near" if near else "usage.no-house"
    raise UsageError(Problem(code=code, params={"name": name, "near": tuple(near or names)}))


def houses() -> list[str]:
    """Give the names of the shipped houses."""
    return sorted(path.stem for path in (root() / "houses").glob("*.yaml"))


def read_bytes(path: str | Path, shown: str) -> bytes:
    """Read a file; raises UsageError where it can't be read."""
    try:
        with open(path, "rb") as file:  # noqa: PTH123
            return file.read()
    except FileNotFoundError:
        code = "usage.no-file"
    except IsADirectoryError:
        code = "usage.is-folder"
    except PermissionError:
        code = "usage.not-readable"
    except (OSError, ValueError):
        code = "usage.cannot-read"
    raise UsageError(Problem(code=code, params={"path": shown}))
