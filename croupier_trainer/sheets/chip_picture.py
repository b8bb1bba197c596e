"""Chips in the work area: colour in full stacks with the rest apart, cash chips with their value. Tells no cut."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.rules.school import STACK
from croupier_trainer.sheets import drawing
from croupier_trainer.sheets.drawing import Picture, chip, label, shape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.scenes import ChipsScene
    from croupier_trainer.sheets.drawing import Shape
    from croupier_trainer.text.words import Words

_MOST_STACKS, _MOST_CHIPS = 14, 33
_WIDE, _HIGH, _STEP = 34, 4, 42
# Rows of such a length are no whole number of any pile, so that they don't tell where to cut.
_ROW = 11
_MM = 0.28


def draw(scene: ChipsScene, words: Words) -> Picture | None:
    """Draw the chips of a scene; None where a picture would tell the answer or be too large."""
    if scene.count is None or scene.value is None:
        return None
    shapes: tuple[Shape, ...]
    if scene.cash:
        if scene.count > _MOST_CHIPS:
            return None
        step = 18 + 8 * len(str(scene.value))
        shapes = tuple(_cash(scene.count, str(scene.value), step))
        width, height = min(scene.count, _ROW) * step + 4, 28 * -(-scene.count // _ROW) + 4
    else:
        stacks = -(-scene.count // STACK)
        if stacks > _MOST_STACKS:
            return None
        shapes = tuple(_stacks(scene.count))
        width, height = stacks * _STEP + 16, STACK * _HIGH + 22
    title = words.text("ui.chips-cash" if scene.cash else "ui.chips-colour-value", n=scene.count, value=scene.value)
    return Picture(title=title, width=width, height=height, wide_mm=round(width * _MM), shapes=shapes)


def _cash(count: int, value: str, step: int) -> Iterator[Shape]:
    for at in range(count):
        row, along = divmod(at, _ROW)
        yield from chip(2 + step * (along + 0.5), 15 + 28 * row, value)


def _stacks(count: int) -> Iterator[Shape]:
    full, rest = divmod(count, STACK)
    for at, chips in enumerate([STACK] * full + [rest] * bool(rest)):
        # What makes no full stack stands apart.
        x = 2 + _STEP * at + (10 if chips < STACK else 0)
        for high in range(chips):
            y = 2 + _HIGH * (STACK - 1 - high)
            yield shape(
                "rect", x=x, y=y, width=_WIDE, height=_HIGH, fill=drawing.PAPER, stroke=drawing.INK, stroke_width=0.8
            )
        yield label(x + _WIDE / 2, STACK * _HIGH + 12, str(chips), 12)
