"""A drill in a real terminal: keys, clock, help, pause, paste and what the screen shows then."""

from __future__ import annotations

import re
import time

import pytest

from croupier_trainer.text.words import Words
from croupier_trainer.ui.glyphs import fit
from tests.ui.little_drill import questions
from tests.ui.real import CTRL_C, CTRL_D, DOWN, ENTER, ESC, F1, UP, Real

PROGRAM = "tests/ui/little_drill.py"
PROMPT = "Payout in chips:"


def givens(real: Real) -> list[tuple[str, ...]]:
    """Read what the little drill says was given: typed, read, ms to the first key, ms to the answer, late."""
    return re.findall(r"GIVEN '([^']*)' (\S+) (\S+) (\S+) (\S+)", real.everything)


def test_a_right_answer_with_progress_clock_and_keys_on_screen() -> None:
    """The picture, the question, and above the line that is typed: progress, the time, the keys."""
    with Real(PROGRAM) as real:
        display = real.see(PROMPT)
        assert "[17]" in display
        assert re.search(r"1/5 · right: 0 · 0:0\d", display)
        assert "Enter answers · ? help · Esc pause · Ctrl-C leave" in display
        real.key("142", ENTER)
        display = real.see("Enter: next question")
        assert "✓ Right." in display
        assert "split 17/20: 3 × 17 = 51" in display
        assert "1/5 · right: 1 · streak: 1" in display
        real.key(ENTER)
        real.see("Question 2 of 5")
        real.key(CTRL_C)
        assert real.ends() == 0
        ((typed, read, first_key, answered, late),) = givens(real)
        assert (typed, read, late) == ("142", "True", "False")
        assert 0 <= int(first_key) <= int(answered) < 15_000
        assert "END left 1/1" in real.everything


def test_a_wrong_answer_is_explained_and_repeated_by_one_key() -> None:
    """A bet left out is named with its rule; after the last question 1 repeats what was missed."""
    with Real(PROGRAM) as real:
        real.see(PROMPT)
        real.key("91", ENTER)
        display = real.see("Enter: next question")
        for said in ("✗ Wrong.", "Your answer: 91", "Right answer: 142", "split 17/20", "RT-SPLIT"):
            assert said in display
        real.key(ENTER)
        real.see("(the one cut down counted in)")
        real.key("4", ENTER)
        real.see("Technique")
        real.key(DOWN, DOWN, ENTER)
        asked = (("Five numbers:", "2 25 17 34 6"), ("The numbers:", "17 20"), ("3x25:", "4x100 3x25"))
        for place, (prompt, typed) in enumerate(asked, 2):
            real.like(rf"{place}/5 .*\nEnter: next question")
            real.key(ENTER)
            real.see(prompt)
            real.key(typed, ENTER)
        real.see("Repeat the 1 question that was missed")
        real.key("1")
        real.see("Question 1 of 1")
        real.key("142", ENTER)
        assert real.ends() == 0
        assert "END done 5/4 1/1" in real.everything
        assert "Technique for the rest: pencilling" in real.everything


def test_ctrl_c_leaves_at_once_and_keeps_what_was_answered() -> None:
    """No traceback, and the terminal is as it was."""
    with Real(PROGRAM) as real:
        real.see(PROMPT)
        real.key("142", ENTER)
        real.see("Enter: next question")
        real.key(CTRL_C)
        assert real.ends() == 0
        assert "END left 1/1" in real.everything
        assert "Traceback" not in real.everything


def test_what_can_t_be_read_stays_to_be_mended() -> None:
    """A misread is told, and what was typed stands in the line again."""
    with Real(PROGRAM) as real:
        real.see(PROMPT)
        real.key("14x", ENTER)
        real.see("can't be read as a number")
        real.like(rf"{PROMPT} 14x\n(.*\n)*{PROMPT} 14x")
        real.key("\x7f", "2", ENTER)
        real.see("Enter: next question")
        real.key(ESC)
        real.ends()
        assert givens(real)[0][:2] == ("142", "True")


