"""Asking at a real terminal: progress, clock and keys stay above the line that is typed, and time can run out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.answers import ChoiceForm, Misread
from croupier_trainer.text.words import Words
from croupier_trainer.ui import help as helping
from croupier_trainer.ui import options
from croupier_trainer.ui.asking import Asked, Clock, Entry, Signal, clock_text, option_names, progress_text, read_typed
from croupier_trainer.ui.keyboard import How, Keyboard, Line, Pointer
from croupier_trainer.ui.terminal import Terminal
from croupier_trainer.ui.width import cells, cut, wrap

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from prompt_toolkit.formatted_text import StyleAndTextTuples

    from croupier_trainer.drills.answers import AnyAnswer
    from croupier_trainer.ui.asking import Progress

_SIGNALS = {How.BACK: Signal.BACK, How.LEAVE: Signal.LEAVE}
# Under so many seconds the clock stands out.
_SOON_MS = 10_000
# Lines for progress, keys and what is typed; a list of choices gets those that the question leaves, at least a few.
_KEPT = 4
_FEWEST = 7


class PromptScreen:
    """A screen with a person at it."""

    typist = True

    def __init__(self, terminal: Terminal, words: Words, now_ms: Clock) -> None:
        self._terminal = terminal
        self._words = words
        self._now_ms = now_ms
        self._keyboard = Keyboard(now_ms)
        self._shown = 0
        self._fresh_from = 0

    @property
    def terminal(self) -> Terminal:
        """The terminal at its size now."""
        self._terminal = self._terminal.measured()
        return self._terminal

    @property
    def shown(self) -> int:
        """How many lines have been written."""
        return self._shown

    def show(self, lines: Iterable[str]) -> None:
        """Write lines."""
        told = list(lines)
        self._shown += len(told)
        self._terminal.print(told)

    def ready(self) -> None:
        """Import what reading needs."""
        self._keyboard.ready()

    def ask(self, asked: Asked) -> Entry | Signal:
        """Ask until there is an answer, a signal, or the time is up."""
        form, words, terminal = asked.now.form, self._words, self.terminal
        label = terminal.fit(words.say(asked.now.ask))
        if not isinstance(form, ChoiceForm):
            self.show(options.lines(form, terminal, words))
        if cells(label) > terminal.width // 2:
            self.show(terminal.wrap(label))
            label = ""
        names = [terminal.fit(name) for name in option_names(form, words)] if isinstance(form, ChoiceForm) else []
        head = _Head(asked, terminal, words, self._now_ms, label, names, self._shown - self._fresh_from)
        self._keyboard.forget()
        answered = self._until_read(head)
        self._keyboard.forget()
        self._fresh_from = self._shown
        return answered

    def _until_read(self, head: _Head) -> Entry | Signal:
        """Read lines until one is an answer; keys that are typed meanwhile belong to the next of them."""
        asked, form, names = head.asked, head.asked.now.form, head.names
        text, first_key_ms = "", None
        while True:
            line = self._keyboard.line(head, text=text, options=len(names), deadline_ms=asked.deadline_ms)
            first_key_ms = line.first_key_ms if first_key_ms is None else first_key_ms
            if line.how is How.BACK and not asked.pauses:
                text = line.text
                continue
            if line.how in _SIGNALS:
                return _SIGNALS[line.how]
            if line.how is How.HELP:
                self.show(helping.lines(asked, head.terminal, self._words))
                text = line.text
                continue
            typed = self._chosen(line, names)
            self.show(head.terminal.wrap(self._echo(head.label, typed, names), "", "  "))
            late = line.how is How.EXPIRED
            answer: AnyAnswer | None = None
            try:
                answer = read_typed(form, typed, self._words)
            except Misread as misread:
                if not late:
                    self.show(head.terminal.wrap(self._words.problem(misread.problem)))
                    text = line.text
                    continue
            return Entry(
                typed=typed,
                answer=answer,
                first_key_ms=None if first_key_ms is None else first_key_ms - asked.opened_ms,
                answer_ms=line.ended_ms - asked.opened_ms,
                late=late,
            )

    def _echo(self, label: str, typed: str, names: list[str]) -> str:
        """Give the line that stays of a prompt: what was asked and entered, a choice's words for its number."""
        if names and typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(names):
            typed = names[int(typed) - 1]
        return f"{label}: {typed}" if label else f"> {typed}"

    def _chosen(self, line: Line, names: list[str]) -> str:
        """Give what was typed, or the words of the choice that was pointed at."""
        if not line.text.strip() and names and line.at is not None:
            return names[line.at]
        return line.text.strip()

    def rest(self, hint: str, progress: Progress | None = None) -> Signal | None:
        """Wait for Enter, with progress and keys on screen."""
        words, terminal = self._words, self.terminal
        status = cut(terminal.fit(progress_text(progress, words)), terminal.width) + "\n" if progress else ""
        keys = terminal.fit(words.text("ui.rest", hint=hint))

        def message(_: Pointer) -> StyleAndTextTuples:
            return [("", f"{status}{keys} ")]

        self._keyboard.forget()
        while True:
            line = self._keyboard.line(message)
            if line.how is not How.HELP:
                self._keyboard.forget()
                self._fresh_from = self._shown
                return _SIGNALS.get(line.how)
            self.show(terminal.wrap(words.text("ui.help-rest"), "  "))

    def line(self, label: str) -> str | Signal:
        """Let a line be typed."""
        shown, text = self.terminal.fit(label), ""

        def message(_: Pointer) -> StyleAndTextTuples:
            return [("bold", f"{shown}: ")]

        self._keyboard.forget()
        while True:
            line = self._keyboard.line(message, text=text)
            if line.how in _SIGNALS:
                return _SIGNALS[line.how]
            if line.how is How.ENTERED:
                self.show([f"{shown}: {line.text.strip()}"])
                return line.text.strip()
            text = line.text

    def pick(self, title: str, options: Sequence[str], default: int = 0) -> int | Signal:
        """Let one option be chosen by arrows, its digit, and Enter."""
        from croupier_trainer.ui.select import select

        return select(self.terminal, self._words, title, options, default)


