"""The fewest chips that make a value, of several fewest the most of the highest: for any list of values.

Most houses' values are such that taking the highest that fits is always right; whether they are is found once a list
(Pearson's test). For others one table a list says, for each remainder by the highest value, which lower chips make
the sum in the fewest; the rest is highest chips.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import gcd
from typing import NamedTuple


class _Lower(NamedTuple):
    """Chips under the highest, in the order in which they are tried: what they lose against it, sum, counts (negative).

    Each chip loses what it is worth less than the highest one. As the highest make up the rest, the least loss is
    the fewest chips; at equal loss the smaller sum leaves more to the highest, then more of the next ones.
    """

    loss: int
    sum: int
    minus: tuple[int, ...]


@lru_cache(maxsize=4096)
def counts(value: int, chips: tuple[int, ...]) -> tuple[int, ...] | None:
    """Count the chips of each value (highest first, without doubles) that make a value; None where they can't.

    >>> counts(8, (6, 4, 1)), counts(7, (25, 5))
    ((0, 2, 0), None)
    """
    unit = gcd(*chips)
    if not chips or value < 0 or value % unit:
        return None
    value //= unit
    chips = tuple(chip // unit for chip in chips)
    if _greedy_is_right(chips):
        return _greedy(value, chips)
    highest = chips[0]
    lower = _table(chips).get(value % highest)
    if lower is not None and lower.sum > value:
        lower = _least(chips, value)
    if lower is None:
        return None
    return ((value - lower.sum) // highest, *(-count for count in lower.minus))


def _greedy(value: int, chips: tuple[int, ...]) -> tuple[int, ...]:
    made = []
    for chip in chips:
        count, value = divmod(value, chip)
        made.append(count)
    return tuple(made)


@lru_cache(maxsize=64)
def _greedy_is_right(chips: tuple[int, ...]) -> bool:
    """Whether taking the highest that fits always gives the fewest; chips without a common divisor.

    Pearson (2005): the least counterexample, if any, is a greedy tally of a value one below a chip, cut after some
    chip and with one more of that.
    """
    if chips[-1] != 1:
        return False
    if all(one % other == 0 for one, other in pairwise(chips)):
        return True
    for chip in chips[:-1]:
        below = _greedy(chip - 1, chips)
        for at in range(len(chips)):
            tally = (*below[:at], below[at] + 1)
            value = sum(count * one for count, one in zip(tally, chips, strict=False))
            if sum(tally) < sum(_greedy(value, chips)):
                return False
    return True


@lru_cache(maxsize=16)
def _table(chips: tuple[int, ...]) -> dict[int, _Lower]:
    """Find the best lower chips for each remainder by the highest value, however large their sum."""
    best: dict[int, _Lower] = {}
    heap = [_Lower(0, 0, (0,) * (len(chips) - 1))]
    while heap:
        found = heappop(heap)
        remainder = found.sum % chips[0]
        if remainder not in best:
            best[remainder] = found
            for more in _with_one_more(found, chips):
                heappush(heap, more)
    return best


def _least(chips: tuple[int, ...], value: int) -> _Lower | None:
    """Find the best lower chips for one small value, which their sum must not pass."""
    least: dict[int, int] = {}
    heap = [_Lower(0, 0, (0,) * (len(chips) - 1))]
    while heap:
        found = heappop(heap)
        remainder = found.sum % chips[0]
        if remainder == value % chips[0]:
            return found
        # A dearer tally is of use only where it is worth less, so that there is room for more chips.
        if found.sum < least.get(remainder, value + 1):
            least[remainder] = found.sum
            for more in _with_one_more(found, chips):
                if more.sum <= value:
                    heappush(heap, more)
    return None


def _with_one_more(found: _Lower, chips: tuple[int, ...]) -> list[_Lower]:
    highest, *rest = chips
    return [
        _Lower(
            found.loss + highest - chip,
            found.sum + chip,
            (*found.minus[:at], found.minus[at] - 1, *found.minus[at + 1 :]),
        )
        for at, chip in enumerate(rest)
    ]
