"""When hands are shown: before a moment, after it, both, or not at all.

One showing serves all rules of the same moment, so the answer is one of four words however many rules ask for it.
Source: rulebook.md, CH.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Moment(StrEnum):
    """What the dealer is about to do or has just done."""

    TOUCH_BET = "touch-bet"
    PASS = "pass"  # noqa: S105 - the word of the spec, no password
    HANDKERCHIEF = "handkerchief"
    TAKE_OVER = "take-over"
    LEAVE = "leave"
    BEYOND_EDGE = "beyond-edge"
    OPEN_BET = "open-bet"
    CLOSE_BET = "close-bet"
    CLEAR_LAYOUT = "clear-layout"
    DOLLY_ON = "dolly-on"
    PLACE_WINNING_BET = "place-winning-bet"
    DOLLY_OFF = "dolly-off"
    PAYOUT_READY = "payout-ready"
    CHANGE = "change"
    TIPS = "tips"
    SPIN_BALL = "spin-ball"
    ANNOUNCE = "announce"
    POINT_AT_TRACK = "point-at-track"


class When(StrEnum):
    """On which side of the moment hands are shown."""

    BEFORE = "before"
    AFTER = "after"
    BOTH = "both"
    NO = "no"


@dataclass(frozen=True, slots=True)
class Demand:
    """A rule that demands a showing on one side of some moments."""

    rule: str
    side: When
    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class Showing:
    """When hands are shown at a moment, and by which rules."""

    when: When
    rules: tuple[str, ...]


DEMANDS: Final = (
    Demand("CH-BEFORE-BET", When.BEFORE, (Moment.TOUCH_BET,)),
    Demand("CH-BEFORE-PASS", When.BEFORE, (Moment.PASS,)),
    Demand("CH-BEFORE-HANDKERCHIEF", When.BEFORE, (Moment.HANDKERCHIEF,)),
    Demand("CH-BEFORE-TAKEOVER", When.BEFORE, (Moment.TAKE_OVER,)),
    Demand("CH-BEFORE-LEAVE", When.BEFORE, (Moment.LEAVE,)),
    Demand("CH-BEFORE-CHANGE", When.BEFORE, (Moment.CHANGE,)),
    Demand("CH-BEFORE-EDGE", When.BEFORE, (Moment.BEYOND_EDGE,)),
    Demand("CH-BEFORE-TIPS", When.BEFORE, (Moment.TIPS,)),
    Demand("CH-BEFORE-OPEN", When.BEFORE, (Moment.OPEN_BET,)),
    Demand("CH-AFTER-CLEAR", When.AFTER, (Moment.CLEAR_LAYOUT,)),
    Demand("CH-AFTER-DOLLY", When.AFTER, (Moment.DOLLY_ON,)),
    Demand("CH-AFTER-PLACE", When.AFTER, (Moment.PLACE_WINNING_BET,)),
    Demand("CH-AFTER-DOLLY-OFF", When.AFTER, (Moment.DOLLY_OFF,)),
    # Tips are changed, so the showing after any change holds for them too.
    Demand("CH-AFTER-CHANGE", When.AFTER, (Moment.CHANGE, Moment.TIPS)),
    Demand("CH-AFTER-CLOSE", When.AFTER, (Moment.CLOSE_BET,)),
    Demand("CH-AFTER-READY", When.AFTER, (Moment.PAYOUT_READY,)),
)


def showing(moment: Moment, demands: tuple[Demand, ...] = DEMANDS) -> Showing:
    """Say when hands are shown at a moment and by which rules; by none where they are not.

    >>> showing(Moment.CHANGE)
    Showing(when=<When.BOTH: 'both'>, rules=('CH-BEFORE-CHANGE', 'CH-AFTER-CHANGE'))
    >>> showing(Moment.SPIN_BALL).when.value
    'no'
    """
    asked = [demand for demand in demands if moment in demand.moments]
    sides = {demand.side for demand in asked}
    when = When.BOTH if len(sides) > 1 else next(iter(sides), When.NO)
    return Showing(when, tuple(demand.rule for demand in asked))


def rules(before: tuple[str, ...], after: tuple[str, ...], demands: tuple[Demand, ...] = DEMANDS) -> frozenset[str]:
    """Give the rules that one showing serves when it comes before some moments and after others (their ids).

    >>> sorted(rules(before=("touch-bet",), after=("dolly-on",)))
    ['CH-AFTER-DOLLY', 'CH-BEFORE-BET']
    """
    wanted = {When.BEFORE: before, When.AFTER: after}
    return frozenset(
        demand.rule for demand in demands if any(moment.value in wanted[demand.side] for moment in demand.moments)
    )
