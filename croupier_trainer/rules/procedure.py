"""A procedure: its steps, what must come before what, and which orders are right.

A step is free except where a rule demands that another one come first (`needs`), so a procedure is a partial
order and the file's own order is one of several right ones. Texts are content and not known here.
Source: rulebook.md (CH to EX, PK to TX); the ids of procedures are those of spec.md.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from croupier_trainer.rules import partial_order

if TYPE_CHECKING:
    from collections.abc import Sequence


class Hand(StrEnum):
    """A hand that a rule names: by the wheel's side at roulette, by the dealer's own at poker."""

    INNER = "inner"
    OUTER = "outer"
    BOTH = "both"
    LEFT = "left"
    RIGHT = "right"


class Say(StrEnum):
    """What is announced; `number` and `amount` stand for the number and the sum themselves."""

    PLACE_BETS = "place-bets"
    LAST_BETS = "last-bets"
    NO_MORE_BETS = "no-more-bets"
    NO_SPIN = "no-spin"
    LATE_BET = "late-bet"
    CHANGE = "change"
    BETS_DOUBLED = "bets-doubled"
    NUMBER = "number"
    AMOUNT = "amount"
    NO_GAME = "no-game"
    STAND_OFF = "stand-off"


class Where(StrEnum):
    """A place that a rule names."""

    NEAR_WHEEL = "near-wheel"
    NEAR_PLAYER = "near-player"
    ON_TOP = "on-top"
    BOTTOM = "bottom"
    ASIDE = "aside"
    WORK_AREA = "work-area"
    FAR_END = "far-end"


@dataclass(frozen=True, slots=True)
class Must:
    """A hand, an announcement or a place that `rule` demands; `also` is as right as `must`."""

    must: str
    rule: str
    also: tuple[str, ...] = ()

    @property
    def right(self) -> frozenset[str]:
        """All that is right."""
        return frozenset((self.must, *self.also))


@dataclass(frozen=True, slots=True)
class Need:
    """A step that `rule` demands before another."""

    step: str
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Clean:
    """What a showing of hands serves: the moments (rules.clean_hands) it comes before and after."""

    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step: `rules` are broken where it is left out, `each` is what it repeats for, `part` a part of the whole."""

    id: str
    rules: tuple[str, ...]
    hand: Must | None = None
    say: Must | None = None
    where: Must | None = None
    clean: Clean | None = None
    needs: tuple[Need, ...] = ()
    each: str | None = None
    part: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Extra:
    """A step that has no place in the procedure and breaks `rule`; as a fault it is shown right after `after`."""

    id: str
    rule: str
    after: str


