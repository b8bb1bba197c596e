"""A message to a person as data: a code of `text` and the values it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

if TYPE_CHECKING:
    from croupier_trainer.rules.money import Money


class Named(msgspec.Struct, frozen=True, array_like=True):
    """A thing that `text` has words for: group and id (see rules.table.Name)."""

    of: str
    id: str


Value: TypeAlias = int | str | Named | dict[str, str]
"""Of a message; a dict is a text that a content file carries in several languages: {en: …, uk: …, ru: …}."""


class Message(msgspec.Struct, frozen=True):
    """A code such as "ask.payout" and its parameters.

    Whole amounts are int, halves and other numbers that are shown as they are text.
    """

    code: str
    params: dict[str, Value] = {}


def amount(money: Money) -> int | Named:
    """Give money as a message's value: an int where whole, else halves, which each language writes with its own point.

    >>> from croupier_trainer.rules.money import Money
    >>> amount(Money(80)), amount(Money(75))
    (40, Named(of='halves', id='75'))
    """
    return money.whole if money.is_whole else Named("halves", str(money.halves))
