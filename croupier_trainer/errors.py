"""What went wrong, as data: the layer under all others.

A problem is a code with parameters and, where it has one, a place in a file. Sentences are made
from it in `text`, in the reader's language, so nothing below `text` ever words an error.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """One thing that is wrong: what (`code`, `params`) and where (`path`, 1-based `line` and `column`).

    >>> Problem(code="load.unknown-key", params={"key": "nubmer"}, path="a.yaml", line=3, column=5).line
    3
    """

    code: str
    params: Mapping[str, object] = field(default_factory=dict)
    path: str | None = None
    line: int | None = None
    column: int | None = None


class CroupierError(Exception):
    """Something the user can mend: carries every `Problem` found, never a sentence."""

    exit_code = 2

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*(problem.code for problem in problems))
        self.problems = problems


class UsageError(CroupierError):
    """A wrong argument or option (exit code 2)."""


class FileError(CroupierError):
    """A wrong drill, house, procedure or answer file (exit code 3)."""

    exit_code = 3


class StoreError(CroupierError):
    """The results store can't be used (exit code 4)."""

    exit_code = 4
