"""Texas poker: two own cards and five common ones; the table pays ANTE. Source: TX."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar

from croupier_trainer.rules.hands import Combination, Hand, best_hand, least_pair
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.poker.box import Action, Moment, Outcome, Stake
from croupier_trainer.rules.poker.faults import Fault, Shape, round_faults, shape_faults
from croupier_trainer.rules.poker.game import compare_hands
from croupier_trainer.rules.poker.settlement import Settlement, back, combination, compared, cut, lost, paid
from croupier_trainer.rules.table import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.box import Box, Round
    from croupier_trainer.rules.poker.settlement import Move

# Table minimum and maximum payout, in value. Source: TX-LIMITS.
LIMITS = tuple((Money.of(least), Money.of(most)) for least, most in ((10, 2000), (25, 3000), (50, 5000), (100, 12_000)))

_LEAST_GAME = least_pair(4)
_ANTE_ODDS = {
    Combination.FLUSH: 2,
    Combination.FULL_HOUSE: 3,
    Combination.FOUR: 10,
    Combination.STRAIGHT_FLUSH: 20,
}


class NoGameAnte(StrEnum):
    """How ANTE is paid when the dealer has no game."""

    BY_TABLE = "by-table"
    EVEN = "even"


@dataclass(frozen=True, slots=True, kw_only=True)
class Texas:
    """Texas poker as one house plays it; the defaults are the school's.

    `no_game_ante`: how ANTE is paid without a game. `royal`: what a royal flush pays on ANTE, to 1.
    """

    id: ClassVar[str] = "texas"
    shape: ClassVar[Shape] = Shape(
        game="texas", cards=2, board=5, extras=frozenset({"blind"}), round_extras=frozenset({"maximum-payout"})
    )

    no_game_ante: NoGameAnte = NoGameAnte.BY_TABLE
    royal: int = 100

    @property
    def odds(self) -> tuple[int, ...]:
        """All odds (to 1) of the game."""
        return tuple(sorted({1, self.royal, *_ANTE_ODDS.values()}))

    def hand(self, cards: tuple[Card, ...], board: tuple[Card, ...] = ()) -> Hand:
        """Find the best five of own and common cards; an ace-king is a high card. Source: PK-RANK, PK-FIVE."""
        return best_hand(cards + board, ace_king=False)

    def qualifies(self, dealer: Hand) -> bool:
        """Whether the dealer plays: a pair of fours or better, a pair on the board too. Source: TX-QUALIFY."""
        return dealer.strength >= _LEAST_GAME

    def ante_odds(self, player: Hand) -> int:
        """Return what ANTE pays to 1 by the table. Source: TX-TABLE."""
        if player.combination is Combination.ROYAL_FLUSH:
            return self.royal
        return _ANTE_ODDS.get(player.combination, 1)

    def actions(self, box: Box, moment: Moment) -> frozenset[Action]:
        """Return what may be done: bet or fold, a blind box too. Source: TX-BET, TX-BOXES."""
        if moment is not Moment.DECIDING or box.action is not None:
            return frozenset()
        return frozenset({Action.BET, Action.FOLD})

    def settle(self, deal: Round) -> Settlement:
        """Settle a round that has no faults, box by box. Source: TX-NO-GAME, TX-WIN, TX-LOSE, TX-STAND-OFF."""
        boxes = sorted(deal.boxes, key=lambda box: box.number)
        return Settlement(tuple(move for box in boxes for move in self._box(box, deal)))

    def _box(self, box: Box, deal: Round) -> Iterator[Move]:
        if box.folded:
            yield lost(box, Stake.ANTE, box.ante, Reason("poker.folded", "TX-BET"))
            return
        player, dealer = self.hand(box.cards, deal.board), self.hand(deal.dealer, deal.board)
        outcome = compare_hands(self, player, dealer)
        odds = self.ante_odds(player)
        table = Reason("poker.by-table", "TX-TABLE", (("player", combination(player.combination)), ("odds", odds)))
        if outcome is Outcome.NO_GAME:
            why = compared(outcome, player, dealer, "TX-NO-GAME")
            by_table = self.no_game_ante is NoGameAnte.BY_TABLE
            ante = (
                paid(box, Stake.ANTE, box.ante, odds, table, why)
                if by_table
                else paid(box, Stake.ANTE, box.ante, 1, why)
            )
            yield cut(ante, deal.maximum_payout, "TX-LIMITS")
            yield back(box, Stake.BET, box.bet, why)
        elif outcome is Outcome.PLAYER:
            why = compared(outcome, player, dealer, "TX-WIN")
            bet = cut(paid(box, Stake.BET, box.bet, 1, why), deal.maximum_payout, "TX-LIMITS")
            left = None if deal.maximum_payout is None else deal.maximum_payout - bet.amount
            yield bet
            yield cut(paid(box, Stake.ANTE, box.ante, odds, table, why), left, "TX-LIMITS")
        else:
            move, rule = (lost, "TX-LOSE") if outcome is Outcome.DEALER else (back, "TX-STAND-OFF")
            why = compared(outcome, player, dealer, rule)
            yield move(box, Stake.ANTE, box.ante, why)
            yield move(box, Stake.BET, box.bet, why)

    def faults(self, deal: Round) -> tuple[Fault, ...]:
        """Find everything for which a round can't be settled."""
        inside = tuple(fault for box in deal.boxes for fault in self.box_faults(box))
        return (*round_faults(self.shape, deal), *inside)

    def box_faults(self, box: Box) -> tuple[Fault, ...]:
        """Find everything that may not lie at a box."""
        return tuple(shape_faults(self.shape, box, ("boxes", box.number)))
