"""Cards: what a card is, how one is written and read, and the deck.

Decides how text becomes cards and what is wrong with text that doesn't; not what cards are worth
together (hands.py). Written `Td`: rank, then suit; read as `Td`, `td`, `10d` or with a suit's sign. Cyrillic
letters are understood where they can mean one thing only, as the tables below say; a Cyrillic te as rank may
be a ten (by its look) or an ace (by its word) and is told, never guessed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Self

from croupier_trainer.errors import CroupierError, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable

RANKS = "23456789TJQKA"
SUITS = "cdhs"

_RANK_OF = {
    **{letter: index for index, letter in enumerate(RANKS)},
    "10": 8,
    "\N{CYRILLIC CAPITAL LETTER A}": 12,  # a look-alike, and means the same
    "\N{CYRILLIC CAPITAL LETTER KA}": 11,
    "\N{CYRILLIC CAPITAL LETTER DE}": 10,  # дама
    "\N{CYRILLIC CAPITAL LETTER VE}": 9,  # валет
    "\N{CYRILLIC CAPITAL LETTER JE}": 9,
}
_SUIT_OF = {
    **{letter: index for index, letter in enumerate(SUITS)},
    **{sign: index for index, sign in enumerate("♣♦♥♠")},
    **{sign: index for index, sign in enumerate("♧♢♡♤")},
    "\N{CYRILLIC SMALL LETTER ES}": 0,  # looks like c; no suit's name begins with it
    "\N{CYRILLIC SMALL LETTER TE}": 0,  # трефи, трефы
    "\N{CYRILLIC SMALL LETTER BE}": 1,  # бубни, бубны
    "\N{CYRILLIC SMALL LETTER CHE}": 2,  # чирви, черви
    "\N{CYRILLIC SMALL LETTER PE}": 3,  # піки, пики
}
_TEN_OR_ACE = "\N{CYRILLIC CAPITAL LETTER TE}"
_VARIATION_SELECTORS = "\ufe0e\ufe0f"


class Card(int):
    """One of the 52 cards, as a number from 0 (two of clubs) to 51 (ace of spades): rank first, then suit.

    >>> ten = read_card("10D")
    >>> str(ten), ten.rank, ten.suit
    ('Td', 10, 'd')
    """

    __slots__ = ()

    @classmethod
    def of(cls, rank: int, suit: str) -> Self:
        """Make the card of a rank (2 to 14, the ace) and a suit (`c d h s`)."""
        return cls(4 * (rank - 2) + SUITS.index(suit))

    @property
    def rank(self) -> int:
        """2 to 10, 11 the jack, 12 the queen, 13 the king, 14 the ace."""
        return (self >> 2) + 2

    @property
    def suit(self) -> str:
        """`c`, `d`, `h` or `s`."""
        return SUITS[self & 3]

    def __str__(self) -> str:
        return RANKS[self >> 2] + SUITS[self & 3]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"


DECK: tuple[Card, ...] = tuple(Card(index) for index in range(52))


class Twice(NamedTuple):
    """A card that stands in a deal more than once, and where: first and again."""

    card: Card
    first: str
    again: str


def read_card(text: str) -> Card:
    """Read one card, in any case.

    Raises CroupierError with `poker.card-unknown`, or `poker.card-ambiguous` for a Cyrillic te as rank.
    Source: spec.md, Drill files.

    >>> [str(read_card(text)) for text in ("as", "10h", "tD", "Q♠")]
    ['As', 'Th', 'Td', 'Qs']
    """
    told = text.strip(_VARIATION_SELECTORS)
    rank, suit = _RANK_OF.get(told[:-1].upper()), _SUIT_OF.get(told[-1:].lower())
    if suit is not None and told[:-1].upper() == _TEN_OR_ACE:
        raise CroupierError(Problem(code="poker.card-ambiguous", params={"card": text}))
    if rank is None or suit is None:
        raise CroupierError(Problem(code="poker.card-unknown", params={"card": text}))
    return Card(4 * rank + suit)


def read_cards(text: str | Iterable[str]) -> tuple[Card, ...]:
    """Read cards parted by spaces or commas, or given one by one.

    Raises CroupierError with every problem of the text, a card that stands twice (`poker.card-twice`) among them.

    >>> write_cards(read_cards("as kD, 10h"))
    'As Kd Th'
    """
    words = text.replace(",", " ").split() if isinstance(text, str) else list(text)
    cards: list[Card] = []
    problems: list[Problem] = []
    for word in words:
        try:
            card = read_card(word)
        except CroupierError as error:
            problems.extend(error.problems)
            continue
        if card in cards:
            problems.append(Problem(code="poker.card-twice", params={"card": str(card)}))
        cards.append(card)
    if problems:
        raise CroupierError(*problems)
    return tuple(cards)


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards in the canonical form, parted by spaces."""
    return " ".join(map(str, cards))


def find_twice(places: Iterable[tuple[str, Iterable[Card]]]) -> tuple[Twice, ...]:
    """Find the cards that stand more than once in a deal, given as its named places and their cards.

    >>> find_twice([("box 1", read_cards("As Kd")), ("dealer", read_cards("Kd 2c"))])
    (Twice(card=Card('Kd'), first='box 1', again='dealer'),)
    """
    seen: dict[Card, str] = {}
    found: list[Twice] = []
    for place, cards in places:
        for card in cards:
            if card in seen:
                found.append(Twice(card, seen[card], place))
            else:
                seen[card] = place
    return tuple(found)


def rest_of_deck(*seen: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of the deck that are not among the seen ones, lowest first."""
    gone = {card for cards in seen for card in cards}
    return tuple(card for card in DECK if card not in gone)
