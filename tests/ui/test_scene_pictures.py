"""Everything on a table can be drawn: on any terminal, in each language, and without a picture."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from croupier_trainer.drills.message import Message, Named
from croupier_trainer.drills.scenes import (
    AnyScene,
    Box,
    CallsScene,
    CardsScene,
    Chips,
    ChipsScene,
    LayoutScene,
    Pile,
    ShownStep,
    SituationScene,
    Stake,
    StepsScene,
    WheelScene,
)
from croupier_trainer.rules.roulette import wheel as rules
from croupier_trainer.rules.school import STACK
from croupier_trainer.text.words import Words
from croupier_trainer.ui import scenes, wheel
from croupier_trainer.ui.chips import stacks
from croupier_trainer.ui.width import cells
from tests.ui.terminals import make, same_picture, written


def stakes(**units: int) -> tuple[Stake, ...]:
    """Make stakes of whole units."""
    return tuple(Stake(what=what, halves=2 * units) for what, units in units.items())


TABLE = CardsScene(
    game="russian",
    maximum_payout=5000,
    boxes=(
        Box(
            number=1,
            cards=("As", "Kd", "Qh", "Jc", "Th"),
            sixth="9d",
            stakes=stakes(ante=10, bet=20, sixth=10, insurance=40),
        ),
        Box(number=2, cards=("2s", "2d", "2h", "5c", "5h"), stakes=stakes(ante=10, bet=20), buys=True),
        Box(number=3, cards=("??",) * 5, blind=True, stakes=stakes(ante=10, bet=20)),
        Box(
            number=4,
            cards=("3s", "4d", "7h", "8c", "Kh"),
            thrown=("3s", "4d"),
            drawn=("Ks", "Ad"),
            folded=True,
            stakes=(Stake(what="ante", halves=25), Stake(what="draw", halves=25)),
        ),
    ),
    dealer=("Ac", "Qd", "3h", "9c", "6s"),
    dealer_new=("7d",),
)
SCENES: dict[str, AnyScene] = {
    "zero-split": LayoutScene(number=0, piles=(Pile(spot="0/1", chips=(Chips(colour="chips", count=3),)),)),
    "row": ChipsScene(count=75),
    "stacks": ChipsScene(count=137, value=5),
    "cash": ChipsScene(count=13, value=25, cash=True),
    "sum": ChipsScene(value=475, cash=True),
    "wheel": WheelScene(number=17, marked=(0, 26, 32)),
    "calls": CallsScene(
        calls=(
            Message("call.of-by", {"call": Named("call", "neighbours"), "of": 26, "by": 60}),
            Message("call.series-for", {"call": Named("call", "voisins"), "sum": 1000}),
        ),
        number=3,
        straight_max=100,
    ),
    "hand": CardsScene(hand=("As", "Kd", "Qh", "Jc", "Th", "9d", "??")),
    "table": TABLE,
    "board": CardsScene(game="texas", board=("Ac", "Qd", "3h", "9c", "6s"), dealer=("2c", "7d"), hand=("5c", "5d")),
    "steps": StepsScene(
        title={"en": "Dolly", "uk": "Доллі", "ru": "Долли"},
        steps=(
            ShownStep(id="a", text={"en": "Announce the result so that all hear it, in a clear voice"}, say="number"),
            ShownStep(id="b", text={"en": "Place the dolly"}, hand="outer", where="beside the wheel"),
            ShownStep(id="c", text={"en": "Clear"}, hand="both"),
        ),
    ),
    "situation": SituationScene(text={"en": "A player takes a chip back after “no more bets”, and smiles about it."}),
}


def test_every_type_of_scene_has_a_drawer_and_is_drawn_here() -> None:
    """The list of drawers is that of the scenes."""
    assert set(scenes.DRAWERS) == set(get_args(AnyScene)) == {type(scene) for scene in SCENES.values()}


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("encoding", ["utf-8", "cp866", "cp1251", "ascii"])
@pytest.mark.parametrize("columns", [200, 80, 60, 40])
def test_scenes_fit_every_window_and_encoding(name: str, language: str, encoding: str, columns: int) -> None:
    """No line is too long, and strictly encoded output never fails, with and without colour and pictures."""
    for colour, pictures in ((False, True), (True, True), (False, False)):
        terminal = make(columns=columns, encoding=encoding, colour=colour, pictures=pictures)
        lines = scenes.draw(SCENES[name], terminal, Words(language))
        terminal.print(lines)
        shown = re.sub(r"\x1b\[[0-9;]*m", "", written(terminal)).splitlines()
        assert lines
        assert all(cells(line) < columns for line in shown), max(shown, key=cells)


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize(("language", "columns", "encoding"), [("en", 80, "utf-8"), ("uk", 60, "cp1251")])
def test_scenes_stay_as_they_were_looked_at(name: str, language: str, columns: int, encoding: str) -> None:
    """The pictures kept in the tests were looked at."""
    lines = scenes.draw(SCENES[name], make(columns=columns, encoding=encoding), Words(language))
    same_picture(f"{name}-{language}-{columns}-{encoding}", lines)


def test_the_track_goes_clockwise_from_zero() -> None:
    """Upper row from 0 to the right, lower row back to 0; each number once, its sectors parted where they meet."""
    assert (0, *wheel.UPPER, *reversed(wheel.LOWER)) == rules.CLOCKWISE
    top, middle, bottom = scenes.draw(WheelScene(), make(), Words("en"))[1:4]
    for line, row in ((top, wheel.UPPER), (bottom, wheel.LOWER)):
        assert [int(number) for number in re.findall(r"\d+", line)] == list(row)
        for part, numbers in zip(("voisins", "orphelins", "tiers"), line.split("║"), strict=True):
            assert {str(rules.sector(int(number))) for number in re.findall(r"\d+", numbers)} == {part}
    assert re.search(r"voisins du zéro.*\\.*orphelins.*\\.*tiers", middle)


def test_black_numbers_of_the_track_are_shaded_marked_ones_starred_the_winner_bracketed() -> None:
    """Told without colour."""
    lines = "\n".join(scenes.draw(WheelScene(number=17, marked=(0, 26)), make(), Words("en")))
    assert {int(number) for number in re.findall(r"░ ?(\d+)", lines)} == set(rules.BLACK) - {26}
    assert {int(number) for number in re.findall(r"\* ?(\d+)", lines)} == {0, 26}
    assert re.findall(r"\[(.*?)\]", lines) == ["░17"]


@pytest.mark.parametrize("count", [1, 5, 19, 20, 21, 52, 137, 280])
def test_stacks_are_full_ones_and_the_rest_apart(count: int) -> None:
    """The numbers beneath add up, all but the last are 20."""
    written_counts = [int(number) for number in stacks(count, make())[-1].split()]
    assert sum(written_counts) == count
    assert set(written_counts[: count // STACK]) <= {STACK}


@pytest.mark.parametrize("count", range(1, 130, 7))
def test_chips_still_to_be_cut_are_all_there_in_rows_that_tell_nothing(count: int) -> None:
    """A row is no whole number of stacks or piles."""
    colour = scenes.draw(ChipsScene(count=count), make(), Words("en"))[:-1]
    assert sum(line.count("│") for line in colour) == count
    assert all(line.count("│") % STACK for line in colour[:-1])
    cash = scenes.draw(ChipsScene(count=count, value=100, cash=True), make(), Words("en"))[:-1]
    assert sum(line.count("(100)") for line in cash) in {0, count}
    assert all(line.count("(100)") % size for line in cash[:-1] for size in (4, 5))


def test_suits_are_told_apart_without_colour_and_without_signs() -> None:
    """In every encoding the letter of the suit stands on the card; where signs can be shown they differ too."""
    cards = ("As", "Ah", "Ad", "Ac")
    for encoding in ("utf-8", "cp866", "ascii"):
        text = "\n".join(scenes.draw(CardsScene(hand=cards), make(encoding=encoding), Words("en")))
        assert [text.count(card) for card in cards] == [1, 1, 1, 1]
        assert sum(text.count(sign) for sign in "♠♥♦♣") == (4 if encoding == "utf-8" else 0)


def test_boxes_lie_from_the_dealer_s_left_with_their_stakes() -> None:
    """Four side by side in 80 columns; the halves of an odd ante are exact."""
    lines = scenes.draw(TABLE, make(), Words("en"))
    (head,) = (line for line in lines if "box 1" in line)
    assert [head.index(f"box {number}") for number in range(1, 5)] == sorted(
        head.index(f"box {number}") for number in range(1, 5)
    )
    assert "ANTE 12.5" in "\n".join(lines)
    narrow = "\n".join(scenes.draw(TABLE, make(columns=40), Words("en")))
    assert all(f"box {number}" in narrow for number in range(1, 5))
