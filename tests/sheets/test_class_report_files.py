"""The class report as HTML, CSV, XLSX and JSON: the same figures, no script, no outside address, no formula."""

from __future__ import annotations

import csv
import io
import json
import re
from functools import cache
from html.parser import HTMLParser

import msgspec
import openpyxl
import pytest

from croupier_trainer.practice.log import read_log
from croupier_trainer.practice.record import digest
from croupier_trainer.practice.report import ClassReport, class_report
from croupier_trainer.sheets.exports import csv_text, json_text, plain, write_xlsx
from croupier_trainer.sheets.pages import class_page
from croupier_trainer.text.catalog import LANGUAGES
from croupier_trainer.text.words import Words
from tests.practice.simulated import classroom

NAMES = (
    '=HYPERLINK("http://evil.example","click")',
    "<script>alert(1)</script>",
    "+380 44 123",
    "@SUM(A1:A9)",
    "-1",
    "\t=1+1",
    "\x1b[31mRed & \"co\" 'quoted', line\n2",
)
VOID = frozenset({"meta", "link", "br", "hr", "img", "input", "col"})


@cache
def report(*, anonymous: bool = False, trainees: int = 30) -> ClassReport:
    """Give the report of a class in which some have names that are not names."""
    return class_report(read_log(classroom(trainees, 40, names=NAMES).rows()), anonymous=anonymous)


def when(at_ms: int) -> str:
    """Write a moment."""
    return f"T{at_ms // 60_000}"


def page(language: str = "en", **how: bool) -> str:
    """Give the HTML report."""
    return class_page(report(**how), Words(language), made="2025-06-16", when=when)


