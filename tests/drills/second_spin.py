"""Works a whole spin by hand: from what is shown alone, sharing no code with the rules.

It knows the school's rules only: proportional maximum, halves on zero, cash of 1 5 25 100 500 1000 5000.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from croupier_trainer.drills.message import Named
from croupier_trainer.drills.scenes import CallsScene, LayoutScene
from tests.rules.roulette.second_layout import ROUND_THE_WHEEL, all_spots, outside, payment_order, won

if TYPE_CHECKING:
    from croupier_trainer.drills.message import Message
    from croupier_trainer.drills.question import Question

WHEEL = list(map(int, ROUND_THE_WHEEL.split()))
SPOTS = all_spots()
COLUMNS, DOZENS = ([f"{what} {n}" for n in (1, 2, 3)] for what in ("column", "dozen"))
OUTSIDE = [*COLUMNS, "high", "odd", "black", "red", "even", "low", *DOZENS]
SERIES = {
    "voisins": {"0/2/3": 2, "4/7": 1, "12/15": 1, "18/21": 1, "19/22": 1, "25/26/28/29": 2, "32/35": 1},
    "tiers": dict.fromkeys(["5/8", "10/11", "13/16", "23/24", "27/30", "33/36"], 1),
    "orphelins": dict.fromkeys(["1", "6/9", "14/17", "17/20", "31/34"], 1),
    "jeu-zero": dict.fromkeys(["0/3", "12/15", "26", "32/35"], 1),
}
UNITS = {1: 1, 2: 2, 3: 3, 4: 4, 6: 6}
CASH = (5000, 1000, 500, 100, 25, 5, 1)


@dataclass
class Chips:
    """One bet: whose, where, how many chips (value for cash)."""

    colour: str
    spot: str
    count: int


class Spin:
    """A spin as it is seen."""

    def __init__(self, question: Question) -> None:
        layout, *rest = question.scenes
        assert isinstance(layout, LayoutScene)
        assert layout.number is not None
        self.number = layout.number
        self.values = {player.colour: player.value or 1 for player in layout.players}
        self.bets = [Chips(one.colour, pile.spot, one.count) for pile in layout.piles for one in pile.chips]
        self.late = [Chips(one.colour, pile.spot, one.count) for pile in layout.late for one in pile.chips]
        self.calls: list[tuple[str, Message]] = []
        self.most: int | None = None
        for scene in rest:
            assert isinstance(scene, CallsScene)
            assert isinstance(scene.callers, tuple)
            self.calls = list(zip(scene.callers, scene.calls, strict=True))
            self.most = scene.straight_max

    def wins(self, spot: str) -> bool:
        """Whether a spot touches the number."""
        return self.number in SPOTS[spot]

    def placed(self) -> list[Chips]:
        """Give the winning calls in value, in the order in which they go down."""
        sorts = {"neighbours": 1, "final": 2, "complete": 3}
        named = [(who, str(getattr(call.params["call"], "id", "")), call.params) for who, call in self.calls]
        named.sort(key=lambda one: sorts.get(one[1], 0))
        on_spot: dict[str, int] = {}
        found = []
        for who, what, params in named:
            spots = pieces(what, params)
            by = params["by"] if "by" in params else int(str(params["sum"])) // sum(spots.values())
            for spot, units in spots.items():
                value = units * int(str(by))
                if self.most is not None:
                    value = min(value, self.most * len(SPOTS[spot]) - on_spot.get(spot, 0))
                on_spot[spot] = on_spot.get(spot, 0) + value
                if self.wins(spot) and value:
                    found.append(Chips(who, spot, value))
        return found

    def order(self, bets: list[Chips]) -> list[str]:
        """Order what is paid."""
        found = []
        for spot in OUTSIDE:
            if self.wins(spot):
                here = [bet for bet in reversed(bets) if bet.spot == spot]
                found += sorted(here, key=lambda bet: -height(bet))
        ids = [f"{bet.colour} {bet.spot}" for bet in found]
        counted = [bet for spot in payment_order(self.number) for bet in reversed(bets) if bet.spot == spot]
        return ids + [f"{colour} number" for colour in dict.fromkeys(bet.colour for bet in counted)]

    def answer(self) -> dict[str, Any]:
        """Give the whole answer in its JSON form; parts with nothing to do are left out."""
        placed = self.placed()
        chips = [Chips(one.colour, one.spot, one.count // self.values[one.colour]) for one in placed]
        bets = self.bets + chips
        order = self.order(bets)
        named: dict[str, int] = {}
        for one in placed:
            named[f"{one.colour} {one.spot}"] = named.get(f"{one.colour} {one.spot}", 0) + one.count
        paid = {
            colour: sum(bet.count * won(SPOTS[bet.spot], self.number) for bet in bets if bet.colour == colour)
            for colour in self.values
        }
        back = {
            colour: sum(
                bet.count * self.values[colour] / 2
                for bet in self.bets
                if bet.colour == colour and len(SPOTS[bet.spot]) == 18 and self.number == 0
            )
            for colour in self.values
        }
        halved = {bet.spot for bet in self.bets if len(SPOTS[bet.spot]) == 18 and self.number == 0}
        lost = [bet for bet in self.bets if not self.wins(bet.spot) and bet.spot not in halved]
        edge = self.number <= 3 or self.number >= 31
        made = {colour: cash(sum_) if colour == "cash" else stacks(sum_) for colour, sum_ in paid.items() if sum_}
        parts = {
            "refused": sorted({f"{bet.colour} {bet.spot}" for bet in self.late}),
            "steps": self.course(order),
            "placed": named,
            "clearing": ("outer" if edge else "both") if lost else "",
            "order": order,
            "payout": paid if order else {},
            "halves": back if any(back.values()) else {},
            "stacks": made,
        }
        return {name: part for name, part in parts.items() if part}

    def course(self, order: list[str]) -> list[str]:
        """Give the procedures of this spin."""
        numbers = [one for one in order if one.endswith("number")]
        course = ["spin-opening"]
        course += ["call-bet"] if self.calls else []
        course += ["last-bets"]
        course += ["late-bet"] if self.late else []
        course += ["dolly-and-clearing"]
        course += ["pay-outside"] if len(order) > len(numbers) else []
        return course + (["pay-number"] if numbers else [])


def pieces(what: str, params: dict[str, Any]) -> dict[str, int]:
    """Give the spots of a call with their units."""
    if what in SERIES:
        return SERIES[what]
    of = params["of"]
    if what == "neighbours":
        at = WHEEL.index(of)
        return {str(WHEEL[(at + step) % 37]): 1 for step in range(-2, 3)}
    if what == "final":
        return {str(number): 1 for number in range(37) if number % 10 == of}
    assert params["style"] == Named("style", "progressive")
    inside = {spot: numbers for spot, numbers in SPOTS.items() if spot not in outside() and of in numbers}
    return {spot: UNITS[len(numbers)] for spot, numbers in inside.items()}


def height(bet: Chips) -> int:
    """Count the chips of a stack."""
    return sum(cash(bet.count).values()) if bet.colour == "cash" else bet.count


def cash(value: int) -> dict[str, int]:
    """Change a value into the fewest chips."""
    made = {}
    for chip in CASH:
        count, value = divmod(value, chip)
        if count:
            made[str(chip)] = count
    return made


def stacks(chips: int) -> dict[str, Any]:
    """Make chips of stacks of twenty."""
    full, rest = divmod(chips, 20)
    if not rest:
        return {"take": full, "technique": "none", "cut": 0, "place": "none"}
    place = "top" if full and rest <= (5 if full == 1 else 12) else "new"
    if rest > 13:
        return {"take": full + 1, "technique": "pencil", "cut": 20 - rest, "place": place}
    return {"take": full, "technique": "drop", "cut": rest, "place": place}
