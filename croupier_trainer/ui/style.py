"""Styles, as the numbers of ANSI escape sequences: sixteen colours only, readable on light and dark ground.

No style alone carries a meaning: what it shows is also said by a letter, a mark or a word.
"""

from __future__ import annotations

BOLD = "1"
DIM = "2"
REVERSE = "7"
RED = "31;1"
GREEN = "32;1"
KEY = "36"
DOLLY = "7;1"

RIGHT = GREEN
WRONG = RED

# Chips are blocks of their colour; their letter tells them apart without it.
CHIPS = {
    "red": "97;41",
    "green": "30;42",
    "blue": "97;44",
    "yellow": "30;103",
    "white": "30;107",
    "pink": "30;105",
    "orange": "30;101",
    "brown": "30;43",
    "violet": "97;45",
    "cash": "30;46",
}
ANY_CHIPS = "7"


def of_chips(colour: str) -> str:
    """Give the style of a player's chips."""
    return CHIPS.get(colour, ANY_CHIPS)
