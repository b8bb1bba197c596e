"""Hands: the best five of five to seven cards, how two compare, and which cards make the combination.

Decides rank and comparison (PK-RANK, PK-ACE, PK-KICKER, PK-FIVE); not what a game pays for it or whether
a dealer plays. Suits do not rank. Source: rulebook.md, "Poker, all games" and "Comparisons".

How it is quick: each card has a number that holds a one in the 3-bit counter of its rank and a one in the
4-bit counter of its suit. Their sum tells how often each rank occurs, and, the suit counters starting at
three, a suit of five or more by its highest bit. What a set of rank counts is worth is worked out once.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from croupier_trainer.rules.cards import Card


class Combination(IntEnum):
    """The combinations, lowest first; an ace-king counts as one in some games only. Source: PK-RANK."""

    HIGH_CARD = 0
    ACE_KING = 1
    PAIR = 2
    TWO_PAIRS = 3
    THREE = 4
    STRAIGHT = 5
    FLUSH = 6
    FULL_HOUSE = 7
    FOUR = 8
    STRAIGHT_FLUSH = 9
    ROYAL_FLUSH = 10

    @property
    def id(self) -> str:
        """The word of the glossary: `two-pairs`."""
        return self.name.lower().replace("_", "-")


@dataclass(frozen=True, slots=True)
class Hand:
    """The best five cards, explained.

    `five` are the cards that count, in the order in which they are compared; `made_by` those that make the
    combination, never kickers: 2 for a pair or ace-king, 3 for three, 4 for two pairs or four, none for a
    high card, else 5. Hands compare by `strength` alone.
    """

    combination: Combination
    strength: int
    five: tuple[Card, ...]
    made_by: tuple[Card, ...]

    @property
    def kickers(self) -> tuple[Card, ...]:
        """The cards that count beside those that make the combination."""
        return self.five[len(self.made_by) :]


SMALLEST_HAND, LARGEST_HAND = 5, 7

_ACE, _KING, _FIVE_HIGH = 12, 11, 3  # ranks here count from 0, the two
_FIVE_IN_A_ROW = 0b11111
_RANK_BITS = 39
_SUIT_SHIFT = 40
_SUIT_START = 0x3333 << _SUIT_SHIFT
_SUIT_FULL = 0x8888 << _SUIT_SHIFT
_RANK_MASK = (1 << _RANK_BITS) - 1
_KEYS = tuple((1 << 3 * (index >> 2)) | (1 << _SUIT_SHIFT + 4 * (index & 3)) for index in range(52))
_key_of = _KEYS.__getitem__
_MADE_BY = (0, 2, 2, 4, 3, 5, 5, 5, 4, 5, 5)
_COMBINATION_SHIFT = 20


def strength(cards: Collection[Card]) -> int:
    """Return a number by which the best five of 5 to 7 cards compare: the higher wins, equal is a stand-off.

    The number of cards is not checked here. Source: PK-KICKER, PK-FIVE.
    """
    total = sum(map(_key_of, cards), _SUIT_START)
    if full := total & _SUIT_FULL:
        return _flush_strength(_ranks_of_suit(cards, full))
    return _strength_of_counts(total & _RANK_MASK)


def combination_of(worth: int) -> Combination:
    """Return the combination in a number from `strength`, ace-king told apart from a high card."""
    return Combination(worth >> _COMBINATION_SHIFT)


def least_pair(rank: int) -> int:
    """Return the least strength of a pair of a rank (2 to 14) or better: what some dealers need to play."""
    return _write(Combination.PAIR, [rank - 2] * 2) << 12


def best_hand(cards: Collection[Card], *, ace_king: bool = True) -> Hand:
    """Find the best five of 5 to 7 cards; without `ace_king` such a hand is a high card.

    Raises ValueError for another number of cards. Source: PK-RANK, PK-FIVE.

    >>> from croupier_trainer.rules.cards import read_cards, write_cards
    >>> hand = best_hand(read_cards("4d 9c 7d 3c 3d 7c 4c"))
    >>> hand.combination.id, write_cards(hand.five), write_cards(hand.kickers)
    ('two-pairs', '7d 7c 4d 4c 9c', '9c')
    """
    if not SMALLEST_HAND <= len(cards) <= LARGEST_HAND:
        msg = f"a hand has 5 to 7 cards, not {len(cards)}"
        raise ValueError(msg)
    total = sum(map(_key_of, cards), _SUIT_START)
    if full := total & _SUIT_FULL:
        suit = _suit_index(full)
        left = sorted([card for card in cards if card & 3 == suit], reverse=True)
        worth = _flush_strength(_ranks_of_suit(cards, full))
    else:
        left = sorted(cards, reverse=True)
        worth = _strength_of_counts(total & _RANK_MASK)
    combination, ranks, made_by = _reading(worth)
    five = _pick(left, ranks)
    if combination is Combination.ACE_KING and not ace_king:
        return Hand(Combination.HIGH_CARD, worth, five, ())
    return Hand(combination, worth, five, five[:made_by])


def _pick(left: list[Card], ranks: tuple[int, ...]) -> tuple[Card, ...]:
    """Pick a card for each rank, the first of its rank that is left."""
    five = []
    for rank in ranks:
        for card in left:
            if card >> 2 == rank:
                five.append(card)
                left.remove(card)
                break
    return tuple(five)


def _suit_index(full: int) -> int:
    return (full >> _SUIT_SHIFT).bit_length() // 4 - 1


def _ranks_of_suit(cards: Collection[Card], full: int) -> int:
    """Return the ranks of the suit that is full, one bit each."""
    suit = _suit_index(full)
    bits = 0
    for card in cards:
        if card & 3 == suit:
            bits |= 1 << (card >> 2)
    return bits


@cache
def _reading(worth: int) -> tuple[Combination, tuple[int, ...], int]:
    """Read a strength back: the combination, the five ranks as compared, how many make the combination."""
    combination = combination_of(worth)
    return combination, tuple(worth >> shift & 15 for shift in (16, 12, 8, 4, 0)), _MADE_BY[combination]


def _write(combination: Combination, ranks: Sequence[int]) -> int:
    worth: int = combination
    for rank in ranks:
        worth = worth << 4 | rank
    return worth


def _straight_high(bits: int) -> int | None:
    """Return the highest rank of the best straight among ranks given one bit each; the ace is low too (PK-ACE)."""
    with_low_ace = bits << 1 | bits >> _ACE
    for high in range(_ACE, _FIVE_HIGH - 1, -1):
        if with_low_ace >> high - 3 & _FIVE_IN_A_ROW == _FIVE_IN_A_ROW:
            return high
    return None


def _straight_ranks(high: int) -> list[int]:
    return [rank % 13 for rank in range(high, high - 5, -1)]


def _falling(bits: int) -> list[int]:
    return [rank for rank in range(_ACE, -1, -1) if bits >> rank & 1]


@cache
def _flush_strength(bits: int) -> int:
    """Return the strength of five or more cards of a suit, their ranks one bit each."""
    high = _straight_high(bits)
    if high is None:
        return _write(Combination.FLUSH, _falling(bits)[:5])
    royal = Combination.ROYAL_FLUSH if high == _ACE else Combination.STRAIGHT_FLUSH
    return _write(royal, _straight_ranks(high))


@cache
def _strength_of_counts(counts: int) -> int:
    """Return the strength of cards without a flush, from the 3-bit counters of their ranks."""
    count = [counts >> 3 * rank & 7 for rank in range(13)]
    bits = sum(1 << rank for rank in range(13) if count[rank])
    most = max(range(13), key=lambda rank: (count[rank], rank))
    second = next((rank for rank in range(_ACE, -1, -1) if count[rank] > 1 and rank != most), None)
    others = _falling(bits & ~(1 << most))
    high = _straight_high(bits)
    match count[most], second, high:
        case 4, _, _:
            return _write(Combination.FOUR, [most] * 4 + others[:1])
        case 3, int(pair), _:
            return _write(Combination.FULL_HOUSE, [most] * 3 + [pair] * 2)
        case _, _, int(top):
            return _write(Combination.STRAIGHT, _straight_ranks(top))
    return _low_strength(count[most], most, second, others)


def _low_strength(times: int, most: int, second: int | None, others: list[int]) -> int:
    """Return the strength of three of a kind or less: `times` cards of rank `most`, the `others` falling."""
    match times, second:
        case 3, _:
            return _write(Combination.THREE, [most] * 3 + others[:2])
        case 2, int(pair):
            kickers = [rank for rank in others if rank != pair]
            return _write(Combination.TWO_PAIRS, [most, most, pair, pair, *kickers[:1]])
        case 2, _:
            return _write(Combination.PAIR, [most] * 2 + others[:3])
    ace_king = most == _ACE and others[0] == _KING
    return _write(Combination.ACE_KING if ace_king else Combination.HIGH_CARD, [most, *others[:4]])
