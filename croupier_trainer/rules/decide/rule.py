"""A rule that decides: which facts it speaks of and what it says of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


class Do(StrEnum):
    """What the dealer does."""

    ACCEPT = "accept"
    RETURN = "return"
    TAKE_OFF = "take-off"
    RESPIN = "respin"
    VOID = "void"
    WARN = "warn"
    CALL_MANAGER = "call-manager"
    OFFER_COLOUR = "offer-colour"
    REFUSE = "refuse"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseTerms:
    """What a house varies of these rules: turns of a valid spin, cards to change in Oasis, when a game is bought."""

    turns: int = 5
    oasis_changes: int = 1
    buys_after_insurance: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by its id, the class of facts it speaks of, and its judgement: None where it has nothing to say."""

    id: str
    of: type[object]
    judge: Callable[[Any, HouseTerms], Do | None]


def accept_unless(bites: object, do: Do) -> Do:
    """Give what a rule that bites says to do, and otherwise that all is well."""
    return do if bites else Do.ACCEPT
