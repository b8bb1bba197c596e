"""The wheel: 37 pockets, their colours, the sectors and a number's neighbours.

Decides nothing about bets. Source: RT-WHEEL, RT-VOISINS, RT-TIERS, RT-ORPHELINS.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

CLOCKWISE: Final = (
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10,
    5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
)  # fmt: skip
"""The pockets clockwise from 0."""

POCKETS: Final = range(37)
RED: Final = frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36})
BLACK: Final = frozenset(range(1, 37)) - RED
HIGHEST_LOW: Final = 18

_PLACE: Final = {number: place for place, number in enumerate(CLOCKWISE)}


class PocketColour(StrEnum):
    """The colour of a pocket."""

    RED = "red"
    BLACK = "black"
    GREEN = "green"


class Sector(StrEnum):
    """The three parts of the wheel that hold every number once."""

    VOISINS = "voisins"
    TIERS = "tiers"
    ORPHELINS = "orphelins"


SECTOR_RULE: Final = {
    Sector.VOISINS: "RT-VOISINS",
    Sector.TIERS: "RT-TIERS",
    Sector.ORPHELINS: "RT-ORPHELINS",
}
SECTOR_NUMBERS: Final = {
    Sector.VOISINS: (22, 18, 29, 7, 28, 12, 35, 3, 26, 0, 32, 15, 19, 4, 21, 2, 25),
    Sector.TIERS: (27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33),
    Sector.ORPHELINS: (17, 34, 6, 1, 20, 14, 31, 9),
}
"""Every sector's numbers, clockwise (the orphelins in two pieces)."""

_SECTOR: Final = {number: sector for sector, numbers in SECTOR_NUMBERS.items() for number in numbers}


def colour(number: int) -> PocketColour:
    """Colour of a pocket. Source: RT-WHEEL.

    >>> [colour(n).value for n in (0, 32, 26)]
    ['green', 'red', 'black']
    """
    if number == 0:
        return PocketColour.GREEN
    return PocketColour.RED if number in RED else PocketColour.BLACK


def is_odd(number: int) -> bool:
    """Whether the odd chance wins; 0 is neither odd nor even. Source: RT-EVEN-CHANCE."""
    return number % 2 == 1


def is_even(number: int) -> bool:
    """Whether the even chance wins; 0 is neither odd nor even. Source: RT-EVEN-CHANCE."""
    return number != 0 and number % 2 == 0


def is_low(number: int) -> bool:
    """Whether 1 to 18 wins. Source: RT-EVEN-CHANCE."""
    return 1 <= number <= HIGHEST_LOW


def is_high(number: int) -> bool:
    """Whether 19 to 36 wins. Source: RT-EVEN-CHANCE."""
    return number > HIGHEST_LOW


def sector(number: int) -> Sector:
    """Part of the wheel in which a number lies. Source: RT-VOISINS, RT-TIERS, RT-ORPHELINS.

    >>> sector(31)
    <Sector.ORPHELINS: 'orphelins'>
    """
    return _SECTOR[number]


def place(number: int) -> int:
    """Pockets clockwise from 0 to the number: 0 to 36. Source: RT-WHEEL."""
    return _PLACE[number]


def neighbours(number: int, each_side: int = 2) -> tuple[int, ...]:
    """List the number among its neighbours, `each_side` on either hand, clockwise. Source: RT-WHEEL.

    >>> neighbours(12)
    (7, 28, 12, 35, 3)
    >>> neighbours(0, each_side=1)
    (26, 0, 32)
    """
    middle = _PLACE[number]
    return tuple(CLOCKWISE[at % len(CLOCKWISE)] for at in range(middle - each_side, middle + each_side + 1))
