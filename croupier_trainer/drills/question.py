"""A dealt question, its keys, and the grade of an answer.

A `Question` is what is shown: it holds nothing that tells the answer. A `Key` is what is right and why,
one for each part. They travel together as `Dealt` only inside the program; a quiz stores questions alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.answers import AnyAnswer, AnyForm
from croupier_trainer.drills.message import Message, Value
from croupier_trainer.drills.scenes import AnyScene
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.table import Name, Reason, Term

if TYPE_CHECKING:
    from collections.abc import Mapping


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """One thing asked: its place in the JSON answer, the words, the form and the skill it trains.

    `path` is () where the answer is this part alone, ("red",) or ("1", "ante") where it is an object.
    `skill` names what is practised, for schedule and progress: by default the kind.
    """

    path: tuple[str, ...] = ()
    ask: Message
    form: AnyForm
    skill: str


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What is shown: the words, the scene and the parts, asked in order."""

    id: str
    kind: str
    ask: Message
    scenes: tuple[AnyScene, ...] = ()
    parts: tuple[Part, ...]
    limit_s: int | None = None


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """What is right for one part and why.

    `also` holds other right answers; `before` the edges (earlier, later, rule) of a sequence: where `free`
    is false the order of `right` is the only one and the edges give the rule that fixes each
    neighbouring pair, where it is true every order that keeps the edges is right. `terms` are the stakes a sum
    is made of (losing ones too); `odds` all odds of the game, for the diagnosis of a wrong sum; `unit_halves` what one
    chip more or less changes the stake by, in halves; `owner` whose sum it is where terms of several are listed;
    `asks_back` that the sum is of what goes back on zero, not of what is paid. `signed` that the sum is of what
    moves: what is lost counts as taken. `full` is what the terms come to where a maximum leaves less of it. `breaks`
    gives for wrong choices the rule that each breaks, where it isn't the one that makes the right answer.
    """

    right: AnyAnswer
    also: tuple[AnyAnswer, ...] = ()
    before: tuple[tuple[str, str, str], ...] = ()
    free: bool = False
    terms: tuple[Term, ...] = ()
    odds: tuple[int, ...] = ()
    unit_halves: int = 2
    owner: Name | None = None
    asks_back: bool = False
    signed: bool = False
    full: Money | None = None
    breaks: tuple[tuple[str, str], ...] = ()
    why: tuple[Reason, ...] = ()


class Dealt(msgspec.Struct, frozen=True):
    """A question with its keys, one for each part in the same order."""

    question: Question
    keys: tuple[Key, ...]


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with an answer, as a code of `text`, and the rule it breaks."""

    code: str
    rule: str | None = None
    params: dict[str, Value] = {}


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """The mark of one part, in thousandths: right leaves of all leaves, and what was wrong."""

    path: tuple[str, ...]
    mille: int
    findings: tuple[Finding, ...] = ()

    @property
    def right(self) -> bool:
        """Whether all of the part is right."""
        return self.mille == FULL


class Grade(msgspec.Struct, frozen=True, kw_only=True):
    """The grade of a question, in thousandths rounded down: 1000 means that all is right."""

    mille: int
    marks: tuple[Mark, ...]

    @property
    def right(self) -> bool:
        """Whether all is right."""
        return self.mille == FULL


FULL = 1000


def nest(parts: Mapping[tuple[str, ...], object]) -> object:
    """Put the values of parts where their paths say.

    >>> nest({("red",): 142, ("cash",): 500})
    {'red': 142, 'cash': 500}
    >>> nest({(): 8})
    8
    """
    if () in parts:
        return parts[()]
    out: dict[str, object] = {}
    for path, value in parts.items():
        at = out
        for key in path[:-1]:
            at = at.setdefault(key, {})  # type: ignore[assignment]
        at[path[-1]] = value
    return out
