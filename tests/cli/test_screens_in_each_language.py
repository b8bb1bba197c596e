"""Every command's screen in each language: no traceback, and no English left in Ukrainian and Russian."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.cli.shipped import listing
from croupier_trainer.rules.house import House
from tests.cli.program import run
from tests.text.english_left import english_left

if TYPE_CHECKING:
    from pathlib import Path

WRONG = """format: 1
title: {en: T, uk: Т, ru: Т}
questions:
  - ask: payout
    nubmer: 17
    bets: {17/21: 2}
  - {ask: stacks, chips: 0}
  - {ask: halves, number: 37, bets: {red: 0}}
"""
COMMANDS: list[tuple[list[str], str]] = [
    (["rules"], ""),
    (["rules", "RT-ZERO"], ""),
    (["scenarios"], ""),
    (["check", "wrong.yaml"], ""),
    (["grade", "roulette/payouts-1", "answers.json"], ""),
    (["house"], ""),
    (["house", "river"], ""),
    (["house", "castle", "--all"], ""),
    (["progress"], ""),
    (["report"], ""),
    (["review"], ""),
    (["new"], ""),
    (["drill", "roulette/payouts-1", "--seed", "1"], "many\n?\n121\n132\n"),
    (["drill", "roulette/stacks-1", "--seed", "1"], "1\n9\n1\n1\n1\n"),
    (["drill", "poker/russian/doubles-2", "--seed", "1"], "1\n1\n1\n"),
    (["quiz", "roulette/payouts-1", "--trainee", "Оля"], "132\n1\n"),
    (["solve", "poker/russian/settle-4"], ""),
    (["solve", "roulette/spin-4"], ""),
]


@cache
def typed_ids() -> frozenset[str]:
    """Give the words of ids that files and these tests hold: tags, fields of houses, keys, questions."""
    games = [(field.name, getattr(House(), field.name)) for field in fields(House)]
    ids = {tag for entry in listing() for tag in entry.tags}
    ids |= {name for game, rules in games for name in (game, *(field.name for field in fields(rules)))}
    own = "number nubmer many red any one of seventeen series and neighbours called question answers json wrong"
    return frozenset(word for one in (*ids, own) for word in re.split(r"[^a-z]+", one))


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize(
    ("arguments", "typed"), COMMANDS, ids=lambda one: " ".join(one) if isinstance(one, list) else ""
)
def test_no_english_is_left_on_the_screen(tmp_path: Path, arguments: list[str], typed: str, language: str) -> None:
    """Right and wrong answers, help at a question, complaints, lists and keys."""
    (tmp_path / "wrong.yaml").write_text(WRONG)
    (tmp_path / "answers.json").write_text('{"seventeen": 121}')
    done = run(*arguments, "--lang", language, typed=typed, cwd=tmp_path, XDG_DATA_HOME=str(tmp_path))
    told = done.stdout + done.stderr
    assert "Traceback" not in told
    assert told.strip()
    # Hashes and receipts are hexadecimal.
    told = re.sub(r"\b[0-9a-f]{8,}\b", " ", told)
    left = {word for word in english_left(told) if len(word) > 1 and word not in typed_ids()}
    assert left == set()
