"""A quiz: limits, no verdict before the end, and going on after a kill as if there had been none.

The state is nothing but the entries in the store, read again: what is acknowledged is on the disk. It holds
questions and never a key; keys are dealt anew when the last answer is in. Times come from the caller's clock. A
break gives no free time: the question on screen and the whole quiz run on (clock.py says by which clock).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.grade import grade
from croupier_trainer.drills.question import Grade
from croupier_trainer.practice.chain import receipt
from croupier_trainer.practice.clock import Elapsed, elapsed
from croupier_trainer.practice.record import (
    Answered,
    AnyEntry,
    Closed,
    Opened,
    Resumed,
    Shown,
    dealt_hash,
)
from croupier_trainer.practice.recorder import answered, judged
from croupier_trainer.practice.session import Given

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from croupier_trainer.drills.answers import AnyAnswer
    from croupier_trainer.drills.question import Dealt, Question
    from croupier_trainer.practice.clock import Moment
    from croupier_trainer.practice.record import Row
    from croupier_trainer.practice.store import Store

SECOND_MS = 1_000
# An answer that comes this much after the bell was still typed before it: the way to the disk takes a while.
GRACE_MS = 500


class Left(msgspec.Struct, frozen=True):
    """Milliseconds left for the question and for the whole quiz, never negative; None without a limit."""

    question_ms: int | None
    total_ms: int | None

    @property
    def ms(self) -> int | None:
        """What is left until the first of the two bells."""
        limits = [one for one in (self.question_ms, self.total_ms) if one is not None]
        return min(limits, default=None)


class Scored(msgspec.Struct, frozen=True, kw_only=True):
    """One question of a quiz that is over: its score in thousandths, and what was with its time.

    `answered`: something was given; `late`: at the bell; `reached`: it was shown at all.
    """

    id: str
    kind: str
    mille: int
    answered: bool
    late: bool
    reached: bool


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a quiz ended: `mille` of the whole, `passed` None where nothing is asked for, the grades as asked.

    `questions` stand in the same order. `receipt` begins the hash of the closing entry: who notes it can tell later
    that nothing was changed.
    """

    sitting: str
    mille: int
    passed: bool | None
    grades: tuple[Grade, ...]
    questions: tuple[Scored, ...]
    late: int
    unreached: int
    elapsed_ms: int
    flags: tuple[str, ...]
    receipt: str


