"""change: colour changed to cash, the sum and the chips. Source: EX-COLOUR-3, EX-COLOUR-5, EX-COLOUR-6."""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import NumberForm, Tally, TallyForm, number
from croupier_trainer.drills.bets import MOST_CHIPS, MOST_VALUE
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import ChipsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.chips import CannotMake
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.table import Fate, Name, Term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.chips import Change as Changed

_USUAL_CHIPS = (20, 300)
_USUAL_VALUE = (1, 25)
_MOST_TRIES = 10_000


class Change(Spec, tag="change", frozen=True, kw_only=True):
    """The sum announced, and the cash given for it in the fewest chips."""

    chips: Whole
    value: Whole

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find what is out of range, and sums that the house's chips don't make."""
        faults = [*self.chips.faults(("chips",), 1, MOST_CHIPS), *self.value.faults(("value",), 1, MOST_VALUE)]
        yield from faults
        if faults:
            return
        tries = product(
            self.chips.possible(1, MOST_CHIPS, _USUAL_CHIPS), self.value.possible(1, MOST_VALUE, _USUAL_VALUE)
        )
        last: CannotMake | None = None
        for chips, value in islice(tries, _MOST_TRIES):
            try:
                table.house.roulette.change(chips, value)
            except CannotMake as error:
                last = error
            else:
                return
        if last is not None:
            yield Fault(last.problems[0].code, ("chips",), last.problems[0].params)

    def _given(self, table: Table, draw: Draw) -> tuple[int, int, Changed]:
        while True:
            chips = self.chips.resolve(draw, 1, MOST_CHIPS, _USUAL_CHIPS)
            value = self.value.resolve(draw, 1, MOST_VALUE, _USUAL_VALUE)
            try:
                return chips, value, table.house.roulette.change(chips, value)
            except CannotMake:
                continue  # faults has found a sum that can be made, so one comes

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal chips of colour and change them."""
        chips, value, changed = self._given(table, draw)
        options = tuple(str(chip) for chip in sorted(table.house.roulette.cash, reverse=True))
        cash = Tally(tuple((str(chip), count) for chip, count in changed.cash))
        counted = Term(
            what=Name("item", "colour-chips"),
            stake=Money.of(chips),
            odds=(value, 1),
            fate=Fate.PAID,
            rule="EX-COLOUR-5",
        )
        return dealt(
            self,
            id,
            ask="change",
            params={"n": chips, "value": value},
            scenes=(ChipsScene(count=chips, value=value),),
            parts=(
                (
                    part("change-sum", NumberForm(unit="value"), ("sum",)),
                    Key(right=number(changed.sum), terms=(counted,), why=changed.why),
                ),
                (
                    part("change-cash", TallyForm(of="cash", options=options), ("cash",)),
                    Key(right=cash, why=changed.why),
                ),
            ),
        )
