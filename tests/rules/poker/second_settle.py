"""A second calculation of every poker settlement, written from the rulebook and sharing nothing with the rules.

It reads the words of a drill file and of a house file and works with plain numbers. Combinations are found by
looking at every subset of the cards and asking whether that subset is one.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

ORDER = "23456789TJQKA"
NAMES = ["high-card", "ace-king", "pair", "two-pairs", "three", "straight", "flush", "full-house", "four"]
NAMES += ["straight-flush", "royal-flush"]
BET_TABLE = dict(zip(NAMES, [0, 1, 1, 2, 3, 4, 5, 7, 20, 50, 100], strict=True))
BONUS_TABLE = {"flush": 250, "full-house": 500, "four": 1000, "straight-flush": 5000, "royal-flush": 10_000}
TEXAS_TABLE = {"flush": 2, "full-house": 3, "four": 10, "straight-flush": 20}

Cards = tuple[str, ...]


def rank(card: str) -> int:
    """Return 2 to 14."""
    return ORDER.index(card[0]) + 2


def is_straight(cards: Cards) -> bool:
    """Whether five cards follow each other, the ace high or low."""
    ranks = "".join(sorted({card[0] for card in cards}, key=ORDER.index))
    return len(ranks) == 5 and (ranks in ORDER or ranks == "2345A")


def what_is(cards: Cards) -> str | None:
    """Name the combination that exactly these cards make, none to spare."""
    ranks = sorted(map(rank, cards))
    same = [ranks.count(each) for each in ranks]
    if len(cards) == 2:
        return "pair" if same == [2, 2] else "ace-king" if ranks == [13, 14] else None
    if len(cards) == 3:
        return "three" if same == [3] * 3 else None
    if len(cards) == 4:
        return "four" if same == [4] * 4 else "two-pairs" if same == [2] * 4 else None
    straight, flush = is_straight(cards), len({card[1] for card in cards}) == 1
    if straight and flush:
        return "royal-flush" if ranks[0] == 10 else "straight-flush"
    if sorted(same) == [2, 2, 3, 3, 3]:
        return "full-house"
    return "flush" if flush else "straight" if straight else None


def found(cards: Cards, *, ace_king: bool) -> list[tuple[int, frozenset[str]]]:
    """List every combination among cards with those that make it."""
    out = []
    for size in (2, 3, 4, 5):
        for some in combinations(cards, size):
            name = what_is(some)
            if name and (ace_king or name != "ace-king"):
                out.append((NAMES.index(name), frozenset(some)))
    return out


def value(five: Cards, *, ace_king: bool) -> tuple[int, list[int]]:
    """Rank five cards: the combination, then ranks by how often they come and how high they are."""
    best = max((level for level, _ in found(five, ace_king=ace_king)), default=0)
    ranks = list(map(rank, five))
    order = sorted(ranks, key=lambda each: (ranks.count(each), each), reverse=True)
    if NAMES[best] in {"straight", "straight-flush"} and order == [14, 5, 4, 3, 2]:
        order = [5, 4, 3, 2, 1]
    return best, order


def best(cards: Cards, *, ace_king: bool = True) -> tuple[int, list[int]]:
    """Rank the best five."""
    return max(value(five, ace_king=ace_king) for five in combinations(cards, 5))


def double(cards: Cards, *, pair_in_straight: bool = False) -> tuple[str, str]:
    """Name the first and the second combination of Russian poker."""
    everything = found(cards, ace_king=True)
    if not everything:
        return "high-card", "none"
    level, order = best(cards)
    firsts = [made for each, made in everything if each == level and highest(made, order)]
    first = min(firsts, key=sorted)
    seconds = [(each, made) for each, made in everything if made - first]
    if pair_in_straight and NAMES[level] in {"straight", "straight-flush", "royal-flush"}:
        ranks = sorted(card[0] for card in first)
        seconds = [(each, made) for each, made in seconds if sorted(card[0] for card in made) != ranks]
    return NAMES[level], NAMES[max(each for each, _ in seconds)] if seconds else "none"


def highest(made: frozenset[str], order: list[int]) -> bool:
    """Whether these cards are those of the best hand, up to suits."""
    top = order[: len(made)] if order[-1] != 1 else [5, 4, 3, 2, 14]
    return sorted(map(rank, made)) == sorted(top)


def settle(words: dict[str, Any], house: dict[str, Any] | None = None) -> dict[str, dict[str, Fraction]]:
    """Settle a round given in the words of a drill file by the words of a house file."""
    by_game = {"oasis": oasis, "russian": russian, "six-card": six_card, "texas": texas}
    play = by_game[words["game"]]
    return {
        number: {stake: Fraction(sum_) for stake, sum_ in play(box, words, house or {}).items()}
        for number, box in words["boxes"].items()
    }


def final_cards(box: dict[str, Any]) -> Cards:
    """Return the cards that a box plays."""
    thrown = box.get("draw", "").split()
    extra = box.get("changed", box.get("sixth"))
    return (
        *(c for c in box["cards"].split() if c not in thrown),
        *box.get("drawn", "").split(),
        *([extra] if extra else []),
    )


def oasis(box: dict[str, Any], words: dict[str, Any], house: dict[str, Any]) -> dict[str, Any]:
    """Settle an Oasis box."""
    ante, out = box["ante"], {}
    count = len(box.get("draw", "").split())
    hand, dealer = best(final_cards(box)), best(tuple(words["dealer"].split()))
    if count:
        out["draw"] = -ante * Fraction(house.get("change-price", {}).get(count, count))
    if "bonus" in box:
        won = 0 if count or box["action"] == "fold" else BONUS_TABLE.get(NAMES[hand[0]], 0)
        out["bonus"] = box["bonus"] * (won or -1)
    if box["action"] == "fold":
        return {**out, "ante": -ante}
    if dealer[0] == 0:
        return {**out, "ante": ante, "bet": 0}
    if hand == dealer:
        return {**out, "ante": 0, "bet": 0}
    if hand < dealer:
        return {**out, "ante": -ante, "bet": -2 * ante}
    return {**out, "ante": ante, "bet": 2 * ante * BET_TABLE[NAMES[hand[0]]]}


def six_card(box: dict[str, Any], words: dict[str, Any], house: dict[str, Any]) -> dict[str, Any]:
    """Settle a six-card box."""
    ante, out = box["ante"], {}
    if "sixth" in box:
        out["sixth"] = -ante
    if "changed" in box:
        out["change"] = Fraction(-3 * ante, 2)
    if box["action"] == "fold":
        return {**out, "ante": -ante}
    hand = best(final_cards(box), ace_king=False)
    dealer = best(tuple(words["dealer"].split()), ace_king=False)
    if dealer[0] == 0:
        return {**out, "ante": ante, "bet": 0}
    if hand == dealer:
        return {**out, "ante": 0, "bet": 0}
    if hand < dealer:
        return {**out, "ante": -ante, "bet": -2 * ante}
    odds = BET_TABLE[NAMES[hand[0]]]
    ways = {
        "ante-even-bet-by-table": (1, odds),
        "ante-by-table-bet-even": (odds, 1),
        "ante-by-table-bet-back": (odds, 0),
        "bet-by-table-ante-back": (0, odds),
    }
    on_ante, on_bet = ways[house.get("table-pays", "ante-even-bet-by-table")]
    return {**out, "ante": ante * on_ante, "bet": 2 * ante * on_bet}


def texas(box: dict[str, Any], words: dict[str, Any], house: dict[str, Any]) -> dict[str, Any]:
    """Settle a Texas box."""
    ante = box["ante"]
    if box["action"] == "fold":
        return {"ante": -ante}
    board = words["board"].split()
    hand = best((*box["cards"].split(), *board), ace_king=False)
    dealer = best((*words["dealer"].split(), *board), ace_king=False)
    most = words.get("maximum-payout", 10**9)
    by_table = {**TEXAS_TABLE, "royal-flush": house.get("royal", 100)}.get(NAMES[hand[0]], 1)
    if dealer[0] == 0 or (NAMES[dealer[0]] == "pair" and dealer[1][0] < 4):
        odds = 1 if house.get("no-game-ante") == "even" else by_table
        return {"ante": min(ante * odds, most), "bet": 0}
    if hand == dealer:
        return {"ante": 0, "bet": 0}
    if hand < dealer:
        return {"ante": -ante, "bet": -2 * ante}
    bet = min(2 * ante, most)
    return {"bet": bet, "ante": min(ante * by_table, most - bet)}


def russian(box: dict[str, Any], words: dict[str, Any], house: dict[str, Any]) -> dict[str, Any]:
    """Settle a Russian box."""
    ante = box["ante"]
    out: dict[str, Any] = {key: -ante for key in ("draw", "sixth") if key in box}
    if box["action"] == "fold":
        return {**out, "ante": -ante}
    dealer = best(tuple(words["dealer"].split()))
    hand = best(final_cards(box))
    insured = box.get("insurance")
    stakes_too = house.get("maximum-counts") == "stakes-too"
    room = words.get("maximum-payout", 10**9)
    if dealer[0] == 0:
        if insured:
            out["insurance"] = max(0, min(insured, room - insured * stakes_too))
            room -= out["insurance"] + insured * stakes_too
        if not box.get("buys"):
            paid = not insured or house.get("insured-ante-no-game") == "paid"
            return {**out, "ante": ante if paid else 0, "bet": 0}
        out["buy"] = -ante
        dealer = best(bought(words, house)[1])
        if dealer[0] == 0:
            return {**out, "ante": ante if house.get("second-no-game") == "paid" else 0, "bet": 0}
    elif insured:
        kept = hand < dealer or (hand == dealer and house.get("insurance-stand-off") == "back")
        out["insurance"] = 0 if kept else -insured
    if hand == dealer:
        return {**out, "ante": 0, "bet": 0}
    if hand < dealer:
        return {**out, "ante": -ante, "bet": -2 * ante}
    both = double(final_cards(box), pair_in_straight=house.get("straight-with-pair") == "pair")
    odds = sum(BET_TABLE.get(name, 0) for name in both)
    return {**out, "ante": 0, "bet": max(0, min(2 * ante * odds, room - 2 * ante * stakes_too))}


def bought(words: dict[str, Any], house: dict[str, Any]) -> tuple[list[str], Cards]:
    """Change the dealer's card: which cards came for it, and his new hand."""
    cards = sorted(words["dealer"].split(), key=rank)
    gone = cards.pop(0 if house.get("dealer-changes") == "lowest" else -1)
    came: list[str] = []
    for new in words["dealer-new"].split():
        came.append(new)
        if new[0] == gone[0] and house.get("same-rank") != "kept" and best((*cards, new))[0] == 0:
            continue
        return came, (*cards, new)
    raise ValueError("too few cards")
