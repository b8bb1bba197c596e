"""clean-hands: whether hands are shown before a moment, after it, both, or not at all. Source: CH."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm
from croupier_trainer.drills.drawn import Word
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import SituationScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.clean_hands import Moment, When
from croupier_trainer.rules.table import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table

_MOMENTS = tuple(str(moment) for moment in Moment)
_WHENS = tuple(str(when) for when in When)
# No rule asks for a showing at these moments: what clean hands are for says so.
_NOTHING_HIDDEN = "CH-WHAT"


class CleanHands(Spec, tag="clean-hands", frozen=True, kw_only=True):
    """One showing serves all rules of the same moment."""

    situation: Word

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find moments that don't exist."""
        del table
        yield from self.situation.faults(("situation",), _MOMENTS)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a moment."""
        moment = self.situation.resolve(draw, _MOMENTS)
        showing = table.showing(moment)
        rules = showing.rules or (_NOTHING_HIDDEN,)
        why = tuple(Reason(f"working.clean-{showing.when}", rule) for rule in rules)
        return dealt(
            self,
            id,
            ask="clean-hands",
            scenes=(SituationScene(text=table.moments[moment]),),
            parts=(
                (
                    part("clean-hands", ChoiceForm(of="when", options=_WHENS)),
                    Key(right=Choice(str(showing.when)), why=why),
                ),
            ),
        )
