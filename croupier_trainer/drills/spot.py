"""What kinds of question about one spot have in common: the bet, written out or drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.drawn import Word
from croupier_trainer.drills.spec import Fault, Spec
from croupier_trainer.rules.roulette.bets import Bet, Kind
from croupier_trainer.rules.roulette.spelling import UnknownBet, parse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table

_KINDS = frozenset(str(kind) for kind in Kind)


class OneSpot(Spec, frozen=True, kw_only=True):
    """A spot of the layout: spelled, `any`, or one of spellings and kinds (`{one-of: [split, 0/1/2]}`)."""

    bet: Word

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find spots that don't exist in this house."""
        for path, spelling in self.bet.places(("bet",)):
            if spelling in _KINDS:
                if not self.bet.is_drawn:
                    yield Fault("load.kind-needs-draw", path, {"given": spelling})
                continue
            try:
                parse(spelling, table.house.roulette.zero_bets)
            except UnknownBet as error:
                yield Fault(error.problems[0].code, path, error.problems[0].params)

    def given(self, table: Table, draw: Draw) -> Bet:
        """Give the spot."""
        bets = table.house.roulette.bets
        choice = self.bet.resolve(draw, tuple(bet.id for bet in bets))
        if choice in _KINDS:
            return draw.choose([bet for bet in bets if str(bet.kind) == choice])
        return parse(choice, table.house.roulette.zero_bets)
