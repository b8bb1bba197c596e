"""One poker box in a drill file, each of its values written or drawn.

`{ante: 10, cards: As Kd Qh Jc 2h, action: bet, sixth: 4c, insurance: 40}`. Source: spec.md, section 3 (Poker).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from croupier_trainer.drills.answers import Misread
from croupier_trainer.drills.cards_given import Cards
from croupier_trainer.drills.drawn import Whole, Word
from croupier_trainer.drills.read_keys import read_keys
from croupier_trainer.drills.shown import shown
from croupier_trainer.rules.money import ZERO, Money
from croupier_trainer.rules.poker.box import Action, Box

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.spec import Fault
    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.game import PokerGame

MOST_ANTE = 1_000_000
# Insurance may be a hundred and fifty times the BET.
_MOST_STAKE = 1_000_000_000
ANTES = (5, 10, 20, 25, 50)
"""What an ANTE usually is."""

_USUAL_ANTE = (5, 100)
_USUAL_STAKE = (1, 100)
ACTIONS = (str(Action.BET), str(Action.FOLD))


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxSpec:
    """One box as the file has it; see rules.poker.box.Box for what the fields mean."""

    ante: Whole
    cards: Cards
    action: Word | None = None
    draw: Cards | None = None
    drawn: Cards | None = None
    sixth: Cards | None = None
    changed: Cards | None = None
    bonus: Whole | None = None
    insurance: Whole | None = None
    blind: bool = False
    buys: bool = False

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        whole, cards, flag = Whole.json_schema(), Cards.json_schema(), {"type": "boolean"}
        types = {
            **dict.fromkeys(("ante", "bonus", "insurance"), whole),
            **dict.fromkeys(("cards", "draw", "drawn", "sixth", "changed"), cards),
            **dict.fromkeys(_FLAGS, flag),
            "action": Word.json_schema(),
        }
        properties = {key: types[key] for key in _READERS}
        return {"type": "object", "properties": properties, "required": list(_NEEDED), "additionalProperties": False}

    @property
    def is_drawn(self) -> bool:
        """Whether any of its values is drawn."""
        values = (self.ante, self.action, self.bonus, self.insurance, self.cards, *self._more)
        return any(one is not None and one.is_drawn for one in values)

    @property
    def _more(self) -> tuple[Cards | None, ...]:
        return (self.draw, self.drawn, self.sixth, self.changed)

    @property
    def written(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that are written out."""
        return tuple(one.fixed for one in (self.cards, *self._more) if one is not None and one.fixed is not None)

    def faults(self, path: tuple[str | int, ...], sizes: tuple[int, int]) -> Iterator[Fault]:
        """Find values out of range and words that aren't; what the game forbids is told by its rules.

        `sizes`: the least and the most cards that are dealt to a box.
        """
        yield from self.ante.faults((*path, "ante"), 1, MOST_ANTE)
        if self.action is not None:
            yield from self.action.faults((*path, "action"), ACTIONS)
        for key, stake in (("bonus", self.bonus), ("insurance", self.insurance)):
            if stake is not None:
                yield from stake.faults((*path, key), 0, _MOST_STAKE)
        for key, cards, most in (
            ("draw", self.draw, 5),
            ("drawn", self.drawn, 5),
            ("sixth", self.sixth, 1),
            ("changed", self.changed, 1),
        ):
            if cards is not None:
                yield from cards.faults((*path, key), 1, most)
        if self.cards.is_drawn:
            yield from self.cards.faults((*path, "cards"), *sizes)

    def deal(self, number: int, game: PokerGame, stock: list[Card], draw: Draw) -> Box:
        """Give the box; dealt cards are taken out of `stock`. Raises NoDeal."""

        def take(given: Cards | None, size: int) -> tuple[Card, ...]:
            if given is None or (given.is_drawn and not size):
                return ()
            cards = given.deal(stock, draw, (size, size))
            for card in cards:
                if card in stock:
                    stock.remove(card)
            return cards

        def money(given: Whole | None) -> Money:
            return ZERO if given is None else Money.of(given.resolve(draw, 0, _MOST_STAKE, _USUAL_STAKE))

        cards = take(self.cards, game.shape.cards)
        thrown = () if self.draw is None else self.draw.deal(cards, draw, (1, len(cards)))
        sixth, changed = take(self.sixth, 1), take(self.changed, 1)
        return Box(
            number=number,
            ante=Money.of(self.ante.resolve(draw, 1, MOST_ANTE, _USUAL_ANTE)),
            cards=cards,
            action=None if self.action is None else Action(self.action.resolve(draw, ACTIONS)),
            draw=thrown,
            drawn=take(self.drawn, len(thrown)),
            sixth=sixth[0] if sixth else None,
            changed=changed[0] if changed else None,
            bonus=money(self.bonus),
            insurance=money(self.insurance),
            blind=self.blind,
            buys=self.buys,
        )


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise Misread("load.need-truth", given=shown(value))
    return value


_FLAGS = ("blind", "buys")
_NEEDED = ("ante", "cards")
_READERS: dict[str, Callable[[Any], object]] = {
    "ante": Whole.from_yaml,
    "cards": Cards.from_yaml,
    "action": Word.from_yaml,
    "draw": Cards.from_yaml,
    "drawn": Cards.from_yaml,
    "sixth": Cards.from_yaml,
    "changed": Cards.from_yaml,
    "bonus": Whole.from_yaml,
    "insurance": Whole.from_yaml,
    **dict.fromkeys(_FLAGS, _flag),
}


def read_box(value: object) -> BoxSpec:
    """Read one box of a file, key by key, so that all that is wrong with it is told; raises Misread."""
    if not isinstance(value, dict):
        raise Misread("load.box", given=shown(value))
    return BoxSpec(**read_keys(value, _READERS, _NEEDED))