class _Head(msgspec.Struct, frozen=True):
    """What stands above and before the line that is typed, as it is at this moment."""

    asked: Asked
    terminal: Terminal
    words: Words
    now_ms: Clock
    label: str
    names: list[str]
    above: int

    def __call__(self, pointer: Pointer) -> StyleAndTextTuples:
        out: StyleAndTextTuples = []
        for look, text in (*self._choices(pointer), self._status(), self._keys()):
            out += [(look, text), ("", "\n")]
        return [*out, ("bold", f"{self.label}: " if self.label else "> ")]

    def _choices(self, pointer: Pointer) -> Iterator[tuple[str, str]]:
        """Show the choices; where the question leaves no room for all, those around the one pointed at."""
        if not self.names:
            return
        terminal, digits = self.terminal.measured(), len(str(len(self.names)))
        blocks = [
            wrap(name, terminal.width, f"  {place:>{digits}}  ", " " * (digits + 4))
            for place, name in enumerate(self.names, 1)
        ]
        room = max(_FEWEST, terminal.lines - _KEPT - self.above)
        first, last = _around(pointer.at or 0, [len(block) for block in blocks], room)
        for at in range(first, last):
            head, *others = blocks[at]
            here = at == pointer.at
            yield "reverse" if here else "", f">{head[1:]}" if here else head
            yield from (("reverse" if here else "", line) for line in others)
        if last - first < len(blocks):
            told = terminal.fit(self.words.text("ui.choices", first=first + 1, last=last, n=len(blocks)))
            yield "", cut(told, terminal.width)

    def _status(self) -> tuple[str, str]:
        now, deadline = self.now_ms(), self.asked.deadline_ms
        if deadline is None:
            clock, look = clock_text(now - self.asked.opened_ms), ""
        else:
            left = deadline - now
            clock, look = self.words.text("ui.time-left", time=clock_text(left)), "bold" if left < _SOON_MS else ""
        text = f"{progress_text(self.asked.progress, self.words)} · {clock}"
        if (over := self.asked.over_ms) is not None and over != deadline:
            text += f" · {self.words.text('ui.whole-left', time=clock_text(over - now))}"
        return look, cut(self.terminal.fit(text), self.terminal.measured().width)

    def _keys(self) -> tuple[str, str]:
        width = self.terminal.measured().width
        code = "ui.keys" if self.asked.pauses else "ui.keys-quiz"
        text = self.terminal.fit(self.words.text(f"{code}-choice" if self.names else code))
        if cells(text) > width:
            text = self.terminal.fit(self.words.text(f"{code}-short"))
        return "", cut(text, width)


def _around(at: int, heights: list[int], room: int) -> tuple[int, int]:
    """Give the range of blocks of lines around one of them that has room, that one always in it.

    >>> _around(3, [1, 1, 1, 1, 1, 1], 3)
    (2, 5)
    """
    first, last = at, at + 1
    while True:
        used = sum(heights[first:last])
        if last < len(heights) and used + heights[last] <= room and (last - at <= at - first or not first):
            last += 1
        elif first and used + heights[first - 1] <= room:
            first -= 1
        elif last < len(heights) and used + heights[last] <= room:
            last += 1
        else:
            return first, last
