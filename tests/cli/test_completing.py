"""Completion: what each shell is told, and real shells with the Tab key."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from typing import TYPE_CHECKING

import pexpect
import pytest

from croupier_trainer.cli.app import COMMANDS
from croupier_trainer.drills import library
from croupier_trainer.drills.kinds import KINDS
from tests.cli.program import PROGRAM, environment, run

if TYPE_CHECKING:
    from pathlib import Path

LONG = PROGRAM.with_name("croupier-trainer")


def bash_words(*typed: str) -> list[str]:
    """Ask as bash does what the last of the words typed can become."""
    around = {"COMP_WORDS": shlex.join(("croupier", *typed)), "COMP_CWORD": str(len(typed))}
    if not typed[-1]:
        around["COMP_WORDS"] = shlex.join(("croupier", *typed[:-1])) + " "
    return run(cwd=None, _CROUPIER_COMPLETE="complete_bash", **around).stdout.split()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["dr"], ["drill"]),
        (["s"], ["scenarios", "solve", "schema"]),
        (["drill", "--li"], ["--limit-s"]),
        (["drill", "roulette/aud"], ["roulette/audition-5"]),
        (["quiz", "poker/texas/s"], ["poker/texas/settle-3"]),
        (["solve", "roulette/zero-2", "--house", "r"], ["river"]),
        (["house", "cas"], ["castle"]),
        (["rules", "rt-zer"], ["RT-ZERO"]),
        (["drill", "--lang", ""], ["en", "uk", "ru"]),
        (["drill", "--level", ""], ["1", "2", "3", "4", "5"]),
        (["report", "mer"], ["merge"]),
        (["--show-completion", "z"], ["zsh"]),
        (["drill", "friday.y"], []),
    ],
)
def test_the_last_word_typed_is_completed(typed: list[str], offered: list[str]) -> None:
    """Commands, options, drills, houses, rules in any case, languages, levels; files are the shell's matter."""
    assert bash_words(*typed) == offered


def test_all_commands_drills_and_kinds_are_offered() -> None:
    """Nothing that is shipped is missing."""
    assert bash_words("") == list(COMMANDS)
    assert bash_words("drill", "") == library.shipped()
    assert set(KINDS) <= set(bash_words("new", ""))


@pytest.mark.parametrize("name", ["croupier", "croupier-trainer"])
@pytest.mark.parametrize(
    ("shell", "around", "told"),
    [
        ("zsh", {"_TYPER_COMPLETE_ARGS": "{name} drill roulette/aud"}, "roulette/audition-5"),
        (
            "fish",
            {"_TYPER_COMPLETE_ARGS": "{name} drill roulette/aud", "_TYPER_COMPLETE_FISH_ACTION": "get-args"},
            "roulette/audition-5",
        ),
        (
            "powershell",
            {"_TYPER_COMPLETE_ARGS": "{name} drill roulette/aud", "_TYPER_COMPLETE_WORD_TO_COMPLETE": "roulette/aud"},
            "roulette/audition-5:::",
        ),
    ],
)
def test_every_shell_is_answered_under_both_names(name: str, shell: str, around: dict[str, str], told: str) -> None:
    """In its own form, and the script that asks bears the name that was typed."""
    program = PROGRAM.with_name(name)
    variable = f"_{name}_COMPLETE".replace("-", "_").upper()
    asked = {key: value.format(name=name) for key, value in around.items()}
    done = subprocess.run(
        [program],
        capture_output=True,
        text=True,
        env=environment(**asked, **{variable: f"complete_{shell}"}),
        check=True,
    )
    assert told in done.stdout
    script = subprocess.run(
        [program, "--show-completion", shell], capture_output=True, text=True, env=environment(), check=True
    ).stdout
    assert variable in script
    assert name in script.replace("_", "-")


