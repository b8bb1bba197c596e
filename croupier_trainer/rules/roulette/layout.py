"""The layout's geometry: streets that lead away from the wheel, columns from the players to the dealer.

0 lies at the wheel's end and counts as street 0. The dealer stands on the side of column 3; column 1 and the
outside bets are on the players' side. Source: RT-LAYOUT, PO-WITHIN ("Geometry" in the rulebook's last part).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection
    from fractions import Fraction

COLUMNS: Final = (1, 2, 3)
DOZENS: Final = (1, 2, 3)
STREETS: Final = range(1, 13)
LAST: Final = 36


def street(number: int) -> int:
    """Street of a number, 1 to 12 away from the wheel; 0 is street 0.

    >>> [street(n) for n in (0, 1, 3, 34, 36)]
    [0, 1, 1, 12, 12]
    """
    return (number + 2) // 3


def column(number: int) -> int:
    """Column of a number: 1 on the players' side to 3 at the dealer; 0 is in none (0).

    >>> [column(n) for n in (0, 34, 35, 36)]
    [0, 1, 2, 3]
    """
    return (number - 1) % 3 + 1 if number else 0


def dozen(number: int) -> int:
    """Dozen of a number, 1 to 3; 0 is in none (0).

    >>> [dozen(n) for n in (0, 12, 13, 36)]
    [0, 1, 2, 3]
    """
    return (number + 11) // 12


def number_at(street: int, column: int) -> int:
    """Find the number that lies in a street (1 to 12) and a column (1 to 3).

    >>> number_at(6, 2)
    17
    """
    return 3 * street - 3 + column


def mean_street(numbers: Collection[int]) -> Fraction:
    """How far from the wheel a bet lies: the mean street of its numbers, 0 counted as street 0.

    >>> mean_street((0, 1, 2, 3))
    Fraction(3, 4)
    """
    from fractions import Fraction

    return Fraction(sum(map(street, numbers)), len(numbers))


def mean_column(numbers: Collection[int]) -> Fraction:
    """How near to the dealer a bet lies: the mean column of its numbers without 0; of 0 alone it is 0.

    >>> mean_column((0, 2, 3))
    Fraction(5, 2)
    """
    from fractions import Fraction

    columns = [column(number) for number in numbers if number]
    return Fraction(sum(columns), len(columns)) if columns else Fraction(0)
