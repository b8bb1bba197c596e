"""Chips as they are shown on a spot: a letter for the colour and the count, or how many colours lie there.

Where a spot has no room for that, or several colours lie on it, one sign stands there and the pile is listed
beneath the picture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.ui import style

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from croupier_trainer.drills.scenes import LayoutScene, Pile
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.canvas import Canvas

UNNAMED, CASH = "chips", "cash"
_SIGNS = {UNNAMED: "•", CASH: "$"}
# Beside a count these would be read as digits: Latin and Cyrillic o, i, and ze, che, be.
_LIKE_DIGITS = frozenset("OI\N{CYRILLIC CAPITAL LETTER O}\N{CYRILLIC CAPITAL LETTER BYELORUSSIAN-UKRAINIAN I}ЗЧБ")


def letters(scene: LayoutScene, words: Words) -> dict[str, str]:
    """Give every player of a scene a sign: the first letter of the colour's name that is free and no digit's twin.

    >>> from croupier_trainer.drills.scenes import LayoutScene, Player
    >>> from croupier_trainer.text.words import Words
    >>> letters(LayoutScene(players=(Player(colour="blue"), Player(colour="brown"), Player(colour="cash"))), Words())
    {'blue': 'B', 'brown': 'R', 'cash': '$'}
    """
    seen = [player.colour for player in scene.players]
    seen += [chips.colour for pile in (*scene.piles, *scene.late) for chips in pile.chips]
    out: dict[str, str] = {}
    for colour in dict.fromkeys(seen):
        name = words.name("colour", colour).upper()
        spare = (char for char in (*name, *"ABCDEFGHIJKLMNOPQRSTUVWXYZ") if char.isalpha() and char not in _LIKE_DIGITS)
        out[colour] = _SIGNS.get(colour) or next((char for char in spare if char not in out.values()), "?")
    return out


class Token(msgspec.Struct):
    """What stands on a spot: `full` where there is room, else `short`, one cell at (x, y)."""

    spot: str
    x: int
    y: int
    full: str
    short: str
    style: str
    listed: bool

    def starts(self, taken: Collection[tuple[int, int]]) -> list[int]:
        """Columns at which the full text may begin and still cover the spot: clear of others first, then the middle."""
        middle = self.x - (len(self.full) - 1) // 2

        def crowded(start: int) -> int:
            return ((start - 1, self.y) in taken) + ((start + len(self.full), self.y) in taken)

        starts = range(self.x - len(self.full) + 1, self.x + 1)
        return sorted(starts, key=lambda start: (crowded(start), abs(start - middle)))


def token(pile: Pile, at: tuple[int, int], signs: Mapping[str, str]) -> Token:
    """Make the token of a pile that lies at a cell."""
    if len(pile.chips) > 1:
        count = str(len(pile.chips))
        return Token(pile.spot, *at, full=f"({count})", short=count, style=style.BOLD, listed=True)
    (chips,) = pile.chips
    sign = signs[chips.colour]
    look = style.of_chips(chips.colour)
    return Token(pile.spot, *at, full=f"{sign}{chips.count}", short=sign, style=look, listed=False)


def put(canvas: Canvas, tokens: list[Token], kept: Iterable[tuple[int, int]]) -> None:
    """Put tokens on a canvas, each full text only where it hides neither another spot nor a cell of `kept`.

    A token that had to be short is marked as `listed`.
    """
    taken = {*kept, *((one.x, one.y) for one in tokens)}
    for one in tokens:
        for start in one.starts(taken - {(one.x, one.y)}):
            cells = {(x, one.y) for x in range(start, start + len(one.full))}
            inside = start >= 0 and start + len(one.full) <= canvas.columns
            if inside and not (cells - {(one.x, one.y)}) & taken:
                canvas.put(start, one.y, one.full, one.style)
                taken |= cells
                break
        else:
            canvas.put(one.x, one.y, one.short, one.style)
            one.listed = True
