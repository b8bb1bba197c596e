"""A whole round of poker in a real terminal and in a pipe: every part answered by the keys a person would press."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.load import open_drill
from croupier_trainer.text.words import Words
from tests.cli.playing import play, typed
from tests.cli.program import Seat, run
from tests.drills.kinds.shown_round import scene

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Dealt

DRILL = "poker/russian/round-5"
SEED = "55"


def first_round() -> Dealt:
    """Give the drill's first round: a game is bought, a box is insured, cards are changed and bought."""
    dealt = next(deal(*open_drill(DRILL), int(SEED)))
    stakes = {part.path[-1] for part in dealt.question.parts}
    assert {"buy", "insurance", "draw", "sixth"} <= stakes
    return dealt


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_round_played_right_from_the_deal_to_the_last_box(language: str) -> None:
    """All parts in their order, then the verdict and the scorecard by skill."""
    dealt, words = first_round(), Words(language)
    seat = Seat(["drill", DRILL, "--seed", SEED, "--count", "1", "--lang", language])
    play(seat, dealt, typed(dealt), words)
    assert seat.leave() == 0
    assert words.text("verdict.right") in seat.transcript
    assert words.text("verdict.summary", n=1, right=1, percent=100) in seat.transcript
    scorecard = seat.transcript.split(words.text("verdict.summary", n=1, right=1, percent=100))[1]
    for skill in ("round-steps", "box-order-draw", "compare", "box-order-settle", "settle"):
        assert re.search(rf"\s{re.escape(words.name('skill', skill))}: 100 %.*[0-9][.,][0-9] [sс]", scorecard), skill


def test_a_slip_in_one_move_is_named_and_the_rest_is_right() -> None:
    """ANTE of the insured box paid although it goes back: named by its rule, all other parts right."""
    dealt, words = first_round(), Words("en")
    lines = typed(dealt)
    insured = next(part.path[1] for part in dealt.question.parts if part.path[-1] == "insurance")
    place = [part.path for part in dealt.question.parts].index(("settle", insured, "ante"))
    (box,) = [box for box in scene(dealt.question).boxes if str(box.number) == insured]
    ante = next(stake.halves // 2 for stake in box.stakes if stake.what == "ante")
    assert lines[place] == "0"
    lines[place] = f"+{ante}"
    seat = Seat(["drill", DRILL, "--seed", SEED, "--count", "1"])
    play(seat, dealt, lines, words)
    seat.wait("What next?")
    text = " ".join(seat.transcript.split())
    assert f"ANTE was paid where it isn't: {ante}. [RU-NO-GAME]" in text
    assert f"✗ Box {insured}, ANTE" in text
    assert text.count("✗") == 2
    seat.type("\x03")
    assert seat.leave() == 130


def test_a_round_in_a_pipe_asks_and_judges_the_same() -> None:
    """The same lines through standard input: all right."""
    dealt = first_round()
    done = run("drill", DRILL, "--seed", SEED, "--count", "1", typed="\n".join(typed(dealt)) + "\n")
    assert done.returncode == 0
    assert "1 of 1 question right, 100 %." in done.stdout
    assert "✗" not in done.stdout
