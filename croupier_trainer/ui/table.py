"""Tables of other commands, broken to the window's width; as records where a table has no room or can't be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from croupier_trainer.ui.width import cells

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.ui.terminal import Terminal

Align = Literal["left", "right"]
# Cells between two columns.
_BETWEEN = 2


def table(
    terminal: Terminal, heads: Sequence[str], rows: Sequence[Sequence[str]], aligns: Sequence[Align] = ()
) -> list[str]:
    """Lay out rows under their heads; columns are aligned as `aligns` says, the rest to the left."""
    heads = [terminal.fit(head) for head in heads]
    shown = [[terminal.fit(cell) for cell in row] for row in rows]
    if not terminal.pictures or _least(heads, shown) > terminal.width:
        return _records(terminal, heads, shown)
    return _rich(terminal, heads, shown, aligns)


def _least(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> int:
    """Count the cells that a table needs if lines are broken at spaces only."""
    columns = zip(heads, *rows, strict=True)
    words = (max(cells(word) for text in column for word in (text.split() or [""])) for column in columns)
    return sum(words) + _BETWEEN * (len(heads) - 1)


def _records(terminal: Terminal, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Write each row as its first cell and lines of head and cell below."""
    lines: list[str] = []
    for first, *others in rows:
        lines += terminal.wrap(first)
        for head, cell in zip(heads[1:], others, strict=True):
            if cell:
                lines += terminal.wrap(f"{head}: {cell}" if head else cell, "  ", "    ")
    return lines


def _rich(
    terminal: Terminal, heads: Sequence[str], rows: Sequence[Sequence[str]], aligns: Sequence[Align]
) -> list[str]:
    from io import StringIO

    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    out = StringIO()
    console = Console(
        file=out,
        width=terminal.width,
        force_terminal=terminal.colour,
        color_system="standard" if terminal.colour else None,
        legacy_windows=False,
        highlight=False,
        emoji=False,
        markup=False,
        _environ={},
    )
    shown = Table(box=None, padding=(0, _BETWEEN, 0, 0), pad_edge=False, show_header=any(heads), header_style="bold")
    for place, head in enumerate(heads):
        # Words by themselves (ids, numbers) stay whole; `_least` has seen that they fit.
        whole = not any(" " in row[place] for row in rows)
        align = aligns[place] if place < len(aligns) else "left"
        shown.add_column(Text(head), justify=align, overflow="fold", no_wrap=whole)
    for row in rows:
        shown.add_row(*(Text(cell) for cell in row))
    console.print(shown)
    return [line.rstrip() for line in out.getvalue().splitlines()]
