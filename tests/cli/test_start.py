"""What a start may import: the mechanism behind its speed, which tests/bench measures."""

from __future__ import annotations

import subprocess
import sys

import pytest

from croupier_trainer.cli.app import COMMANDS, build
from croupier_trainer.text.catalog import LANGUAGES
from croupier_trainer.text.words import Words
from tests.cli.program import environment

# Stops the program the moment its first question has been painted, and tells what has been imported.
UNTIL_PAINTED = """
import sys
from croupier_trainer.ui import prompt, terminal
from croupier_trainer.cli import drilling
from croupier_trainer.cli.run import run

def stop(self):
    print(*sys.modules, sep="\\n", file=sys.__stdout__)
    sys.__stdout__.flush()
    import os
    os._exit(0)

prompt.PromptScreen.ready = stop
detect = terminal.detect
drilling.detect = lambda **asked: terminal.msgspec.structs.replace(detect(), plain=False, typist=True, colour=True)
run(["drill", "roulette/payouts-1", "--seed", "1"])
"""
HELP = """
import sys
from croupier_trainer.cli.run import run
run(["--help"])
print(*sys.modules, sep="\\n")
"""


def imported(script: str) -> set[str]:
    """Run a script in a fresh interpreter; gives the modules that it names."""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", env=environment(), check=True, timeout=60
    )
    return set(done.stdout.split())


@pytest.fixture(scope="module")
def painted() -> set[str]:
    """Give what is imported when the first question of a roulette drill stands on screen."""
    found = imported(UNTIL_PAINTED)
    assert "croupier_trainer.ui.layout" in found
    return found


@pytest.mark.parametrize(
    "module",
    [
        "typer",
        "yaml",
        "pathlib",
        "platformdirs",
        "sqlalchemy",
        "rich",
        "questionary",
        "prompt_toolkit",
        "asyncio",
        "difflib",
        "fractions",
        "gettext",
        "croupier_trainer.drills.diagnose",
        "croupier_trainer.drills.typed",
        "croupier_trainer.rules.chips",
        "croupier_trainer.rules.roulette.order",
        "croupier_trainer.rules.roulette.calls",
        "croupier_trainer.text.rulebook",
    ],
)
def test_the_first_picture_waits_for_nothing_else(painted: set[str], module: str) -> None:
    """Nothing that only a prompt, a verdict, another question or another command needs is read before it."""
    assert module not in painted


def test_a_roulette_drill_reads_no_poker(painted: set[str]) -> None:
    """Neither the rules of poker nor its cards."""
    assert not [name for name in painted if "poker" in name or name.endswith((".cards", ".hands"))]


def test_the_collector_works_again_behind_the_picture() -> None:
    """It rests while a start makes what stays, and what was made is frozen, not looked through."""
    script = UNTIL_PAINTED.replace("print(*sys.modules", "import gc; print(gc.isenabled(), gc.get_freeze_count() > 0")
    assert {"True"} == imported(script) & {"True", "False"}


def test_help_reads_no_rules_and_no_drills() -> None:
    """--help says what the commands are for; what they do is read when one of them is asked for."""
    found = imported(HELP)
    assert "typer" in found
    heavy = (
        "croupier_trainer.rules",
        "croupier_trainer.drills",
        "croupier_trainer.practice",
        "msgspec",
        "yaml",
        "rich",
    )
    assert not [name for name in found if name.startswith(heavy)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_made_the_short_way_says_the_same(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The program's own help lists commands without declaring their options; nobody can tell."""
    words = Words(language)
    said = []
    for listed in (False, True):
        build(words, listed=listed)(["--help"], standalone_mode=False, prog_name="croupier")
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert all(f"\n  {name} " in said[0] for name in COMMANDS)


@pytest.mark.parametrize("command", ["check", "solve"])
def test_the_collector_works_in_every_command(command: str) -> None:
    """It rests from the first line of the program only until a command begins."""
    script = f"""
import gc, sys
sys.argv = ["croupier", "{command}", "roulette/payouts-1"]
from croupier_trainer.ui.terminal import Terminal
Terminal.print = lambda self, lines=(): print(gc.isenabled(), file=sys.__stdout__)
from croupier_trainer.__main__ import main
main()
"""
    assert imported(script) == {"True"}