@pytest.mark.parametrize("key", ["?", F1])
def test_help_is_one_key_away(key: str) -> None:
    """On the question mark and F1, whatever was typed is kept."""
    with Real(PROGRAM) as real:
        real.see(PROMPT)
        real.key("14", key)
        real.see("Type a number: 1160, 1 160 or 37.5.")
        real.key("2", ENTER)
        real.see("✓ Right.")


@pytest.mark.parametrize("key", [ESC, CTRL_D])
def test_escape_pauses_and_the_clock_stands(key: str) -> None:
    """Two seconds away are no part of the answer's time; from there the drill can be ended too."""
    with Real(PROGRAM) as real:
        real.see(PROMPT)
        real.key(key)
        real.see("Paused, the clock stands.")
        time.sleep(2)
        real.key(ENTER)
        real.like(rf"Go on\n1/5 .*\n.*\n{PROMPT}")
        real.key("142", ENTER)
        real.see("Enter: next question")
        real.key(ENTER)
        real.see("Question 2 of 5")
        real.see("(the one cut down counted in)")
        real.key(key)
        real.like(r"Paused, the clock stands. Go on[^~]*Paused, the clock stands")
        real.key("2")
        assert real.ends() == 0
        assert int(givens(real)[0][3]) < 2000
        assert "END ended 1/1" in real.everything


def test_time_runs_out_within_a_tenth_of_a_second_and_keeps_what_was_typed() -> None:
    """At the bell the line counts as it stands, late; the clock was on screen."""
    with Real(PROGRAM, "--limit", "1") as real:
        display = real.see(PROMPT)
        assert "0:01 left" in display
        real.key("14")
        real.see("Time is up.")
        real.see("Enter: next question")
        real.key(ESC)
        real.ends()
        ((typed, read, first_key, answered, late),) = givens(real)
        assert (typed, read, late) == ("14", "True", "True")
        assert 1000 <= int(answered) <= 1100
        assert int(first_key) < 1000


def test_keys_typed_ahead_never_land_in_the_next_prompt() -> None:
    """What comes with the Enter of one answer is not the answer to the next."""
    with Real(PROGRAM) as real:
        real.see(PROMPT)
        real.key("142\r\r999\r888")
        real.see("Enter: next question")
        time.sleep(0.3)
        assert "Question 2" not in real.everything
        real.key(ENTER)
        real.see("(the one cut down counted in)")
        real.key("4", ENTER)
        real.see("Technique")
        real.key(CTRL_C)
        real.ends()
        assert [given[0] for given in givens(real)] == ["142"]
        assert "888" not in real.display


def test_of_a_pasted_text_only_the_first_line_is_taken() -> None:
    """It waits to be entered; control characters in it are spaces."""
    with Real(PROGRAM) as real:
        real.see(PROMPT)
        real.key("\x1b[200~1\t42\nrm -rf\n\x1b[201~")
        real.see(f"{PROMPT} 1 42")
        assert "rm" not in real.display
        real.key("\x7f\x7f\x7f", "42", ENTER)
        real.see("✓ Right.")


def test_choices_are_made_by_arrows_round_the_ends_and_by_digits() -> None:
    """Up from nothing is the last; a digit moves the pointer; Enter alone chooses nothing."""
    with Real(PROGRAM) as real:
        real.see(PROMPT)
        real.key("142", ENTER)
        real.see("Enter: next question")
        real.key(ENTER)
        real.see("(the one cut down counted in)")
        real.key("4", ENTER)
        real.see("Technique for the rest:")
        real.key(ENTER)
        real.see("Nothing was typed.")
        real.key(UP)
        real.see("> 3  nothing to cut")
        real.key(DOWN)
        real.see("> 1  drop cutting")
        real.key("2")
        real.see("> 2  pencilling")
        real.key(ENTER)
        real.see("Technique for the rest: pencilling")


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (40, 12)])
def test_a_long_list_of_choices_moves_with_the_pointer_and_keeps_clock_and_keys(columns: int, lines: int) -> None:
    """Thirty choices of more than one line: a part of them is on screen, and said to be."""
    with Real(PROGRAM, "--many", columns=columns, lines=lines) as real:
        real.see("of 30")
        real.key("21")
        real.like(r"> 21  rule number 20")
        display = real.display
        assert "Ctrl-C" in display
        assert "1/1 · right: 0" in display
        real.key(ENTER)
        real.see("✓ Right.")
        real.ends()


