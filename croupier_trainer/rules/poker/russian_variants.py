"""Where houses that deal Russian poker differ in settling: the words of the house file, nothing more.

Source: rulebook.md, "Where sources differ". Other variants stand with what they vary.
"""

from __future__ import annotations

from enum import StrEnum


class AnteOfInsured(StrEnum):
    """What the ANTE of an insured box gets when the dealer has no game."""

    BACK = "back"
    PAID = "paid"


class InsuranceStandOff(StrEnum):
    """What insurance does on a stand-off."""

    LOSES = "loses"
    BACK = "back"


class Buy(StrEnum):
    """When buying a game is declared."""

    BEFORE_INSURANCE = "before-insurance"
    AFTER_INSURANCE = "after-insurance"


class SecondNoGame(StrEnum):
    """What the ANTE of a box gets that bought a game when none came."""

    BACK = "back"
    PAID = "paid"


class MaximumCounts(StrEnum):
    """What counts towards the maximum payout: winnings alone, or the stakes that go back with them too."""

    WINNINGS = "winnings"
    STAKES_TOO = "stakes-too"