class Strict(HTMLParser):
    """Parses HTML and insists that tags are closed in order; keeps texts, tags and attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.cells: list[list[str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note a tag."""
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "tr":
            self.cells.append([])
        if tag in {"td", "th"}:
            self.cells[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        """Close a tag."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Note a text."""
        if self.open and self.open[-1] not in {"style", "title"}:
            self.texts.append(data)
        if self.open and self.open[-1] in {"td", "th"}:
            self.cells[-1][-1] += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_well_formed_and_alone(language: str) -> None:
    """It parses, every tag is closed, nothing is run and nothing is fetched, in each language."""
    text = page(language)
    parsed = Strict(text)
    names = {tag for tag, _ in parsed.tags}
    assert {"html", "svg", "table", "rect", "h1", "h2"} <= names
    assert not names & {"script", "iframe", "object", "embed", "link", "base", "form", "img", "image", "use", "a"}
    for _, attributes in parsed.tags:
        assert not [name for name in attributes if name.startswith("on")]
        assert not {"src", "href", "xlink:href", "srcset", "action", "style", "http-equiv"} & set(attributes)
    markup = re.sub(r"&lt;.*?&gt;|HYPERLINK\(.*?\)", "", text)
    assert not re.search(r"https?:|//[a-z]|url\(|@import|javascript:|data:", markup)
    assert dict(parsed.tags)["html"]["lang"] == language


def test_every_trainee_and_question_is_on_the_page() -> None:
    """Thirty lines and forty lines, with what the report says; names are shown, never obeyed."""
    parsed = Strict(page())
    (paper,) = report().papers
    rows = {tuple(row[:2]): row for row in parsed.cells}
    for line in paper.trainees:
        shown = line.name.replace("\x1b", "\ufffd").replace("\t", "\ufffd").replace("\n", "\ufffd")
        row = rows[shown, str(line.attempt)]
        assert row[3] == f"{(line.mille or 0) / 10:.1f} %"
        assert row[4] == ("yes" if line.passed else "no")
        assert row[9] == line.receipt
    for question in paper.questions:
        row = next(one for one in parsed.cells if one[0] == question.id and len(one) == 7)
        assert row[2] == f"{question.facility_mille / 10:.1f} %"
        assert row[3] == f"{question.right} of 30"
        assert row[5] == f"{(question.discrimination_mille or 0) / 1000:.2f}"


def test_the_charts_say_what_the_tables_say() -> None:
    """A bar for each question, as long as its facility; ten bars whose counts are all counted trainees."""
    parsed = Strict(page())
    (paper,) = report().papers
    bars = [int(about["width"] or 0) for tag, about in parsed.tags if tag == "rect"]
    assert len(bars) == 10 + 40
    assert bars[10:] == [question.facility_mille * 420 // 1000 for question in paper.questions]
    counts = [0] * 10
    for line in paper.trainees:
        counts[min((line.mille or 0) // 100, 9)] += 1
    assert bars[:10] == [count * 420 // max(counts) for count in counts]


def test_an_anonymous_page_names_nobody() -> None:
    """Not one of the names, receipts or sittings."""
    text = page(anonymous=True)
    (paper,) = report().papers
    assert not any(line.receipt in text or line.sitting in text for line in paper.trainees)
    assert not any(word in text for word in ("HYPERLINK", "380", "SUM(", "quoted"))
    assert "Trainee 30" in text
    assert "alert" not in text


def test_what_was_tampered_with_stands_on_the_page() -> None:
    """A changed sitting and one without its beginning are told in words."""
    rows = list(classroom(12, 4).rows())
    place = next(i for i, row in enumerate(rows) if row.entry == "judged")
    body = rows[place].body.replace('"mille":0', '"mille":999').replace('"mille":1000', '"mille":999')
    rows[place] = msgspec.structs.replace(rows[place], body=body, hash=digest(body))
    del rows[-10]
    last = rows[-1].sitting
    rows = [row for row in rows if (row.sitting, row.seq) != (last, 0)]
    text = class_page(class_report(read_log(rows)), Words("en"), made="today", when=when)
    assert "1 sitting was changed after it was written, and is not counted." in text
    assert f"changed at entry {rows[place].seq}" in text
    assert "1 sitting has lost its beginning" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_report_says_so(language: str) -> None:
    """Before the first quiz every file is whole and says that there is nothing."""
    words = Words(language)
    empty = ClassReport()
    assert words.text("report.empty") in "".join(Strict(class_page(empty, words, made="", when=when)).texts)
    assert len(list(csv.reader(io.StringIO(csv_text(empty, words, when=when))))) == 1
    stream = io.BytesIO()
    write_xlsx(empty, stream, words, when=when)
    assert openpyxl.load_workbook(stream).active.cell(1, 1).value == words.text("report.empty")


def test_a_formula_typed_as_a_name_stays_text_in_csv() -> None:
    """No cell begins with what a spreadsheet takes for a formula, and the name is still there."""
    rows = list(csv.reader(io.StringIO(csv_text(report(), Words("en"), when=when), newline="")))
    assert all(len(row) == len(rows[0]) for row in rows)
    texts = [cell for row in rows for cell in row if not cell.isdecimal()]
    assert not [cell for cell in texts if cell.startswith(("=", "+", "-", "@", "\t", "\r", "\n"))]
    names = {row[1] for row in rows[1:]}
    assert {"'" + NAMES[0], NAMES[1], "'" + NAMES[2], "'" + NAMES[3], "'-1"} <= names


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@a", "\t=1", "\r=1", "\n=1", "＝1", "－1"])  # noqa: RUF001
def test_every_sign_that_begins_a_formula_is_disarmed(text: str) -> None:
    """The apostrophe tells a spreadsheet that text follows; harmless texts stay as they are."""
    assert plain(text) == "'" + text
    assert plain("a" + text) == "a" + text


def test_csv_holds_the_scores_of_every_question() -> None:
    """A line a sitting; scores are whole thousandths in the order of the questions."""
    (paper,) = report().papers
    rows = list(csv.DictReader(io.StringIO(csv_text(report(), Words("en"), when=when), newline="")))
    assert len(rows) == 30
    for row, line in zip(rows, paper.trainees, strict=True):
        assert int(row["Score, thousandths"]) == line.mille
        assert [int(row[f"q{n}"]) for n in range(40)] == list(line.scores)
        assert sum(line.scores[n] or 0 for n in range(40)) // 40 == line.mille


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_formula_typed_as_a_name_stays_text_in_xlsx(language: str) -> None:
    """Read back, no cell of the workbook is a formula or a link; names are what was typed; scores are numbers."""
    stream = io.BytesIO()
    write_xlsx(report(), stream, Words(language), when=when)
    book = openpyxl.load_workbook(stream)
    cells = [cell for sheet in book for row in sheet for cell in row if cell.value is not None]
    # d is a number shown as minutes and seconds; f would be a formula.
    assert {cell.data_type for cell in cells} == {"s", "n", "d"}
    assert not any(cell.hyperlink for cell in cells)
    trainees = book.worksheets[1]
    (paper,) = report().papers
    names = [trainees.cell(row, 1).value for row in range(2, 32)]
    assert NAMES[0] in names
    assert NAMES[3] in names
    scores = [trainees.cell(row, 4).value for row in range(2, 32)]
    assert scores == [pytest.approx((line.mille or 0) / 1000) for line in paper.trainees]
    matrix = book.worksheets[-1]
    assert [matrix.cell(2, n + 2).value for n in range(40)] == [
        pytest.approx((score or 0) / 1000) for score in paper.trainees[0].scores
    ]


def test_json_is_the_whole_report_and_the_same_in_every_language() -> None:
    """Numbers and codes, read back as they were."""
    text = json_text(report())
    assert msgspec.json.decode(text, type=ClassReport) == report()
    assert json.loads(text)["papers"][0]["trainees"][0]["name"] == report().papers[0].trainees[0].name
    assert text.endswith("}\n")


def test_several_quizzes_stand_beside_each_other() -> None:
    """Two quizzes: two headings, numbered sheets, lines of both in the CSV."""
    first, second = classroom(3, 2), classroom(2, 3)
    rows = list(first.rows())
    for row in second.rows():
        body = row.body.replace("f" * 64, "a" * 64).replace(row.sitting, "9" + row.sitting[1:])
        rows.append(msgspec.structs.replace(row, sitting="9" + row.sitting[1:], body=body, hash=digest(body)))
    both = class_report(read_log(rows))
    assert [len(paper.trainees) for paper in both.papers] == [2, 3]
    stream = io.BytesIO()
    write_xlsx(both, stream, Words("en"), when=when)
    names = openpyxl.load_workbook(stream).sheetnames
    assert names[0] == "1 Summary"
    assert "2 Trainees" in names
    assert len(list(csv.reader(io.StringIO(csv_text(both, Words("en"), when=when))))) == 1 + 5
    assert class_page(both, Words("en"), made="", when=when).count("<h2>") == 2
