"""Cards as text: as they are typed (Kd), which tells the suits apart in any font and without colour, and with signs.

Where the encoding has the suits' signs they stand above the letters, so that whoever's font lacks them has the letters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.ui import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.ui.terminal import Terminal

SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
HIDDEN = "??"
_BACK = "▒▒"
_FACE = 5


def look(card: str) -> str:
    """Give the style of a card: red suits are red."""
    return style.RED if card[-1] in "hd" else style.BOLD


def signs_shown(terminal: Terminal) -> bool:
    """Whether the terminal's encoding has the suits' signs."""
    signs = "".join(SIGNS.values())
    return terminal.fit(signs) == signs


def rows(cards: Sequence[str], terminal: Terminal) -> list[str]:
    """Write cards side by side: their signs, where these can be shown, and beneath them how they are typed."""
    lines = [" ".join(terminal.paint(card, look(card)) for card in cards)]
    if signs_shown(terminal):
        signs = (_BACK if card == HIDDEN else f"{card[0]}{SIGNS.get(card[-1], '?')}" for card in cards)
        lines.insert(0, " ".join(terminal.paint(sign, look(card)) for sign, card in zip(signs, cards, strict=True)))
    return lines


def width(cards: Sequence[str]) -> int:
    """Count the cells of a line of `rows`."""
    return max(0, 3 * len(cards) - 1)


def faces(cards: Sequence[str], terminal: Terminal) -> list[str]:
    """Draw the faces of a hand, as many side by side as fit; in words where nothing is drawn."""
    if not terminal.pictures:
        return [" ".join(cards)]
    across = max(1, terminal.width // _FACE)
    lines: list[str] = []
    for start in range(0, len(cards), across):
        some = cards[start : start + across]
        lines.append(terminal.fit("┌───┐" * len(some)))
        lines.append("".join(_side(card, f"{card:<3}", terminal) for card in some))
        if signs_shown(terminal):
            signs = ("▒▒▒" if card == HIDDEN else f" {SIGNS.get(card[-1], '?')} " for card in some)
            lines.append("".join(_side(card, sign, terminal) for card, sign in zip(some, signs, strict=True)))
        lines.append(terminal.fit("└───┘" * len(some)))
    return lines


def _side(card: str, text: str, terminal: Terminal) -> str:
    line = terminal.fit("│")
    return f"{line}{terminal.paint(text, look(card))}{line}"
