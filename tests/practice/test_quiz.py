"""A quiz gives no verdict and no key before its end, and goes on after any break as if there had been none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import given as given_by
from hypothesis import strategies as st

from croupier_trainer.errors import StoreError, UsageError
from croupier_trainer.practice.attempts import begin, in_order
from croupier_trainer.practice.chain import check
from croupier_trainer.practice.place import Place
from croupier_trainer.practice.quiz import Left, Quiz
from croupier_trainer.practice.record import QUIZ, Answered, Judged, Sitting
from croupier_trainer.practice.store import Store
from tests.practice.simulated import FakeClock, given, header, payout, right, spin
from tests.practice.simulated import in_order as ids

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier_trainer.drills.question import Dealt

DEALT = [payout("a", 35), payout("b", 51), spin("c", 777_123), payout("d", 8)]


def quiz_header(**changes: object) -> Sitting:
    """Make the header of a quiz with limits of 30 s a question and 100 s in all."""
    usual: dict[str, object] = {"mode": QUIZ, "trainee": "Олена", "limit_s": 30, "total_s": 100, "pass_percent": 70}
    return header(**{**usual, **changes})  # type: ignore[arg-type]


@pytest.fixture
def store(file_place: Place) -> Iterator[Store]:
    """Give an open store on SQLite."""
    with Store(file_place) as opened:
        yield opened


def start(store: Store, clock: FakeClock, dealt: list[Dealt] = DEALT, *, attempts: int = 1, **changes: object) -> Quiz:
    """Run the quiz command."""
    return begin(store, quiz_header(**changes), [one.question for one in dealt], clock, attempts=attempts)


def answer_all(quiz: Quiz, clock: FakeClock, seconds: float = 5) -> None:
    """Answer everything right."""
    by_id = {one.question.id: one for one in DEALT}
    while (question := quiz.current) is not None:
        quiz.show()
        clock.pass_s(seconds)
        quiz.give(right(by_id[question.id], ms=round(seconds * 1000))[quiz.part])


def test_a_quiz_from_beginning_to_end(place: Place) -> None:
    """All answered right: passed, with the time it took, and a whole chain in the store."""
    clock = FakeClock()
    with Store(place) as store:
        quiz = start(store, clock)
        answer_all(quiz, clock)
        outcome = quiz.finish(lambda: DEALT)
        assert (outcome.mille, outcome.passed, outcome.late, outcome.unreached) == (1000, True, 0, 0)
        assert outcome.elapsed_ms == 25_000
        chain, _ = check(store.rows(outcome.sitting))
        assert (chain.whole, chain.closed, chain.receipt) == (True, True, outcome.receipt)


def test_no_answer_and_no_key_is_kept_before_the_end(place: Place) -> None:
    """Wrong answers are given: neither rows nor the quiz itself hold what is right or how it was judged."""
    clock = FakeClock()
    dealt = [spin("c", 777_123)]
    with Store(place) as store:
        quiz = start(store, clock, dealt)
        quiz.show()
        quiz.give(ids("c", "a", "b"))
        rows = list(store.rows())
        assert {row.entry for row in rows} == {"opened", "shown", "answered"}
        assert not any("777123" in row.body.replace('"', "") for row in rows)
        assert not any(word in row.body for row in rows for word in ("expected", "mille", "finding", "PY-FIRST"))
        state = repr([getattr(quiz, name) for name in vars(quiz)])
        assert "777123" not in state
        assert "Key(" not in state
        quiz.give(given(5))
        quiz.finish(lambda: dealt)
        verdict = list(store.rows())[-2].read()
        assert isinstance(verdict, Judged)
        assert verdict.expected[1].right == dealt[0].keys[1].right


def test_the_same_command_goes_on_at_the_same_question(place: Place) -> None:
    """Killed in the second question after 12 s and away for 10: 8 of 30 s are left, and the answer's time is whole."""
    clock = FakeClock()
    with Store(place) as store:
        quiz = start(store, clock)
        quiz.show()
        clock.pass_s(3)
        quiz.give(given(35))
        quiz.show()
        clock.pass_s(12)
    clock.pass_s(10)
    with Store(place) as store:
        quiz = start(store, clock, id="9" * 32)
        assert quiz.header.id != "9" * 32
        assert (quiz.n, quiz.part) == (1, 0)
        assert quiz.show() == Left(8_000, 75_000)
        clock.pass_s(2)
        quiz.give(given(51, ms=2_000))
        kept = list(store.rows())[-1].read()
        assert isinstance(kept, Answered)
        assert (kept.given.answer_ms, kept.given.first_key_ms) == (24_000, 23_000)
        assert quiz.flags == ()


