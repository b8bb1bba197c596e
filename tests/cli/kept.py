"""Drills to sit and what a store holds afterwards, for the tests of commands that keep answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.practice.foreign import rows_of_own
from croupier_trainer.practice.log import Log, read_log

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier_trainer.practice.log import Record
    from croupier_trainer.practice.record import AnyEntry

HEAD = "format: 1\ntitle: {en: Friday, uk: П'ятниця, ru: Пятница}\n"
# One number to type a question: the odds of a bet.
ODDS = "  - {ask: odds, id: o, times: %d, bet: any}\n"
# Four questions whose answers are known: 35, 17, 11, 8.
FOUR = "".join(
    f"  - {{ask: odds, id: {id_}, bet: {bet}}}\n"
    for id_, bet in (("one", "17"), ("two", "17/20"), ("three", "16/17/18"), ("four", "16/17/19/20"))
)
RIGHT = ("35", "17", "11", "8")


def drill(folder: Path, questions: str = FOUR, **head: object) -> Path:
    """Write a drill and give its path; underscores in the names of keys stand for hyphens (`pass_` for pass)."""
    path = folder / "friday.yaml"
    keys = "".join(f"{key.rstrip('_').replace('_', '-')}: {value}\n" for key, value in head.items())
    path.write_text(f"{HEAD}{keys}questions:\n{questions}", "utf-8")
    return path


def entries(store: Path) -> list[AnyEntry]:
    """Give all entries of a store, sitting by sitting."""
    return [row.read() for row in rows_of_own(store)]


def log(store: Path) -> Log:
    """Read the log of a store."""
    return read_log(rows_of_own(store))


def records(store: Path) -> Iterator[Record]:
    """Give the records of all sittings by time."""
    yield from log(store).records
