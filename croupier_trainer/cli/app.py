"""The commands: the only list of them, one file each in commands/.

Only the command asked for is read; all of them are for the help alone.
"""

from __future__ import annotations

import gc
from importlib import import_module
from typing import TYPE_CHECKING

import typer

from croupier_trainer.cli.completing import program_name, with_shell
from croupier_trainer.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.text.words import Words

COMMANDS = (
    "drill",
    "review",
    "quiz",
    "progress",
    "report",
    "rules",
    "scenarios",
    "check",
    "solve",
    "grade",
    "schema",
    "house",
    "doctor",
    "new",
    "paper",
)
# What typer and click raise for wrong usage; reached through typer since click is its matter.
_UsageException: type[Exception] = typer.BadParameter.__base__  # type: ignore[assignment]
HELP_NAMES = {"help_option_names": ["-h", "--help"]}
# A command's words are help.<name>, but for this one: help.house is the option's.
_WORDS = {"house": "house-rules"}


def build(words: Words, only: str | None = None, *, listed: bool = False) -> typer.Typer:
    """Make the app with all commands, or with one; help texts are written in the language of `words`.

    `listed`: for the program's own help alone, in which a command is a name and what it is for.
    """
    from croupier_trainer.cli import top
    from croupier_trainer.cli.help_page import speak

    app = typer.Typer(
        rich_markup_mode=None,
        add_completion=False,
        no_args_is_help=False,
        pretty_exceptions_enable=False,
        help=words.text("help.program"),
        context_settings=HELP_NAMES,
        subcommand_metavar=words.text("help.command-metavar"),
        options_metavar=words.text("help.options-metavar"),
    )
    top.register(app, words)
    for name in COMMANDS if only is None else (only,):
        if listed:
            # Its options aren't shown: to declare those of all commands takes as long as typer itself.
            app.command(name, help=words.text(f"help.{_WORDS.get(name, name)}"))(_nothing)
            continue
        import_module(f"croupier_trainer.cli.commands.{name.replace('-', '_')}").register(app, words)
    speak(app, words, COMMANDS)
    return app


def _nothing() -> None:
    """Stand for a command that is only listed."""


def call(arguments: Sequence[str], words: Words) -> int:
    """Run the command that the arguments name; give its exit code. Raises UsageError for wrong usage."""
    only = next((argument for argument in arguments if not argument.startswith("-")), None)
    listed = len(arguments) == 1 and arguments[0] in HELP_NAMES["help_option_names"]
    app = build(words, only if only in COMMANDS and arguments[0] == only else None, listed=listed)
    if not gc.isenabled():
        # What the start has made stays (__main__.py): it needn't be looked through.
        gc.freeze()
        gc.enable()
    try:
        code = app(with_shell(arguments), standalone_mode=False, prog_name=program_name())
    except typer.Abort:
        return 130
    except SystemExit:
        # What click makes of a reader that went away (`| head`); no command leaves in this way.
        raise BrokenPipeError from None
    except _UsageException as error:
        from croupier_trainer.cli.complaints import problem

        raise UsageError(problem(error, words)) from None
    return code if isinstance(code, int) else 0
