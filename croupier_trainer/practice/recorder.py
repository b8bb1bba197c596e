"""Keeping a drill's answers: each is in the store before its verdict can show.

The store is opened in a thread, so that the first question needn't wait for it; whether it can be opened at all is told
before (probe.py).
"""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.because import rules_of
from croupier_trainer.errors import StoreError
from croupier_trainer.practice.probe import probe
from croupier_trainer.practice.record import (
    NO_QUESTION,
    Answered,
    AnyEntry,
    Closed,
    Expected,
    Judged,
    Opened,
    snapshot,
    storable,
    storable_header,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from croupier_trainer.drills.question import Dealt, Grade, Question
    from croupier_trainer.practice.clock import Moment
    from croupier_trainer.practice.place import Place
    from croupier_trainer.practice.record import Sitting
    from croupier_trainer.practice.session import Given, Recorder
    from croupier_trainer.practice.store import Store


class Opening:
    """A store that is being opened behind the first question; raises StoreError at once where that can't work."""

    def __init__(self, place: Place) -> None:
        probe(place)
        self._place = place
        self._store: Store | None = None
        self._error: BaseException | None = None
        self._thread = Thread(target=self._open, name="store", daemon=True)
        self._thread.start()

    def _open(self) -> None:
        try:
            from croupier_trainer.practice.store import Store

            self._store = Store(self._place)
        except BaseException as error:  # noqa: BLE001 - raised again where the store is asked for
            self._error = error

    def store(self) -> Store:
        """Give the store, waiting until it is open; raises StoreError where it could not be."""
        self._thread.join()
        if self._store is None:
            raise self._error or RuntimeError("no store")
        return self._store

    def close(self) -> None:
        """Let go of the store, if it was opened."""
        self._thread.join()
        if self._store is not None:
            self._store.close()


def answered(sitting: str, when: Moment, *, n: int, question: Question, part: int, given: Given) -> Answered:
    """Make the entry of one part's answer; the first part carries the question's snapshot."""
    asked = question.parts[part]
    return Answered(
        sitting=sitting,
        when=when,
        n=n,
        part=part,
        id=question.id,
        kind=question.kind,
        skill=asked.skill,
        form=str(type(asked.form).__struct_config__.tag),
        path=asked.path,
        given=msgspec.structs.replace(given, typed=storable(given.typed)),
        question=snapshot(question) if part == 0 else NO_QUESTION,
    )


def judged(sitting: str, when: Moment, *, n: int, dealt: Dealt, grade: Grade) -> Judged:
    """Make the entry of a question's grade."""
    expected = tuple(Expected(right=key.right, rules=tuple(rules_of(key))) for key in dealt.keys)
    return Judged(sitting=sitting, when=when, n=n, expected=expected, grade=grade)


class StoreRecorder:
    """A `Recorder` (session.py) that writes to a store; the sitting begins there with its first answer."""

    def __init__(self, opening: Opening, header: Sitting, now: Callable[[], Moment]) -> None:
        self._opening = opening
        self._header = storable_header(header)
        self._now = now
        self._count = 0

    def given(self, *, n: int, question: Question, part: int, given: Given) -> None:
        """Keep one part's answer; on return it is on the disk."""
        when = self._now()
        new: list[AnyEntry] = [answered(self._header.id, when, n=n, question=question, part=part, given=given)]
        if self._count == 0:
            new.insert(0, Opened(sitting=self._header.id, when=when, header=self._header))
        self._keep(*new)

    def graded(self, *, n: int, dealt: Dealt, grade: Grade) -> None:
        """Keep a question's grade."""
        self._keep(judged(self._header.id, self._now(), n=n, dealt=dealt, grade=grade))

    def close(self) -> None:
        """End the sitting; one without an answer leaves no trace."""
        if self._count:
            try:
                self._keep(Closed(sitting=self._header.id, when=self._now(), count=self._count))
            except StoreError as error:
                # Ctrl-C between the disk and the count: the answer is there, and the sitting stays open.
                if error.problems[0].code != "practice.elsewhere":
                    raise
            self._count = 0

    def _keep(self, *new: AnyEntry) -> None:
        self._count = self._opening.store().append(*new, after=self._count).seq + 1


class Spread:
    """A recorder for a sitting on screen whose questions come from several drills: each has a sitting of its own.

    `places` says for each question, in order, which recorder keeps it and as its how manieth, from 0.
    """

    def __init__(self, places: Sequence[tuple[Recorder, int]]) -> None:
        self._places = places

    def given(self, *, n: int, question: Question, part: int, given: Given) -> None:
        """Keep one part's answer."""
        recorder, at = self._places[n]
        recorder.given(n=at, question=question, part=part, given=given)

    def graded(self, *, n: int, dealt: Dealt, grade: Grade) -> None:
        """Keep a question's grade."""
        recorder, at = self._places[n]
        recorder.graded(n=at, dealt=dealt, grade=grade)
