"""A verdict tells right from wrong, names the slip, works the answer out, and gives the rules with their text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.answers import Choice, Sequence, SequenceForm, number
from croupier_trainer.drills.message import Message
from croupier_trainer.drills.question import Dealt, Key, Part, Question
from croupier_trainer.practice.session import Given, Session
from croupier_trainer.text.words import Words
from croupier_trainer.ui import summary, verdict
from croupier_trainer.ui.verdict import seconds
from tests.ui.little_drill import questions
from tests.ui.terminals import make, written

if TYPE_CHECKING:
    from croupier_trainer.drills.answers import AnyAnswer
    from croupier_trainer.practice.session import Done

RIGHT: tuple[tuple[AnyAnswer, ...], ...] = (
    (number(142),),
    (number(4), Choice("pencil")),
    (Sequence(("2", "25", "17", "34", "6")),),
)


def judged(place: int, *answers: AnyAnswer | None, took_ms: int = 1000, late: bool = False) -> Done:
    """Answer one of the little drill's questions."""
    session = Session([questions()[place]])
    done = None
    for answer in answers:
        done = session.give(Given(typed="x", answer=answer, answer_ms=took_ms, late=late))
    assert done is not None
    return done


def told(done: Done, language: str = "en") -> str:
    """Give a verdict as text."""
    return "\n".join(verdict.lines(done, make(), Words(language)))


def test_a_right_answer_has_its_working_and_rules() -> None:
    """The time it took, the sum line by line, each rule with its text."""
    text = told(judged(0, number(142)))
    assert text.startswith("✓ Right.  1.0 s\n")
    for line in (
        "Your answer: 142",
        "straight up 17: 2 × 35 = 70",
        "split 17/20: 3 × 17 = 51",
        "Together 70 + 51 + 11 + 10 = 142",
    ):
        assert line in text
    assert re.search(r"RT-SPLIT: .+17 to 1", text)
    assert "Right answer" not in text


def test_a_wrong_answer_has_expected_given_and_the_named_slip() -> None:
    """The split was left out: it and its rule are named first."""
    text = told(judged(0, number(91)))
    assert text.startswith("✗ Wrong.")
    assert "Your answer: 91" in text
    assert "Right answer: 142" in text
    slip = next(line for line in text.splitlines() if "left out" in line)
    assert "split 17/20" in slip
    assert "RT-SPLIT" in slip
    rules = [line for line in text.splitlines() if re.match(r"  RT-[A-Z]+: ", line)]
    assert rules[0].startswith("  RT-SPLIT: ")


def test_a_number_that_no_slip_explains_says_so() -> None:
    """Nothing is invented."""
    assert "No single slip explains 3" in told(judged(0, number(3)))


def test_parts_are_told_one_by_one() -> None:
    """The right part with its answer, the wrong one with both, each with its time, the score as a share."""
    text = told(judged(1, number(4), Choice("drop")))
    assert "Partly right: 50 %" in text
    assert "  ✓ Full stacks to take (the one cut down counted in): 4  (1.0 s)" in text
    assert "  ✗ Technique for the rest  (1.0 s)\n    Your answer: drop cutting\n    Right answer: pencilling" in text
    assert "s)" not in told(judged(1, number(4), Choice("pencil"), took_ms=0))


def test_lists_of_whole_phrases_are_told_by_their_numbers() -> None:
    """As they were typed; the working has the words."""
    options = ("b", "a", "c")
    form = SequenceForm(of="step", options=options, labels={one: {"en": f"Do {one}, then wait"} for one in options})
    part = Part(ask=Message("part.steps"), form=form, skill="steps")
    question = Question(id="steps", kind="steps", ask=Message("ask.sector", {"number": 0}), parts=(part,))
    session = Session([Dealt(question, (Key(right=Sequence(("a", "b", "c"))),))])
    session.give(Given(typed="3 1 2", answer=Sequence(("c", "b", "a")), answer_ms=0))
    text = told(session.done[0])
    assert "Your answer: 3 1 2 (numbers of the list above)" in text
    assert "Right answer: 2 1 3 (numbers of the list above)" in text


def test_nothing_given_and_late_answers_are_called_that() -> None:
    """What was typed at the bell is shown as typed where it couldn't be read."""
    assert "Your answer: nothing" in told(judged(2, None)).replace("x", "nothing")
    assert "(typed when time was up)" in told(judged(0, number(91), late=True))


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("encoding", ["utf-8", "cp866", "cp1251", "ascii"])
@pytest.mark.parametrize("columns", [80, 40])
def test_verdicts_and_summaries_fit_every_terminal(language: str, encoding: str, columns: int) -> None:
    """Right and wrong ones, strictly encoded, in each language."""
    terminal = make(columns=columns, encoding=encoding)
    for place, answers in enumerate(RIGHT):
        for given in (answers, (None,) * len(answers)):
            session = Session([questions()[place]])
            for answer in given:
                session.give(Given(typed="", answer=answer, answer_ms=50))
            terminal.print(verdict.lines(session.done[0], terminal, Words(language)))
            terminal.print(summary.lines(session, terminal, Words(language)))
    assert all(len(line) < columns for line in written(terminal).splitlines())


def test_the_summary_counts_by_skill_where_there_are_several() -> None:
    """Share and middle time of each."""
    session = Session(questions()[:2])
    for answer, took in ((number(142), 4000), (number(4), 3000), (Choice("drop"), 1000)):
        session.give(Given(typed="x", answer=answer, answer_ms=took))
    text = "\n".join(summary.lines(session, make(), Words("en")))
    assert "1 of 2 questions right, 75 %." in text
    assert "technique: 0 %, 1.0 s" in text


def test_a_skill_asked_for_several_times_counts_its_parts() -> None:
    """The share of all of them, and the middle time of one."""
    session = Session([questions()[1], questions()[1]])
    for answer, took in ((number(4), 3000), (Choice("drop"), 1000), (number(4), 5000), (Choice("pencil"), 2000)):
        session.give(Given(typed="x", answer=answer, answer_ms=took))
    text = "\n".join(summary.lines(session, make(), Words("en")))
    assert "technique: 50 % of 2 parts, 1.0 s each" in text


def test_whoever_errs_on_the_wheel_sees_it() -> None:
    """The right numbers are starred on the track; a right answer needs no picture."""
    wrong = told(judged(2, Sequence(("2", "25", "17", "34", "27"))))
    assert {int(one) for one in re.findall(r"\* ?(\d+)", wrong)} == {2, 25, 17, 34, 6}
    assert "*" not in told(judged(2, Sequence(("2", "25", "17", "34", "6"))))


def test_times_are_written_as_the_language_does() -> None:
    """A point in English, a comma in the others."""
    assert [seconds(12_345, Words(language)) for language in ("en", "uk", "ru")] == ["12.3 s", "12,3 с", "12,3 с"]