def test_a_reboot_counts_by_utc_and_is_flagged(store: Store) -> None:
    """Twenty seconds for the reboot run on, and the sitting says how they were known."""
    clock = FakeClock()
    start(store, clock).show()
    clock.pass_s(4)
    clock.reboot(away_s=20)
    quiz = start(store, clock)
    assert quiz.show() == Left(6_000, 76_000)
    assert quiz.flags == ("other-boot",)
    answer_all(quiz, clock)
    assert quiz.finish(lambda: DEALT).flags == ("other-boot",)


def test_a_wall_clock_set_back_gives_no_time(store: Store) -> None:
    """Within one boot nothing but the monotonic clock counts."""
    clock = FakeClock()
    quiz = start(store, clock)
    quiz.show()
    clock.pass_s(10)
    clock.utc_ms -= 3_600_000
    assert quiz.left() == Left(20_000, 90_000)
    resumed = start(store, clock)
    assert resumed.left() == Left(20_000, 90_000)
    assert resumed.flags == ("clock-changed",)


def test_a_question_whose_bell_rang_in_a_break_is_over(store: Store) -> None:
    """Away for longer than the question's limit: nothing given there, the next one has its full time."""
    clock = FakeClock()
    start(store, clock).show()
    clock.pass_s(40)
    quiz = start(store, clock)
    assert quiz.n == 1
    assert quiz.left() == Left(30_000, 60_000)
    expired = [row.read() for row in store.rows()][-1]
    assert isinstance(expired, Answered)
    assert (expired.given.answer, expired.given.answer_ms, expired.reached) == (None, 30_000, True)


def test_when_the_whole_time_is_over_the_rest_is_unreached(store: Store) -> None:
    """Away too long: no question is asked any more; all that was not reached counts as not given."""
    clock = FakeClock()
    quiz = start(store, clock)
    quiz.show()
    quiz.give(given(35))
    quiz.show()
    clock.pass_s(500)
    quiz = start(store, clock)
    assert quiz.current is None
    outcome = quiz.finish(lambda: DEALT)
    assert (outcome.mille, outcome.passed, outcome.unreached) == (250, False, 2)
    reached = [one.reached for row in store.rows() if isinstance(one := row.read(), Answered)]
    assert reached == [True, True, False, False, False]


def test_an_answer_at_the_bell_is_kept_and_late(store: Store) -> None:
    """What stood in the line at the bell counts; the other parts of that question have nothing given."""
    clock = FakeClock()
    quiz = start(store, clock, [spin("c", 17), payout("d", 8)])
    quiz.show()
    clock.pass_s(30)
    quiz.give(msgspec.structs.replace(ids("a", "b", "c"), late=True))
    assert (quiz.n, quiz.part) == (1, 0)
    outcome = quiz.finish(lambda: [spin("c", 17), payout("d", 8)])
    assert outcome.late == 1
    assert [mark.mille for mark in outcome.grades[0].marks] == [1000, 0]


def test_an_answer_long_after_the_bell_is_late_whatever_the_screen_says(store: Store) -> None:
    """A screen that was stopped (Ctrl-Z) can't give more time."""
    clock = FakeClock()
    quiz = start(store, clock)
    quiz.show()
    clock.pass_s(31)
    quiz.give(given(35))
    kept = list(store.rows())[-1].read()
    assert isinstance(kept, Answered)
    assert kept.given.late


def test_one_attempt_unless_allowed(store: Store) -> None:
    """A second sitting is refused; with two attempts allowed it is the second, and a third is refused again."""
    clock = FakeClock()
    quiz = start(store, clock)
    answer_all(quiz, clock)
    quiz.finish(lambda: DEALT)
    with pytest.raises(UsageError) as caught:
        start(store, clock, id="2" * 32)
    assert caught.value.problems[0].code == "practice.quiz-taken"
    with pytest.raises(UsageError):
        start(store, clock, id="2" * 32, trainee=" ОЛЕНА ")
    assert start(store, clock, id="3" * 32, trainee="Тарас").header.attempt == 1
    assert start(store, clock, id="4" * 32, file_hash="a" * 64, drill="week-2").header.attempt == 1
    quiz = start(store, clock, id="2" * 32, attempts=2)
    assert quiz.header.attempt == 2


def test_a_quiz_whose_questions_changed_does_not_go_on(store: Store) -> None:
    """Another file, seed or house deals other questions: told, since answers would land at wrong places."""
    clock = FakeClock()
    start(store, clock).show()
    with pytest.raises(UsageError) as caught:
        start(store, clock, [payout("a", 36), *DEALT[1:]], file_hash="a" * 64)
    assert caught.value.problems[0].code == "practice.quiz-differs"


