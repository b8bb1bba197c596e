"""actions: what the player of a box may do. Source: OA-DRAW, RU-DRAW, RU-INS, RU-BUY, RU-BLIND, SX-BUY, SX-CHANGE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.action_reasons import action_reasons
from croupier_trainer.drills.answers import Chosen, SetForm
from croupier_trainer.drills.box_scene import show_boxes
from croupier_trainer.drills.boxes_drawn import draw_moment
from croupier_trainer.drills.boxes_given import OneBox
from croupier_trainer.drills.cards_given import NoDeal, in_all, rest_of
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.poker_round import OneGame, box_faults
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.spec import Fault, dealt, part
from croupier_trainer.rules.house import POKER
from croupier_trainer.rules.poker.box import Action, Box, Moment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.poker.game import PokerGame

_ACTIONS = tuple(str(action) for action in Action)
_MOST_TRIES = 100


class Actions(OneGame, tag="actions", frozen=True, kw_only=True):
    """The set of what may be done; `open` once the dealer has opened without a game."""

    box: OneBox
    open: bool = False

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find unknown games, and all that may not lie at the box."""
        faults = list(self.game.faults(("game",), POKER))
        if self.box.spec is not None:
            faults += self.box.spec.faults(("box",), self.sizes(table))
        yield from faults
        if not faults:
            yield from self.never(table, self._in, "box")

    @property
    def _moment(self) -> Moment:
        return Moment.NO_GAME if self.open else Moment.DECIDING

    def _in(self, game: PokerGame, draw: Draw) -> Box:
        """Deal a box in a game; raises NoDeal with what the rules forbid of it however it is dealt."""
        every: list[tuple[Fault, ...]] = []
        for _ in range(_MOST_TRIES if self.is_drawn else 1):
            if self.box.spec is None:
                box = draw_moment(game, self._moment, rest_of(), draw)
            else:
                box = self.box.spec.deal(1, game, rest_of(*self.box.spec.written), draw)
            # The file has one box and no number: what is under boxes/1 is under box.
            faults = tuple(
                Fault(fault.code, ("box", *fault.path[2:]), fault.params)
                for fault in box_faults(game, (box,), decided=False)
            )
            if not faults:
                return box
            every.append(faults)
        raise NoDeal(in_all(every))

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a box and find what may be done."""
        game, box = self.dealt_in(table, draw, self._in)
        found = game.actions(box, self._moment)
        key = Key(
            right=Chosen(tuple(sorted(str(action) for action in found))),
            why=tuple(action_reasons(game.id, box, self._moment, found)),
        )
        return dealt(
            self,
            id,
            ask="actions-open" if self.open else "actions",
            params={"game": Named("game", game.id)},
            scenes=(show_boxes(game.id, (box,)),),
            parts=((part("actions", SetForm(of="action", options=_ACTIONS)), key),),
        )
