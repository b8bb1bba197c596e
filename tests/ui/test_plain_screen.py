"""In plain mode nothing is redrawn: lines are read from a pipe or a keyboard, and time left is said."""

from __future__ import annotations

import io
import os
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from croupier_trainer.drills.answers import Choice, Number, Sequence, Tally
from croupier_trainer.rules.money import Money
from croupier_trainer.text.words import Words
from croupier_trainer.ui.asking import Asked, Entry, Progress, Signal
from croupier_trainer.ui.lines_in import LinesIn, TimeUp
from croupier_trainer.ui.plain import PlainScreen
from tests.ui.little_drill import questions
from tests.ui.terminals import make, written

if TYPE_CHECKING:
    from croupier_trainer.ui.terminal import Terminal

PAYOUT, STACKS, NEIGHBOURS, COVERAGE, CASH = (dealt.question for dealt in questions())


def stopped() -> int:
    """Give a clock that stands."""
    return 0


def asked(place: int = 0, part: int = 0, deadline_ms: int | None = None) -> Asked:
    """Ask a part of one of the little drill's questions."""
    question = (PAYOUT, STACKS, NEIGHBOURS, COVERAGE, CASH)[place]
    return Asked(question=question, part=part, progress=Progress(n=1, total=5), opened_ms=0, deadline_ms=deadline_ms)


def screen(typed: str, language: str = "en") -> tuple[PlainScreen, Terminal]:
    """Give a plain screen at which a text is typed."""
    terminal = make(typed=typed)
    return PlainScreen(terminal, Words(language), stopped), terminal


@pytest.mark.parametrize(
    ("place", "part", "typed", "answer"),
    [
        (0, 0, "1 160", Number(Money.of(1160))),
        (0, 0, "37,5", Number(Money(75))),
        (1, 1, "2", Choice("pencil")),
        (1, 1, "Pencilling", Choice("pencil")),
        (2, 0, "2, 25, 17, 34, 6", Sequence(("2", "25", "17", "34", "6"))),
        (4, 0, "100:4 25:3", Tally((("100", 4), ("25", 3)))),
        (4, 0, "none", Tally(())),
    ],
)
def test_lines_are_read_by_the_form_asked(place: int, part: int, typed: str, answer: object) -> None:
    """Numbers as people write them, choices by number or word, lists, tallies."""
    at, _ = screen(f"{typed}\n")
    given = at.ask(asked(place, part))
    assert isinstance(given, Entry)
    assert (given.answer, given.typed, given.first_key_ms, given.late) == (answer, typed, None, False)


def test_words_of_the_language_choose() -> None:
    """A Ukrainian word for an option, in any case."""
    at, terminal = screen("ПЕНСИЛІНГ\n", "uk")
    given = at.ask(asked(1, 1))
    assert isinstance(given, Entry)
    assert given.answer == Choice("pencil")
    assert "2  пенсилінг" in written(terminal)


def test_what_can_t_be_read_is_told_and_asked_again() -> None:
    """A misread is no answer: the next line is."""
    at, terminal = screen("many\n\n12\n")
    given = at.ask(asked())
    assert isinstance(given, Entry)
    assert given.answer == Number(Money.of(12))
    text = written(terminal)
    assert "can't be read as a number" in text
    assert "Nothing was typed" in text


def test_a_question_mark_gives_help() -> None:
    """Help for the form, then the question again."""
    at, terminal = screen("?\n3x25\n")
    assert isinstance(at.ask(asked(4)), Entry)
    assert "100:4 25:3" in written(terminal)


def test_the_end_of_input_is_a_signal() -> None:
    """Also where the last line has no line feed."""
    at, _ = screen("12")
    assert isinstance(at.ask(asked()), Entry)
    assert at.ask(asked()) is Signal.END
    assert at.line("Your name") is Signal.END


def test_a_byte_order_mark_and_windows_line_ends_are_no_part_of_an_answer() -> None:
    """As some shells pipe them."""
    lines = LinesIn(io.StringIO("\ufeff12\r\n13\r\n"), stopped)
    assert [lines.line(), lines.line(), lines.line()] == ["12", "13", None]


def test_lines_of_a_pipe_come_whole_however_they_arrive() -> None:
    """Bytes of one letter in two pieces, two lines in one; bytes that are no UTF-8 are replaced."""
    read_end, write_end = os.pipe()
    with open(read_end, encoding="utf-8") as stream:  # noqa: PTH123 - a descriptor
        lines = LinesIn(stream, stopped)
        os.write(write_end, "ї".encode()[:1])
        with pytest.raises(TimeUp):
            lines.line(0)
        os.write(write_end, "ї".encode()[1:] + b"\ntwo\n\xffthree")
        os.close(write_end)
        assert [lines.line(0), lines.line(0), lines.line(0), lines.line(0)] == ["ї", "two", "\ufffdthree", None]


def test_time_left_is_said_at_60_30_and_10_seconds_and_what_was_not_entered_is_lost() -> None:
    """A clock that jumps to each mark: every one is said once, then the time is up."""
    read_end, write_end = os.pipe()
    readings = iter([0, 30_000, 30_001, 30_002, 60_000, 60_001, 80_000, 90_000, 90_001])
    with open(read_end, encoding="utf-8") as stream:  # noqa: PTH123 - a descriptor
        terminal = replace(make(), stdin=stream)
        at = PlainScreen(terminal, Words("en"), lambda: next(readings))
        os.write(write_end, b"14")
        given = at.ask(asked(deadline_ms=90_000))
        os.close(write_end)
    assert isinstance(given, Entry)
    assert (given.answer, given.late) == (None, True)
    text = written(terminal)
    said = [f"{seconds} seconds left." for seconds in (60, 30, 10)]
    assert [text.count(one) for one in said] == [1, 1, 1]
    assert [text.index(one) for one in said] == sorted(text.index(one) for one in said)
    assert "What was not entered with Enter is lost." in text


def test_options_are_picked_by_number() -> None:
    """An empty line takes the default, 0 goes back, nonsense is asked again."""
    for typed, chosen in (("2\n", 1), ("\n", 0), ("0\n", Signal.BACK), ("7\nx\n2\n", 1), ("", Signal.END)):
        at, terminal = screen(typed)
        assert at.pick("What next?", ["Go on", "End"]) == chosen
        assert "2  End" in written(terminal)


def test_a_pipe_is_not_kept_waiting_for_enter() -> None:
    """No line of it is taken between two questions."""
    at, _ = screen("12\n")
    assert at.rest("next question") is None
    assert isinstance(at.ask(asked()), Entry)
