"""Chips: full stacks and how they are cut, cash in the fewest chips, piles, and a payout in colour and cash.

Knows no game; the numbers a house varies are arguments. Source: ST-*, EX-*, PY-MAX-COLOUR, PY-MIXED.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from croupier_trainer.errors import CroupierError, Problem
from croupier_trainer.rules.fewest import counts
from croupier_trainer.rules.school import CASH, CUT, RIDE_MANY, RIDE_ONE, STACK
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

DROP_MOST: Final = 13
"""The largest remainder that is counted out chip by chip (ST-DROP)."""
STRAIGHT_OFF: Final = 5
"""So many chips of colour are taken straight off a stack (ST-CUT-COLOUR)."""
PILE: Final = 5
"""Chips in a pile where no other number is set."""


class Technique(StrEnum):
    """How a remainder is made."""

    DROP = "drop"
    PENCIL = "pencil"
    NONE = "none"


class Place(StrEnum):
    """Where a remainder goes: on top of full stacks, as a new stack, or there is none."""

    TOP = "top"
    NEW = "new"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stacks:
    """Full stacks to take (the one cut down in pencilling counted in), and what is done with the rest.

    `cut` is in chips: dropped (drop) or cut off (pencil).
    """

    take: int
    technique: Technique
    cut: int
    place: Place
    why: tuple[Reason, ...]


class CannotMake(CroupierError):
    """A value that the house's cash chips don't make."""

    def __init__(self, value: int, values: Sequence[int]) -> None:
        self.value = value
        self.values = tuple(values)
        super().__init__(Problem(code="roulette.cannot-make", params={"value": value, "values": self.values}))


class WrongSplit(CroupierError):
    """A sum of cash that a payout can't hold: above it, or no multiple of the colour's value."""


class CashWish(StrEnum):
    """What a player may ask for instead of a sum of cash."""

    ALL = "all"
    STACK = "stack"


@dataclass(frozen=True, slots=True, kw_only=True)
class Split:
    """A payout in two parts: chips of colour, and cash in value."""

    colour_chips: int
    cash_value: int
    why: tuple[Reason, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """Colour changed to cash: its sum in value, the cash as (value, chips) from the highest value down."""

    sum: int
    cash: tuple[tuple[int, int], ...]
    why: tuple[Reason, ...]


def stacks(chips: int, *, stack: int = STACK, ride_one: int = RIDE_ONE, ride_many: int = RIDE_MANY) -> Stacks:
    """How a number of chips is made of full stacks. Source: ST-DROP, ST-PENCIL, ST-TOP-ONE, ST-TOP-MANY, ST-CUT-COLOUR.

    >>> [(s.take, s.technique.value, s.cut, s.place.value) for s in map(stacks, (52, 75, 20, 12))]
    [(2, 'drop', 12, 'top'), (4, 'pencil', 5, 'new'), (1, 'none', 0, 'none'), (0, 'drop', 12, 'new')]
    """
    full, rest = divmod(chips, stack)
    sizes = (("chips", chips), ("full", full), ("stack", stack), ("rest", rest))
    counted = Reason("working.stacks-counted", "ST-TAKE", sizes)
    if not rest:
        return Stacks(take=full, technique=Technique.NONE, cut=0, place=Place.NONE, why=(counted,))
    place, place_why = _place(full, rest, ride_one=ride_one, ride_many=ride_many)
    if rest > DROP_MOST:
        off = stack - rest
        pencil = Reason("working.stacks-pencil", "ST-PENCIL", (("rest", rest), ("off", off)))
        return Stacks(
            take=full + 1, technique=Technique.PENCIL, cut=off, place=place, why=(counted, pencil, *place_why)
        )
    why = [counted, Reason("working.stacks-drop", "ST-DROP", (("rest", rest),))]
    if rest <= STRAIGHT_OFF:
        why.append(Reason("working.stacks-straight-off", "ST-CUT-COLOUR", (("rest", rest),)))
    return Stacks(take=full, technique=Technique.DROP, cut=rest, place=place, why=(*why, *place_why))


def _place(full: int, rest: int, *, ride_one: int, ride_many: int) -> tuple[Place, tuple[Reason, ...]]:
    if not full:
        return Place.NEW, (Reason("working.stacks-alone", "ST-TOP-ONE", (("rest", rest),)),)
    most, rule = (ride_one, "ST-TOP-ONE") if full == 1 else (ride_many, "ST-TOP-MANY")
    place = Place.TOP if rest <= most else Place.NEW
    return place, (Reason(f"working.stacks-{place}", rule, (("rest", rest), ("most", most))),)


def fewest(value: int, values: Iterable[int] = CASH) -> tuple[tuple[int, int], ...]:
    """Cash of a value in the fewest chips, of several fewest the most of the highest: (value, chips), highest first.

    >>> fewest(190)
    ((100, 1), (25, 3), (5, 3))
    >>> fewest(8, (1, 4, 6))
    ((4, 2),)

    Raises:
        CannotMake: these chips don't make the value.

    """
    chips = tuple(sorted(set(values), reverse=True))
    made = counts(value, chips)
    if made is None:
        raise CannotMake(value, chips)
    return tuple((chip, count) for chip, count in zip(chips, made, strict=True) if count)


def chip_count(value: int, values: Iterable[int] = CASH) -> int:
    """Chips in the fewest that make a value: the height of a cash bet. Source: PO-COLUMN-STACKS.

    Raises:
        CannotMake: these chips don't make the value.

    """
    return sum(count for _, count in fewest(value, values))


def piles(value: int, chips: int, cut: Iterable[tuple[int, int]] = CUT) -> tuple[int, ...]:
    """Piles into which cash chips of one value are cut: as (value, size) says, others in fives. Source: ST-CUT-25.

    >>> piles(25, 13), piles(100, 13)
    ((4, 4, 4, 1), (5, 5, 3))
    """
    size = dict(cut).get(value, PILE)
    full, rest = divmod(chips, size)
    return (size,) * full + ((rest,) if rest else ())


def split(chips: int, value: int, cash: int | CashWish, stack: int = STACK) -> Split:
    """Payout of colour chips with a part in cash: a sum, all, or all but one stack. Source: PY-MAX-COLOUR, PY-MIXED.

    >>> parts = split(137, 5, CashWish.STACK)
    >>> parts.colour_chips, parts.cash_value
    (20, 585)

    Raises:
        WrongSplit: the sum is above the payout or no multiple of the value.

    """
    payout = chips * value
    if cash is CashWish.ALL:
        wanted = payout
    elif cash is CashWish.STACK:
        wanted = max(0, chips - stack) * value
    elif not 0 <= cash <= payout:
        raise WrongSplit(Problem(code="roulette.split-above", params={"cash": cash, "payout": payout}))
    elif cash % value:
        raise WrongSplit(Problem(code="roulette.split-multiple", params={"cash": cash, "value": value}))
    else:
        wanted = cash
    colour = chips - wanted // value
    params = (("payout", payout), ("cash", wanted), ("rest", payout - wanted), ("value", value), ("colour", colour))
    why: tuple[Reason, ...] = (Reason("working.split-parts", "PY-MIXED", params),)
    if colour:
        why += (Reason("working.split-most-colour", "PY-MAX-COLOUR", (("colour", colour),)),)
    return Split(colour_chips=colour, cash_value=wanted, why=why)


def change(chips: int, value: int, values: Iterable[int] = CASH, stack: int = STACK) -> Change:
    """Colour changed to cash in the fewest chips. Source: EX-COLOUR-3, EX-COLOUR-5, EX-COLOUR-6.

    >>> change(106, 25).cash
    ((1000, 2), (500, 1), (100, 1), (25, 2))

    Raises:
        CannotMake: the house's chips don't make the sum.

    """
    total = chips * value
    cash = fewest(total, values)
    aside = chips % stack
    why = (Reason("working.change-aside", "EX-COLOUR-3", (("rest", aside),)),) if aside else ()
    counted = Reason("working.change-sum", "EX-COLOUR-5", (("chips", chips), ("value", value), ("sum", total)))
    return Change(sum=total, cash=cash, why=(*why, counted, *cash_reasons(cash, "EX-COLOUR-6")))


def cash_reasons(cash: Iterable[tuple[int, int]], rule: str = "PY-HIGH-CASH") -> tuple[Reason, ...]:
    """One line for each value of a breakdown: so many chips of it, from the highest down."""
    return tuple(
        Reason("working.cash-line", rule, (("chips", count), ("value", value), ("sum", count * value)))
        for value, count in cash
    )


def cut_reason(value: int, cut: Iterable[tuple[int, int]] = CUT) -> Reason:
    """Why chips of a value are cut in piles of that size. Source: ST-CUT-25, ST-CUT-CASH."""
    sizes = dict(cut)
    rule = "ST-CUT-25" if value in sizes else "ST-CUT-CASH"
    return Reason("working.cutting", rule, (("value", Name("cash", str(value))), ("size", sizes.get(value, PILE))))
