"""The shipped situations: facts only, and such that each rule of `decide` is bitten by one and not by another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import yaml

from croupier_trainer.rules.clean_hands import Moment
from croupier_trainer.rules.decide import RULES, SCHOOL, Decision, Do, HouseTerms, decide
from tests.scenarios.shipped_content import ROOT, RULE_IDS, facts, files, situations

if TYPE_CHECKING:
    from croupier_trainer.rules.decide import Rule

SITUATIONS = situations()
RULE_NAMES = sorted({rule.id for rule in RULES})


def decision(situation: dict[str, Any], rules: tuple[Rule, ...] = RULES, house: HouseTerms = SCHOOL) -> Decision:
    """Decide a situation of a file."""
    return decide(facts(situation), house, rules)


def test_a_situation_holds_facts_and_no_answer() -> None:
    """Id, game, text and facts; the engine answers."""
    for file in files("situations").values():
        for situation in file.get("situations", ()):
            assert set(situation) == {"id", "game", "text", "facts"}


def test_ids_are_unique_in_all_files() -> None:
    """A question names a situation by its id alone."""
    ids = [one["id"] for file in files("situations").values() for one in file.get("situations", ())]
    assert len(ids) == len(set(ids))


def test_the_right_decisions() -> None:
    """Each as it was checked against the rulebook, with its rule."""
    path = ROOT.parent / "tests" / "scenarios" / "decisions.yaml"
    written = yaml.safe_load(path.read_bytes())["decisions"]
    assert {id_: [str(decision(one).do), decision(one).rule] for id_, one in SITUATIONS.items()} == written


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_a_rule_bites_in_one_situation_and_not_in_another(rule: str) -> None:
    """At least two situations with differing facts stand under every rule, with different decisions."""
    under = {decision(one).do for one in SITUATIONS.values() if _looks(rule, one)}
    assert len(under) > 1


def _looks(rule: str, situation: dict[str, Any]) -> bool:
    told = facts(situation)
    return any(one.id == rule and isinstance(told, one.of) and one.judge(told, SCHOOL) for one in RULES)


@pytest.mark.parametrize("rule", RULE_NAMES)
def test_without_a_rule_a_right_answer_changes(rule: str) -> None:
    """No situation's decision would stand if the rule that gives it were dropped, so each rule is trained."""
    without = tuple(one for one in RULES if one.id != rule)
    assert any(decision(one).do is not decision(one, without).do for one in SITUATIONS.values())


def test_rules_that_decide_are_rules_of_the_school() -> None:
    """Every id stands in the rulebook."""
    assert set(RULE_NAMES) <= set(RULE_IDS)


def test_every_decision_is_right_somewhere() -> None:
    """Accept, return, take off, respin, void, warn, call the manager, offer colour, refuse."""
    assert {decision(one).do for one in SITUATIONS.values()} == set(Do)


def test_a_house_of_three_turns_counts_a_spin_of_three() -> None:
    """SP-FIVE is the school's; the house's own figure decides."""
    three = SITUATIONS["three-turns"]
    assert decision(three).do is Do.RESPIN
    assert decision(three, house=HouseTerms(turns=3)).do is Do.ACCEPT
    assert decision(SITUATIONS["two-turns"], house=HouseTerms(turns=3)).do is Do.RESPIN


def test_a_house_that_sells_the_game_after_insurance_accepts_it_then() -> None:
    """RU-BUY: before insurance is paid at the school, after it elsewhere."""
    late = SITUATIONS["buys-after-insurance"]
    assert decision(late).do is Do.REFUSE
    assert decision(late, house=HouseTerms(buys_after_insurance=True)).do is Do.ACCEPT


def test_a_house_that_changes_up_to_five_cards_accepts_two() -> None:
    """OA-DRAW: one card at the school; in no house a second time."""
    house = HouseTerms(oasis_changes=5)
    assert decision(SITUATIONS["oasis-two-cards"], house=house).do is Do.ACCEPT
    assert decision(SITUATIONS["oasis-changes-again"], house=house).do is Do.REFUSE


def test_every_moment_of_clean_hands_is_put_into_words() -> None:
    """Each once, in the order of the rules."""
    assert [one["id"] for one in files("situations")["clean-hands"]["moments"]] == [moment.value for moment in Moment]
