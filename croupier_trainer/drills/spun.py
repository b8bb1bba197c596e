"""What lies on the table when the ball has dropped: players, call bets and bets made too late, written or drawn.

Number, players, calls and late bets are dealt together until the rules can work them: the stake of a call must be
made of its caller's chips. Source: spec.md, section 3 (spin).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.bets import MOST_VALUE, Bets
from croupier_trainer.drills.calls import CallSpec
from croupier_trainer.drills.draw import Draw
from croupier_trainer.drills.drawn import Whole, Word
from croupier_trainer.drills.on_layout import PlayersOnLayout
from croupier_trainer.drills.players import PlayersDraw
from croupier_trainer.drills.spec import Fault
from croupier_trainer.errors import CroupierError, Problem
from croupier_trainer.rules.roulette import calls as calling
from croupier_trainer.rules.roulette.called import WrongCall, unit
from croupier_trainer.rules.roulette.order import Laid
from croupier_trainer.rules.roulette.payouts import Wager

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.chips import Stacks
    from croupier_trainer.rules.roulette.called import Call
    from croupier_trainer.rules.roulette.calls import WinningPiece
    from croupier_trainer.rules.roulette.order import Ordering
    from croupier_trainer.rules.roulette.payouts import Payout, Player

_USUAL_MAX = (50, 500)
# So often is a draw tried before it counts as one that never fits, and dealt anew before the dealer gives up.
_TRIED = 200
_DEALT = 20_000


class LateSpec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Bets that one player makes after "no more bets"; `colour` is a player's, or a draw of one."""

    colour: Word
    bets: Bets

    @property
    def is_drawn(self) -> bool:
        """Whether the player or his bets are drawn."""
        return self.colour.is_drawn or self.bets.is_drawn


@dataclass(frozen=True, slots=True, kw_only=True)
class Spun:
    """All that is on the table, and what the rules make of it.

    `players` hold what lay on the layout in time, `won` the same with their winning calls on top; `stacks` are
    made of each payout in colour that isn't 0, `cash` (value, chips) of the one in cash.
    """

    number: int
    players: tuple[Player, ...]
    calls: tuple[Call, ...]
    straight_max: int | None
    late: tuple[Laid, ...]
    pieces: tuple[WinningPiece, ...]
    won: tuple[Player, ...]
    ordering: Ordering
    payouts: tuple[Payout, ...]
    halves: tuple[Payout, ...]
    cleared: bool
    stacks: tuple[tuple[str, Stacks], ...]
    cash: tuple[tuple[int, int], ...]


class SpunOnLayout(PlayersOnLayout, frozen=True, kw_only=True):
    """A number, players, their calls with a colour each, and late bets."""

    calls: tuple[CallSpec, ...] = ()
    straight_max: Whole | None = None
    late: tuple[LateSpec, ...] = ()

    @property
    def is_drawn(self) -> bool:
        """Whether anything on the table is drawn."""
        drawn = super().is_drawn or any(call.is_drawn for call in self.calls) or any(one.is_drawn for one in self.late)
        return drawn or (self.straight_max is not None and self.straight_max.is_drawn)

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find what doesn't exist, callers that don't play, and what can't be paid or never be dealt."""
        faults = [*super().faults(table), *self._colours()]
        for place, call in enumerate(self.calls):
            faults += call.faults(table, ("calls", place))
        for place, late in enumerate(self.late):
            faults += late.bets.faults(("late", place, "bets"), table.house.roulette.zero_bets)
        if self.straight_max is not None:
            faults += self.straight_max.faults(("straight-max",), 1, MOST_VALUE)
        yield from faults
        if not faults:
            yield from self._never(table)

    def _colours(self) -> Iterator[Fault]:
        """Find colours that nobody plays."""
        known = ("any",) if isinstance(self.players, PlayersDraw) else tuple(player.colour for player in self.players)
        for place, call in enumerate(self.calls):
            if call.colour is None:
                yield Fault("load.missing-key", ("calls", place), {"key": "colour"})
            else:
                yield from call.colour.faults(("calls", place, "colour"), known)
        for place, late in enumerate(self.late):
            yield from late.colour.faults(("late", place, "colour"), known)

    def _never(self, table: Table) -> Iterator[Fault]:
        """Find out whether anything can be dealt, and if not, why."""
        problem: Problem | None = None
        for seed in range(_TRIED if self.is_drawn else 1):
            try:
                self._dealt(table, Draw(seed, "tried"))
            except CroupierError as error:
                problem = error.problems[0]
            else:
                return
        if problem is not None:
            yield Fault(problem.code, ("calls",) if problem.code.startswith("roulette.call") else (), problem.params)

    def spun(self, table: Table, draw: Draw) -> Spun:
        """Deal a table that the rules can work; only called where `faults` finds nothing."""
        for _ in range(_DEALT):
            try:
                return self._dealt(table, draw)
            except CroupierError:
                if not self.is_drawn:
                    raise
        raise CroupierError(Problem(code="load.draw-never"))

    def _dealt(self, table: Table, draw: Draw) -> Spun:
        roulette = table.house.roulette
        number, players = self.given(table, draw)
        colours = [player.colour or "" for player in players]
        called = tuple(call.deal(table, draw, colours) for call in self.calls)
        most = self.straight_max.resolve(draw, 1, MOST_VALUE, _USUAL_MAX) if self.straight_max else None
        late: list[Laid] = []
        for one in self.late:
            colour = one.colour.resolve(draw, colours)
            wagers = one.bets.deal(number, draw, roulette.zero_bets)
            late += [Laid(colour, wager.bet, wager.amount) for wager in wagers]
        if self.is_drawn:
            _in_whole_chips(called, players, table)
        pieces = roulette.winning_calls(number, called, most)
        laid = calling.lay(pieces, players)
        won = tuple(
            replace(
                player, wagers=(*player.wagers, *(Wager(b.bet, b.amount) for b in laid if b.colour == player.colour))
            )
            for player in players
        )
        payouts = roulette.payouts(number, won)
        paid = [(player, payout) for player, payout in zip(won, payouts, strict=True) if payout.total.halves]
        lying = (Laid(player.colour or "", wager.bet, wager.amount) for player in players for wager in player.wagers)
        return Spun(
            number=number,
            players=players,
            calls=called,
            straight_max=most,
            late=tuple(late),
            pieces=pieces,
            won=won,
            ordering=roulette.order(number, players, laid),
            payouts=payouts,
            halves=tuple(roulette.halves(number, player) for player in players),
            cleared=bool(roulette.cleared(number, lying).taken),
            stacks=tuple(
                (player.colour or "", roulette.stacks(payout.total.whole))
                for player, payout in paid
                if not player.is_cash
            ),
            cash=next((roulette.in_cash(payout.total.whole) for player, payout in paid if player.is_cash), ()),
        )


def _of(player: Player, laid: Iterable[Laid]) -> Iterator[Wager]:
    return (Wager(bet.bet, bet.amount) for bet in laid if bet.colour == player.colour)


def _in_whole_chips(called: Sequence[Call], players: Sequence[Player], table: Table) -> None:
    """Refuse calls by less than a caller's chip or a part of one; raises WrongCall."""
    values = {player.colour: 1 if player.is_cash else player.value for player in players}
    for call in called:
        x, value = unit(call, table.house.roulette.zero_bets), values.get(call.colour, 1)
        if x % value:
            params = {"call": call.name, "sum": x, "value": value}
            raise WrongCall(Problem(code="roulette.call-multiple", params=params))
