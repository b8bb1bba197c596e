"""order: in which order the bets are paid. Source: PO-OUTSIDE to PO-ONE-GO."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Sequence, SequenceForm
from croupier_trainer.drills.on_layout import PlayersOnLayout, layout_scene
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.spec import dealt, part

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Sequence as Several

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.roulette.payouts import Player


class Order(PlayersOnLayout, tag="order", frozen=True, kw_only=True):
    """Winning outside bets, then each colour once at the place of its first bet on the number."""

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal number and bets and order what wins."""
        number, players = self.given(table, draw)
        ordering = table.house.roulette.order(number, players)
        form = SequenceForm(of="bet-on", options=tuple(_options(players)))
        key = Key(right=Sequence(ordering.ids), before=ordering.before, why=ordering.why)
        return dealt(
            self,
            id,
            ask="order",
            params={"number": number},
            scenes=(layout_scene(players, number),),
            parts=((part("order", form), key),),
        )


def _options(players: Several[Player]) -> Iterator[str]:
    """Name all that could be paid, losing bets too: the choices must not tell the answer."""
    for player in players:
        yield from (f"{player.colour} {wager.bet.id}" for wager in player.wagers if not wager.bet.is_inside)
        if any(wager.bet.is_inside for wager in player.wagers):
            yield f"{player.colour} number"
