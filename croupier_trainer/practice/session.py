"""A sitting at the table: which question is next, what was given, how it went.

A state machine without clock, screen or store: times come in with what was given, whoever keeps
records is told through a `Recorder`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from croupier_trainer.drills.answers import AnyAnswer
from croupier_trainer.drills.question import Dealt, Grade

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Question


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """What was given to one part: as typed, as read (None where nothing was), and how fast.

    Milliseconds are counted from the moment when the part was on screen, by a monotonic clock;
    `first_key_ms` is None where it can't be known. `late`: it was typed at the bell.
    """

    typed: str
    answer: AnyAnswer | None
    first_key_ms: int | None = None
    answer_ms: int
    late: bool = False


class Recorder(Protocol):
    """Keeps what is given, before any verdict is shown."""

    def given(self, *, n: int, question: Question, part: int, given: Given) -> None:
        """Keep one part's answer; `n` counts the questions of the sitting from 0."""

    def graded(self, *, n: int, dealt: Dealt, grade: Grade) -> None:
        """Keep the grade of a question all of whose parts have been given."""


class NoRecord:
    """A recorder that keeps nothing."""

    def given(self, *, n: int, question: Question, part: int, given: Given) -> None:
        """Keep nothing."""

    def graded(self, *, n: int, dealt: Dealt, grade: Grade) -> None:
        """Keep nothing."""


class Done(msgspec.Struct):
    """A question that was answered: what was dealt and given, and its grade."""

    n: int
    dealt: Dealt
    givens: tuple[Given, ...]
    grade: Grade


class Session(msgspec.Struct):
    """The questions of one sitting in order, and how far it has come."""

    questions: Sequence[Dealt]
    recorder: Recorder = msgspec.field(default_factory=NoRecord)
    first: int = 0
    done: list[Done] = []
    _givens: list[Given] = []

    @property
    def total(self) -> int:
        """How many questions there are."""
        return len(self.questions)

    @property
    def n(self) -> int:
        """The number of the current question, from 0; `total` at the end."""
        return self.first + len(self.done)

    @property
    def current(self) -> Dealt | None:
        """The question to ask now, None at the end."""
        return self.questions[self.n] if self.n < self.total else None

    @property
    def part(self) -> int:
        """The number of the part to ask now, from 0."""
        return len(self._givens)

    @property
    def right(self) -> int:
        """How many were wholly right."""
        return sum(one.grade.right for one in self.done)

    @property
    def streak(self) -> int:
        """How many in a row were right, up to now."""
        run = 0
        for one in reversed(self.done):
            if not one.grade.right:
                break
            run += 1
        return run

    @property
    def missed(self) -> list[Dealt]:
        """The questions that were not wholly right, in order: what a repeat deals again."""
        return [one.dealt for one in self.done if not one.grade.right]

    def give(self, given: Given) -> Done | None:
        """Take the answer to the current part; after the last part of a question give its grade.

        The recorder is told of the answer first, so nothing acknowledged is ever lost.
        """
        current = self.current
        if current is None:
            raise IndexError("the sitting is over")
        self.recorder.given(n=self.n, question=current.question, part=self.part, given=given)
        self._givens.append(given)
        if len(self._givens) < len(current.question.parts):
            return None
        # Imported here: the first picture of a drill needs no grades.
        from croupier_trainer.drills.grade import grade

        done = Done(
            n=self.n,
            dealt=current,
            givens=tuple(self._givens),
            grade=grade(current, tuple(one.answer for one in self._givens)),
        )
        self._givens.clear()
        self.recorder.graded(n=done.n, dealt=current, grade=done.grade)
        self.done.append(done)
        return done
