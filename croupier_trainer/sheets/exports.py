"""Reports for other programs: CSV and XLSX for spreadsheets, JSON for the rest.

A spreadsheet takes a text that begins with =, +, - or @ for a formula. In XLSX texts are stored as texts; CSV knows no
types, so such a text gets an apostrophe before it, which spreadsheets read as "this is text".
"""

from __future__ import annotations

import csv
import io
from typing import IO, TYPE_CHECKING, TypeAlias

import msgspec

from croupier_trainer.sheets import tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from xlsxwriter import Workbook
    from xlsxwriter.format import Format
    from xlsxwriter.worksheet import Worksheet

    from croupier_trainer.practice.progress import Progress
    from croupier_trainer.practice.report import ClassReport, PaperReport
    from croupier_trainer.sheets.figures import Kind
    from croupier_trainer.sheets.tables import Table
    from croupier_trainer.text.words import Words

When: TypeAlias = "Callable[[int], str]"

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # noqa: RUF001 - full-width signs, as meant
# How a spreadsheet writes a column, and what its raw value is divided by.
_FORMATS: dict[Kind, tuple[str, int]] = {
    "count": ("0", 1),
    "share": ("0.0%", 1000),
    "correlation": ("0.00", 1000),
    "seconds": ("0.0", 1000),
    "minutes": ("[m]:ss", 86_400_000),
}
_NAME_MOST = 31
_WIDEST = 60


def json_text(report: ClassReport | Progress) -> str:
    """Give a report as JSON: numbers and codes, the same in every language."""
    return msgspec.json.format(msgspec.json.encode(report, order="deterministic"), indent=2).decode() + "\n"


def plain(text: str) -> str:
    """Give a text that no spreadsheet takes for a formula.

    >>> plain("=1+1"), plain("Олена")
    ("'=1+1", 'Олена')
    """
    return f"'{text}" if text.startswith(_FORMULA) else text


def csv_text(report: ClassReport, words: Words, *, when: When) -> str:
    """Give the class report as CSV: a line a sitting, with the score of each question in thousandths.

    Only whole numbers stand there, since spreadsheets read 12.5 as a date in some languages.
    """
    ids = list(dict.fromkeys(line.id for paper in report.papers for line in paper.questions))
    heads = (
        "quiz",
        "trainee",
        "attempt",
        "begun",
        "score-mille",
        "passed",
        "seconds",
        "late",
        "unreached",
        "notes",
        "receipt",
    )
    out = io.StringIO()
    writer = csv.writer(out, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\r\n")
    writer.writerow([plain(one) for one in (*(words.text(f"report.col-{head}") for head in heads), *ids)])
    for paper in report.papers:
        for line in paper.trainees:
            scores = dict(zip((one.id for one in paper.questions), line.scores, strict=True))
            row = (
                tables.title_of(paper, words),
                tables.trainee_of(line, words),
                line.attempt,
                when(line.opened_ms),
                line.mille,
                tables.yes_no(words, said=line.passed),
                line.elapsed_ms // 1000,
                line.late,
                line.unreached,
                tables.notes_of(line, words),
                line.receipt,
                *(scores.get(id_) for id_ in ids),
            )
            writer.writerow([plain(one) if isinstance(one, str) else one for one in row])
    return out.getvalue()


def write_xlsx(report: ClassReport, stream: IO[bytes], words: Words, *, when: When) -> None:
    """Write the class report as XLSX: for each quiz a sheet of figures, of scores, and one for each table."""
    import xlsxwriter

    options = {
        "in_memory": True,
        "strings_to_formulas": False,
        "strings_to_urls": False,
        "strings_to_numbers": False,
    }
    book = xlsxwriter.Workbook(stream, options)
    styles = {kind: book.add_format({"num_format": shape}) for kind, (shape, _) in _FORMATS.items()}
    bold = book.add_format({"bold": True})
    for number, paper in enumerate(report.papers, 1):
        # Sheets of one name are refused by spreadsheets: several quizzes are numbered.
        prefix = f"{number} " if len(report.papers) > 1 else ""
        _facts(book, prefix, paper, report.statistics_from, words, (bold, styles))
        for table in (*tables.paper_tables(paper, words, when), _score_table(paper, words)):
            _sheet(book, prefix, table, words, (bold, styles))
    if not report.papers:
        book.add_worksheet(words.text("sheets.sheet-facts")).write_string(0, 0, words.text("report.empty"))
    book.close()


def _score_table(paper: PaperReport, words: Words) -> Table:
    """Give the score of each trainee at each question."""
    columns = (
        tables.Column(words.text("report.col-trainee"), "text"),
        *(tables.Column(words.value(line.id), "share") for line in paper.questions),
    )
    rows = tuple((tables.trainee_of(line, words), *line.scores) for line in paper.trainees)
    return tables.Table(name="scores", title=words.text("sheets.sheet-scores"), columns=columns, rows=rows)


def _facts(
    book: Workbook,
    prefix: str,
    paper: PaperReport,
    statistics_from: int,
    words: Words,
    looks: tuple[Format, dict[Kind, Format]],
) -> None:
    bold, styles = looks
    sheet = book.add_worksheet(_name(prefix, words.text("sheets.sheet-facts")))
    sheet.write_string(0, 0, tables.title_of(paper, words), bold)
    for place, fact in enumerate(tables.paper_facts(paper, words, statistics_from), 2):
        sheet.write_string(place, 0, fact.label)
        _cell(sheet, place, 1, (fact.kind, fact.value), styles)
    sheet.set_column(0, 1, 34)


def _sheet(book: Workbook, prefix: str, table: Table, words: Words, looks: tuple[Format, dict[Kind, Format]]) -> None:
    bold, styles = looks
    sheet = book.add_worksheet(_name(prefix, words.text(f"sheets.sheet-{table.name}")))
    for place, column in enumerate(table.columns):
        sheet.write_string(0, place, column.title, bold)
        texts = [value for row in table.rows if isinstance(value := row[place], str)]
        sheet.set_column(place, place, min(max(map(len, [column.title, *texts])) + 2, _WIDEST))
    for number, row in enumerate(table.rows, 1):
        for place, value in enumerate(row):
            _cell(sheet, number, place, (table.columns[place].kind, value), styles)
    sheet.freeze_panes(1, 1)
    if table.rows:
        sheet.autofilter(0, 0, len(table.rows), len(table.columns) - 1)


def _cell(sheet: Worksheet, row: int, column: int, what: tuple[Kind, tables.Value], styles: dict[Kind, Format]) -> None:
    kind, value = what
    if isinstance(value, str):
        sheet.write_string(row, column, value)
    elif value is not None:
        _, divisor = _FORMATS[kind]
        sheet.write_number(row, column, value / divisor, styles[kind])


def _name(prefix: str, name: str) -> str:
    return (prefix + name)[:_NAME_MOST]
