"""combination: what five to seven cards make. Source: PK-RANK, PK-ACE, PK-FIVE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm
from croupier_trainer.drills.cards_given import Cards, as_text, dealable, until_dealt
from croupier_trainer.drills.drawn import Word
from croupier_trainer.drills.hands_drawn import COMBINATIONS
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.poker_parts import has_ace_king
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import CardsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.cards import DECK
from croupier_trainer.rules.hands import best_hand
from croupier_trainer.rules.house import POKER
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.hands import Hand

_SIZES = (5, 7)


class Combination(Spec, tag="combination", frozen=True, kw_only=True):
    """The combination of the best five; ace-king counts without a game, and in the games that have it."""

    cards: Cards
    game: Word | None = None

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find wrong numbers of cards, unknown games, and draws that can't be dealt."""
        faults = list(self.cards.faults(("cards",), *_SIZES))
        if self.game is not None:
            faults += self.game.faults(("game",), POKER)
        yield from faults
        if not faults and self.cards.is_drawn and not dealable(lambda draw: self._given(table, draw)):
            yield Fault("load.draw-never", ("cards",))

    def _given(self, table: Table, draw: Draw) -> tuple[str | None, Hand, tuple[str, ...]]:
        game = self.game.resolve(draw, POKER) if self.game else None
        ace_king = game is None or has_ace_king(table.house.poker(game))
        cards = self.cards.deal(DECK, draw, _SIZES, ace_king=ace_king)
        return game, best_hand(cards, ace_king=ace_king), as_text(cards)

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal cards and name what they make."""
        game, hand, cards = until_dealt(lambda: self._given(table, draw))
        key = Key(right=Choice(hand.combination.id), why=(made(hand),))
        return dealt(
            self,
            id,
            ask="combination" if game is None else "combination-in",
            params={} if game is None else {"game": Named("game", game)},
            scenes=(CardsScene(game=game, hand=cards),),
            parts=((part("combination", ChoiceForm(of="combination", options=COMBINATIONS)), key),),
        )


def made(hand: Hand) -> Reason:
    """Say what a hand makes and with which cards."""
    cards = " ".join(map(str, hand.made_by or hand.five))
    five = " ".join(map(str, hand.five))
    params = (("combination", Name("combination", hand.combination.id)), ("cards", cards), ("five", five))
    return Reason("poker.made", "PK-RANK", params)
