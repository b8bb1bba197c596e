"""Values written as YAML: short ones in a line, as people write drill files.

Decides only the spelling; what is written here is read back as the same value (drills/tree.py).
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from croupier_trainer.rules.money import Money

if TYPE_CHECKING:
    from collections.abc import Iterator

# Text that needs no quotes and that no reader takes for something else.
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9 ./-]*|[0-9]+(?:[/-][0-9]+)+|[0-9]+\.\.[0-9]+|[0-9][A-Za-z0-9 ]*[A-Za-z]")
_WORDS_OF_YAML = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})


def flow(value: object) -> str:
    """Write a value in one line.

    >>> flow({"17/20": 3, "draw": "2..5", "of": ["split", "35:1"]})
    '{17/20: 3, draw: 2..5, of: [split, "35:1"]}'
    """
    match value:
        case bool():
            return "true" if value else "false"
        case int() | Money():
            return str(value)
        case dict():
            return "{" + ", ".join(f"{_key(str(key))}: {flow(item)}" for key, item in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(flow, value)) + "]"
        case _:
            return _text(str(value))


def _key(key: str) -> str:
    return key if key.isascii() and key.isdigit() else _text(key)


def _text(text: str) -> str:
    plain = _PLAIN.fullmatch(text) and not text.endswith(" ") and text.lower() not in _WORDS_OF_YAML
    return text if plain else json.dumps(text, ensure_ascii=False)


def entry(key: str, value: object, indent: str) -> Iterator[str]:
    """Write a key with its value: what holds several mappings takes a line for each."""
    inner: Iterator[str]
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        inner = (f"- {flow(item)}" for item in value)
    elif isinstance(value, dict) and value and all(isinstance(item, dict) for item in value.values()):
        inner = (f"{_key(str(name))}: {flow(item)}" for name, item in value.items())
    else:
        yield f"{indent}{key}: {flow(value)}"
        return
    yield f"{indent}{key}:"
    for line in inner:
        yield f"{indent}  {line}"
