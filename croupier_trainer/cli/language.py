"""Which language to speak: `--lang`, then CROUPIER_TRAINER_LANG, then the locale; English where none of ours is meant.

Known before the commands are read, since their help is written then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.errors import Problem, UsageError
from croupier_trainer.text.catalog import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

VARIABLE = "CROUPIER_TRAINER_LANG"
_WINDOWS_NAMES = {"ukrainian": "uk", "russian": "ru"}
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def asked_language(arguments: Sequence[str]) -> str | None:
    """Give what `--lang` says among the arguments, None where it isn't there."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            return None
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return None


def language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """Choose the language; raises UsageError where the one asked for isn't spoken."""
    for asked in (asked_language(arguments), environ.get(VARIABLE) or None):
        if asked is not None:
            if asked.lower() not in LANGUAGES:
                raise UsageError(Problem(code="usage.no-language", params={"name": asked}))
            return asked.lower()
    return likely_language(environ)


def likely_language(environ: Mapping[str, str]) -> str:
    """Give the language that the environment or the locale means, whatever the command line says; else English."""
    if (asked := environ.get(VARIABLE, "").lower()) in LANGUAGES:
        return asked
    for variable in LOCALE_VARIABLES:
        if value := environ.get(variable):
            return of_locale(value)
    return of_locale(system_locale())


def of_locale(value: str) -> str:
    """Give the language of a locale's name, English where it isn't spoken."""
    start = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    start = _WINDOWS_NAMES.get(start, start)
    return start if start in LANGUAGES else "en"


def system_locale() -> str:
    """Give the locale of a system that sets no variable (Windows), "" where there is none."""
    import locale

    return locale.getlocale()[0] or ""
