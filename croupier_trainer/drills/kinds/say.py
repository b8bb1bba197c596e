"""say: what is announced at a step. Source: the rule that the step names (SP-LAST-BETS, EX-COLOUR-1, PY-PASS, …)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from croupier_trainer.drills.on_procedure import OneStep
from croupier_trainer.rules.procedure import Say as Announcement

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table


class Say(OneStep, tag="say", frozen=True, kw_only=True):
    """One of all announcements, whatever the game."""

    asks: ClassVar[str] = "say"

    def options(self, game: str) -> tuple[str, ...]:
        """Give all announcements."""
        del game
        return tuple(str(one) for one in Announcement)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a step at which something is announced."""
        return self.ask(table, draw, id)
