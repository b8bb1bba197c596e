"""The log read back: sittings as they were, each with its records and what became of its chain.

Reports, progress and the schedule read nothing else, so all of them can be made anew from the entries alone.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.answers import AnyAnswer
from croupier_trainer.drills.question import FULL, Finding
from croupier_trainer.practice.chain import Chain, check
from croupier_trainer.practice.clock import along
from croupier_trainer.practice.record import Answered, AnyEntry, Closed, Judged, Opened, Resumed, Row, Sitting
from croupier_trainer.practice.session import Given

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier_trainer.practice.place import Place

# Nobody types in less than a tenth of a second: what comes from a pipe or a file has no time.
TYPED_MS = 100


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One part of one question: what was asked, given and expected, and its mark.

    `at_ms` is UTC; `right`, `mille` and `question_mille` are None where it is not graded (yet). `question` is the
    snapshot, with the first part.
    """

    header: Sitting
    at_ms: int
    n: int
    part: int
    id: str
    kind: str
    skill: str
    form: str
    path: tuple[str, ...]
    given: Given
    reached: bool
    right: AnyAnswer | None = None
    rules: tuple[str, ...] = ()
    mille: int | None = None
    findings: tuple[Finding, ...] = ()
    question_mille: int | None = None
    question: msgspec.Raw = msgspec.Raw(b"null")

    @property
    def is_right(self) -> bool:
        """Whether all of the part was right."""
        return self.mille == FULL

    @property
    def spent_ms(self) -> int | None:
        """Milliseconds the part took, up to the bell; None where its turn never came, or where nobody typed."""
        return self.given.answer_ms if self.given.answer_ms >= TYPED_MS else None


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """One sitting: times in UTC milliseconds, how long it took, what was doubtful, its records in order."""

    header: Sitting
    opened_ms: int
    last_ms: int
    closed: bool
    elapsed_ms: int
    flags: tuple[str, ...]
    chain: Chain
    records: tuple[Record, ...]

    @property
    def n(self) -> int:
        """The number of the question that comes next, from 0."""
        if not self.records:
            return 0
        last = max(self.records, key=lambda one: (one.n, one.part))
        first = next(one for one in self.records if one.n == last.n)
        parts = msgspec.json.decode(first.question, type=_Parts | None)
        return last.n + (parts is None or last.part + 1 >= len(parts.parts))


class _Parts(msgspec.Struct):
    """What of a question's snapshot tells how many parts it has."""

    parts: tuple[msgspec.Raw, ...]


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """All sittings by time of opening, and the chains of those that can't be read for want of their header."""

    pasts: tuple[Past, ...] = ()
    headless: tuple[Chain, ...] = ()

    @property
    def records(self) -> list[Record]:
        """All records, sitting by sitting."""
        return [record for past in self.pasts for record in past.records]


def merge(*several: Iterable[Row]) -> list[Row]:
    """Bring rows of several stores together, each once, ordered by sitting and place.

    Two stores that hold different entries of one place both keep theirs: the chain tells it.
    """
    return sorted({row for rows in several for row in rows})


def read_log(rows: Iterable[Row]) -> Log:
    """Read rows, ordered by sitting."""
    pasts: list[Past] = []
    headless: list[Chain] = []
    for _, several in groupby(rows, key=lambda row: row.sitting):
        chain, entries = check(several)
        if entries and isinstance(entries[0], Opened):
            pasts.append(_past(entries[0], entries, chain))
        else:
            headless.append(chain)
    pasts.sort(key=lambda past: (past.opened_ms, past.header.id))
    return Log(pasts=tuple(pasts), headless=tuple(headless))


def log_at(place: Place, trainee: str | None = None) -> Log:
    """Read the log that is kept at a place, all or one trainee's; raises StoreError."""
    if place.path is not None:
        from croupier_trainer.practice.foreign import rows_of_own
        from croupier_trainer.practice.probe import probe

        probe(place)
        return read_log(rows_of_own(place.path, trainee))
    from croupier_trainer.practice.store import Store

    with Store(place) as store:
        return read_log(store.rows() if trainee is None else store.rows_of(trainee))


def _past(opened: Opened, entries: list[AnyEntry], chain: Chain) -> Past:
    flags = (flag for entry in entries if isinstance(entry, Resumed) for flag in entry.flags)
    return Past(
        header=opened.header,
        opened_ms=opened.when.utc_ms,
        last_ms=entries[-1].when.utc_ms,
        closed=any(isinstance(entry, Closed) for entry in entries),
        elapsed_ms=along([entry.when for entry in entries]).ms,
        flags=tuple(dict.fromkeys(flags)),
        chain=chain,
        records=tuple(_records(opened.header, entries)),
    )


def _records(header: Sitting, entries: list[AnyEntry]) -> Iterable[Record]:
    verdicts = {entry.n: entry for entry in entries if isinstance(entry, Judged)}
    seen: set[tuple[int, int]] = set()
    for entry in entries:
        if isinstance(entry, Answered) and (entry.n, entry.part) not in seen:
            seen.add((entry.n, entry.part))
            yield _record(header, entry, verdicts.get(entry.n))


def _record(header: Sitting, entry: Answered, verdict: Judged | None) -> Record:
    record = Record(
        header=header,
        at_ms=entry.when.utc_ms,
        n=entry.n,
        part=entry.part,
        id=entry.id,
        kind=entry.kind,
        skill=entry.skill,
        form=entry.form,
        path=entry.path,
        given=entry.given,
        reached=entry.reached,
        question=entry.question,
    )
    # A spoilt verdict may have fewer parts than the question: then the part counts as not graded.
    if verdict is None or not entry.part < min(len(verdict.expected), len(verdict.grade.marks)):
        return record
    expected, mark = verdict.expected[entry.part], verdict.grade.marks[entry.part]
    return msgspec.structs.replace(
        record,
        right=expected.right,
        rules=expected.rules,
        mille=mark.mille,
        findings=mark.findings,
        question_mille=verdict.grade.mille,
    )
