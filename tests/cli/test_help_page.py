"""The help of every command: in each language, in every window, in every encoding."""

from __future__ import annotations

import re
import subprocess
from typing import TYPE_CHECKING

import pytest
import typer.main
from typer.core import TyperGroup

from croupier_trainer.cli.app import COMMANDS, build
from croupier_trainer.text.words import Words
from croupier_trainer.ui.width import cells
from tests.cli.program import PROGRAM, environment, run
from tests.text.english_left import english_left

if TYPE_CHECKING:
    from collections.abc import Iterator

    from typer._click import Command


def pages(language: str) -> Iterator[tuple[str, Command, str]]:
    """Give the help of the program, of each command and of each command in one: name, command, text."""

    def below(command: Command, parent: typer.Context | None, name: str) -> Iterator[tuple[str, Command, str]]:
        context = typer.Context(command, parent=parent, info_name=name, help_option_names=["-h", "--help"])
        yield context.command_path, command, command.get_help(context)
        if isinstance(command, TyperGroup):
            for inner, one in command.commands.items():
                yield from below(one, context, inner)

    yield from below(typer.main.get_command(build(Words(language))), None, "croupier")


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("columns", ["40", "80", "200"])
def test_no_line_is_wider_than_the_window(language: str, columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last column stays free, and nothing is cut: all of what a command is for is there."""
    monkeypatch.setenv("COLUMNS", columns)
    for path, command, text in pages(language):
        widest = max(text.splitlines(), key=cells)
        assert cells(widest) < int(columns) or " " not in widest.strip(), (path, widest)
        assert " ".join((command.help or "").split()) in " ".join(text.split()), path


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_english_is_left_in_the_help(language: str) -> None:
    """Headings, what is typed for each parameter, limits, defaults, what each option does."""
    for path, _, text in pages(language):
        assert english_left(text.replace(path, "")) == [], path


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_parameter_says_what_it_is_for(language: str) -> None:
    """None is without words, required ones are told, and -h stands beside --help."""
    for path, command, text in pages(language):
        for param in command.params:
            assert getattr(param, "help", ""), (path, param.name)
            assert Words(language).text("page.required") in text or not param.required or param.opts[0][0] != "-"
        assert "-h, --help" in text


def test_the_help_lists_every_command_once() -> None:
    """In the order of the list."""
    listed = re.findall(r"^  (\w+) ", run("--help").stdout.partition("Commands:")[2], re.MULTILINE)
    assert listed == list(COMMANDS)


@pytest.mark.parametrize("encoding", ["cp866", "cp1251", "ascii"])
@pytest.mark.parametrize("arguments", [["--help"], ["drill", "-h"], ["report", "merge", "--help"]])
def test_the_help_can_be_written_in_every_encoding(encoding: str, arguments: list[str]) -> None:
    """Strictly: what a code page lacks has a stand-in, so there is no traceback."""
    around = environment(PYTHONUTF8="0", PYTHONIOENCODING=f"{encoding}:strict")
    done = subprocess.run([PROGRAM, *arguments, "--lang", "uk"], capture_output=True, env=around, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert "croupier" in done.stdout.decode(encoding)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["solve"], "вказано ВПРАВА."),
        (["drill", "--level", "9"], "--level: 9 поза межами. Вкажіть число від 1 до 5."),
        (["drill", "--seed", "four"], "--seed: «four» — не число."),
        (["solve", "a", "--seed", "-1"], "--seed: -1 замало."),
        (["drill", "--plain=7"], "--plain не має значення."),
        (["report", "mrge"], "Можливо, merge?"),
        (["solve", "a", "b"], "«b» зайве."),
        (["--lang", "de", "drill"], "Мови de немає."),
        (["--show-completion", "tcsh"], "Для tcsh доповнення немає."),
    ],
)
def test_wrong_usage_is_told_in_the_language_of_the_environment(arguments: list[str], told: str) -> None:
    """One line on stderr, exit code 2, no English in it."""
    done = run(*arguments, CROUPIER_TRAINER_LANG="uk")
    assert done.returncode == 2
    assert done.stderr.startswith(told) or told in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert english_left(re.sub("four|tcsh|mrge|merge|«b»|de", "", done.stderr)) == []
