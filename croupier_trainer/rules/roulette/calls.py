"""Call bets on the layout: what stands, what is given back, what they win, and which go down in which order.

Every spot is cut to its own maximum, all calls together, and the excess is change.
Source: CB-TRACK, CB-PLACE, CP-OVER-MAX and the rulebook's "Also fixed" (call bets).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from croupier_trainer.errors import Problem
from croupier_trainer.rules.money import ZERO, Money
from croupier_trainer.rules.roulette.bets import BETS, Bet, ZeroBets
from croupier_trainer.rules.roulette.called import SERIES, Call, Called, WrongCall, asked, unit, units
from croupier_trainer.rules.roulette.limits import inside_maximum
from croupier_trainer.rules.roulette.order import Laid
from croupier_trainer.rules.roulette.payouts import Payout, Player
from croupier_trainer.rules.roulette.variants import Maximum
from croupier_trainer.rules.table import Fate, Name, Reason, Term

if TYPE_CHECKING:
    from collections.abc import Sequence

_STAGE: Final = {called: (0 if called in SERIES else rank) for rank, called in enumerate(Called)}


@dataclass(frozen=True, slots=True)
class Piece:
    """A spot with a value that lies on it."""

    bet: Bet
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Stood:
    """Calls on the layout, in value: asked in all, given back, and what stands in the order of the bet table."""

    total: int
    change: int
    placed: tuple[Piece, ...]
    why: tuple[Reason, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WinningPiece:
    """What the dealer puts on the layout of one winning call: a spot that touches the number, in value."""

    call: Call
    bet: Bet
    value: int


def in_placing_order(calls: Sequence[Call]) -> tuple[Call, ...]:
    """Sort calls as they go on the layout: series, neighbours, finals, completes; each as called. Source: CB-PLACE."""
    return tuple(sorted(calls, key=lambda call: _STAGE[call.call]))


def place(
    calls: Sequence[Call],
    straight_max: int | None = None,
    *,
    maximum: Maximum = Maximum.PROPORTIONAL,
    zero_bets: ZeroBets = ZeroBets.ALLOWED,
) -> Stood:
    """Place all calls together, every spot cut to its own maximum. Source: CP-OVER-MAX, CB-REPEAT.

    >>> voisins = place([Call(call=Called.VOISINS, by=180)], straight_max=100)
    >>> voisins.total, voisins.change
    (1620, 60)

    Raises:
        WrongCall: a call that can't be placed as written.
        NeedsZeroBets: the house takes no bets that join 0 to other numbers.

    """
    on_spot: dict[Bet, int] = {}
    why: list[Reason] = []
    total = 0
    for call in calls:
        x, spots, hands = unit(call, zero_bets), units(call, zero_bets), asked(call, zero_bets)
        total += hands
        for bet, count in spots:
            on_spot[bet] = on_spot.get(bet, 0) + count * x
        why.append(_call_reason(call, x, sum(count for _, count in spots)))
        if hands > x * sum(count for _, count in spots):
            left = hands - x * sum(count for _, count in spots)
            why.append(Reason("working.call-left-over", "CB-REPEAT", (("call", call.name), ("left", left))))
    placed: list[Piece] = []
    for bet in BETS.values():
        if bet not in on_spot:
            continue
        value = on_spot[bet]
        most = value if straight_max is None else min(value, inside_maximum(bet.kind, straight_max, maximum))
        placed.append(Piece(bet, most))
        if most < value:
            params = (("bet", bet.name), ("asked", value), ("most", most), ("excess", value - most))
            why.append(Reason("working.call-cut", "CP-OVER-MAX", params))
    change = total - sum(piece.value for piece in placed)
    return Stood(total=total, change=change, placed=tuple(placed), why=tuple(why))


def _call_reason(call: Call, x: int, pieces: int) -> Reason:
    params: tuple[tuple[str, int | Name], ...] = (
        ("call", call.name), ("pieces", pieces), ("by", x), ("total", pieces * x),
    )  # fmt: skip
    if call.of is None:
        return Reason("working.call-series", call.call.rule, params)
    return Reason("working.call-of", call.call.rule, (*params, ("of", call.of)))


def payout(number: int, stood: Stood) -> Payout:
    """Pay what stands on the layout, in value. Source: CB-TRACK, RT-STRAIGHT to RT-LINE.

    >>> str(payout(26, place([Call(call=Called.JEU_ZERO, by=5)])).total)
    '175'
    """
    terms = tuple(
        Term(
            what=piece.bet.name,
            stake=Money.of(piece.value),
            odds=(piece.bet.odds, 1),
            fate=Fate.PAID if piece.bet.touches(number) else Fate.LOST,
            rule=piece.bet.rule,
        )
        for piece in stood.placed
    )
    total = sum((term.pays for term in terms if term.fate is Fate.PAID), ZERO)
    code = "working.stake-stays" if total else "working.call-none-won"
    why = (*stood.why, Reason(code, "RT-STAYS" if total else "CB-TRACK", () if total else (("number", number),)))
    return Payout(owner=None, total=total, terms=terms, why=why)


def winning(
    number: int,
    calls: Sequence[Call],
    straight_max: int | None = None,
    *,
    maximum: Maximum = Maximum.PROPORTIONAL,
    zero_bets: ZeroBets = ZeroBets.ALLOWED,
) -> tuple[WinningPiece, ...]:
    """List what goes on the layout before the number is cleared: winning spots, call by call in the placing order.

    A spot's maximum is filled in this order. Source: CB-TRACK, CB-PLACE.

    >>> called = [Call(call=Called.NEIGHBOURS, of=17, by=60), Call(call=Called.ORPHELINS, by=10)]
    >>> [(piece.call.call.value, piece.bet.id, piece.value) for piece in winning(17, called)]
    [('orphelins', '14/17', 10), ('orphelins', '17/20', 10), ('neighbours', '17', 60)]
    """
    room: dict[Bet, int] = {}
    pieces: list[WinningPiece] = []
    for call in in_placing_order(calls):
        x = unit(call, zero_bets)
        for bet, count in units(call, zero_bets):
            if not bet.touches(number):
                continue
            value = count * x
            if straight_max is not None:
                left = room.setdefault(bet, inside_maximum(bet.kind, straight_max, maximum))
                value = min(value, left)
                room[bet] = left - value
            if value:
                pieces.append(WinningPiece(call=call, bet=bet, value=value))
    return tuple(pieces)


def lay(pieces: Sequence[WinningPiece], players: Sequence[Player]) -> tuple[Laid, ...]:
    """Lay winning pieces on top of the players' bets: in chips of the caller's colour, in value for cash.

    >>> won = winning(17, [Call(call=Called.NEIGHBOURS, of=17, by=60, colour="red")])
    >>> [(bet.id, bet.amount) for bet in lay(won, [Player(colour="red", value=5)])]
    [('red 17', 12)]

    Raises:
        WrongCall: the caller is none of the players, or a piece is no multiple of the colour's value.

    Source: CB-PLACE.

    """
    values = {player.colour: 1 if player.is_cash else player.value for player in players}
    bets: list[Laid] = []
    for piece in pieces:
        colour, value = piece.call.colour, values.get(piece.call.colour)
        if colour is None or value is None:
            raise WrongCall(Problem(code="roulette.call-colour", params={"call": piece.call.name}))
        if piece.value % value:
            params = {"call": piece.call.name, "sum": piece.value, "value": value}
            raise WrongCall(Problem(code="roulette.call-multiple", params=params))
        bets.append(Laid(colour, piece.bet, piece.value // value))
    return tuple(bets)
