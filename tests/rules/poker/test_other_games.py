"""Oasis, six-card and Texas poker: what houses vary and what is easily got wrong, rule by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from croupier_trainer.rules.cards import read_cards
from croupier_trainer.rules.money import Money
from croupier_trainer.rules.poker.oasis import Bonus, Oasis
from croupier_trainer.rules.poker.prices import PriceList, Span
from croupier_trainer.rules.poker.six_card import SixCard, TablePays
from croupier_trainer.rules.poker.texas import LIMITS, NoGameAnte, Texas
from tests.rules.poker.dealing import moved, round_of

if TYPE_CHECKING:
    from croupier_trainer.rules.poker.game import PokerGame

NO_GAME = "Qc 9h 7c 4s 2c"
ACE_KING = "Ac Kh 7c 4s 2c"
PAIR = "2s 2h 7c 4s 3c"


def one(game: PokerGame, dealer: str, more: dict[str, Any] | None = None, **box: object) -> dict[str, Any]:
    """Settle one box of ANTE 10 that bets, and check that nothing is wrong with it."""
    words = {"boxes": {1: {"ante": 10, "action": "bet", **box}}, "dealer": dealer, **(more or {})}
    deal = round_of(words)
    assert game.faults(deal) == ()
    return moved(game.settle(deal))["1"]


@pytest.mark.parametrize(
    ("cards", "bet"),
    [
        ("Ad Ks Th 9d 2h", 20),
        ("5s 5d Th 9d 2h", 20),
        ("5s 5d Th Td 2h", 40),
        ("5s 5d 5h Td 2h", 60),
        ("5s 6d 7h 8d 9d", 80),
        ("5d 6d 7d 8d Jd", 100),
        ("5s 5d 5h Td Th", 140),
        ("5s 5d 5h 5c Th", 400),
        ("5d 6d 7d 8d 9d", 1000),
        ("Td Jd Qd Kd Ad", 2000),
    ],
)
def test_oasis_table(cards: str, bet: int) -> None:
    """BET by the table, ANTE always even. Source: OA-TABLE, OA-COMPARE."""
    assert one(Oasis(), "Ac Kh 7c 4s 3c", cards=cards) == {"ante": 10, "bet": bet}


@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("5s 6d 7h 8d 9d", -1),
        ("5d 6d 7d 8d Jd", 250),
        ("5s 5d 5h Td Th", 500),
        ("5s 5d 5h 5c Th", 1000),
        ("5d 6d 7d 8d 9d", 5000),
        ("Td Jd Qd Kd Ad", 10_000),
    ],
)
@pytest.mark.parametrize("dealer", [NO_GAME, "As Ac Ah 2d 2s"])
@pytest.mark.parametrize("bonus", Bonus)
def test_oasis_bonus_plays_on_its_own(cards: str, pays: int, dealer: str, bonus: Bonus) -> None:
    """Whatever the dealer holds, also without a game; for each unit staked. Source: OA-BONUS."""
    game = Oasis(bonus=bonus)
    assert one(game, dealer, cards=cards, bonus=1)["bonus"] == pays
    assert one(game, dealer, cards=cards, bonus=3)["bonus"] == 3 * pays


def test_oasis_bonus_is_lost_by_a_change_and_by_a_fold() -> None:
    """Even with a hand that would have won it. Source: OA-DRAW-BONUS, OA-FOLD."""
    changed = one(Oasis(), NO_GAME, cards="5d 6d 7d 8d Jh", draw="Jh", drawn="Jd", bonus=2)
    assert changed == {"draw": -10, "bonus": -2, "ante": 10, "bet": 0}
    folded = one(Oasis(), NO_GAME, cards="5d 6d 7d 8d Jd", action="fold", bonus=2)
    assert folded == {"bonus": -2, "ante": -10}


@pytest.mark.parametrize(
    ("game", "count", "price"),
    [
        (Oasis(), 1, 10),
        (Oasis(changes=Span(1, 5)), 3, 30),
        (Oasis(changes=Span(1, 2), change_price=PriceList(((1, Money.of(1)), (2, Money(3))))), 2, 15),
        (Oasis(changes=Span(1, 5), change_price=PriceList(((5, Money.of(1)),))), 5, 10),
        (Oasis(changes=Span(1, 5), change_price=PriceList(((5, Money.of(1)),))), 4, 40),
    ],
)
def test_oasis_price_of_a_change(game: Oasis, count: int, price: int) -> None:
    """One ANTE a card unless the house lists another. Source: variants, cards that may be changed."""
    cards, new = ["Js", "6d", "5h", "3h", "8s"], ["Jd", "6h", "5s", "3d", "8d"]
    out = one(game, NO_GAME, cards=" ".join(cards), draw=" ".join(cards[:count]), drawn=" ".join(new[:count]))
    assert out == {"draw": -price, "ante": 10, "bet": 0}


@pytest.mark.parametrize("text", ["", "0..3", "3..2", "a", "1..", "..2", "1..2..3", "-1", "1.5", "٣"])
def test_span_that_is_none_is_refused(text: str) -> None:
    """A house's range is two whole numbers, rising."""
    with pytest.raises(ValueError, match=r"^"):
        Span.read(text)


