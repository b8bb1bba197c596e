"""Cards are read in the ways dealers write them and never misread."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.errors import CroupierError
from croupier_trainer.rules.cards import DECK, Card, find_twice, read_card, read_cards, rest_of_deck, write_cards

CYRILLIC_TE = "\N{CYRILLIC CAPITAL LETTER TE}"


def codes(text: str) -> list[tuple[str, object]]:
    """Return code and card of each problem that a text has."""
    with pytest.raises(CroupierError) as caught:
        read_cards(text)
    return [(problem.code, problem.params["card"]) for problem in caught.value.problems]


def test_deck_is_52_different_cards_lowest_first() -> None:
    """From the two of clubs to the ace of spades, rank before suit."""
    assert len(set(map(str, DECK))) == 52
    assert [str(card) for card in (DECK[0], DECK[1], DECK[4], DECK[51])] == ["2c", "2d", "3c", "As"]
    assert list(DECK) == sorted(DECK)


@given(st.sampled_from(DECK))
def test_every_card_is_read_as_it_is_written(card: Card) -> None:
    """In any case, with T or 10 for the ten; the parts rebuild it, and a copy through pickle is the same."""
    assert read_card(str(card)) == read_card(str(card).lower()) == read_card(str(card).upper()) == card
    assert read_card(str(card).replace("T", "10")) == card
    assert Card.of(card.rank, card.suit) == card
    assert str(pickle.loads(pickle.dumps(card))) == str(card)  # noqa: S301 - our own bytes


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("10h", "Th"),
        ("tH", "Th"),
        ("A♠", "As"),
        ("K♥\ufe0f", "Kh"),
        ("\N{CYRILLIC CAPITAL LETTER A}s", "As"),
        ("\N{CYRILLIC SMALL LETTER KA}d", "Kd"),
        ("\N{CYRILLIC CAPITAL LETTER VE}h", "Jh"),
        ("\N{CYRILLIC CAPITAL LETTER DE}c", "Qc"),
        ("9\N{CYRILLIC SMALL LETTER ES}", "9c"),
        ("9\N{CYRILLIC SMALL LETTER TE}", "9c"),
        ("9\N{CYRILLIC CAPITAL LETTER PE}", "9s"),
        ("10\N{CYRILLIC SMALL LETTER BE}", "Td"),
        ("10\N{CYRILLIC SMALL LETTER CHE}", "Th"),
    ],
)
def test_another_spelling_is_understood(text: str, card: str) -> None:
    """Signs of suits and Cyrillic letters that can mean one thing only."""
    assert str(read_card(text)) == card


@pytest.mark.parametrize("letter", [CYRILLIC_TE, CYRILLIC_TE.lower()])
@pytest.mark.parametrize("suit", ["d", "s", "♣", "\N{CYRILLIC SMALL LETTER TE}"])
def test_cyrillic_te_as_rank_is_asked_about(letter: str, suit: str) -> None:
    """It looks like the ten and begins the word for ace: neither is guessed."""
    assert codes(letter + suit) == [("poker.card-ambiguous", letter + suit)]


@pytest.mark.parametrize("text", ["", "s", "1s", "11d", "Xd", "Ax", "AsKd", "0d", "100d", "A", "10", "♠", "A s", "-2d"])
def test_what_is_no_card_is_told(text: str) -> None:
    """No text but a rank and a suit becomes a card."""
    with pytest.raises(CroupierError) as caught:
        read_card(text)
    assert [problem.code for problem in caught.value.problems] == ["poker.card-unknown"]


def test_all_problems_of_a_text_are_told_at_once() -> None:
    """Unknown, ambiguous and doubled cards of one text, in its order."""
    assert codes(f"As 1s {CYRILLIC_TE}d as 10h Th") == [
        ("poker.card-unknown", "1s"),
        ("poker.card-ambiguous", f"{CYRILLIC_TE}d"),
        ("poker.card-twice", "As"),
        ("poker.card-twice", "Th"),
    ]


def test_cards_come_as_text_or_list() -> None:
    """Parted by spaces or commas, or one by one."""
    assert read_cards("as kD,10h") == read_cards(["As", "Kd", "Th"])
    assert write_cards(read_cards("as kD,  10h")) == "As Kd Th"
    assert read_cards("") == ()


def test_a_card_twice_in_a_deal_is_found_with_both_places() -> None:
    """Also where it stands twice in one place."""
    found = find_twice([("one", read_cards("As Kd")), ("two", [*read_cards("2c Kd"), Card.of(2, "c")])])
    assert [(str(each.card), each.first, each.again) for each in found] == [("Kd", "one", "two"), ("2c", "two", "two")]


def test_rest_of_deck_leaves_out_what_was_seen() -> None:
    """What is left to deal from."""
    rest = rest_of_deck(read_cards("As Kd"), read_cards("2c"))
    assert len(rest) == 49
    assert not set(rest) & set(read_cards("As Kd 2c"))
