"""Running a drill: picture, question, part by part, verdict, summary, and what was missed once more."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.practice.session import Given, Session
from croupier_trainer.ui import scenes, style
from croupier_trainer.ui.asking import Asked, Entry, Progress, Signal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from croupier_trainer.drills.question import Dealt, Question
    from croupier_trainer.practice.session import Done
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.asking import Clock, Screen
    from croupier_trainer.ui.terminal import Terminal


class End(Enum):
    """How a drill ended."""

    DONE = "done"
    """All questions were answered."""
    ENDED = "ended"
    """The person ended it, or there was no more input."""
    LEFT = "left"
    """Ctrl-C."""


class Outcome(msgspec.Struct, frozen=True):
    """The sittings of a drill, the first and one for each repeat, and how the last one ended."""

    sessions: tuple[Session, ...]
    end: End


class Drill:
    """A drill on a screen.

    `again` makes the sitting in which missed questions are repeated; without it nothing is repeated. `painted` is
    called once, when the first question is on screen.
    """

    def __init__(
        self,
        *,
        screen: Screen,
        words: Words,
        now_ms: Clock,
        again: Callable[[Sequence[Dealt]], Session] | None = None,
        painted: Callable[[], None] | None = None,
    ) -> None:
        self.screen = screen
        self.words = words
        self.now_ms = now_ms
        self.again = again
        self.painted = painted
        self._sessions: list[Session] = []

    def run(self, session: Session) -> Outcome:
        """Run a sitting, and repeats of what was missed for as long as the person wants them."""
        self._sessions.clear()
        current: Session | None = session
        end = End.DONE
        while current is not None and end is End.DONE:
            self._sessions.append(current)
            try:
                end = self._sitting(current)
                if current.done:
                    self._show_summary(current)
                current = self._repeat(current) if end is End.DONE else None
            except KeyboardInterrupt:
                # Between two prompts Ctrl-C comes as this.
                end = End.LEFT
        return Outcome(tuple(self._sessions), end)

    def _sitting(self, session: Session) -> End:
        while (current := session.current) is not None:
            answered = self._question(session, current)
            if isinstance(answered, Signal):
                return End.LEFT if answered is Signal.LEAVE else End.ENDED
            self._show_verdict(answered)
            if session.current is not None:
                signal = self.screen.rest(self.words.text("ui.next-question"), _progress(session, session.n))
                if signal is Signal.LEAVE:
                    return End.LEFT
                if signal is not None:
                    return End.ENDED
        return End.DONE

    def _question(self, session: Session, dealt: Dealt) -> Done | Signal:
        """Show a question and take the answers to its parts."""
        question = dealt.question
        progress = _progress(session, session.n + 1)
        drawn_at = self.screen.shown
        self.screen.show(question_lines(question, progress, self.screen.terminal, self.words))
        if self.painted is not None:
            self.painted()
            self.painted = None
        self.screen.ready()
        opened = asked_at = self.now_ms()
        deadline = None if question.limit_s is None else opened + 1000 * question.limit_s
        done: Done | None = None
        while done is None:
            if deadline is not None and session.part and self.now_ms() >= deadline:
                done = session.give(Given(typed="", answer=None, answer_ms=0))
                continue
            if self.screen.shown - drawn_at > self.screen.terminal.lines:
                # The table has been scrolled out of sight by the parts before.
                drawn_at = self.screen.shown
                self.screen.show(question_lines(question, progress, self.screen.terminal, self.words))
            entry = self.screen.ask(
                Asked(
                    question=question,
                    part=session.part,
                    progress=progress,
                    opened_ms=asked_at,
                    deadline_ms=deadline,
                )
            )
            if entry is Signal.BACK:
                paused_at = self.now_ms()
                signal = self._pause()
                if signal is not None:
                    return signal
                away = self.now_ms() - paused_at
                asked_at += away
                deadline = None if deadline is None else deadline + away
                continue
            if isinstance(entry, Signal):
                return entry
            done = session.give(given(entry))
            asked_at = self.now_ms()
            if entry.late:
                self.screen.show(self.screen.terminal.wrap(self.words.text("ui.time-up")))
        return done

    def _pause(self) -> Signal | None:
        """Stop the clock until the person goes on; gives a signal where the drill ends here."""
        options = [self.words.text("ui.pause-go-on"), self.words.text("ui.pause-end")]
        chosen = self.screen.pick(self.words.text("ui.pause"), options)
        if chosen == 0 or chosen is Signal.BACK:
            return None
        return chosen if chosen is Signal.LEAVE else Signal.END

    def _show_verdict(self, done: Done) -> None:
        # Not at the top: it reads the rulebook, which the first picture doesn't need.
        from croupier_trainer.ui import verdict

        terminal = self.screen.terminal
        self.screen.show([*verdict.lines(done, terminal, self.words), ""])

    def _show_summary(self, session: Session) -> None:
        from croupier_trainer.ui import summary

        self.screen.show([*summary.lines(session, self.screen.terminal, self.words), ""])

    def _repeat(self, session: Session) -> Session | None:
        """Ask whether to repeat what was missed."""
        missed = session.missed
        if not missed or self.again is None or not self.screen.typist:
            return None
        options = [self.words.text("ui.repeat", n=len(missed)), self.words.text("ui.finish")]
        chosen = self.screen.pick(self.words.text("ui.what-next"), options)
        if chosen is Signal.LEAVE:
            raise KeyboardInterrupt
        return self.again(missed) if chosen == 0 else None


def _progress(session: Session, n: int) -> Progress:
    return Progress(n=n, total=session.total, right=session.right, streak=session.streak)


def given(entry: Entry) -> Given:
    """Make what a session keeps of an entry; an answer that nobody typed took no time."""
    return Given(
        typed=entry.typed,
        answer=entry.answer,
        first_key_ms=entry.first_key_ms,
        answer_ms=entry.answer_ms or 0,
        late=entry.late and bool(entry.typed),
    )


def question_lines(question: Question, progress: Progress, terminal: Terminal, words: Words) -> list[str]:
    """Give a question as it is shown: its place among the others, what is on the table, what is asked."""
    head = terminal.fit(words.text("ui.question", n=progress.n, total=progress.total))
    if terminal.plain and progress.streak:
        head += terminal.fit(". " + words.text("ui.streak", streak=progress.streak))
    lines = [terminal.paint(head, style.BOLD)]
    for scene in question.scenes:
        lines += scenes.draw(scene, terminal, words)
    return lines + terminal.wrap(words.say(question.ask))
