"""Cards in a drill file: written out, or dealt.

`cards: As Kd Qh Jc Th`, `cards: [As, Kd]`, `cards: {deal: 5, making: three}` or `any`: dealt cards come from what the
question's other cards leave. Source: spec.md, section 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.draw import Draw
from croupier_trainer.drills.drawn import Whole, Word
from croupier_trainer.drills.hands_drawn import COMBINATIONS, deal_hand
from croupier_trainer.drills.read_keys import read_keys
from croupier_trainer.drills.shown import shown
from croupier_trainer.drills.spec import Fault
from croupier_trainer.errors import CroupierError, Problem
from croupier_trainer.rules.cards import Card, read_cards, rest_of_deck
from croupier_trainer.rules.hands import SMALLEST_HAND

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

T = TypeVar("T")

NEW, USUAL_NEW = (1, 12), (4, 6)
"""New cards of a dealer for whom a game is bought: how many may be dealt, and how many are if the file doesn't say."""

# A draw that none of so many streams deals is taken for one that can't be dealt.
_PROBES = 12
_AGAIN = 500


class NoDeal(CroupierError):
    """What is asked can't be dealt: the cards don't give it, or the rules forbid it (`faults`) however it is dealt."""

    def __init__(self, faults: tuple[Fault, ...] = ()) -> None:
        super().__init__(Problem(code="load.draw-never"))
        self.faults = faults


class Cards:
    """Cards written out, or a draw of them.

    >>> [str(card) for card in Cards.from_yaml("as 10h").fixed or ()]
    ['As', 'Th']
    """

    __slots__ = ("count", "fixed", "making")

    def __init__(
        self, fixed: tuple[Card, ...] | None = None, count: Whole | None = None, making: Word | None = None
    ) -> None:
        self.fixed = fixed
        self.count = count
        self.making = making

    @classmethod
    def from_yaml(cls, value: object) -> Cards:
        """Read what the file says; raises Misread."""
        if value == "any":
            return cls()
        if isinstance(value, dict):
            read = read_keys(value, {"deal": Whole.from_yaml, "making": Word.from_yaml}, needed=("deal",))
            return cls(None, read["deal"], read.get("making"))
        return cls(_read_written(value))

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        return {
            "anyOf": [
                {"type": "string"},
                {"type": "array", "items": {"type": "string"}},
                {
                    "type": "object",
                    "properties": {"deal": Whole.json_schema(), "making": Word.json_schema()},
                    "required": ["deal"],
                    "additionalProperties": False,
                },
            ]
        }

    @property
    def is_drawn(self) -> bool:
        """Whether the cards are dealt."""
        return self.fixed is None

    def faults(self, path: tuple[str | int, ...], least: int, most: int) -> Iterator[Fault]:
        """Find wrong numbers of cards and combinations that aren't."""
        if self.fixed is not None:
            if not least <= len(self.fixed) <= most:
                yield count_fault(len(self.fixed), path, least, most)
            return
        if self.count is not None:
            yield from self.count.faults((*path, "deal"), least, most)
        if self.making is not None:
            yield from self.making.faults((*path, "making"), COMBINATIONS)
            if most < SMALLEST_HAND:
                yield Fault("load.making-few", (*path, "making"), {"least": SMALLEST_HAND}, of_key=True)

    def deal(
        self,
        stock: Sequence[Card],
        draw: Draw,
        sizes: tuple[int, int],
        *,
        usual: tuple[int, int] | None = None,
        ace_king: bool = True,
    ) -> tuple[Card, ...]:
        """Give the cards; dealt ones come from `stock`, as many as the file says or, within `sizes`, as usual.

        Raises NoDeal.
        """
        if self.fixed is not None:
            return self.fixed
        if self.count is not None and not self.count.possible(*sizes):
            raise NoDeal
        size = draw.between(*(usual or sizes)) if self.count is None else self.count.resolve(draw, *sizes, usual)
        if len(stock) < size or (self.making is not None and size < SMALLEST_HAND):
            raise NoDeal
        if self.making is None:
            return tuple(draw.sample(stock, size))
        hand = deal_hand(self.making.resolve(draw, COMBINATIONS), size, stock, draw, ace_king=ace_king)
        if hand is None:
            raise NoDeal
        return hand


def count_fault(count: int, path: tuple[str | int, ...], least: int, most: int) -> Fault:
    """Tell of a wrong number of cards."""
    params = {"count": count, "least": least, "most": most, "n": least}
    return Fault("poker.card-count" if least == most else "poker.card-count-between", path, params)


def _read_written(value: object) -> tuple[Card, ...]:
    """Read cards that are written out, as one text or a list of texts; raises Misread."""
    if isinstance(value, list):
        return _read_list(value)
    if not isinstance(value, str):
        raise Misread("load.cards", given=shown(value))
    try:
        return read_cards(value)
    except CroupierError as error:
        Misread.raise_all([Misread(one.code, (), **one.params) for one in error.problems])
        raise


def _read_list(value: list[object]) -> tuple[Card, ...]:
    """Read cards given one by one, so that what is wrong is told at its place in the list."""
    found: list[Misread] = []
    cards: list[Card] = []
    for place, one in enumerate(value):
        try:
            (card,) = _read_written(one) if isinstance(one, str) else ()
        except Misread as misread:
            found.append(misread.under(place))
        except ValueError:
            found.append(Misread("load.cards", at=(place,), given=shown(one)))
        else:
            if card in cards:
                found.append(Misread("poker.card-twice", at=(place,), card=str(card)))
            cards.append(card)
    Misread.raise_all(found)
    return tuple(cards)


def rest_of(*seen: Iterable[Card]) -> list[Card]:
    """Give the cards of the deck that are in none of these."""
    return list(rest_of_deck(*seen))


def fixed(*cards: Cards | None) -> list[tuple[Card, ...]]:
    """Give the cards that are written out: what is dealt must leave them alone."""
    return [one.fixed for one in cards if one is not None and one.fixed is not None]


def as_text(cards: Collection[Card]) -> tuple[str, ...]:
    """Give cards as scenes and answers have them: "Kd"."""
    return tuple(str(card) for card in cards)


def until_dealt(deal: Callable[[], T]) -> T:
    """Deal until it comes to something; only called where something can come of it."""
    for _ in range(_AGAIN):
        try:
            return deal()
        except NoDeal:
            continue
    raise NoDeal


def never_dealt(deal: Callable[[Draw], object], probes: int = _PROBES) -> NoDeal | None:
    """Say why a draw can't be dealt, None where any of some streams deals it.

    Its faults are those that every stream meets.
    """
    told: list[tuple[Fault, ...]] = []
    for seed in range(probes):
        try:
            deal(Draw(seed, "probe"))
        except NoDeal as error:
            told.append(error.faults)
        else:
            return None
    return NoDeal(in_all(told))


def in_all(each: Sequence[tuple[Fault, ...]]) -> tuple[Fault, ...]:
    """Give the faults that are in all of these."""
    if not each:
        return ()
    return tuple(fault for fault in each[0] if all(fault in faults for faults in each))


def dealable(deal: Callable[[Draw], object]) -> bool:
    """Whether a draw can be dealt: whether any of some streams deals it."""
    return never_dealt(deal) is None
