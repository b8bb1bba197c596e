"""A quiz from the command line: limits, no verdict before its end, attempts, receipt, in a pipe and in plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier_trainer.practice.record import Answered, Closed, Judged, Opened, Shown
from croupier_trainer.text.catalog import LANGUAGES
from croupier_trainer.text.words import Words
from tests.cli.kept import FOUR, RIGHT, drill, entries, log, records
from tests.cli.program import Seat, run

if TYPE_CHECKING:
    from pathlib import Path

    from croupier_trainer.practice.place import Place

TAKE = ("quiz", "friday.yaml", "--trainee", "Олена", "--db", "results.db")


def typed(*answers: str) -> str:
    """Give lines."""
    return "".join(f"{one}\n" for one in answers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_quiz_that_is_passed(tmp_path: Path, language: str) -> None:
    """No word of right or wrong before the end; then each score, the whole, passed, and the receipt of the store."""
    drill(tmp_path, pass_=75, limit_s=60, total_s=600)
    say = Words(language).text
    done = run(*TAKE, "--lang", language, typed=typed("35", "17", "12", "8"), cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    before, _, after = done.stdout.partition(say("quiz.result", percent=75))
    assert say("quiz.head", title={"en": "Friday", "uk": "П'ятниця", "ru": "Пятница"}) in before
    for code in ("verdict.right", "verdict.wrong", "verdict.expected"):
        assert say(code, answer="11").partition("11")[0] not in before
    assert before.count(say("quiz.saved")) == 4
    assert say("quiz.passed", percent=75) in after
    (past,) = log(tmp_path / "results.db").pasts
    assert say("quiz.receipt", receipt=past.chain.receipt) in after
    assert (past.closed, past.chain.whole, past.header.language) == (True, True, language)
    assert [one.mille for one in past.records] == [1000, 1000, 0, 1000]


def test_the_exit_code_tells_who_has_not_passed(tmp_path: Path) -> None:
    """Under the percentage: 1; where nothing is asked for: 0."""
    drill(tmp_path, pass_=80)
    assert run(*TAKE, typed=typed("35", "17", "12", "8"), cwd=tmp_path).returncode == 1
    drill(tmp_path)
    assert run(*TAKE, typed=typed("1", "1", "1", "1"), cwd=tmp_path).returncode == 0


def test_one_attempt_unless_more_are_allowed(tmp_path: Path) -> None:
    """A second time is refused before a question is shown, also in other spelling; with --attempts 2 it is taken."""
    drill(tmp_path)
    assert run(*TAKE, typed=typed(*RIGHT), cwd=tmp_path).returncode == 0
    again = run("quiz", "friday.yaml", "--trainee", " олена", "--db", "results.db", typed=typed(*RIGHT), cwd=tmp_path)
    assert again.returncode == 2
    assert "friday.yaml" in again.stderr
    assert "How many" not in again.stdout
    assert run(*TAKE, "--attempts", "2", typed=typed(*RIGHT), cwd=tmp_path).returncode == 0
    assert [past.header.attempt for past in log(tmp_path / "results.db").pasts] == [1, 2]


def test_the_order_is_shuffled_for_each_trainee(tmp_path: Path) -> None:
    """As written where the file says so; else by seed and name: the same for one, another for others."""
    drill(tmp_path, FOUR, order="shuffled")
    orders = set()
    for number, name in enumerate(("Anna", "Borys", "Chloe", "Denys", "Emma")):
        store = tmp_path / f"{number}.db"
        run("quiz", "friday.yaml", "--trainee", name, "--db", store, typed=typed(*"1111"), cwd=tmp_path)
        twin = tmp_path / f"{number}-twin.db"
        run("quiz", "friday.yaml", "--trainee", name, "--db", twin, typed=typed(*"1111"), cwd=tmp_path)
        order = tuple(one.id for one in records(store))
        assert order == tuple(one.id for one in records(twin))
        orders.add(order)
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {("four", "one", "three", "two")}


def test_where_the_lines_end_the_quiz_stays_open(tmp_path: Path) -> None:
    """A pipe with two answers: exit code 1, and the same command goes on with the third question."""
    drill(tmp_path, pass_=100, total_s=600)
    first = run(*TAKE, typed=typed("35", "17"), cwd=tmp_path)
    assert first.returncode == 1
    assert "The quiz isn't over" in first.stdout
    kept = entries(tmp_path / "results.db")
    assert [type(one) for one in kept] == [Opened, Shown, Answered, Shown, Answered, Shown]
    second = run(*TAKE, typed=typed("11", "8"), cwd=tmp_path)
    assert "goes on at question 3 of 4" in second.stdout
    assert second.returncode == 0
    assert "Question 1 of 4" not in second.stdout
    (past,) = log(tmp_path / "results.db").pasts
    assert (past.closed, past.chain.whole) == (True, True)


def test_while_it_runs_neither_store_nor_file_holds_an_answer(tmp_path: Path) -> None:
    """No verdict and no expected answer is in any file of the store before the last answer is in."""
    drill(tmp_path, FOUR, total_s=600)
    run(*TAKE, typed=typed("35", "16", "10"), cwd=tmp_path)
    kept = entries(tmp_path / "results.db")
    assert not any(isinstance(one, Judged | Closed) for one in kept)
    for path in tmp_path.glob("results.db*"):
        assert b"expected" not in path.read_bytes()
        assert b"mille" not in path.read_bytes()


def test_an_open_quiz_is_not_gone_on_with_by_other_questions(tmp_path: Path) -> None:
    """Another seed, or the file changed meanwhile: refused with what to do, nothing lost."""
    questions = "  - {ask: odds, id: o, times: 3, bet: any}\n"
    drill(tmp_path, questions)
    run(*TAKE, typed=typed("1"), cwd=tmp_path)
    other = run(*TAKE, "--seed", "8", typed=typed("1"), cwd=tmp_path)
    assert other.returncode == 2
    assert "begun with other questions" in other.stderr
    drill(tmp_path, FOUR)
    assert run(*TAKE, typed=typed("1"), cwd=tmp_path).returncode == 2
    drill(tmp_path, questions)
    assert run(*TAKE, typed=typed("1", "1"), cwd=tmp_path).returncode == 0


def test_answers_changed_from_outside_are_told(tmp_path: Path) -> None:
    """A row of an open quiz edited by hand: exit code 4, and the report tells of it."""
    import sqlite3
    from contextlib import closing

    drill(tmp_path)
    run(*TAKE, typed=typed("1"), cwd=tmp_path)
    with closing(sqlite3.connect(tmp_path / "results.db")) as connection:
        connection.execute("UPDATE croupier_entry SET body = replace(body, '\"1\"', '\"35\"') WHERE entry = 'answered'")
        connection.commit()
    done = run(*TAKE, typed=typed("17"), cwd=tmp_path)
    assert done.returncode == 4
    assert "changed from outside" in done.stderr
    report = run("report", "--db", "results.db", cwd=tmp_path)
    assert "changed at entry 2" in " ".join(report.stdout.split())


def test_in_plain_text_what_was_not_entered_is_lost_and_said_so(tmp_path: Path) -> None:
    """The time left is said at its end; half a line typed at the bell is lost, and lands in no other question."""
    drill(tmp_path, limit_s=11)
    seat = Seat([*TAKE, "--plain"], cwd=tmp_path)
    seat.wait("begin")
    seat.answer("")
    seat.wait("Time left: 0:11")
    seat.wait("How many to 1")
    seat.wait("10 seconds left.")
    seat.type("3")
    seat.wait("What was not entered with Enter is lost.")
    seat.wait("How many to 1")
    seat.answer("17")
    seat.wait("Saved.")
    seat.wait("How many to 1")
    seat.type("\x03")
    assert seat.leave() == 130
    assert [(one.id, one.given.typed, one.given.late) for one in records(tmp_path / "results.db")] == [
        ("one", "", False),
        ("two", "17", False),
    ]


def test_a_name_is_needed(tmp_path: Path) -> None:
    """Without --trainee it is wrong usage."""
    drill(tmp_path)
    done = run("quiz", "friday.yaml", cwd=tmp_path)
    assert done.returncode == 2
    assert "--trainee" in done.stderr


def test_a_quiz_on_a_school_s_server(tmp_path: Path, postgres_place: Place) -> None:
    """Left after two answers and gone on with from the same database; the report reads it there."""
    drill(tmp_path, total_s=600, pass_=100)
    command = ("quiz", "friday.yaml", "--trainee", "Олена", "--db", postgres_place.url or "")
    assert run(*command, typed=typed("35", "17"), cwd=tmp_path).returncode == 1
    done = run(*command, typed=typed("11", "8"), cwd=tmp_path)
    assert "goes on at question 3 of 4" in done.stdout, done.stderr
    assert done.returncode == 0
    assert "Олена" in run("report", "--db", postgres_place.url or "", cwd=tmp_path).stdout
