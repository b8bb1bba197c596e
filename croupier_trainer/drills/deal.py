"""Dealing a drill: which questions there are, under which ids, for one seed at one table.

With the same file, seed and house the questions are the same on every machine and Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from croupier_trainer.drills.draw import Draw
from croupier_trainer.errors import CroupierError, FileError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.scenario import Scenario
    from croupier_trainer.drills.spec import Spec
    from croupier_trainer.drills.table import Table


def ids(spec: Spec, position: int, times: int | None = None) -> list[str]:
    """Give the ids under which a question is dealt; `position` counts the file's questions from 1."""
    name = spec.id or f"q{position}"
    if not spec.is_drawn:
        return [name]
    return [f"{name}-{turn}" for turn in range(1, (times or spec.times) + 1)]


def deal(scenario: Scenario, table: Table, seed: int, rounds: int = 1) -> Iterator[Dealt]:
    """Deal every question in the file's order; `rounds` times as many of the drawn ones."""
    for place, spec in scenario.placed:
        for id_ in ids(spec, place + 1, spec.times * rounds):
            try:
                yield deal_one(scenario, spec, table, seed, id_)
            except CroupierError as error:
                # What only shows when the rules are asked (a sum that no chips make) is told at the question.
                problems = (scenario.tree.problem(one.code, ("questions", place), one.params) for one in error.problems)
                raise FileError(*problems) from None


def deal_one(scenario: Scenario, spec: Spec, table: Table, seed: int, id_: str) -> Dealt:
    """Deal one question under its id."""
    dealt = spec.deal(table, Draw(seed, id_), id_)
    if dealt.question.limit_s is None and scenario.head.limit_s is not None:
        return with_limit(dealt, scenario.head.limit_s)
    return dealt


def with_limit(dealt: Dealt, limit_s: int) -> Dealt:
    """Give the same question with another limit, in seconds."""
    return structs.replace(dealt, question=structs.replace(dealt.question, limit_s=limit_s))


def sitting(scenario: Scenario, table: Table, seed: int, count: int | None = None) -> list[Dealt]:
    """Deal the questions of one sitting in the order in which they are asked, `count` of them.

    Where the file has fewer, its drawn questions are dealt again until there are enough.
    """
    questions = list(deal(scenario, table, seed))
    drawn = sum(len(ids(spec, 1)) for _, spec in scenario.placed if spec.is_drawn)
    if count is not None and drawn and len(questions) < count:
        questions = list(deal(scenario, table, seed, 1 + -(-(count - len(questions)) // drawn)))
    if scenario.head.order == "shuffled":
        questions = Draw(seed, "order").shuffled(questions)
    return questions[:count] if count is not None else questions
