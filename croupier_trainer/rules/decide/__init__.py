"""What the dealer does about what has happened, and by which rule.

Each rule looks at the facts it speaks of and says what to do; the first one that doesn't accept decides. Where all
accept, the last that looked is the one that allows it. Rules are a plain list, so that a test can take one out and
see which answers change. Source: rulebook.md, CP to CD and PK to TX.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from croupier_trainer.rules.decide import poker, roulette
from croupier_trainer.rules.decide.poker_facts import (
    BoxWish,
    BuyGame,
    Cards,
    ChangeCards,
    ChangeSixth,
    Claim,
    Deal,
    Dispute,
    GoBack,
    Insure,
    TakeBox,
    Terms,
    TouchCards,
)
from croupier_trainer.rules.decide.roulette_facts import (
    AskColour,
    BuyIn,
    CallBet,
    ChangeChips,
    PlaceBet,
    PlayCash,
    PlayWithChips,
    Revalue,
    Spin,
    TakeDown,
    Talk,
    UseColour,
)
from croupier_trainer.rules.decide.rule import Do, HouseTerms, Rule
from croupier_trainer.rules.poker.russian_variants import Buy

if TYPE_CHECKING:
    from croupier_trainer.rules.house import House

__all__ = ["ACTS", "RULES", "SCHOOL", "Decision", "Do", "Facts", "HouseTerms", "Rule", "decide", "terms_of"]

Facts: TypeAlias = (
    PlaceBet
    | TakeDown
    | CallBet
    | ChangeChips
    | UseColour
    | AskColour
    | BuyIn
    | PlayCash
    | Revalue
    | Spin
    | Talk
    | PlayWithChips
    | Deal
    | Claim
    | Cards
    | TouchCards
    | Dispute
    | Terms
    | TakeBox
    | GoBack
    | BoxWish
    | Insure
    | ChangeCards
    | BuyGame
    | ChangeSixth
)

ACTS: Final[dict[str, type[Facts]]] = {
    facts.act: facts
    for facts in (
        PlaceBet,
        TakeDown,
        CallBet,
        ChangeChips,
        UseColour,
        AskColour,
        BuyIn,
        PlayCash,
        Revalue,
        Spin,
        Talk,
        PlayWithChips,
        Deal,
        Claim,
        Cards,
        TouchCards,
        Dispute,
        Terms,
        TakeBox,
        GoBack,
        BoxWish,
        Insure,
        ChangeCards,
        BuyGame,
        ChangeSixth,
    )
}

RULES: Final = (*roulette.RULES, *poker.RULES)
SCHOOL: Final = HouseTerms()


@dataclass(frozen=True, slots=True)
class Decision:
    """What to do and the rule that says so; no rule where none speaks of the facts."""

    do: Do
    rule: str | None


def terms_of(house: House) -> HouseTerms:
    """Give what a house varies of these rules."""
    return HouseTerms(
        turns=house.roulette.turns,
        oasis_changes=house.oasis.changes.most,
        buys_after_insurance=house.russian.buy is Buy.AFTER_INSURANCE,
    )


def decide(facts: Facts, house: HouseTerms = SCHOOL, rules: tuple[Rule, ...] = RULES) -> Decision:
    """Say what the dealer does about what has happened, and by which rule.

    >>> from croupier_trainer.rules.decide.words import Phase
    >>> decide(PlaceBet(phase=Phase.CLOSED))
    Decision(do=<Do.TAKE_OFF: 'take-off'>, rule='SP-LATE')
    >>> decide(Spin(turns=4)).do.value, decide(Spin(turns=4), HouseTerms(turns=3)).do.value
    ('respin', 'accept')
    """
    allowed: str | None = None
    for rule in rules:
        if isinstance(facts, rule.of):
            match rule.judge(facts, house):
                case None:
                    continue
                case Do.ACCEPT:
                    allowed = rule.id
                case do:
                    return Decision(do, rule.id)
    return Decision(Do.ACCEPT, allowed)
