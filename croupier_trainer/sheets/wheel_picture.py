"""The wheel with its 37 pockets clockwise from 0 at the top. Source: RT-WHEEL."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from croupier_trainer.rules.roulette.wheel import BLACK, CLOCKWISE, RED
from croupier_trainer.sheets import drawing
from croupier_trainer.sheets.drawing import Picture, shape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.scenes import WheelScene
    from croupier_trainer.sheets.drawing import Shape
    from croupier_trainer.text.words import Words

_MIDDLE, _INNER, _OUTER, _NUMBERS, _MARKS = 120, 78, 108, 94, 114
_TURN = 2 * pi / len(CLOCKWISE)
_PRINTED_MM = 68


def draw(scene: WheelScene, words: Words) -> Picture:
    """Draw the wheel; marked numbers have a dot outside, the winning one a ring."""
    shapes = [one for place, number in enumerate(CLOCKWISE) for one in _pocket(place, number)]
    for place, number in enumerate(CLOCKWISE):
        x, y = _at(place, _MARKS)
        if number in scene.marked:
            shapes.append(shape("circle", cx=x, cy=y, r=4, fill=drawing.INK))
        if number == scene.number:
            shapes.append(shape("circle", cx=x, cy=y, r=4.5, fill=drawing.PAPER, stroke=drawing.INK, stroke_width=2.5))
    return Picture(
        title=words.text("paper.wheel"),
        width=2 * _MIDDLE,
        height=2 * _MIDDLE,
        wide_mm=_PRINTED_MM,
        shapes=tuple(shapes),
    )


def _at(place: float, radius: float) -> tuple[float, float]:
    return _MIDDLE + radius * sin(place * _TURN), _MIDDLE - radius * cos(place * _TURN)


def _pocket(place: int, number: int) -> Iterator[Shape]:
    corners = [_at(place + side, radius) for side, radius in ((-0.5, _INNER), (-0.5, _OUTER), (0.5, _OUTER))]
    corners.append(_at(place + 0.5, _INNER))
    fill = drawing.INK if number in BLACK else drawing.PAPER if number in RED else drawing.SHADE
    ink = drawing.PAPER if number in BLACK else drawing.RED if number in RED else drawing.INK
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
    yield shape("polygon", points=points, fill=fill, stroke=drawing.INK, stroke_width=1)
    x, y = _at(place, _NUMBERS)
    turn = f"rotate({360 * place / len(CLOCKWISE):.1f} {x:.1f} {y:.1f})"
    yield shape(
        "text",
        str(number),
        x=x,
        y=y + 3.5,
        font_size=10,
        font_weight="bold",
        text_anchor="middle",
        fill=ink,
        transform=turn,
    )
