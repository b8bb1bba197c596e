"""What bets win, and what goes back on 0.

A payout excludes the stake, which stays on the layout (RT-STAYS); what 0 gives back is no payout.
Source: RT-STRAIGHT to RT-ZERO, and the variants table (on zero, half of an odd stake).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from croupier_trainer.rules.money import ZERO, Money
from croupier_trainer.rules.roulette.bets import BETS, ON_NUMBER, Bet, Kind
from croupier_trainer.rules.table import Fate, Name, Reason, Term

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

CASH_COLOUR: Final = "cash"
HALF: Final = (1, 2)

ODDS_ON: Final = tuple(tuple((bet.id, bet.odds) for bet in bets) for bets in ON_NUMBER)
"""For each number 0 to 36 the spots that win, by canonical id, with their odds."""


class OnZero(StrEnum):
    """What even chances suffer on 0."""

    HALF = "half"
    LOSE = "lose"
    EN_PRISON = "en-prison"


class OddHalf(StrEnum):
    """What goes back of half an odd stake."""

    EXACT = "exact"
    ROUND_UP = "round-up"
    ROUND_DOWN = "round-down"
    IMPRISON = "imprison"


_STAYS: Final = Reason("working.stake-stays", "RT-STAYS")
_ZERO_FATE: Final = {OnZero.HALF: Fate.HALVED, OnZero.LOSE: Fate.LOST, OnZero.EN_PRISON: Fate.HELD}


@dataclass(frozen=True, slots=True)
class Wager:
    """A stake on one spot: in chips of the player's colour, or in value for cash."""

    bet: Bet
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """A player's colour (None where only one plays), the value of its chip, and the bets as they were placed."""

    colour: str | None = None
    value: int = 1
    wagers: tuple[Wager, ...] = ()

    @property
    def is_cash(self) -> bool:
        """Whether the player bets in value, with cash chips."""
        return self.colour == CASH_COLOUR

    @property
    def name(self) -> Name | None:
        """The player's colour as a name that `text` has words for."""
        return None if self.colour is None else Name("colour", self.colour)


