"""double: both combinations of a Russian poker hand and their odds. Source: RU-TWO, RU-TWO-TABLE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm, NumberForm, number
from croupier_trainer.drills.cards_given import Cards, as_text, dealable, until_dealt
from croupier_trainer.drills.hands_drawn import COMBINATIONS
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import CardsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.cards import DECK
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.table import Fate, Name, Reason, Term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.doubles import Double as Both
    from croupier_trainer.rules.poker.russian import Russian

_SIZES = (5, 6)
_FOR_SECOND = 4
_SECONDS = ("none", *COMBINATIONS[1:])


class Double(Spec, tag="double", frozen=True, kw_only=True):
    """First and second combination, and the sum of their odds; a high card pays nothing."""

    cards: Cards

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find wrong numbers of cards and draws that can't be dealt."""
        del table
        faults = list(self.cards.faults(("cards",), *_SIZES))
        yield from faults
        if not faults and self.cards.is_drawn and not dealable(lambda draw: self.cards.deal(DECK, draw, _SIZES)):
            yield Fault("load.draw-never", ("cards",))

    def _given(self, russian: Russian, draw: Draw) -> tuple[Card, ...]:
        """Give the cards; dealt ones are dealt again a few times where there is no second combination, mostly."""
        cards = self.cards.deal(DECK, draw, _SIZES)
        if self.cards.is_drawn and draw.below(3):
            for _ in range(_FOR_SECOND):
                if russian.double(cards).second is not None:
                    break
                cards = self.cards.deal(DECK, draw, _SIZES)
        return cards

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal cards and find both combinations."""
        russian = table.house.russian
        cards = until_dealt(lambda: self._given(russian, draw))
        both = russian.double(cards)
        second = both.second.combination.id if both.second else "none"
        why = tuple(_why(both))
        # Each part's own rule comes first: it is the one that a wrong answer breaks.
        of_second = tuple(sorted(why, key=lambda reason: reason.rule != "RU-TWO"))
        terms = tuple(_terms(both))
        return dealt(
            self,
            id,
            ask="double",
            scenes=(CardsScene(game=russian.id, hand=as_text(cards)),),
            parts=(
                (
                    part("double-first", ChoiceForm(of="combination", options=COMBINATIONS), ("first",)),
                    Key(right=Choice(both.first.combination.id), why=why),
                ),
                (
                    part("double-second", ChoiceForm(of="combination", options=_SECONDS), ("second",)),
                    Key(right=Choice(second), why=of_second),
                ),
                (
                    part("double-odds", NumberForm(unit="to-one"), ("odds",)),
                    Key(right=number(both.odds), terms=terms, odds=russian.odds, unit_halves=0, why=why),
                ),
            ),
        )


def _first_odds(both: Both) -> int:
    return both.odds - (both.second.odds if both.second else 0)


def _why(both: Both) -> Iterator[Reason]:
    first = Name("combination", both.first.combination.id)
    cards = " ".join(map(str, both.first.made_by))
    odds = _first_odds(both)
    if not odds:
        yield Reason("poker.no-combination", "RU-TABLE")
        return
    yield Reason("poker.first-of-two", "RU-TABLE", (("first", first), ("cards", cards), ("odds", odds)))
    if both.second is None:
        yield Reason("poker.no-second", "RU-TWO")
        return
    second = Name("combination", both.second.combination.id)
    cards = " ".join(map(str, both.second.made_by))
    yield Reason("poker.second-of-two", "RU-TWO", (("second", second), ("cards", cards), ("odds", both.second.odds)))
    yield Reason("poker.sum-of-two", "RU-TWO-TABLE", (("odds", both.odds),))


def _terms(both: Both) -> Iterator[Term]:
    one = Money.of(1)
    if odds := _first_odds(both):
        first = Name("combination", both.first.combination.id)
        yield Term(what=first, stake=one, odds=(odds, 1), fate=Fate.PAID, rule="RU-TABLE")
    if both.second is not None:
        second = Name("second", both.second.combination.id)
        yield Term(what=second, stake=one, odds=(both.second.odds, 1), fate=Fate.PAID, rule="RU-TWO")
