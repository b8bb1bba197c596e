"""Papers from the command line: which files are written, and that they can be dealt again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.program import run

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("language", "heads"),
    [("en", ("Quiz", "Answer key")), ("uk", ("Тест", "Ключ до тесту")), ("ru", ("Тест", "Ключ к тесту"))],
)
def test_quiz_and_key_are_written(language: str, heads: tuple[str, str], tmp_path: Path) -> None:
    """Two files, said on stderr; again the same bytes."""
    arguments = ("paper", "roulette/payouts-1", "--seed", "5", "--papers", "2", "--lang", language)
    done = run(*arguments, "-o", "quiz.html", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "")
    assert "quiz-key.html" in done.stderr
    for name, head in zip(("quiz.html", "quiz-key.html"), heads, strict=True):
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert f"<title>{head}" in text
        assert "--seed 5" in text
        assert "--seed 6" in text
    run(*arguments, "-o", "again.html", cwd=tmp_path)
    assert (tmp_path / "again.html").read_bytes() == (tmp_path / "quiz.html").read_bytes()
    assert (tmp_path / "again-key.html").read_bytes() == (tmp_path / "quiz-key.html").read_bytes()


def test_count_and_house_are_kept_in_the_command_that_deals_again(tmp_path: Path) -> None:
    """What stands in the footer is what was asked for."""
    run("paper", "roulette/payouts-1", "--count", "3", "--house", "river", "-o", "quiz.html", cwd=tmp_path)
    text = (tmp_path / "quiz.html").read_text(encoding="utf-8")
    assert "croupier paper roulette/payouts-1 -o quiz.html --house river --count 3 --lang en --seed 0" in text
    assert text.count('<section class="question') == 3


def test_a_preferred_house_is_played_and_told(tmp_path: Path) -> None:
    """A setting counts as for the other commands, and the paper says so: elsewhere it may be set differently."""
    run("paper", "roulette/payouts-1", "-o", "quiz.html", cwd=tmp_path, CROUPIER_TRAINER_HOUSE="river")
    asked, preferred = tmp_path / "asked.html", tmp_path / "quiz.html"
    run("paper", "roulette/payouts-1", "--house", "river", "-o", asked.name, cwd=tmp_path)
    assert "--house river" in preferred.read_text(encoding="utf-8")
    assert asked.read_bytes() == preferred.read_bytes()


@pytest.mark.parametrize("there", ["quiz.html", "quiz-key.html"])
def test_neither_file_is_written_over(there: str, tmp_path: Path) -> None:
    """Where one of them is there, none is written; --force writes both."""
    (tmp_path / there).write_text("mine")
    done = run("paper", "roulette/odds-1", "-o", "quiz.html", cwd=tmp_path)
    assert done.returncode == 2
    assert there in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == [there]
    assert (tmp_path / there).read_text() == "mine"
    assert run("paper", "roulette/odds-1", "-o", "quiz.html", "--force", cwd=tmp_path).returncode == 0
    assert len(list(tmp_path.iterdir())) == 2


def test_only_html_is_written(tmp_path: Path) -> None:
    """Another ending is wrong usage, and nothing is written."""
    done = run("paper", "roulette/odds-1", "-o", "quiz.txt", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("quiz.txt is no HTML file.")
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_drill_is_told_and_nothing_written(tmp_path: Path) -> None:
    """As check does, with exit code 3."""
    (tmp_path / "wrong.yaml").write_text("format: 1\ntitle: T\nquestions:\n  - {ask: stacks, chips: many}\n")
    done = run("paper", "wrong.yaml", "-o", "quiz.html", cwd=tmp_path)
    assert done.returncode == 3
    assert done.stderr.startswith("wrong.yaml:4:")
    assert not (tmp_path / "quiz.html").exists()
