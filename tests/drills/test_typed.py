"""Reading what is typed: every form of spec.md, section 4, and what is asked again."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.drills.answers import (
    AnyForm,
    Choice,
    ChoiceForm,
    Chosen,
    Misread,
    Number,
    NumberForm,
    Sequence,
    SequenceForm,
    SetForm,
    Tally,
    TallyForm,
)
from croupier_trainer.drills.typed import read
from croupier_trainer.rules.money import Money

NUMBER = NumberForm(unit="value")
MOVES = NumberForm(unit="moves")


@pytest.mark.parametrize(
    ("text", "halves"),
    [
        ("1160", 2320),
        ("1 160", 2320),
        ("1\N{NO-BREAK SPACE}160", 2320),
        ("1\N{NARROW NO-BREAK SPACE}160", 2320),
        ("1,160", 2320),
        ("12,345,678", 24691356),
        ("37.5", 75),
        ("37,5", 75),
        ("37.0", 74),
        ("1 160,5", 2321),
        ("  8 ", 16),
        ("$25", 50),
        ("25 ₴", 50),
        ("25₽", 50),
        ("25 chips", 50),
        ("1 chip", 2),
        ("25 фішок", 50),
        ("2 фишки", 4),
        ("0", 0),
        ("007", 14),
        ("999999999999", 1999999999998),
    ],
)
def test_a_number_is_read_as_people_type_it(text: str, halves: int) -> None:
    """Thousands by space or comma, a half by point or comma, a currency sign or the word chips."""
    assert read(NUMBER, text) == Number(Money(halves))


@pytest.mark.parametrize(
    "text",
    [
        *("", "  ", "abc", "1.2.3", "12.3", "1,16", "1 16", "37.55", "+5", "-5", "1e3", "٣", "0x1f", "--5", "5 5"),
        *("\N{FULLWIDTH DIGIT ONE}", "1234567890123", "½", "1_000", "12 chips 3", "1,1600"),
    ],
)
def test_anything_else_is_asked_again(text: str) -> None:
    """What isn't surely one number is no answer."""
    with pytest.raises(Misread):
        read(NUMBER, text)


@pytest.mark.parametrize(
    ("text", "halves"), [("+10", 20), ("-10", -20), ("\N{MINUS SIGN}10", -20), ("- 10", -20), ("0", 0), ("-1,5", -3)]
)
def test_what_moves_may_have_a_sign(text: str, halves: int) -> None:
    """In settle + is what the dealer pays and - what he takes."""
    assert read(MOVES, text) == Number(Money(halves))


TECHNIQUE = ChoiceForm(of="technique", options=("drop", "pencil", "none"))


@pytest.mark.parametrize("text", ["pencil", "Pencil", "2", "пенсилінг", " ПЕНСИЛІНГ "])
def test_a_choice_is_read_by_word_number_or_id(text: str) -> None:
    """The word in the trainee's language, the id, or the choice's number."""
    assert read(TECHNIQUE, text, {"пенсилінг": "pencil"}) == Choice("pencil")


@pytest.mark.parametrize("text", ["0", "4", "cut", "-1", "2.0"])
def test_no_such_choice_is_asked_again(text: str) -> None:
    """Numbers beyond the list and unknown words."""
    with pytest.raises(Misread):
        read(TECHNIQUE, text)


@pytest.mark.parametrize(
    ("form", "text", "ids"),
    [
        (SetForm(of="number"), "8 9, 11 12", ("8", "9 11")),
    ],
)
def test_commas_and_spaces_do_not_mix_in_one_item(form: AnyForm, text: str, ids: tuple[str, ...]) -> None:
    """Where commas part the items a space inside one is not a second separator: asked again."""
    del ids
    with pytest.raises(Misread):
        read(form, text)


@pytest.mark.parametrize("text", ["8 9 11 12", "8,9,11,12", "12, 11, 9, 8", "8;9;11;12", "8 9 11 12 12"])
def test_a_set_has_no_order_and_no_repeats(text: str) -> None:
    """Each id counts once, in any order."""
    answer = read(SetForm(of="number"), text)
    assert isinstance(answer, Chosen)
    assert sorted(answer.ids, key=int) == ["8", "9", "11", "12"]
    assert len(answer.ids) == 4


def test_a_span_of_numbers_is_read() -> None:
    """1-12 stands for twelve numbers."""
    assert read(SetForm(of="number"), "1-12") == Chosen(tuple(str(n) for n in range(1, 13)))


ORDER = SequenceForm(of="bet-on", options=("red column 2", "white even", "red number", "white number"))


@pytest.mark.parametrize(
    "text",
    [
        "red column 2, white number, red number",
        "red column 2 white number red number",
        "1 4 3",
        "1,4,3",
        "RED COLUMN 2; White Number; red number",
    ],
)
def test_an_order_is_read_by_words_or_numbers(text: str) -> None:
    """Items of several words are found without commas too."""
    assert read(ORDER, text) == Sequence(("red column 2", "white number", "red number"))


def test_an_empty_order_can_be_said() -> None:
    """A dash says that nothing is paid."""
    assert read(ORDER, "-") == Sequence(())


CASH = TallyForm(of="cash", options=("500", "100", "25", "5"))


@pytest.mark.parametrize(
    "text", ["4x100 3x25", "4x100, 3x25", "4 x 100 3 x 25", "4х100 3×25", "100:4 25:3", "100: 4, 25: 3", "4*100 3*25"]
)
def test_a_tally_is_read_in_both_ways(text: str) -> None:
    """So many of a value, with any times sign, or the value and how many."""
    assert read(CASH, text) == Tally((("100", 4), ("25", 3)))


@pytest.mark.parametrize("text", ["4x3", "4", "100x", "x4", "4x100 2x100", "4x100 3", "100:-4"])
def test_a_wrong_tally_is_asked_again(text: str) -> None:
    """Values the house doesn't have, rows twice, half a row."""
    with pytest.raises(Misread):
        read(CASH, text)


def test_rows_of_spots_take_any_spelling() -> None:
    """Spots in a tally are written as on the layout, in any legal order."""
    rows = (("0/2/3", 160), ("12/15", 80), ("13/14/15/16/17/18", 5))
    assert read(TallyForm(of="bet"), "3/2/0:160 15/12:80 13-18:5") == Tally(rows)


@given(st.text(max_size=40))
@pytest.mark.parametrize("form", [NUMBER, MOVES, TECHNIQUE, SetForm(of="number"), SetForm(of="bet"), ORDER, CASH])
def test_no_text_breaks_the_reader(form: AnyForm, text: str) -> None:
    """Whatever is typed is an answer or is asked again."""
    with suppress(Misread):
        read(form, text)
