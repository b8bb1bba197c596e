"""The wheel laid open as the track: 37 numbers in two rows, clockwise, with marked ones and the sectors.

The upper row goes clockwise from the left, the lower one comes back from the right, as on the track that is printed
on the layout. Red and black are told apart without colour: black numbers are shaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.rules.roulette.wheel import BLACK, CLOCKWISE, RED
from croupier_trainer.ui import style
from croupier_trainer.ui.canvas import Canvas
from croupier_trainer.ui.width import flow

if TYPE_CHECKING:
    from croupier_trainer.drills.scenes import WheelScene
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

# A number's cell and its line; the upper row has the pockets after 0, the lower one those before it.
_CELL, _LEFT = 3, 5
_PITCH = _CELL + 1
_HALF = len(CLOCKWISE) // 2
UPPER, LOWER = CLOCKWISE[1 : _HALF + 1], CLOCKWISE[:_HALF:-1]
WIDTH, _HEIGHT = _LEFT + _PITCH * _HALF + 1, 5
# Where the sectors meet: after so many numbers of the upper and of the lower row.
_MEET = ((7, 9), (10, 14))
SHADE = "░"
MARK = "*"


def draw(scene: WheelScene, terminal: Terminal, words: Words) -> list[str]:
    """Draw the track with the winning number in brackets and marked numbers starred; as a list where it has no room."""
    marked = frozenset(scene.marked)
    if not terminal.pictures or terminal.width < WIDTH:
        return _list(scene.number, marked, terminal, words)
    canvas = Canvas(WIDTH, _HEIGHT)
    _lines(canvas)
    for y, row in ((1, UPPER), (3, LOWER)):
        for place, number in enumerate(row):
            _number(canvas, _LEFT + _PITCH * place + 1, y, number, marked)
    _number(canvas, 1, 2, 0, marked)
    _sectors(canvas, terminal, words)
    if scene.number is not None:
        x, y = _place(scene.number)
        canvas.put(x - 1, y, "[", style.DOLLY)
        canvas.put(x + _CELL, y, "]", style.DOLLY)
    return canvas.painted(terminal)


def _place(number: int) -> tuple[int, int]:
    if number == 0:
        return 1, 2
    y, row = (1, UPPER) if number in UPPER else (3, LOWER)
    return _LEFT + _PITCH * row.index(number) + 1, y


def _number(canvas: Canvas, x: int, y: int, number: int, marked: frozenset[int]) -> None:
    look = style.RED if number in RED else style.BOLD if number in BLACK else style.GREEN
    canvas.put(x, y, SHADE if number in BLACK else " ", style.DIM)
    if number in marked:
        canvas.put(x, y, MARK, style.BOLD)
        look = style.REVERSE
    canvas.put(x + 1, y, f"{number:>2}" if number else "0 ", look)


def _lines(canvas: Canvas) -> None:
    right = WIDTH - 1
    for y in (0, _HEIGHT - 1):
        canvas.across(_LEFT, y, right - _LEFT)
    for place in range(_HALF + 1):
        x = _LEFT + _PITCH * place
        for y in (1, 3):
            canvas.put(x, y, "│")
        canvas.put(x, 0, "┬")
        canvas.put(x, _HEIGHT - 1, "┴")
    for x, y, char in ((_LEFT, 0, "┌"), (right, 0, "┐"), (_LEFT, 4, "└"), (right, 4, "┘"), (right, 2, "│")):
        canvas.put(x, y, char)
    canvas.put(0, 1, "┌────")
    canvas.put(0, 2, "│")
    canvas.put(0, 3, "└────")
    for y in (1, 3):
        canvas.put(_LEFT, y, "┤")
    for upper, lower in _MEET:
        canvas.put(_LEFT + _PITCH * upper, 1, "║")
        canvas.put(_LEFT + _PITCH * lower, 3, "║")


def _sectors(canvas: Canvas, terminal: Terminal, words: Words) -> None:
    """Write the sectors between the rows, parted where they meet."""
    meets = [_LEFT + _PITCH * (upper + lower) // 2 for upper, lower in _MEET]
    starts, ends = [_LEFT, *meets], [*meets, WIDTH - 1]
    for sector, start, end in zip(("voisins", "orphelins", "tiers"), starts, ends, strict=True):
        name = terminal.fit(words.name("sector", sector))[: end - start - 2]
        canvas.put(start + 1 + (end - start - 1 - len(name)) // 2, 2, name, style.DIM)
    for x in meets:
        canvas.put(x, 2, "\\")


def _list(number: int | None, marked: frozenset[int], terminal: Terminal, words: Words) -> list[str]:
    """Write the pockets clockwise from 0, and where the ball lies."""
    lines = terminal.wrap(words.text("ui.wheel-clockwise"))
    items = [f"{one}{MARK if one in marked else ''}" for one in CLOCKWISE]
    lines += flow(items, terminal.text_width, between=" ", indent="  ")
    if number is not None:
        lines += terminal.wrap(words.text("ui.dolly", number=number))
    return lines
