"""where: the place that a step's rule names. Source: that rule (EX-COLOUR-3, PY-HIGH-CASH, ST-TOP-MANY, …)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from croupier_trainer.drills.on_procedure import OneStep
from croupier_trainer.rules.procedure import Where as Place

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table


class Where(OneStep, tag="where", frozen=True, kw_only=True):
    """One of all places."""

    asks: ClassVar[str] = "where"

    def options(self, game: str) -> tuple[str, ...]:
        """Give all places."""
        del game
        return tuple(str(one) for one in Place)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a step whose rule names a place."""
        return self.ask(table, draw, id)
