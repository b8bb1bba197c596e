"""The figures of a test's quality, from whole thousandths: discrimination and reliability.

Discrimination is the item-rest correlation: Pearson's r between a question's scores and the sums of all others (the
point-biserial where scores are 0 or 1, with the question itself taken out). Reliability is Cronbach's alpha (KR-20
where scores are 0 or 1). Both are in thousandths, None where there is no spread to speak of.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING

from croupier_trainer.drills.question import FULL

if TYPE_CHECKING:
    from collections.abc import Sequence


def item_rest_mille(scores: Sequence[Sequence[int]], item: int) -> int | None:
    """Give the correlation of one question with the rest; `scores` are rows of trainees, columns of questions."""
    own = [row[item] for row in scores]
    rest = [sum(row) - row[item] for row in scores]
    spread = _spread(own, own) * _spread(rest, rest)
    return None if spread == 0 else round(FULL * _spread(own, rest) / sqrt(spread))


def alpha_mille(scores: Sequence[Sequence[int]]) -> int | None:
    """Give Cronbach's alpha of all questions."""
    count = len(scores[0]) if scores else 0
    total = [sum(row) for row in scores]
    of_total = _spread(total, total)
    if count < 2 or of_total == 0:  # noqa: PLR2004 - one question has nothing to agree with
        return None
    of_items = 0
    for item in range(count):
        own = [row[item] for row in scores]
        of_items += _spread(own, own)
    return round(FULL * Fraction(count, count - 1) * (1 - Fraction(of_items, of_total)))


def _spread(left: Sequence[int], right: Sequence[int]) -> int:
    """Give n² times the covariance: whole numbers stay whole."""
    return len(left) * sum(a * b for a, b in zip(left, right, strict=True)) - sum(left) * sum(right)
