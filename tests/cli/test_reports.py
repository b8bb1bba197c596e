"""Progress and class reports from the command line: on screen, in files, of several machines together."""

from __future__ import annotations

import csv
import io
import json
import re
from typing import TYPE_CHECKING

import openpyxl
import pytest

from croupier_trainer.practice.place import Place
from croupier_trainer.practice.store import Store
from croupier_trainer.text.catalog import LANGUAGES
from croupier_trainer.text.rulebook import rule_text
from croupier_trainer.text.words import Words
from tests.cli.kept import RIGHT, drill, log
from tests.cli.program import Seat, run
from tests.practice.simulated import classroom
from tests.practice.test_progress import DAY_S, Trainee

if TYPE_CHECKING:
    from pathlib import Path

FORMULA = '=HYPERLINK("http://a.b";"x")'


def take(folder: Path, trainee: str, *answers: str, store: str = "results.db") -> None:
    """Take the quiz."""
    typed = "".join(f"{one}\n" for one in answers)
    done = run("quiz", "friday.yaml", "--trainee", trainee, "--db", store, typed=typed, cwd=folder)
    assert done.returncode in {0, 1}, done.stderr


@pytest.fixture(scope="module")
def taken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder with a quiz that three trainees took; one of them is called like a formula."""
    folder = tmp_path_factory.mktemp("class")
    drill(folder, pass_=75)
    take(folder, "Олена", *RIGHT)
    take(folder, FORMULA, "35", "17", "10", "1")
    take(folder, "Ніна", "35", "16", "10", "8")
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_on_screen(taken: Path, language: str) -> None:
    """Trainees with score, questions with facility, skills, slips, in the reader's words; nothing on stderr."""
    say = Words(language).text
    done = run("report", "--db", "results.db", "--lang", language, cwd=taken)
    assert (done.returncode, done.stderr) == (0, "")
    for code in ("trainees", "questions", "skills", "slips"):
        assert say(f"report.{code}") in done.stdout
    assert f"{say('report.fact-counted')}: {say('report.of', count=3, total=3)}" in done.stdout
    assert FORMULA in done.stdout
    point = say("report.point")
    assert re.search(rf"three +\S+ +33{re.escape(point)}3 %", done.stdout)


def test_files_of_the_report(taken: Path) -> None:
    """HTML, CSV, XLSX and JSON at once; the same scores in each; a name like a formula stays text."""
    names = {kind: f"class.{kind}" for kind in ("html", "csv", "xlsx", "json")}
    options = [part for kind, name in names.items() for part in (f"--{kind}", name)]
    done = run("report", "--db", "results.db", *options, cwd=taken)
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == "".join(f"Written: {name}\n" for name in names.values())
    page = (taken / "class.html").read_text("utf-8")
    assert "<script" not in page
    assert "Олена" in page
    data = (taken / "class.csv").read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))
    assert {row["Trainee"]: row["Score, thousandths"] for row in rows} == {
        "Олена": "1000",
        f"'{FORMULA}": "500",
        "Ніна": "500",
    }
    book = openpyxl.load_workbook(taken / "class.xlsx")
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row]
    assert any(cell.value == FORMULA and cell.data_type == "s" for cell in cells)
    assert not any(cell.data_type == "f" for cell in cells)
    (paper,) = json.loads((taken / "class.json").read_text("utf-8"))["papers"]
    assert sorted(line["mille"] for line in paper["trainees"]) == [500, 500, 1000]


def test_standard_output_as_a_file(taken: Path) -> None:
    """`-` writes there and nothing else does."""
    done = run("report", "--db", "results.db", "--json", "-", cwd=taken)
    assert json.loads(done.stdout)["format"] == 1
    assert done.stderr == ""


def test_anonymous_has_no_name_anywhere(taken: Path) -> None:
    """Neither name nor sitting nor receipt, on screen and in every file."""
    kinds = ((), ("--html", "-"), ("--csv", "-"), ("--json", "-"))
    texts = [run("report", "--db", "results.db", "--anonymous", *kind, cwd=taken).stdout for kind in kinds]
    secrets = ["Олена", "Ніна", "HYPERLINK"]
    secrets += [told for past in log(taken / "results.db").pasts for told in (past.header.id, past.chain.receipt)]
    assert not [(secret, text) for secret in secrets for text in texts if secret in text]
    assert "Trainee 3" in texts[0]


def test_one_quiz_of_several(taken: Path) -> None:
    """--drill takes a file's name with or without ending, or a path; one that isn't there names those that are."""
    for name in ("friday.yaml", "friday", str(taken / "friday.yaml")):
        assert "Friday" in run("report", "--db", "results.db", "--drill", name, cwd=taken).stdout
    done = run("report", "--db", "results.db", "--drill", "monday", cwd=taken)
    assert done.returncode == 2
    assert "friday.yaml" in done.stderr


