"""The wheel: RT-WHEEL, RT-VOISINS, RT-TIERS, RT-ORPHELINS."""

from __future__ import annotations

import pytest

from croupier_trainer.rules.roulette import wheel
from croupier_trainer.rules.roulette.wheel import CLOCKWISE, PocketColour, Sector


def test_every_number_stands_once_on_the_wheel() -> None:
    """37 pockets, 0 to 36."""
    assert sorted(CLOCKWISE) == list(range(37))


def test_colours_alternate_around_the_wheel() -> None:
    """From 0, which alone is green, red and black take turns."""
    shown = [wheel.colour(number) for number in CLOCKWISE]
    assert shown == [PocketColour.GREEN, *[PocketColour.RED, PocketColour.BLACK] * 18]


@pytest.mark.parametrize(("half", "black_is_low"), [(CLOCKWISE[1:19], True), (CLOCKWISE[19:], False)])
def test_each_half_of_the_wheel_holds_nine_black_and_nine_red(half: tuple[int, ...], *, black_is_low: bool) -> None:
    """Right of zero (32 to 10) black is low and red high, left of it the other way round. Source: RT-WHEEL."""
    black = [number for number in half if number in wheel.BLACK]
    red = [number for number in half if number in wheel.RED]
    assert len(black) == len(red) == 9
    assert all(wheel.is_low(number) is black_is_low for number in black)
    assert all(wheel.is_high(number) is black_is_low for number in red)


def test_zero_is_neither_high_nor_low_odd_nor_even() -> None:
    """No even chance wins on 0. Source: RT-ZERO."""
    assert not any(chance(0) for chance in (wheel.is_low, wheel.is_high, wheel.is_odd, wheel.is_even))


def test_sectors_part_the_wheel_into_runs() -> None:
    """Voisins and tiers are one run each of 17 and 12 pockets; the orphelins are what lies between, 3 and 5."""
    names = [wheel.sector(number) for number in CLOCKWISE]
    start = CLOCKWISE.index(22)
    runs = names[start:] + names[:start]
    between = [*[Sector.ORPHELINS] * 3, *[Sector.TIERS] * 12, *[Sector.ORPHELINS] * 5]
    assert runs == [*[Sector.VOISINS] * 17, *between]


def test_sectors_are_listed_clockwise() -> None:
    """As the rulebook writes them, voisins from 22 to 25, tiers from 27 to 33."""
    start = CLOCKWISE.index(22)
    around = CLOCKWISE[start:] + CLOCKWISE[:start]
    assert around[:17] == wheel.SECTOR_NUMBERS[Sector.VOISINS]
    assert around[20:32] == wheel.SECTOR_NUMBERS[Sector.TIERS]
    assert around[17:20] + around[32:] == wheel.SECTOR_NUMBERS[Sector.ORPHELINS]


@pytest.mark.parametrize("number", range(37))
def test_neighbours_are_mutual(number: int) -> None:
    """Whoever is my neighbour has me for a neighbour, and I stand in the middle."""
    five = wheel.neighbours(number)
    assert five[2] == number
    assert all(number in wheel.neighbours(other) for other in five)
    assert len(set(five)) == 5


@pytest.mark.parametrize(
    ("number", "each_side", "expected"),
    [(0, 2, (3, 26, 0, 32, 15)), (26, 1, (3, 26, 0)), (32, 2, (26, 0, 32, 15, 19)), (5, 0, (5,))],
)
def test_neighbours_are_given_clockwise(number: int, each_side: int, expected: tuple[int, ...]) -> None:
    """Also across the place where the list of pockets begins."""
    assert wheel.neighbours(number, each_side) == expected


def test_pockets_know_their_place() -> None:
    """Counted clockwise from 0."""
    assert [wheel.place(number) for number in (0, 32, 26)] == [0, 1, 36]
