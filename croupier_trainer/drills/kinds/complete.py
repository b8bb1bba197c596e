"""complete: what a complete costs and pays. Source: the rulebook's "Also fixed", RT-STRAIGHT to RT-LINE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import NumberForm
from croupier_trainer.drills.answers import number as right
from croupier_trainer.drills.bets import MOST_VALUE
from croupier_trainer.drills.drawn import Whole, Word, whole, word
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.roulette.bets import ODDS
from croupier_trainer.rules.roulette.completes import NeedsZeroBets, Style

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table

_HIGHEST = 36
_STYLES = tuple(str(style) for style in Style)
_USUAL = (1, 25)
_ODDS = tuple(sorted({odds for kind, odds in ODDS.items() if kind.is_inside}, reverse=True))


class Complete(Spec, tag="complete", frozen=True, kw_only=True):
    """Stake and payout in value, if that number wins."""

    number: Whole
    by: Whole = whole(1)
    style: Word = word("progressive")

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find what is out of range, and numbers whose complete the house doesn't take."""
        faults = [
            *self.number.faults(("number",), 0, _HIGHEST),
            *self.by.faults(("by",), 1, MOST_VALUE),
            *self.style.faults(("style",), _STYLES),
        ]
        yield from faults
        if not faults and not self._numbers(table):
            first = self.number.possible(0, _HIGHEST)[0]
            try:
                table.house.roulette.complete(first, 1, Style.FLAT)
            except NeedsZeroBets as error:
                yield Fault(error.problems[0].code, ("number",), error.problems[0].params)

    def _numbers(self, table: Table) -> list[int]:
        return [number for number in self.number.possible(0, _HIGHEST) if _taken(table, number)]

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a number, a unit and a style."""
        number = draw.choose(self._numbers(table))
        by = self.by.resolve(draw, 1, MOST_VALUE, _USUAL)
        style = Style(self.style.resolve(draw, _STYLES))
        complete = table.house.roulette.complete(number, by, style)
        return dealt(
            self,
            id,
            ask="complete",
            params={"number": number, "unit": by, "style": Named("style", str(style))},
            parts=(
                (
                    part("complete-stake", NumberForm(unit="value"), ("stake",)),
                    Key(right=right(complete.stake), why=complete.why[:1], unit_halves=2 * by),
                ),
                (
                    part("complete-pays", NumberForm(unit="value"), ("pays",)),
                    Key(
                        right=right(complete.pays),
                        terms=complete.terms,
                        odds=_ODDS,
                        why=complete.why,
                        unit_halves=2 * by,
                    ),
                ),
            ),
        )


def _taken(table: Table, number: int) -> bool:
    try:
        table.house.roulette.complete(number, 1, Style.FLAT)
    except NeedsZeroBets:
        return False
    return True
