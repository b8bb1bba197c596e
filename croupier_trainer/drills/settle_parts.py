"""The parts in which a settlement is asked, a number for each stake of each box, alone or in a whole round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Number, NumberForm
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.question import Key, Part
from croupier_trainer.drills.spec import part
from croupier_trainer.rules.money import ZERO
from croupier_trainer.rules.poker.box import Stake
from croupier_trainer.rules.table import Fate, Name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.rules.poker.box import Round
    from croupier_trainer.rules.poker.game import PokerGame
    from croupier_trainer.rules.poker.settlement import Move, Settlement
    from croupier_trainer.rules.table import Term


def settle_parts(game: PokerGame, deal: Round, path: tuple[str, ...] = ()) -> tuple[tuple[Part, Key], ...]:
    """Ask what moves; `path` goes before box and stake."""
    parts = []
    settlement = game.settle(deal)
    for move in settlement.moves:
        box = str(move.box)
        asked = part(
            "settle",
            NumberForm(unit="moves"),
            (*path, box, str(move.stake)),
            params={"box": box, "stake": Named("stake", str(move.stake))},
        )
        key = Key(
            right=Number(move.amount),
            terms=(*move.terms, *_unpaid_ante(settlement, move)),
            odds=game.odds,
            owner=Name("box", box),
            signed=True,
            full=move.full if move.capped else None,
            why=move.why,
        )
        parts.append((asked, key))
    return tuple(parts)


def _unpaid_ante(settlement: Settlement, move: Move) -> Iterator[Term]:
    """Give the term of an ANTE that goes back beside a BET that is paid: it is easily paid with it."""
    if move.stake is Stake.BET and move.amount > ZERO:
        for other in settlement.of(move.box):
            if other.stake is Stake.ANTE:
                yield from (term for term in other.terms if term.fate is Fate.BACK)
