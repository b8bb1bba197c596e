"""Which sitting a quiz goes on with: this trainee's open one, or a new one where an attempt is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.draw import Draw
from croupier_trainer.errors import Problem, StoreError, UsageError
from croupier_trainer.practice.chain import check
from croupier_trainer.practice.quiz import Quiz
from croupier_trainer.practice.record import QUIZ, Opened, dealt_hash, same_name, storable_header

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from croupier_trainer.drills.question import Question
    from croupier_trainer.practice.clock import Moment
    from croupier_trainer.practice.record import Row, Sitting
    from croupier_trainer.practice.store import Store


def in_order(header: Sitting, questions: Sequence[Question]) -> list[Question]:
    """Give the questions as this trainee gets them: as written, or shuffled by seed and name."""
    if not header.shuffled:
        return list(questions)
    return Draw(header.seed, f"order of {same_name(header.trainee)}").shuffled(questions)


def begin(
    store: Store,
    header: Sitting,
    questions: Sequence[Question],
    now: Callable[[], Moment],
    *,
    attempts: int = 1,
) -> Quiz:
    """Begin a quiz, or go on with this trainee's open one of the same drill.

    `header.id` is used for a new sitting only; `questions` stand as in the file. Raises UsageError where the attempts
    are used up, or where the open quiz had other questions; StoreError where its entries were tampered with.
    """
    mine = in_order(header, questions)
    header = storable_header(
        msgspec.structs.replace(header, mode=QUIZ, questions=len(mine), dealt_hash=dealt_hash(mine))
    )
    found, taken = _look(store, header, attempts)
    if found is not None:
        return _go_on(store, header, mine, now, store.rows(found))
    opened = Opened(sitting=header.id, when=now(), header=msgspec.structs.replace(header, attempt=taken + 1))
    store.append(opened, after=0)
    return Quiz(store, mine, [opened], now)


def is_open(store: Store, header: Sitting, *, attempts: int = 1) -> bool:
    """Whether `begin` would go on with an open quiz; raises UsageError where it would find the attempts used up."""
    return _look(store, storable_header(header), attempts)[0] is not None


def _look(store: Store, header: Sitting, attempts: int) -> tuple[str | None, int]:
    """Give this trainee's open sitting of the drill, and how often it was taken before."""
    taken = 0
    for id_, drill, file_hash, closed_at in store.of_trainee(header.trainee, QUIZ):
        if closed_at is None and (header.drill == drill or header.file_hash == file_hash):
            return id_, taken
        taken += closed_at is not None and header.file_hash == file_hash
    if taken >= attempts:
        raise UsageError(
            Problem(code="practice.quiz-taken", params={"n": taken, "drill": header.drill, "trainee": header.trainee})
        )
    return None, taken


def _go_on(
    store: Store, header: Sitting, questions: Sequence[Question], now: Callable[[], Moment], rows: Iterable[Row]
) -> Quiz:
    chain, entries = check(rows)
    opened = entries[0] if entries else None
    if not chain.whole or not isinstance(opened, Opened):
        raise StoreError(Problem(code="practice.quiz-tampered", params={"sitting": chain.sitting}, path=store.where))
    if opened.header.dealt_hash != header.dealt_hash:
        raise UsageError(Problem(code="practice.quiz-differs", params={"drill": header.drill}))
    quiz = Quiz(store, questions, entries, now)
    quiz.resume()
    return quiz
