"""Checking one file: a drill is read, dealt and solved, a house, a procedure or situations are read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from croupier_trainer.drills import library
from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.load import examine
from croupier_trainer.drills.tree import no_collection, read_tree
from croupier_trainer.errors import FileError, Problem, UsageError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from croupier_trainer.drills.tree import Tree

# A file of differences from the school's rules has one of these and no questions.
_HOUSE_KEYS = frozenset({"roulette", "oasis", "russian", "six-card", "texas", "source"})
_SEED = 0


def files(paths: Sequence[str]) -> list[tuple[Path, str]]:
    """Give the files named, those of folders in order; a shipped drill's name will do. Raises UsageError."""
    found: list[tuple[Path, str]] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            inside = sorted(one for one in path.rglob("*") if one.suffix in {".yaml", ".yml"})
            if not inside:
                raise UsageError(Problem(code="usage.empty-folder", params={"path": name}))
            found.extend((one, str(one)) for one in inside)
        else:
            found.append(library.find_drill(name))
    return found


def check_file(path: Path, shown: str, house: str | None = None) -> tuple[list[Problem], int]:
    """Give all that is wrong with a file, and how many questions were dealt and solved."""
    # What is read and dealt holds no cycles: the collector would look through ten thousand questions and find nothing.
    with no_collection():
        return _checked(path, shown, house)


def _checked(path: Path, shown: str, house: str | None) -> tuple[list[Problem], int]:
    source = library.read_bytes(path, shown)
    problems: list[Problem] = []
    try:
        tree = read_tree(source, shown, problems)
        if "questions" not in tree.value and _HOUSE_KEYS & tree.value.keys():
            from croupier_trainer.drills.houses import read_house

            read_house(source, shown)
            return [], 0
        if "questions" not in tree.value and (checks := _content(tree)):
            checks(tree, problems)
            return problems, 0
        scenario, table = examine(source, shown, path.parent, house=house, tree=tree, problems=problems)
        return (problems, 0) if problems else ([], sum(1 for _ in deal(scenario, table, _SEED)))
    except FileError as error:
        return list(error.problems), 0


def _content(tree: Tree) -> Callable[[Tree, list[Problem]], None] | None:
    """Give what checks a file that drills speak of, None where it is no such file."""
    if "steps" in tree.value:
        from croupier_trainer.drills.procedures import check_procedure

        return check_procedure
    if tree.value.keys() & {"situations", "moments"}:
        from croupier_trainer.drills.situations import check_situations

        return check_situations
    return None
