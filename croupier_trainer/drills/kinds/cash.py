"""cash: a value in the house's fewest cash chips. Source: PY-HIGH-CASH, EX-COLOUR-6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Tally, TallyForm
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.question import Dealt, Key
from croupier_trainer.drills.scenes import ChipsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.chips import CannotMake, cash_reasons

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table

_MOST = 10_000_000
_USUAL = (10, 20_000)


class Cash(Spec, tag="cash", frozen=True, kw_only=True):
    """How many chips of each value, the fewest in all; of several fewest, most of the highest."""

    value: Whole

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find values out of range or that the house's chips don't make."""
        faults = list(self.value.faults(("value",), 1, _MOST))
        yield from faults
        if faults:
            return
        possible = self.value.possible(1, _MOST, _USUAL)
        if not any(_made(table, value) for value in possible):
            yield Fault("roulette.cannot-make", ("value",), {"value": possible[0], "values": table.house.roulette.cash})

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a value that the house's chips make."""
        value = self.value.resolve(draw, 1, _MOST, _USUAL)
        while not _made(table, value):
            value = self.value.resolve(draw, 1, _MOST, _USUAL)
        rows = table.house.roulette.in_cash(value)
        options = tuple(str(chip) for chip in sorted(table.house.roulette.cash, reverse=True))
        asked = part("cash", TallyForm(of="cash", options=options))
        key = Key(right=Tally(tuple((str(chip), count) for chip, count in rows)), why=cash_reasons(rows))
        return dealt(
            self,
            id,
            ask="cash",
            params={"value": value},
            scenes=(ChipsScene(value=value, cash=True),),
            parts=((asked, key),),
        )


def _made(table: Table, value: int) -> bool:
    try:
        table.house.roulette.in_cash(value)
    except CannotMake:
        return False
    return True
