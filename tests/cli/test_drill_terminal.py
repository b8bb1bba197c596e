"""Drills in a real terminal: answered right, answered wrong, left with Ctrl-C."""

from __future__ import annotations

import pytest

from tests.cli.program import Seat

FIRST = ["drill", "roulette/payouts-1", "--seed", "1", "--count", "1"]


def test_a_drill_answered_right() -> None:
    """The picture, the question, the answer, its working and the summary; exit code 0."""
    seat = Seat(FIRST)
    seat.wait("Payout in chips")
    assert "The number is 17" in seat.transcript
    assert "[17]" in seat.shown
    seat.answer("132")
    seat.wait("1 of 1 question right")
    assert seat.leave() == 0
    assert "straight up 17: 2 × 35 = 70" in seat.transcript
    assert "split 17/20: 3 × 17 = 51" in seat.transcript
    assert "Right." in seat.transcript
    assert "RT-SPLIT" in seat.transcript


def test_a_drill_answered_wrong_names_the_slip_and_offers_it_again() -> None:
    """The street forgotten: the slip is named, and one key repeats what was missed."""
    seat = Seat(FIRST)
    seat.wait("Payout in chips")
    seat.answer("121")
    seat.wait("One bet was left out: street 16/17/18, 11.")
    seat.wait("0 of 1 question right")
    seat.wait("1")
    seat.type("\r")
    seat.wait("Payout in chips")
    seat.answer("132")
    seat.wait("1 of 1 question right")
    assert seat.leave() == 0


def test_a_drill_left_with_ctrl_c_ends_with_130() -> None:
    """What was answered is kept and summed up, the rest is left, with no traceback."""
    seat = Seat(["drill", "roulette/payouts-1", "--seed", "1"])
    seat.wait("Payout in chips")
    seat.answer("132")
    seat.wait("next question")
    seat.type("\r")
    seat.wait("Payout in chips")
    seat.type("\x03")
    assert seat.leave() == 130
    assert "Traceback" not in seat.transcript
    assert "1 of 1 question right" in seat.transcript


def test_what_is_no_answer_is_asked_again() -> None:
    """Letters for a number: the line says what to type, and the question stays."""
    seat = Seat(FIRST)
    seat.wait("Payout in chips")
    seat.answer("many")
    seat.wait("can't be read as a number")
    seat.type("\x15")
    seat.answer("132")
    seat.wait("1 of 1 question right")
    assert seat.leave() == 0


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_a_drill_in_the_trainees_language(language: str) -> None:
    """Question, prompt and verdict are said in it."""
    words = {
        "uk": ("Виплата у фішках", "Правильно", "спліт 17/20"),
        "ru": ("Выплата в фишках", "Верно", "сплит 17/20"),
    }
    asked, right, split = words[language]
    seat = Seat([*FIRST, "--lang", language])
    seat.wait(asked)
    seat.answer("132")
    seat.wait(right)
    seat.wait(split)
    assert seat.leave() == 0
