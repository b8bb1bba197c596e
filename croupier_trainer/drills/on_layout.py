"""What kinds of question on the roulette layout have in common: a number, and bets or players.

Numbers are drawn first, among those for which the bets can be dealt, then bets, then chips.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.bets import MOST_VALUE, UNNAMED, Bets
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.players import (
    PlayersDraw,
    PlayerSpec,
    deal_players,
    player_faults,
    players_drawn,
    players_fitting,
)
from croupier_trainer.drills.scenes import Chips, LayoutScene, Pile
from croupier_trainer.drills.scenes import Player as ShownPlayer
from croupier_trainer.drills.spec import Fault, Spec
from croupier_trainer.rules.roulette.payouts import Player

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table

HIGHEST = 36


class PlayersOnLayout(Spec, frozen=True, kw_only=True):
    """A number and players."""

    number: Whole
    players: tuple[PlayerSpec, ...] | PlayersDraw

    @property
    def is_drawn(self) -> bool:
        """Whether number, players or their bets are drawn."""
        return self.number.is_drawn or players_drawn(self.players)

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find numbers and bets that don't exist, and draws that never fit."""
        faults = [*self.number.faults(("number",), 0, HIGHEST), *player_faults(self.players, table)]
        yield from faults
        if not faults and not self._numbers(table):
            yield Fault("load.draw-never", ("players",))

    def _numbers(self, table: Table) -> Sequence[int]:
        return players_fitting(self.players, self.number.possible(0, HIGHEST), table.house.roulette.zero_bets)

    def given(self, table: Table, draw: Draw) -> tuple[int, tuple[Player, ...]]:
        """Give the number and the players with their bets."""
        number = draw.choose(self._numbers(table))
        return number, deal_players(self.players, number, draw, table.house.roulette.zero_bets)


class BetsOnLayout(Spec, frozen=True, kw_only=True):
    """A number and either the bets of one player or several players."""

    number: Whole
    bets: Bets | None = None
    players: tuple[PlayerSpec, ...] | PlayersDraw | None = None

    @property
    def is_drawn(self) -> bool:
        """Whether number, players or bets are drawn."""
        return self.number.is_drawn or players_drawn(self.players) or (self.bets is not None and self.bets.is_drawn)

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find what is missing or too much, numbers and bets that don't exist, and draws that never fit."""
        if (self.bets is None) == (self.players is None):
            yield Fault("load.bets-or-players", ("bets",) if self.bets is not None else ())
            return
        zero_bets = table.house.roulette.zero_bets
        faults = list(self.number.faults(("number",), 0, HIGHEST))
        if self.bets is not None:
            faults += self.bets.faults(("bets",), zero_bets)
        if self.players is not None:
            faults += player_faults(self.players, table)
        yield from faults
        if not faults and not self._numbers(table):
            yield Fault("load.draw-never", ("bets",) if self.bets is not None else ("players",))

    def _numbers(self, table: Table) -> Sequence[int]:
        zero_bets = table.house.roulette.zero_bets
        possible = self.number.possible(0, HIGHEST)
        if self.bets is not None:
            return self.bets.fitting(possible, zero_bets)
        assert self.players is not None  # noqa: S101 - one of the two stands, `faults` has seen to it
        return players_fitting(self.players, possible, zero_bets)

    def given(self, table: Table, draw: Draw, value: Whole | None = None) -> tuple[int, tuple[Player, ...]]:
        """Give the number and the players; a single player without colour has None for it.

        `value` is what a chip of that player is worth.
        """
        number = draw.choose(self._numbers(table))
        zero_bets = table.house.roulette.zero_bets
        if self.players is not None:
            return number, deal_players(self.players, number, draw, zero_bets)
        assert self.bets is not None  # noqa: S101 - as above
        wagers = self.bets.deal(number, draw, zero_bets)
        worth = 1 if value is None else value.resolve(draw, 1, MOST_VALUE, (1, 25))
        return number, (Player(value=worth, wagers=wagers),)


def layout_scene(players: Sequence[Player], number: int | None, *, values: bool = False) -> LayoutScene:
    """Show the bets of all players in the order placed; `values` where the worth of a chip matters."""
    piles: dict[str, list[Chips]] = {}
    for player in players:
        for wager in player.wagers:
            piles.setdefault(wager.bet.id, []).append(Chips(colour=player.colour or UNNAMED, count=wager.amount))
    shown = tuple(
        ShownPlayer(colour=player.colour or UNNAMED, value=player.value if values and not player.is_cash else None)
        for player in players
        if values or player.colour is not None
    )
    return LayoutScene(
        number=number,
        players=shown,
        piles=tuple(Pile(spot=spot, chips=tuple(chips)) for spot, chips in piles.items()),
    )
