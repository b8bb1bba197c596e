"""The parts in which a settlement is asked, a number for each stake of each box, alone or in a whole round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Number, NumberForm
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.question import Key, Part
from croupier_trainer.drills.spec import part
from croupier_trainer.rules.table import Name

if TYPE_CHECKING:
    from croupier_trainer.rules.poker.box import Round
    from croupier_trainer.rules.poker.game import PokerGame


def settle_parts(game: PokerGame, deal: Round, path: tuple[str, ...] = ()) -> tuple[tuple[Part, Key], ...]:
    """Ask what moves; `path` goes before box and stake."""
    parts = []
    for move in game.settle(deal).moves:
        box = str(move.box)
        asked = part(
            "settle",
            NumberForm(unit="moves"),
            (*path, box, str(move.stake)),
            params={"box": box, "stake": Named("stake", str(move.stake))},
        )
        key = Key(
            right=Number(move.amount),
            terms=move.terms,
            odds=game.odds,
            owner=Name("box", box),
            why=move.why,
        )
        parts.append((asked, key))
    return tuple(parts)
