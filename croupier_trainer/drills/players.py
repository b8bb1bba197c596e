"""Players in a drill file: written out, or drawn.

`players: [{colour: red, value: 5, bets: …}, …]` or `players: {draw: 2..5, value: 5, bets: {draw: …}}`.
Source: spec.md, section 2.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.bets import MOST_VALUE, Bets
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.spec import Fault
from croupier_trainer.rules.roulette.payouts import CASH_COLOUR, Player

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.roulette.bets import ZeroBets

MOST_PLAYERS = 9
COLOURS = ("red", "green", "blue", "yellow", "white", "pink", "orange", "brown", "violet")
_COLOUR = re.compile(r"[a-z]+(-[a-z]+)*")


class PlayerSpec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player written out: colour (or cash), the value of a chip, and bets in the order placed."""

    colour: str
    value: Whole | None = None
    bets: Bets


class PlayersDraw(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Players drawn: how many, what a chip of each is worth, and a draw of bets for each."""

    draw: Whole
    value: Whole | None = None
    bets: Bets

    @property
    def is_drawn(self) -> bool:
        """It always is."""
        return True


def players_drawn(players: tuple[PlayerSpec, ...] | PlayersDraw | None) -> bool:
    """Whether any of the players is drawn."""
    if players is None or isinstance(players, PlayersDraw):
        return players is not None
    return any(one.bets.is_drawn or (one.value is not None and one.value.is_drawn) for one in players)


def player_faults(
    players: tuple[PlayerSpec, ...] | PlayersDraw, table: Table, path: tuple[str | int, ...] = ("players",)
) -> Iterator[Fault]:
    """Find colours twice, values and bets that can't be."""
    zero_bets = table.house.roulette.zero_bets
    if isinstance(players, PlayersDraw):
        yield from players.draw.faults((*path, "draw"), 1, MOST_PLAYERS)
        if players.value is not None:
            yield from players.value.faults((*path, "value"), 1, MOST_VALUE)
        yield from players.bets.faults((*path, "bets"), zero_bets)
        return
    if not players:
        yield Fault("load.no-players", path)
    seen: set[str] = set()
    for place, player in enumerate(players):
        at = (*path, place)
        if not _COLOUR.fullmatch(player.colour):
            yield Fault("load.colour", (*at, "colour"), {"given": player.colour})
        if player.colour in seen:
            yield Fault("load.colour-twice", (*at, "colour"), {"given": player.colour})
        seen.add(player.colour)
        if player.value is not None and not player.value.is_within(1, MOST_VALUE):
            yield from player.value.faults((*at, "value"), 1, MOST_VALUE)
        yield from player.bets.faults((*at, "bets"), zero_bets, empty=True)


def players_fitting(
    players: tuple[PlayerSpec, ...] | PlayersDraw, numbers: Sequence[int], zero_bets: ZeroBets
) -> Sequence[int]:
    """Give those of the numbers on which every player's bets can be dealt."""
    if isinstance(players, PlayersDraw):
        return players.bets.fitting(numbers, zero_bets)
    for player in players:
        numbers = player.bets.fitting(numbers, zero_bets)
    return numbers


def deal_players(
    players: tuple[PlayerSpec, ...] | PlayersDraw, number: int, draw: Draw, zero_bets: ZeroBets
) -> tuple[Player, ...]:
    """Give the players with their wagers, in the order in which they bet."""
    if isinstance(players, PlayersDraw):
        colours = draw.sample(COLOURS, players.draw.resolve(draw, 1, MOST_PLAYERS))
        return tuple(
            Player(
                colour=colour,
                wagers=players.bets.deal(number, draw, zero_bets),
                value=1 if players.value is None else players.value.resolve(draw, 1, MOST_VALUE),
            )
            for colour in colours
        )
    return tuple(
        Player(
            colour=player.colour,
            wagers=player.bets.deal(number, draw, zero_bets),
            value=1
            if player.value is None or player.colour == CASH_COLOUR
            else player.value.resolve(draw, 1, MOST_VALUE),
        )
        for player in players
    )
