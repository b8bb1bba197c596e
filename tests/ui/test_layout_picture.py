"""The layout is drawn as the dealer sees it, with every chip at its true place."""

from __future__ import annotations

import re

import pytest

from croupier_trainer.drills.scenes import Chips, LayoutScene, Pile, Player
from croupier_trainer.rules.roulette.bets import BETS, Kind
from croupier_trainer.rules.roulette.wheel import RED
from croupier_trainer.text.words import Words
from croupier_trainer.ui import layout, spots, tokens
from tests.ui.terminals import make, same_picture

CHIP = "•"


def one_chip(spot: str, count: int = 1, colour: str = "chips") -> Pile:
    """Make a pile of one colour."""
    return Pile(spot=spot, chips=(Chips(colour=colour, count=count),))


def found(lines: list[str], text: str) -> set[tuple[int, int]]:
    """All places at which a text begins."""
    return {(at.start(), y) for y, line in enumerate(lines) for at in re.finditer(re.escape(text), line)}


BARE = layout.draw(LayoutScene(), make(), Words("en"))
NUMBERS = {number: (spots.border((number + 2) // 3) + 2, spots.row((number - 1) % 3 + 1)) for number in range(1, 37)}

BUSY = LayoutScene(
    number=26,
    players=(Player(colour="red", value=5), Player(colour="blue", value=10), Player(colour="cash")),
    piles=(
        one_chip("26", 3, "red"),
        Pile(spot="26/29", chips=(Chips(colour="blue", count=12), Chips(colour="red", count=4))),
        one_chip("25/26", 500, "cash"),
        one_chip("25/26/28/29", 25, "red"),
        one_chip("26/27", 25, "red"),
        one_chip("23/24/26/27", 25, "blue"),
        one_chip("25/26/27", 2, "blue"),
        one_chip("22/23/24/25/26/27", 1, "blue"),
        Pile(spot="column 2", chips=(Chips(colour="blue", count=25), Chips(colour="cash", count=1000))),
        one_chip("black", 25, "blue"),
        one_chip("dozen 3", 2500, "cash"),
        one_chip("0/1/2/3", 4, "red"),
    ),
    late=(one_chip("0/1", 3, "blue"),),
)


def test_each_of_the_157_spots_has_a_place_of_its_own() -> None:
    """A chip on every spot, one at a time: it appears once, in a cell that no other spot uses."""
    seen: dict[tuple[int, int], str] = {}
    for spot in BETS:
        lines = layout.draw(LayoutScene(piles=(one_chip(spot),)), make(), Words("en"))
        (cell,) = found(lines, CHIP)
        assert cell not in seen, (spot, seen[cell])
        seen[cell] = spot
    assert len(seen) == 157


def test_all_spots_can_be_told_apart_at_once_and_leave_room_for_the_question() -> None:
    """All 157 chips on one table of 80×24: 157 signs, at most 15 lines, the last column free."""
    lines = layout.draw(LayoutScene(piles=tuple(map(one_chip, BETS))), make(), Words("en"))
    assert sum(line.count(CHIP) for line in lines) == 157
    assert len(lines) <= 15
    assert max(map(len, lines)) <= 79


@pytest.mark.parametrize("spot", [bet.id for bet in BETS.values() if bet.kind is Kind.SPLIT])
def test_a_split_lies_between_its_two_numbers(spot: str) -> None:
    """Halfway between the middles of the two boxes, on their common line."""
    (x, y), (low, high) = spots.PLACES[spot], BETS[spot].numbers
    if low == 0:
        assert (x, y) == (spots.border(1), NUMBERS[high][1] + 1)
        return
    (x1, y1), (x2, y2) = NUMBERS[low], NUMBERS[high]
    assert 2 * abs(2 * x - x1 - x2) <= spots.PITCH
    assert min(y1, y2) <= y <= max(y1, y2) + 1
    assert BARE[y][x] in "│─"


@pytest.mark.parametrize("spot", [bet.id for bet in BETS.values() if bet.kind is Kind.CORNER and bet.numbers[0]])
def test_a_corner_lies_on_the_crossing_of_its_four_numbers(spot: str) -> None:
    """The crossing has two of the numbers on either hand, two above and two below."""
    x, y = spots.PLACES[spot]
    assert BARE[y][x] == "┼"
    around = [NUMBERS[number] for number in BETS[spot].numbers]
    assert sum(at[0] < x for at in around) == sum(at[1] < y for at in around) == 2
    assert all(abs(at[0] - x) < spots.PITCH and abs(at[1] - y) < spots.ROW for at in around)


@pytest.mark.parametrize("spot", [bet.id for bet in BETS.values() if bet.kind in {Kind.STREET, Kind.LINE}])
def test_streets_and_six_lines_lie_on_the_edge(spot: str) -> None:
    """A street at its middle, a six-line where two streets meet; those with 0 on its line."""
    (x, y), numbers = spots.PLACES[spot], BETS[spot].numbers
    if numbers[0] == 0:
        assert x == spots.border(1)
        assert BARE[y][x] in "├┼"
        return
    assert y == spots.EDGE
    assert BARE[y][x] in ("─" if len(numbers) == 3 else "┬┼")
    assert all(abs(NUMBERS[number][0] - x) <= spots.PITCH for number in numbers)


def test_a_straight_bet_lies_in_its_number_s_box() -> None:
    """Right below the number."""
    for number, (x, y) in NUMBERS.items():
        assert spots.PLACES[str(number)] == (x, y + 1)
        assert BARE[y][x : x + 2] == f"{number:>2}"


def test_red_and_black_are_told_apart_without_colour() -> None:
    """Black numbers are shaded, red ones and 0 are not; chips never hide that."""
    for piles in ((), tuple(one_chip(spot, 25) for spot in BETS)):
        lines = layout.draw(LayoutScene(piles=piles), make(), Words("en"))
        for number, (x, y) in NUMBERS.items():
            around = {lines[y][x - 1], lines[y][x + 2]}
            assert around == ({" "} if number in RED else {layout.SHADE})


def test_the_dealer_has_column_3_before_him_and_zero_at_the_wheel() -> None:
    """From the players above to the dealer below: outside bets, column 1, 2, 3; the wheel beside 0."""
    text = "\n".join(BARE)
    order = ["players", "dozen 1", "col. 1", "col. 2", "col. 3", "dealer"]
    assert [text.index(word) for word in order] == sorted(text.index(word) for word in order)
    zero = found(BARE, " 0 ").pop()
    assert all(zero[0] < x for x, _ in NUMBERS.values())
    assert found(BARE, "wheel").pop()[0] < zero[0] + 2


def test_several_colours_on_a_spot_are_their_number_and_the_pile_is_listed() -> None:
    """The pile stands beneath in the order in which it was placed; a count that has no room does too."""
    lines = layout.draw(BUSY, make(), Words("en"))
    assert "(2)" in lines[spots.PLACES["26/29"].y]
    beneath = "\n".join(lines[spots.HEIGHT :])
    assert "26/29: B12 R4" in beneath
    assert "R red, 5 a chip" in beneath
    crowded = layout.draw(LayoutScene(piles=tuple(one_chip(spot, 250) for spot in BETS)), make(), Words("en"))
    for spot, bet in BETS.items():
        name = f"{bet.numbers[0]}-{bet.numbers[-1]}" if bet.kind is Kind.LINE else spot
        told = any(f" {name}: •250" in f" {line}" for line in crowded[spots.HEIGHT :])
        x, y = spots.PLACES[spot]
        assert told != ("•250" in crowded[y][max(0, x - 3) : x + 4]) or not bet.is_inside


def test_colours_have_letters_that_differ_and_are_no_digits() -> None:
    """In each language: all colours of the school, and one that has no name."""
    colours = ("red", "green", "blue", "yellow", "white", "pink", "orange", "brown", "violet", "cash", "teal")
    for language in ("en", "uk", "ru"):
        scene = LayoutScene(players=tuple(Player(colour=colour) for colour in colours))
        signs = tokens.letters(scene, Words(language))
        assert len(set(signs.values())) == len(colours)
        assert not set(signs.values()) & set(
            "OI\N{CYRILLIC CAPITAL LETTER O}\N{CYRILLIC CAPITAL LETTER ZE}ІЧБ0123456789?"
        )


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize(("columns", "encoding"), [(80, "utf-8"), (80, "cp866"), (80, "cp1251"), (60, "utf-8")])
def test_pictures_stay_as_they_were_looked_at(language: str, columns: int, encoding: str) -> None:
    """A busy table in each language, with and without box drawing, and as a list where the window is narrow."""
    lines = layout.draw(BUSY, make(columns=columns, encoding=encoding), Words(language))
    assert all(len(line) < columns for line in lines)
    same_picture(f"layout-{language}-{columns}-{encoding}", lines)


@pytest.mark.parametrize("able", [{"columns": 40}, {"columns": 80, "lines": 12}, {"pictures": False}])
def test_without_room_or_sight_the_layout_is_a_list(able: dict[str, int]) -> None:
    """Every bet is in words, nothing is drawn."""
    columns = able.get("columns", 80)
    lines = layout.draw(BUSY, make(**able), Words("en"))  # type: ignore[arg-type]
    text = " ".join(" ".join(lines).split())
    assert not set("│─┼░") & set(text)
    assert all(len(line) < columns for line in lines)
    for said in ("dolly on 26", "split 26/29: blue 12, red 4", "column 2: blue 25, cash 1000", "split 0/1: blue 3"):
        assert said in text


def test_colour_adds_to_the_picture_and_changes_no_sign() -> None:
    """With the escape sequences taken out, a coloured picture is the plain one."""
    plain = layout.draw(BUSY, make(), Words("en"))
    coloured = layout.draw(BUSY, make(colour=True), Words("en"))
    assert coloured != plain
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line).rstrip() for line in coloured] == plain
