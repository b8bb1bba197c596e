"""Commands as an instructor uses them: keys, checks, grades, and exit codes of spec.md, section 1."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
import yaml

from tests.cli.program import ROOT, run

if TYPE_CHECKING:
    from pathlib import Path

CASES = ROOT / "tests" / "rules" / "cases"
WRONG = """format: 1
title: {en: T, uk: T, ru: T}
questions:
  - ask: payout
    nubmer: 17
    bets: {17/21: 2}
  - ask: odds
    bet: 17/21
  - ask: stacks
    chips: many
  - ask: halves
    number: 37
    bets: {red: 0}
  - ask: coverage
    bet: 010
"""


def test_check_tells_every_fault_with_its_place(tmp_path: Path) -> None:
    """Each wrong question of a file in one run, with line and column; exit code 3; the key isn't touched."""
    (tmp_path / "wrong.yaml").write_text(WRONG)
    done = run("check", "wrong.yaml", cwd=tmp_path)
    assert done.returncode == 3
    places = [line.partition(" ")[0].split(":")[1] for line in done.stdout.splitlines()]
    assert places == ["4", "5", "6", "8", "10", "12", "13", "15"]
    assert done.stderr == "8 problems found.\n"


def test_faults_of_questions_are_told_together(tmp_path: Path) -> None:
    """A spot that isn't there, text for a number, a number off the wheel, no chips: each with its place."""
    text = WRONG.replace("nubmer", "number").replace("010", "8/9")
    (tmp_path / "wrong.yaml").write_text(text.replace("chips: many", "chips: 0"))
    done = run("check", "wrong.yaml", cwd=tmp_path)
    places = [line.partition(" ")[0] for line in done.stdout.splitlines()]
    assert places == [
        "wrong.yaml:6:12:",
        "wrong.yaml:8:10:",
        "wrong.yaml:10:12:",
        "wrong.yaml:12:13:",
        "wrong.yaml:13:17:",
    ]
    assert done.returncode == 3


def test_solve_prints_json_alone_on_stdout() -> None:
    """With --json nothing but JSON goes out, in English, whatever the language."""
    done = run("solve", "roulette/payouts-1", "--json", LC_ALL="uk_UA.UTF-8")
    key = json.loads(done.stdout)
    assert [sorted(entry) for entry in key] == [["answer", "ask", "because", "id", "working"]] * 10
    assert key[0] == {
        "id": "seventeen",
        "ask": "payout",
        "answer": 132,
        "because": ["RT-STRAIGHT", "RT-SPLIT", "RT-STREET", "RT-STAYS"],
        "working": [
            "straight up 17: 2 × 35 = 70",
            "split 17/20: 3 × 17 = 51",
            "street 16/17/18: 1 × 11 = 11",
            "Together 70 + 51 + 11 = 132",
            "The stake stays on the layout and is not counted in.",
        ],
    }
    assert done.stderr == ""


def test_the_same_seed_deals_the_same_questions_and_another_others() -> None:
    """Byte for byte."""
    first, again, other = (run("solve", "roulette/payouts-3", "--json", "--seed", seed).stdout for seed in "557")
    assert first == again
    assert first != other


def test_grade_without_pass_needs_everything_right(tmp_path: Path) -> None:
    """The engine's own answers pass; one wrong answer gives exit code 1 and its slip."""
    key = {entry["id"]: entry["answer"] for entry in json.loads(run("solve", "roulette/payouts-1", "--json").stdout)}
    file = tmp_path / "answers.json"
    file.write_text(json.dumps(key))
    assert run("grade", "roulette/payouts-1", file).returncode == 0
    file.write_text(json.dumps({**key, "seventeen": 121}))
    done = run("grade", "roulette/payouts-1", file, "--json")
    assert done.returncode == 1
    report = json.loads(done.stdout)
    assert (report["right"], report["questions"], report["passed"]) == (9, 10, False)
    assert report["grades"][0]["parts"][0]["findings"][0]["code"] == "left-out"


