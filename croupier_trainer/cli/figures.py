"""Figures and tables of reports on the screen, and reports into files."""

from __future__ import annotations

import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from croupier_trainer.errors import Problem, UsageError
from croupier_trainer.sheets.figures import shown
from croupier_trainer.ui import pages, style
from croupier_trainer.ui.table import table as laid_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from croupier_trainer.sheets.tables import Fact, Table
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

# A file's name that means standard output.
STDOUT = "-"
# A column of these alone says nothing, and the window is narrow.
_DULL = (None, "", 0)


def fact_lines(facts: Iterable[Fact], terminal: Terminal, words: Words) -> Iterator[str]:
    """Give figures as lines."""
    for fact in facts:
        value = shown(fact.kind, fact.value, words)
        if value:
            yield from terminal.wrap(f"{fact.label}: {value}", "", "  ")


def table_lines(table: Table, terminal: Terminal, words: Words) -> Iterator[str]:
    """Give a table under its title; nothing where it has no row, no column that says nothing."""
    if not table.rows:
        return
    kept = [place for place in range(len(table.columns)) if any(row[place] not in _DULL for row in table.rows)]
    columns = [table.columns[place] for place in kept]
    rows = [[shown(table.columns[place].kind, row[place], words) for place in kept] for row in table.rows]
    yield ""
    yield terminal.paint(terminal.fit(table.title), style.BOLD)
    aligns = ["left" if column.kind == "text" else "right" for column in columns]
    yield from laid_out(terminal, [column.title for column in columns], rows, aligns)  # type: ignore[arg-type]


def show(lines: Sequence[str], terminal: Terminal, words: Words) -> None:
    """Show lines, page by page where a person sits there."""
    if terminal.plain or not terminal.typist or len(lines) < terminal.lines:
        terminal.print(lines)
        return
    from croupier_trainer.cli.drilling import screen_for

    pages.show(lines, screen_for(terminal, words), words)


def local_date(at_ms: int) -> date:
    """Give the day on which a UTC moment in milliseconds falls here."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).astimezone().date()


def local_time(at_ms: int) -> str:
    """Write a UTC moment in milliseconds as the time here."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def write(name: str, make: Callable[[], bytes], terminal: Terminal, words: Words) -> None:
    """Write a report to a file, `-` for standard output, and say so on stderr; raises UsageError."""
    data = make()
    if name == STDOUT:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    try:
        Path(name).write_bytes(data)
    except OSError:
        raise UsageError(Problem(code="usage.cannot-write", params={"path": name})) from None
    terminal.complain(terminal.wrap(words.text("report.written", path=name)))
