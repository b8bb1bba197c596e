"""Faults put into a procedure: which are possible, what they show, and which step and rules each breaks.

A fault is chosen by its place in `possible`; there is no chance in here. Only faults that can be told from the
shown steps and the procedure alone are possible: of two steps swapped, exactly one may be the one that comes too
early. Source: spec.md, section 3 (`mistake`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from croupier_trainer.rules.procedure import Hand, Say, Where

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.rules.procedure import Must, Procedure

ROULETTE: Final = "roulette"
ROULETTE_HANDS: Final = (Hand.INNER, Hand.OUTER, Hand.BOTH)
POKER_HANDS: Final = (Hand.LEFT, Hand.RIGHT, Hand.BOTH)
ROULETTE_WORDS: Final = (
    Say.PLACE_BETS,
    Say.LAST_BETS,
    Say.NO_MORE_BETS,
    Say.NO_SPIN,
    Say.LATE_BET,
    Say.CHANGE,
    Say.NUMBER,
    Say.AMOUNT,
)
POKER_WORDS: Final = (Say.BETS_DOUBLED, Say.NO_GAME, Say.STAND_OFF)


class Kind(StrEnum):
    """What is wrong."""

    LEFT_OUT = "left-out"
    SWAPPED = "swapped"
    HAND = "hand"
    WORDS = "words"
    PLACE = "place"
    EXTRA = "extra"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """One fault: the step to name, any of the `rules` to name with it, and what it was done with.

    `other` is the step it was swapped with, the wrong hand, words or place, or the step that the extra one follows.
    """

    kind: Kind
    step: str
    rules: tuple[str, ...]
    other: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A step as it is shown: which, and the hand, the words and the place that go with it."""

    id: str
    hand: str | None = None
    say: str | None = None
    where: str | None = None


def possible(procedure: Procedure) -> tuple[Fault, ...]:
    """Give every fault that can be put into a procedure and told from what is shown, step by step."""
    return tuple(_possible(procedure))


def show(procedure: Procedure, fault: Fault | None = None) -> tuple[Shown, ...]:
    """Give the steps as they are shown: in the file's order, with the fault in them."""
    steps = [_shown(procedure, step.id) for step in procedure.steps]
    if fault is None:
        return tuple(steps)
    place = {step.id: number for number, step in enumerate(steps)}
    match fault.kind:
        case Kind.LEFT_OUT:
            del steps[place[fault.step]]
        case Kind.SWAPPED:
            early, late = place[fault.step], place[fault.other]
            steps[early], steps[late] = steps[late], steps[early]
        case Kind.EXTRA:
            steps.insert(place[fault.other] + 1, Shown(id=fault.step))
        case _:
            steps[place[fault.step]] = _changed(steps[place[fault.step]], fault)
    return tuple(steps)


def hands(game: str) -> tuple[Hand, ...]:
    """Give the hands that a game's rules tell apart."""
    return ROULETTE_HANDS if game == ROULETTE else POKER_HANDS


def words(game: str) -> tuple[Say, ...]:
    """Give the announcements of a game's table."""
    return ROULETTE_WORDS if game == ROULETTE else POKER_WORDS


def _possible(procedure: Procedure) -> Iterator[Fault]:
    for step in procedure.steps:
        yield Fault(kind=Kind.LEFT_OUT, step=step.id, rules=step.rules)
        for earlier in dict.fromkeys(need.step for need in step.needs):
            if found := _swap(procedure, earlier, step.id):
                yield found
        for kind, must, choices in (
            (Kind.HAND, step.hand, hands(procedure.game)),
            (Kind.WORDS, step.say, words(procedure.game)),
            (Kind.PLACE, step.where, tuple(Where)),
        ):
            yield from _instead(kind, step.id, must, choices)
    for extra in procedure.extras:
        yield Fault(kind=Kind.EXTRA, step=extra.id, rules=(extra.rule,), other=extra.after)


def _instead(kind: Kind, step: str, must: Must | None, choices: tuple[str, ...]) -> Iterator[Fault]:
    if must is not None:
        for choice in choices:
            if choice not in must.right:
                yield Fault(kind=kind, step=step, rules=(must.rule,), other=str(choice))


def _swap(procedure: Procedure, earlier: str, later: str) -> Fault | None:
    """Swap two steps joined by an edge, unless another swap leads to the same order with another step early."""
    order = _exchanged(procedure.order, earlier, later)
    broken = _broken(procedure, order)
    for one, other in dict.fromkeys((a, b) for a, b, _ in broken):
        if other != later and not _broken(procedure, _exchanged(order, one, other)):
            return None
    rules = tuple(dict.fromkeys(rule for _, step, rule in broken if step == later))
    return Fault(kind=Kind.SWAPPED, step=later, rules=rules, other=earlier)


def _exchanged(order: tuple[str, ...], one: str, other: str) -> tuple[str, ...]:
    swap = {one: other, other: one}
    return tuple(swap.get(step, step) for step in order)


def _broken(procedure: Procedure, order: tuple[str, ...]) -> list[tuple[str, str, str]]:
    place = {step: number for number, step in enumerate(order)}
    return [edge for edge in procedure.edges if place[edge[0]] > place[edge[1]]]


def _shown(procedure: Procedure, step_id: str) -> Shown:
    step = procedure.step(step_id)
    return Shown(
        id=step.id,
        hand=step.hand.must if step.hand else None,
        say=step.say.must if step.say else None,
        where=step.where.must if step.where else None,
    )


def _changed(step: Shown, fault: Fault) -> Shown:
    return Shown(
        id=step.id,
        hand=fault.other if fault.kind is Kind.HAND else step.hand,
        say=fault.other if fault.kind is Kind.WORDS else step.say,
        where=fault.other if fault.kind is Kind.PLACE else step.where,
    )
