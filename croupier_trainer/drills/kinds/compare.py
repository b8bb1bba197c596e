"""compare: who has the higher hand, or whether there is no game. Source: PK-KICKER, PK-FIVE, each game's QUALIFY."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm
from croupier_trainer.drills.cards_given import Cards, as_text, dealable, fixed, rest_of, until_dealt
from croupier_trainer.drills.drawn import Word
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.poker_parts import OUTCOMES, compare_why, told
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import CardsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.house import POKER
from croupier_trainer.rules.poker.faults import dealt_faults, twice
from croupier_trainer.rules.poker.game import compare

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.cards import Card


class Compare(Spec, tag="compare", frozen=True, kw_only=True):
    """Player, dealer, stand-off or no-game."""

    game: Word
    player: Cards
    dealer: Cards
    board: Cards | None = None

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find unknown games, wrong numbers of cards, cards twice, and draws that can't be dealt."""
        faults = list(self.game.faults(("game",), POKER))
        for game in self.game.possible(POKER) if not faults else ():
            faults += self._in(table, game)
        yield from faults
        if not faults and self.is_drawn and not dealable(lambda draw: self._given(table, draw)):
            yield Fault("load.draw-never")

    def _in(self, table: Table, game: str) -> Iterator[Fault]:
        shape = table.house.poker(game).shape
        sizes = (shape.cards, shape.cards) if shape.board or not shape.extras & {"sixth"} else (5, 6)
        yield from self.player.faults(("player",), *sizes)
        yield from self.dealer.faults(("dealer",), shape.cards, shape.cards)
        if self.board is not None and not shape.board:
            yield Fault("poker.no-place", ("board",), {"key": "board", "game": Named("game", game)})
        elif self.board is not None:
            yield from self.board.faults(("board",), shape.board, shape.board)
        elif shape.board and not self.is_drawn:
            yield from told(dealt_faults(shape, self.dealer.fixed or (), ()))
        written = ((("player",), self.player), (("dealer",), self.dealer), (("board",), self.board))
        places = [(path, one.fixed) for path, one in written if one is not None and one.fixed is not None]
        yield from told(twice(*places))

    def _given(self, table: Table, draw: Draw) -> tuple[str, tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
        game = self.game.resolve(draw, POKER)
        shape = table.house.poker(game).shape
        seen: list[tuple[Card, ...]] = fixed(self.player, self.dealer, self.board)
        hands = []
        for cards in (self.board or Cards(), self.player, self.dealer):
            size = shape.board if cards is not self.player and cards is not self.dealer else shape.cards
            most = size + 1 if cards is self.player and not shape.board and shape.extras & {"sixth"} else size
            hand = cards.deal(rest_of(*seen), draw, (size, most)) if size else ()
            seen.append(hand)
            hands.append(hand)
        board, player, dealer = hands
        return game, player, dealer, board

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal both hands and compare them."""
        game, player, dealer, board = until_dealt(lambda: self._given(table, draw))
        rules = table.house.poker(game)
        outcome = compare(rules, player, dealer, board)
        key = Key(right=Choice(str(outcome)), why=compare_why(rules, player, dealer, board))
        return dealt(
            self,
            id,
            ask="compare",
            params={"game": Named("game", game)},
            scenes=(CardsScene(game=game, hand=as_text(player), dealer=as_text(dealer), board=as_text(board)),),
            parts=((part("compare", ChoiceForm(of="outcome", options=OUTCOMES)), key),),
        )
