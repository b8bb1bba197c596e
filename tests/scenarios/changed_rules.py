"""The rules of sums, order and wheel, each changed by itself, to see which right answers depend on it.

A change is a context in which the rule is another one; it takes a house and gives the one to play by. Rules that only
procedures, situations and clean hands hold need no change here: taking them out is enough (training.py).
"""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from croupier_trainer.rules import chips, hands
from croupier_trainer.rules.roulette import called, calls, clearing, limits, order, wheel
from croupier_trainer.rules.roulette.bets import BETS, INSIDE_ORDER, Kind
from croupier_trainer.rules.roulette.payouts import OnZero
from croupier_trainer.rules.roulette.variants import OutsideOrder
from croupier_trainer.rules.school import STACK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from contextlib import AbstractContextManager

    from croupier_trainer.rules.house import House

    Change = Callable[[House], AbstractContextManager[House]]


@contextmanager
def put(house: House, *changes: tuple[Any, str, Any]) -> Iterator[House]:
    """Put other values in the place of those that modules and frozen objects have: (where, name, value)."""
    with ExitStack() as undo:
        for where, name, value in changes:
            # Bets are frozen; `object` sets what they refuse to.
            undo.callback(object.__setattr__, where, name, getattr(where, name))
            object.__setattr__(where, name, value)
        yield house


def played(**fields: Any) -> Change:  # noqa: ANN401 - whatever a house may vary
    """Play roulette with other fields."""

    @contextmanager
    def change(house: House) -> Iterator[House]:
        yield replace(house, roulette=replace(house.roulette, **fields))

    return change


def other(*changes: tuple[Any, str, Any]) -> Change:
    """Make a change of `put`."""
    return lambda house: put(house, *changes)


def odds(kind: Kind) -> Change:
    """Pay one more on every bet of a kind."""
    return other(*((bet, "odds", bet.odds + 1) for bet in BETS.values() if bet.kind is kind))


def _turned_wheel() -> Change:
    turned = tuple(reversed(wheel.CLOCKWISE))
    places = {number: place for place, number in enumerate(turned)}
    return other((wheel, "CLOCKWISE", turned), (wheel, "_PLACE", places))


def _sector(mine: wheel.Sector, number: int, given_to: wheel.Sector) -> Change:
    """Give a sector's number to another one, and take the first piece of its series."""
    pieces = {**called.SERIES, called.Called(mine): called.SERIES[called.Called(mine)][1:]}
    return other((wheel, "_SECTOR", {**wheel._SECTOR, number: given_to}), (called, "SERIES", pieces))  # noqa: SLF001


def _columns() -> Change:
    """Count the columns from the dealer's side."""
    first, last = BETS["column 1"], BETS["column 3"]
    return other((first, "numbers", last.numbers), (last, "numbers", first.numbers))


def _unsorted_stacks() -> Change:
    def stacks(spot: str, bets: Any, cash: Any) -> list[Any]:  # noqa: ANN401
        del cash
        return [bet for bet in bets if bet.bet.id == spot]

    return other((order, "_stacks", stacks))


def _from_the_wheel() -> Change:
    """Read within a kind from the nearest to the wheel on."""

    def rank(number: int, kinds: tuple[Kind, ...]) -> dict[str, int]:
        inside = [bet for bet in BETS.values() if bet.is_inside and bet.touches(number)]
        inside.sort(key=lambda bet: (kinds.index(bet.kind), bet.mean_street, -bet.mean_column))
        return {bet.id: place for place, bet in enumerate(inside)}

    return other((order, "_number_rank", rank))


def _last_bet_counts() -> Change:
    """Pay a colour at the place of its last bet on the number instead of its first."""
    whole = order.payment

    def payment(number: int, bets: Any, **more: Any) -> order.Ordering:  # noqa: ANN401
        ordering = whole(number, bets, **more)
        outside = [id_ for id_ in ordering.ids if not id_.endswith(" number")]
        read = [bet.colour for bet in order.on_number(number, bets, more.get("kinds", INSIDE_ORDER))]
        last = list(dict.fromkeys(reversed(read)))
        return order.Ordering(ids=(*outside, *(f"{colour} number" for colour in reversed(last))), before=(), why=())

    return other((order, "payment", payment))


def _few_are_not_cut() -> Change:
    """Take 1 to 5 chips without any technique."""
    whole = chips.stacks

    def stacks(count: int, **sizes: int) -> chips.Stacks:
        made = whole(count, **sizes)
        few = made.technique is chips.Technique.DROP and made.cut <= chips.STRAIGHT_OFF
        return replace(made, technique=chips.Technique.NONE) if few else made

    return other((chips, "stacks", stacks))


