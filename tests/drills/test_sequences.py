"""Scoring an order: a common subsequence, and the largest part that keeps every edge."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.drills.sequences import common_length
from croupier_trainer.rules.partial_order import largest_legal

LETTERS = st.lists(st.sampled_from("abcde"), max_size=7)


def brute_common(left: list[str], right: list[str]) -> int:
    """Try every part of the left list, the longest first."""
    for size in range(len(left), 0, -1):
        for part in combinations(left, size):
            rest = iter(right)
            if all(item in rest for item in part):
                return size
    return 0


@given(LETTERS, LETTERS)
def test_the_longest_common_subsequence_is_found(left: list[str], right: list[str]) -> None:
    """No longer one exists, as trying them all shows."""
    assert common_length(left, right) == brute_common(left, right)


EDGES = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)).filter(lambda pair: pair[0] < pair[1]), max_size=6)


@given(st.lists(st.sampled_from("abcdex"), max_size=7), EDGES, st.permutations("abcde"))
def test_the_largest_legal_part_is_found(given_: list[str], edges: list[tuple[int, int]], names: list[str]) -> None:
    """No larger part keeps all edges, near and far, with every item once, as trying them all shows."""
    before = [(names[low], names[high], "X") for low, high in edges]
    reach = {(first, second) for first, second, _ in before}
    for middle in names:
        reach |= {(a, d) for a, b in reach if b == middle for c, d in reach if c == middle}

    def legal(part: tuple[str, ...]) -> bool:
        known = [item for item in part if item in names]
        if len(known) != len(part) or len(set(part)) != len(part):
            return False
        return not any((part[j], part[i]) in reach for i in range(len(part)) for j in range(i + 1, len(part)))

    best = max(size for size in range(len(given_) + 1) for part in combinations(given_, size) if legal(part))
    assert len(largest_legal(given_, names, before)) == best
