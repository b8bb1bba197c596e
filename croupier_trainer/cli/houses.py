"""The shipped houses as a list, and one house beside the school: field by field, with the rules that it changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills import library
from croupier_trainer.drills.house_values import plain
from croupier_trainer.drills.houses import read_house_file
from croupier_trainer.rules.house import House
from croupier_trainer.text.variants import value_words, variants
from croupier_trainer.ui import style
from croupier_trainer.ui.table import table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier_trainer.drills.houses import HouseFile
    from croupier_trainer.text.variants import Variant
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

# After a field that differs, where all are shown.
_MARK = "*"


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One field: what the school plays and what the house does, as a house file writes it."""

    variant: Variant
    field: str
    school: object
    here: object

    @property
    def differs(self) -> bool:
        """Whether the house plays it differently."""
        return self.here != self.school


def opened(name: str) -> HouseFile:
    """Read a house by its shipped name or its file; raises UsageError or FileError."""
    path, shown = library.find_house(name)
    return read_house_file(library.read_bytes(path, shown), shown)


def rows(house: House) -> list[Row]:
    """Put a house beside the school, in the order of the table of variants."""
    school = House()
    return [
        Row(variant=one, field=one.field, school=_played(school, one), here=_played(house, one))
        for one in variants()
        if one.field is not None
    ]


def _played(house: House, variant: Variant) -> object:
    game = getattr(house, variant.game.replace("-", "_"))
    return plain(getattr(game, str(variant.field).replace("-", "_")))


def list_lines(terminal: Terminal, words: Words) -> Iterator[str]:
    """Give the shipped houses with their titles."""
    yield words.text("house.list-title")
    names = library.houses()
    width = max(map(len, names))
    for name in names:
        yield f"  {name:<{width}}  {words.wording(opened(name).title)}"
    yield ""
    yield from terminal.wrap(words.text("house.list-hint"))


def list_json(words: Words) -> str:
    """Give the shipped houses as JSON."""
    found = [(name, opened(name)) for name in library.houses()]
    return _json(
        {"name": name, "title": words.wording(file.title), "source": words.wording(file.source or "")}
        for name, file in found
    )


def house_lines(file: HouseFile, terminal: Terminal, words: Words, *, every: bool) -> Iterator[str]:
    """Give a house beside the school: the fields that differ or, with `every`, all; each with its reason."""
    compared = rows(file.house)
    differing = [row for row in compared if row.differs]
    yield terminal.paint(terminal.fit(words.wording(file.title)), style.BOLD)
    if file.source:
        yield from terminal.wrap(words.text("house.source", source=words.wording(file.source)))
    count = words.text("house.count", n=len(differing)) if differing else words.text("house.same")
    hint = words.text("house.all-hint") if not every else words.text("house.marked") if differing else ""
    yield from terminal.wrap(f"{count} {hint}".rstrip())
    shown = compared if every else differing
    for game in dict.fromkeys(row.variant.game for row in shown):
        yield ""
        yield terminal.paint(terminal.fit(words.name("game", game).upper()), style.BOLD)
        yield from _game_lines([row for row in shown if row.variant.game == game], terminal, words, marked=every)
        for fixed in variants() if every else ():
            if fixed.field is None and fixed.game == game:
                yield from terminal.wrap(words.text("house.fixed", what=dict(fixed.what), rules=fixed.rules), "  ")


def _game_lines(shown: Sequence[Row], terminal: Terminal, words: Words, *, marked: bool) -> Iterator[str]:
    heads = [words.text(f"house.col-{column}") for column in ("field", "what", "school", "here", "rules")]
    cells = [
        [
            row.field + (_MARK if marked and row.differs else ""),
            words.wording(row.variant.what),
            value_words(words, row.field, row.school),
            value_words(words, row.field, row.here),
            words.several(row.variant.rules),
        ]
        for row in shown
    ]
    yield from table(terminal, heads, cells)
    yield ""
    for row in shown:
        yield from terminal.wrap(f"{row.field}: {words.wording(row.variant.why)}", "  ", "    ")


def house_json(file: HouseFile, words: Words, *, every: bool) -> str:
    """Give a house beside the school as JSON; values are those of a house file."""
    return _json(
        {
            "game": row.variant.game,
            "field": row.field,
            "school": row.school,
            "here": row.here,
            "differs": row.differs,
            "rules": list(row.variant.rules),
            "what": words.wording(row.variant.what),
            "why": words.wording(row.variant.why),
        }
        for row in rows(file.house)
        if every or row.differs
    )


def _json(rows: Iterator[dict[str, object]]) -> str:
    return msgspec.json.format(msgspec.json.encode(list(rows)), indent=2).decode() + "\n"