def test_grade_takes_the_seed_of_the_answers(tmp_path: Path) -> None:
    """`{seed: 7, answers: {…}}` is graded against the questions of seed 7."""
    solved = run("solve", "roulette/payouts-1", "--json", "--seed", "7").stdout
    key = {entry["id"]: entry["answer"] for entry in json.loads(solved)}
    file = tmp_path / "answers.yaml"
    file.write_text(yaml.safe_dump({"seed": 7, "answers": key}))
    assert run("grade", "roulette/payouts-1", file).returncode == 0


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{nobody: 5}", "answers.yaml:1:2: There is no question nobody."),
        ("{seventeen: [1, 2]}", "answers.yaml:1:13: "),
        ("{seventeen: many}", "answers.yaml:1:13: "),
        ("[1, 2]", "answers.yaml:1:1: "),
        ("", "answers.yaml"),
    ],
)
def test_wrong_answer_files_are_told_in_one_line(tmp_path: Path, content: str, told: str) -> None:
    """What, where, what to do; exit code 3; never a traceback."""
    file = tmp_path / "answers.yaml"
    file.write_text(content)
    done = run("grade", "roulette/payouts-1", "answers.yaml", cwd=tmp_path)
    assert done.returncode == 3
    assert done.stderr.startswith(told)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["drill", "roulette/payout-1"], "Perhaps roulette/payouts-1"),
        (["drill", "nowhere.yaml"], "nowhere.yaml: there is no such file."),
        (["solve"], "DRILL is missing."),
        (["dril"], "Perhaps drill?"),
        (["drill", "--sede", "4"], "Perhaps --seed,"),
        (["drill", "--seed", "four"], "“four”"),
        (["drill", "--seed"], "--seed needs a value."),
        (["drill", "--level", "9"], "--level"),
        (["check", "."], "holds no YAML file"),
        (["rules", "RT-ZEROO"], "Perhaps RT-ZERO"),
        (["--lang", "de"], "There is no language de."),
        (["solve", "roulette/payouts-1", "--house", "skool"], "Perhaps school?"),
        (["solve", "roulette/payouts-1", "roulette/odds-1"], "too much"),
    ],
)
def test_wrong_usage_gets_one_clear_line(tmp_path: Path, arguments: list[str], told: str) -> None:
    """Exit code 2 and a line that says what to do."""
    done = run(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_rulebook_explains_a_rule_in_three_languages() -> None:
    """An id gives text and source; words find rules in any language."""
    for language, word in (("en", "halved"), ("uk", "Рівні шанси"), ("ru", "Равные шансы")):
        done = run("rules", "RT-ZERO", "--lang", language)
        assert "RT-ZERO" in done.stdout
        assert done.returncode == 0
        assert word in done.stdout or language == "en"
    assert "RT-ZERO" in run("rules", "колони", "дюжини").stdout


def test_every_rule_of_the_rulebook_is_there() -> None:
    """As many as the rulebook has, each with text and source."""
    rules = json.loads(run("rules", "--json").stdout)
    ids = (ROOT / "tests" / "scenarios" / "rule-ids.txt").read_text().split()
    assert sorted(rule["id"] for rule in rules) == sorted(ids)
    assert all(rule["text"] and rule["source"] for rule in rules)


def test_without_a_terminal_no_command_shows_the_help() -> None:
    """The menu needs a terminal."""
    done = run()
    assert done.returncode == 0
    assert "drill" in done.stdout


def test_version_is_told() -> None:
    """One line."""
    assert run("--version").stdout.startswith("croupier-trainer ")


def test_piped_lines_are_what_would_be_typed() -> None:
    """A line a part; at their end the drill ends, with what was answered summed up."""
    done = run("drill", "roulette/payouts-1", "--seed", "1", typed="132\n")
    assert done.returncode == 0
    assert "1 of 1 question right" in done.stdout


def test_answers_from_a_file_are_drilled_and_judged(tmp_path: Path) -> None:
    """Nothing is asked, each question gets its verdict."""
    file = tmp_path / "answers.yaml"
    file.write_text("{seed: 3, answers: {seventeen: 121}}")
    done = run("drill", "roulette/payouts-1", "--answers", file)
    assert done.returncode == 0
    assert "One bet was left out: street 16/17/18, 11." in done.stdout


def test_a_reader_that_goes_away_is_no_error() -> None:
    """`| head` closes the pipe: no traceback."""
    import subprocess

    from tests.cli.program import PROGRAM, environment

    program = subprocess.Popen(
        [PROGRAM, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), text=True
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.readline()
    program.stdout.close()
    told = program.stderr.read()
    program.stderr.close()
    assert program.wait() == 0
    assert told == ""


@pytest.mark.parametrize("redirected", [">/dev/full", ">&-", "<&- >/dev/null", "2>&- >/dev/null"])
def test_streams_that_fail_or_are_closed_give_no_traceback(redirected: str, tmp_path: Path) -> None:
    """A full disk is told in one line; closed streams are streams to nowhere."""
    import subprocess

    from tests.cli.program import PROGRAM, environment

    told = tmp_path / "told"
    line = f'"{PROGRAM}" solve roulette/odds-1 {redirected}' + ("" if "2>" in redirected else f' 2>"{told}"')
    done = subprocess.run(["sh", "-c", line], env=environment(), check=False, timeout=60)
    said = told.read_text() if told.exists() else ""
    assert "Traceback" not in said
    assert (done.returncode, said.count("\n")) == ((2, 1) if "full" in redirected else (0, 0))