def test_price_list_is_read_in_halves() -> None:
    """One and a half is exact; a quarter is refused."""
    assert PriceList.read({2: "1.5", 1: "1"}) == PriceList(((1, Money.of(1)), (2, Money(3))))
    with pytest.raises(ValueError, match=r"1\.25"):
        PriceList.read({1: "1.25"})


@pytest.mark.parametrize(
    ("table_pays", "ante", "bet"),
    [
        (TablePays.ANTE_EVEN_BET_BY_TABLE, 10, 60),
        (TablePays.ANTE_BY_TABLE_BET_EVEN, 30, 20),
        (TablePays.ANTE_BY_TABLE_BET_BACK, 30, 0),
        (TablePays.BET_BY_TABLE_ANTE_BACK, 0, 60),
    ],
)
def test_what_the_six_card_table_pays(table_pays: TablePays, ante: int, bet: int) -> None:
    """Four readings; a no game, a loss and a stay are the same in all. Source: variants, what the table pays."""
    game = SixCard(table_pays=table_pays)
    assert one(game, PAIR, cards="5s 5d 5h Td 9d") == {"ante": ante, "bet": bet}
    assert one(game, NO_GAME, cards="5s 5d 5h Td 9d") == {"ante": 10, "bet": 0}
    assert one(game, PAIR, cards="As Kd 5h Td 9h") == {"ante": -10, "bet": -20}
    assert one(game, PAIR, cards="2d 2c 7h 4d 3h") == {"ante": 0, "bet": 0}


def test_six_card_dealer_does_not_play_with_ace_king() -> None:
    """A pair of twos is the least; his best five count, the box's of six. Source: SX-QUALIFY, PK-FIVE."""
    assert one(SixCard(), ACE_KING, cards="5s 5d 5h Td 9h") == {"ante": 10, "bet": 0}
    six = one(SixCard(), PAIR, cards="5s 6d Th 9h 3h", sixth="5h")
    assert six == {"sixth": -10, "ante": 10, "bet": 20}


def test_six_card_changed_sixth_replaces_the_first_one() -> None:
    """It costs one and a half ANTE, odd ones in halves; the old sixth no longer plays. Source: SX-CHANGE."""
    box: dict[str, Any] = {"cards": "5s 6d Th 9h 3h", "sixth": "5h", "changed": "Jd"}
    assert one(SixCard(), PAIR, **box) == {"sixth": -10, "change": -15, "ante": -10, "bet": -20}
    assert one(SixCard(), PAIR, **box, action="fold") == {"sixth": -10, "change": -15, "ante": -10}
    assert one(SixCard(), PAIR, **{**box, "ante": 5})["change"] == -7.5


