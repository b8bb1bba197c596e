"""mistake: one fault is put into a procedure; which step is wrong, and which rule is broken. Source: the procedure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm
from croupier_trainer.drills.on_procedure import OneProcedure, labels, scenes, step_name
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import ShownStep
from croupier_trainer.drills.spec import dealt, part
from croupier_trainer.rules.faults import Kind, possible, show
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.procedures import Written
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules import faults
    from croupier_trainer.rules.procedure import Must, Procedure

# So many rules to choose from: enough not to be guessed, few enough to be read.
_RULES = 6
_ASKED_OF = {Kind.HAND: "hand", Kind.WORDS: "say", Kind.PLACE: "where"}


class Mistake(OneProcedure, tag="mistake", frozen=True, kw_only=True):
    """A step left out, one too early, one too many, or a wrong hand, wrong words, a wrong place."""

    @property
    def is_drawn(self) -> bool:
        """The fault always is."""
        return True

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a fault: its sort first, since there are many wrong words and few wrong hands."""
        written = draw.choose(self.possible(table))
        procedure = written.procedure
        every = possible(procedure)
        kind = draw.choose(tuple(dict.fromkeys(fault.kind for fault in every)))
        fault = draw.choose([fault for fault in every if fault.kind is kind])
        steps = tuple(draw.shuffled([*procedure.order, *(extra.id for extra in procedure.extras)]))
        why = (_reason(written, fault),)
        rules = ChoiceForm(of="rule", options=_rules(procedure, fault, draw))
        return dealt(
            self,
            id,
            ask="mistake",
            scenes=scenes(written, _shown(written, fault)),
            parts=(
                (
                    part(
                        "mistake",
                        ChoiceForm(of="step", options=steps, labels=labels(written, steps)),
                        ("step",),
                        ask="mistake-step",
                    ),
                    Key(right=Choice(fault.step), why=why),
                ),
                (
                    part("mistake", rules, ("rule",), ask="mistake-rule"),
                    Key(right=Choice(fault.rules[0]), also=tuple(Choice(rule) for rule in fault.rules[1:]), why=why),
                ),
            ),
        )


def _shown(written: Written, fault: faults.Fault) -> tuple[ShownStep, ...]:
    """Show the steps with the fault in them; a showing of hands isn't counted, which would tell one left out."""
    return tuple(
        ShownStep(
            id=step.id,
            text=written.plain.get(step.id, written.texts[step.id]),
            hand=step.hand,
            say=step.say,
            where=step.where,
        )
        for step in show(written.procedure, fault)
    )


def _rules(procedure: Procedure, fault: faults.Fault, draw: Draw) -> tuple[str, ...]:
    """Give the rules to choose from: those broken, and others of the procedure."""
    named = [rule for step in procedure.steps for rule in step.rules]
    named += [rule for _, _, rule in procedure.edges]
    named += [extra.rule for extra in procedure.extras]
    others = [rule for rule in dict.fromkeys(named) if rule not in fault.rules]
    few = draw.sample(others, min(len(others), max(1, _RULES - len(fault.rules))))
    return tuple(draw.shuffled([*fault.rules, *few]))


def _reason(written: Written, fault: faults.Fault) -> Reason:
    """Say what was wrong."""
    params: list[tuple[str, int | str | Name]] = [("step", step_name(written, fault.step))]
    if fault.kind is Kind.SWAPPED:
        params.append(("due", step_name(written, fault.other)))
    elif fault.kind in _ASKED_OF:
        group = _ASKED_OF[fault.kind]
        must: Must = getattr(written.procedure.step(fault.step), group)
        params += [("given", Name(group, fault.other)), ("due", Name(group, must.must))]
    return Reason(f"working.mistake-{fault.kind}", fault.rules[0], tuple(params))
