"""actions: what the player of a box may do. Source: OA-DRAW, RU-DRAW, RU-INS, RU-BUY, RU-BLIND, SX-BUY, SX-CHANGE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Chosen, SetForm
from croupier_trainer.drills.box_scene import show_boxes
from croupier_trainer.drills.boxes_given import OneBox
from croupier_trainer.drills.cards_given import NoDeal, dealable, rest_of
from croupier_trainer.drills.drawn import Word
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.poker_parts import told
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.house import POKER
from croupier_trainer.rules.poker.box import Action, Box, Moment
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.poker.game import PokerGame

_ACTIONS = tuple(str(action) for action in Action)
_RULES = {
    "oasis": "OA-DRAW",
    "russian": "RU-DRAW",
    "six-card": "SX-BUY",
    "texas": "TX-BET",
}


class Actions(Spec, tag="actions", frozen=True, kw_only=True):
    """The set of what may be done; `open` once the dealer has opened without a game."""

    game: Word
    box: OneBox
    open: bool = False

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find unknown games, and all that may not lie at the box."""
        faults = [*self.game.faults(("game",), POKER), *self.box.spec.faults(("box",))]
        yield from faults
        if faults:
            return
        if not self.is_drawn:
            game = table.house.poker(self.game.possible(POKER)[0])
            box = self.box.spec.deal(1, game, (), _no_draw())
            yield from (Fault(one.code, ("box", *one.path[-1:]), one.params) for one in told(game.box_faults(box)))
        elif not dealable(lambda draw: self._given(table, draw)):
            yield Fault("load.draw-never", ("box",))

    def _given(self, table: Table, draw: Draw) -> tuple[PokerGame, Box]:
        game = table.house.poker(self.game.resolve(draw, POKER))
        box = self.box.spec.deal(1, game, rest_of(*self.box.spec.written()), draw)
        if game.box_faults(box):
            raise NoDeal
        return game, box

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a box and find what may be done."""
        for _ in range(100):
            try:
                game, box = self._given(table, draw)
                break
            except NoDeal:
                continue
        else:
            raise NoDeal
        found = game.actions(box, Moment.NO_GAME if self.open else Moment.DECIDING)
        allowed = tuple(sorted(str(action) for action in found))
        why = _why(game.id, allowed)
        return dealt(
            self,
            id,
            ask="actions-open" if self.open else "actions",
            params={"game": Named("game", game.id)},
            scenes=(show_boxes(game.id, (box,)),),
            parts=((part("actions", SetForm(of="action", options=_ACTIONS)), Key(right=Chosen(allowed), why=(why,))),),
        )


def _no_draw() -> Draw:
    from croupier_trainer.drills.draw import Draw

    return Draw(0, "nothing is drawn")


def _why(game: str, allowed: tuple[str, ...]) -> Reason:
    if not allowed:
        return Reason("poker.no-actions", _RULES[game])
    return Reason("poker.actions", _RULES[game], (("actions", tuple(Name("action", one) for one in allowed)),))
