"""Russian poker: two combinations, insurance, and a game bought for the dealer. Source: RU.

The parts that can be asked by themselves stand beside: doubles.py, insurance.py, bought_game.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier_trainer.rules.hands import Combination, Hand, best_hand
from croupier_trainer.rules.poker import insurance
from croupier_trainer.rules.poker.bought_game import BoughtGame, DealerChanges, SameRank, buy_game
from croupier_trainer.rules.poker.box import Action, Moment
from croupier_trainer.rules.poker.doubles import Double, StraightWithPair, find_double
from croupier_trainer.rules.poker.faults import Fault, Shape, round_faults, shape_faults
from croupier_trainer.rules.poker.insurance import InsuranceMax, InsuranceMin, Limits
from croupier_trainer.rules.poker.paytable import TABLE_ODDS
from croupier_trainer.rules.poker.prices import UP_TO_FIVE, Span
from croupier_trainer.rules.poker.russian_box import BoxDeal, settle_box
from croupier_trainer.rules.poker.russian_variants import (
    AnteOfInsured,
    Buy,
    InsuranceStandOff,
    MaximumCounts,
    SecondNoGame,
)
from croupier_trainer.rules.poker.settlement import Settlement
from croupier_trainer.rules.table import Name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.money import Money
    from croupier_trainer.rules.poker.box import Box, Round


@dataclass(frozen=True, slots=True, kw_only=True)
class Russian:
    """Russian poker as one house plays it; the defaults are the school's.

    `insurance_min`, `insurance_max`: the least and most insurance. `insured_ante_no_game`: an insured box's ANTE
    without a game. `insurance_stand_off`: insurance on a stand-off. `buy`: when buying is declared. `second_no_game`:
    ANTE when the bought game doesn't come. `dealer_changes`, `same_rank`: the dealer's change. `straight_with_pair`:
    a pair inside a six-card straight. `changes`: how many cards may be changed. `maximum_counts`: what the maximum
    payout counts.
    """

    id: ClassVar[str] = "russian"
    shape: ClassVar[Shape] = Shape(
        game="russian",
        extras=frozenset({"draw", "drawn", "sixth", "insurance", "blind", "buys"}),
        round_extras=frozenset({"dealer-new", "maximum-payout"}),
        most_boxes=4,
    )

    insurance_min: InsuranceMin = InsuranceMin.ANTE
    insurance_max: InsuranceMax = InsuranceMax.ALL
    insured_ante_no_game: AnteOfInsured = AnteOfInsured.BACK
    insurance_stand_off: InsuranceStandOff = InsuranceStandOff.LOSES
    buy: Buy = Buy.BEFORE_INSURANCE
    second_no_game: SecondNoGame = SecondNoGame.BACK
    dealer_changes: DealerChanges = DealerChanges.HIGHEST
    same_rank: SameRank = SameRank.DRAWN_AGAIN
    straight_with_pair: StraightWithPair = StraightWithPair.STRAIGHT
    changes: Span = UP_TO_FIVE
    maximum_counts: MaximumCounts = MaximumCounts.WINNINGS

    @property
    def odds(self) -> tuple[int, ...]:
        """All odds (to 1) of the game."""
        return TABLE_ODDS

    def hand(self, cards: tuple[Card, ...], board: tuple[Card, ...] = ()) -> Hand:
        """Find the best five; ace-king counts. Source: PK-RANK."""
        return best_hand(cards + board)

    def qualifies(self, dealer: Hand) -> bool:
        """Whether the dealer plays: ace-king or better. Source: RU-QUALIFY."""
        return dealer.combination >= Combination.ACE_KING

    def double(self, cards: tuple[Card, ...]) -> Double:
        """Find both combinations of five or six cards. Source: RU-TWO."""
        return find_double(cards, self.straight_with_pair)

    def insurance(self, cards: tuple[Card, ...], ante: Money, maximum_payout: Money | None = None) -> Limits:
        """Return the limits of insurance for a hand. Source: RU-INS."""
        return insurance.limits(self.double(cards), ante, maximum_payout, self.insurance_min, self.insurance_max)

    def bought_game(self, dealer: tuple[Card, ...], new: tuple[Card, ...]) -> BoughtGame | None:
        """Change the dealer's card; None where `new` has too few cards. Source: RU-BUY, RU-BUY-SAME."""
        return buy_game(dealer, new, self.dealer_changes, self.same_rank)

    def actions(self, box: Box, moment: Moment) -> frozenset[Action]:
        """Return what may be done at a box. Source: RU-FOLD to RU-DRAW, RU-INS, RU-BUY, RU-BLIND."""
        if moment is Moment.NO_GAME:
            may_buy = box.action is Action.BET and not box.blind and not box.buys
            return frozenset({Action.BUY} if may_buy else ())
        if box.action is not None:
            return frozenset()
        if box.insurance:
            return frozenset({Action.BET})  # insurance is laid on a hand that is played
        may = {Action.BET, Action.FOLD}
        if box.blind:
            return frozenset(may)
        if not box.draw and box.sixth is None:
            may |= {Action.DRAW, Action.SIXTH}
        waits = len(box.drawn) < len(box.draw)  # thrown, and not yet dealt to
        if not waits and insurance.insurable(self.double(box.hand)):
            may.add(Action.INSURE)
        return frozenset(may)

    def settle(self, deal: Round) -> Settlement:
        """Settle a round that has no faults, box by box. Source: RU-COMPARE, RU-NO-GAME, RU-INS-WIN to RU-MAX."""
        dealer = self.hand(deal.dealer)
        bought = None
        if not self.qualifies(dealer) and any(box.buys for box in deal.boxes):
            bought = self.bought_game(deal.dealer, deal.dealer_new)
            if bought is None:
                raise ValueError("too few cards to buy a game with")
        boxes = sorted(deal.boxes, key=lambda box: box.number)
        table = BoxDeal(dealer, bought, deal.maximum_payout)
        return Settlement(tuple(move for box in boxes for move in settle_box(self, box, table)))

    def faults(self, deal: Round) -> tuple[Fault, ...]:
        """Find everything for which a round can't be settled."""
        found = list(round_faults(self.shape, deal))
        for box in deal.boxes:
            inside = self.box_faults(box)
            found += inside
            if not inside and box.insurance:
                found += self._insurance_faults(box, deal.maximum_payout)
        if not found and any(box.buys for box in deal.boxes) and not self.qualifies(self.hand(deal.dealer)):
            bought = self.bought_game(deal.dealer, deal.dealer_new)
            if bought is None:
                found.append(Fault("poker.dealer-new-few", ("dealer-new",), (("count", len(deal.dealer_new)),)))
        return tuple(found)

    def _insurance_faults(self, box: Box, maximum_payout: Money | None) -> Iterator[Fault]:
        """Find insurance under three of a kind or outside its limits."""
        at = ("boxes", box.number, "insurance")
        double = self.double(box.hand)
        if not insurance.insurable(double):
            named = Name("combination", double.first.combination.id)
            yield Fault("poker.insurance-weak", at, (("box", box.number), ("player", named)))
            return
        limits = self.insurance(box.hand, box.ante, maximum_payout)
        if box.insurance not in limits:
            code = "poker.insurance-limits" if limits.least else "poker.insurance-none"
            sums = (("box", box.number), ("sum", box.insurance), ("least", limits.least), ("most", limits.most))
            yield Fault(code, at, sums)

    def box_faults(self, box: Box) -> tuple[Fault, ...]:
        """Find everything that may not lie at a box, its insurance limits apart."""
        at = ("boxes", box.number)
        found = list(shape_faults(self.shape, box, at))
        if box.draw and len(box.draw) not in self.changes:
            counts = (("count", len(box.draw)), ("least", self.changes.least), ("most", self.changes.most))
            found.append(Fault("poker.changes", (*at, "draw"), counts))
        if box.draw and box.sixth is not None:
            found.append(Fault("poker.draw-and-sixth", (*at, "sixth"), (("box", box.number),)))
        if box.blind:
            more = (
                ("draw", box.draw),
                ("sixth", box.sixth is not None),
                ("insurance", box.insurance),
                ("buys", box.buys),
            )
            found += [
                Fault("poker.blind-does-more", (*at, key), (("box", box.number), ("key", key)))
                for key, there in more
                if there
            ]
        if box.folded:
            if box.insurance:
                found.append(Fault("poker.insurance-folded", (*at, "insurance"), (("box", box.number),)))
            if box.buys:
                found.append(Fault("poker.buys-folded", (*at, "buys"), (("box", box.number),)))
        return tuple(found)
