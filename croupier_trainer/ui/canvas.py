"""A grid of cells to draw on: characters with styles, given out as lines with or without escape sequences.

Made for the first picture of a sitting, which must be there before anything heavy is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier_trainer.ui.terminal import Terminal


class Canvas:
    """Cells in `lines` rows of `columns`; (0, 0) is the upper left one.

    >>> canvas = Canvas(5, 1)
    >>> canvas.put(1, 0, "17")
    >>> canvas.rows()
    [' 17']
    """

    __slots__ = ("_chars", "_styles", "columns", "lines")

    def __init__(self, columns: int, lines: int) -> None:
        self.columns = columns
        self.lines = lines
        self._chars = [[" "] * columns for _ in range(lines)]
        self._styles = [[""] * columns for _ in range(lines)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text, one cell a character; what falls outside is an IndexError, never cut in silence."""
        if x < 0 or y < 0 or x + len(text) > self.columns:
            raise IndexError((x, y, text))
        self._chars[y][x : x + len(text)] = text
        self._styles[y][x : x + len(text)] = [style] * len(text)

    def across(self, x: int, y: int, length: int, char: str = "─", style: str = "") -> None:
        """Draw a line to the right."""
        self.put(x, y, char * length, style)

    def down(self, x: int, y: int, length: int, char: str = "│", style: str = "") -> None:
        """Draw a line downwards."""
        for row in range(y, y + length):
            self.put(x, row, char, style)

    def at(self, x: int, y: int) -> str:
        """Give the character of a cell."""
        return self._chars[y][x]

    def rows(self) -> list[str]:
        """Give the lines without styles, spaces at their ends left off."""
        return ["".join(chars).rstrip() for chars in self._chars]

    def painted(self, terminal: Terminal) -> list[str]:
        """Give the lines as this terminal shows them."""
        if not terminal.colour:
            return [terminal.fit(row) for row in self.rows()]
        return [_paint(terminal, chars, styles) for chars, styles in zip(self._chars, self._styles, strict=True)]


def _paint(terminal: Terminal, chars: list[str], styles: list[str]) -> str:
    end = len(chars)
    while end and chars[end - 1] == " " and not styles[end - 1]:
        end -= 1
    out: list[str] = []
    start = 0
    for at in range(1, end + 1):
        if at == end or styles[at] != styles[start]:
            out.append(terminal.paint(terminal.fit("".join(chars[start:at])), styles[start]))
            start = at
    return "".join(out)
