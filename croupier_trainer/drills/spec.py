"""What a drill file says of one question, before it is dealt: the base of every kind.

A kind is a `Spec` with its own fields, one file each in kinds/. Fields hold what the file gives or a draw
in its place (see drawn.py); `deal` resolves the draws in the order number, bets, chips.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from croupier_trainer.drills.message import Message
from croupier_trainer.drills.question import Dealt, Part, Question

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.answers import AnyForm
    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.message import Value
    from croupier_trainer.drills.question import Key
    from croupier_trainer.drills.scenes import AnyScene
    from croupier_trainer.drills.table import Table


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a question of a file: a code, where in the question, and its parameters."""

    code: str
    path: tuple[str | int, ...] = ()
    params: Mapping[str, object] | None = None
    of_key: bool = False


class Spec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="ask", rename="kebab"):
    """One entry of a drill's `questions`; `times` is how often it is dealt."""

    id: str | None = None
    times: int = 1
    expect: Any = msgspec.UNSET
    limit_s: int | None = None

    # Bump when the same file deals other questions than before: stored seeds then say so.
    version: ClassVar[int] = 1

    @property
    def is_drawn(self) -> bool:
        """Whether any of its values is a draw: only then may it be dealt more than once."""
        return any(getattr(getattr(self, name), "is_drawn", False) for name in self.__struct_fields__)

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find what can't be dealt at this table, with the place in the question."""
        raise NotImplementedError

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal the question and compute its keys; only called where `faults` finds nothing."""
        raise NotImplementedError


def dealt(
    spec: Spec,
    id_: str,
    *,
    ask: str,
    params: Mapping[str, Value] | None = None,
    scenes: tuple[AnyScene, ...] = (),
    parts: tuple[tuple[Part, Key], ...],
) -> Dealt:
    """Put a dealt question together; `ask` is the key of its words in the domain `ask`."""
    kind = str(type(spec).__struct_config__.tag)
    question = Question(
        id=id_,
        kind=kind,
        ask=Message(f"ask.{ask}", dict(params or {})),
        scenes=scenes,
        parts=tuple(part for part, _ in parts),
        limit_s=spec.limit_s,
    )
    return Dealt(question, tuple(key for _, key in parts))


def part(
    skill: str,
    form: AnyForm,
    path: tuple[str, ...] = (),
    *,
    ask: str | None = None,
    params: Mapping[str, Value] | None = None,
) -> Part:
    """Make a part; `ask` is the key of its words in the domain `part`, by default the skill."""
    return Part(path=path, ask=Message(f"part.{ask or skill}", dict(params or {})), form=form, skill=skill)