def test_results_of_several_machines_without_doubles(tmp_path: Path) -> None:
    """Two machines' files merged twice: each sitting once, the files untouched; one that can't be read adds nothing."""
    drill(tmp_path)
    take(tmp_path, "Олена", *RIGHT, store="one.db")
    take(tmp_path, "Ніна", "1", "1", "1", "1", store="two.db")
    before = [(tmp_path / name).read_bytes() for name in ("one.db", "two.db")]
    first = run("report", "merge", "one.db", "two.db", "--db", "class.db", cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert re.findall(r"(\w+)\.db: (\d+) entries are new, (\d+) were here", first.stdout) == [
        ("one", "14", "0"),
        ("two", "14", "0"),
    ]
    again = run("report", "merge", "two.db", "one.db", "--db", "class.db", cwd=tmp_path)
    assert re.findall(r"(\d+) entries are new, (\d+) were here", again.stdout) == [("0", "14"), ("0", "14")]
    assert [(tmp_path / name).read_bytes() for name in ("one.db", "two.db")] == before
    assert sorted(past.header.trainee for past in log(tmp_path / "class.db").pasts) == ["Ніна", "Олена"]
    (tmp_path / "notes.db").write_text("no database\n" * 99, "utf-8")
    wrong = run("report", "merge", "one.db", "notes.db", "--db", "new.db", cwd=tmp_path)
    assert wrong.returncode == 4
    assert wrong.stderr.startswith("notes.db: ")
    assert not (tmp_path / "new.db").exists()


def test_before_the_first_quiz(tmp_path: Path) -> None:
    """An empty store is no error, and a spreadsheet of it opens."""
    done = run("report", "--db", tmp_path / "none.db", "--xlsx", tmp_path / "a.xlsx")
    assert done.returncode == 0
    assert openpyxl.load_workbook(tmp_path / "a.xlsx").worksheets
    assert Words("en").text("report.empty") in run("report", "--db", tmp_path / "none.db").stdout


def test_a_file_that_can_not_be_written(taken: Path) -> None:
    """One line, exit code 2, no traceback."""
    done = run("report", "--db", "results.db", "--csv", taken / "nowhere" / "a.csv", cwd=taken)
    assert done.returncode == 2
    assert done.stderr == Words("en").text("usage.cannot-write", path=str(taken / "nowhere" / "a.csv")) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_class_of_thirty_page_by_page(tmp_path: Path, language: str) -> None:
    """At a terminal the report stops at each window full; Enter goes on, Ctrl-C ends."""
    with Store(Place(path=tmp_path / "class.db")) as store:
        store.add(classroom(30, 12).rows())
    seat = Seat(["report", "--db", str(tmp_path / "class.db"), "--lang", language])
    seat.wait("Trainee 03")
    seat.wait(Words(language).text("ui.more", shown=22, total="").partition("22")[0] + "22")
    seat.type("\r")
    seat.wait("Trainee 29")
    seat.type("\r")
    seat.wait(Words(language).text("report.col-facility"))
    seat.type("\x03")
    seat.leave()
    assert "Traceback" not in seat.transcript


def practised(folder: Path, days: int) -> Path:
    """Let the user of this machine practise on so many days."""
    trainee = Trainee()
    for day in range(days):
        trainee.drill(*(35 if n <= day else 1 for n in range(6)), rule="RT-STRAIGHT", seconds=10 - day)
        trainee.clock.pass_s(DAY_S)
    path = folder / "results.db"
    with Store(Place(path=path)) as store:
        store.add(trainee.shelf.rows())
        with store._engine.begin() as connection:  # noqa: SLF001 - the made-up trainee has no name
            connection.exec_driver_sql("UPDATE croupier_sitting SET trainee = 'mira'")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_on_screen(tmp_path: Path, language: str) -> None:
    """Figures, curves over the days, the weakest rule with its text, slips, drills and days."""
    words = Words(language)
    done = run("progress", "--db", practised(tmp_path, 4), "--trainee", "Mira", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert words.text("report.plot-accuracy", skill=words.name("skill", "payout")) in done.stdout
    assert "2025-06-15" in done.stdout
    assert "100┤" in done.stdout
    assert " ".join(rule_text(words, "RT-STRAIGHT").split()[:3]) in done.stdout
    for code in ("skills", "weakest", "slips", "drills", "days", "fact-next"):
        assert words.text(f"report.{code}") in done.stdout
    assert max(map(len, done.stdout.splitlines())) < 80


def test_progress_of_one_day_and_of_none(tmp_path: Path) -> None:
    """A line needs two days; before the first answer it says what to begin with."""
    store = practised(tmp_path, 1)
    done = run("progress", "--db", store, "--trainee", "mira")
    assert Words("en").text("report.plots-later") in done.stdout
    assert run("progress", "--db", store).stdout == Words("en").text("report.progress-empty") + "\n"


def test_progress_in_plain_words_has_no_curve(tmp_path: Path) -> None:
    """For a screen reader: the same figures, no drawing."""
    done = run("progress", "--db", practised(tmp_path, 4), "--trainee", "mira", "--plain")
    assert "┤" not in done.stdout
    assert "2025-06-18" in done.stdout


def test_progress_as_page_and_json(tmp_path: Path) -> None:
    """JSON alone on standard output; the page says what the screen says."""
    store = practised(tmp_path, 4)
    done = run("progress", "--db", store, "--trainee", "mira", "--json", "--html", tmp_path / "p.html")
    assert json.loads(done.stdout)["tally"] == {"answered": 24, "right": 10, "median_ms": 8500}
    page = (tmp_path / "p.html").read_text("utf-8")
    assert "<svg" in page
    assert "<script" not in page
    assert rule_text(Words("en"), "RT-STRAIGHT") in page
