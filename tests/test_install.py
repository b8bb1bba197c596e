"""An installed wheel works far from the checkout, with scenarios and catalogues in it."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, cwd=folder)
    (found,) = folder.glob("*.whl")
    return found


def test_the_wheel_carries_every_data_file(wheel: Path) -> None:
    """Each file of scenarios/ and a compiled catalogue for each translated one; nothing of the tests."""
    names = set(zipfile.ZipFile(wheel).namelist())
    scenarios = {
        f"croupier_trainer/scenarios/{path.relative_to(ROOT / 'scenarios').as_posix()}"
        for path in (ROOT / "scenarios").rglob("*")
        if path.is_file()
    }
    catalogues = {
        path.relative_to(ROOT).with_suffix(".mo").as_posix()
        for path in (ROOT / "croupier_trainer" / "text" / "locale").rglob("*.po")
    }
    assert scenarios <= names
    assert catalogues <= names
    assert "croupier_trainer/drills/parsed.json" in names
    assert not [name for name in names if name.startswith(("tests/", "scenarios/"))]


def test_an_installed_wheel_works_outside_the_checkout(wheel: Path, tmp_path: Path) -> None:
    """Shipped drills are found and words are translated."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    program = "import sys; from croupier_trainer.cli.run import run; sys.exit(run(sys.argv[1:]))"
    # The dependencies come from the environment of the tests, the program from the wheel alone.
    done = subprocess.run(
        [sys.executable, "-c", program, "solve", "roulette/payouts-1", "--lang", "uk"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site"), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "спліт 17/20: 3 × 17 = 51" in done.stdout