@pytest.mark.parametrize(
    ("own", "board", "ante"),
    [
        ("Ah Kd", "9c 8c 2s 2d Ac", 10),
        ("Ah Kd", "Qc Jh Ts 2d 2c", 10),
        ("Ah Kh", "9h 8h 2h 2d 3c", 20),
        ("Ah Ad", "Ac 8h 8c 2d 3c", 30),
        ("Ah Ad", "Ac As 8c 2d 3c", 100),
        ("9h 8h", "7h 6h 5h 2d 2c", 200),
        ("Ah Kh", "Qh Jh Th 2d 2c", 1000),
    ],
)
def test_texas_table_is_on_ante(own: str, board: str, ante: int) -> None:
    """BET even, ANTE by the table. Source: TX-WIN, TX-TABLE."""
    dealer = {"2d 2c": "4s 4d"}.get(board[-5:], "4s 4d")
    assert one(Texas(), dealer, {"board": board}, cards=own) == {"ante": ante, "bet": 20}


def test_texas_royal_flush_where_the_house_pays_fifty() -> None:
    """Only on ANTE, only the royal flush. Source: variants, royal flush on ANTE."""
    assert one(Texas(royal=50), "4s 4d", {"board": "Qh Jh Th 2d 2c"}, cards="Ah Kh") == {"ante": 500, "bet": 20}
    assert Texas(royal=50).odds == (1, 2, 3, 10, 20, 50)


@pytest.mark.parametrize(
    ("dealer", "board", "plays"),
    [
        ("3s 3d", "9h 7c 5d Jc Kc", False),
        ("4s 4d", "9h 7c 5d Jc Kc", True),
        ("As 2d", "4h 4c 5d Jc Kc", True),
        ("As 2d", "3h 3c 5d Jc Kc", False),
        ("As 2d", "3h 3c 2h Jc Kc", True),
        ("As Qd", "9h 7c 5d Jc Kc", False),
    ],
)
def test_texas_dealer_plays_with_a_pair_of_fours(dealer: str, board: str, plays: bool) -> None:  # noqa: FBT001 - a table
    """Best five of seven; a pair on the board counts. Source: TX-QUALIFY."""
    game = Texas()
    assert game.qualifies(game.hand(read_cards(dealer), read_cards(board))) is plays


def test_texas_no_game_pays_ante_by_the_table_or_even() -> None:
    """Whatever the player holds, a hand lower than the dealer's too. Source: TX-NO-GAME, variants."""
    board = {"board": "Qh Jh Th 2d 7c"}
    assert one(Texas(), "As 5d", board, cards="9h 2h") == {"ante": 20, "bet": 0}
    assert one(Texas(no_game_ante=NoGameAnte.EVEN), "As 5d", board, cards="9h 2h") == {"ante": 10, "bet": 0}
    assert one(Texas(), "As 5d", board, cards="3s 5c") == {"ante": 10, "bet": 0}


def test_texas_maximum_counts_bet_then_ante() -> None:
    """Winnings alone. Source: TX-LIMITS."""
    board = "Qh Jh Th 2d 2c"
    assert one(Texas(), "4s 4d", {"board": board, "maximum-payout": 500}, cards="Ah Kh") == {"ante": 480, "bet": 20}
    assert one(Texas(), "4s 4d", {"board": board, "maximum-payout": 15}, cards="Ah Kh") == {"ante": 0, "bet": 15}
    assert [(str(least), str(most)) for least, most in LIMITS] == [
        ("10", "2000"),
        ("25", "3000"),
        ("50", "5000"),
        ("100", "12000"),
    ]


def test_texas_blind_box_settles_as_any_other() -> None:
    """It is played or folded unseen. Source: TX-BOXES."""
    board = {"board": "Qh Jh Th 2d 2c"}
    assert one(Texas(), "4s 4d", board, cards="Ah Kh", blind=True) == {"ante": 1000, "bet": 20}
