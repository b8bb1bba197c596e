"""The roulette layout with chips at their true places, as the dealer sees it: 0 at the wheel's end, column 3 nearest.

Black numbers are white on black, red ones black on white with red ink where there is any. Source: RT-LAYOUT and
"Geometry" in the rulebook's last part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.rules.roulette.bets import BETS, Bet, Kind
from croupier_trainer.rules.roulette.layout import COLUMNS, DOZENS, STREETS, column, number_at, street
from croupier_trainer.rules.roulette.wheel import BLACK, RED
from croupier_trainer.sheets import drawing
from croupier_trainer.sheets.drawing import Picture, box, chip, chip_width, label, shape

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier_trainer.drills.scenes import LayoutScene, Pile
    from croupier_trainer.sheets.drawing import Shape
    from croupier_trainer.text.words import Words

_WIDE, _HIGH = 46, 64
_ZERO, _SIDE, _ROW, _MARGIN = 46, 58, 38, 16
_DOZENS_Y = _MARGIN + _ROW
_FIELD_Y = _DOZENS_Y + _ROW
_BOTTOM = _FIELD_Y + _HIGH * len(COLUMNS)
_END = _ZERO + _WIDE * len(STREETS)
# The even chances as they lie along the dozens, from 0 on; each is as long as two streets.
_EVEN_CHANCES = ("low", "even", "red", "black", "odd", "high")
_NUMBER_AT, _CHIP_AT = 0.31, 0.64
# High enough in its box to be clear of the streets' chips on the line beneath.
_DOZEN_AT = 14
_PRINTED_MM = 178
# A chip's height, and how far two may run into each other and still be read.
_CHIP, _TOUCH = 22, 4
UNNAMED, CASH = "chips", "cash"


def place(bet: Bet) -> tuple[float, float]:
    """Give where the chips of a bet lie in the picture.

    >>> place(BETS["17/20"]), place(BETS["16/17/18"])
    ((322.0, 196.96), (299.0, 92.0))
    """
    if bet.is_inside:
        return _along(bet), _across(bet)
    which = bet.id.rpartition(" ")[2]
    if bet.kind is Kind.COLUMN:
        return _END + _SIDE / 2, _FIELD_Y + _HIGH * (int(which) - 1 + _CHIP_AT)
    if bet.kind is Kind.DOZEN:
        return _ZERO + 4 * _WIDE * (int(which) - 0.25), float(_DOZENS_Y + _DOZEN_AT)
    return _ZERO + 2 * _WIDE * (_EVEN_CHANCES.index(bet.id) + 0.75), _MARGIN + _ROW / 2


def _along(bet: Bet) -> float:
    if bet.numbers == (0,):
        return _ZERO / 2
    if 0 in bet.numbers:
        return float(_ZERO)
    streets = [street(number) for number in bet.numbers]
    if min(streets) == max(streets):
        return _ZERO + _WIDE * (min(streets) - 0.5)
    return float(_ZERO + _WIDE * (max(streets) - 1))


def _across(bet: Bet) -> float:
    columns = sorted({column(number) for number in bet.numbers if number})
    if not columns:
        return _FIELD_Y + _HIGH * (1 + _CHIP_AT)
    if columns == list(COLUMNS):
        return float(_FIELD_Y)
    if len(columns) > 1:
        return float(_FIELD_Y + _HIGH * (columns[-1] - 1))
    return _FIELD_Y + _HIGH * (columns[0] - 1 + _CHIP_AT)


def draw(scene: LayoutScene, words: Words) -> Picture:
    """Draw a layout scene with the dolly and all chips; several colours on a spot are shown as their number."""
    signs = letters(scene, words)
    shapes = (*_outside(words), *_numbers(scene.number), *_chips(scene, signs))
    return Picture(
        title=words.text("paper.layout"),
        width=_END + _SIDE + 2,
        height=_BOTTOM + _MARGIN + 2,
        wide_mm=_PRINTED_MM,
        shapes=shapes,
    )


def _outside(words: Words) -> Iterator[Shape]:
    for at, spot in enumerate(_EVEN_CHANCES):
        x = _ZERO + 2 * _WIDE * at
        fill, ink = (drawing.INK, drawing.PAPER) if spot == "black" else (drawing.PAPER, drawing.INK)
        yield box(x, _MARGIN, 2 * _WIDE, _ROW, fill)
        ink = drawing.RED if spot == "red" else ink
        yield label(x + 0.3 * 2 * _WIDE, _MARGIN + _ROW / 2, words.text(f"ui.box-{spot}"), 12, ink)
    for which in DOZENS:
        x = _ZERO + 4 * _WIDE * (which - 1)
        yield box(x, _DOZENS_Y, 4 * _WIDE, _ROW)
        yield label(x + 1.2 * _WIDE, _DOZENS_Y + _DOZEN_AT, words.text("ui.box-dozen", which=which), 12)
    for which in COLUMNS:
        y = _FIELD_Y + _HIGH * (which - 1)
        yield box(_END, y, _SIDE, _HIGH)
        yield label(_END + _SIDE / 2, y + _HIGH * _NUMBER_AT, words.text("ui.box-column", which=which), 12)
    yield label((_ZERO + _END) / 2, _MARGIN / 2, words.text("ui.side-players"), 11)
    yield label((_ZERO + _END) / 2, _BOTTOM + _MARGIN / 2, words.text("ui.side-dealer"), 11)
    yield label(_ZERO / 2, _DOZENS_Y + _ROW / 2, words.text("ui.side-wheel"), 11)


def _numbers(dolly: int | None) -> Iterator[Shape]:
    yield box(0, _FIELD_Y, _ZERO, _BOTTOM - _FIELD_Y)
    yield label(_ZERO / 2, _FIELD_Y + _HIGH * 1.3, "0", 17)
    for one in STREETS:
        for across in COLUMNS:
            number = number_at(one, across)
            x, y = _ZERO + _WIDE * (one - 1), _FIELD_Y + _HIGH * (across - 1)
            fill, ink = (drawing.INK, drawing.PAPER) if number in BLACK else (drawing.PAPER, drawing.INK)
            yield box(x, y, _WIDE, _HIGH, fill)
            yield label(x + _WIDE / 2, y + _HIGH * _NUMBER_AT, str(number), 17, drawing.RED if number in RED else ink)
    if dolly is not None:
        yield from _dolly(dolly)


def _dolly(number: int) -> Iterator[Shape]:
    """Frame the winning number twice, dark and light, so that it stands out on either colour."""
    if number:
        x, y = _ZERO + _WIDE * (street(number) - 1), _FIELD_Y + _HIGH * (column(number) - 1)
        width, height = _WIDE, _HIGH
    else:
        x, y, width, height = 0, _FIELD_Y, _ZERO, _BOTTOM - _FIELD_Y
    for inset, ink, thick in ((2.5, drawing.INK, 5), (5, drawing.PAPER, 2)):
        yield shape(
            "rect",
            x=x + inset,
            y=y + inset,
            width=width - 2 * inset,
            height=height - 2 * inset,
            fill="none",
            stroke=ink,
            stroke_width=thick,
        )


def _chips(scene: LayoutScene, signs: Mapping[str, str]) -> Iterator[Shape]:
    for pile in scene.piles:
        yield from chip(*place(BETS[pile.spot]), _says(pile, signs))


def _says(pile: Pile, signs: Mapping[str, str]) -> str:
    """Give what stands on the chips of a spot: sign and count, or how many colours lie there."""
    one = pile.chips[0]
    return f"{signs[one.colour]}{one.count}" if len(pile.chips) == 1 else f"({len(pile.chips)})"


def to_list(scene: LayoutScene, words: Words) -> list[Pile]:
    """Give the piles that the picture can't tell alone: several colours on a spot, and chips that hide one another."""
    signs = letters(scene, words)
    placed = [(*place(BETS[pile.spot]), chip_width(_says(pile, signs)), pile) for pile in scene.piles]

    def hidden(x: float, y: float, wide: float, pile: Pile) -> bool:
        return any(
            other is not pile and abs(y - high) < _CHIP and abs(x - along) < (wide + width) / 2 - _TOUCH
            for along, high, width, other in placed
        )

    return [one[3] for one in placed if len(one[3].chips) > 1 or hidden(*one)]


def letters(scene: LayoutScene, words: Words) -> dict[str, str]:
    """Give every player of a scene a sign: the first letter of the colour's name that is free, none to one alone."""
    seen = [player.colour for player in scene.players]
    seen += [chips.colour for pile in (*scene.piles, *scene.late) for chips in pile.chips]
    out: dict[str, str] = {}
    for colour in dict.fromkeys(seen):
        name = (*words.name("colour", colour).upper(), *"ABCDEFGHJKLMNPQRSTUVWXYZ")
        # O, I and their Cyrillic twins would be read as digits beside a count.
        free = (char for char in name if char.isalpha() and char not in {*out.values(), *"OIОІЗЧБ"})  # noqa: RUF001
        out[colour] = {UNNAMED: "", CASH: "$"}.get(colour, next(free, "?"))
    return out


def pile_line(pile: Pile, signs: Mapping[str, str], words: Words) -> str:
    """Say what lies on one spot, the lowest first."""
    chips = ", ".join(f"{signs[one.colour]}{words.number(one.count)}" for one in pile.chips)
    return f"{words.name('bet', pile.spot)}: {chips}"
