"""limits: which bets are none, and what goes back. Source: CP-NOT-A-BET, CP-NO-LATE, CP-LIMITS, CP-OVER-MAX."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.answers import Chosen, SetForm, Tally, TallyForm
from croupier_trainer.drills.bets import MOST_VALUE, Bets
from croupier_trainer.drills.drawn import Whole, whole
from croupier_trainer.drills.on_layout import layout_scene
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import Chips, Pile
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.roulette.limits import Plaque
from croupier_trainer.rules.roulette.payouts import Player
from croupier_trainer.rules.roulette.spelling import UnknownBet, parse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table


class Least(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Table minimum in value."""

    inside: Whole
    outside: Whole


class Most(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Table maximum in value; dozens and columns share one."""

    straight: Whole
    dozen: Whole
    even: Whole


class Limits(Spec, tag="limits", frozen=True, kw_only=True):
    """Bets that are refused, and chips that others give back."""

    value: Whole = whole(1)
    bets: Bets
    minimum: Least
    maximum: Most
    late: tuple[str | int, ...] = ()

    @property
    def is_drawn(self) -> bool:
        """Whether any of its values is drawn."""
        return any(one.is_drawn for _, one in self._wholes()) or self.value.is_drawn or self.bets.is_drawn

    def _wholes(self) -> Iterator[tuple[tuple[str, str], Whole]]:
        for key, struct in (("minimum", self.minimum), ("maximum", self.maximum)):
            for field in struct.__struct_fields__:
                yield (key, field), getattr(struct, field)

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find values out of range, and late bets that aren't among the bets."""
        roulette = table.house.roulette
        yield from self.value.faults(("value",), 1, MOST_VALUE)
        yield from self.bets.faults(("bets",), roulette.zero_bets)
        for path, limit in self._wholes():
            yield from limit.faults(path, 1, MOST_VALUE)
        laid = set()
        for spelling, _ in self.bets.fixed:
            try:
                laid.add(parse(spelling, roulette.zero_bets).id)
            except UnknownBet:
                continue  # told above
        for place, spelling in enumerate(map(str, self.late)):
            try:
                spot = parse(spelling, roulette.zero_bets).id
            except UnknownBet as error:
                yield Fault(error.problems[0].code, ("late", place), error.problems[0].params)
                continue
            if spot not in laid:
                yield Fault("load.late-not-laid", ("late", place), {"given": spelling})

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal bets and judge them by the plaque."""
        roulette = table.house.roulette
        limit = {path: one.resolve(draw, 1, MOST_VALUE) for path, one in self._wholes()}
        plaque = Plaque(
            inside_minimum=limit["minimum", "inside"],
            outside_minimum=limit["minimum", "outside"],
            straight_maximum=limit["maximum", "straight"],
            dozen_maximum=limit["maximum", "dozen"],
            even_maximum=limit["maximum", "even"],
        )
        wagers = self.bets.deal(None, draw, roulette.zero_bets)
        value = self.value.resolve(draw, 1, MOST_VALUE, (1, 25))
        late = tuple(parse(str(spelling), roulette.zero_bets) for spelling in self.late)
        judged = roulette.limits(wagers, value, plaque, late)
        spots = tuple(wager.bet.id for wager in wagers)
        scene = layout_scene(
            (Player(value=value, wagers=tuple(w for w in wagers if w.bet not in late)),), None, values=True
        )
        shown_late = tuple(
            Pile(spot=wager.bet.id, chips=(Chips(colour="chips", count=wager.amount),))
            for wager in wagers
            if wager.bet in late
        )
        refused = Chosen(tuple(bet.id for bet in judged.refused))
        back = Tally(tuple((bet.id, chips) for bet, chips in judged.back))
        return dealt(
            self,
            id,
            ask="limits",
            params={
                "value": value,
                "inside": plaque.inside_minimum,
                "outside": plaque.outside_minimum,
                "straight": plaque.straight_maximum,
                "dozen": plaque.dozen_maximum,
                "even": plaque.even_maximum,
            },
            scenes=(msgspec.structs.replace(scene, late=shown_late),),
            parts=(
                (
                    part("limits-refused", SetForm(of="bet", options=spots), ("refused",)),
                    Key(right=refused, why=judged.why),
                ),
                (part("limits-back", TallyForm(of="bet", options=spots), ("back",)), Key(right=back, why=judged.why)),
            ),
        )
