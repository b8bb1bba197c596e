"""A poker round in a drill file: its boxes, the dealer's cards, and everything for which it can't be dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from croupier_trainer.drills.bets import MOST_VALUE
from croupier_trainer.drills.box_scene import show_round
from croupier_trainer.drills.boxes_given import OUTCOMES, Boxes
from croupier_trainer.drills.cards_given import Cards, NoDeal, dealable, fixed, rest_of
from croupier_trainer.drills.draw import Draw
from croupier_trainer.drills.poker_parts import told
from croupier_trainer.drills.rounds_drawn import draw_round, outcomes_of
from croupier_trainer.drills.spec import Fault
from croupier_trainer.rules.house import POKER
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.poker.box import Round
from croupier_trainer.rules.poker.faults import twice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier_trainer.drills.drawn import Whole, Word
    from croupier_trainer.drills.scenes import CardsScene
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.poker.box import Box
    from croupier_trainer.rules.poker.game import PokerGame

_MOST_TRIES = 200
_USUAL_MOST = (100, 1000)
_NEW = (1, 12)


class HasRound(Protocol):
    """A question whose file gives a round."""

    @property
    def boxes(self) -> Boxes:
        """The boxes."""

    @property
    def dealer(self) -> Cards | None:
        """The dealer's cards; None where they are drawn with the boxes."""

    @property
    def board(self) -> Cards | None:
        """The common cards."""

    @property
    def dealer_new(self) -> Cards | None:
        """The cards with which a game is bought, in drawing order."""

    @property
    def maximum_payout(self) -> Whole | None:
        """The most that is paid on one box, in value."""


class HasGame(Protocol):
    """A question about one game, or a draw of it."""

    @property
    def game(self) -> Word:
        """The game."""

    @property
    def is_drawn(self) -> bool:
        """Whether any of its values is drawn."""


def round_faults(spec: HasRound) -> Iterator[Fault]:
    """Find what is out of range or missing in a round, before any rule is asked."""
    yield from spec.boxes.faults(("boxes",))
    if spec.dealer is None and spec.boxes.drawn is None:
        yield Fault("load.missing-key", (), {"key": "dealer"})
    for key, cards, most in (("dealer", spec.dealer, 5), ("board", spec.board, 5), ("dealer-new", spec.dealer_new, 12)):
        if cards is not None and cards.is_drawn:
            yield from cards.faults((key,), 1, most)
    if spec.maximum_payout is not None:
        yield from spec.maximum_payout.faults(("maximum-payout",), 1, MOST_VALUE)


def probe(spec: HasGame, deal: Callable[[PokerGame, Draw], object], table: Table) -> Iterator[Fault]:
    """Find what the rules forbid in what is written out, or that a draw can't be dealt.

    `deal` raises NoDeal, with the faults of the rules in it where nothing is drawn.
    """
    if spec.is_drawn:
        boxes = getattr(spec, "boxes", None)
        if isinstance(boxes, Boxes) and boxes.drawn is not None and boxes.drawn.outcome is not None:
            wanted = boxes.drawn.outcome
            games = [table.house.poker(game) for game in spec.game.possible(POKER)]
            known = [outcome for outcome in OUTCOMES if any(outcome in outcomes_of(game) for game in games)]
            if faults := list(wanted.faults(("boxes", "outcome"), known)):
                yield from faults
                return
        if not dealable(lambda draw: deal(table.house.poker(spec.game.resolve(draw, POKER)), draw)):
            yield Fault("load.draw-never", ("boxes",))
        return
    try:
        deal(table.house.poker(spec.game.possible(POKER)[0]), Draw(0, "nothing is drawn"))
    except NoDeal as error:
        yield from error.faults


def _raw(game: PokerGame, spec: HasRound, draw: Draw) -> Round:
    """Make the round as the file has it, whether or not it can be settled; dealt cards leave all others alone."""
    seen = fixed(spec.dealer, spec.board, spec.dealer_new)
    boxes = spec.boxes.deal(game, seen, draw)
    seen += [cards for box in boxes for cards in box.places]
    dealt = []
    for cards, size in ((spec.board, game.shape.board), (spec.dealer, game.shape.cards), (spec.dealer_new, 6)):
        some = () if cards is None else cards.deal(rest_of(*seen), draw, (size, size))
        seen.append(some)
        dealt.append(some)
    board, dealer, new = dealt
    most = spec.maximum_payout
    return Round(
        boxes=boxes,
        dealer=dealer,
        board=board,
        dealer_new=new,
        maximum_payout=None if most is None else Money.of(most.resolve(draw, 1, MOST_VALUE, _USUAL_MOST)),
    )


def deal_round(game: PokerGame, spec: HasRound, draw: Draw) -> Round:
    """Deal a round that can be settled; raises NoDeal with the last try's faults."""
    if spec.boxes.drawn is not None:
        return draw_round(game, spec, spec.boxes.drawn, draw)
    faults: tuple[Fault, ...] = ()
    for _ in range(_MOST_TRIES):
        deal = _raw(game, spec, draw)
        faults = tuple(told(game.faults(deal)))
        if not faults:
            return deal
        if not spec.boxes.is_drawn and not any(
            cards is not None and cards.is_drawn for cards in (spec.dealer, spec.board, spec.dealer_new)
        ):
            break
    raise NoDeal(faults=faults)


def deal_boxes(game: PokerGame, boxes: Boxes, draw: Draw) -> tuple[Box, ...]:
    """Deal boxes alone, which nothing forbids; raises NoDeal with the last try's faults."""
    if boxes.drawn is not None:
        return draw_round(game, None, boxes.drawn, draw).boxes
    faults: tuple[Fault, ...] = ()
    for _ in range(_MOST_TRIES):
        dealt = boxes.deal(game, (), draw)
        places = [(("boxes", box.number), cards) for box in dealt for cards in box.places]
        own = [fault for box in dealt for fault in game.box_faults(box)]
        faults = tuple(told([*own, *twice(*places)]))
        if not faults:
            return dealt
        if not boxes.is_drawn:
            break
    raise NoDeal(faults=faults)


def round_scene(game: PokerGame, deal: Round) -> CardsScene:
    """Show a round whole; new cards only where a game may be bought with them."""
    return show_round(game.id, deal, deal.dealer_new if any(box.buys for box in deal.boxes) else ())
