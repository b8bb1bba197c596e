"""A whole spin in a real terminal: every part answered by the keys a person would press."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.load import open_drill
from croupier_trainer.text.words import Words
from tests.cli.playing import play, typed
from tests.cli.program import Seat, run

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Dealt

DRILL = "roulette/spin-4"


def spin() -> Dealt:
    """Give the drill's first spin: three players, two calls, a late bet."""
    return next(deal(*open_drill(DRILL), 1))


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_spin_played_right_from_the_late_bet_to_the_stacks(language: str) -> None:
    """All parts in their order, then the verdict with the time of each part and the scorecard by skill."""
    dealt, words = spin(), Words(language)
    seat = Seat(["drill", DRILL, "--seed", "1", "--count", "1", "--lang", language])
    play(seat, dealt, typed(dealt), words)
    assert seat.leave() == 0
    assert words.text("verdict.right") in seat.transcript
    assert words.text("verdict.summary", n=1, right=1, percent=100) in seat.transcript
    scorecard = seat.transcript.split(words.text("verdict.summary", n=1, right=1, percent=100))[1]
    for skill in ("late-bets", "procedures", "placing-calls", "clearing", "order", "payout", "stacks", "cash"):
        assert re.search(rf"\s{re.escape(words.name('skill', skill))}: 100 %.*[0-9][.,][0-9] [sс]", scorecard), skill


def test_a_wrong_order_is_named_by_its_first_step_and_has_its_share_of_the_marks() -> None:
    """Red's column before blue's higher stack: seven of eight places, and the rule that says why."""
    dealt, words = spin(), Words("en")
    lines = typed(dealt)
    place = [part.path for part in dealt.question.parts].index(("order",))
    first, second, *rest = lines[place].split()
    lines[place] = " ".join([second, first, *rest])
    seat = Seat(["drill", DRILL, "--seed", "1", "--count", "1"])
    play(seat, dealt, lines, words)
    seat.wait("What next?")
    text = " ".join(seat.transcript.split())
    assert "First wrong at place 1: red: column 2; here comes blue: column 2. [PO-COLUMN-STACKS]" in text
    assert "Partly right: 99 %" in text
    assert re.search(r"order of payment: 87 %", text)
    assert "✗ Order of payment" in text
    assert text.count("✗") == 2
    seat.type("\x03")
    assert seat.leave() == 130


def test_a_spin_in_a_pipe_asks_and_judges_the_same() -> None:
    """The same lines through standard input: all right, and no time where nobody types."""
    dealt = spin()
    done = run("drill", DRILL, "--seed", "1", "--count", "1", typed="\n".join(typed(dealt)) + "\n")
    assert done.returncode == 0
    assert "1 of 1 question right, 100 %." in done.stdout
    assert "✗" not in done.stdout
