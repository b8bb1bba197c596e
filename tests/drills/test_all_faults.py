"""One run tells every fault of a drill, whichever stage of reading finds it."""

from __future__ import annotations

from croupier_trainer.drills.load import examine
from croupier_trainer.errors import FileError, Problem

DRILL = """\
format: 1
title: {en: All wrong, uk: Все хибне}
level: 6
qestions: []
questions:
  - {ask: payout, number: 17, bets: {17: two, 17/21: 3, 18: x, 17/20: 1, 20/17: 1}}
  - {ask: payout, number: 17, limit-s: soon, bets: {17/22: 3}}
  - {ask: payout, number: 17, bets: {draw: many, off: 3, of: [split, cornr], touching: x}}
  - {ask: payout, number: {one-of: [1, x, y]}, bets: {17: 1}, timse: 3}
  - {ask: payout, number: 37, bets: {99: 1, 17: 1}}
  - {ask: payout, number: 010, bets: {17: 1}}
  - {ask: payout, number: 1, number: 2, bets: {17: 1}}
  - {ask: payuot}
  - {ask: odds, bet: 17/21}
"""


def test_one_run_tells_every_fault_of_a_drill() -> None:
    """A refused scalar, a wrong type, a misspelt key and a spot that isn't there hide nothing of each other."""
    problems: list[Problem] = []
    try:
        examine(DRILL, "drill.yaml", problems=problems)
    except FileError as error:
        problems += error.problems
    assert sorted((problem.line, problem.column, problem.code) for problem in problems) == [
        (2, 8, "load.title-lacks"),
        (3, 8, "load.out-of-range"),
        (4, 1, "load.unknown-key-near"),
        (6, 42, "load.whole"),
        (6, 47, "roulette.bet-spot"),
        (6, 61, "load.whole"),
        (6, 74, "load.spot-twice"),
        (7, 40, "load.need-whole"),
        (7, 53, "roulette.bet-spot"),
        (8, 44, "load.whole"),
        (8, 50, "load.unknown-key-near"),
        (8, 70, "load.not-one-of-near"),
        (8, 88, "load.not-one-of"),
        (9, 40, "load.one-of-item"),
        (9, 43, "load.one-of-item"),
        (9, 63, "load.unknown-key-near"),
        (10, 27, "load.out-of-range"),
        (10, 38, "roulette.bet-number"),
        (11, 27, "load.number-form"),
        (12, 30, "load.duplicate-key"),
        (13, 11, "load.not-one-of-near"),
        (14, 22, "roulette.bet-spot"),
    ]
