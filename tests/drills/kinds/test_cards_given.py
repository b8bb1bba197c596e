"""Cards as authors and trainees write them, in Latin or Cyrillic: understood or asked about, never misread."""

from __future__ import annotations

import pytest

from croupier_trainer.drills.answer_json import answer_json, read_answers
from croupier_trainer.drills.answers import Choice, ChoiceForm, Misread
from croupier_trainer.drills.typed import read
from croupier_trainer.errors import FileError
from croupier_trainer.text.words import Words
from croupier_trainer.ui.asking import read_typed
from tests.drills.dealt import one, scenario
from tests.drills.kinds.shown_round import scene

CARDS = ("Ac", "Kd", "Qh", "Js", "Td")
THROWN = ChoiceForm(of="card", options=CARDS)
# Cyrillic letters: а к т в д as they look and as they are named.
ACE, KING, TEN_OR_ACE, JACK, QUEEN = "АКТВД"


@pytest.mark.parametrize(
    ("written", "cards"),
    [
        ("as KD qh 10c 9s", ("As", "Kd", "Qh", "Tc", "9s")),
        ("[A♠, K♦, Q♥, 10♣, 9♠]", ("As", "Kd", "Qh", "Tc", "9s")),
        (f"{ACE}s {KING}d {QUEEN}h {JACK}c 9s", ("As", "Kd", "Qh", "Jc", "9s")),
        ("2с 3с 4с 5с 6d", ("2c", "3c", "4c", "5c", "6d")),
    ],
)
def test_cards_are_read_in_any_spelling(written: str, cards: tuple[str, ...]) -> None:
    """Any case, 10 or T, signs, and Cyrillic letters that can mean one thing only."""
    assert scene(one(f"ask: combination, cards: {written}").question).hand == cards


@pytest.mark.parametrize(("key", "column"), [("cards: Тd Ks Qs Js 9s", 31), ("cards: [Ks, Тd, Qs, Js, 9s]", 36)])
def test_a_cyrillic_te_in_a_file_is_asked_about(key: str, column: int) -> None:
    """It may be a ten by its look or an ace by its word: it is never taken for either."""
    with pytest.raises(FileError) as told:
        scenario(f"ask: combination, {key}")
    (problem,) = told.value.problems
    assert (problem.code, problem.line, problem.column) == ("poker.card-ambiguous", 4, column)


def test_every_card_that_is_none_is_told() -> None:
    """Three in one text, each by itself."""
    with pytest.raises(FileError) as told:
        scenario("ask: combination, cards: Xd Ks 1h Js 99")
    assert [problem.params["card"] for problem in told.value.problems] == ["Xd", "1h", "99"]


def test_a_card_of_a_list_is_told_at_its_place() -> None:
    """A card twice, and what is no card."""
    with pytest.raises(FileError) as told:
        scenario("ask: combination, cards: [Ks, Ks, Xs, 5, As Ad]")
    found = [(problem.code, problem.column) for problem in told.value.problems]
    assert found == [("poker.card-twice", 36), ("poker.card-unknown", 40), ("load.cards", 44), ("load.cards", 47)]


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("kd", "Kd"),
        (f"{KING}d", "Kd"),
        ("к♦", "Kd"),
        ("10d", "Td"),
        ("Т♦", None),
        ("ТD", None),
        ("Zd", None),
        ("Кс", None),
    ],
)
def test_a_typed_card_is_understood_or_asked_again(text: str, card: str | None) -> None:
    """What may be two cards, or isn't among those shown, is no answer."""
    if card is None:
        with pytest.raises(Misread):
            read_typed(THROWN, text, Words("uk"))
    else:
        assert read(THROWN, text) == Choice(card)


def test_why_a_te_is_asked_again_is_said() -> None:
    """Not only that it is no card."""
    with pytest.raises(Misread) as told:
        read(THROWN, "Тd")
    assert told.value.problem.code == "typed.card-ambiguous"
    assert "T" in Words("ru").problem(told.value.problem)


def test_a_card_in_a_file_of_answers_is_understood_or_refused() -> None:
    """Cyrillic ka is a king; te is refused, with the same words."""
    dealt = one("ask: bought-game, dealer: Kh 9d 7s 4c 2d, dealer-new: Jc")
    due = answer_json(dealt)
    assert isinstance(due, dict)
    answers, _ = read_answers(dealt.question, {**due, "thrown": "Кh"})
    assert answers[0] == Choice("Kh")
    with pytest.raises(Misread):
        read_answers(dealt.question, {**due, "thrown": "Тh"})
