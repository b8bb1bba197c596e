"""insurance: the least and the most insurance of a Russian poker hand. Source: RU-INS, RU-MAX."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Number, NumberForm
from croupier_trainer.drills.bets import MOST_VALUE
from croupier_trainer.drills.cards_given import Cards, as_text, dealable, until_dealt
from croupier_trainer.drills.drawn import Whole
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import CardsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.cards import DECK
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.poker.insurance import InsuranceMax
from croupier_trainer.rules.table import Fate, Name, Reason, Term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.message import Value
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.poker.doubles import Double
    from croupier_trainer.rules.poker.insurance import Limits
    from croupier_trainer.rules.poker.russian import Russian

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
        cards = until_dealt(lambda: self.cards.deal(DECK, draw, _SIZES))
        ante = self.ante.resolve(draw, 1, MOST_VALUE, _USUAL_ANTE)
        most = self.maximum_payout.resolve(draw, 1, MOST_VALUE, _USUAL_MOST) if self.maximum_payout else None
        russian = table.house.russian
        limits = russian.insurance(cards, Money.of(ante), None if most is None else Money.of(most))
        double = russian.double(cards)
        terms, full = _terms(double, ante, russian)
        why = tuple(_why(double, ante, most, limits, full))
        asked: dict[str, Value] = {"ante": ante} if most is None else {"ante": ante, "most": most}
        return dealt(
            self,
            id,
            ask="insurance" if most is None else "insurance-max",
            params=asked,
            scenes=(CardsScene(game=russian.id, hand=as_text(cards), maximum_payout=most),),
            parts=(
                (
                    part("insurance-min", NumberForm(unit="value"), ("min",)),
                    Key(right=Number(limits.least), why=why),
                ),
                (
                    part("insurance-max", NumberForm(unit="value"), ("max",)),
                    Key(
                        right=Number(limits.most),
                        terms=terms if limits.most else (),
                        odds=russian.odds,
                        full=full if limits.most and full != limits.most else None,
                        why=why,
                    ),
                ),
            ),
        )


def _terms(both: Double, ante: int, russian: Russian) -> tuple[tuple[Term, ...], Money]:
    """Give what is expected on BET for each combination, and the sum before a maximum cuts it."""
    parts = 1 if russian.insurance_max is InsuranceMax.ALL else 2
    bet, first = Money.of(2 * ante), Name("combination", both.first.combination.id)
    odds = both.odds - (both.second.odds if both.second else 0)
    terms = [Term(what=first, stake=bet, odds=(odds, parts), fate=Fate.PAID, rule="RU-TABLE")]
    if both.second is not None:
        second = Name("second", both.second.combination.id)
        terms.append(Term(what=second, stake=bet, odds=(both.second.odds, parts), fate=Fate.PAID, rule="RU-TWO"))
    return tuple(terms), sum((term.pays for term in terms), Money())


def _why(both: Double, ante: int, most: int | None, limits: Limits, full: Money) -> Iterator[Reason]:
    first = Name("combination", both.first.combination.id)
    if not limits.most:
        code = "poker.insurance-impossible" if most is None else "poker.insurance-impossible-max"
        yield Reason(code, "RU-INS", (("first", first),))
        return
    expected = Money.of(both.odds * 2 * ante)
    params = (("first", first), ("odds", both.odds), ("bet", 2 * ante), ("expected", expected))
    yield Reason("poker.insurance-expected", "RU-INS", params)
    if full != expected:
        yield Reason("poker.insurance-half", "RU-INS", (("most", full),))
    if full != limits.most:
        yield Reason("poker.insurance-cut", "RU-MAX", (("most", limits.most),))
    yield Reason("poker.insurance-limits-are", "RU-INS", (("least", limits.least), ("most", limits.most)))
