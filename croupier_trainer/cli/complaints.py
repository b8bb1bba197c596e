"""What typer says of a wrong command line, as problems that have words in every language."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from croupier_trainer.cli.help_page import value_name
from croupier_trainer.errors import Problem

if TYPE_CHECKING:
    from croupier_trainer.text.words import Words


def problem(error: Exception, words: Words) -> Problem:  # noqa: PLR0911 - one return a complaint
    """Put click's complaint into our words."""
    name = type(error).__name__
    match name:
        case "NoSuchOption" | "NoSuchCommand":
            kind = "option" if name == "NoSuchOption" else "command"
            asked = str(getattr(error, f"{kind}_name", ""))
            near = tuple(getattr(error, "possibilities", None) or ())
            return _near(kind, asked, near)
        case "MissingParameter":
            return Problem(code="usage.missing", params={"name": _parameter(error, words)})
        case "BadOptionUsage":
            code = "usage.takes-no-value" if "does not take" in str(error) else "usage.needs-value"
            return Problem(code=code, params={"name": str(getattr(error, "option_name", ""))})
        case "BadParameter":
            return _bad_value(error, _parameter(error, words))
    message = str(error)
    if message.startswith("No such command"):
        asked = _quoted(message)
        known = getattr(getattr(getattr(error, "ctx", None), "command", None), "commands", ())
        return _near("command", asked, tuple(get_close_matches(asked, known, n=2)))
    if "extra argument" in message:
        return Problem(code="usage.too-much", params={"given": message.partition(") (")[2].rstrip(")")})
    return Problem(code="usage.wrong")


def _bad_value(error: Exception, name: str) -> Problem:
    """Tell what of a value is wrong: no number, a number beyond the limits, or something else."""
    given, kind = str(error), getattr(getattr(error, "param", None), "type", None)
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    if " is not in the range " in given and least is not None:
        params = {"name": name, "given": given.partition(" ")[0], "least": least, "most": most}
        return Problem(code="usage.too-small" if most is None else "usage.out-of-range", params=params)
    code = "usage.not-number" if hasattr(kind, "min") else "usage.bad-value"
    return Problem(code=code, params={"name": name, "given": _quoted(given)})


def _near(kind: str, asked: str, near: tuple[str, ...]) -> Problem:
    code = f"usage.no-{kind}-near" if near else f"usage.no-{kind}"
    return Problem(code=code, params={"name": asked, "near": near})


def _parameter(error: Exception, words: Words) -> str:
    """Give the name of the parameter that is wrong, as it is typed."""
    parameter = getattr(error, "param", None)
    if parameter is None:
        return str(getattr(error, "param_hint", "") or "")
    options = getattr(parameter, "opts", ())
    if getattr(parameter, "param_type_name", "") == "argument":
        return value_name(parameter, getattr(getattr(error, "ctx", None), "info_name", None), words)
    return str(options[0]) if options else ""


def _quoted(message: str) -> str:
    """Give what stands in quotes in a complaint."""
    for quote in ("'", '"'):
        if message.count(quote) > 1:
            return message.split(quote)[1]
    return message
