"""Reading answers from JSON or YAML: the form that `solve --json` prints, `expect:` and files of answers.

Source: spec.md, section 3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import (
    NUMERIC,
    AnyAnswer,
    AnyForm,
    Choice,
    ChoiceForm,
    Chosen,
    Misread,
    Number,
    NumberForm,
    Sequence,
    SequenceForm,
    SetForm,
    Tally,
    TallyForm,
    to_json,
)
from croupier_trainer.drills.question import nest
from croupier_trainer.drills.spots import canonical, is_ambiguous
from croupier_trainer.drills.typed import read_number
from croupier_trainer.rules.money import Money

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Dealt, Question


def answer_json(dealt: Dealt) -> object:
    """Give the right answer of a question as its JSON value."""
    return nest(
        {part.path: to_json(part.form, key.right) for part, key in zip(dealt.question.parts, dealt.keys, strict=True)}
    )


def read_answers(question: Question, value: object) -> tuple[list[AnyAnswer | None], int]:
    """Read a question's answer: one for each part, None where it is missing, and how many leaves were not asked.

    Raises Misread where a value can't be an answer of its part's form.
    """
    answers: list[AnyAnswer | None] = []
    used: set[tuple[str, ...]] = set()
    for part in question.parts:
        found = _at(value, part.path)
        used.add(part.path)
        answers.append(None if found is None else read_form(part.form, found))
    return answers, _beside(value, used)


def _at(value: object, path: tuple[str, ...]) -> object:
    for key in path:
        if not isinstance(value, dict):
            raise Misread("answer.needs-object", given=str(value), key=path[0])
        value = value.get(key)
        if value is None:
            return None
    return value


def _beside(value: object, used: set[tuple[str, ...]]) -> int:
    """Count the leaves at no part's path."""

    def leaves(at: object, path: tuple[str, ...]) -> int:
        if path in used:
            return 0
        if isinstance(at, dict):
            return sum(leaves(below, (*path, str(key))) for key, below in at.items())
        return 1

    return leaves(value, ())


def read_form(form: AnyForm, value: object) -> AnyAnswer:
    """Read the JSON value of one part; raises Misread."""
    match form:
        case NumberForm(unit=unit):
            return Number(_number(value, signed=unit == "moves"))
        case ChoiceForm(of=of):
            return Choice(_id(of, value))
        case SetForm(of=of):
            return Chosen(tuple(dict.fromkeys(_ids(of, value))))
        case SequenceForm(of=of):
            return Sequence(tuple(_ids(of, value)))
        case TallyForm(of=of):
            return Tally(tuple(_rows(of, value)))


def _number(value: object, *, signed: bool) -> Money:
    if isinstance(value, Money):
        return value
    if isinstance(value, float):
        # JSON writes a half as x.5, which a float holds exactly; anything finer is refused.
        if value * 2 != int(value * 2):
            raise Misread("answer.number", given=str(value))
        return Money(int(value * 2))
    if isinstance(value, str):
        return read_number(value, signed=signed)
    if isinstance(value, bool) or not isinstance(value, int):
        raise Misread("answer.number", given=str(value))
    return Money.of(value)


def _id(of: str, value: object) -> str:
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise Misread("answer.word", given=str(value))
    text = str(value).strip()
    if is_ambiguous(of, text):
        raise Misread("typed.card-ambiguous", given=text)
    return canonical(of, text) or text


def _ids(of: str, value: object) -> list[str]:
    if not isinstance(value, list):
        raise Misread("answer.list", given=str(value))
    ids = [_id(of, item) for item in value]
    if of in NUMERIC and (wrong := [id_ for id_ in ids if not id_.isdigit()]):
        raise Misread("answer.number", given=wrong[0])
    return ids


def _rows(of: str, value: object) -> list[tuple[str, int]]:
    if not isinstance(value, dict):
        raise Misread("answer.tally", given=str(value))
    rows: dict[str, int] = {}
    for key, count in value.items():
        if isinstance(count, bool) or not isinstance(count, int):
            raise Misread("answer.number", given=str(count))
        id_ = _id(of, key)
        if id_ in rows:
            raise Misread("typed.row-twice", given=id_)
        rows[id_] = count
    return [(id_, count) for id_, count in rows.items() if count]
