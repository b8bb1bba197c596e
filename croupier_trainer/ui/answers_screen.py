"""Answers from a file instead of a keyboard: nothing is asked, verdicts are shown, times are not known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answer_json import read_answers
from croupier_trainer.drills.answers import Misread
from croupier_trainer.text.working import answer_text
from croupier_trainer.ui.asking import Entry, Signal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from croupier_trainer.drills.answers import AnyAnswer
    from croupier_trainer.drills.question import Question
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.asking import Asked, Progress
    from croupier_trainer.ui.terminal import Terminal


class AnswersScreen:
    """A screen that answers by question id, as JSON in the form of `solve --json`; what is missing stays unanswered."""

    typist = False

    def __init__(self, terminal: Terminal, words: Words, answers: Mapping[str, object]) -> None:
        self._terminal = terminal
        self._words = words
        self._answers = answers
        self._read: tuple[str, list[AnyAnswer | None]] = ("", [])

    @property
    def terminal(self) -> Terminal:
        """The terminal that shows what happens."""
        return self._terminal

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
        """Give the answer that the file has for this part."""
        if asked.part == 0:
            self._read = (asked.question.id, self._of(asked.question))
        answer = self._read[1][asked.part]
        words, part = self._words, asked.now
        shown = answer_text(words, part.form, answer)
        self.show(self._terminal.wrap(f"{words.say(part.ask)}: {shown}"))
        return Entry(typed="" if answer is None else shown, answer=answer)

    def _of(self, question: Question) -> list[AnyAnswer | None]:
        value = self._answers.get(question.id)
        try:
            return read_answers(question, value)[0] if value is not None else [None] * len(question.parts)
        except Misread as misread:
            self.show(self._terminal.wrap(self._words.problem(misread.problem)))
            return [None] * len(question.parts)

    def rest(self, hint: str, progress: Progress | None = None) -> Signal | None:
        """Go on at once."""
        del hint, progress
        return None

    def line(self, label: str) -> str | Signal:
        """There is nobody to type."""
        del label
        return Signal.END

    def pick(self, title: str, options: Sequence[str], default: int = 0) -> int | Signal:
        """There is nobody to choose."""
        del title, options, default
        return Signal.END
