"""The order of payment: outside bets, then the number colour by colour; and the order in which a number is read.

A result names, for every two that follow each other, the rule that fixes them, so that a wrong order can be
explained. Source: PO-OUTSIDE, PO-COLUMN-STACKS, PO-NUMBER, PO-WITHIN, PO-ONE-GO.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from croupier_trainer.rules.chips import chip_count
from croupier_trainer.rules.roulette.bets import BETS, INSIDE_ORDER, Bet
from croupier_trainer.rules.roulette.payouts import CASH_COLOUR, Player
from croupier_trainer.rules.roulette.variants import OutsideOrder
from croupier_trainer.rules.school import CASH
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from croupier_trainer.rules.roulette.bets import Kind

COLUMNS: Final = ("column 1", "column 2", "column 3")
OUTSIDE_ORDER: Final = {
    OutsideOrder.DOZENS_LAST: (
        (*COLUMNS, "high", "odd", "black", "red", "even", "low", "dozen 1", "dozen 2", "dozen 3")
    ),
    OutsideOrder.END_TO_ZERO: (
        (*COLUMNS, "high", "odd", "dozen 3", "black", "red", "dozen 2", "even", "low", "dozen 1")
    ),
}


@dataclass(frozen=True, slots=True)
class Laid:
    """One player's bet as it lies on the layout: `amount` in chips of the colour, or in value for cash."""

    colour: str
    bet: Bet
    amount: int

    @property
    def id(self) -> str:
        """How an answer names it: "red 17/20"."""
        return f"{self.colour} {self.bet.id}"

    @property
    def name(self) -> Name:
        """The bet and whose it is, as a name that `text` has words for."""
        return Name("bet-on", self.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ordering:
    """What comes in which order: ids, and for each two that follow each other (earlier, later, rule id)."""

    ids: tuple[str, ...]
    before: tuple[tuple[str, str, str], ...]
    why: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class _Item:
    """A place in the order: its id, and the bet that puts it there."""

    id: str
    bet: Laid


def laid(players: Iterable[Player]) -> tuple[Laid, ...]:
    """List all players' bets in the order in which they were placed: player by player, each as listed."""
    return tuple(Laid(player.colour or "", wager.bet, wager.amount) for player in players for wager in player.wagers)


@lru_cache(maxsize=256)
def _number_rank(number: int, kinds: tuple[Kind, ...]) -> dict[str, int]:
    inside = [bet for bet in BETS.values() if bet.is_inside and bet.touches(number)]
    inside.sort(key=lambda bet: (kinds.index(bet.kind), -bet.mean_street, bet.mean_column))
    return {bet.id: rank for rank, bet in enumerate(inside)}


def on_number(number: int, bets: Sequence[Laid], kinds: tuple[Kind, ...] = INSIDE_ORDER) -> tuple[Laid, ...]:
    """Sort the bets that touch the number, all colours together; on one spot the last placed is first.

    Source: PO-NUMBER, PO-WITHIN.
    """
    rank = _number_rank(number, kinds)
    return tuple(sorted((bet for bet in reversed(bets) if bet.bet.id in rank), key=lambda bet: rank[bet.bet.id]))


def reading(number: int, bets: Sequence[Laid], kinds: tuple[Kind, ...] = INSIDE_ORDER) -> Ordering:
    """Read all bets on the number in the order in which they are counted. Source: PO-NUMBER, PO-WITHIN.

    >>> pile = [Laid("red", BETS["17"], 1), Laid("blue", BETS["17"], 2), Laid("blue", BETS["13/14/16/17"], 1)]
    >>> reading(17, pile).ids
    ('blue 13/14/16/17', 'blue 17', 'red 17')
    """
    return _ordering(tuple(_Item(bet.id, bet) for bet in on_number(number, bets, kinds)), (), ())


def payment(
    number: int,
    bets: Sequence[Laid],
    *,
    outside: OutsideOrder = OutsideOrder.DOZENS_LAST,
    kinds: tuple[Kind, ...] = INSIDE_ORDER,
    cash: Sequence[int] = CASH,
) -> Ordering:
    """Order what is paid: winning outside bets, then each colour once at the place of its first bet on the number.

    >>> red = [Laid("red", BETS["high"], 2), Laid("red", BETS["26"], 1)]
    >>> blue = [Laid("blue", BETS["26/29"], 1), Laid("blue", BETS["high"], 2)]
    >>> payment(26, red + blue).ids
    ('blue high', 'red high', 'blue number', 'red number')

    Raises:
        CannotMake: two cash stacks on a spot are compared and the house's chips don't make one of them.

    Source: PO-OUTSIDE, PO-COLUMN-STACKS, PO-NUMBER, PO-WITHIN, PO-ONE-GO.

    """
    chances: list[_Item] = []
    for spot in OUTSIDE_ORDER[outside]:
        if BETS[spot].touches(number):
            chances.extend(_Item(bet.id, bet) for bet in _stacks(spot, bets, cash))
    firsts: dict[str, _Item] = {}
    counts: dict[str, int] = {}
    for bet in on_number(number, bets, kinds):
        firsts.setdefault(bet.colour, _Item(f"{bet.colour} number", bet))
        counts[bet.colour] = counts.get(bet.colour, 0) + 1
    one_go = tuple(
        Reason("working.order-one-go", "PO-ONE-GO", (("colour", Name("colour", colour)), ("bet", item.bet.bet.name)))
        for colour, item in firsts.items()
        if counts[colour] > 1
    )
    return _ordering((*chances, *firsts.values()), one_go, cash)


def _stacks(spot: str, bets: Sequence[Laid], cash: Sequence[int]) -> list[Laid]:
    here = [bet for bet in reversed(bets) if bet.bet.id == spot]
    return sorted(here, key=lambda bet: -height(bet, cash)) if len(here) > 1 else here


def height(bet: Laid, cash: Sequence[int] = CASH) -> int:
    """Count the chips of a stack: colour as placed, cash in the house's fewest chips. Source: PO-COLUMN-STACKS.

    Raises:
        CannotMake: the house's chips don't make the value.

    """
    return chip_count(bet.amount, cash) if bet.colour == CASH_COLOUR else bet.amount


def _ordering(items: tuple[_Item, ...], extra: tuple[Reason, ...], cash: Sequence[int]) -> Ordering:
    why = tuple(_reason(first.bet, then.bet, cash) for first, then in pairwise(items))
    before = tuple(
        (first.id, then.id, because.rule) for (first, then), because in zip(pairwise(items), why, strict=True)
    )
    return Ordering(ids=tuple(item.id for item in items), before=before, why=why + extra)


def _reason(first: Laid, then: Laid, cash: Sequence[int]) -> Reason:
    """Say why one bet comes before the next."""
    code, rule = _fixed_by(first.bet, then.bet)
    params: list[tuple[str, int | Name]] = [("first", first.name), ("next", then.name)]
    if code == "stack":
        chips, other = height(first, cash), height(then, cash)
        code = "higher" if chips > other else "placed-last"
        params += [("chips", chips), ("next_chips", other)]
    return Reason(f"working.order-{code}", rule, tuple(params))


def _fixed_by(first: Bet, then: Bet) -> tuple[str, str]:
    if not first.is_inside:
        if then.is_inside:
            return "outside-first", "PO-NUMBER"
        return ("stack", "PO-COLUMN-STACKS") if first.id == then.id else ("outside", "PO-OUTSIDE")
    if first.kind is not then.kind:
        return "kind", "PO-NUMBER"
    if first.mean_street != then.mean_street:
        return "wheel", "PO-WITHIN"
    return ("dealer", "PO-WITHIN") if first.id != then.id else ("pile", "PO-WITHIN")
