"""A second calculation of the layout that shares no code with the rules: chips lie on points of a drawn grid.

The layout is a sheet of squares. A point in half squares touches those squares that meet there, which gives the
numbers of a bet; a bet on k numbers is fair on 36, so it pays 36/k - 1.
"""

from __future__ import annotations

PRINTED = [line.split() for line in ("3 6 9 12 15 18 21 24 27 30 33 36", "2 5 8 11 14 17 20 23 26 29 32 35")]
PRINTED.append(["1", "4", "7", "10", "13", "16", "19", "22", "25", "28", "31", "34"])
"""The printed field as the dealer sees it, the wheel at the left, the players below."""

ROUND_THE_WHEEL = "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"

Spot = tuple[int, ...]
Point = tuple[int, int]


def squares() -> dict[int, tuple[int, int, int, int]]:
    """Give each number's square as (left, top, right, low) in half squares; 0 is as high as three."""
    found = {0: (-2, 0, 0, 6)}
    for row, line in enumerate(PRINTED):
        for at, number in enumerate(line):
            found[int(number)] = (2 * at, 2 * row, 2 * at + 2, 2 * row + 2)
    return found


def points() -> dict[Point, Spot]:
    """Give every point on which a chip may lie, with the numbers that it touches, ascending."""
    found: dict[Point, Spot] = {(-1, 3): (0,)}
    for x in range(24):
        for y in range(1, 6):
            here = (n for n, (left, top, right, low) in squares().items() if left <= x <= right and top <= y <= low)
            found[x, y] = tuple(sorted(here))
        # At the players' edge a chip stands for whole rows: the first four, a street or a line.
        rows = [at for at in range(12) if 2 * at <= x <= 2 * at + 2]
        edge = {int(line[at]) for line in PRINTED for at in rows}
        found[x, 6] = tuple(sorted(edge | {0} if x == 0 else edge))
    return found


def outside() -> dict[str, Spot]:
    """Give the outside bets by their names, by what is printed and by the alternation of colours."""
    wheel = list(map(int, ROUND_THE_WHEEL.split()))
    named = {f"column {3 - row}": tuple(map(int, line)) for row, line in enumerate(PRINTED)}
    for third in range(3):
        block = [int(line[at]) for line in PRINTED for at in range(4 * third, 4 * third + 4)]
        named[f"dozen {third + 1}"] = tuple(sorted(block))
    named["red"] = tuple(sorted(wheel[1::2]))
    named["black"] = tuple(sorted(wheel[2::2]))
    named["odd"] = tuple(n for n in sorted(wheel) if str(n)[-1] in "13579")
    named["even"] = tuple(n for n in sorted(wheel) if n and str(n)[-1] in "02468")
    named["low"] = tuple(sorted(wheel))[1:19]
    named["high"] = tuple(sorted(wheel))[19:]
    return named


def all_spots() -> dict[str, Spot]:
    """Give every spot of the layout by its canonical id."""
    inside = {"/".join(map(str, numbers)): numbers for numbers in points().values()}
    return inside | outside()


def won(numbers: Spot, number: int) -> int:
    """Give what one chip wins."""
    return 36 // len(numbers) - 1 if number in numbers else 0


def payment_order(number: int) -> list[str]:
    """Order the inside spots on a number: most numbers first, but lines, streets, corners; then the far points."""
    rank = {6: 0, 3: 1, 4: 2, 2: 3, 1: 4}
    here = [(rank[len(numbers)], -x, -y, numbers) for (x, y), numbers in points().items() if number in numbers]
    return ["/".join(map(str, numbers)) for *_, numbers in sorted(here)]
