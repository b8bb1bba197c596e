"""How long it takes to check a file of 10,000 questions, and how many are dealt, solved and graded a second."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.grade import grade
from croupier_trainer.drills.load import read_scenario, table_for
from tests.bench.stopwatch import PROGRAM, ratios, seconds_to_end
from tests.bench.test_bench_tree import QUESTIONS, drill

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from croupier_trainer.drills.question import Dealt

pytestmark = pytest.mark.bench

PAIRS = 5
BARE = """\
import sys

import yaml

with open(sys.argv[1], "rb") as file:
    yaml.load(file.read(), yaml.CSafeLoader)
"""
DRAWN = """\
format: 1
title: Many
questions:
  - ask: payout
    times: 5000
    number: any
    bets: {draw: %s, of: [straight, split, street, corner, line, even-chance], touching: number, chips: 1..8}
"""


def test_checking_beside_the_safe_loader(
    tmp_path: Path, environ: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Prints what `check` takes, each question dealt once and its answer computed; the goal is 0.35 of CSafeLoader.

    Both are whole programs, start and end counted in.
    """
    source = tmp_path / "large.yaml"
    source.write_bytes(drill(QUESTIONS))
    bare = tmp_path / "bare.py"
    bare.write_text(BARE)

    def ours() -> tuple[float, ...]:
        return (seconds_to_end([PROGRAM, "check", str(source)], environ),)

    def beside() -> float:
        return seconds_to_end([sys.executable, str(bare), str(source)], environ)

    (share,), bare_s = ratios(ours, beside, PAIRS)
    with capsys.disabled():
        print(  # noqa: T201
            f"\n  check of {QUESTIONS} questions, {source.stat().st_size / 1e6:.1f} MB:"
            f" {share:.2f} x CSafeLoader alone ({bare_s:.1f} s)"
        )


def test_questions_a_second(capsys: pytest.CaptureFixture[str]) -> None:
    """Prints how many payouts are dealt, solved and graded a second, with few bets and with many."""
    for bets in ("1", "5", "12"):
        scenario = read_scenario(DRAWN % bets, "many.yaml")
        table = table_for(scenario)
        list(deal(scenario, table, 1))
        start = time.perf_counter()
        questions = list(deal(scenario, table, 2))
        dealt_s = time.perf_counter() - start
        right = all_right(questions)
        took = time.perf_counter() - start
        assert right == len(questions)
        with capsys.disabled():
            print(  # noqa: T201
                f"\n  {bets} bets: {len(questions) / took:,.0f} questions a second dealt, solved and graded,"
                f" {len(questions) / dealt_s:,.0f} dealt and solved"
            )


def all_right(questions: Iterable[Dealt]) -> int:
    """Grade the right answer to each question; gives how many were found right."""
    return sum(grade(dealt, tuple(key.right for key in dealt.keys)).right for dealt in questions)
