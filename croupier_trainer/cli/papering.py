"""Quizzes on paper from the command line: which drill, which seeds, which files."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from croupier_trainer import __version__
from croupier_trainer.cli.settings import house_for
from croupier_trainer.cli.writing import write_new
from croupier_trainer.drills.deal import sitting
from croupier_trainer.drills.houses import house_hash
from croupier_trainer.drills.load import open_drill
from croupier_trainer.errors import Problem, UsageError
from croupier_trainer.sheets.paper import Paper, Source, key_page, quiz_page

if TYPE_CHECKING:
    from croupier_trainer.text.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What the command line asks for; `papers` are dealt with the seeds from `seed` on."""

    drill: str
    output: str
    seed: int = 0
    papers: int = 1
    count: int | None = None
    house: str | None = None
    force: bool = False


def print_papers(asked: Asked, words: Words) -> tuple[str, str]:
    """Write quiz and key; give their files' names. Raises UsageError and FileError before anything is written."""
    quiz = Path(asked.output)
    if quiz.suffix.lower() not in {".html", ".htm"}:
        raise UsageError(Problem(code="usage.paper-html", params={"path": asked.output}))
    key = quiz.with_name(f"{quiz.stem}-key{quiz.suffix}")
    house = house_for(asked.drill, asked.house, os.environ)
    scenario, table = open_drill(asked.drill, house)
    papers = [
        Paper(seed, tuple(sitting(scenario, table, seed, asked.count)))
        for seed in range(asked.seed, asked.seed + asked.papers)
    ]
    source = Source(
        title=words.wording(scenario.head.title),
        command=words.value(_command(asked, house, words)),
        file_hash=scenario.file_hash,
        house_hash=house_hash(table.house),
        program=f"croupier-trainer {__version__}",
        total_s=scenario.head.total_s,
        percent=scenario.head.pass_,
    )
    texts = {str(quiz): quiz_page(source, papers, words), str(key): key_page(source, papers, words)}
    write_new(texts, force=asked.force)
    return str(quiz), str(key)


def _command(asked: Asked, house: str | None, words: Words) -> str:
    """Give the command that deals the same papers again, without their seed."""
    import shlex

    rules = [] if house is None else ["--house", house]
    count = [] if asked.count is None else ["--count", str(asked.count)]
    return shlex.join(["croupier", "paper", asked.drill, "-o", "quiz.html", *rules, *count, "--lang", words.language])
