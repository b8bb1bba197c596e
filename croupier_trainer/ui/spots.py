"""Where every spot of the layout lies in the picture: its cell, found from the bet's own geometry.

The dealer sits below, the players above; the wheel is at the left, where 0 lies. Streets lead to the right, the
column nearest to the dealer is the lowest. Streets and six-lines have their chips on the edge beside the dozens.
Source: RT-LAYOUT and "Geometry" in the rulebook's last part.
"""

from __future__ import annotations

from typing import NamedTuple

from croupier_trainer.rules.roulette.bets import BETS, Bet, Kind
from croupier_trainer.rules.roulette.layout import COLUMNS, DOZENS, STREETS, column, street

# Cells of a number's box and of the boxes beside the field, without their lines.
NUMBER, ZERO, SIDE = 4, 5, 7
PITCH = NUMBER + 1
# Lines of the picture, from the players to the dealer.
EVENS, DOZEN, EDGE, FIRST_ROW, ROW = 1, 3, 4, 5, 3
WIDTH = 1 + ZERO + 1 + PITCH * len(STREETS) + SIDE + 1
HEIGHT = FIRST_ROW + ROW * len(COLUMNS)
# The even chances as they lie along the dozens, from 0 on; each is as long as two streets.
EVEN_CHANCES = ("low", "even", "red", "black", "odd", "high")


class Cell(NamedTuple):
    """A place in the picture."""

    x: int
    y: int


def border(street: int) -> int:
    """Column of the line on the wheel's side of a street (13: beyond the last)."""
    return 1 + ZERO + PITCH * (street - 1)


def row(column: int) -> int:
    """Line in which the numbers of a column stand; their chips lie in the next one, then comes a border."""
    return FIRST_ROW + ROW * (column - 1)


def place(bet: Bet) -> Cell:
    """Cell in which the chips of a bet lie.

    >>> place(BETS["17"]), place(BETS["17/20"]), place(BETS["16/17/18"])
    (Cell(x=33, y=9), Cell(x=36, y=9), Cell(x=33, y=4))
    """
    if bet.is_inside:
        return Cell(_along(bet), _across(bet))
    which = bet.id.rpartition(" ")[2]
    if bet.kind is Kind.COLUMN:
        return Cell(border(STREETS[-1] + 1) + 3, row(int(which)) + 1)
    if bet.kind is Kind.DOZEN:
        return Cell(border(1 + 4 * (int(which) - 1)) + 15, DOZEN)
    return Cell(border(1 + 2 * EVEN_CHANCES.index(bet.id)) + 8, EVENS)


def _along(bet: Bet) -> int:
    """How far from the wheel: in a street's middle or on the line that it shares with the next one."""
    if bet.numbers == (0,):
        return 1 + ZERO // 2
    if 0 in bet.numbers:
        return border(1)
    streets = [street(number) for number in bet.numbers]
    if min(streets) == max(streets):
        return border(min(streets)) + 2
    return border(max(streets))


def _across(bet: Bet) -> int:
    """How near to the dealer."""
    columns = sorted({column(number) for number in bet.numbers if number})
    if not columns:
        return row(2) + 1
    if columns == list(COLUMNS):
        return EDGE
    if len(columns) > 1:
        return row(columns[-1]) - 1
    # Beneath the number, or beside that on the line to the next one: nothing ever lies beside its digits.
    return row(columns[0]) + 1


PLACES = {spot: place(bet) for spot, bet in BETS.items()}
"""The cell of each of the 157 spots by canonical id."""

DOZEN_BOXES = {f"dozen {one}": border(1 + 4 * (one - 1)) + 1 for one in DOZENS}
EVEN_BOXES = {spot: border(1 + 2 * at) + 1 for at, spot in enumerate(EVEN_CHANCES)}
COLUMN_BOXES = {f"column {one}": row(one) for one in COLUMNS}
