"""The words that facts are told in. Source: rulebook.md, CP to CD and PK to TX."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """How far the spin is: bets are taken, "No more bets" was said, the dolly stands, the number is paid."""

    BETTING = "betting"
    CLOSED = "closed"
    RESULT = "result"
    PAID = "paid"


class Flaw(StrEnum):
    """What is wrong with the way chips were laid."""

    NONE = "none"
    MISPLACED = "misplaced"
    UNCLEAR = "unclear"


class Told(StrEnum):
    """Whether something is so."""

    SO = "so"
    NOT = "not"


class Table(StrEnum):
    """This table or another one."""

    OWN = "own"
    OTHER = "other"


class Held(StrEnum):
    """Where a player's chips are when the dealer is to take them."""

    ON_TABLE = "on-table"
    IN_HAND = "in-hand"


class Ball(StrEnum):
    """How the ball ran."""

    STAYED = "stayed"
    LEFT_WHEEL = "left-wheel"
    BADLY_SPUN = "badly-spun"


class Topic(StrEnum):
    """What a conversation is about."""

    JOB = "job"
    OTHER = "other"


class Exposed(StrEnum):
    """Which card lies face up during the deal."""

    NONE = "none"
    BOX = "box"
    DEALERS_LAST = "dealers-last"


class Order(StrEnum):
    """In which order the cards went out."""

    RIGHT = "right"
    WRONG = "wrong"


class Does(StrEnum):
    """What a player does with his cards, or beside them."""

    LOOKS = "looks"
    LOWERS = "lowers"
    SHOWS = "shows"
    DISCUSSES = "discusses"
    PHONES = "phones"


class Stage(StrEnum):
    """How far the box is when its cards are touched."""

    DEALING = "dealing"
    DEALT = "dealt"
    CLOSED = "closed"


class Manager(StrEnum):
    """What the manager has had to do with a dispute."""

    NOT_ASKED = "not-asked"
    DECIDED = "decided"


class BoxKind(StrEnum):
    """Whether a box's cards may be looked at."""

    OPEN = "open"
    BLIND = "blind"


class Taken(StrEnum):
    """Whether somebody plays a box already."""

    FREE = "free"
    TAKEN = "taken"


class Ante(StrEnum):
    """How a player's ante on a box stands to his others."""

    EQUAL = "equal"
    UNEQUAL = "unequal"


class Wish(StrEnum):
    """What a player wants on a box."""

    BET = "bet"
    FOLD = "fold"
    CHANGE = "change"
    SIXTH = "sixth"
    INSURANCE = "insurance"
    BUY = "buy"
