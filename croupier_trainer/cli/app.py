"""The commands: the only list of them, one file each in commands/.

Only the command asked for is read; all of them are for the help alone.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

import typer

from croupier_trainer.errors import Problem, UsageError

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
)
# What typer and click raise for wrong usage; reached through typer since click is its matter.
_UsageException: type[Exception] = typer.BadParameter.__base__  # type: ignore[assignment]
HELP_NAMES = {"help_option_names": ["-h", "--help"]}


def build(words: Words, only: str | None = None) -> typer.Typer:
    """Make the app with all commands, or with one; help texts are written in the language of `words`."""
    from croupier_trainer.cli import top

    app = typer.Typer(
        rich_markup_mode=None,
        add_completion=only is None,
        no_args_is_help=False,
        pretty_exceptions_enable=False,
        help=words.text("help.program"),
        context_settings=HELP_NAMES,
        subcommand_metavar=words.text("help.command-metavar"),
        options_metavar=words.text("help.options-metavar"),
    )
    top.register(app, words)
    for name in COMMANDS if only is None else (only,):
        import_module(f"croupier_trainer.cli.commands.{name.replace('-', '_')}").register(app, words)
    return app


def call(arguments: Sequence[str], words: Words) -> int:
    """Run the command that the arguments name; give its exit code. Raises UsageError for wrong usage."""
    only = next((argument for argument in arguments if not argument.startswith("-")), None)
    app = build(words, only if only in COMMANDS and arguments[0] == only else None)
    try:
        code = app(list(arguments), standalone_mode=False, prog_name="croupier")
    except typer.Abort:
        return 130
    except SystemExit:
        # What click makes of a reader that went away (`| head`); no command leaves in this way.
        raise BrokenPipeError from None
    except _UsageException as error:
        raise UsageError(_problem(error)) from None
    return code if isinstance(code, int) else 0


def _problem(error: Exception) -> Problem:  # noqa: PLR0911 - one return a complaint
    """Put click's complaint into our words."""
    from difflib import get_close_matches

    name = type(error).__name__
    match name:
        case "NoSuchOption" | "NoSuchCommand":
            kind = "option" if name == "NoSuchOption" else "command"
            asked = str(getattr(error, f"{kind}_name", ""))
            near = tuple(getattr(error, "possibilities", None) or ())
            return _near(kind, asked, near)
        case "MissingParameter":
            return Problem(code="usage.missing", params={"name": _parameter(error)})
        case "BadOptionUsage":
            return Problem(code="usage.needs-value", params={"name": str(getattr(error, "option_name", ""))})
        case "BadParameter":
            given = _quoted(str(error))
            return Problem(code="usage.bad-value", params={"name": _parameter(error), "given": given})
    message = str(error)
    if message.startswith("No such command"):
        asked = _quoted(message)
        return _near("command", asked, tuple(get_close_matches(asked, COMMANDS, n=2)))
    if "extra argument" in message:
        return Problem(code="usage.too-much", params={"given": message.partition("(")[2].rstrip(")")})
    return Problem(code="usage.wrong")


def _near(kind: str, asked: str, near: tuple[str, ...]) -> Problem:
    code = f"usage.no-{kind}-near" if near else f"usage.no-{kind}"
    return Problem(code=code, params={"name": asked, "near": near})


def _parameter(error: Exception) -> str:
    """Give the name of the parameter that is wrong, as it is typed."""
    parameter = getattr(error, "param", None)
    if parameter is None:
        return str(getattr(error, "param_hint", "") or "")
    options = getattr(parameter, "opts", ())
    if getattr(parameter, "param_type_name", "") == "argument":
        return str(parameter.name).upper()
    return str(options[0]) if options else ""


def _quoted(message: str) -> str:
    """Give what stands in quotes in a complaint."""
    for quote in ("'", '"'):
        if message.count(quote) > 1:
            return message.split(quote)[1]
    return message
