"""Which shipped drills train which rule: those in which a right answer changes when the rule changes or is taken out.

Sums, orders and the wheel are dealt again with the rule changed (changed_rules.py). In procedures and situations the
rule is taken out: a step that no other rule asks for goes, and with it whatever the rule demands of hand, words,
place and order; a `decide` trains the rule that it asks, a `mistake` those that can be named for it. Of the sums of
poker those rules count that the key gives as what makes the answer.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from croupier_trainer.drills import library
from croupier_trainer.drills.because import rules_of
from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.load import open_drill
from croupier_trainer.drills.scenes import StepsScene
from croupier_trainer.drills.table import Table
from croupier_trainer.errors import CroupierError
from croupier_trainer.rules import clean_hands
from croupier_trainer.rules.faults import possible
from croupier_trainer.rules.procedure import Procedure
from tests.scenarios.changed_rules import CHANGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.scenario import Scenario
    from croupier_trainer.drills.spec import Spec
    from croupier_trainer.rules.house import House
    from tests.scenarios.changed_rules import Change

CONTENT = {"steps", "next", "hand", "say", "where", "clean-hands", "decide", "mistake"}
SEEDS = range(3)


def index() -> dict[str, list[str]]:
    """Give for every rule that is trained its drills, in the order of the course."""
    found: dict[str, set[str]] = {}
    for name in library.shipped():
        scenario, table = open_drill(name)
        for rule in {*_of_content(scenario, table), *_of_sums(scenario, table)}:
            found.setdefault(rule, set()).add(name)
    return {rule: [name for name in library.shipped() if name in found[rule]] for rule in sorted(found)}


def _dealt(scenario: Scenario, table: Table) -> Iterator[Dealt]:
    for seed in SEEDS:
        yield from deal(scenario, table, seed)


def _of_sums(scenario: Scenario, table: Table) -> set[str]:
    """Deal a drill again with each rule changed, the questions being the same."""
    if not {_kind(spec) for _, spec in scenario.placed} - CONTENT:
        return set()
    before = dict(_answers(scenario, table.house))
    named = {rule for one in _dealt(scenario, table) for key in one.keys for rule in rules_of(key)}
    found = {rule for rule in named if rule not in CHANGES and not _is_roulette(rule)}
    for rule, changes in CHANGES.items():
        if any(_differs(scenario, table, before, change) for change in changes):
            found.add(rule)
    return found


def _is_roulette(rule: str) -> bool:
    """Whether a rule is one of roulette's: of those nothing counts as trained that no change has shown to be."""
    return rule.split("-", maxsplit=1)[0] in {"CH", "ST", "RT", "CP", "SP", "CB", "CL", "PO", "PY", "EX", "CD"}


def _differs(scenario: Scenario, table: Table, before: dict[Any, Any], change: Change) -> bool:
    with change(table.house) as house:
        try:
            return any(key in before and before[key] != answers for key, answers in _answers(scenario, house))
        except (CroupierError, ArithmeticError, LookupError):
            # The changed rules can't work what they could work before.
            return True


def _answers(scenario: Scenario, house: House) -> Iterator[tuple[tuple[object, ...], list[object]]]:
    """Give all right answers of a drill by what is shown: a draw that the change led elsewhere tells nothing."""
    for seed in SEEDS:
        for one in deal(scenario, Table(house), seed):
            if one.question.kind not in CONTENT:
                shown = (seed, one.question.id, str(one.question.scenes), str(one.question.ask))
                parts = [part.path for part in one.question.parts]
                yield shown, [parts, [(key.right, key.also) for key in one.keys]]


def _of_content(scenario: Scenario, table: Table) -> set[str]:
    """Find the rules that procedures, moments and situations of a drill hang on."""
    found: set[str] = set()
    for one in _dealt(scenario, table):
        kind = one.question.kind
        if kind in {"hand", "say", "where", "decide"}:
            found |= {reason.rule for reason in one.keys[0].why}
        elif kind == "clean-hands":
            found |= _of_moment(one, table)
        elif kind == "steps":
            found |= _of_steps(one, table)
        elif kind == "next":
            found |= _of_next(one, table)
    for _, spec in scenario.placed:
        if _kind(spec) == "mistake":
            written: Any = spec
            faults = [fault for one in written.possible(table) for fault in possible(one.procedure)]
            found |= {rule for fault in faults for rule in fault.rules}
    return found


def _kind(spec: Spec) -> str:
    return str(type(spec).__struct_config__.tag)


def _of_moment(one: Dealt, table: Table) -> set[str]:
    (moment,) = [id_ for id_, text in table.moments.items() if text == getattr(one.question.scenes[0], "text", None)]
    due = table.showing(moment)
    return {
        rule
        for rule in due.rules
        if clean_hands.showing(
            clean_hands.Moment(moment), tuple(demand for demand in clean_hands.DEMANDS if demand.rule != rule)
        ).when
        is not due.when
    }


@cache
def _by_title() -> dict[str, str]:
    table = Table()
    return {table.procedure(name).title["en"]: name for name in table.procedures}


def _of_steps(one: Dealt, table: Table) -> set[str]:
    title: Any = one.question.ask.params["procedure"]
    part: Any = one.question.ask.params.get("part")
    written = table.procedure(_by_title()[title["en"]])
    whole = written.procedure
    if part is not None:
        (id_,) = [id_ for id_, text in written.parts.items() if text == part]
        whole = whole.only(id_)
    return {rule for rule in named_by(whole) if orders(without(whole, rule)) != orders(whole)}


def _of_next(one: Dealt, table: Table) -> set[str]:
    scene = one.question.scenes[1]
    assert isinstance(scene, StepsScene)
    whole = table.procedure(_by_title()[scene.title["en"]]).procedure
    done = [step.id for step in scene.steps]

    def allowed(procedure: Procedure) -> set[str]:
        return set(procedure.allowed_next(done))

    return {rule for rule in named_by(whole) if allowed(without(whole, rule)) != allowed(whole)}


def named_by(procedure: Procedure) -> set[str]:
    """Give all rules of a procedure's steps."""
    return {rule for step in procedure.steps for rule in step.rules} | {rule for _, _, rule in procedure.edges}


def orders(procedure: Procedure) -> tuple[set[str], set[tuple[str, str]]]:
    """Give what makes orders right: the steps, and all that must come before what, near and far."""
    steps = set(procedure.order)
    return steps, {(earlier, step) for step in steps for earlier in procedure.before(step)}


def without(procedure: Procedure, rule: str) -> Procedure:
    """Take a rule out of a procedure: its demands, and the steps that no other rule asks for."""
    left = {step.id for step in procedure.steps if set(step.rules) - {rule}}
    steps = [
        replace(
            step,
            rules=tuple(one for one in step.rules if one != rule),
            needs=tuple(need for need in step.needs if need.rule != rule and need.step in left),
        )
        for step in procedure.steps
        if step.id in left
    ]
    return Procedure(id=procedure.id, game=procedure.game, steps=tuple(steps))
