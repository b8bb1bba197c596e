"""Settlements: golden answers, a second calculation over random rounds and houses, and laws that always hold."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier_trainer.rules.cards import Card
from croupier_trainer.rules.money import ZERO, Money
from croupier_trainer.rules.poker.bought_game import DealerChanges, SameRank
from croupier_trainer.rules.poker.doubles import StraightWithPair
from croupier_trainer.rules.poker.game import compare
from croupier_trainer.rules.poker.insurance import InsuranceMax, InsuranceMin
from croupier_trainer.rules.poker.oasis import Bonus, Oasis
from croupier_trainer.rules.poker.prices import PriceList, Span
from croupier_trainer.rules.poker.russian import Russian
from croupier_trainer.rules.poker.russian_variants import (
    AnteOfInsured,
    Buy,
    InsuranceStandOff,
    MaximumCounts,
    SecondNoGame,
)
from croupier_trainer.rules.poker.six_card import SixCard, TablePays
from croupier_trainer.rules.poker.texas import NoGameAnte, Texas
from croupier_trainer.rules.table import Fate
from tests.rules.poker import second_settle
from tests.rules.poker.dealing import GAMES, case_id, cases, in_words, moved, round_of, rounds

if TYPE_CHECKING:
    from croupier_trainer.rules.poker.box import Box, Round
    from croupier_trainer.rules.poker.game import PokerGame

House = tuple["PokerGame", dict[str, Any]]


@st.composite
def houses(draw: st.DrawFn) -> House:
    """Draw a game of any house, and the words of its house file."""
    options: dict[str, list[Any]] = {
        "insurance-min": list(InsuranceMin),
        "insurance-max": list(InsuranceMax),
        "insured-ante-no-game": list(AnteOfInsured),
        "insurance-stand-off": list(InsuranceStandOff),
        "buy": list(Buy),
        "second-no-game": list(SecondNoGame),
        "dealer-changes": list(DealerChanges),
        "same-rank": list(SameRank),
        "straight-with-pair": list(StraightWithPair),
        "maximum-counts": list(MaximumCounts),
    }
    match draw(st.sampled_from(["oasis", "russian", "russian", "six-card", "texas"])):
        case "oasis":
            bonus = draw(st.sampled_from(Bonus))
            if draw(st.booleans()):
                prices = PriceList(((1, Money.of(1)), (2, Money(3))))
                words = {"change-price": {1: "1", 2: "1.5"}, "bonus": bonus}
                return Oasis(changes=Span(1, 5), change_price=prices, bonus=bonus), words
            return Oasis(changes=Span(1, 5), bonus=bonus), {"bonus": bonus}
        case "six-card":
            table = draw(st.sampled_from(TablePays))
            return SixCard(table_pays=table), {"table-pays": table}
        case "texas":
            ante, royal = draw(st.sampled_from(NoGameAnte)), draw(st.sampled_from([50, 100]))
            return Texas(no_game_ante=ante, royal=royal), {"no-game-ante": ante, "royal": royal}
    words = {name: draw(st.sampled_from(values)) for name, values in options.items()}
    fields = {name.replace("-", "_"): value for name, value in words.items()}
    return Russian(**fields), words


@st.composite
def dealt(draw: st.DrawFn) -> tuple[PokerGame, dict[str, Any], Round]:
    """Draw a house and a round dealt in it."""
    game, words = draw(houses())
    return game, words, draw(rounds(game))


thorough = settings(
    max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@pytest.mark.parametrize("case", cases("settle"), ids=case_id)
def test_golden_settlement(case: dict[str, Any]) -> None:
    """The acceptance cases, and the second calculation agrees with them too."""
    game = GAMES[case["game"]]
    deal = round_of(case)
    assert game.faults(deal) == ()
    assert moved(game.settle(deal)) == case["answer"]
    words = {**case, "boxes": {str(number): box for number, box in case["boxes"].items()}}
    assert second_settle.settle(words) == case["answer"]


@pytest.mark.parametrize("case", cases("compare"), ids=case_id)
def test_golden_comparison(case: dict[str, Any]) -> None:
    """The acceptance cases of comparing one hand with the dealer's."""
    boxes = {1: {"ante": 1, "cards": case["player"]}}
    deal = round_of({"boxes": boxes, "dealer": case["dealer"], "board": case.get("board", "")})
    assert compare(GAMES[case["game"]], deal.boxes[0].cards, deal.dealer, deal.board) == case["answer"]


