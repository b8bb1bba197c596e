"""What can't be at a poker table, as data: cards that are too many or stand twice, stakes that a game has no place for.

A fault has a code of the domain `poker`, a place (`at`, in the words of the drill file) and parameters.
Found here is what holds in every game; each game adds its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from croupier_trainer.rules.cards import find_twice
from croupier_trainer.rules.money import ZERO
from croupier_trainer.rules.poker.box import Action, Stake
from croupier_trainer.rules.table import Name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.money import Money
    from croupier_trainer.rules.poker.box import Box, Round

Path: TypeAlias = tuple[str | int, ...]
Param: TypeAlias = "int | str | Money | Name"


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, where (keys of the file, ("boxes", 1, "insurance")), and the values it speaks of."""

    code: str
    at: Path
    params: tuple[tuple[str, Param], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """What a game deals: cards a hand and on the board, what may lie at a box beyond ante and bet, boxes at most.

    `extras` and `round_extras` are keys of the drill file.
    """

    game: str
    cards: int = 5
    board: int = 0
    extras: frozenset[str] = frozenset()
    round_extras: frozenset[str] = frozenset()
    most_boxes: int | None = None


def round_faults(shape: Shape, deal: Round) -> Iterator[Fault]:
    """Find what no round of this shape may have, in its boxes too, apart from what the game itself forbids."""
    if not deal.boxes:
        yield Fault("poker.no-boxes", ("boxes",))
    if shape.most_boxes is not None and len(deal.boxes) > shape.most_boxes:
        yield Fault("poker.too-many-boxes", ("boxes",), (("count", len(deal.boxes)), ("most", shape.most_boxes)))
    for box in deal.boxes:
        at = ("boxes", box.number)
        if box.number < 1:
            yield Fault("poker.box-number", at, (("box", box.number),))
        if box.action not in {Action.BET, Action.FOLD}:
            yield Fault("poker.undecided", (*at, "action"), (("box", box.number),))
        if box.draw and not box.drawn:
            counts = (("box", box.number), ("thrown", len(box.draw)), ("drawn", 0))
            yield Fault("poker.drawn-count", (*at, "drawn"), counts)
    yield from dealt_faults(shape, deal.dealer, deal.board)
    if deal.maximum_payout is not None and (deal.maximum_payout <= ZERO or not deal.maximum_payout.is_whole):
        yield Fault("poker.maximum-payout", ("maximum-payout",), (("sum", deal.maximum_payout),))
    extras = (("dealer-new", bool(deal.dealer_new)), ("maximum-payout", deal.maximum_payout is not None))
    for key, there in extras:
        if there and key not in shape.round_extras:
            yield _no_place(shape, key, (key,))
    yield from twice(
        *((("boxes", box.number), cards) for box in deal.boxes for cards in box.places),
        (("dealer",), deal.dealer),
        (("board",), deal.board),
        (("dealer-new",), deal.dealer_new),
    )


def dealt_faults(shape: Shape, dealer: tuple[Card, ...], board: tuple[Card, ...]) -> Iterator[Fault]:
    """Find wrong numbers of the dealer's and the common cards."""
    yield from card_count(dealer, (shape.cards,), ("dealer",))
    if board and not shape.board:
        yield _no_place(shape, "board", ("board",))
    elif shape.board:
        yield from card_count(board, (shape.board,), ("board",))


def shape_faults(shape: Shape, box: Box, at: Path) -> Iterator[Fault]:
    """Find what no box of this shape may have: wrong sums, wrong numbers of cards, extras without a place."""
    if box.ante <= ZERO or not box.ante.is_whole:
        yield Fault("poker.ante", (*at, "ante"), (("sum", box.ante),))
    yield from card_count(box.cards, (shape.cards,), (*at, "cards"))
    for key, there in _extras(box):
        if there and key not in shape.extras:
            yield _no_place(shape, key, (*at, key))
    for stake, sum_ in ((Stake.BONUS, box.bonus), (Stake.INSURANCE, box.insurance)):
        if sum_ < ZERO or not sum_.is_whole:
            yield Fault("poker.stake", (*at, stake), (("stake", Name("stake", stake)), ("sum", sum_)))
    for card in box.draw:
        if card not in box.cards:
            yield Fault("poker.thrown-not-held", (*at, "draw"), (("card", Name("card", str(card))),))
    if len(set(box.draw)) < len(box.draw):
        yield from twice(((*at, "draw"), box.draw))
    if box.drawn and len(box.draw) != len(box.drawn):
        counts = (("box", box.number), ("thrown", len(box.draw)), ("drawn", len(box.drawn)))
        yield Fault("poker.drawn-count", (*at, "drawn"), counts)
    if box.changed is not None and box.sixth is None:
        yield Fault("poker.changed-without-sixth", (*at, "changed"), (("box", box.number),))


def card_count(cards: tuple[Card, ...], right: tuple[int, ...], at: Path) -> Iterator[Fault]:
    """Find a wrong number of cards; `right` are the numbers allowed, rising."""
    if len(cards) not in right:
        counts = (("count", len(cards)), ("least", right[0]), ("most", right[-1]))
        code = "poker.card-count" if len(right) == 1 else "poker.card-count-between"
        yield Fault(code, at, (*counts, ("n", right[0])))


def twice(*places: tuple[Path, Iterable[Card]]) -> Iterator[Fault]:
    """Find cards that stand twice among places of one deal; told where they stand again."""
    path_of = {str(index): path for index, (path, _) in enumerate(places)}
    for found in find_twice((str(index), cards) for index, (_, cards) in enumerate(places)):
        yield Fault("poker.card-twice", path_of[found.again], (("card", Name("card", str(found.card))),))


def _extras(box: Box) -> tuple[tuple[str, bool], ...]:
    return (
        ("draw", bool(box.draw)),
        ("drawn", bool(box.drawn)),
        ("sixth", box.sixth is not None),
        ("changed", box.changed is not None),
        ("bonus", box.bonus != ZERO),
        ("insurance", box.insurance != ZERO),
        ("blind", box.blind),
        ("buys", box.buys),
    )


def _no_place(shape: Shape, key: str, at: Path) -> Fault:
    return Fault("poker.no-place", at, (("key", key), ("game", Name("game", shape.game))))