def test_a_resized_window_is_drawn_anew_with_the_next_question() -> None:
    """The picture gives way to a list where the window has become narrow."""
    with Real(PROGRAM) as real:
        real.see(PROMPT)
        real.resize(50, 20)
        real.key("1", ENTER)
        real.like(r"1/5 .*\nEnter: next question")
        real.key(ENTER)
        real.see("(the one cut down counted in)")
        assert all(len(line.rstrip()) <= 50 for line in real.display.splitlines())


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize(
    ("columns", "lines", "environ"),
    [
        (80, 24, {}),
        (40, 12, {}),
        (200, 50, {"NO_COLOR": "1"}),
        (80, 24, {"TERM": "dumb"}),
        (80, 24, {"ACCESSIBLE": "1"}),
        (80, 24, {"encoding": "cp866"}),
        (80, 24, {"encoding": "cp1251"}),
        (60, 24, {"encoding": "ascii"}),
    ],
)
def test_a_drill_runs_on_every_terminal_in_every_language(
    language: str, columns: int, lines: int, environ: dict[str, str]
) -> None:
    """All forms of answer from the first to the last, nothing cut off at the side, no traceback."""
    encoding, words = environ.get("encoding", "utf-8"), Words(language)
    hint = fit(words.text("ui.next-question"), encoding)
    typed = (("142",), ("4", "2"), ("2 25 17 34 6",), ("17 20",), ("4x100 3x25",))
    with Real(PROGRAM, language, columns=columns, lines=lines, **environ) as real:
        for place, (dealt, answers) in enumerate(zip(questions(), typed, strict=True), 1):
            head = re.escape(fit(words.text("ui.question", n=place, total=len(typed)), encoding))
            for part, answer in zip(dealt.question.parts, answers, strict=True):
                label = re.escape(fit(words.say(part.ask), encoding)[:10])
                real.like(rf"(?s){head}.*\n{label}.*[:>]\s*$")
                real.key(answer, ENTER)
            if place < len(typed):
                real.like(rf"{place}/5.*\n.*{hint}")
                real.key(ENTER)
        assert real.ends() == 0
        assert "END done 5/5" in real.everything
        assert "Traceback" not in real.everything
        assert "??" not in real.everything
        coloured = not environ.keys() & {"NO_COLOR", "TERM", "ACCESSIBLE"}
        assert ("\x1b[32;1m" in real.raw.decode(encoding)) == coloured


def test_a_window_resized_during_a_question_keeps_clock_keys_and_what_was_typed() -> None:
    """Progress and keys are cut to the new width at once, and the answer goes on where it was."""
    with Real(PROGRAM) as real:
        real.see(PROMPT)
        real.key("14")
        real.see(f"{PROMPT} 14")
        real.resize(40, 12)
        real.like(r"Enter · \? help · Esc · Ctrl-C\n")
        real.key("2", ENTER)
        real.see("✓ Right.")
        real.resize(100, 30)
        real.key(CTRL_C)
        assert real.ends() == 0
        assert givens(real)[0][:2] == ("142", "True")
        assert "Traceback" not in real.everything


def test_help_between_questions_says_the_keys_and_waits_on() -> None:
    """The question mark there doesn't go on by itself."""
    with Real(PROGRAM) as real:
        real.see(PROMPT)
        real.key("142", ENTER)
        real.see("Enter: next question")
        real.key("?")
        real.like(r"Enter goes on, Esc ends here[^~]*Enter: next question")
        real.key(ENTER)
        real.see("Question 2 of 5")
        real.key(CTRL_C)
        assert real.ends() == 0
