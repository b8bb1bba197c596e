"""spin: a whole spin, part by part. Source: SP-*, CB-*, CL-*, PO-*, RT-*, ST-*, PY-HIGH-CASH."""

from __future__ import annotations

from itertools import chain, pairwise
from typing import TYPE_CHECKING, Final

import msgspec

from croupier_trainer.drills.answers import (
    Choice,
    ChoiceForm,
    Chosen,
    Number,
    NumberForm,
    Sequence,
    SequenceForm,
    SetForm,
    Tally,
    TallyForm,
)
from croupier_trainer.drills.calls import called_aloud
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.on_layout import layout_scene
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import CallsScene, Chips, Pile
from croupier_trainer.drills.spec import dealt, part
from croupier_trainer.drills.spun import SpunOnLayout
from croupier_trainer.drills.stack_parts import stack_parts
from croupier_trainer.rules.chips import cash_reasons
from croupier_trainer.rules.roulette import clearing
from croupier_trainer.rules.roulette.bets import ODDS
from croupier_trainer.rules.roulette.called import units
from croupier_trainer.rules.roulette.payouts import CASH_COLOUR
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt, Part
    from croupier_trainer.drills.scenes import AnyScene
    from croupier_trainer.drills.spun import Spun
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.table import Term

_HANDS: Final = ("inner", "outer", "both")
_ODDS: Final = tuple(sorted(set(ODDS.values()), reverse=True))
# The procedures of a spin, each with the rule that puts it after the one before.
_COURSE: Final = (
    ("spin-opening", "SP-BALL"),
    ("call-bet", "SP-BALL"),
    ("last-bets", "SP-LAST-BETS"),
    ("late-bet", "SP-LATE"),
    ("dolly-and-clearing", "CL-DOLLY"),
    ("pay-outside", "PO-OUTSIDE"),
    ("pay-number", "PO-NUMBER"),
)
# What there is to choose from beside them.
_BESIDE: Final = ("no-spin", "colour-to-cash", "take-over")


