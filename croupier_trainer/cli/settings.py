"""The user's settings: a TOML file in the user's configuration folder, or the one that the environment names.

What the file says holds where neither the command line nor the environment says anything: it is put into the
environment where that is silent. A start without a file pays for one look at the disk.
"""

from __future__ import annotations

import sys
from os.path import dirname, expanduser, isabs, join
from typing import TYPE_CHECKING

from croupier_trainer.errors import Problem, UsageError

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableMapping, Sequence

FILE_VARIABLE = "CROUPIER_TRAINER_CONFIG"
# Each key, and the variable that says the same.
VARIABLES = {
    "lang": "CROUPIER_TRAINER_LANG",
    "plain": "ACCESSIBLE",
    "house": "CROUPIER_TRAINER_HOUSE",
    "db": "CROUPIER_TRAINER_DB",
    "trainee": "CROUPIER_TRAINER_TRAINEE",
    "limit-s": "CROUPIER_TRAINER_LIMIT_S",
}
LONGEST_LIMIT_S = 86_400
_MOST_BYTES = 65_536
_PLATFORM: str = sys.platform
# With these a wrong file must not stand in the way: they tell what is wrong, or help.
_REGARDLESS = frozenset({"doctor", "-h", "--help", "--version"})


def apply(arguments: Sequence[str], environ: MutableMapping[str, str]) -> None:
    """Let the settings speak where the environment is silent; raises UsageError with all that is wrong in the file."""
    try:
        settings = read(environ)
    except UsageError:
        if _REGARDLESS.intersection(arguments):
            return
        raise
    for variable, value in settings.items():
        # An empty variable says nothing, as everywhere.
        if not environ.get(variable):
            environ[variable] = value


def file(environ: Mapping[str, str]) -> str:
    """Give where the settings stand, whether there are any or not."""
    if named := environ.get(FILE_VARIABLE):
        return expanduser(named)  # noqa: PTH111 - pathlib would be the start's heaviest import
    if _PLATFORM == "linux":
        # As platformdirs has it, without its import at every start.
        folder = environ.get("XDG_CONFIG_HOME", "").strip() or expanduser("~/.config")  # noqa: PTH111
        return join(folder, "croupier-trainer", "config.toml")  # noqa: PTH118
    from platformdirs import user_config_dir

    return join(user_config_dir("croupier-trainer", appauthor=False), "config.toml")  # noqa: PTH118


def read(environ: Mapping[str, str]) -> dict[str, str]:
    """Read the settings as variables of the environment, {} where there is no file; raises UsageError."""
    path = file(environ)
    try:
        with open(path, "rb") as stream:  # noqa: PTH123
            source = stream.read(_MOST_BYTES + 1)
    except (FileNotFoundError, NotADirectoryError):
        if environ.get(FILE_VARIABLE):
            raise UsageError(Problem(code="usage.no-file", params={"path": path})) from None
        return {}
    except OSError:
        raise UsageError(Problem(code="usage.cannot-read", params={"path": path})) from None
    return _parsed(source, path)


def readable(environ: Mapping[str, str]) -> dict[str, str]:
    """Read the settings as variables, {} where there are none or something is wrong with them."""
    try:
        return read(environ)
    except UsageError:
        return {}


def house_for(drill: str, asked: str | None, environ: Mapping[str, str]) -> str | None:
    """Give the house to play by: the one asked for, else the preferred one where the drill names none.

    Raises UsageError and FileError where the drill can't be read.
    """
    preferred = environ.get(VARIABLES["house"])
    if asked is not None or not preferred:
        return asked
    from croupier_trainer.drills import library
    from croupier_trainer.drills.tree import read_tree

    path, shown = library.find_file(drill)
    return None if "house" in read_tree(library.read_bytes(path, shown), shown).value else preferred


