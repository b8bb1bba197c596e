"""decide: what the dealer does about what has happened. Source: CP, CD, SP, CB, RT-STAYS, PK and the games' rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm
from croupier_trainer.drills.drawn import Word
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import SituationScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.decide import Do
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table

_DOS = tuple(str(do) for do in Do)


class Decide(Spec, tag="decide", frozen=True, kw_only=True):
    """One of nine things that a dealer can do; the house's own rules count."""

    situation: Word

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find situations that don't exist."""
        yield from self.situation.faults(("situation",), tuple(table.situations))

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a situation."""
        situation = table.situations[self.situation.resolve(draw, tuple(table.situations))]
        decision = table.decide(situation.facts)
        what = (("what", Name("do", str(decision.do))),)
        why = () if decision.rule is None else (Reason("working.decide", decision.rule, what),)
        return dealt(
            self,
            id,
            ask="decide",
            scenes=(SituationScene(text=situation.text),),
            parts=((part("decide", ChoiceForm(of="do", options=_DOS)), Key(right=Choice(str(decision.do)), why=why)),),
        )
