"""steps: the steps of a procedure, put in order. Source: CH, ST, SP, CB, CL, PY, EX and the rules of poker deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Sequence, SequenceForm
from croupier_trainer.drills.drawn import Word
from croupier_trainer.drills.on_procedure import OneProcedure, labels, step_name
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import SituationScene
from croupier_trainer.drills.spec import Fault, dealt, part
from croupier_trainer.rules.table import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.procedures import Written
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.procedure import Step


class Steps(OneProcedure, tag="steps", frozen=True, kw_only=True):
    """All steps in any order that the rules allow; with `part` those of that part."""

    part: Word | None = None

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find procedures and parts that don't exist."""
        wrong = list(super().faults(table))
        yield from wrong
        if self.part is None or wrong:
            return
        known = tuple(dict.fromkeys(part for written in self.possible(table) for part in written.parts))
        yield from self.part.faults(("part",), known)
        if not known:
            yield Fault("load.draw-never", ("part",))

    def _pairs(self, table: Table) -> list[tuple[Written, str | None]]:
        if self.part is None:
            return [(written, None) for written in self.possible(table)]
        wanted = self.part.possible(())
        return [
            (written, part)
            for written in self.possible(table)
            for part in written.parts
            if not wanted or part in wanted
        ]

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a procedure's steps in an order that tells nothing."""
        written, asked = draw.choose(self._pairs(table))
        procedure = written.procedure if asked is None else written.procedure.only(asked)
        options = tuple(draw.shuffled(procedure.order))
        key = Key(
            right=Sequence(procedure.order),
            before=procedure.edges,
            free=True,
            why=tuple(_reason(written, step) for step in procedure.steps),
        )
        form = SequenceForm(of="step", options=options, labels=labels(written, options))
        return dealt(
            self,
            id,
            ask="steps" if asked is None else "steps-part",
            params={"procedure": written.title} | ({} if asked is None else {"part": written.parts[asked]}),
            scenes=(SituationScene(text=written.scene),),
            parts=((part("steps", form), key),),
        )


def _reason(written: Written, step: Step) -> Reason:
    """Say which rules ask for a step; the bare id lets a finding see that the reason speaks of it."""
    params = (("step", step_name(written, step.id)), ("id", step.id), ("rules", ", ".join(step.rules)))
    return Reason("working.step", step.rules[0], params)
