"""Procedures and situations in files: read as they are written, and everything wrong with one told in one run."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.cli.checking import check_file
from croupier_trainer.drills import library, situations
from croupier_trainer.drills.procedures import names, read_procedure, shipped
from croupier_trainer.errors import FileError
from tests.scenarios.shipped_content import ROOT, facts, files, procedures
from tests.scenarios.shipped_content import situations as plain_situations

if TYPE_CHECKING:
    from pathlib import Path

PROCEDURE = """\
format: 1
id: late-bet
game: roulette
title: {en: Late, uk: Пізно, ru: Поздно}
scene: {en: Now, uk: Зараз, ru: Сейчас}
steps:
  - id: announce
    text: {en: Announce, uk: Оголосити, ru: Объявить}
    say: {must: late-bet, rule: SP-LATE}
    rules: [SP-LATE]
  - id: take-off
    text: {en: Take off, uk: Зняти, ru: Снять}
    hand: {must: outer, rule: SP-LATE}
    rules: [SP-LATE]
    needs: [{step: announce, rule: SP-LATE}]
"""
SITUATIONS = """\
format: 1
title: {en: Some, uk: Деякі, ru: Некоторые}
situations:
  - {id: a, game: roulette, text: {en: A, uk: А, ru: А}, facts: {act: spin, turns: 2}}
  - {id: b, game: oasis, text: {en: B, uk: Б, ru: Б}, facts: {act: deal, dealt: 6}}
"""


def check(folder: Path, text: str) -> list[tuple[int | None, int | None, str]]:
    """Check a file; give line, column and code of all that is wrong."""
    path = folder / "content.yaml"
    path.write_text(text, encoding="utf-8")
    problems, questions = check_file(path, "content.yaml")
    assert questions == 0
    return [(problem.line, problem.column, problem.code) for problem in problems]


def test_shipped_procedures_are_what_another_reader_makes_of_their_files() -> None:
    """Steps, needs and extras by msgspec straight from another YAML reader; all texts of steps and extras."""
    assert {name: shipped(name).procedure for name in names()} == procedures()
    for name, file in files("procedures").items():
        texts = {one["id"]: one["text"] for one in (*file["steps"], *file.get("extras", ()))}
        assert shipped(name).texts == texts


def test_shipped_situations_are_what_another_reader_makes_of_their_files() -> None:
    """Ids, games, texts and facts."""
    found = situations.shipped().situations
    assert set(found) == set(plain_situations())
    for id_, plain in plain_situations().items():
        assert (found[id_].game, found[id_].text, found[id_].facts) == (plain["game"], plain["text"], facts(plain))


@pytest.mark.parametrize("folder", ["procedures", "situations"])
def test_all_shipped_content_passes_check(folder: str) -> None:
    """Nothing is wrong with any file of the folder."""
    for path in sorted((library.root() / folder).glob("*.yaml")):
        assert check_file(path, path.name) == ([], 0)


def test_a_right_file_passes(tmp_path: Path) -> None:
    """Both sorts."""
    assert check(tmp_path, PROCEDURE) == []
    assert check(tmp_path, SITUATIONS) == []


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("format: 1", "format: 2", (1, 9, "load.format")),
        ("game: roulette", "game: roulete", (3, 7, "load.not-one-of-near")),
        (", uk: Пізно", "", (4, 8, "load.text-lacks")),
        ("uk: Пізно", "uk: ''", (4, 23, "load.text-empty")),
        ("uk: Зараз", "uk: Зараз, de: Jetzt", (5, 29, "load.unknown-key")),
        ("id: take-off", "id: announce", (11, 9, "load.name-twice")),
        ("id: take-off", "id: Take off", (11, 9, "load.text-form")),
        ("must: late-bet", "must: late-bets", (9, 17, "load.not-one-of-near")),
        ("must: outer", "must: left", (13, 18, "load.not-one-of")),
        ("hand: {must: outer, rule: SP-LATE}", "hand: {must: outer, rule: SP-LAT}", (13, 31, "load.no-rule-near")),
        ("    rules: [SP-LATE]\n    needs", "    rules: []\n    needs", (14, 12, "load.too-few")),
        ("step: announce", "step: take-off", (15, 20, "load.need-later")),
        ("step: announce", "step: anounce", (15, 20, "load.not-one-of-near")),
        ("    needs:", "    part: calls\n    needs:", (15, 11, "load.not-one-of")),
        ("    needs:", "    neds:", (15, 5, "load.unknown-key-near")),
        ("    needs:", "    clean: {before: [sneeze]}\n    needs:", (15, 22, "load.not-one-of")),
    ],
)
def test_a_fault_of_a_procedure_is_told_at_its_place(
    tmp_path: Path, old: str, new: str, place: tuple[int, int, str]
) -> None:
    """One change of the right file, one problem."""
    assert PROCEDURE.count(old) == 1
    assert check(tmp_path, PROCEDURE.replace(old, new)) == [place]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("format: 1", "format: 0", (1, 9, "load.format")),
        ("id: b", "id: a", (5, 10, "load.name-twice")),
        ("game: oasis", "game: oases", (5, 19, "load.not-one-of-near")),
        (", ru: Б", "", (5, 32, "load.text-lacks")),
        ("act: spin", "act: spinn", (4, 71, "load.not-one-of-near")),
        ("turns: 2", "turn: 2", (4, 77, "load.unknown-key-near")),
        ("turns: 2", "turns: two", (4, 84, "load.need-whole")),
        ("turns: 2", "ball: lost", (4, 83, "load.not-one-of")),
    ],
)
def test_a_fault_of_a_situation_is_told_at_its_place(
    tmp_path: Path, old: str, new: str, place: tuple[int, int, str]
) -> None:
    """One change of the right file, one problem."""
    assert SITUATIONS.count(old) == 1
    assert check(tmp_path, SITUATIONS.replace(old, new)) == [place]


def test_all_faults_of_a_file_are_told_in_one_run(tmp_path: Path) -> None:
    """In the order of lines."""
    text = (
        PROCEDURE.replace(", uk: Пізно", "").replace("must: outer", "must: left").replace("step: announce", "step: x")
    )
    assert [code for _, _, code in check(tmp_path, text)] == [
        "load.text-lacks",
        "load.not-one-of",
        "load.not-one-of",
    ]


def test_a_file_of_the_wrong_shape_is_refused_with_all_its_problems() -> None:
    """Reading one that isn't right raises instead of dropping what it doesn't know."""
    with pytest.raises(FileError) as refused:
        read_procedure(PROCEDURE.replace("game: roulette", "gane: roulette"), "p.yaml")
    assert {problem.code for problem in refused.value.problems} == {"load.unknown-key-near", "load.missing-key"}


def test_a_payout_reads_no_procedure() -> None:
    """Content is read when it is first asked for: a start pays only for what it shows."""
    program = (
        "import sys; from croupier_trainer.drills.load import open_drill;"
        "from croupier_trainer.drills.deal import deal;"
        "list(deal(*open_drill('roulette/payouts-1'), 1));"
        "print(sorted(set(sys.modules) & {f'croupier_trainer.drills.{one}' for one in"
        " ('procedures', 'situations', 'content')} | {one for one in sys.modules if 'rules.decide' in one}))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT.parent, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
