"""On an old machine: a drill of every kind runs whole where the encoding lacks letters and signs, strictly."""

from __future__ import annotations

import subprocess

import pytest

from croupier_trainer.drills import library
from tests.cli.program import PROGRAM, environment

# Enough lines for the parts of any two questions; what is no answer is asked again, so the input's end ends the drill.
TYPED = b"1\n" * 60


@pytest.mark.parametrize(
    ("encoding", "language"), [("cp866", "uk"), ("cp866", "ru"), ("cp1251", "uk"), ("ascii", "ru")]
)
def test_every_shipped_drill_runs_in_a_code_page(encoding: str, language: str) -> None:
    """No UnicodeEncodeError, no traceback, and everything that was written can be read in that encoding."""
    around = environment(PYTHONUTF8="0", PYTHONIOENCODING=f"{encoding}:strict")
    for name in dict.fromkeys(one.rstrip("-12345") for one in library.shipped()):
        drill = next(one for one in library.shipped() if one.startswith(f"{name}-"))
        done = subprocess.run(
            [PROGRAM, "drill", drill, "--seed", "1", "--count", "2", "--no-record", "--lang", language],
            input=TYPED,
            capture_output=True,
            env=around,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b""), drill
        told = done.stdout.decode(encoding)
        assert "Traceback" not in told
        assert told.count("\n") > 5, drill
