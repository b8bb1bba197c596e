"""Every reason and error that the roulette rules give has words in each language, and no words lie unused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier_trainer.errors import CroupierError, Problem
from croupier_trainer.rules import chips
from croupier_trainer.rules.roulette import clearing
from croupier_trainer.rules.roulette.bets import BETS, Kind, ZeroBets
from croupier_trainer.rules.roulette.called import Call, Called
from croupier_trainer.rules.roulette.calls import lay
from croupier_trainer.rules.roulette.completes import Style
from croupier_trainer.rules.roulette.game import Roulette
from croupier_trainer.rules.roulette.limits import Plaque
from croupier_trainer.rules.roulette.order import Laid
from croupier_trainer.rules.roulette.payouts import OddHalf, OnZero, Player, wagers
from croupier_trainer.rules.roulette.variants import Minimum
from croupier_trainer.text.catalog import english
from croupier_trainer.text.words import Words
from tests.text.procedure_reasons import dealt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier_trainer.rules.table import Reason

SCHOOL = Roulette()
# Said by the kinds of question themselves.
OF_KINDS = {"odds", "coverage", "neighbours", "sector"}


def reasons() -> Iterator[Reason]:
    """Give at least one reason of every code."""
    player = Player(colour="red", value=25, wagers=wagers({"red": 9, "17": 1}))
    for number in (0, 17, 12):
        yield from SCHOOL.payout(number, player).why
        yield from SCHOOL.halves(number, player).why
    for on_zero in OnZero:
        yield from Roulette(on_zero=on_zero).payout(0, player).why
    for odd_half in OddHalf:
        yield from Roulette(odd_half=odd_half).halves(0, player).why
    for count in (12, 20, 25, 26, 52, 75):
        yield from SCHOOL.stacks(count).why
    yield from SCHOOL.split_payout(137, 5, chips.CashWish.STACK).why
    yield from SCHOOL.change(106, 25).why
    yield chips.cut_reason(25)
    for style in Style:
        yield from SCHOOL.complete(17, 5, style).why
    called = [Call(call=Called.VOISINS, for_sum=1630), Call(call=Called.NEIGHBOURS, of=17, by=20)]
    yield from SCHOOL.call_payout(1, called, 100).why
    for number in (0, 17, 36):
        yield clearing.hand_reason(number)
    plaque = Plaque(inside_minimum=5, outside_minimum=25, straight_maximum=50, dozen_maximum=500, even_maximum=1000)
    for house in (SCHOOL, Roulette(minimum=Minimum.INSIDE_SUM)):
        for laid, value in (({"17": 1, "red": 1, "18": 2}, 1), ({"17": 30, "low": 9}, 5), ({}, 1)):
            yield from house.limits(wagers(laid), value, plaque, [BETS["red"]]).why
    spots = ("column 2", "column 2", "column 2", "black", "13/14/15/16/17/18", "17/20", "16/17", "17/18", "17", "17")
    bets = [Laid(f"colour-{at}", BETS[spot], 1 + at // 2) for at, spot in enumerate(spots)]
    bets.append(Laid("colour-9", BETS["14/17"], 1))
    yield from SCHOOL.order(17, (), bets).why
    yield from SCHOOL.reading(17, (), bets).why


MISTAKES: list[Callable[[], object]] = [
    *(lambda text=text: SCHOOL.bet(text) for text in ("colum 1", "zzz", "37", "17/17", "14-19", "17/21")),
    lambda: Roulette(zero_bets=ZeroBets.NONE).bet("0/1"),
    lambda: SCHOOL.split_payout(20, 5, 105),
    lambda: SCHOOL.split_payout(20, 5, 7),
    lambda: Roulette(cash=(5, 25)).in_cash(7),
    lambda: SCHOOL.place([Call(call=Called.NEIGHBOURS, by=5)]),
    lambda: SCHOOL.place([Call(call=Called.TIERS, of=5, by=5)]),
    lambda: SCHOOL.place([Call(call=Called.FINAL, of=10, by=5)]),
    lambda: SCHOOL.place([Call(call=Called.TIERS)]),
    lambda: SCHOOL.place([Call(call=Called.TIERS, by=0)]),
    lambda: Roulette(zero_bets=ZeroBets.NONE).place([Call(call=Called.VOISINS, by=5)]),
    lambda: lay(SCHOOL.winning_calls(5, [Call(call=Called.TIERS, by=5)]), ()),
    lambda: lay(
        SCHOOL.winning_calls(5, [Call(call=Called.TIERS, by=5, colour="red")]), [Player(colour="red", value=2)]
    ),
    lambda: Roulette(turns=0),
    lambda: Roulette(cash=(5, 5)),
    lambda: Roulette(inside_order=(Kind.LINE,)),
]


def problems() -> Iterator[Problem]:
    """Give at least one problem of every code."""
    for mistake in MISTAKES:
        try:
            mistake()
        except CroupierError as error:
            yield from error.problems


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_reason_is_said_in_full(language: str) -> None:
    """With all its values put in, and in the language's own words."""
    words = Words(language)
    for reason in reasons():
        assert "{" not in words.text(reason.code, **dict(reason.params))


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_problem_says_what_is_wrong_and_what_to_do(language: str) -> None:
    """In two sentences."""
    words = Words(language)
    for problem in problems():
        text = words.problem(problem)
        assert "{" not in text
        assert text.endswith(".")
        assert ". " in text


def test_no_words_are_missing_or_unused() -> None:
    """The codes that the rules give are those that have words."""
    of_procedures = {reason.code.removeprefix("working.") for one in dealt() for key in one.keys for reason in key.why}
    of_roulette = {reason.code.removeprefix("working.") for reason in reasons()}
    assert of_roulette | OF_KINDS | of_procedures == set(english("working"))
    assert {problem.code.removeprefix("roulette.") for problem in problems()} == set(english("roulette"))
