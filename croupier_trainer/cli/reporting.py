"""Class results: on the screen and into files, and results of several machines brought together."""

from __future__ import annotations

import io
import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from croupier_trainer.cli.figures import fact_lines, local_date, local_time, show, table_lines, write
from croupier_trainer.errors import Problem, UsageError
from croupier_trainer.practice.clock import now
from croupier_trainer.practice.log import log_at
from croupier_trainer.practice.place import place
from croupier_trainer.practice.report import class_report
from croupier_trainer.sheets import tables
from croupier_trainer.ui import style
from croupier_trainer.ui.terminal import detect

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier_trainer.practice.log import Log
    from croupier_trainer.practice.report import ClassReport, PaperReport
    from croupier_trainer.sheets.tables import Table
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

# Where the attempt stands in the table of trainees.
_ATTEMPT = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What the command line asks for; the names of files are None where they aren't wanted."""

    drill: str | None = None
    anonymous: bool = False
    html: str | None = None
    csv: str | None = None
    xlsx: str | None = None
    json: str | None = None
    plain: bool = False
    db: str | None = None


def report(asked: Asked, words: Words) -> int:
    """Tell the class's results; give the exit code."""
    terminal = detect(plain=asked.plain)
    log = log_at(place(asked.db, os.environ))
    drill = None if asked.drill is None else _drill(log, asked.drill)
    found = class_report(log, drill=drill, anonymous=asked.anonymous)
    if not _written(found, asked, terminal, words):
        show(list(lines(found, terminal, words)), terminal, words)
    return 0


def _drill(log: Log, name: str) -> str:
    """Find the quiz that is meant: a shipped name, or a file's name with its folder and ending or without."""
    known = sorted({past.header.drill for past in log.pasts if past.header.mode == "quiz"})
    for one in (name, Path(name).name, f"{Path(name).name}.yaml"):
        if one in known:
            return one
    if not known:
        raise UsageError(Problem(code="report.empty"))
    raise UsageError(Problem(code="report.no-quiz", params={"name": name, "near": tuple(known)}))


def _written(found: ClassReport, asked: Asked, terminal: Terminal, words: Words) -> bool:
    """Write the files that are asked for; whether there were any."""
    from croupier_trainer.sheets.exports import csv_text, json_text, write_xlsx
    from croupier_trainer.sheets.pages import class_page

    def page() -> bytes:
        made = local_date(now().utc_ms).isoformat()
        return class_page(found, words, made=made, when=local_time).encode()

    def sheet() -> bytes:
        stream = io.BytesIO()
        write_xlsx(found, stream, words, when=local_time)
        return stream.getvalue()

    # Spreadsheets take CSV for the system's old encoding unless it begins with the mark.
    makers = (
        (asked.html, page),
        (asked.csv, lambda: csv_text(found, words, when=local_time).encode("utf-8-sig")),
        (asked.xlsx, sheet),
        (asked.json, lambda: json_text(found).encode()),
    )
    wanted = [(name, make) for name, make in makers if name is not None]
    for name, make in wanted:
        write(name, make, terminal, words)
    return bool(wanted)


def lines(found: ClassReport, terminal: Terminal, words: Words) -> Iterator[str]:
    """Give the class report as lines."""
    if found.headless:
        yield from terminal.wrap(words.text("report.warn-headless", n=len(found.headless)))
    if not found.papers:
        yield from terminal.wrap(words.text("report.empty"))
    for place_, paper in enumerate(found.papers):
        if place_:
            yield ""
        yield from _paper(paper, found, terminal, words)


def _paper(paper: PaperReport, found: ClassReport, terminal: Terminal, words: Words) -> Iterator[str]:
    yield terminal.paint(terminal.fit(tables.title_of(paper, words)), style.BOLD)
    if paper.broken:
        yield from terminal.wrap(words.text("report.warn-broken", n=paper.broken))
    yield from fact_lines(tables.paper_facts(paper, words, found.statistics_from), terminal, words)
    for table in tables.paper_tables(paper, words, local_time):
        yield from table_lines(_short(table), terminal, words)
    about = ["about-counted", "about-facility"] + ([] if found.anonymous else ["about-receipt"])
    yield ""
    yield from terminal.wrap(" ".join(words.text(f"report.{one}") for one in about))


def _short(table: Table) -> Table:
    """Leave the attempts away where each trainee had one."""
    if table.name != "trainees" or any(row[_ATTEMPT] != 1 for row in table.rows):
        return table
    return replace(table, rows=tuple((*row[:_ATTEMPT], None, *row[_ATTEMPT + 1 :]) for row in table.rows))


def merge(files: Sequence[str], db: str | None, words: Words) -> int:
    """Bring the results of other machines' files into the store, each once; give the exit code."""
    from croupier_trainer.practice.foreign import rows_of_file
    from croupier_trainer.practice.store import Store

    terminal = detect()
    # All are read before any is written: a file that can't be read leaves the store as it was.
    read = [(name, rows_of_file(Path(name))) for name in files]
    with Store(place(db, os.environ)) as store:
        for name, rows in read:
            new = store.add(rows)
            terminal.print(terminal.wrap(words.text("report.merged", path=name, n=new, known=len(rows) - new)))
    return 0
