"""A house: one field a game, and so the only list of games."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from croupier_trainer.rules.poker.game import PokerGame
    from croupier_trainer.rules.poker.oasis import Oasis
    from croupier_trainer.rules.poker.russian import Russian
    from croupier_trainer.rules.poker.six_card import SixCard
    from croupier_trainer.rules.poker.texas import Texas
    from croupier_trainer.rules.roulette.game import Roulette


class SchoolGame:
    """The school's rules of a game as a field's default: its module is read when somebody first plays it.

    So a drill of roulette starts without any rules of poker, which take longer to read than its picture to draw.
    """

    def __init__(self, module: str, rules: str) -> None:
        self._module = module
        self._rules = rules

    @property
    def rules(self) -> type:
        """The dataclass of the game's rules."""
        found: type = getattr(import_module(f"croupier_trainer.rules.{self._module}"), self._rules)
        return found

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, house: House | None, owner: type) -> Any:  # noqa: ANN401 - the game's rules
        if house is None:
            # What dataclass takes for the default of the field.
            return self
        kept = vars(house)
        if self._name not in kept:
            kept[self._name] = self.rules()
        return kept[self._name]

    def __set__(self, house: House, game: object) -> None:
        if game is not self:
            vars(house)[self._name] = game


def _school(module: str, rules: str) -> Any:  # noqa: ANN401 - what `field` is to a type checker
    return SchoolGame(module, rules)


# No slots: what has been read stands in the instance's __dict__.
@dataclass(frozen=True, kw_only=True)
class House:
    """The rules by which a house plays each game; the defaults are the school's."""

    roulette: Roulette = field(default=_school("roulette.game", "Roulette"))
    oasis: Oasis = field(default=_school("poker.oasis", "Oasis"))
    russian: Russian = field(default=_school("poker.russian", "Russian"))
    six_card: SixCard = field(default=_school("poker.six_card", "SixCard"))
    texas: Texas = field(default=_school("poker.texas", "Texas"))

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
