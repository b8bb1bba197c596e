"""Orders in which some steps are free among each other: what must come before what, and how much keeps to it.

An edge is (earlier, later, rule). Source: spec.md, section 4.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence


def must_precede(edges: Iterable[tuple[str, str, str]]) -> Mapping[str, frozenset[str]]:
    """Give for each item that has any all items that must come before it, near and far; the edges have no circle.

    >>> sorted(must_precede([("a", "b", "R"), ("b", "c", "R")])["c"])
    ['a', 'b']
    """
    direct: dict[str, set[str]] = {}
    for earlier, later, _ in edges:
        direct.setdefault(later, set()).add(earlier)
    closed: dict[str, frozenset[str]] = {}

    def close(item: str) -> frozenset[str]:
        if item not in closed:
            near = direct.get(item, set())
            closed[item] = frozenset(near).union(*(close(earlier) for earlier in near))
        return closed[item]

    for item in direct:
        close(item)
    return closed


def largest_legal(given: Sequence[str], known: Iterable[str], edges: Iterable[tuple[str, str, str]]) -> tuple[str, ...]:
    """Give the most items of `given`, in its order, that keep every edge; unknown ones never count, each once.

    >>> largest_legal(["c", "a", "b"], "abc", [("a", "b", "R"), ("b", "c", "R")])
    ('a', 'b')
    """
    items = frozenset(known)
    before = must_precede(edges)
    shown = [item for item in given if item in items]
    after = [
        [
            later
            for later in range(place + 1, len(shown))
            if shown[later] == item or shown[later] in before.get(item, ())
        ]
        for place, item in enumerate(shown)
    ]
    return tuple(shown[place] for place in _largest_without_conflict(after))


def _largest_without_conflict(after: list[list[int]]) -> list[int]:
    """Give the most places of which none conflicts with another; `after` lists the later places each conflicts with.

    Conflicts are transitive (what is needed far off is needed), so the places free of them are a largest
    antichain: by König's theorem what a largest matching of earlier to later places leaves uncovered.
    """
    matched: dict[int, int] = {}

    def augment(place: int, seen: set[int]) -> bool:
        for later in after[place]:
            if later not in seen:
                seen.add(later)
                if later not in matched or augment(matched[later], seen):
                    matched[later] = place
                    return True
        return False

    for place in range(len(after)):
        augment(place, set())
    reached = set(range(len(after))) - set(matched.values())
    found: set[int] = set()
    open_ends = list(reached)
    while open_ends:
        for later in after[open_ends.pop()]:
            if later not in found:
                found.add(later)
                earlier = matched[later]
                if earlier not in reached:
                    reached.add(earlier)
                    open_ends.append(earlier)
    return [place for place in range(len(after)) if place in reached and place not in found]
