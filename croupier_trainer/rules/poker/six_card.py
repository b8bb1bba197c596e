"""Six-card poker: a sixth card may be bought and then changed. Source: SX."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar

from croupier_trainer.rules.hands import Combination, Hand, best_hand
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.poker.box import Action, Moment, Outcome, Stake
from croupier_trainer.rules.poker.faults import Fault, Shape, round_faults, shape_faults
from croupier_trainer.rules.poker.game import compare_hands
from croupier_trainer.rules.poker.paytable import TABLE_ODDS, table_odds
from croupier_trainer.rules.poker.settlement import Settlement, back, combination, compared, lost, paid
from croupier_trainer.rules.table import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.box import Box, Round
    from croupier_trainer.rules.poker.settlement import Move


class TablePays(StrEnum):
    """What of a winning box is paid by the table, and what the other stake gets."""

    ANTE_EVEN_BET_BY_TABLE = "ante-even-bet-by-table"
    ANTE_BY_TABLE_BET_EVEN = "ante-by-table-bet-even"
    ANTE_BY_TABLE_BET_BACK = "ante-by-table-bet-back"
    BET_BY_TABLE_ANTE_BACK = "bet-by-table-ante-back"


@dataclass(frozen=True, slots=True, kw_only=True)
class SixCard:
    """Six-card poker as one house plays it; the defaults are the school's. `table_pays`: what the table pays."""

    id: ClassVar[str] = "six-card"
    shape: ClassVar[Shape] = Shape(game="six-card", extras=frozenset({"sixth", "changed"}))

    table_pays: TablePays = TablePays.ANTE_EVEN_BET_BY_TABLE

    @property
    def odds(self) -> tuple[int, ...]:
        """All odds (to 1) of the game."""
        return TABLE_ODDS

    def hand(self, cards: tuple[Card, ...], board: tuple[Card, ...] = ()) -> Hand:
        """Find the best five; an ace-king is a high card. Source: PK-RANK."""
        return best_hand(cards + board, ace_king=False)

    def qualifies(self, dealer: Hand) -> bool:
        """Whether the dealer plays: a pair of twos or better. Source: SX-QUALIFY."""
        return dealer.combination >= Combination.PAIR

    def actions(self, box: Box, moment: Moment) -> frozenset[Action]:
        """Return what may be done: bet, fold, buy a sixth card, then change it. Source: SX-PASS to SX-CLOSE."""
        if moment is not Moment.DECIDING or box.action is not None:
            return frozenset()
        if box.sixth is None:
            return frozenset({Action.BET, Action.FOLD, Action.SIXTH})
        return frozenset({Action.BET, Action.FOLD} | (set() if box.changed is not None else {Action.CHANGE}))

    def settle(self, deal: Round) -> Settlement:
        """Settle a round that has no faults, box by box. Source: SX-COMPARE, SX-QUALIFY."""
        dealer = self.hand(deal.dealer)
        boxes = sorted(deal.boxes, key=lambda box: box.number)
        return Settlement(tuple(move for box in boxes for move in self._box(box, dealer)))

    def _box(self, box: Box, dealer: Hand) -> Iterator[Move]:
        if box.sixth is not None:
            yield lost(box, Stake.SIXTH, box.ante, Reason("poker.sixth-price", "SX-BUY"))
        if box.changed is not None:
            price = Money(box.ante.halves * 3 // 2)  # one and a half ANTE, which is whole
            yield lost(box, Stake.CHANGE, price, Reason("poker.change-price", "SX-CHANGE"))
        if box.folded:
            yield lost(box, Stake.ANTE, box.ante, Reason("poker.folded", "SX-PASS"))
            return
        player = self.hand(box.hand)
        outcome = compare_hands(self, player, dealer)
        if outcome is Outcome.NO_GAME:
            why = compared(outcome, player, dealer, "SX-QUALIFY")
            yield paid(box, Stake.ANTE, box.ante, 1, why)
            yield back(box, Stake.BET, box.bet, why)
        elif outcome is Outcome.PLAYER:
            yield from self._won(box, player, compared(outcome, player, dealer, "SX-COMPARE"))
        else:
            move, rule = (lost, "SX-COMPARE") if outcome is Outcome.DEALER else (back, "SX-STAY")
            why = compared(outcome, player, dealer, rule)
            yield move(box, Stake.ANTE, box.ante, why)
            yield move(box, Stake.BET, box.bet, why)

    def _won(self, box: Box, player: Hand, why: Reason) -> Iterator[Move]:
        """Pay a winning box as the house reads the table. Source: SX-TABLE, SX-COMPARE."""
        odds = table_odds(player.combination)
        table = Reason("poker.by-table", "SX-TABLE", (("player", combination(player.combination)), ("odds", odds)))
        match self.table_pays:
            case TablePays.ANTE_EVEN_BET_BY_TABLE:
                yield paid(box, Stake.ANTE, box.ante, 1, why)
                yield paid(box, Stake.BET, box.bet, odds, table, why)
            case TablePays.ANTE_BY_TABLE_BET_EVEN:
                yield paid(box, Stake.ANTE, box.ante, odds, table, why)
                yield paid(box, Stake.BET, box.bet, 1, why)
            case TablePays.ANTE_BY_TABLE_BET_BACK:
                yield paid(box, Stake.ANTE, box.ante, odds, table, why)
                yield back(box, Stake.BET, box.bet, why)
            case TablePays.BET_BY_TABLE_ANTE_BACK:
                yield back(box, Stake.ANTE, box.ante, why)
                yield paid(box, Stake.BET, box.bet, odds, table, why)

    def faults(self, deal: Round) -> tuple[Fault, ...]:
        """Find everything for which a round can't be settled."""
        inside = tuple(fault for box in deal.boxes for fault in self.box_faults(box))
        return (*round_faults(self.shape, deal), *inside)

    def box_faults(self, box: Box) -> tuple[Fault, ...]:
        """Find everything that may not lie at a box: a changed sixth card where none was bought, above all."""
        return tuple(shape_faults(self.shape, box, ("boxes", box.number)))
