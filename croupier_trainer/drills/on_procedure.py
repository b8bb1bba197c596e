"""What kinds of question about a procedure have in common: which procedure, which of its steps, and their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from croupier_trainer.drills.answers import Choice, ChoiceForm
from croupier_trainer.drills.drawn import Word
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import SituationScene, StepsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from croupier_trainer.drills.content import Text
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.procedures import Written
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.scenes import ShownStep
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.procedure import Must


class OneProcedure(Spec, frozen=True, kw_only=True):
    """A procedure: its id, `any`, or one of several."""

    procedure: Word

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find procedures that don't exist."""
        yield from self.procedure.faults(("procedure",), table.procedures)

    def possible(self, table: Table) -> list[Written]:
        """Give the procedures that may be dealt."""
        return [table.procedure(name) for name in self.procedure.possible(table.procedures)]


class OneStep(OneProcedure, frozen=True, kw_only=True):
    """A step of a procedure whose rule names a hand, words or a place (`asks`)."""

    asks: ClassVar[str]
    step: Word

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find procedures that don't exist, and steps that aren't in them or of which nothing is asked."""
        wrong = list(super().faults(table))
        yield from wrong
        if wrong:
            return
        steps = tuple(dict.fromkeys(step for _, step in self._pairs(table)))
        if not steps:
            yield Fault("load.draw-never", ("procedure",))
            return
        for path, step in self.step.places(("step",)):
            if step not in steps:
                yield no_such_step(self.procedure, path, step, steps)

    def _pairs(self, table: Table) -> list[tuple[Written, str]]:
        """Give all steps that can be asked of, with their procedures."""
        return [
            (written, step.id)
            for written in self.possible(table)
            for step in written.procedure.steps
            if getattr(step, self.asks) is not None
        ]

    def ask(self, table: Table, draw: Draw, id_: str) -> Dealt:
        """Deal a step and ask what its rule names."""
        wanted = self.step.possible(())
        pairs = [(written, step) for written, step in self._pairs(table) if not wanted or step in wanted]
        written, step_id = draw.choose(pairs)
        must: Must = getattr(written.procedure.step(step_id), self.asks)
        why = [Reason(f"working.{self.asks}", must.rule, (("what", Name(self.asks, must.must)),))]
        why += [Reason("working.as-right", must.rule, (("what", Name(self.asks, also)),)) for also in must.also]
        return dealt(
            self,
            id_,
            ask=self.asks,
            params={"procedure": written.title, "step": written.texts[step_id]},
            scenes=(SituationScene(text=written.scene),),
            parts=(
                (
                    part(self.asks, ChoiceForm(of=self.asks, options=self.options(written.procedure.game))),
                    Key(
                        right=Choice(must.must),
                        also=tuple(Choice(also) for also in must.also),
                        why=tuple(why),
                    ),
                ),
            ),
        )

    def options(self, game: str) -> tuple[str, ...]:
        """Give what there is to choose from at the table of a game."""
        raise NotImplementedError


def no_such_step(procedure: Word, path: tuple[str | int, ...], step: str, known: Sequence[str]) -> Fault:
    """Tell of a step that the procedure doesn't have, or of which this isn't asked."""
    named = procedure.word or ", ".join(procedure.items) or "any"
    return Fault("load.no-such-step", path, {"given": step, "known": tuple(known), "procedure": named})


def step_name(written: Written, step_id: str) -> Name:
    """Name a step, so that `text` finds its words."""
    return Name("step", f"{written.procedure.id}/{step_id}")


def labels(written: Written, ids: Iterable[str]) -> dict[str, Text]:
    """Give what steps and extras are called."""
    return {id_: written.texts[id_] for id_ in ids}


def scenes(written: Written, steps: tuple[ShownStep, ...]) -> tuple[SituationScene, StepsScene]:
    """Show where the dealer stands, and steps of the procedure."""
    return SituationScene(text=written.scene), StepsScene(title=written.title, steps=steps)
