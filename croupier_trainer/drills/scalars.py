"""What a scalar of a YAML file means: whole number, half, true, false, nothing or text.

Scalars are read as YAML 1.2, so `35:1`, `no`, `on` and dates are text. A plain scalar that some reader takes
for a number and we don't is refused: its author meant something, and we can't know what.
Source: spec.md, section 2.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias
from unicodedata import category

from croupier_trainer.rules.money import Money

if TYPE_CHECKING:
    from collections.abc import Iterator

Scalar: TypeAlias = "bool | int | Money | str | None"

_WORDS: dict[str, Scalar] = {
    "": None,
    "~": None,
    **dict.fromkeys(("null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}

_MOST_DIGITS = 18
# What a plain scalar begins with that some reader may take for a number: most text is told by this alone.
_BEGINS_NUMBER = frozenset("+-.0123456789")


# Patterns are compiled when a file needs them: few do, and a start would wait for it.
@cache
def _halves() -> re.Pattern[str]:
    return re.compile(r"(-?)(0|[1-9][0-9]{0,16})\.([05])")


@cache
def _number_elsewhere() -> re.Pattern[str]:
    """Give what YAML 1.1, YAML 1.2 or a JSON reader takes for a number, 35:1 (sexagesimal in 1.1) left out."""
    return re.compile(
        r"""[-+]?(?:
            0b[01_]+ | 0o[0-7]+ | 0x[0-9a-fA-F_]+
            | [0-9][0-9_]*(?:\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?
            | \.[0-9][0-9_]*(?:[eE][-+]?[0-9]+)?
            | \.(?:inf|Inf|INF)
        ) | \.(?:nan|NaN|NAN)""",
        re.VERBOSE,
    )


@cache
def forbidden() -> re.Pattern[str]:
    """Give what is refused in the raw file, comments included.

    Controls, invisible marks that turn text round, line ends that only some readers know (U+0085, U+2028, U+2029), a
    byte order mark inside, halves of a surrogate pair.
    """
    return re.compile(
        "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]"
    )


_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})


class Refused:
    """Stands where something was refused and told, so that nothing is told of it a second time; see REFUSED."""

    def __repr__(self) -> str:
        return "REFUSED"


# As a value: what stood there was refused. As a key of a mapping: it lacks what was refused.
REFUSED: Any = Refused()


def holds_refused(value: object) -> bool:
    """Whether something in a value was refused."""
    if isinstance(value, dict):
        return REFUSED in value or any(holds_refused(item) for item in value.values())
    if isinstance(value, list):
        return any(holds_refused(item) for item in value)
    return value is REFUSED


class Unreadable(ValueError):
    """A plain scalar that is refused; `args[0]` is the problem's code."""


def meaning(plain: str) -> Scalar:
    """Give what a plain (unquoted) scalar means; raises Unreadable where readers differ.

    >>> [meaning(text) for text in ("17", "1.5", "true", "no", "35:1", "17/20", "")]
    [17, Money(halves=3), True, 'no', '35:1', '17/20', None]
    """
    if _is_whole(plain):
        return int(plain)
    if "." in plain and (found := _halves().fullmatch(plain)):
        halves = 2 * int(found[2]) + (found[3] == "5")
        return Money(-halves if found[1] else halves)
    if plain in _WORDS:
        return _WORDS[plain]
    if plain[0] in _BEGINS_NUMBER and _number_elsewhere().fullmatch(plain):
        raise Unreadable("load.number-form")
    return plain


def _is_whole(plain: str) -> bool:
    """Whether it is 0 or a number without leading zeros, of at most 18 ASCII digits, a minus before them."""
    digits = plain[1:] if plain[:1] == "-" else plain
    return (
        digits.isdigit() and digits.isascii() and len(digits) <= _MOST_DIGITS and (digits[0] != "0" or len(digits) == 1)
    )


def is_ambiguous(key: str) -> bool:
    """Tell whether a plain key is a number to some readers and another, or text, to the rest.

    >>> is_ambiguous("17"), is_ambiguous("017")
    (False, True)
    """
    if key[:1] not in _BEGINS_NUMBER or _is_whole(key) or _halves().fullmatch(key):
        return False
    return bool(_number_elsewhere().fullmatch(key))


def hidden(text: str, *, lines: str) -> Iterator[str]:
    """Find the characters of `text` that can't be seen, each once and in order; `lines` are let through."""
    if text.isprintable():
        return
    for character in dict.fromkeys(text):
        # A code point that is new to Unicode isn't refused: the answer would depend on the Python.
        if character not in lines and category(character) in _HIDDEN:
            yield character
