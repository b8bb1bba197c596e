"""Dealing a hand that makes a combination, from the cards that are left.

The cards that make it are dealt first, the others until the hand is that and no better: straight flushes come as fast
as pairs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.rules.hands import SMALLEST_HAND, Combination, combination_of, strength

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.rules.cards import Card

COMBINATIONS = tuple(combination.id for combination in Combination)
_MOST_TRIES = 200
_ACE, _KING, _FIVE = 14, 13, 5


def deal_hand(
    making: str, size: int, stock: Sequence[Card], draw: Draw, *, ace_king: bool = True
) -> tuple[Card, ...] | None:
    """Deal `size` cards of `stock` whose best five are the combination `making`; None where none was found."""
    if size < SMALLEST_HAND:
        return None
    core = _CORES[making]
    for _ in range(_MOST_TRIES):
        cards = core(stock, draw)
        if cards is None or len(cards) > size:
            continue
        rest = [card for card in stock if card not in cards]
        if len(rest) < size - len(cards):
            return None
        hand = (*cards, *draw.sample(rest, size - len(cards)))
        made = combination_of(strength(hand))
        if made is Combination.ACE_KING and not ace_king:
            made = Combination.HIGH_CARD
        if made.id == making:
            return tuple(draw.shuffled(hand))
    return None


def _by_rank(stock: Sequence[Card]) -> dict[int, list[Card]]:
    found: dict[int, list[Card]] = {}
    for card in stock:
        found.setdefault(card.rank, []).append(card)
    return found


def _groups(*sizes: int) -> Callable[[Sequence[Card], Draw], list[Card] | None]:
    """Deal cards of as many different ranks as there are sizes, so many of each."""

    def core(stock: Sequence[Card], draw: Draw) -> list[Card] | None:
        left = _by_rank(stock)
        cards: list[Card] = []
        for size in sizes:
            ranks = [rank for rank, of_rank in left.items() if len(of_rank) >= size]
            if not ranks:
                return None
            cards += draw.sample(left.pop(draw.choose(ranks)), size)
        return cards

    return core


def _nothing(stock: Sequence[Card], draw: Draw) -> list[Card]:
    del stock, draw
    return []


def _ace_king(stock: Sequence[Card], draw: Draw) -> list[Card] | None:
    left = _by_rank(stock)
    if _ACE not in left or _KING not in left:
        return None
    return [draw.choose(left[_ACE]), draw.choose(left[_KING])]


def _straight(stock: Sequence[Card], draw: Draw) -> list[Card] | None:
    left = _by_rank(stock)
    ranks = _run(draw.between(_FIVE, _ACE))
    return [draw.choose(left[rank]) for rank in ranks] if all(rank in left for rank in ranks) else None


def _flush(stock: Sequence[Card], draw: Draw) -> list[Card] | None:
    suit = draw.choose("cdhs")
    of_suit = [card for card in stock if card.suit == suit]
    return draw.sample(of_suit, _FIVE) if len(of_suit) >= _FIVE else None


def _suited_run(least: int, most: int) -> Callable[[Sequence[Card], Draw], list[Card] | None]:
    def core(stock: Sequence[Card], draw: Draw) -> list[Card] | None:
        suit, ranks = draw.choose("cdhs"), _run(draw.between(least, most))
        cards = [card for card in stock if card.suit == suit and card.rank in ranks]
        return cards if len(cards) == _FIVE else None

    return core


def _run(high: int) -> list[int]:
    """Give the five ranks of a straight to `high`; the ace is low under a two (PK-ACE)."""
    return [_ACE if rank == 1 else rank for rank in range(high - 4, high + 1)]


_CORES: dict[str, Callable[[Sequence[Card], Draw], list[Card] | None]] = {
    "high-card": _nothing,
    "ace-king": _ace_king,
    "pair": _groups(2),
    "two-pairs": _groups(2, 2),
    "three": _groups(3),
    "straight": _straight,
    "flush": _flush,
    "full-house": _groups(3, 2),
    "four": _groups(4),
    "straight-flush": _suited_run(_FIVE, _KING),
    "royal-flush": _suited_run(_ACE, _ACE),
}
