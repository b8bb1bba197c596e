"""European roulette as one house plays it: fields are what houses vary, methods are the rules.

No house is known here by its name. Source: rulebook.md, RT to EX and the variants table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.errors import CroupierError, Problem
from croupier_trainer.rules import school
from croupier_trainer.rules.roulette import payouts
from croupier_trainer.rules.roulette.bets import INSIDE, INSIDE_ORDER, Bet, Kind, ZeroBets, available
from croupier_trainer.rules.roulette.payouts import OddHalf, OnZero, Payout, Player, Wager, ZeroRule
from croupier_trainer.rules.roulette.variants import Maximum, Minimum, OutsideOrder

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from croupier_trainer.rules import chips
    from croupier_trainer.rules.roulette.called import Call
    from croupier_trainer.rules.roulette.calls import Stood, WinningPiece
    from croupier_trainer.rules.roulette.clearing import Cleared
    from croupier_trainer.rules.roulette.completes import Complete, Style
    from croupier_trainer.rules.roulette.limits import Judged, Plaque
    from croupier_trainer.rules.roulette.order import Laid, Ordering

# What a sum doesn't need (order, chips, calls, limits, clearing) is read by the method that does: a drill of
# payouts starts without it.


class WrongRules(CroupierError):
    """Numbers or lists that no house can play by.

    One problem a fault, with a code `roulette.rules-…` and the `field` as a house file writes it.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Roulette:
    """The rules of one house; the defaults are the school's.

    `turns`: turns of the ball that make a spin count. `stack`: chips in a full stack; `ride_one` and `ride_many`:
    chips that may ride on one and on more stacks. `cash`: values of the cash chips. `cut`: (value, chips in a pile),
    other values are cut in fives. `inside_order`: the kinds on the number in the order of payment.

    Raises:
        WrongRules: a number under its least, no cash value, one twice, or kinds that are not the five inside ones.

    """

    on_zero: OnZero = OnZero.HALF
    odd_half: OddHalf = OddHalf.EXACT
    zero_bets: ZeroBets = ZeroBets.ALLOWED
    turns: int = 5
    outside_order: OutsideOrder = OutsideOrder.DOZENS_LAST
    maximum: Maximum = Maximum.PROPORTIONAL
    minimum: Minimum = Minimum.EACH_BET
    stack: int = school.STACK
    ride_one: int = school.RIDE_ONE
    ride_many: int = school.RIDE_MANY
    cash: tuple[int, ...] = school.CASH
    cut: tuple[tuple[int, int], ...] = school.CUT
    inside_order: tuple[Kind, ...] = INSIDE_ORDER

    def __post_init__(self) -> None:
        problems = tuple(self._problems())
        if problems:
            raise WrongRules(*problems)

    def _problems(self) -> Iterator[Problem]:
        for field, least in (("turns", 1), ("stack", 2), ("ride_one", 0), ("ride_many", 0)):
            if getattr(self, field) < least:
                yield Problem(code="roulette.rules-least", params={"field": field.replace("_", "-"), "least": least})
        if not self.cash or min(self.cash) < 1:
            yield Problem(code="roulette.rules-least", params={"field": "cash", "least": 1})
        if len(set(self.cash)) < len(self.cash):
            yield Problem(code="roulette.rules-twice", params={"field": "cash"})
        if any(number < 1 for pair in self.cut for number in pair):
            yield Problem(code="roulette.rules-least", params={"field": "cut", "least": 1})
        if sorted(self.inside_order) != sorted(INSIDE):
            yield Problem(code="roulette.rules-inside-order", params={"field": "inside-order"})

    @property
    def zero(self) -> ZeroRule:
        """What the house does with even chances on 0."""
        return ZeroRule(on_zero=self.on_zero, odd_half=self.odd_half, smallest=min(self.cash))

    @property
    def bets(self) -> tuple[Bet, ...]:
        """Spots on which the house takes bets: 157, or 151 without those that join 0 to other numbers."""
        return available(self.zero_bets)

    def bet(self, text: str) -> Bet:
        """Find the spot that any legal spelling names.

        Raises:
            spelling.UnknownBet: no such spot, or none in this house.

        """
        from croupier_trainer.rules.roulette import spelling

        return spelling.parse(text, self.zero_bets)

    def spin_counts(self, turns: int) -> bool:
        """Whether a spin with so many turns of the ball counts. Source: SP-FIVE.

        >>> Roulette().spin_counts(4), Roulette(turns=4).spin_counts(4)
        (False, True)
        """
        return turns >= self.turns

    def payout(self, number: int, player: Player) -> Payout:
        """Pay a player's bets, in the unit of the stakes. Source: RT-STRAIGHT to RT-ZERO."""
        return payouts.payout(number, player, self.on_zero)

    def payouts(self, number: int, players: Iterable[Player]) -> tuple[Payout, ...]:
        """Pay each player, those that win nothing too. Source: RT-STRAIGHT to RT-ZERO."""
        return payouts.all_payouts(number, players, self.on_zero)

    def halves(self, number: int, player: Player) -> Payout:
        """Give back on 0 what a player's even chances get, in value, bet by bet. Source: RT-ZERO."""
        return payouts.halves(number, player, self.zero)

    def order(self, number: int, players: Iterable[Player], on_top: Iterable[Laid] = ()) -> Ordering:
        """Order what is paid; winning calls lie on top of the players' bets. Source: PO-*.

        Raises:
            chips.CannotMake: cash stacks on one spot are compared and the house's chips don't make one.

        """
        from croupier_trainer.rules.roulette import order

        bets = (*order.laid(players), *on_top)
        return order.payment(number, bets, outside=self.outside_order, kinds=self.inside_order, cash=self.cash)

    def reading(self, number: int, players: Iterable[Player], on_top: Iterable[Laid] = ()) -> Ordering:
        """Read all bets on the number in the order in which they are counted. Source: PO-NUMBER, PO-WITHIN."""
        from croupier_trainer.rules.roulette import order

        return order.reading(number, (*order.laid(players), *on_top), self.inside_order)

    def stacks(self, count: int) -> chips.Stacks:
        """Make a number of chips of full stacks. Source: ST-DROP, ST-PENCIL, ST-TOP-ONE, ST-TOP-MANY."""
        from croupier_trainer.rules import chips

        return chips.stacks(count, stack=self.stack, ride_one=self.ride_one, ride_many=self.ride_many)

    def in_cash(self, value: int) -> tuple[tuple[int, int], ...]:
        """Make a value of the house's fewest cash chips: (value, chips), highest first; raises chips.CannotMake."""
        from croupier_trainer.rules import chips

        return chips.fewest(value, self.cash)

    def piles(self, value: int, count: int) -> tuple[int, ...]:
        """Cut cash chips of one value into piles. Source: ST-CUT-25."""
        from croupier_trainer.rules import chips

        return chips.piles(value, count, self.cut)

    def split_payout(self, count: int, value: int, cash: int | chips.CashWish) -> chips.Split:
        """Split a payout into colour and cash; raises chips.WrongSplit. Source: PY-MAX-COLOUR, PY-MIXED."""
        from croupier_trainer.rules import chips

        return chips.split(count, value, cash, self.stack)

    def change(self, count: int, value: int) -> chips.Change:
        """Change colour to cash; raises chips.CannotMake. Source: EX-COLOUR-3, EX-COLOUR-5, EX-COLOUR-6."""
        from croupier_trainer.rules import chips

        return chips.change(count, value, self.cash, self.stack)

    def complete(self, number: int, by: int, style: Style) -> Complete:
        """Pay a complete of the winning number, in value; raises completes.NeedsZeroBets."""
        from croupier_trainer.rules.roulette import completes

        return completes.complete(number, by, style, self.zero_bets)

    def limits(self, wagers: Sequence[Wager], value: int, plaque: Plaque, late: Collection[Bet] = ()) -> Judged:
        """Judge bets by the plaque: refused ones, and chips given back. Source: CP-NOT-A-BET, CP-OVER-MAX."""
        from croupier_trainer.rules.roulette import limits

        return limits.judge(wagers, value, plaque, late=late, maximum=self.maximum, minimum=self.minimum)

    def place(self, asked: Sequence[Call], straight_max: int | None = None) -> Stood:
        """Place call bets together; raises called.WrongCall and completes.NeedsZeroBets. Source: CB-*, CP-OVER-MAX."""
        from croupier_trainer.rules.roulette import calls

        return calls.place(asked, straight_max, maximum=self.maximum, zero_bets=self.zero_bets)

    def call_payout(self, number: int, asked: Sequence[Call], straight_max: int | None = None) -> Payout:
        """Pay what stands of call bets, in value; raises as `place`. Source: CB-TRACK."""
        from croupier_trainer.rules.roulette import calls

        return calls.payout(number, self.place(asked, straight_max))

    def winning_calls(
        self, number: int, asked: Sequence[Call], straight_max: int | None = None
    ) -> tuple[WinningPiece, ...]:
        """List the winning spots of calls in the order in which they go on the layout. Source: CB-PLACE."""
        from croupier_trainer.rules.roulette import calls

        return calls.winning(number, asked, straight_max, maximum=self.maximum, zero_bets=self.zero_bets)

    def cleared(self, number: int, bets: Iterable[Laid]) -> Cleared:
        """Part what is taken from the layout from what stays. Source: CL-OUTSIDE, CL-NUMBER, RT-STAYS."""
        from croupier_trainer.rules.roulette import clearing

        return clearing.clear(number, bets, self.on_zero)
