"""The table by which BET is paid in Oasis, Russian and six-card poker. Source: OA-TABLE, RU-TABLE, SX-TABLE."""

from __future__ import annotations

from croupier_trainer.rules.hands import Combination

_ODDS = {
    Combination.HIGH_CARD: 0,
    Combination.ACE_KING: 1,
    Combination.PAIR: 1,
    Combination.TWO_PAIRS: 2,
    Combination.THREE: 3,
    Combination.STRAIGHT: 4,
    Combination.FLUSH: 5,
    Combination.FULL_HOUSE: 7,
    Combination.FOUR: 20,
    Combination.STRAIGHT_FLUSH: 50,
    Combination.ROYAL_FLUSH: 100,
}
TABLE_ODDS = tuple(sorted(set(_ODDS.values()) - {0}))


def table_odds(combination: Combination) -> int:
    """Return what the table pays to 1; nothing for a high card.

    >>> table_odds(Combination.FULL_HOUSE)
    7
    """
    return _ODDS[combination]