@dataclass(frozen=True, slots=True, kw_only=True)
class Payout:
    """A sum with its terms and reasons: of a payout in the unit of the stakes, of halves in value."""

    owner: Name | None
    total: Money
    terms: tuple[Term, ...]
    why: tuple[Reason, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ZeroRule:
    """What decides about even chances on 0: a house's two choices and its smallest cash value."""

    on_zero: OnZero = OnZero.HALF
    odd_half: OddHalf = OddHalf.EXACT
    smallest: int = 1


def wagers(stakes: Mapping[str, int]) -> tuple[Wager, ...]:
    """Make wagers of stakes by canonical id, in their order.

    >>> wagers({"red": 5})[0].amount
    5
    """
    return tuple(Wager(BETS[spot], amount) for spot, amount in stakes.items())


def pays(number: int, stakes: Mapping[str, int]) -> int:
    """Sum up what stakes by canonical id win on a number: no terms, made to be quick.

    >>> pays(17, {"17": 2, "17/20": 3, "red": 5})
    121
    """
    total = 0
    for spot, odds in ODDS_ON[number]:
        if spot in stakes:
            total += odds * stakes[spot]
    return total


def payout(number: int, player: Player, on_zero: OnZero = OnZero.HALF) -> Payout:
    """Pay a player's bets, in the unit of the stakes; those that win nothing are terms too. Source: RT-*.

    >>> seventeen = payout(17, Player(wagers=wagers({"17/20": 3, "low": 5, "18": 1})))
    >>> str(seventeen.total), [term.fate.value for term in seventeen.terms]
    ('56', ['paid', 'paid', 'lost'])
    """
    owner = player.name
    terms = tuple([_term(number, wager, on_zero, player.colour) for wager in player.wagers])
    won = [term.pays.halves for term in terms if term.fate is Fate.PAID]
    why: tuple[Reason, ...] = (_STAYS,)
    if not won:
        why = (Reason("working.nothing-won", "RT-LAYOUT" if number else "RT-ZERO", (("number", number),)),)
    if number == 0 and any(wager.bet.kind is Kind.EVEN_CHANCE for wager in player.wagers):
        why += (Reason(f"working.zero-{on_zero}", "RT-ZERO"),)
    return Payout(owner=owner, total=Money(sum(won)), terms=terms, why=why)


def _term(number: int, wager: Wager, on_zero: OnZero, colour: str | None) -> Term:
    bet = wager.bet
    if number in bet.numbers:
        return _won(bet.id, wager.amount, colour, bet.odds, bet.rule)
    if number:
        return _lost(bet.id, wager.amount, colour, bet.odds, bet.rule)
    if bet.kind is not Kind.EVEN_CHANCE:
        return _lost(bet.id, wager.amount, colour, bet.odds, "RT-ZERO")
    fate = _ZERO_FATE[on_zero]
    odds = HALF if fate is Fate.HALVED else (bet.odds, 1)
    owner = None if colour is None else Name("colour", colour)
    return Term(what=bet.name, owner=owner, stake=Money.of(wager.amount), odds=odds, fate=fate, rule="RT-ZERO")


# Every bet of every question comes through here, and the same stakes come again and again: a term that is known is
# found in a quarter of the time in which it is made.
@lru_cache(maxsize=4096)
def _won(spot: str, amount: int, colour: str | None, odds: int, rule: str) -> Term:
    return _made(spot, amount, colour, odds, rule, Fate.PAID)


@lru_cache(maxsize=4096)
def _lost(spot: str, amount: int, colour: str | None, odds: int, rule: str) -> Term:
    return _made(spot, amount, colour, odds, rule, Fate.LOST)


def _made(spot: str, amount: int, colour: str | None, odds: int, rule: str, fate: Fate) -> Term:
    owner = None if colour is None else Name("colour", colour)
    return Term(what=BETS[spot].name, owner=owner, stake=Money.of(amount), odds=(odds, 1), fate=fate, rule=rule)


def halves(number: int, player: Player, zero: ZeroRule) -> Payout:
    """Give back on 0 what a player's even chances get, in value, bet by bet; 0 on other numbers. Source: RT-ZERO.

    Bets that win are no terms here. One that gives nothing back stands at 1:2 as lost (or held).

    >>> player = Player(value=5, wagers=wagers({"red": 9, "dozen 1": 3}))
    >>> str(halves(0, player, ZeroRule()).total), str(halves(0, player, ZeroRule(odd_half=OddHalf.IMPRISON)).total)
    ('22.5', '20')
    """
    terms = tuple(_half(number, wager, player, zero) for wager in player.wagers if number not in wager.bet.numbers)
    back = sum((term.pays for term in terms if term.fate is Fate.HALVED), ZERO)
    if number:
        why: tuple[Reason, ...] = (Reason("working.halves-no-zero", "RT-ZERO", (("number", number),)),)
    else:
        why = (Reason(f"working.zero-{zero.on_zero}", "RT-ZERO"),)
        if zero.on_zero is OnZero.HALF and zero.odd_half is not OddHalf.EXACT:
            why += (Reason(f"working.halves-{zero.odd_half}", "RT-ZERO", (("smallest", zero.smallest),)),)
    return Payout(owner=player.name, total=back, terms=terms, why=why)


def _half(number: int, wager: Wager, player: Player, zero: ZeroRule) -> Term:
    stake = wager.amount * (1 if player.is_cash else player.value)
    fate, odds = Fate.LOST, HALF
    if number == 0 and wager.bet.kind is Kind.EVEN_CHANCE:
        fate = _ZERO_FATE[zero.on_zero]
        if fate is Fate.HALVED:
            back = goes_back(stake, zero.smallest if player.is_cash else player.value, zero)
            odds = HALF if back.halves == stake else (back.halves, 2 * stake)
    return Term(what=wager.bet.name, owner=player.name, stake=Money.of(stake), odds=odds, fate=fate, rule="RT-ZERO")


def goes_back(stake: int, chip: int, zero: ZeroRule) -> Money:
    """Part of one even chance's stake that 0 gives back, where the stake (in value) lies in chips of value `chip`.

    A stake of an even number of chips is halved exactly. Source: RT-ZERO, the variants table.

    >>> odd = [goes_back(225, 25, ZeroRule(odd_half=how, smallest=5)) for how in OddHalf]
    >>> list(map(str, odd))
    ['112.5', '115', '110', '100']
    """
    chips, broken = divmod(stake, chip)
    if zero.odd_half is OddHalf.EXACT or (chips % 2 == 0 and not broken):
        return Money(stake)
    if zero.odd_half is OddHalf.IMPRISON:
        return Money.of(chips // 2 * chip)
    down = stake // (2 * zero.smallest)
    odd = stake % (2 * zero.smallest) != 0
    return Money.of(zero.smallest * (down + (odd and zero.odd_half is OddHalf.ROUND_UP)))


def all_payouts(number: int, players: Iterable[Player], on_zero: OnZero = OnZero.HALF) -> tuple[Payout, ...]:
    """Payout of each player, those that win nothing too, in their order."""
    return tuple(payout(number, player, on_zero) for player in players)
