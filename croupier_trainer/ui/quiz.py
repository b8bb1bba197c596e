"""Running a quiz: rules first, question after question under the clock, no verdict, the result at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.practice.clock import CLOCK_BACK, CLOCK_CHANGED, OTHER_BOOT
from croupier_trainer.ui import style
from croupier_trainer.ui.asking import Asked, Entry, Progress, Signal, clock_text
from croupier_trainer.ui.drill import End, given, question_lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.question import Question
    from croupier_trainer.practice.quiz import Left, Outcome, Quiz, Scored
    from croupier_trainer.practice.record import Sitting
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.asking import Clock, Screen
    from croupier_trainer.ui.terminal import Terminal

_SECOND_MS = 1_000


def announce(header: Sitting, screen: Screen, words: Words) -> Signal | None:
    """Say what the quiz is and what holds in it, and wait for the trainee to begin; gives a signal to leave."""
    say, terminal = words.text, screen.terminal
    lines = [say("quiz.questions", n=header.questions)]
    if header.limit_s is not None:
        lines.append(say("quiz.limit-question", time=clock_text(header.limit_s * _SECOND_MS)))
    if header.total_s is not None:
        lines.append(say("quiz.limit-total", time=clock_text(header.total_s * _SECOND_MS)))
    if header.pass_percent is not None:
        lines.append(say("quiz.pass", percent=header.pass_percent))
    screen.show(terminal.wrap(" ".join(lines)))
    screen.show(terminal.wrap(say("quiz.rules")))
    if header.limit_s is not None or header.total_s is not None:
        screen.show(terminal.wrap(say("quiz.bell-plain" if terminal.plain else "quiz.bell")))
    return screen.rest(say("quiz.start")) if screen.typist else None


def heading(header: Sitting, words: Words) -> str:
    """Give the line above a quiz: its title and who takes it."""
    title = words.text("quiz.head", title=header.title)
    return f"{title} · {words.text('quiz.trainee', name=header.trainee)}"


class QuizRun:
    """A quiz on a screen; `now_ms` is the clock by which the screen rings the bell."""

    def __init__(self, screen: Screen, words: Words, now_ms: Clock) -> None:
        self.screen = screen
        self.words = words
        self.now_ms = now_ms

    def run(self, quiz: Quiz) -> End:
        """Ask until the quiz is over or left; what was answered is kept in either case."""
        try:
            self._resumed(quiz)
            while (question := quiz.current) is not None:
                signal = self._question(quiz, question)
                if signal is not None:
                    self._say("quiz.interrupted")
                    return End.LEFT if signal is Signal.LEAVE else End.ENDED
        except KeyboardInterrupt:
            # Between two prompts, and always in plain mode, Ctrl-C comes as this.
            self.screen.show([""])
            self._say("quiz.interrupted")
            return End.LEFT
        if quiz.n < quiz.total:
            self._say("quiz.over")
        return End.DONE

    def _say(self, code: str, **params: object) -> None:
        self.screen.show(self.screen.terminal.wrap(self.words.text(code, **params)))

    def _resumed(self, quiz: Quiz) -> None:
        if quiz.resumed is None:
            return
        if quiz.n < quiz.total:
            self._say("quiz.resumed", n=quiz.n + 1, total=quiz.total)
        if {OTHER_BOOT, CLOCK_BACK}.intersection(quiz.resumed.flags):
            self._say("quiz.flagged")
        elif CLOCK_CHANGED in quiz.resumed.flags:
            self._say("quiz.clock")

    def _question(self, quiz: Quiz, question: Question) -> Signal | None:
        """Show a question and take the answers to its parts; gives the signal with which the trainee left."""
        n = quiz.n
        progress = Progress(n=n + 1, total=quiz.total)
        drawn_at = self._draw(question, progress)
        self.screen.ready()
        left = quiz.show()
        if self.screen.terminal.plain:
            self.screen.show(self._told(left))
        while quiz.n == n:
            if self.screen.shown - drawn_at > self.screen.terminal.lines:
                drawn_at = self._draw(question, progress)
            left = quiz.left()
            entry = self.screen.ask(self._asked(question, quiz.part, progress, left)) if left.ms != 0 else None
            if isinstance(entry, Signal):
                return entry
            self._take(quiz, entry)
        return None

    def _draw(self, question: Question, progress: Progress) -> int:
        drawn_at = self.screen.shown
        self.screen.show(question_lines(question, progress, self.screen.terminal, self.words))
        return drawn_at

    def _asked(self, question: Question, part: int, progress: Progress, left: Left) -> Asked:
        now = self.now_ms()
        return Asked(
            question=question,
            part=part,
            progress=progress,
            opened_ms=now,
            deadline_ms=None if left.ms is None else now + left.ms,
            over_ms=None if left.total_ms is None else now + left.total_ms,
            pauses=False,
        )

    def _told(self, left: Left) -> list[str]:
        """Say the time left, where no clock is drawn."""
        if left.ms is None:
            return []
        if left.question_ms is None or left.total_ms is None:
            text = self.words.text("quiz.left", time=clock_text(left.ms))
        else:
            text = self.words.text("quiz.left-both", time=clock_text(left.question_ms), whole=clock_text(left.total_ms))
        return self.screen.terminal.wrap(text)

    def _take(self, quiz: Quiz, entry: Entry | None) -> None:
        """Keep what was entered, or that the bell rang; once that is said it is on the disk."""
        if entry is not None and not (entry.late and not entry.typed):
            quiz.give(given(entry))
            self._say("quiz.late" if entry.late else "quiz.saved")
            return
        quiz.expire()
        # A screen in plain text has said so already where it waited.
        if entry is None or not self.screen.terminal.plain:
            self._say("quiz.nothing")


def result(outcome: Outcome, header: Sitting, terminal: Terminal, words: Words) -> Iterator[str]:
    """Give the result: each question's score, the whole, passed or not, and the receipt."""
    from croupier_trainer.ui.table import table

    say = words.text
    heads = [say(f"quiz.col-{head}") for head in ("question", "kind", "score", "note")]
    rows = [
        (words.value(one.id), words.name("skill", one.kind), f"{one.mille // 10} %", _note(one, words))
        for one in outcome.questions
    ]
    yield ""
    yield from table(terminal, heads, rows, ("left", "left", "right"))
    yield ""
    yield terminal.paint(terminal.fit(say("quiz.result", percent=outcome.mille // 10)), style.BOLD)
    if outcome.passed is not None:
        code, look = ("passed", style.RIGHT) if outcome.passed else ("not-passed", style.WRONG)
        text = terminal.fit(say(f"quiz.{code}", percent=header.pass_percent or 0))
        yield terminal.paint(text, look)
    yield from terminal.wrap(say("quiz.took", time=clock_text(outcome.elapsed_ms)))
    yield from terminal.wrap(say("quiz.receipt", receipt=outcome.receipt))
    yield from terminal.wrap(say("quiz.receipt-note"))


def _note(scored: Scored, words: Words) -> str:
    if not scored.reached:
        return words.text("quiz.note-unreached")
    if not scored.answered:
        return words.text("quiz.note-nothing")
    return words.text("quiz.note-late") if scored.late else ""
