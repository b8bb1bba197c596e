"""hand: with which hand a step is done. Source: the rule that the step names (SP-BALL, CL-DOLLY, PY-PASS, …)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from croupier_trainer.drills.on_procedure import OneStep
from croupier_trainer.rules.faults import hands

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table


class Hand(OneStep, tag="hand", frozen=True, kw_only=True):
    """Inner, outer or both at roulette; left, right or both at poker."""

    asks: ClassVar[str] = "hand"

    def options(self, game: str) -> tuple[str, ...]:
        """Give the hands that the game's rules tell apart."""
        return tuple(str(hand) for hand in hands(game))

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a step whose rule names a hand."""
        return self.ask(table, draw, id)
