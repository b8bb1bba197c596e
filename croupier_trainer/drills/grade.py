"""Judging an answer: parts, leaves and thousandths. Knows forms, never a kind.

A question's grade is its right leaves / (leaves of the key + extra leaves). A number, a choice, a set and a
sequence are one leaf each, worth their own score; a tally has a leaf a row. Source: spec.md, section 4.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from croupier_trainer.drills import findings
from croupier_trainer.drills.answers import Choice, Chosen, Number, Sequence, Tally
from croupier_trainer.drills.diagnose import diagnose
from croupier_trainer.drills.question import FULL, Finding, Grade, Mark
from croupier_trainer.drills.sequences import common_length
from croupier_trainer.rules.partial_order import largest_legal

if TYPE_CHECKING:
    from collections.abc import Sequence as Several

    from croupier_trainer.drills.answers import AnyAnswer
    from croupier_trainer.drills.question import Dealt, Key, Part

NOTHING = Fraction(0)
WHOLE = Fraction(1)


def grade(dealt: Dealt, answers: Several[AnyAnswer | None], extra: int = 0) -> Grade:
    """Grade the answers to all parts of a question, None where nothing was given.

    `extra` counts leaves given beside those asked (in a file of answers), which take from the score.
    """
    marks: list[Mark] = []
    earned, leaves = NOTHING, extra
    for part, key, answer in zip(dealt.question.parts, dealt.keys, answers, strict=True):
        right, of, found = _judge(part, key, answer)
        earned += right
        leaves += of
        marks.append(Mark(path=part.path, mille=_mille(right, of), findings=found))
    return Grade(mille=_mille(earned, leaves), marks=tuple(marks))


def _mille(earned: Fraction, leaves: int) -> int:
    return FULL if leaves == 0 else int(earned * FULL / leaves)


def same(right: AnyAnswer, given: AnyAnswer) -> bool:
    """Whether two answers say the same: sets and tallies without regard to order."""
    match right, given:
        case Chosen(ids), Chosen(others):
            return set(ids) == set(others)
        case Tally(rows), Tally(others):
            return dict(rows) == dict(others)
        case _:
            return right == given


def _judge(  # noqa: PLR0911 - one return a form
    part: Part, key: Key, answer: AnyAnswer | None
) -> tuple[Fraction, int, tuple[Finding, ...]]:
    """Give what a part earned, of how many leaves, and what was wrong."""
    leaves = len(key.right.rows) if isinstance(key.right, Tally) else 1
    if answer is None:
        nothing_due = leaves == 0
        return NOTHING, leaves, () if nothing_due else (Finding(code="finding.nothing-given"),)
    if any(same(right, answer) for right in (key.right, *key.also)):
        return Fraction(leaves), leaves, ()
    match key.right, answer:
        case Number(), Number(money):
            return NOTHING, 1, diagnose(key, money)
        case Choice(), Choice(id_):
            return NOTHING, 1, findings.of_choice(part, key, id_)
        case Chosen(ids), Chosen(others):
            score = Fraction(len(set(ids) & set(others)), len(set(ids) | set(others)))
            return score, 1, findings.of_set(part, key, ids, others)
        case Sequence(ids), Sequence(others):
            longer = max(len(ids), len(others))
            hits = len(largest_legal(others, ids, key.before)) if key.free else common_length(ids, others)
            if hits == longer:
                return WHOLE, 1, ()
            return Fraction(hits, longer), 1, findings.of_sequence(part, key, ids, others)
        case Tally(rows), Tally(others):
            due, told = dict(rows), dict(others)
            hits = sum(told.get(id_) == count for id_, count in due.items())
            beside = sum(id_ not in due for id_ in told)
            return Fraction(hits), leaves + beside, findings.of_tally(part, key, due, told)
        case _:
            msg = f"{type(answer).__name__} given to a part that asks {type(key.right).__name__}"
            raise TypeError(msg)
