"""How long a start takes, beside the barest programs on the same libraries; run with -m bench.

The ratios are what counts: they are taken pair by pair in one run, so they hardly depend on the machine.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.bench.stopwatch import PROGRAM, ratios, seconds_to, seconds_to_end

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.bench

PAIRS = 25
BARE_HELP = """\
import typer

app = typer.Typer(rich_markup_mode=None)


@app.command()
def main(name: str = "you") -> None:
    "Greet."


app()
"""
BARE_PROMPT = "import questionary\n\nquestionary.text('Payout in chips').ask()\n"


def test_help_beside_a_bare_typer_command(
    tmp_path: Path, environ: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Prints what --help takes; the goal is 1.1 of a typer program with one command and nothing else."""
    bare = tmp_path / "bare.py"
    bare.write_text(BARE_HELP)

    def ours() -> tuple[float, ...]:
        return (seconds_to_end([PROGRAM, "--help"], environ),)

    def beside() -> float:
        return seconds_to_end([sys.executable, str(bare), "--help"], environ)

    (share,), bare_s = ratios(ours, beside, PAIRS)
    with capsys.disabled():
        print(f"\n  --help: {share:.2f} x a bare typer command ({bare_s * 1000:.0f} ms)")  # noqa: T201


def test_the_first_question_beside_a_bare_prompt(
    tmp_path: Path, environ: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Prints when the first question is painted (goal 0.6) and can be answered (1.25), beside questionary.text."""
    bare = tmp_path / "bare.py"
    bare.write_text(BARE_PROMPT)

    def ours() -> tuple[float, ...]:
        return seconds_to((b"What is paid?", b"Payout in chips"), [PROGRAM, "drill", "roulette/payouts-1"], environ)

    def beside() -> float:
        return seconds_to((b"Payout in chips",), [sys.executable, str(bare)], environ)[0]

    (picture, prompt), bare_s = ratios(ours, beside, PAIRS)
    with capsys.disabled():
        print(  # noqa: T201
            f"\n  first question painted: {picture:.2f}, its prompt: {prompt:.2f}"
            f" x a bare questionary.text ({bare_s * 1000:.0f} ms)"
        )