@thorough
@given(dealt())
def test_every_round_settles_as_the_second_calculation_says(given_: tuple[PokerGame, dict[str, Any], Round]) -> None:
    """Every variant of every game, over rounds in which much happens."""
    game, words, deal = given_
    assert game.faults(deal) == ()
    assert moved(game.settle(deal)) == second_settle.settle(in_words(game, deal), words)


@thorough
@given(dealt())
def test_two_boxes_settle_as_two_single_ones(given_: tuple[PokerGame, dict[str, Any], Round]) -> None:
    """No box bears on another, whatever order they are given in."""
    game, _, deal = given_
    whole = game.settle(deal)
    for box in deal.boxes:
        alone = replace(deal, boxes=(box,))
        assert game.settle(alone).moves == whole.of(box.number)
    turned = replace(deal, boxes=deal.boxes[::-1], dealer=deal.dealer[::-1])
    assert game.settle(turned) == whole


@thorough
@given(dealt(), st.permutations("cdhs"))
def test_suits_and_order_of_cards_change_nothing(
    given_: tuple[PokerGame, dict[str, Any], Round], suits: list[str]
) -> None:
    """Another naming of the suits, hands laid out backwards: the same money moves."""
    game, _, deal = given_

    def other(cards: tuple[Card, ...], step: int = -1) -> tuple[Card, ...]:
        return tuple(Card.of(card.rank, suits["cdhs".index(card.suit)]) for card in cards)[::step]

    def box(old: Box) -> Box:
        sixth, changed = (None if card is None else other((card,))[0] for card in (old.sixth, old.changed))
        cards, draw, drawn = map(other, (old.cards, old.draw, old.drawn))
        return replace(old, cards=cards, draw=draw, drawn=drawn, sixth=sixth, changed=changed)

    turned = replace(
        deal,
        boxes=tuple(map(box, deal.boxes)),
        dealer=other(deal.dealer),
        board=other(deal.board),
        dealer_new=other(deal.dealer_new, 1),
    )
    assert moved(game.settle(turned)) == moved(game.settle(deal))


@thorough
@given(dealt())
def test_float_gains_what_the_boxes_lose(given_: tuple[PokerGame, dict[str, Any], Round]) -> None:
    """Stake by stake: terms account for every move, prices and insurance included, and nothing moves unlaid."""
    game, _, deal = given_
    settlement = game.settle(deal)
    gained = ZERO
    for box in deal.boxes:
        handed_back = laid = ZERO
        for move in settlement.of(box.number):
            stake = move.terms[0].stake
            laid += stake
            fate = move.terms[0].fate
            if fate is Fate.LOST:
                assert move.amount == -stake
            else:
                handed_back += stake + move.amount
                assert move.amount >= ZERO
                assert move.amount == ZERO or fate is Fate.PAID
            pays = sum((term.pays for term in move.terms if term.fate is Fate.PAID), ZERO)
            assert move.capped == (fate is Fate.PAID and move.amount < pays)
            assert move.why[0].rule == move.terms[0].rule
        gained += laid - handed_back
    assert settlement.float_gains == gained


@thorough
@given(dealt())
def test_money_moves_exactly_where_it_lay(given_: tuple[PokerGame, dict[str, Any], Round]) -> None:
    """A key stands exactly when money lay there: a folded box has no bet, a box that bought has its price."""
    game, _, deal = given_
    settlement = game.settle(deal)
    plays = game.qualifies(game.hand(deal.dealer, deal.board))
    for box in deal.boxes:
        lay = {"ante"} | ({"bet"} if not box.folded else set())
        lay |= {key for key, there in (("draw", box.draw), ("bonus", box.bonus), ("insurance", box.insurance)) if there}
        lay |= {key for key, card in (("sixth", box.sixth), ("change", box.changed)) if card is not None}
        lay |= {"buy"} if box.buys and not plays else set()
        stakes = [move.stake.value for move in settlement.of(box.number)]
        assert set(stakes) == lay
        assert len(stakes) == len(lay)


@thorough
@given(dealt())
def test_comparison_is_mirrored_when_player_and_dealer_swap(
    given_: tuple[PokerGame, dict[str, Any], Round],
) -> None:
    """Where both would play as the dealer."""
    game, _, deal = given_
    player, dealer = deal.boxes[0].hand, deal.dealer
    there, back = compare(game, player, dealer, deal.board), compare(game, dealer, player, deal.board)
    mirror = {"player": "dealer", "dealer": "player", "stand-off": "stand-off"}
    if "no-game" in {there, back}:
        for cards, outcome in ((dealer, there), (player, back)):
            assert (outcome == "no-game") == (not game.qualifies(game.hand(cards, deal.board)))
    else:
        assert mirror[there] == back
