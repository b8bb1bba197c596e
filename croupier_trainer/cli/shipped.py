"""The shipped drills as a list: name, level, title, tags."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills import library
from croupier_trainer.drills.tree import read_tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from croupier_trainer.text.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A shipped drill's name, and the head of its file."""

    name: str
    title: Mapping[str, str] | str
    level: int
    tags: tuple[str, ...]


def listing(level: int | None = None, tag: str | None = None) -> list[Entry]:
    """Give the shipped drills of a level and with a tag, in the order of a course: level by level."""
    entries = []
    for name in library.shipped():
        value = read_tree((library.root() / f"{name}.yaml").read_bytes(), name).value
        entry = Entry(
            name=name,
            title=value["title"],  # type: ignore[arg-type]
            level=value.get("level", 1),  # type: ignore[arg-type]
            tags=tuple(value.get("tags", ())),  # type: ignore[arg-type]
        )
        if level in {None, entry.level} and (tag is None or tag in entry.tags):
            entries.append(entry)
    return sorted(entries, key=lambda entry: entry.level)


def listing_lines(entries: Sequence[Entry], words: Words) -> Iterator[str]:
    """Give the list as lines, under a heading for each level."""
    level = 0
    width = max((len(entry.name) for entry in entries), default=0)
    for entry in entries:
        if entry.level != level:
            level = entry.level
            yield words.text("scenarios.level", level=level)
        tags = f"  [{', '.join(entry.tags)}]" if entry.tags else ""
        yield f"  {entry.name:<{width}}  {words.wording(entry.title)}{tags}"


def listing_json(entries: Sequence[Entry], words: Words) -> str:
    """Give the list as JSON."""
    rows = [
        {"name": entry.name, "title": words.wording(entry.title), "level": entry.level, "tags": list(entry.tags)}
        for entry in entries
    ]
    return msgspec.json.format(msgspec.json.encode(rows), indent=2).decode() + "\n"
