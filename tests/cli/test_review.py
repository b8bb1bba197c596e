"""Review: what is due and what was missed, dealt anew; kept as practice of the drill it comes from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.practice.store import Store
from croupier_trainer.text.catalog import LANGUAGES
from croupier_trainer.text.words import Words
from tests.cli.kept import drill, log, records
from tests.cli.program import Seat, run

if TYPE_CHECKING:
    from pathlib import Path

    from croupier_trainer.practice.place import Place

DRAWN = "  - {ask: odds, id: drawn, times: 3, bet: any}\n"
LATER = "import time\nreal = time.time_ns\ntime.time_ns = lambda: real() + 86_400 * 10**9 * %d\n"


def practised(folder: Path, *answers: str, name: str | Path = "roulette/odds-1") -> Path:
    """Answer the beginning of a drill and give the store."""
    store = folder / "results.db"
    typed = "".join(f"{one}\n" for one in answers)
    done = run("drill", name, "--db", store, "--seed", "5", "--count", str(len(answers)), typed=typed, cwd=folder)
    assert done.returncode == 0, done.stderr
    return store


def later(folder: Path, days: int) -> dict[str, str]:
    """Give what makes the program believe that it is so many days later."""
    modules = folder / f"later-{days}"
    modules.mkdir(exist_ok=True)
    (modules / "sitecustomize.py").write_text(LATER % days, "utf-8")
    return {"PYTHONPATH": str(modules)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_drill_there_is_nothing(tmp_path: Path, language: str) -> None:
    """It says what to begin with, and that is no error."""
    done = run("review", "--db", tmp_path / "results.db", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert " ".join(done.stdout.split()) == Words(language).text("review.empty")


def test_what_was_missed_comes_again_until_it_is_right(tmp_path: Path) -> None:
    """Two of three missed: both are asked, from the same drill, with new draws; right ones do not come back."""
    drill(tmp_path, DRAWN)
    store = practised(tmp_path, "1000", "1000", name="friday.yaml")
    done = run("review", "--db", store, "--seed", "9", typed="1000\n1000\n", cwd=tmp_path)
    assert done.returncode == 0
    assert "Review: 2 questions · seed 9" in done.stdout
    first, again = log(store).pasts
    assert (again.header.mode, again.header.drill, again.header.seed) == ("review", "friday.yaml", 9)
    assert sorted(one.id for one in again.records) == ["drawn-1", "drawn-2"]
    asked = {bytes(one.question) for one in (*first.records, *again.records)}
    assert len(asked) == 4
    right = [re.search(r"Right answer: (\d+)", part) for part in done.stdout.split("Wrong.")[1:]]
    typed = "".join(f"{one[1]}\n" for one in right if one)
    assert run("review", "--db", store, "--seed", "9", typed=typed, cwd=tmp_path).stdout.count("✓ Right.") == 2
    left = run("review", "--db", store, cwd=tmp_path)
    assert "Nothing is due" in left.stdout
    assert re.search(r"next is due at \d{4}-\d\d-\d\d \d\d:\d\d", " ".join(left.stdout.split()))


def test_right_answers_are_due_again_after_days(tmp_path: Path) -> None:
    """Right answers rest; a month later they are due, and the menu of what to do next says so."""
    drill(tmp_path)
    store = practised(tmp_path, "35", "17", "11", "8", name="friday.yaml")
    assert "Nothing is due" in run("review", "--db", store, cwd=tmp_path).stdout
    month = later(tmp_path, 30)
    done = run("review", "--db", store, "--count", "2", typed="35\n", cwd=tmp_path, **month)
    assert "Review: 2 questions" in done.stdout
    assert "(2 more are waiting.)" in done.stdout
    assert "due for review" in run("progress", "--db", store, cwd=tmp_path, **month).stdout


def test_questions_of_several_drills_are_kept_each_with_its_own(tmp_path: Path) -> None:
    """One review over two drills: two sittings in the store, each chain whole and closed."""
    drill(tmp_path)
    practised(tmp_path, "1", "1", name="friday.yaml")
    store = practised(tmp_path, "1000", "1000")
    done = run("review", "--db", store, typed="35\n17\n1000\n1000\n", cwd=tmp_path)
    assert "Review: 4 questions" in done.stdout
    reviewed = [past for past in log(store).pasts if past.header.mode == "review"]
    assert sorted((past.header.drill, past.header.questions, len(past.records)) for past in reviewed) == [
        ("friday.yaml", 2, 2),
        ("roulette/odds-1", 2, 2),
    ]
    assert all(past.closed and past.chain.whole for past in reviewed)


def test_a_drill_that_is_gone_is_passed_over_and_told(tmp_path: Path) -> None:
    """The file was moved: what else there is to review is asked, and stderr says what to do."""
    path = drill(tmp_path)
    practised(tmp_path, "1", name="friday.yaml")
    store = practised(tmp_path, "1000")
    path.rename(tmp_path / "moved.yaml")
    done = run("review", "--db", store, typed="1000\n", cwd=tmp_path)
    assert done.returncode == 0
    assert "friday.yaml" in done.stderr
    assert "Review: 1 question " in done.stdout


def test_it_reviews_one_trainee_only(tmp_path: Path) -> None:
    """What another trainee missed is not mine to repeat."""
    store = practised(tmp_path, "1000")
    assert "Begin with croupier drill" in run("review", "--db", store, "--trainee", "Ніна").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_real_terminal(tmp_path: Path, language: str) -> None:
    """Reviewed at the keyboard: verdict, summary, and what is still missed once more."""
    say = Words(language).text
    drill(tmp_path)
    store = practised(tmp_path, "1", name="friday.yaml")
    seat = Seat(["review", "--db", str(store), "--lang", language], cwd=tmp_path)
    seat.wait(say("part.odds"))
    seat.answer("35")
    seat.wait(say("verdict.right"))
    assert seat.leave() == 0
    assert [one.mille for one in records(store)] == [0, 1000]


def test_a_school_s_server_reviews_as_a_file_does(tmp_path: Path, postgres_place: Place) -> None:
    """The same on PostgreSQL: kept, read back, reviewed."""
    drill(tmp_path)
    address = postgres_place.url or ""
    assert run("drill", "friday.yaml", "--db", address, "--count", "1", typed="1\n", cwd=tmp_path).returncode == 0
    done = run("review", "--db", address, typed="35\n", cwd=tmp_path)
    assert "Review: 1 question " in done.stdout, done.stderr
    assert "✓ Right." in done.stdout
    with Store(postgres_place) as store:
        assert {row.entry for row in store.rows()} == {"opened", "answered", "judged", "closed"}
