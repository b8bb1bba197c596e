"""What every poker game does: the protocol, and the parts that all four share.

The games know this file and nothing of each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

from croupier_trainer.rules.poker.box import Act, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.hands import Hand
    from croupier_trainer.rules.poker.box import Action, Box, Moment, Round
    from croupier_trainer.rules.poker.faults import Fault, Shape
    from croupier_trainer.rules.poker.settlement import Settlement


class PokerGame(Protocol):
    """A poker game as one house plays it: fields are what houses vary, methods are the rules."""

    id: ClassVar[str]
    shape: ClassVar[Shape]

    @property
    def odds(self) -> tuple[int, ...]:
        """All odds (to 1) at which something may be paid, for the diagnosis of a wrong sum."""
        ...

    def hand(self, cards: tuple[Card, ...], board: tuple[Card, ...] = ()) -> Hand:
        """Find the best five as this game names them."""
        ...

    def qualifies(self, dealer: Hand) -> bool:
        """Whether the dealer plays with this hand."""
        ...

    def settle(self, deal: Round) -> Settlement:
        """Settle a round that has no faults, box by box."""
        ...

    def actions(self, box: Box, moment: Moment) -> frozenset[Action]:
        """Return what the player of a box may do at a moment."""
        ...

    def faults(self, deal: Round) -> tuple[Fault, ...]:
        """Find everything for which a round can't be settled."""
        ...

    def box_faults(self, box: Box) -> tuple[Fault, ...]:
        """Find everything that may not lie at a box, decided or not."""
        ...


def compare(
    game: PokerGame, player: tuple[Card, ...], dealer: tuple[Card, ...], board: tuple[Card, ...] = ()
) -> Outcome:
    """Compare a player's cards with the dealer's. Source: PK-RANK, PK-KICKER, PK-FIVE."""
    return compare_hands(game, game.hand(player, board), game.hand(dealer, board))


def compare_hands(game: PokerGame, player: Hand, dealer: Hand) -> Outcome:
    """Compare two hands: no game where the dealer doesn't play."""
    if not game.qualifies(dealer):
        return Outcome.NO_GAME
    if player.strength == dealer.strength:
        return Outcome.STAND_OFF
    return Outcome.PLAYER if player.strength > dealer.strength else Outcome.DEALER


def box_order(boxes: Iterable[Box], act: Act) -> tuple[int, ...]:
    """Return the numbers of the boxes in the order of an act.

    Those that change or buy a card from the dealer's left on; those not folded from the right on.
    Source: OA-DRAW, OA-COMPARE, SX-BUY.
    """
    if act is Act.DRAW:
        return tuple(sorted(box.number for box in boxes if box.draw or box.sixth is not None))
    return tuple(sorted((box.number for box in boxes if not box.folded), reverse=True))