class Spin(SpunOnLayout, tag="spin", frozen=True, kw_only=True):
    """Late bets, the course of the spin, winning calls, clearing, order, payouts, halves and stacks.

    A part with nothing to do is left out.
    """

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a table and work it through."""
        spun = self.spun(table, draw)
        return dealt(
            self,
            id,
            ask="spin" if spun.straight_max is None else "spin-max",
            params={"number": spun.number} | ({} if spun.straight_max is None else {"most": spun.straight_max}),
            scenes=_scenes(spun),
            parts=tuple(_parts(spun, table, draw)),
        )


def _scenes(spun: Spun) -> tuple[AnyScene, ...]:
    late: dict[str, list[Chips]] = {}
    for bet in spun.late:
        late.setdefault(bet.bet.id, []).append(Chips(colour=bet.colour, count=bet.amount))
    layout = msgspec.structs.replace(
        layout_scene(spun.players, spun.number, values=True),
        late=tuple(Pile(spot=spot, chips=tuple(chips)) for spot, chips in late.items()),
    )
    if not spun.calls:
        return (layout,)
    called = CallsScene(
        calls=tuple(called_aloud(call) for call in spun.calls),
        callers=tuple(call.colour or "" for call in spun.calls),
        number=spun.number,
        straight_max=spun.straight_max,
    )
    return (layout, called)


def _parts(spun: Spun, table: Table, draw: Draw) -> Iterator[tuple[Part, Key]]:
    if spun.late:
        yield _refused(spun)
    yield _course(spun, draw)
    if spun.pieces:
        yield _placed(spun, table)
    if spun.cleared:
        form = ChoiceForm(of="hand", options=_HANDS)
        right = Choice(str(clearing.hand(spun.number)))
        yield part("clearing", form, ("clearing",)), Key(right=right, why=(clearing.hand_reason(spun.number),))
    if spun.ordering.ids:
        yield _order(spun)
        yield from _payouts(spun)
    if any(half.total.halves for half in spun.halves):
        yield from _halves(spun)
    yield from _stacks(spun, table)


def _laid_ids(spun: Spun) -> list[str]:
    """Name every bet on the layout, as it was placed."""
    return [f"{player.colour} {wager.bet.id}" for player in spun.players for wager in player.wagers]


def _refused(spun: Spun) -> tuple[Part, Key]:
    late = tuple(dict.fromkeys(bet.id for bet in spun.late))
    why = tuple(Reason("working.limits-late", "SP-LATE", (("bet", Name("bet-on", id_)),)) for id_ in late)
    form = SetForm(of="bet-on", options=tuple(dict.fromkeys([*_laid_ids(spun), *late])))
    return part("late-bets", form, ("refused",), ask="spin-refused"), Key(right=Chosen(late), why=why)


def _course(spun: Spun, draw: Draw) -> tuple[Part, Key]:
    """Ask for the procedures of this spin in order."""
    outside = [id_ for id_ in spun.ordering.ids if not id_.endswith(" number")]
    left_out = {
        "call-bet": not spun.calls,
        "late-bet": not spun.late,
        "pay-outside": not outside,
        "pay-number": len(outside) == len(spun.ordering.ids),
    }
    course = [(id_, rule) for id_, rule in _COURSE if not left_out.get(id_)]
    before = tuple((first, then, rule) for (first, _), (then, rule) in pairwise(course))
    why = tuple(
        Reason("working.spin-before", rule, (("first", Name("procedure", first)), ("next", Name("procedure", then))))
        for first, then, rule in before
    )
    options = tuple(draw.shuffled([*(id_ for id_, _ in _COURSE), *_BESIDE]))
    asked = part("procedures", SequenceForm(of="procedure", options=options), ("steps",), ask="spin-steps")
    return asked, Key(right=Sequence(tuple(id_ for id_, _ in course)), before=before, why=why)


def _placed(spun: Spun, table: Table) -> tuple[Part, Key]:
    """Ask what goes on the layout of the calls; all their spots are there to choose from."""
    rows: dict[str, int] = {}
    why: list[Reason] = []
    for piece in spun.pieces:
        id_ = f"{piece.call.colour} {piece.bet.id}"
        rows[id_] = rows.get(id_, 0) + piece.value
        params = (("call", piece.call.name), ("bet", Name("bet-on", id_)), ("value", piece.value))
        why.append(Reason("working.spin-placed", "CB-PLACE", params))
    zero_bets = table.house.roulette.zero_bets
    spots = [f"{call.colour} {bet.id}" for call in spun.calls for bet, _ in units(call, zero_bets)]
    form = TallyForm(of="bet-on", options=tuple(dict.fromkeys(spots)))
    asked = part("placing-calls", form, ("placed",), ask="spin-placed")
    return asked, Key(right=Tally(tuple(rows.items())), why=tuple(why))


def _order(spun: Spun) -> tuple[Part, Key]:
    """Ask for the order of payment; losing bets are there to choose from, too."""
    options: list[str] = []
    for player in spun.players:
        options += [f"{player.colour} {wager.bet.id}" for wager in player.wagers if not wager.bet.is_inside]
        if any(wager.bet.is_inside for wager in player.wagers) or any(c.colour == player.colour for c in spun.calls):
            options.append(f"{player.colour} number")
    form = SequenceForm(of="bet-on", options=tuple(options))
    ordering = spun.ordering
    return part("order", form, ("order",)), Key(right=Sequence(ordering.ids), before=ordering.before, why=ordering.why)


def _payouts(spun: Spun) -> Iterator[tuple[Part, Key]]:
    terms = _terms(payout.terms for payout in spun.payouts)
    for player, payout in zip(spun.won, spun.payouts, strict=True):
        unit = "value" if player.is_cash else "chips"
        asked = part(
            "payout",
            NumberForm(unit=unit),
            ("payout", player.colour or ""),
            ask=f"payout-of-{unit}",
            params={"owner": Named("colour", player.colour or "")},
        )
        yield asked, Key(right=Number(payout.total), terms=terms, odds=_ODDS, owner=payout.owner, why=payout.why)


def _halves(spun: Spun) -> Iterator[tuple[Part, Key]]:
    terms = _terms(half.terms for half in spun.halves)
    for player, half in zip(spun.players, spun.halves, strict=True):
        asked = part(
            "halves",
            NumberForm(unit="value"),
            ("halves", player.colour or ""),
            ask="spin-halves",
            params={"owner": Named("colour", player.colour or "")},
        )
        unit = 2 if player.is_cash else 2 * player.value
        yield (
            asked,
            Key(
                right=Number(half.total), terms=terms, owner=half.owner, why=half.why, asks_back=True, unit_halves=unit
            ),
        )


def _terms(each: Iterator[tuple[Term, ...]]) -> tuple[Term, ...]:
    return tuple(chain.from_iterable(each))


def _stacks(spun: Spun, table: Table) -> Iterator[tuple[Part, Key]]:
    """Ask how each payout is made: colour of stacks, cash of the house's chips."""
    for colour, stacks in spun.stacks:
        yield from stack_parts(stacks, ("stacks", colour), {"owner": Named("colour", colour)}, whose="spin-")
    if spun.cash:
        values = tuple(str(value) for value in sorted(table.house.roulette.cash, reverse=True))
        asked = part(
            "cash",
            TallyForm(of="cash", options=values),
            ("stacks", CASH_COLOUR),
            ask="spin-cash",
            params={"owner": Named("colour", CASH_COLOUR)},
        )
        right = Tally(tuple((str(value), count) for value, count in spun.cash))
        yield asked, Key(right=right, why=cash_reasons(spun.cash))
