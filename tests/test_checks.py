"""The checks that are part of the tests: linters, types, and the layers of imports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent


@pytest.mark.parametrize(
    "command",
    [
        ("ruff", "check", "--quiet", "."),
        ("ruff", "format", "--check", "--quiet", "."),
        ("mypy",),
        ("lint-imports",),
    ],
    ids=" ".join,
)
def test_the_code_passes(command: tuple[str, ...]) -> None:
    """Ruff (all rules but those ignored with a reason), mypy strict and the import contracts find nothing."""
    done = subprocess.run([BIN / command[0], *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_top_level_stays_as_it_is() -> None:
    """Beside dotfiles and the licence only these stand at the top (build leftovers aside)."""
    shown = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert shown - {"LICENSE", "build", "dist"} == {
        "pyproject.toml",
        "croupier_trainer",
        "scenarios",
        "tests",
        "README.md",
    }