class Slip(StrEnum):
    """How an order of steps goes wrong."""

    UNKNOWN = "unknown"
    REPEATED = "repeated"
    EARLY = "early"
    MISSING = "missing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wrong:
    """The first step that is wrong in an order, and a rule it breaks; an unknown step breaks none."""

    slip: Slip
    step: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Procedure:
    """A procedure of one game: its steps in the file's order, which is a right one.

    >>> from croupier_trainer.rules.procedure import Need, Procedure, Step
    >>> late = Procedure(id="late-bet", game="roulette", steps=(
    ...     Step(id="announce", rules=("SP-LATE",)),
    ...     Step(id="clean-hands-1", rules=("CH-BEFORE-BET",)),
    ...     Step(id="take-off", rules=("SP-LATE",), needs=(Need("clean-hands-1", "CH-BEFORE-BET"),)),
    ... ))
    >>> late.first_wrong(["clean-hands-1", "take-off", "announce"]) is None
    True
    >>> late.first_wrong(["announce", "take-off", "clean-hands-1"])
    Wrong(slip=<Slip.EARLY: 'early'>, step='take-off', rules=('CH-BEFORE-BET',))
    """

    id: str
    game: str
    steps: tuple[Step, ...]
    extras: tuple[Extra, ...] = ()

    @property
    def order(self) -> tuple[str, ...]:
        """The ids of the steps in the file's order."""
        return tuple(step.id for step in self.steps)

    @property
    def edges(self) -> tuple[tuple[str, str, str], ...]:
        """What must come before what: (earlier, later, rule), in the file's order."""
        return tuple((need.step, step.id, need.rule) for step in self.steps for need in step.needs)

    def step(self, step_id: str) -> Step:
        """Give the step of an id; raises KeyError where there is none."""
        for step in self.steps:
            if step.id == step_id:
                return step
        raise KeyError(step_id)

    def before(self, step_id: str) -> frozenset[str]:
        """All steps that must come before a step, near and far; raises KeyError where there is no such step."""
        return partial_order.must_precede(self.edges).get(self.step(step_id).id, frozenset())

    def allowed_next(self, done: Sequence[str]) -> tuple[str, ...]:
        """Give the steps that may come when `done` have been done, in the file's order; empty when all have.

        A step may come when it is not done yet and everything that it needs is.
        """
        past = set(done)
        return tuple(
            step.id for step in self.steps if step.id not in past and all(need.step in past for need in step.needs)
        )

    def first_wrong(self, given: Sequence[str]) -> Wrong | None:
        """Find the first step that is wrong in an order of ids, None where the whole of it is right.

        A step comes too early where a step that it needs has not come; a step is missing where all that
        were given are in order and others should follow.
        """
        done: list[str] = []
        known = set(self.order)
        for step_id in given:
            if step_id not in known:
                rules = tuple(extra.rule for extra in self.extras if extra.id == step_id)
                return Wrong(slip=Slip.UNKNOWN, step=step_id, rules=rules)
            if step_id in done:
                return Wrong(slip=Slip.REPEATED, step=step_id, rules=self.step(step_id).rules)
            missing = tuple(dict.fromkeys(need.rule for need in self.step(step_id).needs if need.step not in done))
            if missing:
                return Wrong(slip=Slip.EARLY, step=step_id, rules=missing)
            done.append(step_id)
        for step_id in self.allowed_next(done)[:1]:
            return Wrong(slip=Slip.MISSING, step=step_id, rules=self.step(step_id).rules)
        return None

    def only(self, part: str) -> Procedure:
        """Make the procedure of the steps of one part, keeping what they need of each other, near and far.

        Raises:
            KeyError: no step is of this part.

        """
        kept = [step for step in self.steps if step.part == part]
        if not kept:
            raise KeyError(part)
        ids = {step.id for step in kept}
        steps = tuple(replace(step, needs=self._needs_within(step, ids)) for step in kept)
        extras = tuple(extra for extra in self.extras if extra.after in ids)
        return Procedure(id=self.id, game=self.game, steps=steps, extras=extras)

    def _needs_within(self, step: Step, ids: set[str]) -> tuple[Need, ...]:
        """Give what a step needs among `ids`; a need through other steps keeps the rule of its last link."""
        found: dict[tuple[str, str], None] = {}
        seen: set[tuple[str, str]] = set()
        open_ends = [(need.step, need.rule) for need in step.needs]
        while open_ends:
            earlier, rule = open_ends.pop(0)
            if (earlier, rule) in seen:
                continue
            seen.add((earlier, rule))
            if earlier in ids:
                found[earlier, rule] = None
            else:
                open_ends.extend((need.step, rule) for need in self.step(earlier).needs)
        return tuple(Need(earlier, rule) for earlier, rule in found)


def largest_legal(procedure: Procedure, given: Sequence[str]) -> tuple[str, ...]:
    """Give the most steps of `given`, in its order, that stand as in some right order; each step once.

    Its length over the longer of `given` and the procedure is the score of an order (spec.md, section 4).
    Steps left out don't spoil what follows; a step kept too early does.

    >>> from croupier_trainer.rules.procedure import Need, Procedure, Step
    >>> chain = Procedure(id="p", game="roulette", steps=(
    ...     Step(id="a", rules=("R",)), Step(id="b", rules=("R",), needs=(Need("a", "R"),)),
    ...     Step(id="c", rules=("R",), needs=(Need("b", "R"),))))
    >>> largest_legal(chain, ["c", "a", "b"])
    ('a', 'b')
    """
    return partial_order.largest_legal(given, procedure.order, procedure.edges)
