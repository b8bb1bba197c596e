"""odds: what a bet pays, to 1. Source: RT-STRAIGHT to RT-EVEN-CHANCE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import NumberForm, number
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.question import Dealt, Key
from croupier_trainer.drills.scenes import Chips, LayoutScene, Pile
from croupier_trainer.drills.spec import dealt, part
from croupier_trainer.drills.spot import OneSpot
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.roulette.bets import ODDS
from croupier_trainer.rules.table import Fate, Reason, Term

if TYPE_CHECKING:
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table

_ODDS = tuple(sorted(set(ODDS.values()), reverse=True))


class Odds(OneSpot, tag="odds", frozen=True, kw_only=True):
    """The odds of one spot."""

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a spot."""
        bet = self.given(table, draw)
        term = Term(what=bet.name, stake=Money.of(1), odds=(bet.odds, 1), fate=Fate.PAID, rule=bet.rule)
        why = Reason("working.odds", bet.rule, (("bet", bet.name), ("odds", bet.odds)))
        return dealt(
            self,
            id,
            ask="odds",
            params={"bet": Named("bet", bet.id)},
            scenes=(LayoutScene(piles=(Pile(spot=bet.id, chips=(Chips(colour="chips", count=1),)),)),),
            parts=(
                (
                    part("odds", NumberForm(unit="to-one")),
                    Key(right=number(bet.odds), terms=(term,), odds=_ODDS, why=(why,)),
                ),
            ),
        )
