"""A drill goes question by question, and pauses, ends, repeats and leaves as the person wishes."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.answers import Choice, number
from croupier_trainer.practice.session import Session
from croupier_trainer.text.words import Words
from croupier_trainer.ui.answers_screen import AnswersScreen
from croupier_trainer.ui.asking import Entry, Signal
from croupier_trainer.ui.drill import Drill, End
from tests.ui.conftest import ROOT
from tests.ui.little_drill import questions
from tests.ui.terminals import make, written

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from croupier_trainer.ui.asking import Asked, Progress
    from croupier_trainer.ui.terminal import Terminal


@dataclass
class Clock:
    """A clock that is set by hand."""

    ms: int = 0

    def __call__(self) -> int:
        """Read it."""
        return self.ms


@dataclass
class Scripted:
    """A screen that plays a script: entries, signals, and what is done while it is asked."""

    script: list[Entry | Signal | BaseException]
    clock: Clock = field(default_factory=Clock)
    picks: list[int | Signal] = field(default_factory=list)
    rests: list[Signal | None] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    terminal: Terminal = field(default_factory=make)
    typist: bool = True
    shown: int = 0

    def show(self, lines: Iterable[str]) -> None:
        """Write."""
        told = list(lines)
        self.shown += len(told)
        self.terminal.print(told)

    def ready(self) -> None:
        """Take two seconds that no clock of a question may count."""
        self.clock.ms += 2000

    def ask(self, asked: Asked) -> Entry | Signal:
        """Play the next line of the script; every answer takes a second."""
        self.asked.append(asked)
        self.clock.ms += 1000
        played = self.script.pop(0)
        if isinstance(played, BaseException):
            raise played
        return played

    def rest(self, hint: str, progress: Progress | None = None) -> Signal | None:
        """Go on, unless the script says otherwise."""
        del hint, progress
        return self.rests.pop(0) if self.rests else None

    def line(self, label: str) -> str | Signal:
        """Type nothing."""
        del label
        return ""

    def pick(self, title: str, options: Sequence[str], default: int = 0) -> int | Signal:
        """Pick what the script says; a pause takes a minute."""
        del default
        self.show([title, *options])
        self.clock.ms += 60_000
        return self.picks.pop(0)


def entry(answer: int | str | None, *, late: bool = False) -> Entry:
    """Make an entry of a number or a choice."""
    read = None if answer is None else number(answer) if isinstance(answer, int) else Choice(answer)
    return Entry(typed="" if answer is None else str(answer), answer=read, first_key_ms=1, answer_ms=2, late=late)


def run(screen: Scripted, *, count: int = 2, limit_s: int | None = None) -> tuple[Drill, Session, End, int]:
    """Run the first questions of the little drill."""
    drill = Drill(screen=screen, words=Words("en"), now_ms=screen.clock, again=Session)
    session = Session(questions(limit_s)[:count])
    outcome = drill.run(session)
    return drill, session, outcome.end, len(outcome.sessions)


def test_all_right_ends_with_a_summary_and_no_repeat() -> None:
    """Three answers to two questions, right: nothing is missed, so nothing is asked."""
    screen = Scripted([entry(142), entry(4), entry("pencil")])
    _, session, end, sittings = run(screen)
    assert (end, sittings, session.right, session.missed) == (End.DONE, 1, 2, [])
    assert "2 of 2 questions right, 100 %." in written(screen.terminal)


def test_the_clock_of_a_part_starts_when_it_is_on_screen() -> None:
    """What getting ready takes is not counted; the limit is that of the question, whatever its parts."""
    screen = Scripted([entry(142), entry(4), entry("pencil")])
    run(screen, limit_s=20)
    assert [one.opened_ms for one in screen.asked] == [2000, 5000, 6000]
    assert [one.deadline_ms for one in screen.asked] == [22_000, 25_000, 25_000]


def test_a_pause_stops_the_clock() -> None:
    """Esc, a minute away, on again: opening and deadline have moved by that minute."""
    screen = Scripted([Signal.BACK, entry(142)], picks=[0])
    run(screen, count=1, limit_s=20)
    before, after = screen.asked
    assert (before.opened_ms, after.opened_ms) == (2000, 62_000)
    assert (before.deadline_ms, after.deadline_ms) == (22_000, 82_000)


@pytest.mark.parametrize(
    ("script", "picks", "end"),
    [
        ([Signal.BACK], [1], End.ENDED),
        ([Signal.BACK], [Signal.LEAVE], End.LEFT),
        ([Signal.LEAVE], [], End.LEFT),
        ([Signal.END], [], End.ENDED),
        ([KeyboardInterrupt()], [], End.LEFT),
    ],
)
def test_a_drill_can_be_ended_anywhere(
    script: list[Entry | Signal | BaseException], picks: list[int | Signal], end: End
) -> None:
    """What was answered before is kept."""
    screen = Scripted([entry(142), *script], picks=picks)
    _, session, ended, _ = run(screen)
    assert (ended, len(session.done)) == (end, 1)


def test_a_drill_can_be_ended_after_a_verdict() -> None:
    """Esc where Enter would go on."""
    for signal, end in ((Signal.BACK, End.ENDED), (Signal.LEAVE, End.LEFT)):
        assert run(Scripted([entry(142)], rests=[signal]))[2] is end


def test_what_was_missed_is_repeated_until_it_is_right_or_enough() -> None:
    """The repeat asks the missed question alone; finishing is the second choice."""
    screen = Scripted([entry(1), entry(4), entry("pencil"), entry(2), entry(142)], picks=[0, 0])
    _, session, end, sittings = run(screen)
    assert (end, sittings, len(session.missed)) == (End.DONE, 3, 1)
    assert "Repeat the 1 question that was missed" in written(screen.terminal)
    assert run(Scripted([entry(1)], picks=[1]), count=1)[2:] == (End.DONE, 1)


def test_when_time_is_up_the_other_parts_are_not_asked() -> None:
    """The first part's late answer is kept, the second has none; the summary counts the question as wrong."""
    screen = Scripted([entry(142), entry(4, late=True)], picks=[1])
    drill = Drill(screen=screen, words=Words("en"), now_ms=screen.clock, again=Session)
    session = Session(questions(1)[:2])
    drill.run(session)
    late, nothing = session.done[1].givens
    assert (late.late, late.typed, nothing.answer, nothing.typed) == (True, "4", None, "")
    text = written(screen.terminal)
    assert "Time is up." in text
    assert "nothing" in text


