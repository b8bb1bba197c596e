"""The menu of the program: what to do next, as lists to choose from.

Everything in it is a command too; the menu only asks what the command line would say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.cli.drilling import Asked, now_ms, practise
from croupier_trainer.cli.keeping import reopen, trainee_name
from croupier_trainer.cli.progressing import Asked as ProgressAsked
from croupier_trainer.cli.progressing import tell
from croupier_trainer.cli.quizzing import Asked as QuizAsked
from croupier_trainer.cli.quizzing import take
from croupier_trainer.cli.reviewing import review
from croupier_trainer.cli.standing import standing
from croupier_trainer.errors import CroupierError
from croupier_trainer.practice.record import same_name
from croupier_trainer.text.words import Words
from croupier_trainer.ui import menu as ui
from croupier_trainer.ui.asking import Signal
from croupier_trainer.ui.menu import Item
from croupier_trainer.ui.terminal import detect

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from croupier_trainer.practice.log import Past
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
        items = [
            Item(id="course", title=say("menu.course"), act=self._course),
            Item(id="quiz", title=say("menu.quiz"), act=self._quiz),
            Item(id="progress", title=say("menu.progress"), act=self._progress),
            Item(id="rulebook", title=say("menu.rulebook"), act=self._rulebook),
            Item(id="language", title=say("menu.language"), act=self._language),
            Item(id="leave", title=say("menu.leave"), act=lambda: 0),
        ]
        try:
            now = standing()
        except CroupierError as error:
            # Without a store there is still the course and the rulebook; what is wrong is said each time.
            self._complain(error)
            return items
        due = say("menu.review-note", n=now.due) if now.due else say("menu.review-none")
        items.insert(0 if now.due else 1, Item(id="review", title=say("menu.review"), act=self._review, note=due))
        if now.quiz is not None:
            items.insert(0, self._continue(now.quiz))
        self.screen.show(self.screen.terminal.wrap(self.words.say(now.next)))
        return items

    def _continue(self, quiz: Past) -> Item:
        header = quiz.header
        title = self.words.wording(header.title) or header.drill
        if same_name(header.trainee) != same_name(trainee_name(None)):
            title = f"{title}, {header.trainee}"
        n = min(quiz.n + 1, header.questions)
        note = self.words.text("menu.continue-note", title=title, n=n, total=header.questions)

        def go_on() -> int | None:
            house = reopen(header.path or header.drill, header.house).house
            return take(
                QuizAsked(
                    name=header.path or header.drill,
                    trainee=header.trainee,
                    seed=header.seed,
                    house=house,
                    plain=self.plain,
                ),
                self.words,
            )

        return Item(id="continue", title=self.words.text("menu.continue"), act=lambda: self._run(go_on), note=note)

    def _run(self, command: Callable[[], int | None]) -> int | None:
        """Do what a command does; what is wrong is told, and only Ctrl-C leaves the menu."""
        try:
            code = command()
        except CroupierError as error:
            self._complain(error)
            return None
        return code if code == ui.INTERRUPTED else None

    def _complain(self, error: CroupierError) -> None:
        self.screen.terminal.complain(self.words.problem(problem) for problem in error.problems)

    def _review(self) -> int | None:
        return self._run(lambda: review(Asked(plain=self.plain), self.words))

    def _progress(self) -> int | None:
        return self._run(lambda: tell(ProgressAsked(plain=self.plain), self.words))

    def _course(self) -> int | None:
        name = self._choose(self.words.text("menu.course-drill"))
        if isinstance(name, Signal):
            return self._back(name)
        return self._run(lambda: practise(Asked(name=name, plain=self.plain), self.words))

    def _quiz(self) -> int | None:
        name = self._choose(self.words.text("menu.quiz-title"))
        if isinstance(name, Signal):
            return self._back(name)
        trainee = self.screen.line(self.words.text("menu.trainee"))
        if isinstance(trainee, Signal):
            return self._back(trainee)
        asked = QuizAsked(name=name, trainee=trainee, plain=self.plain)
        return self._run(lambda: take(asked, self.words))

    def _choose(self, title: str) -> str | Signal:
        """Let a level and one of its drills be chosen."""
        from croupier_trainer.cli.shipped import listing

        entries = listing()
        levels = sorted({entry.level for entry in entries})
        options = [(str(level), self._level(level, sum(one.level == level for one in entries))) for level in levels]
        before: str | None = None
        while True:
            level = ui.choose(self.screen, self.words.text("menu.course-title"), options, before)
            if isinstance(level, Signal):
                return level
            before = level
            drills = [(entry.name, self.words.wording(entry.title)) for entry in entries if str(entry.level) == level]
            name = ui.choose(self.screen, title, drills)
            # Esc goes back to the levels, not out of both lists.
            if name is not Signal.BACK:
                return name

    def _level(self, level: int, drills: int) -> str:
        note = self.words.text("menu.course-level-note", n=drills)
        text = self.words.text("menu.course-level", level=level)
        return f"{text} ({note})"

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