class Quiz:
    """A quiz going on: `attempts.begin` makes it, `show`, `give` and `expire` lead through it, `finish` ends it."""

    def __init__(
        self, store: Store, questions: Sequence[Question], entries: list[AnyEntry], now: Callable[[], Moment]
    ) -> None:
        opened = entries[0]
        if not isinstance(opened, Opened):
            raise TypeError("a quiz begins with its header")
        self.header = opened.header
        self.resumed: Resumed | None = None
        self._questions = questions
        self._store = store
        self._entries: list[AnyEntry] = []
        # Milliseconds of the quiz that had run at each entry.
        self._ran_ms: list[int] = []
        self._note(entries)
        self._now = now
        self._carried_ms = 0

    @property
    def total(self) -> int:
        """How many questions there are."""
        return self.header.questions

    @property
    def n(self) -> int:
        """The number of the current question, from 0; `total` after the last."""
        last = self._last_answer
        if last is None:
            return 0
        return last.n + 1 if last.part + 1 == len(self._questions[last.n].parts) else last.n

    @property
    def part(self) -> int:
        """The number of the part to ask now, from 0."""
        last = self._last_answer
        return 0 if last is None or last.n != self.n else last.part + 1

    @property
    def current(self) -> Question | None:
        """The question to ask now; None where all are answered or the time for the whole is over."""
        return None if self.n == self.total or self.left().total_ms == 0 else self._questions[self.n]

    @property
    def flags(self) -> tuple[str, ...]:
        """What was doubtful about the clock in any break."""
        flags = (flag for entry in self._entries if isinstance(entry, Resumed) for flag in entry.flags)
        return tuple(dict.fromkeys(flags))

    @property
    def _last_answer(self) -> Answered | None:
        return next((one for one in reversed(self._entries) if isinstance(one, Answered)), None)

    def _shown_at(self) -> int | None:
        """Give the place of the entry with which the current question came on screen, None where it didn't."""
        n = self.n
        for place in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[place]
            if isinstance(entry, Shown):
                return place if entry.n == n else None
        return None

    def _since_ms(self, place: int) -> int:
        """Give the milliseconds from an entry until now."""
        return self._ran_ms[-1] - self._ran_ms[place] + self._since_last().ms

    def _since_last(self) -> Elapsed:
        return elapsed(self._entries[-1].when, self._now())

    def left(self) -> Left:
        """Give the time left now; a question's runs from when it was first shown."""
        total_ms = None
        if self.header.total_s is not None:
            total_ms = max(self.header.total_s * SECOND_MS - self._since_ms(0), 0)
        limit_ms = self._limit_ms()
        shown = self._shown_at()
        if limit_ms is not None and shown is not None:
            limit_ms = max(limit_ms - self._since_ms(shown), 0)
        return Left(limit_ms, total_ms)

    def _limit_ms(self) -> int | None:
        if self.n == self.total:
            return None
        own = self._questions[self.n].limit_s
        limit_s = own if own is not None else self.header.limit_s
        return None if limit_s is None else limit_s * SECOND_MS

    def show(self) -> Left:
        """Note that the current question is on screen now, if it wasn't before; gives the time left."""
        if self.current is not None and self._shown_at() is None:
            self._keep(Shown(sitting=self.header.id, when=self._now(), n=self.n))
        return self.left()

    def resume(self) -> None:
        """Note a break, with what was doubtful about its clock; a question whose time ran out in it is expired."""
        self.resumed = Resumed(sitting=self.header.id, when=self._now(), flags=self._since_last().flags)
        since = self._part_since()
        self._carried_ms = 0 if since is None else self._since_ms(since)
        self._keep(self.resumed)
        if self.n < self.total and self._shown_at() is not None and self.left().ms == 0:
            self.expire()

    def _part_since(self) -> int | None:
        """Give the place of the entry with which the current part came on screen."""
        if self._shown_at() is None:
            return None
        begun = (Shown, Answered)
        return next(at for at in range(len(self._entries) - 1, -1, -1) if isinstance(self._entries[at], begun))

    def give(self, given: Given) -> None:
        """Take the answer to the current part; on return it is on the disk.

        `given` counts its milliseconds since this program showed the part; what ran before a break is added. After the
        bell it is marked late, and the question's other parts have nothing given.
        """
        question = self._questions[self.n]
        shown = self._shown_at()
        if shown is None:
            raise ValueError("the question was not shown")
        carried = self._carried_ms
        first = None if given.first_key_ms is None else given.first_key_ms + carried
        late = given.late or self._after_the_bell(shown)
        given = msgspec.structs.replace(given, answer_ms=given.answer_ms + carried, first_key_ms=first, late=late)
        part = self.part
        self._record(given, range(part, len(question.parts) if late else part + 1))

    def _record(self, given: Given, parts: range) -> None:
        """Keep what was given to the first of these parts of the current question, nothing for the others."""
        n, question, when = self.n, self._questions[self.n], self._now()
        self._keep(
            *(
                answered(
                    self.header.id,
                    when,
                    n=n,
                    question=question,
                    part=part,
                    given=given if part == parts.start else _nothing(),
                )
                for part in parts
            )
        )
        self._carried_ms = 0

    def _after_the_bell(self, shown: int) -> bool:
        limit_ms = self._limit_ms()
        over = limit_ms is not None and self._since_ms(shown) > limit_ms + GRACE_MS
        total_s = self.header.total_s
        return over or (total_s is not None and self._since_ms(0) > total_s * SECOND_MS + GRACE_MS)

    def expire(self) -> None:
        """Note that the bell rang with nothing given to the current part and those after it."""
        since = self._part_since()
        ran_ms = 0 if since is None else self._since_ms(since)
        limit_ms = self._limit_ms()
        nothing = _nothing(ran_ms if limit_ms is None else min(ran_ms, limit_ms))
        self._record(nothing, range(self.part, len(self._questions[self.n].parts)))

    def finish(self, deal: Callable[[], Iterable[Dealt]]) -> Outcome:
        """Grade all and close the sitting, in one step; only now `deal` is asked for the keys.

        Questions that the time did not reach have nothing given. Raises ValueError where `deal` gives other questions.
        """
        by_id = {one.question.id: one for one in deal()}
        dealt = [by_id[one.id] for one in self._questions]
        if dealt_hash([one.question for one in dealt]) != self.header.dealt_hash:
            raise ValueError("other questions than those asked")
        when = self._now()
        rest = self._unreached(when)
        answers = _answers([*self._entries, *rest])
        grades = [grade(one, answers[n]) for n, one in enumerate(dealt)]
        verdicts = [judged(self.header.id, when, n=n, dealt=one, grade=grades[n]) for n, one in enumerate(dealt)]
        count = len(self._entries) + len(rest) + len(verdicts)
        closing = self._keep(*rest, *verdicts, Closed(sitting=self.header.id, when=when, count=count))
        mille = sum(one.mille for one in grades)
        percent = self.header.pass_percent
        given = [one for one in self._entries if isinstance(one, Answered)]
        return Outcome(
            sitting=self.header.id,
            mille=mille // len(grades) if grades else 0,
            passed=None if percent is None else mille >= percent * 10 * len(grades),
            grades=tuple(grades),
            questions=tuple(_scored(question, n, grades[n], given) for n, question in enumerate(self._questions)),
            late=sum(one.given.late for one in given),
            unreached=len({one.n for one in given if not one.reached}),
            elapsed_ms=self._ran_ms[-1],
            flags=self.flags,
            receipt=receipt(closing.hash),
        )

    def _unreached(self, when: Moment) -> list[Answered]:
        """Make the entries for parts that were never asked."""
        rest: list[Answered] = []
        first, begun = self.n, self.part
        for n in range(first, self.total):
            question = self._questions[n]
            was_shown = n == first and self._shown_at() is not None
            for part in range(begun if n == first else 0, len(question.parts)):
                entry = answered(self.header.id, when, n=n, question=question, part=part, given=_nothing())
                rest.append(msgspec.structs.replace(entry, reached=was_shown))
        return rest

    def _keep(self, *new: AnyEntry) -> Row:
        row = self._store.append(*new, after=len(self._entries))
        self._note(new)
        return row

    def _note(self, new: Iterable[AnyEntry]) -> None:
        for entry in new:
            ran_ms = self._ran_ms[-1] + elapsed(self._entries[-1].when, entry.when).ms if self._entries else 0
            self._entries.append(entry)
            self._ran_ms.append(ran_ms)


def _scored(question: Question, n: int, judged_as: Grade, given: Iterable[Answered]) -> Scored:
    mine = [one for one in given if one.n == n]
    return Scored(
        id=question.id,
        kind=question.kind,
        mille=judged_as.mille,
        answered=any(one.given.typed or one.given.answer is not None for one in mine),
        late=any(one.given.late for one in mine),
        reached=all(one.reached for one in mine),
    )


def _nothing(ms: int = 0) -> Given:
    return Given(typed="", answer=None, answer_ms=ms)


def _answers(entries: Iterable[AnyEntry]) -> list[list[AnyAnswer | None]]:
    """Give what was answered, question by question, part by part."""
    out: list[list[AnyAnswer | None]] = []
    for one in entries:
        if isinstance(one, Answered):
            if one.n == len(out):
                out.append([])
            out[one.n].append(one.given.answer)
    return out
