"""Scoring an order that is fixed: the longest common subsequence.

Source: spec.md, section 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def common_length(left: Sequence[str], right: Sequence[str]) -> int:
    """Give the length of the longest common subsequence.

    >>> common_length(["a", "b", "c"], ["a", "c", "b"])
    2
    """
    row = [0] * (len(right) + 1)
    for item in left:
        corner = 0
        for place, other in enumerate(right, 1):
            above = row[place]
            row[place] = corner + 1 if item == other else max(above, row[place - 1])
            corner = above
    return row[-1]