def test_fish_is_told_by_the_exit_code_where_files_are_wanted() -> None:
    """0 where something is offered, 1 where fish should offer files."""
    asked = {"_CROUPIER_COMPLETE": "complete_fish", "_TYPER_COMPLETE_FISH_ACTION": "is-args"}
    assert run(_TYPER_COMPLETE_ARGS="croupier drill roul", cwd=None, **asked).returncode == 0
    assert run(_TYPER_COMPLETE_ARGS="croupier drill ./x", cwd=None, **asked).returncode == 1


def test_what_commands_are_for_is_told_in_any_encoding() -> None:
    """Zsh shows it beside the names; a letter that the encoding lacks is no error."""
    done = subprocess.run(
        [PROGRAM],
        capture_output=True,
        env=environment(
            CROUPIER_TRAINER_LANG="uk",
            PYTHONUTF8="0",
            PYTHONIOENCODING="cp866:strict",
            _CROUPIER_COMPLETE="complete_zsh",
            _TYPER_COMPLETE_ARGS="croupier d",
        ),
        check=True,
    )
    assert b"drill" in done.stdout
    assert done.stderr == b""


def test_installing_writes_where_the_shell_looks(tmp_path: Path) -> None:
    """Bash reads its file at the next start; what stood there stays; a second time adds nothing."""
    (tmp_path / ".bashrc").write_text("alias ll='ls -l'\n")
    for _ in range(2):
        done = run("--install-completion", "bash", "--lang", "uk", HOME=str(tmp_path))
        assert done.returncode == 0
        assert "Доповнення для bash" in done.stdout
    bashrc = (tmp_path / ".bashrc").read_text()
    assert bashrc.startswith("alias ll='ls -l'\n")
    assert bashrc.count("croupier.sh") == 1


class TestRealShells:
    """The Tab key, in shells that are installed."""

    def shell(self, command: str, *arguments: str) -> pexpect.spawn[str]:
        """Start a shell that finds the program."""
        if shutil.which(command) is None:
            pytest.skip(f"{command} is not installed")
        around = environment(TERM="dumb", PATH=f"{PROGRAM.parent}:/usr/bin:/bin", PS1="ready> ", PROMPT="ready> ")
        return pexpect.spawn(command, list(arguments), env=around, encoding="utf-8", timeout=30, dimensions=(24, 200))

    @pytest.mark.parametrize("name", ["croupier", "croupier-trainer"])
    def test_bash(self, name: str) -> None:
        """One Tab completes a drill's name in the middle of a command."""
        child = self.shell("bash", "--norc", "--noprofile", "-i")
        child.expect_exact("ready> ")
        child.sendline(f'eval "$({name} --show-completion bash)"; echo loa""ded')
        child.expect_exact("loaded")
        child.send(f"{name} solve roulette/aud\t --json | head -c 2; echo do''ne\r")
        child.expect_exact("roulette/audition-5")
        child.expect_exact("[\r\n")
        child.expect_exact("done")
        child.close(force=True)

    def test_zsh(self) -> None:
        """The same in zsh."""
        child = self.shell("zsh", "-f", "-i")
        child.expect_exact("ready> ")
        child.sendline('autoload -Uz compinit; compinit -u -D; eval "$(croupier --show-completion zsh)"; echo loa""ded')
        child.expect_exact("loaded")
        child.send("croupier solve roulette/aud\t --json | head -c 2; echo do''ne\r")
        child.expect_exact("audition-5")
        child.expect_exact("done")
        child.close(force=True)

    def test_fish(self) -> None:
        """Fish says itself what it would offer."""
        if shutil.which("fish") is None:
            pytest.skip("fish is not installed")
        asked = 'croupier --show-completion fish | source; complete -C "croupier drill roulette/aud"'
        around = environment(PATH=f"{PROGRAM.parent}:/usr/bin:/bin")
        done = subprocess.run(["fish", "-N", "-c", asked], capture_output=True, text=True, env=around, check=True)
        assert done.stdout.split() == ["roulette/audition-5"]
