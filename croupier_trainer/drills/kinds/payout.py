"""payout: what is paid on a number, outside bets and the number together. Source: RT-STRAIGHT to RT-ZERO."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Number, NumberForm
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.on_layout import BetsOnLayout, layout_scene
from croupier_trainer.drills.question import Dealt, Key
from croupier_trainer.drills.spec import dealt, part
from croupier_trainer.rules.roulette.bets import ODDS

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table

_ODDS = tuple(sorted(set(ODDS.values()), reverse=True))


class Payout(BetsOnLayout, tag="payout", frozen=True, kw_only=True):
    """Chips paid (colour) or value paid (cash); with players a number for each of them."""

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal number and bets and pay them."""
        number, players = self.given(table, draw)
        payouts = table.house.roulette.payouts(number, players)
        terms = tuple(chain.from_iterable(payout.terms for payout in payouts))
        parts = []
        for player, payout in zip(players, payouts, strict=True):
            colour = player.colour
            unit = "value" if player.is_cash else "chips"
            asked = part(
                "payout",
                NumberForm(unit=unit),
                () if colour is None else (colour,),
                ask="payout" if colour is None else f"payout-of-{unit}",
                params=None if colour is None else {"owner": Named("colour", colour)},
            )
            key = Key(right=Number(payout.total), terms=terms, odds=_ODDS, owner=payout.owner, why=payout.why)
            parts.append((asked, key))
        return dealt(
            self,
            id,
            ask="payout",
            params={"number": number},
            scenes=(layout_scene(players, number),),
            parts=tuple(parts),
        )
