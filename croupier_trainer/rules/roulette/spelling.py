"""How a bet may be written, and what is wrong with a spelling that names no spot.

Legal: numbers joined by "/" in any order ("17/14/16/13"), a range for a six-line ("13-18"), "column 1",
"dozen 2", and the even chances by name. Source: the drill file's form.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from croupier_trainer.errors import CroupierError, Problem
from croupier_trainer.rules.roulette.bets import BETS, Bet, Kind, ZeroBets, available
from croupier_trainer.rules.roulette.layout import LAST

if TYPE_CHECKING:
    from collections.abc import Iterable


class Fault(StrEnum):
    """What is wrong with a spelling."""

    SPELLING = "spelling"
    """Neither numbers nor the name of an outside bet."""
    NUMBER = "number"
    """A number that the wheel does not have."""
    REPEATED = "repeated"
    """One number twice."""
    RANGE = "range"
    """A range that is no six-line."""
    SPOT = "spot"
    """Numbers that exist, but on no common spot."""
    HOUSE = "house"
    """A spot on 0 that the house does not take."""


class UnknownBet(CroupierError):
    """A spelling that names no spot: the `fault`, and the `nearest` spot where there is one.

    Its one problem has the code `roulette.bet-<fault>` and the parameters `spelling` and `nearest`, a spelling too.
    """

    def __init__(self, spelling: str, fault: Fault, nearest: Bet | None) -> None:
        self.spelling = spelling
        self.fault = fault
        self.nearest = nearest
        suffix = "" if nearest else "-alone"
        params = {"spelling": spelling, "nearest": shortest(nearest) if nearest else ""}
        super().__init__(Problem(code=f"roulette.bet-{fault}{suffix}", params=params))


def shortest(bet: Bet) -> str:
    """Write a bet as an author would: a six-line as a range, others by their id.

    >>> shortest(BETS["13/14/15/16/17/18"])
    '13-18'
    """
    return f"{bet.numbers[0]}-{bet.numbers[-1]}" if bet.kind is Kind.LINE else bet.id


# As text, compiled by `re` when first needed: most spellings are canonical ids and need none of them.
_NUMBER: Final = r"0|[1-9][0-9]{0,8}"
_RANGE: Final = r"(0|[1-9][0-9]{0,8})\s*[-–]\s*(0|[1-9][0-9]{0,8})"
_GROUP: Final = r"(column|dozen)[ -]?([0-9]{1,9})"
_BY_NUMBERS: Final = {bet.numbers: bet for bet in BETS.values()}
_LINES: Final = tuple(bet for bet in BETS.values() if bet.kind is Kind.LINE)


def parse(spelling: str, zero_bets: ZeroBets = ZeroBets.ALLOWED) -> Bet:
    """Spot that a spelling names, in a house that takes zero bets or doesn't.

    >>> [parse(text).id for text in ("17/14/16/13", "13-18", "0/2/1", "Column 1", "high")]
    ['13/14/16/17', '13/14/15/16/17/18', '0/1/2', 'column 1', 'high']
    >>> try:
    ...     parse("17/21")
    ... except UnknownBet as wrong:
    ...     print(wrong.fault, wrong.nearest.id)
    spot 17/20

    Raises:
        UnknownBet: no such spot, or none in this house.

    """
    bet = BETS.get(spelling)
    return _parsed(spelling, zero_bets) if bet is None or bet.is_zero_bet else bet


# A drill file spells the same spots again and again: once when it is checked, once when it is dealt.
@lru_cache(maxsize=1024)
def _parsed(spelling: str, zero_bets: ZeroBets) -> Bet:
    text = " ".join(spelling.split()).lower()
    bet = BETS.get(text) or _numbered(text, spelling) or _grouped(text, spelling)
    if bet is None:
        from difflib import get_close_matches

        close = get_close_matches(text, BETS, n=1)
        raise UnknownBet(spelling, Fault.SPELLING, BETS[close[0]] if close else None)
    if bet.is_zero_bet and zero_bets is ZeroBets.NONE:
        raise UnknownBet(spelling, Fault.HOUSE, nearest(bet.numbers, available(zero_bets)))
    return bet


def _numbered(text: str, spelling: str) -> Bet | None:
    span = re.fullmatch(_RANGE, text)
    if span:
        return _line(int(span[1]), int(span[2]), spelling)
    pieces = [piece.strip() for piece in text.split("/")]
    if not all(re.fullmatch(_NUMBER, piece) for piece in pieces):
        return None
    numbers = tuple(sorted(map(int, pieces)))
    if numbers[-1] > LAST:
        raise UnknownBet(spelling, Fault.NUMBER, nearest(numbers))
    if len(set(numbers)) < len(numbers):
        raise UnknownBet(spelling, Fault.REPEATED, nearest(numbers))
    bet = _BY_NUMBERS.get(numbers)
    if bet is None or not bet.is_inside:
        raise UnknownBet(spelling, Fault.SPOT, bet or nearest(numbers))
    return bet


def _line(first: int, last: int, spelling: str) -> Bet:
    low, high = min(first, last), max(first, last)
    near = min(_LINES, key=lambda line: abs(line.numbers[0] - low) + abs(line.numbers[-1] - high))
    if high > LAST:
        raise UnknownBet(spelling, Fault.NUMBER, near)
    bet = _BY_NUMBERS.get(tuple(range(low, high + 1)))
    if bet is None or bet.kind is not Kind.LINE:
        raise UnknownBet(spelling, Fault.RANGE, bet or near)
    return bet


def _grouped(text: str, spelling: str) -> Bet | None:
    group = re.fullmatch(_GROUP, text)
    if not group:
        return None
    bet = BETS.get(f"{group[1]} {int(group[2])}")
    if bet is None:
        raise UnknownBet(spelling, Fault.SPELLING, BETS[f"{group[1]} {min(max(int(group[2]), 1), 3)}"])
    return bet


def nearest(numbers: Iterable[int], spots: Iterable[Bet] = tuple(BETS.values())) -> Bet:
    """Inside spot that takes the fewest changes of numbers; of several, the one nearest by value.

    >>> nearest((13, 14, 16)).id, nearest((37,)).id, nearest((17, 18, 19)).id
    ('13/14/16/17', '36', '16/17/18')
    """
    given = frozenset(numbers)

    def distance(bet: Bet) -> tuple[int, int, bool, int]:
        missing = sorted(given.difference(bet.numbers))
        extra = sorted(set(bet.numbers) - given)
        apart = sum(abs(one - other) for one, other in zip(missing, extra, strict=False))
        return max(len(missing), len(extra)), len(missing), len(missing) != len(extra), apart

    return min((bet for bet in spots if bet.is_inside), key=distance)
