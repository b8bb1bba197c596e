"""Asking in plain text: numbered choices, nothing redrawn, whole lines read.

For pipes, dumb terminals and screen readers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Misread
from croupier_trainer.ui import help as helping
from croupier_trainer.ui import options as options_shown
from croupier_trainer.ui.asking import Entry, Signal, progress_text, read_typed
from croupier_trainer.ui.lines_in import LinesIn, TimeUp

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.asking import Asked, Clock, Progress
    from croupier_trainer.ui.terminal import Terminal

# So long before the end is the time left said, in seconds.
_SAID_S = (60, 30, 10)
_HELP = "?"


class PlainScreen:
    """A screen that only ever adds lines."""

    def __init__(self, terminal: Terminal, words: Words, now_ms: Clock) -> None:
        self._terminal = terminal
        self._words = words
        self._now_ms = now_ms
        self._lines = LinesIn(terminal.stdin, now_ms)

    @property
    def terminal(self) -> Terminal:
        """The terminal at its size now."""
        self._terminal = self._terminal.measured()
        return self._terminal

    @property
    def typist(self) -> bool:
        """Whether a person sits there: not at a pipe's end."""
        return self._terminal.typist

    @property
    def shown(self) -> int:
        """Nothing is redrawn here, so lines are not counted."""
        return 0

    def show(self, lines: Iterable[str]) -> None:
        """Write lines."""
        self._terminal.print(lines)

    def ready(self) -> None:
        """There is nothing to do."""

    def ask(self, asked: Asked) -> Entry | Signal:
        """Ask until there is an answer, the end of input, or the time is up."""
        form, words, terminal = asked.now.form, self._words, self.terminal
        self.show(options_shown.lines(form, terminal, words))
        label = terminal.fit(words.say(asked.now.ask))
        if self.typist:
            self._lines.forget()
        while True:
            try:
                line = self._line(f"{label}: ", asked)
            except TimeUp:
                return self._late(asked)
            if line is None:
                return Signal.END
            if line.strip() == _HELP:
                self.show(helping.lines(asked, terminal, words))
                continue
            try:
                answer = read_typed(form, line, words)
            except Misread as misread:
                self.show(terminal.wrap(words.problem(misread.problem)))
                continue
            return Entry(typed=line.strip(), answer=answer, answer_ms=self._now_ms() - asked.opened_ms)

    def _line(self, prompt: str, asked: Asked | None = None) -> str | None:
        """Read a line, saying now and then how much time is left."""
        self._write(prompt)
        deadline_ms = asked.deadline_ms if asked else None
        if deadline_ms is not None:
            for seconds in _SAID_S:
                said_ms = deadline_ms - 1000 * seconds
                if said_ms <= self._now_ms():
                    continue
                try:
                    return self._echoed(self._lines.line(said_ms))
                except TimeUp:
                    self.show(["", *self._terminal.wrap(self._words.text("ui.seconds-left", n=seconds))])
                    self._write(prompt)
        return self._echoed(self._lines.line(deadline_ms))

    def _write(self, text: str) -> None:
        self._terminal.stdout.write(self._terminal.fit(text))
        self._terminal.stdout.flush()

    def _echoed(self, line: str | None) -> str | None:
        """Write what came from a pipe, so that the text reads as if it had been typed."""
        if not self.typist:
            self.show([line or ""])
        elif line is None:
            self.show([""])
        return line

    def _late(self, asked: Asked) -> Entry:
        self._lines.forget()
        self.show(["", *self._terminal.wrap(self._words.text("ui.time-up-plain"))])
        return Entry(typed="", answer=None, answer_ms=self._now_ms() - asked.opened_ms, late=True)

    def rest(self, hint: str, progress: Progress | None = None) -> Signal | None:
        """Wait for Enter where a person sits there; a pipe's lines are answers and none is taken here."""
        if not self.typist:
            return None
        self._lines.forget()
        if progress is not None:
            self.show(self.terminal.wrap(progress_text(progress, self._words)))
        return Signal.END if self._line(self._words.text("ui.rest-plain", hint=hint) + " ") is None else None

    def line(self, label: str) -> str | Signal:
        """Let a line be typed."""
        line = self._line(f"{label}: ")
        return Signal.END if line is None else line.strip()

    def pick(self, title: str, options: Sequence[str], default: int = 0) -> int | Signal:
        """Let one of the numbered options be chosen by its number; an empty line takes the default one."""
        terminal, words = self.terminal, self._words
        self.show(terminal.wrap(title))
        self.show(options_shown.numbered([terminal.fit(option) for option in options], terminal))
        while True:
            line = self._line(words.text("ui.pick-number", default=default + 1) + " ")
            if line is None:
                return Signal.END
            told = line.strip()
            if not told:
                return default
            if told == _HELP:
                self.show(terminal.wrap(words.text("ui.help-menu-plain"), "  "))
                continue
            if told == "0":
                return Signal.BACK
            if told.isascii() and told.isdigit() and 1 <= int(told[:6]) <= len(options):
                return int(told) - 1
            self.show(terminal.wrap(words.text("typed.no-such-option", given=told, most=len(options))))
