"""What the dealer does at a poker table. Source: rulebook.md, PK to TX."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier_trainer.rules.decide import poker_facts as f
from croupier_trainer.rules.decide import words as w
from croupier_trainer.rules.decide.rule import Do, HouseTerms, Rule, accept_unless

if TYPE_CHECKING:
    from collections.abc import Callable

OASIS: Final = "oasis"
RUSSIAN: Final = "russian"
SIX_CARD: Final = "six-card"
TEXAS: Final = "texas"

RUSSIAN_OPEN: Final = 2
RUSSIAN_BLIND: Final = 2
INSURABLE: Final = frozenset({"three", "straight", "flush", "full-house", "four", "straight-flush", "royal-flush"})


def _misdeal(it: f.Deal, _: HouseTerms) -> Do:
    return accept_unless(it.dealt != it.due or it.order is w.Order.WRONG, Do.VOID)


def _exposed(it: f.Deal, _: HouseTerms) -> Do | None:
    return None if it.exposed is w.Exposed.NONE else accept_unless(it.exposed is w.Exposed.BOX, Do.VOID)


def _extra(it: f.Claim, _: HouseTerms) -> Do:
    return accept_unless(it.due is w.Told.NOT, Do.REFUSE)


def _in_sight(it: f.Cards, _: HouseTerms) -> Do:
    return accept_unless(it.does is not w.Does.LOOKS, Do.WARN)


def _during_deal(game: str) -> Callable[[f.TouchCards, HouseTerms], Do | None]:
    def judge(it: f.TouchCards, _: HouseTerms) -> Do | None:
        return None if it.game != game else accept_unless(it.stage is w.Stage.DEALING, Do.WARN)

    return judge


def _after_bet(game: str) -> Callable[[f.TouchCards, HouseTerms], Do | None]:
    def judge(it: f.TouchCards, _: HouseTerms) -> Do | None:
        return (
            None
            if it.game != game or it.stage is w.Stage.DEALING
            else accept_unless(it.stage is w.Stage.CLOSED, Do.WARN)
        )

    return judge


def _manager(it: f.Dispute, _: HouseTerms) -> Do:
    return Do.CALL_MANAGER if it.manager is w.Manager.NOT_ASKED else Do.REFUSE


def _terms(it: f.Terms, _: HouseTerms) -> Do:
    return accept_unless(it.seated is w.Told.SO, Do.REFUSE)


def _oasis_box(it: f.TakeBox, _: HouseTerms) -> Do | None:
    return None if it.game != OASIS else accept_unless(it.open + it.blind >= 1, Do.REFUSE)


def _russian_box(it: f.TakeBox, _: HouseTerms) -> Do | None:
    if it.game != RUSSIAN:
        return None
    too_many = (
        it.open >= RUSSIAN_OPEN if it.wants is w.BoxKind.OPEN else it.open < RUSSIAN_OPEN or it.blind >= RUSSIAN_BLIND
    )
    return accept_unless(too_many or it.box is w.Taken.TAKEN or it.ante is w.Ante.UNEQUAL, Do.REFUSE)


def _texas_box(it: f.TakeBox, _: HouseTerms) -> Do | None:
    if it.game != TEXAS:
        return None
    second = it.open == 1 and it.blind == 0
    allowed = second if it.wants is w.BoxKind.BLIND else it.open + it.blind == 0
    return accept_unless(not allowed, Do.REFUSE)


def _no_return(game: str) -> Callable[[f.GoBack, HouseTerms], Do | None]:
    def judge(it: f.GoBack, _: HouseTerms) -> Do | None:
        return None if it.game != game else accept_unless(it.passed is w.Told.SO, Do.REFUSE)

    return judge


def _blind(it: f.BoxWish, _: HouseTerms) -> Do:
    return accept_unless(it.box is w.BoxKind.BLIND and it.wants not in {w.Wish.BET, w.Wish.FOLD}, Do.REFUSE)


def _insurance(it: f.Insure, _: HouseTerms) -> Do:
    return accept_unless(it.bet is w.Told.SO or it.holds not in INSURABLE, Do.REFUSE)


def _oasis_draw(it: f.ChangeCards, house: HouseTerms) -> Do | None:
    if it.game != OASIS:
        return None
    return accept_unless(it.already is w.Told.SO or it.cards > house.oasis_changes, Do.REFUSE)


def _russian_draw(it: f.ChangeCards, _: HouseTerms) -> Do | None:
    return None if it.game != RUSSIAN else accept_unless(it.already is w.Told.SO, Do.REFUSE)


def _buy(it: f.BuyGame, house: HouseTerms) -> Do:
    return accept_unless(it.insured is w.Told.SO and not house.buys_after_insurance, Do.REFUSE)


def _sixth(it: f.ChangeSixth, _: HouseTerms) -> Do:
    return accept_unless(it.bought is w.Told.NOT, Do.REFUSE)


RULES: Final = (
    Rule("PK-NO-EXTRA", f.Deal, _misdeal),
    Rule("PK-EXPOSED", f.Deal, _exposed),
    Rule("PK-NO-EXTRA", f.Claim, _extra),
    Rule("PK-IN-SIGHT", f.Cards, _in_sight),
    Rule("RU-BET", f.TouchCards, _after_bet(RUSSIAN)),
    Rule("SX-CLOSE", f.TouchCards, _after_bet(SIX_CARD)),
    Rule("OA-DEAL", f.TouchCards, _during_deal(OASIS)),
    Rule("RU-DEAL", f.TouchCards, _during_deal(RUSSIAN)),
    Rule("SX-DEAL", f.TouchCards, _during_deal(SIX_CARD)),
    Rule("PK-MANAGER", f.Dispute, _manager),
    Rule("PK-ACCEPT", f.Terms, _terms),
    Rule("OA-BETS", f.TakeBox, _oasis_box),
    Rule("RU-BOXES", f.TakeBox, _russian_box),
    Rule("TX-BOXES", f.TakeBox, _texas_box),
    Rule("RU-BOXES", f.GoBack, _no_return(RUSSIAN)),
    Rule("SX-BUY", f.GoBack, _no_return(SIX_CARD)),
    Rule("RU-BLIND", f.BoxWish, _blind),
    Rule("RU-INS", f.Insure, _insurance),
    Rule("OA-DRAW", f.ChangeCards, _oasis_draw),
    Rule("RU-DRAW", f.ChangeCards, _russian_draw),
    Rule("RU-BUY", f.BuyGame, _buy),
    Rule("SX-CHANGE", f.ChangeSixth, _sixth),
)