def preferred_limit_s(environ: Mapping[str, str]) -> int | None:
    """Give the seconds a question that the user prefers, None where nothing is said; raises UsageError."""
    said = environ.get(VARIABLES["limit-s"])
    if not said:
        return None
    if not (said.isascii() and said.isdigit() and len(said) <= len(str(LONGEST_LIMIT_S))):
        raise UsageError(Problem(code="usage.not-number", params={"name": VARIABLES["limit-s"], "given": said}))
    if not 1 <= int(said) <= LONGEST_LIMIT_S:
        params = {"name": VARIABLES["limit-s"], "given": said, "least": 1, "most": LONGEST_LIMIT_S}
        raise UsageError(Problem(code="usage.out-of-range", params=params))
    return int(said)


def _parsed(source: bytes, path: str) -> dict[str, str]:
    import tomllib

    if len(source) > _MOST_BYTES:
        raise UsageError(Problem(code="settings.too-long", path=path))
    try:
        # Editors of old Windows put a mark before the text.
        text = source.decode("utf-8-sig")
        values = tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = source[: error.start].count(b"\n") + 1
        raise UsageError(Problem(code="settings.not-utf8", path=path, line=line)) from None
    except tomllib.TOMLDecodeError as error:
        raise UsageError(_not_toml(str(error), text, path)) from None
    lines = text.split("\n")
    problems = [one for key, value in values.items() if (one := _problem(key, value, _line(key, lines), path))]
    if problems:
        raise UsageError(*problems)
    return {VARIABLES[key]: said for key, value in values.items() if (said := _said(key, value, path))}


def _not_toml(told: str, text: str, path: str) -> Problem:
    """Tell where the file stops being TOML; the parser's sentence is English, its place is what helps."""
    import re

    found = re.search(r"\(at line (\d+), column (\d+)\)", told)
    at_end = text.count("\n") + 1
    line, column = (int(found[1]), int(found[2])) if found else (at_end, 1)
    return Problem(code="settings.not-toml", path=path, line=line, column=column)


def _line(key: str, lines: Sequence[str]) -> int | None:
    """Find the line of a key, of a table too."""
    import re

    begins = re.compile(rf"""\s*\[*\s*(["']?){re.escape(key)}\1\s*[].=]""")
    return next((number for number, line in enumerate(lines, 1) if begins.match(line)), None)


def _problem(key: str, value: object, line: int | None, path: str) -> Problem | None:
    """Give what is wrong with a setting."""
    if key not in VARIABLES:
        from difflib import get_close_matches

        near = get_close_matches(key.replace("_", "-"), VARIABLES, n=1)
        code = "settings.unknown-near" if near else "settings.unknown"
        return Problem(code=code, params={"key": key, "near": near or tuple(VARIABLES)}, path=path, line=line)
    if _is_right(key, value):
        return None
    from croupier_trainer.text.catalog import LANGUAGES

    code = f"settings.{key}" if key in {"lang", "plain", "limit-s"} else "settings.text"
    params = {"key": key, "most": LONGEST_LIMIT_S, "known": LANGUAGES}
    return Problem(code=code, params=params, path=path, line=line)


def _is_right(key: str, value: object) -> bool:
    from croupier_trainer.text.catalog import LANGUAGES

    match key:
        case "lang":
            return isinstance(value, str) and value.lower() in LANGUAGES
        case "plain":
            return isinstance(value, bool)
        case "limit-s":
            return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= LONGEST_LIMIT_S
        case _:
            return isinstance(value, str) and bool(value.strip()) and value.isprintable()


def _said(key: str, value: object, path: str) -> str:
    """Give a setting as its variable says it, "" where it says nothing; a file's place is beside the settings."""
    if key == "plain":
        return "1" if value else ""
    text = str(value).strip()
    names_file = "://" not in text if key == "db" else text.endswith((".yaml", ".yml"))
    if key in {"db", "house"} and names_file:
        text = expanduser(text)  # noqa: PTH111
        return text if isabs(text) else join(dirname(path), text)  # noqa: PTH117, PTH118, PTH120
    return text.lower() if key == "lang" else text
