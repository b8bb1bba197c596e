"""Settling one box of Russian poker: prices, insurance, a bought game, and both combinations within the maximum.

Source: RU-DRAW, RU-INS-WIN to RU-INS-BACK, RU-NO-GAME, RU-COMPARE, RU-BUY-AGAIN, RU-MAX.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.rules.poker.box import Outcome, Stake
from croupier_trainer.rules.poker.game import compare_hands
from croupier_trainer.rules.poker.paytable import table_odds
from croupier_trainer.rules.poker.russian_variants import (
    AnteOfInsured,
    Buy,
    InsuranceStandOff,
    MaximumCounts,
    SecondNoGame,
)
from croupier_trainer.rules.poker.settlement import back, combination, compared, cut, lost, paid, second_added
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.rules.hands import Hand
    from croupier_trainer.rules.money import Money
    from croupier_trainer.rules.poker.bought_game import BoughtGame
    from croupier_trainer.rules.poker.box import Box
    from croupier_trainer.rules.poker.russian import Russian
    from croupier_trainer.rules.poker.settlement import Move


@dataclass(frozen=True, slots=True)
class BoxDeal:
    """What the dealer holds, the game that was bought for him, and the most that a box may win."""

    dealer: Hand
    bought: BoughtGame | None
    maximum_payout: Money | None


def settle_box(house: Russian, box: Box, table: BoxDeal) -> Iterator[Move]:
    """Settle one box by the rules of a house."""
    yield from _prices(box)
    if box.folded:
        yield lost(box, Stake.ANTE, box.ante, Reason("poker.folded", "RU-FOLD"))
        return
    outcome = compare_hands(house, house.hand(box.hand), table.dealer)
    if outcome is Outcome.NO_GAME:
        yield from _no_game(house, box, table)
        return
    if box.insurance:
        yield _insurance(house, box, outcome, table.dealer)
    yield from _played(house, box, table.dealer, table.maximum_payout)


def _prices(box: Box) -> Iterator[Move]:
    """Take what was paid for cards. Source: RU-DRAW."""
    if box.draw:
        yield lost(box, Stake.DRAW, box.ante, Reason("poker.draw-price", "RU-DRAW", (("n", len(box.draw)),)))
    if box.sixth is not None:
        yield lost(box, Stake.SIXTH, box.ante, Reason("poker.sixth-price", "RU-DRAW"))


def _insurance(house: Russian, box: Box, outcome: Outcome, dealer: Hand) -> Move:
    """Settle insurance when the dealer plays. Source: RU-INS-LOSE, RU-INS-BACK."""
    goes_back = outcome is Outcome.DEALER or (
        outcome is Outcome.STAND_OFF and house.insurance_stand_off is InsuranceStandOff.BACK
    )
    rule = "RU-INS-BACK" if outcome is Outcome.DEALER else "RU-INS-LOSE"
    code = "poker.insurance-back" if goes_back else "poker.insurance-lost"
    why = Reason(code, rule, (("dealer", combination(dealer.combination)),))
    return (back if goes_back else lost)(box, Stake.INSURANCE, box.insurance, why)


def _played(house: Russian, box: Box, dealer: Hand, left: Money | None) -> Iterator[Move]:
    """Settle ANTE and BET against a dealer who plays; `left` is what the box may still win."""
    double = house.double(box.hand)
    player = double.first
    outcome = compare_hands(house, player, dealer)
    why = compared(outcome, player, dealer, "RU-COMPARE")
    if outcome is not Outcome.PLAYER:
        move = lost if outcome is Outcome.DEALER else back
        yield move(box, Stake.ANTE, box.ante, why)
        yield move(box, Stake.BET, box.bet, why)
        return
    yield back(box, Stake.ANTE, box.ante, Reason("poker.ante-not-paid", "RU-NO-ANTE"), why)
    odds = table_odds(player.combination)
    table = Reason("poker.by-table", "RU-TABLE", (("player", combination(player.combination)), ("odds", odds)))
    bet = paid(box, Stake.BET, box.bet, odds, table, why)
    if double.second is not None:
        second = combination(double.second.combination)
        told = Reason("poker.second", "RU-TWO", (("second", second), ("odds", double.second.odds)))
        bet = second_added(bet, second, double.second.odds, told)
    yield cut(bet, _room(house, left, box.bet), "RU-MAX")


def _no_game(house: Russian, box: Box, table: BoxDeal) -> Iterator[Move]:
    """Settle a box when the dealer has no game. Source: RU-NO-GAME, RU-INS-WIN, RU-BUY."""
    why = Reason("poker.no-game", "RU-NO-GAME", (("dealer", combination(table.dealer.combination)),))
    left = table.maximum_payout
    insured: tuple[Move, ...] = ()
    if box.insurance:
        told = Reason("poker.insurance-paid", "RU-INS-WIN", why.params)
        move = paid(box, Stake.INSURANCE, box.insurance, 1, told)
        insured = (cut(move, _room(house, left, box.insurance), "RU-MAX"),)
        left = None if left is None else _room(house, left - insured[0].amount, box.insurance)
    if box.buys and table.bought is not None:
        price = lost(box, Stake.BUY, box.ante, _bought(table.bought))
        yield from (price, *insured) if house.buy is Buy.BEFORE_INSURANCE else (*insured, price)
        yield from _after_buying(house, box, table.bought, left)
        return
    yield from insured
    if box.insurance and house.insured_ante_no_game is AnteOfInsured.BACK:
        yield back(box, Stake.ANTE, box.ante, Reason("poker.ante-of-insured", "RU-NO-GAME"), why)
    else:
        yield paid(box, Stake.ANTE, box.ante, 1, why)
    yield back(box, Stake.BET, box.bet, why)


def _bought(bought: BoughtGame) -> Reason:
    """Return the reason that tells what the dealer changed and what came."""
    cards = (("thrown", Name("card", str(bought.thrown))), ("new", Name("card", str(bought.drawn[-1]))))
    hand = ("dealer", combination(bought.hand.combination))
    if len(bought.drawn) > 1:
        return Reason("poker.bought-again", "RU-BUY-SAME", (*cards, hand, ("n", len(bought.drawn))))
    return Reason("poker.bought", "RU-BUY", (*cards, hand))


def _after_buying(house: Russian, box: Box, bought: BoughtGame, left: Money | None) -> Iterator[Move]:
    """Settle ANTE and BET of a box that bought a game. Source: RU-BUY-AGAIN."""
    if bought.plays:
        yield from _played(house, box, bought.hand, left)
        return
    why = Reason("poker.no-game-again", "RU-BUY-AGAIN", (("dealer", combination(bought.hand.combination)),))
    if house.second_no_game is SecondNoGame.PAID:
        yield paid(box, Stake.ANTE, box.ante, 1, why)
    else:
        yield back(box, Stake.ANTE, box.ante, why)
    yield back(box, Stake.BET, box.bet, why)


def _room(house: Russian, left: Money | None, stake: Money) -> Money | None:
    """Return what may still be paid on a stake: where stakes count too, its own goes off. Source: RU-MAX."""
    if left is None or house.maximum_counts is MaximumCounts.WINNINGS:
        return left
    return left - stake
