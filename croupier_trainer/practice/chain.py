"""Whether a sitting's entries are the ones that were written: none changed, lost or added.

Each entry holds the hash of the one before, the last counts them all. Whoever can write to the database can also
write a whole new chain, or take entries off the end of a sitting that then counts as not closed; what this
tells is tampering by less than that, and damage. The receipt (the closing hash, shown at the end of a quiz)
ties a sitting to what the instructor wrote down.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

import msgspec

from croupier_trainer.practice.record import NO_HASH, Answered, AnyEntry, Closed, Opened, digest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from croupier_trainer.practice.record import Row

CHANGED: Final = "changed"
LOST: Final = "lost"
ADDED: Final = "added"
_RECEIPT = 12


class Break(msgspec.Struct, frozen=True, order=True):
    """Where a chain is broken (`seq`, from 0) and how: changed, lost or added."""

    seq: int
    how: str


class Chain(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a sitting's chain: `receipt` is the beginning of its last hash."""

    sitting: str
    count: int
    closed: bool
    receipt: str
    breaks: tuple[Break, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether all entries are the ones that were written."""
        return not self.breaks


def receipt(hash_: str) -> str:
    """Give the part of a sitting's last hash that a person can copy."""
    return hash_[:_RECEIPT]


def check(rows: Iterable[Row]) -> tuple[Chain, list[AnyEntry]]:
    """Check the rows of one sitting; gives what was found and the entries that can be read, in order."""
    known = sorted(set(rows))
    breaks: set[Break] = set()
    entries: list[AnyEntry] = []
    prev = NO_HASH
    due = 0
    for seq, several in groupby(known, key=lambda row: row.seq):
        here = list(several)
        if seq > due:
            breaks.update(Break(lost, LOST) for lost in range(due, seq))
        if len(here) > 1:
            breaks.add(Break(seq, ADDED))
        row = _chosen(here, prev, known)
        entry = _read(row)
        if entry is None:
            breaks.add(Break(seq, CHANGED))
        else:
            if seq == due and entry.prev != prev:
                # Of two neighbours that don't fit either may be the other one: the earlier is named.
                breaks.add(Break(max(seq - 1, 0), CHANGED))
            entries.append(entry)
        prev, due = row.hash, seq + 1
    breaks.update(_misplaced(entries))
    closed = bool(entries) and isinstance(entries[-1], Closed)
    chain = Chain(
        sitting=known[0].sitting,
        count=len(known),
        closed=closed,
        receipt=receipt(prev),
        breaks=tuple(sorted(breaks)),
    )
    return chain, entries


def _chosen(here: Sequence[Row], prev: str, known: Sequence[Row]) -> Row:
    """Give the row of one place: of several the one that fits between its neighbours."""
    if len(here) == 1:
        return here[0]
    following = {entry.prev for row in known if row.seq == here[0].seq + 1 and (entry := _read(row)) is not None}

    def fits(row: Row) -> tuple[bool, bool, bool]:
        entry = _read(row)
        return (entry is not None, row.hash in following, entry is not None and entry.prev == prev)

    return max(here, key=fits)


def _read(row: Row) -> AnyEntry | None:
    """Give the entry of a row where all that the row says is what the entry says."""
    try:
        entry = row.read()
    except ValueError:
        return None
    said = (entry.sitting, entry.seq, entry.when.utc_ms, str(type(entry).__struct_config__.tag), digest(row.body))
    return entry if said == (row.sitting, row.seq, row.at, row.entry, row.hash) else None


def _misplaced(entries: Sequence[AnyEntry]) -> Iterator[Break]:
    """Find entries that can't stand where they do: the first opens, the last closes and counts, no answer twice."""
    answered: set[tuple[int, int]] = set()
    closed = False
    for place, entry in enumerate(entries):
        if (place == 0) != isinstance(entry, Opened):
            yield Break(entry.seq, LOST if place == 0 else ADDED)
        if closed:
            yield Break(entry.seq, ADDED)
        match entry:
            case Answered(n=n, part=part):
                if (n, part) in answered:
                    yield Break(entry.seq, ADDED)
                answered.add((n, part))
            case Closed(count=count):
                closed = True
                if count != entry.seq:
                    yield Break(entry.seq, CHANGED)
            case _:
                pass
