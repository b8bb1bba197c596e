"""split-payout: a payout in colour and cash, as the player asks. Source: PY-MAX-COLOUR, PY-MIXED."""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Misread, NumberForm, number
from croupier_trainer.drills.bets import MOST_CHIPS, MOST_VALUE
from croupier_trainer.drills.drawn import Whole, Word
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import ChipsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.chips import CashWish, WrongSplit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.message import Value
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table

_WISHES = tuple(str(wish) for wish in CashWish)
_USUAL_CHIPS = (20, 400)
_USUAL_VALUE = (1, 25)
_MOST_TRIES = 10_000


class CashAsked:
    """What the player asks: a sum of cash (or a draw of one), `all`, or `stack`."""

    __slots__ = ("sum", "wish")

    def __init__(self, sum: Whole | None, wish: Word | None) -> None:  # noqa: A002 - the word of the file
        self.sum = sum
        self.wish = wish

    @classmethod
    def from_yaml(cls, value: object) -> CashAsked:
        """Read what the file says; raises Misread."""
        try:
            return cls(Whole.from_yaml(value), None) if value != "any" else cls(None, Word(items=_WISHES))
        except Misread:
            return cls(None, Word.from_yaml(value))

    @staticmethod
    def json_schema() -> dict[str, object]:
        """Give the JSON Schema of what the file may say."""
        return {"anyOf": [Whole.json_schema(), {"enum": list(_WISHES)}, Word.json_schema()]}

    @property
    def is_drawn(self) -> bool:
        """Whether what is asked is drawn."""
        return (self.sum or self.wish or Word()).is_drawn


class SplitPayout(Spec, tag="split-payout", frozen=True, kw_only=True):
    """Chips of colour and value of cash that make the payout."""

    chips: Whole
    value: Whole
    cash: CashAsked

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find what is out of range, and sums that no payout of the question holds."""
        faults = [*self.chips.faults(("chips",), 1, MOST_CHIPS), *self.value.faults(("value",), 1, MOST_VALUE)]
        if self.cash.wish is not None:
            faults += self.cash.wish.faults(("cash",), _WISHES)
        if self.cash.sum is not None:
            faults += self.cash.sum.faults(("cash",), 0, MOST_CHIPS * MOST_VALUE)
        yield from faults
        if faults or self.cash.sum is None:
            return
        tries = product(
            self.chips.possible(1, MOST_CHIPS, _USUAL_CHIPS),
            self.value.possible(1, MOST_VALUE, _USUAL_VALUE),
            self.cash.sum.possible(0, MOST_CHIPS * MOST_VALUE),
        )
        last: WrongSplit | None = None
        for chips, value, cash in islice(tries, _MOST_TRIES):
            try:
                table.house.roulette.split_payout(chips, value, cash)
            except WrongSplit as error:
                last = error
            else:
                return
        if last is not None:
            yield Fault(last.problems[0].code, ("cash",), last.problems[0].params)

    def _given(self, table: Table, draw: Draw) -> tuple[int, int, int | CashWish]:
        while True:
            chips = self.chips.resolve(draw, 1, MOST_CHIPS, _USUAL_CHIPS)
            value = self.value.resolve(draw, 1, MOST_VALUE, _USUAL_VALUE)
            if self.cash.wish is not None:
                return chips, value, CashWish(self.cash.wish.resolve(draw, _WISHES))
            assert self.cash.sum is not None  # noqa: S101 - one of the two always stands
            cash = self.cash.sum.resolve(draw, 0, chips * value)
            try:
                table.house.roulette.split_payout(chips, value, cash)
            except WrongSplit:
                continue  # faults has found a draw that fits, so one comes
            return chips, value, cash

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a payout and what the player asks."""
        chips, value, cash = self._given(table, draw)
        split = table.house.roulette.split_payout(chips, value, cash)
        asked: dict[str, Value] = {"n": chips, "value": value}
        if isinstance(cash, CashWish):
            ask = f"split-payout-{cash}"
        else:
            ask = "split-payout"
            asked["cash"] = cash
        return dealt(
            self,
            id,
            ask=ask,
            params=asked,
            scenes=(ChipsScene(count=chips, value=value),),
            parts=(
                (
                    part("split-payout-colour", NumberForm(unit="chips"), ("colour",)),
                    Key(right=number(split.colour_chips), why=split.why),
                ),
                (
                    part("split-payout-cash", NumberForm(unit="value"), ("cash",)),
                    Key(right=number(split.cash_value), why=split.why, unit_halves=2 * value),
                ),
            ),
        )
