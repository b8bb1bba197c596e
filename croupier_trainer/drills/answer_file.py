"""A file of answers: `{id: answer}` or `{seed: 7, answers: {id: answer}}`, JSON or YAML.

Source: spec.md, section 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.drills import library
from croupier_trainer.drills.answer_json import read_answers
from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.tree import in_order, read_tree
from croupier_trainer.errors import FileError, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from croupier_trainer.drills.answers import AnyAnswer
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.tree import Tree

# Both keys together tell the longer form; a question with one of these ids can still be answered in it.
_SEED, _ANSWERS = "seed", "answers"


@dataclass(frozen=True, slots=True)
class Answers:
    """Answers by question id as the file has them, and the seed they were given to (None: not said)."""

    seed: int | None
    by_id: Mapping[str, object]
    tree: Tree
    root: tuple[str, ...]

    def read(self, questions: Iterable[Dealt]) -> dict[str, tuple[list[AnyAnswer | None], int]]:
        """Read the answers to these questions: the parts of each, and how many leaves were not asked.

        Raises FileError with every id that is no question's and every value that can't be an answer.
        """
        problems: list[Problem] = []
        read: dict[str, tuple[list[AnyAnswer | None], int]] = {}
        known = set()
        for dealt in questions:
            question = dealt.question
            known.add(question.id)
            if question.id not in self.by_id:
                continue
            try:
                read[question.id] = read_answers(question, self.by_id[question.id])
            except Misread as error:
                path = (*self.root, question.id, *error.at)
                problems.append(self.tree.problem(error.problem.code, path, error.problem.params))
        problems += [
            self.tree.problem("answer.unknown-id", (*self.root, id_), {"id": id_}, of_key=True)
            for id_ in self.by_id
            if id_ not in known
        ]
        if problems:
            raise FileError(*in_order(problems))
        return read


def read_answer_file(path: Path, shown: str) -> Answers:
    """Read a file of answers; raises FileError or UsageError."""
    tree = read_tree(library.read_bytes(path, shown), shown)
    value = tree.value
    inner = value.get(_ANSWERS)
    if isinstance(inner, dict) and not value.keys() - {_SEED, _ANSWERS}:
        seed = value.get(_SEED)
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or seed < 0):
            raise FileError(tree.problem("answer.seed", (_SEED,), {"given": str(seed)}))
        return Answers(seed, inner, tree, (_ANSWERS,))
    return Answers(None, value, tree, ())
