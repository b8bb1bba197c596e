"""A poker round in a drill file: its boxes, the dealer's cards, and everything for which it can't be dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from croupier_trainer.drills.bets import MOST_VALUE
from croupier_trainer.drills.boxes_given import MOST_DRAWN, OUTCOMES, Boxes
from croupier_trainer.drills.cards_given import (
    NEW,
    USUAL_NEW,
    Cards,
    NoDeal,
    fixed,
    in_all,
    never_dealt,
    rest_of,
    until_dealt,
)
from croupier_trainer.drills.drawn import Whole, Word
from croupier_trainer.drills.poker_parts import told
from croupier_trainer.drills.rounds_drawn import Given, deal_drawn, outcomes_of
from croupier_trainer.drills.spec import Fault, Spec
from croupier_trainer.rules.house import POKER
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.poker.box import Round
from croupier_trainer.rules.poker.faults import twice
from croupier_trainer.rules.table import Name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.box import Box
    from croupier_trainer.rules.poker.game import PokerGame

T = TypeVar("T")

_MOST_TRIES = 200
# Each tries many times over.
_PROBES = 3
USUAL_MAXIMUM = (100, 1000)
_BOARD = (5, 5)


class OneGame(Spec, frozen=True, kw_only=True):
    """A game: its id, `any`, or one of several."""

    game: Word

    def games(self, table: Table) -> list[PokerGame]:
        """Give the games that may be dealt."""
        return [table.house.poker(game) for game in self.game.possible(POKER)]

    def sizes(self, table: Table) -> tuple[int, int]:
        """Give the least and the most cards that are dealt to a box."""
        known = [game for game in self.game.possible(POKER) if game in POKER]
        sizes = [table.house.poker(game).shape.cards for game in known or POKER]
        return min(sizes), max(sizes)

    def never(self, table: Table, deal: Callable[[PokerGame, Draw], object], key: str) -> Iterator[Fault]:
        """Find what the rules forbid however it is dealt, or that nothing can ever be dealt; `key` is told then."""
        error = never_dealt(lambda draw: self._try(table, draw, deal), _PROBES)
        if error is None:
            return
        if error.faults:
            yield from error.faults
        else:
            yield Fault("load.draw-never", (key,))

    def dealt_in(self, table: Table, draw: Draw, deal: Callable[[PokerGame, Draw], T]) -> tuple[PokerGame, T]:
        """Draw a game in which it can be dealt, and deal it; only called where `never` finds nothing."""
        return until_dealt(lambda: self._try(table, draw, deal))

    def _try(self, table: Table, draw: Draw, deal: Callable[[PokerGame, Draw], T]) -> tuple[PokerGame, T]:
        """Try each of the games once; raises NoDeal with what all of them forbid."""
        every: list[tuple[Fault, ...]] = []
        for game in draw.shuffled(self.games(table)):
            try:
                return game, deal(game, draw)
            except NoDeal as error:
                every.append(error.faults)
        raise NoDeal(in_all(every))


class OneRound(OneGame, frozen=True, kw_only=True):
    """A round: boxes, the dealer's cards and what else the game has; what isn't given is drawn with drawn boxes."""

    boxes: Boxes
    dealer: Cards | None = None
    board: Cards | None = None
    dealer_new: Cards | None = None
    maximum_payout: Whole | None = None

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find everything for which the round can't be settled."""
        faults = [*self.game.faults(("game",), POKER), *self._ranges(table)]
        if not faults:
            faults += [*draw_faults(self.boxes, self.games(table)), *self._no_place(table)]
        yield from faults
        if not faults:
            yield from self.never(table, self._in, "boxes")

    def _ranges(self, table: Table) -> Iterator[Fault]:
        sizes = self.sizes(table)
        yield from self.boxes.faults(("boxes",), sizes)
        if self.dealer is None and self.boxes.drawn is None:
            yield Fault("load.missing-key", (), {"key": "dealer"})
        for key, cards, counts in (
            ("dealer", self.dealer, sizes),
            ("board", self.board, _BOARD),
            ("dealer-new", self.dealer_new, NEW),
        ):
            # Beside boxes that are written out, the rules tell of cards that are, too.
            if cards is not None and (cards.is_drawn or (self.boxes.drawn is not None and key != "dealer-new")):
                yield from cards.faults((key,), *counts)
        if self.boxes.drawn is not None:
            yield from told(twice(*self._places()))
        if self.maximum_payout is not None:
            yield from self.maximum_payout.faults(("maximum-payout",), 1, MOST_VALUE)

    def _places(self) -> Iterator[tuple[tuple[str], tuple[Card, ...]]]:
        """Give the cards that are written out beside the boxes."""
        for key, cards in (("dealer", self.dealer), ("board", self.board), ("dealer-new", self.dealer_new)):
            if cards is not None and cards.fixed is not None:
                yield (key,), cards.fixed

    def _no_place(self, table: Table) -> Iterator[Fault]:
        """Find what is to be dealt and none of the games has; of what is written out the rules tell it."""
        games = self.games(table)
        keys = {
            "board": self.board is not None and not any(game.shape.board for game in games),
            "dealer-new": self.dealer_new is not None and not _have("dealer-new", games),
            "maximum-payout": self.maximum_payout is not None and not _have("maximum-payout", games),
        }
        dealt = {"board": self.board, "dealer-new": self.dealer_new}
        for key, missing in keys.items():
            cards = dealt.get(key)
            if missing and (self.boxes.drawn is not None or (cards is not None and cards.is_drawn)):
                yield Fault("poker.no-place", (key,), {"key": key, "game": Name("game", games[0].id)})

    def round(self, table: Table, draw: Draw) -> tuple[PokerGame, Round]:
        """Deal a round that can be settled."""
        return self.dealt_in(table, draw, self._in)

    def _in(self, game: PokerGame, draw: Draw) -> Round:
        """Deal a round of a game; raises NoDeal."""
        if self.boxes.drawn is not None:
            given = Given(self.dealer, self.board, self.dealer_new, self._maximum(draw))
            return deal_drawn(game, self.boxes.drawn, draw, given)
        every: list[tuple[Fault, ...]] = []
        for _ in range(_MOST_TRIES if self.is_drawn else 1):
            try:
                deal = self._as_written(game, draw)
            except NoDeal:
                every.append(())
                continue
            faults = tuple(told(game.faults(deal)))
            if not faults:
                return deal
            every.append(faults)
        raise NoDeal(in_all(every))

    def _maximum(self, draw: Draw) -> Money | None:
        most = self.maximum_payout
        return None if most is None else Money.of(most.resolve(draw, 1, MOST_VALUE, USUAL_MAXIMUM))

    def _as_written(self, game: PokerGame, draw: Draw) -> Round:
        """Deal the round as the file has it, whether or not it can be settled; dealt cards leave all others alone."""
        written = fixed(self.dealer, self.board, self.dealer_new)
        boxes = self.boxes.deal(game, written, draw)
        seen = [*written, *(cards for box in boxes for cards in box.places)]
        shape = game.shape

        def deal(cards: Cards | None, sizes: tuple[int, int], usual: tuple[int, int] | None = None) -> tuple[Card, ...]:
            if cards is None or (cards.is_drawn and not sizes[1]):
                return ()
            some = cards.deal(rest_of(*seen), draw, sizes, usual=usual)
            seen.append(some)
            return some

        return Round(
            boxes=boxes,
            board=deal(self.board, (shape.board, shape.board)),
            dealer=deal(self.dealer, (shape.cards, shape.cards)),
            dealer_new=deal(self.dealer_new, NEW, USUAL_NEW),
            maximum_payout=self._maximum(draw),
        )


