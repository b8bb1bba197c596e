"""Cards in a drill file: written out, or dealt.

`cards: As Kd Qh Jc Th`, `cards: [As, Kd]`, `cards: {deal: 5, making: three}` or `any`: dealt cards come from what the
question's other cards leave. Source: spec.md, section 2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.draw import Draw
from croupier_trainer.drills.drawn import Whole, Word
from croupier_trainer.drills.hands_drawn import COMBINATIONS, deal_hand
from croupier_trainer.drills.spec import Fault
from croupier_trainer.errors import CroupierError, Problem
from croupier_trainer.rules.cards import DECK, Card, read_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

_KEYS = ("deal", "making")
# A draw that none of so many streams deals is taken for one that can't be dealt.
_PROBES = 12


class NoDeal(CroupierError):
    """What is asked can't be dealt: the cards don't give it, or the rules forbid what is written (`faults`)."""

    def __init__(self, faults: tuple[Fault, ...] = ()) -> None:
        super().__init__(Problem(code="load.draw-never"))
        self.faults = faults


class Cards:
    """Cards written out, or a draw of them."""

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
            return cls._dealt(value)
        return cls(read_written(value))

    @classmethod
    def _dealt(cls, value: dict[str, object]) -> Cards:
        found: list[Misread] = []
        for key in value:
            if key not in _KEYS:
                misread = Misread("load.unknown-key", at=(key,), key=key, known=_KEYS)
                misread.of_key = True
                found.append(misread)
        if "deal" not in value:
            found.append(Misread("load.missing-key", key="deal"))
        count, making = None, None
        try:
            count = Whole.from_yaml(value.get("deal", "any"))
        except Misread as misread:
            found.append(misread.under("deal"))
        try:
            making = Word.from_yaml(value["making"]) if "making" in value else None
        except Misread as misread:
            found.append(misread.under("making"))
        Misread.raise_all(found)
        return cls(None, count, making)

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
                params = {"count": len(self.fixed), "least": least, "most": most, "n": least}
                yield Fault("poker.card-count" if least == most else "poker.card-count-between", path, params)
            return
        if self.count is not None:
            yield from self.count.faults((*path, "deal"), least, most)
        if self.making is not None:
            yield from self.making.faults((*path, "making"), COMBINATIONS)

    def deal(
        self, stock: Sequence[Card], draw: Draw, sizes: tuple[int, int], *, ace_king: bool = True
    ) -> tuple[Card, ...]:
        """Give the cards; dealt ones come from `stock`. Raises NoDeal."""
        if self.fixed is not None:
            return self.fixed
        size = draw.between(*sizes) if self.count is None else self.count.resolve(draw, *sizes)
        if self.making is None:
            if len(stock) < size:
                raise NoDeal
            return tuple(draw.sample(stock, size))
        hand = deal_hand(self.making.resolve(draw, COMBINATIONS), size, stock, draw, ace_king=ace_king)
        if hand is None:
            raise NoDeal
        return hand


def _misread(problem: Problem) -> Misread:
    misread = Misread(problem.code)
    misread.problem = problem
    return misread


def read_written(value: object) -> tuple[Card, ...]:
    """Read cards that are written out, as one text or a list of texts; raises Misread."""
    if not isinstance(value, str) and not (isinstance(value, list) and all(isinstance(one, str) for one in value)):
        raise Misread("load.cards", given=str(value))
    try:
        return read_cards(value)
    except CroupierError as error:
        Misread.raise_all([_misread(one) for one in error.problems])
        raise


def rest_of(*seen: Collection[Card]) -> list[Card]:
    """Give the cards of the deck that are in none of these."""
    gone = {card for cards in seen for card in cards}
    return [card for card in DECK if card not in gone]


def fixed(*cards: Cards | None) -> list[tuple[Card, ...]]:
    """Give the cards that are written out: what is dealt must leave them alone."""
    return [one.fixed for one in cards if one is not None and one.fixed is not None]


def as_text(cards: Collection[Card]) -> tuple[str, ...]:
    """Give cards as scenes and answers have them: "Kd"."""
    return tuple(str(card) for card in cards)


def dealable(deal: Callable[[Draw], object]) -> bool:
    """Whether a draw can be dealt: whether any of some streams deals it."""
    for seed in range(_PROBES):
        try:
            deal(Draw(seed, "probe"))
        except NoDeal:
            continue
        return True
    return False
