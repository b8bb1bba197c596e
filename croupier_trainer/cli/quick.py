"""The short way to a drill: its plain command lines are read here, without typer.

typer takes as long to import as a drill to open and draw. Whatever isn't read here to the last word (help, a mistake,
an option twice, a value that begins with a dash) goes to typer, which alone decides what is legal and what is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

# The options of commands/drill.py, by their spelling: a field of `Asked`, and the least and most of a number.
NUMBERS = {
    "--count": ("count", 1, 10_000),
    "--seed": ("seed", 0, 10**18),
    "--level": ("level", 1, 5),
    "--limit-s": ("limit_s", 1, 86_400),
}
TEXTS = {
    "--tag": "tag",
    "--house": "house",
    "--answers": "answers",
    "--trainee": "trainee",
    "--db": "db",
    "--lang": "lang",
}
SWITCHES = {
    "--plain": ("plain", True),
    "--record": ("record", True),
    "--no-record": ("record", False),
}
_MOST_DIGITS = 18


def asked_drill(arguments: Sequence[str]) -> dict[str, Any] | None:
    """Give the fields of `drilling.Asked` that a command line sets, None where typer has to read it.

    >>> asked_drill(["drill", "roulette/payouts-1", "--seed", "7", "--plain"])
    {'name': 'roulette/payouts-1', 'seed': 7, 'plain': True}
    """
    if not arguments or arguments[0] != "drill":
        return None
    fields: dict[str, Any] = {}
    rest = iter(arguments[1:])
    read: Any
    for word in rest:
        option, joined, value = word.partition("=")
        if not word or option == "-" or (word[0] != "-" and "name" in fields):
            return None
        if word[0] != "-":
            field, read = "name", word
        elif option in SWITCHES and not joined:
            field, read = SWITCHES[option]
        else:
            field, read = _valued(option, value if joined else next(rest, ""))
        if read is None or field in fields:
            return None
        fields[field] = read
    # Read already, before the words were chosen.
    fields.pop("lang", None)
    return fields


def _valued(option: str, value: str) -> tuple[str, Any]:
    """Read an option with a value: its field, and None where the option isn't known or the value isn't plain."""
    if not value or value.startswith("-"):
        return "", None
    if option in TEXTS:
        return TEXTS[option], value
    if option not in NUMBERS:
        return "", None
    field, least, most = NUMBERS[option]
    is_number = value.isascii() and value.isdigit() and len(value) <= _MOST_DIGITS
    return field, int(value) if is_number and least <= int(value) <= most else None
