"""Oasis poker (classic): one change of cards, ANTE and BET against the dealer, BONUS by itself. Source: OA."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar

from croupier_trainer.rules.hands import Combination, Hand, best_hand
from croupier_trainer.rules.poker.box import Action, Moment, Outcome, Stake
from croupier_trainer.rules.poker.faults import Fault, Shape, round_faults, shape_faults
from croupier_trainer.rules.poker.game import compare_hands
from croupier_trainer.rules.poker.paytable import TABLE_ODDS, table_odds
from croupier_trainer.rules.poker.prices import ONE_ANTE_EACH, ONE_CARD, PriceList, Span
from croupier_trainer.rules.poker.settlement import Move, Settlement, back, combination, compared, lost, paid
from croupier_trainer.rules.table import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.box import Box, Round

_BONUS = {
    Combination.FLUSH: 250,
    Combination.FULL_HOUSE: 500,
    Combination.FOUR: 1_000,
    Combination.STRAIGHT_FLUSH: 5_000,
    Combination.ROYAL_FLUSH: 10_000,
}


class Bonus(StrEnum):
    """How BONUS is paid: a fixed sum for each unit staked, or at odds on the stake."""

    SUMS = "sums"
    ODDS = "odds"


@dataclass(frozen=True, slots=True, kw_only=True)
class Oasis:
    """Oasis poker as one house plays it; the defaults are the school's.

    `changes`: how many cards a player may change. `change_price`: the price of changing so many. `bonus`: fixed
    sums or odds.
    """

    id: ClassVar[str] = "oasis"
    shape: ClassVar[Shape] = Shape(game="oasis", extras=frozenset({"draw", "drawn", "bonus"}))

    changes: Span = ONE_CARD
    change_price: PriceList = ONE_ANTE_EACH
    bonus: Bonus = Bonus.SUMS

    @property
    def odds(self) -> tuple[int, ...]:
        """All odds (to 1) of the game."""
        return TABLE_ODDS

    def hand(self, cards: tuple[Card, ...], board: tuple[Card, ...] = ()) -> Hand:
        """Find the best five; ace-king counts. Source: PK-RANK."""
        return best_hand(cards + board)

    def qualifies(self, dealer: Hand) -> bool:
        """Whether the dealer plays: ace-king or better. Source: OA-QUALIFY."""
        return dealer.combination >= Combination.ACE_KING

    def actions(self, box: Box, moment: Moment) -> frozenset[Action]:
        """Return what may be done: bet, fold and, once, change cards. Source: OA-FOLD, OA-DRAW, OA-BET."""
        if moment is not Moment.DECIDING or box.action is not None:
            return frozenset()
        return frozenset({Action.BET, Action.FOLD} | (set() if box.draw else {Action.DRAW}))

    def settle(self, deal: Round) -> Settlement:
        """Settle a round that has no faults, box by box. Source: OA-COMPARE, OA-BONUS."""
        dealer = self.hand(deal.dealer)
        boxes = sorted(deal.boxes, key=lambda box: box.number)
        return Settlement(tuple(move for box in boxes for move in self._box(box, dealer)))

    def _box(self, box: Box, dealer: Hand) -> Iterator[Move]:
        if box.draw:
            price = self.change_price.price(len(box.draw), box.ante)
            yield lost(box, Stake.DRAW, price, Reason("poker.draw-price", "OA-DRAW", (("n", len(box.draw)),)))
        player = self.hand(box.hand)
        if box.bonus:
            yield self._bonus(box, player)
        if box.folded:
            yield lost(box, Stake.ANTE, box.ante, Reason("poker.folded", "OA-FOLD"))
            return
        outcome = compare_hands(self, player, dealer)
        if outcome is Outcome.NO_GAME:
            why = compared(outcome, player, dealer, "OA-QUALIFY")
            yield paid(box, Stake.ANTE, box.ante, 1, why)
            yield back(box, Stake.BET, box.bet, why)
        elif outcome is Outcome.PLAYER:
            why = compared(outcome, player, dealer, "OA-COMPARE")
            odds = table_odds(player.combination)
            table = Reason("poker.by-table", "OA-TABLE", (("player", combination(player.combination)), ("odds", odds)))
            yield paid(box, Stake.ANTE, box.ante, 1, why)
            yield paid(box, Stake.BET, box.bet, odds, table, why)
        else:
            move, rule = (lost, "OA-COMPARE") if outcome is Outcome.DEALER else (back, "PK-KICKER")
            why = compared(outcome, player, dealer, rule)
            yield move(box, Stake.ANTE, box.ante, why)
            yield move(box, Stake.BET, box.bet, why)

    def _bonus(self, box: Box, player: Hand) -> Move:
        """Settle BONUS, which plays on its own. Source: OA-BONUS, OA-DRAW-BONUS, OA-FOLD."""
        if box.draw:
            return lost(box, Stake.BONUS, box.bonus, Reason("poker.bonus-changed", "OA-DRAW-BONUS"))
        if box.folded:
            return lost(box, Stake.BONUS, box.bonus, Reason("poker.bonus-folded", "OA-FOLD"))
        pays = _BONUS.get(player.combination)
        named = ("player", combination(player.combination))
        if pays is None:
            return lost(box, Stake.BONUS, box.bonus, Reason("poker.bonus-under", "OA-BONUS", (named,)))
        code = "poker.bonus-sum" if self.bonus is Bonus.SUMS else "poker.bonus-odds"
        return paid(box, Stake.BONUS, box.bonus, pays, Reason(code, "OA-BONUS", (named, ("pays", pays))))

    def faults(self, deal: Round) -> tuple[Fault, ...]:
        """Find everything for which a round can't be settled."""
        inside = tuple(fault for box in deal.boxes for fault in self.box_faults(box))
        return (*round_faults(self.shape, deal), *inside)

    def box_faults(self, box: Box) -> tuple[Fault, ...]:
        """Find everything that may not lie at a box: more or fewer cards changed than the house allows, above all."""
        at = ("boxes", box.number)
        found = list(shape_faults(self.shape, box, at))
        if box.draw and len(box.draw) not in self.changes:
            counts = (("count", len(box.draw)), ("least", self.changes.least), ("most", self.changes.most))
            found.append(Fault("poker.changes", (*at, "draw"), counts))
        return tuple(found)