def test_a_quiz_that_was_tampered_with_does_not_go_on(store: Store) -> None:
    """A chain with a hole is no sitting to add to."""
    clock = FakeClock()
    quiz = start(store, clock)
    for _ in range(2):
        quiz.show()
        quiz.give(given(35))
    with store._engine.begin() as connection:  # noqa: SLF001 - a trainee with a database tool
        connection.exec_driver_sql("DELETE FROM croupier_entry WHERE seq = 2")
    with pytest.raises(StoreError) as caught:
        start(store, clock)
    assert caught.value.problems[0].code == "practice.quiz-tampered"


def test_a_quiz_open_in_two_windows(store: Store) -> None:
    """The window that comes second is told; no answer is taken twice."""
    clock = FakeClock()
    first = start(store, clock)
    first.show()
    second = start(store, clock)
    with pytest.raises(StoreError) as caught:
        first.give(given(35))
    assert caught.value.problems[0].code == "practice.elsewhere"
    second.give(given(35))
    assert second.n == 1


def test_the_order_is_each_trainees_own_and_the_same_again() -> None:
    """Shuffled by seed and name: the same for one trainee, another for most others; as written where not asked."""
    questions = [payout(str(n), n + 1).question for n in range(12)]
    orders = {
        name: [one.id for one in in_order(quiz_header(trainee=name, shuffled=True), questions)]
        for name in ("Олена", "Тарас", "Ірина", "Йосип")
    }
    assert len({tuple(order) for order in orders.values()}) == 4
    assert all(sorted(order, key=int) == [str(n) for n in range(12)] for order in orders.values())
    again = in_order(quiz_header(trainee=" олена ", shuffled=True), questions)
    assert [one.id for one in again] == orders["Олена"]
    assert in_order(quiz_header(), questions) == questions


def test_a_shuffled_quiz_is_graded_by_its_own_order(store: Store) -> None:
    """Keys are dealt in the file's order and still meet their questions."""
    clock = FakeClock()
    quiz = start(store, clock, shuffled=True)
    answer_all(quiz, clock)
    assert quiz.finish(lambda: DEALT).mille == 1000


def test_a_kill_before_the_end_is_written_only_repeats_the_end(store: Store) -> None:
    """All answered, killed while grading: the command goes straight to the end."""
    clock = FakeClock()
    quiz = start(store, clock)
    answer_all(quiz, clock)
    again = start(store, clock)
    assert again.current is None
    assert again.finish(lambda: DEALT).mille == 1000


def test_keys_of_other_questions_are_not_taken(store: Store) -> None:
    """What was asked is what is graded, or nothing."""
    clock = FakeClock()
    quiz = start(store, clock)
    answer_all(quiz, clock)
    with pytest.raises(ValueError, match="other questions"):
        quiz.finish(lambda: [payout("a", 36), *DEALT[1:]])
    assert "judged" not in {row.entry for row in store.rows()}


@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given_by(
    steps=st.lists(
        st.tuples(
            st.sampled_from(["answer", "kill", "reboot", "wait", "kill before", "kill after"]), st.integers(0, 29_000)
        ),
        max_size=25,
    ),
)
def test_breaks_at_any_moment_change_nothing_but_the_clock(tmp_path: Path, steps: list[tuple[str, int]]) -> None:
    """A model that only counts milliseconds agrees on the time left and on what was answered, wherever it is killed."""
    clock = FakeClock()
    dealt = [payout(str(n), n + 1) for n in range(6)]
    path = tmp_path / "quiz.db"
    path.unlink(missing_ok=True)
    with Store(Place(path=path)) as store:
        quiz = start(store, clock, dealt, total_s=150)
        question_ms, total_ms, acknowledged = 30_000, 150_000, 0
        quiz.show()
        for act, ms in steps:
            clock.pass_s(ms / 1000)
            question_ms, total_ms = question_ms - ms, total_ms - ms
            if act == "reboot":
                clock.reboot(ms / 1000)
                question_ms, total_ms = question_ms - ms, total_ms - ms
            if act in {"answer", "kill after"} and quiz.current is not None:
                quiz.give(given(acknowledged + 1))
                acknowledged, question_ms = acknowledged + 1, 30_000
            if act in {"reboot", "kill", "kill before", "kill after"}:
                was_over = total_ms <= 0 or acknowledged == 6
                quiz = start(store, clock, dealt, total_s=150)
                if not was_over and question_ms <= 0:
                    acknowledged, question_ms = acknowledged + 1, 30_000
            if quiz.current is not None:
                quiz.show()
                assert quiz.n == acknowledged
                assert quiz.left() == Left(max(question_ms, 0), total_ms)
        given_ones = [one.n for row in store.rows(quiz.header.id) if isinstance(one := row.read(), Answered)]
        assert given_ones == sorted(set(given_ones))
        outcome = quiz.finish(lambda: dealt)
        assert check(store.rows(outcome.sitting))[0].whole
