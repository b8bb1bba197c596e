"""What can be wrong with a procedure of the right shape: ids, words, rules and an order that can't be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.content import GAMES, format_fault, id_faults, rule_fault, text_faults, word_fault
from croupier_trainer.rules.clean_hands import Moment
from croupier_trainer.rules.faults import hands, words
from croupier_trainer.rules.procedure import Where

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.procedures import ProcedureFile, StepInFile
    from croupier_trainer.drills.tree import Path, Tree
    from croupier_trainer.errors import Problem


def faults(tree: Tree, file: ProcedureFile) -> Iterator[Problem]:
    """Find everything wrong with a procedure, each with its place."""
    yield from format_fault(tree, file.format)
    yield from word_fault(tree, ("game",), file.game, GAMES)
    yield from text_faults(tree, ("title",), file.title)
    yield from text_faults(tree, ("scene",), file.scene)
    for number, part in enumerate(file.parts):
        yield from text_faults(tree, ("parts", number, "title"), part.title)
    yield from id_faults(tree, ((("parts", number, "id"), part.id) for number, part in enumerate(file.parts)))
    placed = [(("steps", number, "id"), step.id) for number, step in enumerate(file.steps)]
    placed += [(("extras", number, "id"), extra.id) for number, extra in enumerate(file.extras)]
    yield from id_faults(tree, placed)
    for number, step in enumerate(file.steps):
        yield from _step(tree, ("steps", number), file, step)
        yield from _needs(tree, number, file)
    for number, extra in enumerate(file.extras):
        at = ("extras", number)
        yield from text_faults(tree, (*at, "text"), extra.text)
        yield from rule_fault(tree, (*at, "rule"), extra.rule)
        yield from word_fault(tree, (*at, "after"), extra.after, (step.id for step in file.steps))


def _step(tree: Tree, at: Path, file: ProcedureFile, step: StepInFile) -> Iterator[Problem]:
    yield from text_faults(tree, (*at, "text"), step.text)
    yield from text_faults(tree, (*at, "plain"), step.plain)
    for place, rule in enumerate(step.rules):
        yield from rule_fault(tree, (*at, "rules", place), rule)
    for key, must, known in (
        ("hand", step.hand, hands(file.game)),
        ("say", step.say, words(file.game)),
        ("where", step.where, tuple(Where)),
    ):
        if must is None:
            continue
        yield from rule_fault(tree, (*at, key, "rule"), must.rule)
        # Of a game that isn't known no words are: that is told already.
        if file.game in GAMES:
            yield from word_fault(tree, (*at, key, "must"), must.must, known)
            for place, word in enumerate(must.also):
                yield from word_fault(tree, (*at, key, "also", place), word, known)
    if step.clean is not None:
        for side, moments in (("before", step.clean.before), ("after", step.clean.after)):
            for place, moment in enumerate(moments):
                yield from word_fault(tree, (*at, "clean", side, place), moment, Moment)
    yield from word_fault(tree, (*at, "part"), step.part, (part.id for part in file.parts))


def _needs(tree: Tree, number: int, file: ProcedureFile) -> Iterator[Problem]:
    """Find needs of steps that aren't there or stand later: the file's own order must be a right one."""
    order = [step.id for step in file.steps]
    for place, need in enumerate(file.steps[number].needs):
        at = ("steps", number, "needs", place)
        yield from rule_fault(tree, (*at, "rule"), need.rule)
        yield from word_fault(tree, (*at, "step"), need.step, order)
        if need.step in order[number:] and need.step not in order[:number]:
            yield tree.problem("load.need-later", (*at, "step"), {"step": need.step})