def _have(key: str, games: list[PokerGame]) -> bool:
    return any(key in game.shape.round_extras for game in games)


def draw_faults(boxes: Boxes, games: list[PokerGame]) -> Iterator[Fault]:
    """Find more drawn boxes than any of the games has, and outcomes that none knows."""
    if boxes.drawn is None:
        return
    most = max(game.shape.most_boxes or MOST_DRAWN for game in games)
    yield from boxes.drawn.count.faults(("boxes", "draw"), 1, most)
    if boxes.drawn.outcome is not None:
        known = tuple(word for word in OUTCOMES if any(word in outcomes_of(game) for game in games))
        yield from boxes.drawn.outcome.faults(("boxes", "outcome"), known)


def box_faults(game: PokerGame, boxes: tuple[Box, ...], *, decided: bool = True) -> tuple[Fault, ...]:
    """Find everything that may not lie at boxes, whatever the dealer has; `decided`: each must be bet or folded."""
    every = game.faults(Round(boxes=boxes, dealer=()))
    early = () if decided else ("poker.undecided", "poker.drawn-count")
    missing = {box.number for box in boxes if box.drawn}
    return tuple(
        told(
            fault
            for fault in every
            if fault.at[0] == "boxes"
            and (fault.code not in early or (fault.code == "poker.drawn-count" and fault.at[1] in missing))
        )
    )


def deal_boxes(game: PokerGame, boxes: Boxes, draw: Draw, enough: Callable[[tuple[Box, ...]], bool]) -> tuple[Box, ...]:
    """Deal boxes alone, drawn ones until there is `enough` to ask of them; raises NoDeal."""
    every: list[tuple[Fault, ...]] = []
    for _ in range(_MOST_TRIES if boxes.is_drawn else 1):
        drawn = boxes.drawn
        dealt = boxes.deal(game, (), draw) if drawn is None else deal_drawn(game, drawn, draw).boxes
        faults = box_faults(game, dealt) if drawn is None else ()
        if not faults and (drawn is None or enough(dealt)):
            return dealt
        every.append(faults)
    raise NoDeal(in_all(every))
