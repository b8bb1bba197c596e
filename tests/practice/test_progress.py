"""Progress counts what was answered by day, skill and rule, and says what to do next."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.message import Message
from croupier_trainer.practice.attempts import begin
from croupier_trainer.practice.log import read_log
from croupier_trainer.practice.progress import Progress, median_ms, progress
from croupier_trainer.practice.record import QUIZ
from croupier_trainer.practice.recorder import StoreRecorder
from croupier_trainer.practice.session import Session
from tests.practice.simulated import FakeClock, Shelf, given, header, payout, right

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Dealt

HOUR_S = 3600
DAY_S = 24 * HOUR_S


class Trainee:
    """A trainee who practises by a clock."""

    def __init__(self) -> None:
        self.shelf, self.clock, self._count = Shelf(), FakeClock(), 0

    def store(self) -> Shelf:
        """Give the store."""
        return self.shelf

    def drill(self, *answers: int | None, rule: str = "PY-A", seconds: float = 5, questions: int = 0) -> None:
        """Answer as many questions, each of which 35 is right for."""
        self._count += 1
        dealt: list[Dealt] = [payout(str(n), 35, rules=(rule,)) for n in range(max(len(answers), questions))]
        about = header(f"{self._count:032}", goal_right=90, goal_s=10, questions=len(dealt))
        recorder = StoreRecorder(self, about, self.clock)  # type: ignore[arg-type]
        session = Session(dealt, recorder)
        for answer in answers:
            self.clock.pass_s(seconds)
            session.give(given(answer, ms=round(seconds * 1000)))
        recorder.close()

    def progress(self) -> Progress:
        """Look at the progress now; days are those of UTC."""
        pasts = read_log(self.shelf.rows()).pasts
        return progress(pasts, self.clock.utc_ms, lambda ms: datetime.fromtimestamp(ms / 1000, UTC).date())


@pytest.fixture
def trainee() -> Trainee:
    """Give a new trainee."""
    return Trainee()


def test_accuracy_and_speed_by_day_and_week(trainee: Trainee) -> None:
    """Two days in two weeks: each with its own count and median."""
    trainee.drill(35, 35, 1, seconds=4)  # a Sunday
    trainee.clock.pass_s(DAY_S)
    trainee.drill(35, 35, seconds=8)
    found = trainee.progress()
    assert (found.tally.answered, found.tally.right, found.tally.percent) == (5, 4, 80)
    assert [(day.begins, day.tally.answered, day.tally.right, day.tally.median_ms) for day in found.days] == [
        (date(2025, 6, 15), 3, 2, 4_000),
        (date(2025, 6, 16), 2, 2, 8_000),
    ]
    (skill,) = found.skills
    assert (skill.skill, skill.form, skill.tally.answered) == ("payout", "number", 5)
    assert [(week.begins, week.tally.percent) for week in skill.weeks] == [
        (date(2025, 6, 9), 66),
        (date(2025, 6, 16), 100),
    ]


def test_weakest_rules_and_commonest_slips(trainee: Trainee) -> None:
    """The rule failed most comes first; a rule never failed or hardly tried isn't named; slips are counted."""
    trainee.drill(1, 1, 35, 35, rule="PY-HALF")
    trainee.drill(1, 35, 35, 35, rule="PY-QUARTER")
    trainee.drill(35, 35, 35, rule="PY-NEVER")
    trainee.drill(1, rule="PY-ONCE")
    found = trainee.progress()
    assert [(one.rule, one.tries, one.failed) for one in found.weakest] == [("PY-HALF", 4, 2), ("PY-QUARTER", 4, 1)]
    assert [(one.code, one.count) for one in found.slips] == [("finding.no-slip", 4)]


def test_a_rule_is_judged_by_its_latest_tries(trainee: Trainee) -> None:
    """Who got it right twenty times since is no longer weak in it."""
    trainee.drill(*[1] * 10)
    assert trainee.progress().weakest[0].failed == 10
    trainee.clock.pass_s(HOUR_S)
    trainee.drill(*[35] * 20)
    assert trainee.progress().weakest == ()


def test_the_streak_counts_days_without_a_gap(trainee: Trainee) -> None:
    """Three days running are three, also before today's practice; a missed day ends it."""
    for _ in range(3):
        trainee.drill(35)
        trainee.clock.pass_s(DAY_S)
    assert trainee.progress().streak_days == 3
    trainee.drill(35)
    assert trainee.progress().streak_days == 4
    trainee.clock.pass_s(2 * DAY_S)
    assert trainee.progress().streak_days == 0


def test_what_to_do_next(trainee: Trainee) -> None:
    """In turn: a first drill, what is due, a goal not reached, a weak rule, something new; an open quiz before all."""
    assert trainee.progress().next == Message("practice.next-first")
    trainee.drill(1, 1, 1, 35)
    trainee.clock.pass_s(DAY_S)
    assert trainee.progress().next == Message("practice.next-review", {"n": 1})
    trainee.drill(*[35] * 9, 1)
    assert trainee.progress().next == Message("practice.next-rule", {"rule": "PY-A"})
    trainee.drill(35, questions=4)
    assert trainee.progress().next == Message("practice.next-again", {"drill": "roulette/payouts-1"})
    trainee.drill(*[35] * 20)
    assert trainee.progress().next == Message("practice.next-new")
    quiz = begin(
        trainee.shelf,  # type: ignore[arg-type]
        header("f" * 32, mode=QUIZ, drill="week-1", trainee="me"),
        [payout("a", 35).question],
        trainee.clock,
    )
    assert trainee.progress().next == Message("practice.next-quiz", {"drill": "week-1"})
    quiz.show()
    quiz.give(right(payout("a", 35))[0])
    before = trainee.progress().tally.answered
    quiz.finish(lambda: [payout("a", 35)])
    assert trainee.progress().tally.answered == before + 1
    assert trainee.progress().next == Message("practice.next-new")


@pytest.mark.parametrize(
    ("answers", "seconds", "questions", "reached"),
    [
        ((35,) * 9 + (1,), 10, 10, True),
        ((35,) * 8 + (1, 1), 10, 10, False),
        ((35,) * 10, 11, 10, False),
        ((35,), 5, 2, False),
    ],
)
def test_a_goal_is_reached_by_accuracy_and_speed_over_the_whole_drill(
    trainee: Trainee, answers: tuple[int, ...], seconds: float, questions: int, *, reached: bool
) -> None:
    """Ninety percent right and a median of ten seconds, all questions answered."""
    trainee.drill(*answers, seconds=seconds, questions=questions)
    (drill,) = trainee.progress().drills
    assert drill.goal_reached is reached


def test_the_median_of_milliseconds() -> None:
    """Whole milliseconds, rounded down, and none of nothing."""
    assert [median_ms(times) for times in ([], [5], [9, 1, 4], [1, 4])] == [None, 5, 4, 2]
