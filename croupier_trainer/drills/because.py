"""Which rules make an answer: what the verdict cites and what spaced repetition counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.rules.table import Fate

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Key


def rules_of(key: Key) -> list[str]:
    """Give the ids of the rules that make a part's answer, each once, in the order of the working."""
    own = [term for term in key.terms if term.owner == key.owner]
    moving = [term for term in own if term.fate is not Fate.LOST] or own
    edges = [rule for _, _, rule in key.before]
    return list(dict.fromkeys([*(term.rule for term in moving), *(reason.rule for reason in key.why), *edges]))
