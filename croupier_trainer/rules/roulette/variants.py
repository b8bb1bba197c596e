"""What houses vary in roulette beyond what bets and payouts know: the words of their rules.

What each of them does stands beside its rule, in order.py and limits.py; here it can be named without reading those.
Source: the variants table.
"""

from __future__ import annotations

from enum import StrEnum


class OutsideOrder(StrEnum):
    """In which order outside bets are paid."""

    DOZENS_LAST = "dozens-last"
    """Columns, high, odd, black, red, even, low, dozens."""
    END_TO_ZERO = "end-to-zero"
    """Columns, then what lies along each dozen with the dozen itself, from the far end to 0."""


class Maximum(StrEnum):
    """How the maximum of an inside spot follows from that of a straight."""

    PROPORTIONAL = "proportional"
    FLAT = "flat"


class Minimum(StrEnum):
    """Whether each inside bet must reach the minimum, or all of them together."""

    EACH_BET = "each-bet"
    INSIDE_SUM = "inside-sum"
