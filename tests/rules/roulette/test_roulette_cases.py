"""Every roulette answer of the golden files is what the rules say; the files are added to, never edited."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from croupier_trainer.rules.chips import CashWish
from croupier_trainer.rules.roulette import clearing, wheel
from croupier_trainer.rules.roulette.called import Call, Called
from croupier_trainer.rules.roulette.completes import Style
from croupier_trainer.rules.roulette.game import Roulette
from croupier_trainer.rules.roulette.limits import Plaque
from croupier_trainer.rules.roulette.payouts import Player, Wager

if TYPE_CHECKING:
    from croupier_trainer.rules.money import Money

Case = dict[str, Any]

SCHOOL = Roulette()
FOLDER = Path(__file__).parents[1] / "cases"


def read(file: str) -> list[Case]:
    """Read a golden file with every scalar as text, as the drill loader gives it."""
    with (FOLDER / file).open(encoding="utf-8") as stream:
        cases: list[Case] = yaml.load(stream, Loader=yaml.BaseLoader)["cases"]  # noqa: S506 - plain text only
    return cases


def player(given: Case) -> Player:
    """Build a player, or the one who bets alone."""
    wagers = tuple(Wager(SCHOOL.bet(spot), int(amount)) for spot, amount in given["bets"].items())
    return Player(colour=given.get("colour"), value=int(given.get("value", 1)), wagers=wagers)


def players(case: Case) -> list[Player]:
    """Build the players of a case, or the one who bets alone."""
    return [player(one) for one in case.get("players", [case])]


def money(case: Case, sums: list[Money]) -> object:
    """Give one sum, or one for each colour."""
    if "players" not in case:
        return str(sums[0])
    return {one["colour"]: str(total) for one, total in zip(case["players"], sums, strict=True)}


def calls(case: Case) -> list[Call]:
    """Build the calls of a case."""
    return [
        Call(
            call=Called(one["call"]),
            by=int(one["by"]),
            of=int(one["of"]) if "of" in one else None,
            style=Style(one.get("style", "progressive")),
        )
        for one in case["calls"]
    ]


def straight_max(case: Case) -> int | None:
    """Give the maximum on a straight-up, where there is one."""
    return int(case["straight-max"]) if "straight-max" in case else None


def tally(pairs: tuple[tuple[int, int], ...]) -> dict[str, str]:
    """Give (value, chips) as the answer writes it."""
    return {str(value): str(count) for value, count in pairs}


def judged(case: Case) -> Case:
    """Judge the bets of a `limits` case."""
    plaque = Plaque(
        inside_minimum=int(case["minimum"]["inside"]),
        outside_minimum=int(case["minimum"]["outside"]),
        straight_maximum=int(case["maximum"]["straight"]),
        dozen_maximum=int(case["maximum"]["dozen"]),
        even_maximum=int(case["maximum"]["even"]),
    )
    late = [SCHOOL.bet(spot) for spot in case.get("late", ())]
    result = SCHOOL.limits(player(case).wagers, int(case["value"]), plaque, late)
    return {
        "refused": [bet.id for bet in result.refused],
        "back": {bet.id: str(chips) for bet, chips in result.back},
    }


def split(case: Case) -> Case:
    """Split a payout into colour and cash."""
    cash = case["cash"]
    wish = CashWish(cash) if cash in list(CashWish) else int(cash)
    result = SCHOOL.split_payout(int(case["chips"]), int(case["value"]), wish)
    return {"colour": str(result.colour_chips), "cash": str(result.cash_value)}


def placed(case: Case) -> Case:
    """Place the calls of a case."""
    stood = SCHOOL.place(calls(case), straight_max(case))
    spots = {piece.bet.id: str(piece.value) for piece in stood.placed}
    return {"total": str(stood.total), "change": str(stood.change), "placed": spots}


def complete(case: Case) -> Case:
    """Pay a complete."""
    result = SCHOOL.complete(int(case["number"]), int(case["by"]), Style(case["style"]))
    return {"stake": str(result.stake), "pays": str(result.pays)}


def stacks(case: Case) -> Case:
    """Make stacks of chips."""
    result = SCHOOL.stacks(int(case["chips"]))
    parts = {"take": result.take, "technique": result.technique, "cut": result.cut, "place": result.place}
    return {key: str(part) for key, part in parts.items()}


def change(case: Case) -> Case:
    """Change colour to cash."""
    result = SCHOOL.change(int(case["chips"]), int(case["value"]))
    return {"sum": str(result.sum), "cash": tally(result.cash)}


ANSWERS = {
    "payout": lambda case: money(case, [SCHOOL.payout(int(case["number"]), one).total for one in players(case)]),
    "halves": lambda case: money(case, [SCHOOL.halves(int(case["number"]), one).total for one in players(case)]),
    "order": lambda case: list(SCHOOL.order(int(case["number"]), players(case)).ids),
    "reading": lambda case: list(SCHOOL.reading(int(case["number"]), players(case)).ids),
    "odds": lambda case: str(SCHOOL.bet(case["bet"]).odds),
    "coverage": lambda case: list(map(str, SCHOOL.bet(case["bet"]).numbers)),
    "stacks": stacks,
    "cash": lambda case: tally(SCHOOL.in_cash(int(case["value"]))),
    "cutting": lambda case: list(map(str, SCHOOL.piles(int(case["value"]), int(case["chips"])))),
    "split-payout": split,
    "change": change,
    "complete": complete,
    "neighbours": lambda case: list(map(str, wheel.neighbours(int(case["number"])))),
    "sector": lambda case: wheel.sector(int(case["number"])),
    "clearing": lambda case: clearing.hand(int(case["number"])),
    "call": placed,
    "call-payout": lambda case: str(SCHOOL.call_payout(int(case["number"]), calls(case), straight_max(case)).total),
    "limits": judged,
}

CASES = [*read("roulette.yaml"), *read("roulette-written.yaml")]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_golden_answer_is_given(case: Case) -> None:
    """The answer of the file is the one of the house `school`."""
    assert ANSWERS[case["ask"]](case) == case["answer"]


def test_every_kind_has_a_golden_case() -> None:
    """Each kind that is answered here is in the files."""
    assert {case["ask"] for case in CASES} == set(ANSWERS)
