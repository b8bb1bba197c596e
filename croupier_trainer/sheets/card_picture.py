"""Playing cards in a row: rank and suit drawn, and the card as it is written (Kd) beneath. Red suits are outlines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.sheets import drawing
from croupier_trainer.sheets.drawing import Picture, label, shape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier_trainer.sheets.drawing import Shape
    from croupier_trainer.text.words import Words

_WIDE, _HIGH, _STEP = 40, 58, 45
_MM = 0.3
"""Millimetres of a unit in print."""
# Suits within 20 × 20, so that no font has to have them.
_SUITS = {
    "s": "M10 1 C14 6 19 9 19 13 C19 17 13 18 11 14 C11 17 12 18 14 19 L6 19"
    " C8 18 9 17 9 14 C7 18 1 17 1 13 C1 9 6 6 10 1Z",
    "h": "M10 19 C6 13 1 10 1 6 C1 1 8 0 10 5 C12 0 19 1 19 6 C19 10 14 13 10 19Z",
    "d": "M10 1 L17 10 L10 19 L3 10Z",
    "c": "M10 1 C14 1 15 6 12 8 C16 6 19 9 18 12 C17 16 12 15 11 12 C11 16 12 18 14 19 L6 19 C8 18 9 16 9 12"
    " C8 15 3 16 2 12 C1 9 4 6 8 8 C5 6 6 1 10 1Z",
}
_RED = frozenset("hd")


def draw(cards: Sequence[str], words: Words) -> Picture:
    """Draw cards side by side; one that isn't seen ("??") has a back."""
    width = _STEP * len(cards) - (_STEP - _WIDE) + 2
    return Picture(
        title=words.text("paper.cards", cards=" ".join(cards)),
        width=width,
        height=_HIGH + 14,
        wide_mm=round(width * _MM),
        shapes=tuple(one for place, card in enumerate(cards) for one in _card(1 + _STEP * place, card)),
    )


def _card(x: int, card: str) -> Iterator[Shape]:
    rank, suit = card[:-1], card[-1]
    known = suit in _SUITS
    fill = drawing.PAPER if known else drawing.SHADE
    yield shape("rect", x=x, y=1, width=_WIDE, height=_HIGH, rx=4, fill=fill, stroke=drawing.INK, stroke_width=1.2)
    if not known:
        yield label(x + _WIDE / 2, _HIGH / 2, "?", 22)
        return
    red = suit in _RED
    yield label(x + _WIDE / 2, 17, "10" if rank == "T" else rank, 22, drawing.RED if red else drawing.INK)
    yield shape(
        "path",
        d=_SUITS[suit],
        transform=f"translate({x + _WIDE / 2 - 10:.4g} 33)",
        fill=drawing.PAPER if red else drawing.INK,
        stroke=drawing.RED if red else drawing.INK,
        stroke_width=1.6,
    )
    yield label(x + _WIDE / 2, _HIGH + 8, card, 11)
