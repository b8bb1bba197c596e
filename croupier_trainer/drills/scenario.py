"""A drill file as read: its head, its questions and where everything stands in the file."""

from __future__ import annotations

from typing import Any

import msgspec

from croupier_trainer.drills.spec import Spec
from croupier_trainer.drills.tree import Tree

FORMAT = 1
MOST_DEALT = 10_000
LEVELS = (1, 5)


class Goal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a trainee should reach here: percent right, seconds a question."""

    right: int = 90
    seconds: int | None = None


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """All of a drill file but its questions."""

    format: int
    title: str | dict[str, str]
    house: str = "school"
    level: int | None = None
    tags: tuple[str, ...] = ()
    goal: Goal | None = None
    limit_s: int | None = None
    total_s: int | None = None
    pass_: int | None = msgspec.field(default=None, name="pass")
    order: str = "as-written"
    questions: Any = ()


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A drill: head, questions by their place in the file, the file's places, its path as shown and its hash.

    `is_whole` is false where parts of the file were wrong and are left out; such a drill is not dealt.
    """

    head: Head
    is_whole: bool = True
    placed: tuple[tuple[int, Spec], ...]
    tree: Tree
    shown: str
    folder: str | None
    file_hash: str