def _less_colour() -> Change:
    whole = chips.split

    def split(count: int, value: int, cash: Any, stack: int = STACK) -> chips.Split:  # noqa: ANN401
        made = whole(count, value, cash, stack)
        less = max(0, made.colour_chips - 1)
        return replace(made, colour_chips=less, cash_value=count * value - less * value)

    return other((chips, "split", split))


def _changed(**by: Callable[[chips.Change], Any]) -> Change:
    whole = chips.change

    def change(*given: Any) -> chips.Change:  # noqa: ANN401
        made = whole(*given)
        return replace(made, **{field: value(made) for field, value in by.items()})

    return other((chips, "change", change))


def _judged(**by: Any) -> Change:  # noqa: ANN401
    whole = limits.judge

    def judge(*given: Any, **more: Any) -> limits.Judged:  # noqa: ANN401
        return replace(whole(*given, **more), **by)

    return other((limits, "judge", judge))


def _without_late() -> Change:
    whole = limits.judge

    def judge(*given: Any, **more: Any) -> limits.Judged:  # noqa: ANN401
        return whole(*given, **{**more, "late": ()})

    return other((limits, "judge", judge))


def _without_maximum() -> Change:
    def endless(*_: Any) -> int:  # noqa: ANN401
        return 10**12

    judged = _judged(back=())

    @contextmanager
    def change(house: House) -> Iterator[House]:
        with judged(house), put(house, (calls, "inside_maximum", endless)):
            yield house

    return change


def _ace_is_high() -> Change:
    """Let no ace be low in a straight."""

    def straight_high(bits: int) -> int | None:
        return next((high for high in range(12, 3, -1) if bits >> high - 4 & 0b11111 == 0b11111), None)

    @contextmanager
    def change(house: House) -> Iterator[House]:
        with put(house, (hands, "_straight_high", straight_high)):
            _forget()
            yield house
        _forget()

    return change


def _forget() -> None:
    """Empty what the hands keep of earlier ones."""
    for kept in vars(hands).values():
        if callable(getattr(kept, "cache_clear", None)):
            kept.cache_clear()


CHANGES: Mapping[str, tuple[Change, ...]] = {
    "RT-WHEEL": (_turned_wheel(),),
    "RT-VOISINS": (_sector(wheel.Sector.VOISINS, 22, wheel.Sector.ORPHELINS),),
    "RT-TIERS": (_sector(wheel.Sector.TIERS, 27, wheel.Sector.ORPHELINS),),
    "RT-ORPHELINS": (_sector(wheel.Sector.ORPHELINS, 9, wheel.Sector.VOISINS),),
    "RT-LAYOUT": (_columns(),),
    **{kind.rule: (odds(kind),) for kind in Kind},
    "RT-ZERO": (played(on_zero=OnZero.LOSE),),
    "CP-NO-LATE": (_without_late(),),
    "CP-NOT-A-BET": (_judged(refused=()),),
    "CP-OVER-MAX": (_without_maximum(),),
    "CB-PLACE": (other((calls, "in_placing_order", tuple)),),
    "CL-EDGE": (other((clearing, "FIRST_FOUR", ()), (clearing, "LAST_SIX", ())),),
    "CL-NUMBER": (other((clearing, "FIRST_FOUR", range(37))),),
    "PO-OUTSIDE": (played(outside_order=OutsideOrder.END_TO_ZERO),),
    "PO-COLUMN-STACKS": (_unsorted_stacks(),),
    "PO-NUMBER": (played(inside_order=tuple(reversed(INSIDE_ORDER))),),
    "PO-WITHIN": (_from_the_wheel(),),
    "PO-ONE-GO": (_last_bet_counts(),),
    "ST-DROP": (other((chips, "DROP_MOST", 12)),),
    "ST-PENCIL": (other((chips, "DROP_MOST", 19)),),
    "ST-TOP-ONE": (played(ride_one=0),),
    "ST-TOP-MANY": (played(ride_many=0),),
    "ST-CUT-COLOUR": (_few_are_not_cut(),),
    "ST-CUT-CASH": (other((chips, "PILE", 4)),),
    "ST-CUT-25": (played(cut=()),),
    "PY-MAX-COLOUR": (_less_colour(),),
    "EX-COLOUR-5": (_changed(sum=lambda made: made.sum + 1),),
    "EX-COLOUR-6": (_changed(cash=lambda made: made.cash[1:]),),
    "PK-ACE": (_ace_is_high(),),
}
"""Rules that decide a sum, an order, a number or a hand, with the ways in which each is changed."""
