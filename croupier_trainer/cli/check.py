"""One thing that `doctor` looks at, and how it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier_trainer.drills.message import Message
    from croupier_trainer.errors import Problem


class State(StrEnum):
    """How a thing is."""

    FINE = "fine"
    NOTE = "note"
    """It works, but less well than it could."""
    FAULT = "fault"
    """It does not work."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """A thing looked at: how it is, in words and (for programs) in facts, and what to change."""

    id: str
    state: State
    said: Message | Problem
    advice: tuple[Message | Problem, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)
