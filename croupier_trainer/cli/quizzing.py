"""A quiz from the command line to its end: whose it is, whether it goes on, and how it is graded."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.cli.drilling import INTERRUPTED, screen_for
from croupier_trainer.cli.keeping import Source, trainee_name
from croupier_trainer.cli.settings import house_for
from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.load import open_drill
from croupier_trainer.practice.attempts import begin, is_open
from croupier_trainer.practice.clock import now
from croupier_trainer.practice.place import place
from croupier_trainer.practice.probe import probe
from croupier_trainer.practice.record import QUIZ
from croupier_trainer.ui.asking import Signal
from croupier_trainer.ui.drill import End
from croupier_trainer.ui.quiz import QuizRun, announce, heading, result
from croupier_trainer.ui.terminal import detect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.text.words import Words

NOT_PASSED = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What the command line asks for."""

    name: str
    trainee: str | None = None
    seed: int = 0
    house: str | None = None
    plain: bool = False
    db: str | None = None
    attempts: int = 1


def take(asked: Asked, words: Words) -> int:
    """Begin the quiz or go on with it; give the exit code. Raises UsageError, FileError and StoreError before it."""
    terminal = detect(plain=asked.plain)
    where = place(asked.db, os.environ)
    probe(where)
    house = house_for(asked.name, asked.house, os.environ)
    scenario, table = open_drill(asked.name, house)
    source = Source(name=asked.name, house=house, scenario=scenario, table=table)

    def dealt() -> Iterator[Dealt]:
        return deal(scenario, table, asked.seed)

    questions = [one.question for one in dealt()]
    header = source.header(
        mode=QUIZ,
        trainee=trainee_name(asked.trainee),
        seed=asked.seed,
        questions=len(questions),
        language=words.language,
    )
    from croupier_trainer.practice.store import Store

    screen = screen_for(terminal, words, clock=_now_ms)
    screen.show(terminal.wrap(heading(header, words)))
    with Store(where) as store:
        if not is_open(store, header, attempts=asked.attempts):
            signal = announce(header, screen, words)
            if signal is not None:
                return INTERRUPTED if signal is Signal.LEAVE else 0
        quiz = begin(store, header, questions, now, attempts=asked.attempts)
        end = QuizRun(screen, words, _now_ms).run(quiz)
        if end is not End.DONE:
            return INTERRUPTED if end is End.LEFT else NOT_PASSED
        outcome = quiz.finish(dealt)
    screen.show(result(outcome, quiz.header, screen.terminal, words))
    return NOT_PASSED if outcome.passed is False else 0


def _now_ms() -> int:
    """Give the clock that the quiz itself is timed by: it goes on while the machine sleeps."""
    return now().monotonic_ms
