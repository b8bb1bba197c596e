"""A house: one field a game, and so the only list of games."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

from croupier_trainer.rules.poker.oasis import Oasis
from croupier_trainer.rules.poker.russian import Russian
from croupier_trainer.rules.poker.six_card import SixCard
from croupier_trainer.rules.poker.texas import Texas
from croupier_trainer.rules.roulette.game import Roulette

if TYPE_CHECKING:
    from croupier_trainer.rules.poker.game import PokerGame


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The rules by which a house plays each game; the defaults are the school's."""

    roulette: Roulette = field(default_factory=Roulette)
    oasis: Oasis = field(default_factory=Oasis)
    russian: Russian = field(default_factory=Russian)
    six_card: SixCard = field(default_factory=SixCard)
    texas: Texas = field(default_factory=Texas)

    def poker(self, game: str) -> PokerGame:
        """Give a poker game by its id ("six-card"); raises KeyError where there is none.

        >>> House().poker("six-card").id
        'six-card'
        """
        if game not in POKER:
            raise KeyError(game)
        found: PokerGame = getattr(self, game.replace("-", "_"))
        return found


POKER = tuple(game.name.replace("_", "-") for game in fields(House) if game.name != "roulette")
"""The ids of the poker games."""
