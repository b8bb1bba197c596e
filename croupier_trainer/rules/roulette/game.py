"""European roulette as one house plays it: fields are what houses vary, methods are the rules.

No house is known here by its name. Source: rulebook.md, RT to EX and the variants table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from croupier_trainer.rules import chips
from croupier_trainer.rules.roulette import payouts, spelling
from croupier_trainer.rules.roulette.bets import Bet, Kind, ZeroBets, available
from croupier_trainer.rules.roulette.payouts import OddHalf, OnZero, Payout, Player, ZeroRule

if TYPE_CHECKING:
    from collections.abc import Iterable

INSIDE_ORDER: Final = (Kind.LINE, Kind.STREET, Kind.CORNER, Kind.SPLIT, Kind.STRAIGHT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Roulette:
    """The rules of one house; the defaults are the school's.

    `turns`: turns of the ball that make a spin count. `stack`: chips in a full stack; `ride_one` and `ride_many`:
    chips that may ride on one and on more stacks. `cash`: values of the cash chips. `cut`: (value, chips in a pile),
    other values are cut in fives. `inside_order`: the kinds on the number in the order of payment.
    """

    on_zero: OnZero = OnZero.HALF
    odd_half: OddHalf = OddHalf.EXACT
    zero_bets: ZeroBets = ZeroBets.ALLOWED
    turns: int = 5
    stack: int = chips.STACK
    ride_one: int = chips.RIDE_ONE
    ride_many: int = chips.RIDE_MANY
    cash: tuple[int, ...] = chips.CASH
    cut: tuple[tuple[int, int], ...] = chips.CUT
    inside_order: tuple[Kind, ...] = INSIDE_ORDER

    @property
    def zero(self) -> ZeroRule:
        """What the house does with even chances on 0."""
        return ZeroRule(on_zero=self.on_zero, odd_half=self.odd_half, smallest=min(self.cash))

    @property
    def bets(self) -> tuple[Bet, ...]:
        """Spots on which the house takes bets: 157, or 151 without those that join 0 to other numbers."""
        return available(self.zero_bets)

    def bet(self, text: str) -> Bet:
        """Spot that any legal spelling names.

        Raises:
            spelling.UnknownBet: no such spot, or none in this house.

        """
        return spelling.parse(text, self.zero_bets)

    def payout(self, number: int, player: Player) -> Payout:
        """Pay a player's bets, in the unit of the stakes. Source: RT-STRAIGHT to RT-ZERO."""
        return payouts.payout(number, player, self.on_zero)

    def payouts(self, number: int, players: Iterable[Player]) -> tuple[Payout, ...]:
        """Payout of each player, those that win nothing too. Source: RT-STRAIGHT to RT-ZERO."""
        return payouts.all_payouts(number, players, self.on_zero)

    def halves(self, number: int, player: Player) -> Payout:
        """Give back on 0 what a player's even chances get, in value, bet by bet. Source: RT-ZERO."""
        return payouts.halves(number, player, self.zero)

    def stacks(self, count: int) -> chips.Stacks:
        """How a number of chips is made of full stacks. Source: ST-DROP, ST-PENCIL, ST-TOP-ONE, ST-TOP-MANY."""
        return chips.stacks(count, stack=self.stack, ride_one=self.ride_one, ride_many=self.ride_many)

    def in_cash(self, value: int) -> tuple[tuple[int, int], ...]:
        """Cash of a value in the house's fewest chips: (value, chips), highest first; raises chips.CannotMake."""
        return chips.fewest(value, self.cash)

    def piles(self, value: int, count: int) -> tuple[int, ...]:
        """Piles into which cash chips of one value are cut. Source: ST-CUT-25."""
        return chips.piles(value, count, self.cut)

    def split_payout(self, count: int, value: int, cash: int | chips.CashWish) -> chips.Split:
        """Payout in colour and cash; raises chips.WrongSplit. Source: PY-MAX-COLOUR, PY-MIXED."""
        return chips.split(count, value, cash, self.stack)

    def change(self, count: int, value: int) -> chips.Change:
        """Colour changed to cash; raises chips.CannotMake. Source: EX-COLOUR-3, EX-COLOUR-5, EX-COLOUR-6."""
        return chips.change(count, value, self.cash, self.stack)
