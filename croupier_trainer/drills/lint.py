"""Finding all that is wrong with a drill at a table, each with its line and column.

What a file of the right shape may still get wrong: questions that can't be dealt, ids twice, too many questions,
an `expect` on which file and rules disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.deal import deal_one, ids
from croupier_trainer.drills.scenario import FORMAT, LEVELS, MOST_DEALT
from croupier_trainer.drills.tree import in_order

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.scenario import Scenario
    from croupier_trainer.drills.spec import Spec
    from croupier_trainer.drills.table import Table
    from croupier_trainer.errors import Problem

_LANGUAGES = ("en", "uk", "ru")
_ORDERS = ("as-written", "shuffled")
_MOST_LIMIT_S = 86_400
# An expected answer is dealt with this seed; it has no draw, so any would do.
_ANY_SEED = 0


def faults(scenario: Scenario, table: Table) -> list[Problem]:
    """Give every problem of a drill at a table, in the order of lines."""
    head = _head(scenario) if scenario.is_whole or scenario.head.format else ()
    return in_order([*head, *_ids(scenario), *_questions(scenario, table)])


def _head(scenario: Scenario) -> Iterator[Problem]:
    tree, head = scenario.tree, scenario.head
    if head.format != FORMAT:
        yield tree.problem("load.format", ("format",), {"given": head.format, "known": FORMAT})
    if tree.value.get("questions", []) == []:
        yield tree.problem("load.no-questions", ("questions",))
    if head.order not in _ORDERS:
        yield tree.problem("load.not-one-of", ("order",), {"given": head.order, "known": _ORDERS})
    yield from _title(scenario)
    ranges = [
        (("level",), head.level, *LEVELS),
        (("limit-s",), head.limit_s, 1, _MOST_LIMIT_S),
        (("total-s",), head.total_s, 1, _MOST_LIMIT_S),
        (("pass",), head.pass_, 1, 100),
    ]
    if head.goal is not None:
        ranges += [
            (("goal", "right"), head.goal.right, 1, 100),  # type: ignore[list-item]
            (("goal", "seconds"), head.goal.seconds, 1, 3600),  # type: ignore[list-item]
        ]
    for path, value, low, high in ranges:
        if value is not None and not low <= value <= high:
            yield tree.problem("load.out-of-range", path, {"given": value, "low": low, "high": high})


def _title(scenario: Scenario) -> Iterator[Problem]:
    """Find languages that the title lacks or that aren't spoken, and texts without a letter."""
    tree, title = scenario.tree, scenario.head.title
    if isinstance(title, str):
        if not title.strip() and "title" in tree.value:
            yield tree.problem("load.text-empty", ("title",))
        return
    for language in _LANGUAGES:
        if language not in title:
            yield tree.problem("load.title-lacks", ("title",), {"language": language})
    for language, text in title.items():
        if language not in _LANGUAGES:
            params = {"key": language, "known": _LANGUAGES}
            yield tree.problem("load.unknown-key", ("title", language), params, of_key=True)
        elif not text.strip():
            yield tree.problem("load.text-empty", ("title", language))


def _ids(scenario: Scenario) -> Iterator[Problem]:
    seen: dict[str, int] = {}
    total = 0
    for place, spec in scenario.placed:
        where = ("questions", place, "id") if spec.id else ("questions", place)
        if spec.id is not None and not spec.id.strip():
            yield scenario.tree.problem("load.text-empty", ("questions", place, "id"))
        dealt_ids = ids(spec, place + 1) if spec.times <= MOST_DEALT else ()
        total += len(dealt_ids) or spec.times
        for id_ in dealt_ids:
            if id_ in seen:
                line = scenario.tree.place(("questions", seen[id_]))[0]
                yield scenario.tree.problem("load.id-twice", where, {"id": id_, "line": line})
                break
            seen[id_] = place
    if total > MOST_DEALT:
        yield scenario.tree.problem("load.too-many-dealt", ("questions",), {"n": total, "most": MOST_DEALT})


def _questions(scenario: Scenario, table: Table) -> Iterator[Problem]:
    for place, spec in scenario.placed:
        at = ("questions", place)
        found = list(spec.faults(table))
        for fault in found:
            yield scenario.tree.problem(fault.code, (*at, *fault.path), fault.params, of_key=fault.of_key)
        if spec.times < 1 or (spec.times > 1 and not spec.is_drawn):
            code = "load.times-needs-draw" if spec.times > 1 else "load.out-of-range"
            params = {"given": spec.times, "low": 1, "high": MOST_DEALT}
            yield scenario.tree.problem(code, (*at, "times"), params)
        if spec.limit_s is not None and not 1 <= spec.limit_s <= _MOST_LIMIT_S:
            params = {"given": spec.limit_s, "low": 1, "high": _MOST_LIMIT_S}
            yield scenario.tree.problem("load.out-of-range", (*at, "limit-s"), params)
        if spec.expect is not msgspec.UNSET and not found:
            yield from _expect(scenario, spec, table, place)


def _expect(scenario: Scenario, spec: Spec, table: Table, place: int) -> Iterator[Problem]:
    """Compare what the author believes with what the rules give."""
    # Imported here: most drills expect nothing, and reading and grading answers is much code.
    from croupier_trainer.drills.answer_json import answer_json, read_answers
    from croupier_trainer.drills.answers import Misread
    from croupier_trainer.drills.grade import grade

    where = ("questions", place, "expect")
    if spec.is_drawn:
        yield scenario.tree.problem("load.expect-drawn", where)
        return
    dealt = deal_one(scenario, spec, table, _ANY_SEED, ids(spec, place + 1)[0])
    try:
        answers, beside = read_answers(dealt.question, spec.expect)
    except Misread as error:
        yield scenario.tree.problem(error.problem.code, where, error.problem.params)
        return
    agree = beside == 0 and None not in answers and grade(dealt, answers).right
    if not agree:
        params = {"given": _json(spec.expect), "due": _json(answer_json(dealt))}
        yield scenario.tree.problem("answer.expect", where, params)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
