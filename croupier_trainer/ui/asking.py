"""What a screen asks and what comes back: the same for a keyboard, a pipe and a file of answers."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from croupier_trainer.drills.answers import NUMERIC, AnyAnswer, SequenceForm, SetForm, TallyForm
from croupier_trainer.drills.question import Question

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from croupier_trainer.drills.answers import AnyForm
    from croupier_trainer.drills.question import Part
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal


Clock: TypeAlias = Callable[[], int]
"""Milliseconds of a monotonic clock."""

_LISTS = (SetForm, SequenceForm, TallyForm)
# How an empty list is typed in any language.
_NOTHING = "-"


class Signal(Enum):
    """What a person may do instead of answering."""

    LEAVE = "leave"
    """Ctrl-C: leave at once, what was answered is kept."""
    BACK = "back"
    """Esc: go back, in a drill pause."""
    END = "end"
    """There is no more input."""


# Structs and no dataclasses here: they are made in a hundredth of the time, and the first picture waits for it.
class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a sitting has come: this question (from 1) of how many, and what is told about those before.

    `right` and `streak` are None where no verdict is given (a quiz).
    """

    n: int
    total: int
    right: int | None = None
    streak: int | None = None


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """One part of a question, to be asked now.

    `opened_ms` is when it came on screen, `deadline_ms` when time is up, both on the screen's clock; `over_ms` when the
    whole quiz is over. A quiz knows no pause (`pauses` false).
    """

    question: Question
    part: int
    progress: Progress
    opened_ms: int
    deadline_ms: int | None = None
    over_ms: int | None = None
    pauses: bool = True

    @property
    def now(self) -> Part:
        """The part that is asked."""
        return self.question.parts[self.part]


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What was entered: as typed, as read, and when, in milliseconds from `opened_ms` on.

    `answer` is None where nothing could be read. `late`: time was up, and this is what was typed until then. Times are
    None where nobody typed.
    """

    typed: str
    answer: AnyAnswer | None
    first_key_ms: int | None = None
    answer_ms: int | None = None
    late: bool = False


class Screen(Protocol):
    """Where questions are shown and answered."""

    @property
    def terminal(self) -> Terminal:
        """The terminal as it is now."""

    @property
    def typist(self) -> bool:
        """Whether a person sits there, who can be kept waiting and asked what to do next."""

    @property
    def shown(self) -> int:
        """How many lines have been written, where older ones scroll out of sight; 0 where that is no matter."""

    def show(self, lines: Iterable[str]) -> None:
        """Write lines."""

    def ready(self) -> None:
        """Do what takes time before the first question's clock starts."""

    def ask(self, asked: Asked) -> Entry | Signal:
        """Ask until there is an answer, a signal, or the time is up."""

    def rest(self, hint: str, progress: Progress | None = None) -> Signal | None:
        """Wait until the person goes on to what `hint` says; give the signal if it is one."""

    def line(self, label: str) -> str | Signal:
        """Let a line of text be typed, such as a name; it may be empty."""

    def pick(self, title: str, options: Sequence[str], default: int = 0) -> int | Signal:
        """Let one of a few options be chosen; give its place from 0."""


def are_numbered(form: AnyForm) -> bool:
    """Whether the form's options are shown as a numbered list: not where ids are numbers or spots themselves."""
    return bool(getattr(form, "options", ())) and getattr(form, "of", "") not in NUMERIC | {"bet", "cash"}


def option_names(form: AnyForm, words: Words) -> list[str]:
    """Give the options of a form in words, in their order; none where it has none."""
    return [words.option(form, id_) for id_ in getattr(form, "options", ())]


def read_typed(form: AnyForm, text: str, words: Words) -> AnyAnswer:
    """Read what was typed, the words of this language for a form's options and for an empty list among it.

    Raises Misread where it is no answer.
    """
    # Imported here: its patterns are compiled while the trainee looks at the first picture.
    from croupier_trainer.drills.typed import read

    named = zip(option_names(form, words), getattr(form, "options", ()), strict=True)
    if isinstance(form, _LISTS) and text.strip().casefold() == words.text("verdict.empty").casefold():
        text = _NOTHING
    return read(form, text, {" ".join(name.split()).casefold(): id_ for name, id_ in named})


def clock_text(milliseconds: int) -> str:
    """Write a time as minutes and seconds, begun seconds counted.

    >>> clock_text(61_001), clock_text(-5)
    ('1:02', '0:00')
    """
    minutes, seconds = divmod(max(0, -(-milliseconds // 1000)), 60)
    return f"{minutes}:{seconds:02}"


def progress_text(progress: Progress, words: Words) -> str:
    """Say how far a sitting has come."""
    said = [f"{progress.n}/{progress.total}"]
    if progress.right is not None:
        said.append(words.text("ui.right-so-far", right=progress.right))
    if progress.streak:
        said.append(words.text("ui.streak", streak=progress.streak))
    return " · ".join(said)
