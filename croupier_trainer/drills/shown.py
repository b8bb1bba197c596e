"""Writes a value in a problem as the file could have it."""

from __future__ import annotations

from croupier_trainer.drills.scalars import Unreadable, meaning

_LONGEST = 40


def shown(value: object) -> str:
    """Write a value, cut where it is long; text that would be read as something else stands in quotes.

    >>> shown("17/20"), shown("5"), shown([1, {"a": None}])
    ('17/20', '"5"', '[1, {a: null}]')
    """
    text = _written(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _written(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return value if _is_plain(value) else f'"{value}"'
    # More than fits is not written: a list may hold a whole file.
    if isinstance(value, list):
        return f"[{', '.join(_written(item) for item in value[:_LONGEST])}]"
    if isinstance(value, dict):
        items = list(value.items())[:_LONGEST]
        return f"{{{', '.join(f'{key}: {_written(item)}' for key, item in items)}}}"
    return str(value)


def _is_plain(text: str) -> bool:
    try:
        return meaning(text) == text
    except Unreadable:
        return False
