"""bought-game: which card the dealer throws, how many are drawn, and what comes of it. Source: RU-BUY, RU-BUY-SAME."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm, NumberForm, number
from croupier_trainer.drills.cards_given import (
    NEW,
    USUAL_NEW,
    Cards,
    NoDeal,
    as_text,
    dealable,
    fixed,
    rest_of,
    until_dealt,
)
from croupier_trainer.drills.hands_drawn import COMBINATIONS
from croupier_trainer.drills.poker_parts import told
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.scenes import CardsScene
from croupier_trainer.drills.spec import Fault, Spec, dealt, part
from croupier_trainer.rules.poker.faults import twice
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.draw import Draw
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.drills.table import Table
    from croupier_trainer.rules.cards import Card
    from croupier_trainer.rules.poker.bought_game import BoughtGame as Bought

_HAND = 5
_COMBINATIONS = ("no-game", *COMBINATIONS[1:])


class BoughtGame(Spec, tag="bought-game", frozen=True, kw_only=True):
    """The card thrown, how many are drawn for it, and the dealer's combination, no-game if none."""

    dealer: Cards
    dealer_new: Cards

    def faults(self, table: Table) -> Iterator[Fault]:
        """Find wrong numbers of cards, cards twice, a dealer who plays, and new cards that run out."""
        faults = [
            *self.dealer.faults(("dealer",), _HAND, _HAND),
            *self._new_faults(),
        ]
        written = ((("dealer",), self.dealer), (("dealer-new",), self.dealer_new))
        faults += told(twice(*((path, one.fixed) for path, one in written if one.fixed is not None)))
        faults += self._plays(table) if not faults else ()
        yield from faults
        if faults:
            return
        if not dealable(lambda draw: self._given(table, draw)):
            if self.is_drawn:
                yield Fault("load.draw-never", ("dealer-new",))
            else:
                yield Fault("poker.dealer-new-few", ("dealer-new",), {"count": len(self.dealer_new.fixed or ())})

    def _plays(self, table: Table) -> Iterator[Fault]:
        """Find a dealer who has a game already: none is bought then (RU-BUY)."""
        if self.dealer.fixed is not None and table.house.russian.qualifies(
            hand := table.house.russian.hand(self.dealer.fixed)
        ):
            yield Fault("poker.dealer-plays", ("dealer",), {"dealer": Name("combination", hand.combination.id)})

    def _new_faults(self) -> Iterator[Fault]:
        """Find too many cards to be dealt; of those written out, unused ones are ignored."""
        if self.dealer_new.is_drawn:
            yield from self.dealer_new.faults(("dealer-new",), *NEW)

    def _given(self, table: Table, draw: Draw) -> tuple[tuple[Card, ...], tuple[Card, ...], Bought]:
        """Give the dealer's cards, the new ones and the game bought; raises NoDeal where the cards run out."""
        russian = table.house.russian
        written = fixed(self.dealer, self.dealer_new)
        for _ in range(200):
            dealer = self.dealer.deal(rest_of(*written), draw, (_HAND, _HAND))
            if not self.dealer.is_drawn or not russian.qualifies(russian.hand(dealer)):
                break
        else:
            raise NoDeal
        stock = rest_of(*written, dealer)
        new = self.dealer_new.deal(stock, draw, NEW, usual=USUAL_NEW)
        if self.dealer_new.is_drawn and draw.below(4) == 0:
            new = _same_rank_first(dealer, new, stock, draw, table)
        bought = russian.bought_game(dealer, new)
        if bought is None:
            raise NoDeal
        return dealer, new, bought

    def deal(self, table: Table, draw: Draw, id: str) -> Dealt:  # noqa: A002 - the word of the file
        """Deal a dealer without a game and buy one."""
        dealer, new, bought = until_dealt(lambda: self._given(table, draw))
        came = bought.hand.combination.id if bought.plays else "no-game"
        why = _why(bought)
        return dealt(
            self,
            id,
            ask="bought-game",
            scenes=(CardsScene(game="russian", dealer=as_text(dealer), dealer_new=as_text(new)),),
            parts=(
                (
                    part("bought-game-thrown", ChoiceForm(of="card", options=as_text(dealer)), ("thrown",)),
                    Key(right=Choice(str(bought.thrown)), why=tuple(replace(reason, rule="RU-BUY") for reason in why)),
                ),
                (
                    part("bought-game-drawn", NumberForm(unit="count"), ("drawn",)),
                    Key(right=number(len(bought.drawn)), why=why),
                ),
                (
                    part(
                        "bought-game-combination", ChoiceForm(of="combination", options=_COMBINATIONS), ("combination",)
                    ),
                    Key(right=Choice(came), why=why),
                ),
            ),
        )


def _same_rank_first(
    dealer: tuple[Card, ...], new: tuple[Card, ...], stock: list[Card], draw: Draw, table: Table
) -> tuple[Card, ...]:
    """Put a card of the rank thrown before the others, so that drawing again (RU-BUY-SAME) comes up often."""
    first = table.house.russian.bought_game(dealer, new)
    if first is None:
        return new
    same = [card for card in stock if card.rank == first.thrown.rank and card not in new]
    return (draw.choose(same), *new[:-1]) if same else new


def _why(bought: Bought) -> tuple[Reason, ...]:
    count = len(bought.drawn)
    params = (
        ("thrown", Name("card", str(bought.thrown))),
        ("new", Name("card", str(bought.drawn[-1]))),
        ("n", count),
        ("dealer", Name("combination", bought.hand.combination.id if bought.plays else "no-game")),
    )
    if count == 1:
        return (Reason("poker.bought", "RU-BUY", tuple(pair for pair in params if pair[0] != "n")),)
    return (Reason("poker.bought-again", "RU-BUY-SAME", params),)
