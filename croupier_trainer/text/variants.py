"""What houses may play differently, for readers: the table of variants in the reader's language.

Decides nothing: what a house plays is in its file, what it means in rules/. Source: the rulebook's last part.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from croupier_trainer.drills import library
from croupier_trainer.drills.tree import read_tree

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier_trainer.text.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A row of the table: `field` is the key of a house file, None where the rule is the same in every house.

    `alternatives` are values other than the school's `default`; `free` says that any value of the kind will do.
    """

    game: str
    field: str | None
    default: object
    alternatives: tuple[object, ...]
    free: bool
    rules: tuple[str, ...]
    what: Mapping[str, str]
    why: Mapping[str, str]


@cache
def variants() -> tuple[Variant, ...]:
    """Read the table, game by game in the file's order."""
    path = library.root() / "rulebook" / "variants.yaml"
    rows: list[dict[str, object]] = read_tree(path.read_bytes(), path.name).value["variants"]  # type: ignore[assignment]
    return tuple(_variant(row) for row in rows)


def _variant(row: dict[str, object]) -> Variant:
    alternatives = row.get("alternatives", ())
    rules = row["rules"]
    return Variant(
        game=str(row["game"]),
        field=str(row["field"]) if "field" in row else None,
        default=row.get("default"),
        alternatives=tuple(alternatives),  # type: ignore[arg-type]
        free=row.get("values") == "free",
        rules=tuple(rules),  # type: ignore[arg-type]
        what=row["what"],  # type: ignore[arg-type]
        why=row["why"],  # type: ignore[arg-type]
    )


def value_words(words: Words, field: str, value: object) -> str:
    """Say a value of a house file: "the house takes all of it" for `lose`, numbers and lists as they are.

    >>> from croupier_trainer.text.words import Words
    >>> value_words(Words("en"), "on-zero", "lose"), value_words(Words("en"), "cash", [1, 5, 1000])
    ('the house takes all of it', '1, 5, 1000')
    """
    if isinstance(value, dict):
        pairs = (f"{key}: {_half(words, item)}" for key, item in value.items())
        return words.several(pairs) or words.text("house.nothing")
    if isinstance(value, list | tuple):
        of = "bet-kind" if field == "inside-order" else ""
        return words.several(words.name(of, str(item)) if of else item for item in value)
    code = f"house.value.{field}.{value}"
    from croupier_trainer.text.catalog import has

    return words.text(code) if has(code) else words.value(value)


def _half(words: Words, value: object) -> str:
    """Write a price: whole, or with a half as the language does ("1.5" of a file)."""
    from croupier_trainer.rules.money import Money

    whole, point, half = str(value).partition(".")
    return words.number(Money(2 * int(whole) + (half == "5"))) if point else words.value(value)
