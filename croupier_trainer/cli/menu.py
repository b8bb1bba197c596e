"""The menu of the program: what to do next, as lists to choose from.

Everything in it is a command too; the menu only asks what the command line would say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.cli.drilling import Asked, now_ms, practise
from croupier_trainer.errors import CroupierError
from croupier_trainer.text.words import Words
from croupier_trainer.ui import menu as ui
from croupier_trainer.ui.asking import Signal
from croupier_trainer.ui.menu import Item
from croupier_trainer.ui.terminal import detect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.ui.asking import Screen


def menu(words: Words, *, plain: bool = False) -> int:
    """Show the menu until it is left; give the exit code."""
    return _Menu(words, plain=plain).run()


class _Menu:
    """The menu and the language it speaks, which may change while it is open."""

    def __init__(self, words: Words, *, plain: bool) -> None:
        self.words = words
        self.plain = plain
        self.screen = self._open()

    def _open(self) -> Screen:
        terminal = detect(plain=self.plain)
        if terminal.plain:
            from croupier_trainer.ui.plain import PlainScreen

            return PlainScreen(terminal, self.words, now_ms)
        from croupier_trainer.ui.prompt import PromptScreen

        return PromptScreen(terminal, self.words, now_ms)

    def run(self) -> int:
        while True:
            language = self.words.language
            code = ui.run(self.screen, self.words.text("menu.title"), self._items)
            if self.words.language == language:
                return code
            self.screen = self._open()

    def _items(self) -> Sequence[Item]:
        say = self.words.text
        return [
            Item(id="course", title=say("menu.course"), act=self._course),
            Item(id="rulebook", title=say("menu.rulebook"), act=self._rulebook),
            Item(id="language", title=say("menu.language"), act=self._language),
            Item(id="leave", title=say("menu.leave"), act=lambda: 0),
        ]

    def _course(self) -> int | None:
        from croupier_trainer.cli.shipped import listing

        entries = listing()
        levels = sorted({entry.level for entry in entries})
        options = [(str(level), self._level(level, sum(one.level == level for one in entries))) for level in levels]
        level = ui.choose(self.screen, self.words.text("menu.course-title"), options)
        if isinstance(level, Signal):
            return self._back(level)
        drills = [(entry.name, self.words.wording(entry.title)) for entry in entries if str(entry.level) == level]
        name = ui.choose(self.screen, self.words.text("menu.course-drill"), drills)
        if isinstance(name, Signal):
            return self._back(name)
        return self._drill(Asked(name=name, plain=self.plain))

    def _level(self, level: int, drills: int) -> str:
        note = self.words.text("menu.course-level-note", n=drills)
        return f"{self.words.text('menu.course-level', level=level)} ({note})"

    def _drill(self, asked: Asked) -> int | None:
        try:
            return practise(asked, self.words) or None
        except CroupierError as error:
            self.screen.terminal.complain(self.words.problem(problem) for problem in error.problems)
            return None

    def _rulebook(self) -> int | None:
        from croupier_trainer.cli.rulebook import rules_lines
        from croupier_trainer.text.rulebook import rules

        sections = {rule.id.partition("-")[0]: self.words.wording(rule.section) for rule in rules().values()}
        section = ui.choose(self.screen, self.words.text("menu.rulebook-title"), list(sections.items()))
        if isinstance(section, Signal):
            return self._back(section)
        found = [rule for rule in rules().values() if rule.id.startswith(f"{section}-")]
        terminal = self.screen.terminal
        self.screen.show(
            line for indent, text in rules_lines(found, self.words) for line in terminal.wrap(text, indent)
        )
        return None

    def _language(self) -> int | None:
        language = ui.choose(
            self.screen, self.words.text("menu.language-title"), list(ui.LANGUAGE_NAMES.items()), self.words.language
        )
        if isinstance(language, Signal):
            return self._back(language)
        if language == self.words.language:
            return None
        self.words = Words(language)
        return 0  # the menu opens again, in the new language

    @staticmethod
    def _back(signal: Signal) -> int | None:
        return ui.INTERRUPTED if signal is Signal.LEAVE else None
