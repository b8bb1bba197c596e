"""Finding the shipped scenarios: drills, houses, procedures, situations and the rulebook.

An installed wheel carries them inside the package, a checkout beside it.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from pathlib import Path

from croupier_trainer.errors import Problem, UsageError

_PACKAGE = Path(__file__).resolve().parent.parent
# Folders of scenarios/ that hold drills; the others hold what drills speak of.
_DRILL_FOLDERS = ("roulette", "poker", "mixed")


@cache
def root() -> Path:
    """Give the folder of the shipped scenarios."""
    inside = _PACKAGE / "scenarios"
    return inside if inside.is_dir() else _PACKAGE.parent / "scenarios"


def shipped() -> list[str]:
    """Give the names of the shipped drills, such as `roulette/payouts-1`, in the order of a course."""
    return [
        str(path.relative_to(root()).with_suffix("").as_posix())
        for folder in _DRILL_FOLDERS
        for path in sorted((root() / folder).rglob("*.yaml"))
    ]


def find_drill(name: str) -> tuple[Path, str]:
    """Find a drill by a path or a shipped name: its file, and how to call it in messages.

    A path is what ends in .yaml or is such a file. Raises UsageError with the nearest names.
    """
    path = Path(name)
    if path.suffix in {".yaml", ".yml"} or path.is_file():
        return path, name
    found = root() / f"{name}.yaml"
    names = shipped()
    if name in names and found.is_file():
        return found, f"{name}.yaml"
    near = get_close_matches(name, names, n=3, cutoff=0.5) or get_close_matches(
        name, [one.rpartition("/")[2] for one in names], n=3
    )
    code = "usage.no-drill-near" if near else "usage.no-drill"
    raise UsageError(Problem(code=code, params={"name": name, "near": tuple(near)}))


def find_house(name: str, beside: Path | None = None) -> tuple[Path, str]:
    """Find a house by a path (also beside the drill that names it) or a shipped name. Raises UsageError."""
    path = Path(name)
    if path.suffix in {".yaml", ".yml"}:
        if beside is not None and not path.is_absolute() and (beside / path).is_file():
            return beside / path, name
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


def read_bytes(path: Path, shown: str) -> bytes:
    """Read a file; raises UsageError where it can't be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        code = "usage.no-file"
    except IsADirectoryError:
        code = "usage.is-folder"
    except PermissionError:
        code = "usage.not-readable"
    except (OSError, ValueError):
        code = "usage.cannot-read"
    raise UsageError(Problem(code=code, params={"path": shown}))
