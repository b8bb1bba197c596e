"""next: which step comes after those that are done. Source: as for steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm
from croupier_trainer.drills.drawn import Word
from croupier_trainer.drills.on_procedure import OneProcedure, labels, no_such_step, scenes, step_name
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import ShownStep
from croupier_trainer.drills.spec import Fault, dealt, part
from croupier_trainer.rules.table import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.procedures import Written
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table


class Next(OneProcedure, tag="next", frozen=True, kw_only=True):
    """Any step that may come when the file's steps up to `after` are done."""

    after: Word

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find procedures and steps that don't exist, and a last step, after which nothing comes."""
        wrong = list(super().faults(table))
        yield from wrong
        if wrong:
            return
        orders = [written.procedure.order for written in self.possible(table)]
        known = tuple(dict.fromkeys(step for order in orders for step in order[:-1]))
        for path, step in self.after.places(("after",)):
            if step not in known:
                last = any(step == order[-1] for order in orders)
                yield (
                    Fault("load.no-step-after", path, {"given": step})
                    if last
                    else no_such_step(self.procedure, path, step, known)
                )

    def _pairs(self, table: Table) -> list[tuple[Written, str]]:
        wanted = self.after.possible(())
        return [
            (written, step)
            for written in self.possible(table)
            for step in written.procedure.order[:-1]
            if not wanted or step in wanted
        ]

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal how far a procedure has come; what is left and what has no place in it are the choices."""
        written, after = draw.choose(self._pairs(table))
        procedure = written.procedure
        done = procedure.order[: procedure.order.index(after) + 1]
        allowed = procedure.allowed_next(done)
        left = [step for step in procedure.order if step not in done]
        options = tuple(draw.shuffled([*left, *(extra.id for extra in procedure.extras)]))
        breaks = [
            (later, rule)
            for earlier, later, rule in reversed(procedure.edges)
            if earlier in left and later not in allowed
        ]
        breaks += [(extra.id, extra.rule) for extra in procedure.extras]
        key = Key(
            right=Choice(allowed[0]),
            also=tuple(Choice(step) for step in allowed[1:]),
            breaks=tuple(breaks),
            why=tuple(_reason(written, step) for step in allowed),
        )
        shown = tuple(ShownStep(id=step, text=written.texts[step]) for step in done)
        return dealt(
            self,
            id,
            ask="next",
            scenes=scenes(written, shown),
            parts=((part("next", ChoiceForm(of="step", options=options, labels=labels(written, options))), key),),
        )


def _reason(written: Written, step_id: str) -> Reason:
    rules = written.procedure.step(step_id).rules
    params = (("step", step_name(written, step_id)), ("id", step_id), ("rules", ", ".join(rules)))
    return Reason("working.step", rules[0], params)
