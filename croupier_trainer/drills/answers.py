"""The five forms of an answer and their JSON.

A part of a question asks for a number, a choice, a set, a sequence or a tally. Grader, screen,
paper and store know these forms and never the kind of question. Source: spec.md, section 3.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from croupier_trainer.errors import Problem
from croupier_trainer.rules.money import Money

# Ids of these groups are whole numbers in JSON ([3, 26, 0]), all others are text.
NUMERIC = frozenset({"number", "box", "pile"})


Labels: TypeAlias = dict[str, dict[str, str]] | msgspec.UnsetType
"""What options are called where their ids have no words of their own, such as steps: {id: {language: text}}."""


class Form(msgspec.Struct, frozen=True, kw_only=True, tag_field="form"):
    """What an answer looks like; tells nothing of what is right."""


class NumberForm(Form, tag="number", frozen=True, kw_only=True):
    """A number in `unit`: chips, value, to-one, moves (signed: + the dealer pays, - takes), count."""

    unit: str


class ChoiceForm(Form, tag="choice", frozen=True, kw_only=True):
    """One of `options`, ids of the group `of`."""

    of: str
    options: tuple[str, ...]
    labels: Labels = msgspec.UNSET


class SetForm(Form, tag="set", frozen=True, kw_only=True):
    """Some of the ids of the group `of` in any order; `options` is empty where they can't be listed."""

    of: str
    options: tuple[str, ...] = ()


class SequenceForm(Form, tag="sequence", frozen=True, kw_only=True):
    """Ids of the group `of` in order; `options` as for a set."""

    of: str
    options: tuple[str, ...] = ()
    labels: Labels = msgspec.UNSET


class TallyForm(Form, tag="tally", frozen=True, kw_only=True):
    """How many of each id of the group `of` (4 of 100, 3 of 25); `options` as for a set."""

    of: str
    options: tuple[str, ...] = ()


AnyForm: TypeAlias = NumberForm | ChoiceForm | SetForm | SequenceForm | TallyForm


def label(form: Form, id_: str) -> dict[str, str] | None:
    """Give what an id of a form is called by language, None where `text` has words for its group.

    >>> label(ChoiceForm(of="step", options=("spin",), labels={"spin": {"en": "Spin the ball"}}), "spin")
    {'en': 'Spin the ball'}
    """
    labels: Labels = getattr(form, "labels", msgspec.UNSET)
    return None if isinstance(labels, msgspec.UnsetType) else labels.get(id_)


class Answer(msgspec.Struct, frozen=True, tag_field="is"):
    """What was answered to one part, or what is right."""


class Number(Answer, tag="number", frozen=True):
    """A number."""

    money: Money


class Choice(Answer, tag="choice", frozen=True):
    """One id."""

    id: str


class Chosen(Answer, tag="set", frozen=True):
    """Ids without order, each once; kept in the order given."""

    ids: tuple[str, ...]


class Sequence(Answer, tag="sequence", frozen=True):
    """Ids in order."""

    ids: tuple[str, ...]


class Tally(Answer, tag="tally", frozen=True):
    """Rows of id and how many, each id once, in the order given."""

    rows: tuple[tuple[str, int], ...]


AnyAnswer: TypeAlias = Number | Choice | Chosen | Sequence | Tally

# Halves stand as x.5 in JSON; this is exact for every amount below 2**52.
MAX_DIGITS = 12


def number(whole: int) -> Number:
    """Make a Number of whole units."""
    return Number(Money.of(whole))


def to_json(form: AnyForm, answer: AnyAnswer) -> object:
    """Give an answer's JSON value as the spec writes it: 40, 37.5, "drop", [3, 26], {"100": 4}.

    >>> to_json(NumberForm(unit="value"), Number(Money(75)))
    37.5
    >>> to_json(SequenceForm(of="number"), Sequence(("3", "26")))
    [3, 26]
    """
    match answer:
        case Number(money):
            return money.whole if money.is_whole else money.halves / 2
        case Choice(id_):
            return int(id_) if isinstance(form, ChoiceForm) and form.of in NUMERIC else id_
        case Chosen(ids) | Sequence(ids):
            numeric = isinstance(form, SetForm | SequenceForm) and form.of in NUMERIC
            return [int(id_) for id_ in ids] if numeric else list(ids)
        case Tally(rows):
            return dict(rows)


class Misread(ValueError):
    """A value that is not of the form asked; carries the problem, and `at`, its place within the value.

    Where a value is wrong in several places, `others` holds what is wrong in the further ones. `of_key`: the key at
    the place is wrong, not what stands behind it.
    """

    def __init__(self, code: str, at: tuple[str | int, ...] = (), **params: object) -> None:
        super().__init__(code)
        self.problem = Problem(code=code, params=params)
        self.at = at
        self.of_key = False
        self.others: tuple[Misread, ...] = ()

    def under(self, *path: str | int) -> Misread:
        """Put it deeper: `at` then begins at what holds the value under `path`."""
        for one in (self, *self.others):
            one.at = (*path, *one.at)
        return self

    @staticmethod
    def raise_all(found: list[Misread]) -> None:
        """Raise the first of those found, with the others in it; do nothing where none was found."""
        if found:
            every = [one for misread in found for one in (misread, *misread.others)]
            every[0].others = tuple(every[1:])
            raise every[0]
