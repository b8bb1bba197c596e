"""The short way to a drill reads a command line as typer does, or leaves it to typer."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
import typer
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.cli import app, drilling, quick
from croupier_trainer.cli.commands import drill
from croupier_trainer.cli.drilling import Asked
from croupier_trainer.errors import UsageError
from croupier_trainer.text.words import Words

OPTIONS = [*quick.NUMBERS, *quick.TEXTS, *quick.SWITCHES]
VALUES = [
    "1",
    "5",
    "6",
    "0",
    "00",
    "007",
    "86400",
    "86401",
    "-1",
    "1.5",
    "x",
    "-x",
    "--",
    "",
    " ",
    "٣",
    "1_0",
    "=",
    "en",
]
WORDS = [
    *OPTIONS,
    *VALUES,
    "roulette/payouts-1",
    "a=b",
    "-",
    "-h",
    "--help",
    "--pla",
    "--unknown",
    "--seed=3",
    "--seed=",
]


def typer_reads(arguments: list[str]) -> Asked | None:
    """Give what typer hands on to the drill, None where it hands on nothing."""
    found: list[Asked] = []

    def keep(asked: Asked, words: Words) -> int:
        found.append(asked)
        return int(words.language == "")

    patch = pytest.MonkeyPatch()
    patch.setattr(drilling, "practise", keep)
    try:
        app.call(arguments, Words("en"))
    except UsageError:
        assert not found
    finally:
        patch.undo()
    return found[0] if found else None


@given(st.lists(st.sampled_from(WORDS), max_size=6))
def test_both_ways_read_the_same(arguments: list[str]) -> None:
    """Whatever is read without typer, typer reads alike; what it refuses or answers with help is left to it."""
    fields = quick.asked_drill(["drill", *arguments])
    if fields is not None:
        assert typer_reads(["drill", *arguments]) == Asked(**fields)


@pytest.mark.parametrize(
    "line",
    [
        "drill",
        "drill roulette/payouts-1",
        "drill roulette/payouts-1 --seed 7",
        "drill --seed=7 roulette/payouts-1 --count 20 --plain",
        "drill x.yaml --house river --limit-s 10 --no-record --lang uk",
        "drill --level 2 --tag week-1 --trainee Olena --db results.db",
        "drill x.yaml --answers given.yaml --record",
    ],
)
def test_plain_lines_need_no_typer(line: str) -> None:
    """What people type day by day goes the short way, and means the same."""
    fields = quick.asked_drill(line.split())
    assert fields is not None
    assert typer_reads(line.split()) == Asked(**fields)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "quiz x.yaml",
        "drill --help",
        "drill -h",
        "drill a b",
        "drill --seed 1 --seed 2",
        "drill --seed -1",
        "drill --level 6",
        "drill --count 0",
        "drill --sed 1",
        "drill --seed",
        "drill -- x",
        "--lang uk drill",
    ],
)
def test_everything_else_is_typers(line: str) -> None:
    """Other commands, help and mistakes."""
    assert quick.asked_drill(line.split()) is None


def test_every_option_of_the_command_is_known() -> None:
    """An option that is added to the command is added here too, with the same limits."""
    made = typer.Typer()
    drill.register(made, Words("en"))
    (command,) = made.registered_commands
    assert command.callback is not None
    numbers: dict[str, tuple[Any, Any]] = {}
    others = set()
    for name, parameter in inspect.signature(command.callback, eval_str=True).parameters.items():
        declared = parameter.annotation.__metadata__[0]
        if getattr(declared, "min", None) is not None:
            numbers[name] = (declared.min, declared.max)
        else:
            others.add(name)
    assert {field: (least, most) for field, least, most in quick.NUMBERS.values() if field != "seed"} == {
        name: limits for name, limits in numbers.items() if name != "seed"
    }
    assert numbers["seed"] == (quick.NUMBERS["--seed"][1], None)
    assert others == {"name", *quick.TEXTS.values(), *(field for field, _ in quick.SWITCHES.values())}
