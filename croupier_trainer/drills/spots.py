"""Ids as people write them: any legal spelling of a spot, a card or a number to its canonical id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.errors import CroupierError

if TYPE_CHECKING:
    from collections.abc import Callable


_HIGHEST = 36


def canonical(of: str, text: str) -> str | None:
    """Give the canonical id that `text` spells in the group `of`, None where it spells none.

    >>> canonical("bet", "20/17"), canonical("bet-on", "red 20/17"), canonical("number", "07")
    ('17/20', 'red 17/20', None)
    """
    reader = _READERS.get(of)
    try:
        return reader(text) if reader else None
    except CroupierError:
        return None


def is_ambiguous(of: str, text: str) -> bool:
    """Whether a card is written so that it may be two: its writer has to be asked which.

    >>> is_ambiguous("card", "\N{CYRILLIC CAPITAL LETTER TE}d"), is_ambiguous("card", "Td")
    (True, False)
    """
    if of != "card":
        return False
    try:
        _card(text)
    except CroupierError as error:
        return error.problems[0].code == "poker.card-ambiguous"
    return False


def _bet(text: str) -> str:
    from croupier_trainer.rules.roulette.spelling import parse

    return parse(text).id


def _bet_on(text: str) -> str | None:
    owner, _, spot = text.partition(" ")
    if not spot:
        return None
    return f"{owner.lower()} {spot if spot == 'number' else _bet(spot)}"


def _whole(text: str) -> str | None:
    return text if text.isascii() and text.isdigit() and text == str(int(text[:12])) else None


def _pocket(text: str) -> str | None:
    whole = _whole(text)
    return whole if whole is not None and int(whole) <= _HIGHEST else None


def _card(text: str) -> str | None:
    from croupier_trainer.rules.cards import read_card

    return str(read_card(text))


_READERS: dict[str, Callable[[str], str | None]] = {
    "bet": _bet,
    "bet-on": _bet_on,
    "number": _pocket,
    "pile": _whole,
    "box": _whole,
    "cash": _whole,
    "card": _card,
}
