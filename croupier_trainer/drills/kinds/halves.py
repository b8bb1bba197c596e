"""halves: what goes back on zero, in value, bet by bet. Source: RT-ZERO."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Number, NumberForm
from croupier_trainer.drills.bets import MOST_VALUE
from croupier_trainer.drills.drawn import Whole, whole
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.on_layout import BetsOnLayout, layout_scene
from croupier_trainer.drills.question import Dealt, Key
from croupier_trainer.drills.spec import dealt, part

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.spec import Fault
    from croupier_trainer.drills.table import Table


class Halves(BetsOnLayout, tag="halves", frozen=True, kw_only=True):
    """Value that goes back on 0: a whole number or x.5; with players a number for each of them."""

    value: Whole = whole(1)

    @property
    def is_drawn(self) -> bool:
        """Whether number, players, bets or the value of a chip are drawn."""
        return self.value.is_drawn or super().is_drawn

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find what the layout doesn't have and values out of range."""
        yield from super().faults(table)
        yield from self.value.faults(("value",), 1, MOST_VALUE)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal bets and give back what the house gives back."""
        number, players = self.given(table, draw, self.value)
        halves = [table.house.roulette.halves(number, player) for player in players]
        terms = tuple(chain.from_iterable(one.terms for one in halves))
        parts = []
        for player, back in zip(players, halves, strict=True):
            colour = player.colour
            asked = part(
                "halves",
                NumberForm(unit="value"),
                () if colour is None else (colour,),
                ask="halves" if colour is None else "halves-of",
                params=None if colour is None else {"owner": Named("colour", colour)},
            )
            unit = 2 if player.is_cash else 2 * player.value
            key = Key(
                right=Number(back.total), terms=terms, owner=back.owner, why=back.why, asks_back=True, unit_halves=unit
            )
            parts.append((asked, key))
        return dealt(
            self,
            id,
            ask="halves",
            params={"number": number},
            scenes=(layout_scene(players, number, values=True),),
            parts=tuple(parts),
        )
