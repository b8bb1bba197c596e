"""Drill, quiz, review, report and check in real terminals: wide, narrow, dumb and without colour, in each language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.text.words import Words
from tests.cli.program import run
from tests.ui.real import ENTER, Real

if TYPE_CHECKING:
    from pathlib import Path

DRILL = """format: 1
title: {en: Friday, uk: П'ятниця, ru: Пятница}
pass: 50
questions:
  - {ask: odds, id: split, bet: 17/20}
  - {ask: odds, id: line, bet: 13-18}
"""
TERMINALS = {
    "80x24": (80, 24, {}),
    "40x12": (40, 12, {}),
    "dumb": (80, 24, {"TERM": "dumb"}),
    "no-color": (80, 24, {"NO_COLOR": "1"}),
}


class Desk:
    """A terminal at which one command after the other is run, all on one store."""

    def __init__(self, folder: Path, kind: str, language: str) -> None:
        self.columns, self.lines, self.environ = TERMINALS[kind]
        self.words = Words(language)
        home = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "LOGNAME": "mira"}
        self.environ = {**self.environ, **home, "CROUPIER_TRAINER_LANG": language}
        self.file = folder / "friday.yaml"
        self.file.write_text(DRILL, "utf-8")

    def run(self, *arguments: str, keys: tuple[tuple[str, str], ...] = (), code: int = 0) -> str:
        """Run a command, press keys when what is waited for is there, and give what was shown, in one line."""
        command = ("-m", "croupier_trainer", *arguments)
        with Real(*command, columns=self.columns, lines=self.lines, encoding="utf-8", **self.environ) as real:
            for pattern, key in keys:
                real.like(f"(?s){pattern}")
                real.key(key, ENTER)
            ended = real.ends()
            shown = real.everything
        assert "Traceback" not in shown
        assert ended == code, shown
        if "NO_COLOR" in self.environ or "TERM" in self.environ:
            assert not re.search(rb"\x1b\[(?:\d+;)*[34]\d(?:;\d+)*m", real.raw)
        return " ".join(shown.split())

    def has(self, shown: str, code: str, **params: object) -> None:
        """Whatever the window's width, the whole sentence is there."""
        assert " ".join(self.words.text(code, **params).split()) in shown, shown


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("kind", TERMINALS)
def test_all_flows_on_all_terminals(tmp_path: Path, kind: str, language: str) -> None:
    """One right and one wrong answer in a drill, what was missed in a review, a quiz, its report, and a check."""
    desk = Desk(tmp_path, kind, language)
    file, say = str(desk.file), desk.words.text
    prompt = rf"{re.escape(say('part.odds'))}:\s*$"
    second = re.escape(say("ui.question", n=2, total=2))
    again = re.escape(say("ui.next-question"))
    wrong = desk.run(
        "drill",
        file,
        keys=((prompt, "17"), (again, ""), (f"{second}.*{prompt}", "4"), (re.escape(say("ui.finish")), "2")),
    )
    desk.has(wrong, "verdict.right")
    desk.has(wrong, "verdict.wrong")
    desk.has(wrong, "verdict.expected", answer="5")
    desk.has(wrong, "verdict.summary", n=2, right=1, percent=50)

    review = desk.run("review", keys=((prompt, "5"),))
    desk.has(review, "verdict.summary", n=1, right=1, percent=100)

    start = re.escape(say("quiz.start"))
    quiz = desk.run("quiz", file, "--trainee", "Mira", keys=((start, ""), (prompt, "17"), (f"{second}.*{prompt}", "5")))
    desk.has(quiz, "quiz.result", percent=100)
    desk.has(quiz, "quiz.passed", percent=50)

    report = run("report", cwd=None, COLUMNS=str(desk.columns), **desk.environ)
    assert report.returncode == 0
    assert "Mira" in report.stdout

    desk.file.write_text(DRILL.replace("17/20", "17/21"), "utf-8")
    check = desk.run("check", file, code=3)
    desk.has(check, "check.found", n=1)
