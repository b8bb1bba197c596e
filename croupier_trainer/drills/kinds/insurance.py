"""insurance: the least and the most insurance of a Russian poker hand. Source: RU-INS, RU-MAX."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Number, NumberForm
from croupier_trainer.drills.bets import MOST_VALUE
from croupier_trainer.drills.cards_given import Cards, as_text, dealable
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import CardsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.cards import DECK
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.message import Value
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.poker.doubles import Double
    from croupier_trainer.rules.poker.insurance import Limits

_SIZES = (5, 6)
_USUAL_ANTE = (5, 50)
_USUAL_MOST = (100, 1000)


class Insurance(Spec, tag="insurance", frozen=True, kw_only=True):
    """Both are 0 where the hand can't be insured or the maximum payout is under the least."""

    cards: Cards
    ante: Whole
    maximum_payout: Whole | None = None

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find what is out of range and draws that can't be dealt."""
        del table
        faults = [
            *self.cards.faults(("cards",), *_SIZES),
            *self.ante.faults(("ante",), 1, MOST_VALUE),
        ]
        if self.maximum_payout is not None:
            faults += self.maximum_payout.faults(("maximum-payout",), 1, MOST_VALUE)
        yield from faults
        if not faults and self.cards.is_drawn and not dealable(lambda draw: self.cards.deal(DECK, draw, _SIZES)):
            yield Fault("load.draw-never", ("cards",))

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a hand and find its limits."""
        cards = self.cards.deal(DECK, draw, _SIZES)
        ante = self.ante.resolve(draw, 1, MOST_VALUE, _USUAL_ANTE)
        most = self.maximum_payout.resolve(draw, 1, MOST_VALUE, _USUAL_MOST) if self.maximum_payout else None
        russian = table.house.russian
        limits = russian.insurance(cards, Money.of(ante), None if most is None else Money.of(most))
        why = tuple(_why(russian.double(cards), ante, most, limits))
        asked: dict[str, Value] = {"ante": ante} if most is None else {"ante": ante, "most": most}
        unit = 2 * ante
        return dealt(
            self,
            id,
            ask="insurance" if most is None else "insurance-max",
            params=asked,
            scenes=(CardsScene(game=russian.id, hand=as_text(cards), maximum_payout=most),),
            parts=(
                (
                    part("insurance-min", NumberForm(unit="value"), ("min",)),
                    Key(right=Number(limits.least), why=why, unit_halves=unit),
                ),
                (
                    part("insurance-max", NumberForm(unit="value"), ("max",)),
                    Key(right=Number(limits.most), why=why, unit_halves=unit),
                ),
            ),
        )


def _why(both: Double, ante: int, most: int | None, limits: Limits) -> Iterator[Reason]:
    first = Name("combination", both.first.combination.id)
    if not limits.most:
        code = "poker.insurance-impossible" if most is None else "poker.insurance-impossible-max"
        yield Reason(code, "RU-INS", (("first", first),))
        return
    expected = both.odds * 2 * ante
    params = (("first", first), ("odds", both.odds), ("bet", 2 * ante), ("expected", expected))
    yield Reason("poker.insurance-expected", "RU-INS", params)
    if most is not None and most < expected:
        yield Reason("poker.insurance-cut", "RU-MAX", (("most", most),))
    yield Reason("poker.insurance-limits-are", "RU-INS", (("least", limits.least), ("most", limits.most)))
