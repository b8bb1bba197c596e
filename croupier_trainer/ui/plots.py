"""Curves over time in the terminal; plotext is imported when one is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.ui.width import cells, cut, pad

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from croupier_trainer.ui.terminal import Terminal

HEIGHT = 9
_NARROWEST = 34
_WIDEST = 60
_DOTS = "⣀"


@dataclass(frozen=True, slots=True, kw_only=True)
class Curve:
    """Values by date, at least two; `top` is the highest value that may come, None where there is none."""

    title: str
    points: Sequence[tuple[date, float]]
    top: int | None = None


def pair(left: Curve, right: Curve, terminal: Terminal) -> list[str]:
    """Draw two curves side by side, or one under the other where the window is narrow."""
    width = min((terminal.width - 2) // 2, _WIDEST)
    if width < _NARROWEST:
        return [*draw(left, terminal, terminal.width), *draw(right, terminal, terminal.width)]
    ours, theirs = (draw(one, terminal, width) for one in (left, right))
    return [f"{pad(a, width)}  {b}".rstrip() for a, b in zip(ours, theirs, strict=True)]


def draw(curve: Curve, terminal: Terminal, width: int) -> list[str]:
    """Draw a curve of so many cells, its title above."""
    import plotext

    values = [value for _, value in curve.points]
    days = [day.toordinal() for day, _ in curve.points]
    plotext.clear_figure()
    plotext.theme("clear")
    plotext.plotsize(width, HEIGHT)
    # Dots of a font that has them are finer; elsewhere a star does.
    plotext.plot(days, values, marker="braille" if terminal.fit(_DOTS) == _DOTS else "*")
    top = curve.top if curve.top is not None else max(*values, 1) * 1.1
    plotext.ylim(0, top)
    plotext.yticks([0, top / 2, top], [f"{at:.0f}" for at in (0, top / 2, top)])
    first, last = curve.points[0][0], curve.points[-1][0]
    plotext.xticks([days[0], days[-1]], [first.isoformat(), last.isoformat()])
    lines = [line.rstrip() for line in plotext.uncolorize(plotext.build()).splitlines()]
    title = terminal.fit(curve.title)
    return [title if cells(title) <= width else cut(title, width), *(terminal.fit(line) for line in lines)]
