"""Saying things: a language, and every way in which codes become sentences in it.

`Words` is handed to all that shows something. What comes from files and users is put in as data, made safe
first (clean): no control character ever reaches a terminal.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from croupier_trainer.text import catalog

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from croupier_trainer.drills.answers import Form
    from croupier_trainer.drills.message import Message
    from croupier_trainer.errors import Problem
    from croupier_trainer.rules.money import Money

# Help and complaints are said without drills and rules: what those hold is imported where a value may be of it.

# Control, format, surrogate, private, unassigned, line and paragraph separators.
_UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# A no-break space between thousands, as the languages write it; English has a comma.
_GROUP = {"en": ",", "uk": "\N{NO-BREAK SPACE}", "ru": "\N{NO-BREAK SPACE}"}
_POINT = {"en": ".", "uk": ",", "ru": ","}


def clean(text: str) -> str:
    r"""Make text from a file or a user safe to show: control characters become U+FFFD.

    >>> clean("a\x1b[31mb")
    'a�[31mb'
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(c) in _UNSAFE else c for c in text)


class Words:
    r"""A language to speak.

    >>> Words("uk").number(12345)
    '12\xa0345'
    """

    __slots__ = ("language",)

    def __init__(self, language: str = "en") -> None:
        if language not in catalog.LANGUAGES:
            raise ValueError(language)
        self.language = language

    def number(self, number: int | Money) -> str:
        """Write a number as the language does: 12,345 or 12 345; 37.5 or 37,5."""
        if not isinstance(number, int):
            whole, half = divmod(abs(number.halves), 2)
            sign = "-" if number.halves < 0 else ""
            return f"{sign}{self.number(whole)}{self._point() + '5' if half else ''}"
        # Four digits stay together, as people write them.
        if -10_000 < number < 10_000:  # noqa: PLR2004 - see the comment
            return str(number)
        return f"{number:,}".replace(",", _GROUP[self.language])

    def _point(self) -> str:
        return _POINT[self.language]

    def text(self, code: str, /, **params: object) -> str:
        """Give the text of a code with its parameters put in; `n` chooses the plural."""
        n = params.get("n")
        template = catalog.message(code, self.language, n if isinstance(n, int) else None)
        if "{" not in template:
            return template
        return template.format_map({key: self.value(value) for key, value in params.items()})

    def say(self, message: Message) -> str:
        """Give the text of a message."""
        return self.text(message.code, **message.params)

    def problem(self, problem: Problem) -> str:
        """Give a problem as one line: `file:line:column: what is wrong. what to do`."""
        place = ""
        if problem.path is not None:
            place = clean(problem.path) + ":"
            if problem.line is not None:
                place += f"{problem.line}:{problem.column or 1}:"
            place += " "
        return place + self.text(problem.code, **problem.params)

    def name(self, of: str, id: str) -> str:  # noqa: A002 - the word of Name
        """Give the words for a thing: "split 17/20" for the bet 17/20."""
        from croupier_trainer.text.names import name_of

        return name_of(self.language, of, id)

    def option(self, form: Form, id: str) -> str:  # noqa: A002 - the word of Name
        """Give the words for an id of a form: what the form calls it, or those of its group."""
        from croupier_trainer.drills.answers import label

        called = label(form, id)
        return self.name(getattr(form, "of", ""), id) if called is None else self.wording(called)

    def wording(self, by_language: Mapping[str, str] | str) -> str:
        """Give a content text in this language, in English or any other where it lacks it."""
        if isinstance(by_language, str):
            return clean(by_language)
        for language in (self.language, "en", *by_language):
            if language in by_language:
                return clean(by_language[language])
        return ""

    def several(self, items: Iterable[object]) -> str:
        """Give things one after the other with commas."""
        return ", ".join(self.value(item) for item in items)

    def value(self, value: object) -> str:  # noqa: PLR0911 - one return a type
        """Give one parameter as text."""
        match value:
            case bool():
                return str(value)
            case int():
                return self.number(value)
            case str() | dict():
                return self.wording(value)
            case tuple() | list():
                return self.several(value)
        from croupier_trainer.drills.message import Named
        from croupier_trainer.rules.money import Money
        from croupier_trainer.rules.table import Name

        match value:
            case Money():
                return self.number(value)
            case Named(of="halves", id=halves):
                return self.number(Money(int(halves)))
            case Named(of, id_) | Name(of, id_):
                return self.name(of, id_)
        return clean(str(value))