def test_a_table_that_was_scrolled_out_of_sight_is_drawn_again_for_the_next_part() -> None:
    """Only then: the question stands once where its parts take few lines, twice after a long one."""
    for lines_between, times in ((3, 1), (30, 2)):
        screen = Scripted([entry(4), entry("pencil")])
        ask = screen.ask

        def asking(asked: Asked, screen: Scripted = screen, lines: int = lines_between) -> Entry | Signal:
            screen.show([""] * lines)
            return ask(asked)  # noqa: B023 - called within this turn

        screen.ask = asking  # type: ignore[method-assign]
        Drill(screen=screen, words=Words("en"), now_ms=screen.clock).run(Session(questions()[1:2]))
        assert written(screen.terminal).count("75 chips of colour are to be paid") == times


def test_answers_of_a_file_are_shown_and_judged_without_asking() -> None:
    """By question id, in the JSON form; one is wrong, one can't be read, one is missing."""
    terminal = make()
    answers = {
        "seventeen": 120,
        "stacks": {"take": 4, "technique": "pencil"},
        "neighbours": 7,
        "cash": {"100": 4, "25": 3},
    }
    screen = AnswersScreen(terminal, Words("en"), answers)
    session = Session(questions())
    outcome = Drill(screen=screen, words=Words("en"), now_ms=Clock(), again=Session).run(session)
    assert outcome.end is End.DONE
    assert [done.grade.right for done in session.done] == [False, True, False, False, True]
    given = session.done[0].givens[0]
    assert (given.first_key_ms, given.answer_ms) == (None, 0)
    text = written(terminal)
    assert "Payout in chips: 120" in text
    assert "is no list" in text
    assert "2 of 5 questions right" in text


def test_nothing_heavy_is_imported_before_the_first_picture() -> None:
    """Neither prompt_toolkit nor rich, questionary or the rulebook's reader."""
    code = """
import io, sys
from croupier_trainer.practice.session import Session
from croupier_trainer.ui.drill import Drill
from croupier_trainer.ui.prompt import PromptScreen
from croupier_trainer.ui.terminal import Terminal
from croupier_trainer.text.words import Words
from tests.ui.little_drill import questions, now_ms
def painted():
    heavy = {"prompt_toolkit", "questionary", "rich", "yaml", "asyncio", "sqlalchemy"} & set(sys.modules)
    print(sorted(heavy), "dolly on 17" in out.getvalue())
    sys.exit()
out = io.StringIO()
terminal = Terminal(stdin=sys.stdin, stdout=out, stderr=sys.stderr)
words = Words("en")
screen = PromptScreen(terminal, words, now_ms)
Drill(screen=screen, words=words, now_ms=now_ms, painted=painted).run(Session(questions()))
"""
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("[] True\n", "")
