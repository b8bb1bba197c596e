"""Scoring an order: the longest common subsequence, and the largest legal subset where steps are free.

Source: spec.md, section 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


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


def _must_precede(before: Iterable[tuple[str, str, str]]) -> dict[str, set[str]]:
    """Give for each item all items that must come before it, near and far."""
    direct: dict[str, set[str]] = {}
    for earlier, later, _ in before:
        direct.setdefault(later, set()).add(earlier)
    closed: dict[str, set[str]] = {}

    def close(item: str) -> set[str]:
        if item not in closed:
            closed[item] = set()
            for earlier in direct.get(item, ()):
                closed[item] |= {earlier} | close(earlier)
        return closed[item]

    for item in list(direct):
        close(item)
    return closed


def legal_length(given: Sequence[str], known: Iterable[str], before: Iterable[tuple[str, str, str]]) -> int:
    """Give the size of the largest part of `given` that keeps every edge; unknown and repeated items never count twice.

    Two places conflict where the later one had to come first or is the same item again. That relation is
    transitive, so the largest part without conflicts is a largest antichain: places less a maximum matching.
    """
    items = set(known)
    shown = [item for item in given if item in items]
    earlier = _must_precede(before)
    conflicts = [
        [
            later
            for later in range(place + 1, len(shown))
            if shown[later] == shown[place] or shown[later] in earlier.get(shown[place], ())
        ]
        for place in range(len(shown))
    ]
    matched: dict[int, int] = {}

    def augment(place: int, seen: set[int]) -> bool:
        for later in conflicts[place]:
            if later not in seen:
                seen.add(later)
                if later not in matched or augment(matched[later], seen):
                    matched[later] = place
                    return True
        return False

    return len(shown) - sum(augment(place, set()) for place in range(len(shown)))
