"""Chips in the work area: stacks of twenty, a row that is still to be made into stacks, cash with its values, a sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.rules.school import STACK
from croupier_trainer.ui import style
from croupier_trainer.ui.canvas import Canvas

if TYPE_CHECKING:
    from croupier_trainer.drills.scenes import ChipsScene
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

# A line of a stack is five chips high, so a full one has four.
_HIGH, _WIDE = 5, 4
# Rows of such a length are no whole number of any pile, so that they don't tell where to cut.
_ROW, _CASH_ROW = 53, 11
_MOST_ROWS = 5


def draw(scene: ChipsScene, terminal: Terminal, words: Words) -> list[str]:
    """Draw the chips of a scene, with their number and value in words beneath."""
    lines = _picture(scene, terminal) if terminal.pictures else []
    return lines + terminal.wrap(_said(scene, words), "  ")


def _picture(scene: ChipsScene, terminal: Terminal) -> list[str]:
    if scene.count is None:
        return _sum(str(scene.value), terminal)
    if scene.cash:
        return _cash(scene.count, str(scene.value or ""), terminal)
    return _row(scene.count, terminal) if scene.value is None else stacks(scene.count, terminal)


def _said(scene: ChipsScene, words: Words) -> str:
    if scene.count is None:
        return words.text("ui.chips-sum", value=scene.value or 0)
    if scene.value is None:
        return words.text("ui.chips-colour", n=scene.count)
    code = "ui.chips-cash" if scene.cash else "ui.chips-colour-value"
    return words.text(code, n=scene.count, value=scene.value)


def stacks(count: int, terminal: Terminal) -> list[str]:
    """Draw colour as full stacks and, set apart, what makes no full one; [] where that is too wide."""
    full, rest = divmod(count, STACK)
    heights = [STACK] * full
    at = [2 + (_WIDE + 1) * place for place in range(full)]
    if rest:
        heights.append(rest)
        at.append(2 + (_WIDE + 1) * full + 3)
    if not at or at[-1] + _WIDE > terminal.width:
        return []
    tall = -(-max(heights) // _HIGH)
    canvas = Canvas(at[-1] + _WIDE, tall + 1)
    for x, chips in zip(at, heights, strict=True):
        lines, left = divmod(chips, _HIGH)
        for line in range(lines):
            canvas.across(x, tall - 1 - line, _WIDE, "█", style.KEY)
        if left:
            canvas.across(x, tall - 1 - lines, _WIDE, "▄", style.KEY)
        canvas.put(x, tall, f"{chips:^{_WIDE}}".rstrip())
    return canvas.painted(terminal)


def _row(count: int, terminal: Terminal) -> list[str]:
    """Draw chips that lie on their edges side by side; [] where they are too many to be a picture."""
    length = min(_ROW, terminal.width - 4)
    rows = [min(length, count - start) for start in range(0, count, length)]
    if len(rows) > _MOST_ROWS:
        return []
    return [f"  {terminal.paint(terminal.fit('│' * chips), style.KEY)}" for chips in rows]


def _cash(count: int, value: str, terminal: Terminal) -> list[str]:
    """Draw cash chips with their value on each."""
    chip = f"({value})"
    length = min(_CASH_ROW, (terminal.width - 2) // len(chip))
    rows = [min(length, count - start) for start in range(0, count, length)]
    if len(rows) > _MOST_ROWS:
        return []
    return [f"  {terminal.paint(chip * chips, style.KEY)}" for chips in rows]


def _sum(value: str, terminal: Terminal) -> list[str]:
    line = "─" * (len(value) + 4)
    return [terminal.fit(f"  {one}") for one in (f"┌{line}┐", f"│  {value}  │", f"└{line}┘")]
