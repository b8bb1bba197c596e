"""Every rule is trained by a shipped drill: a right answer changes with it or rests on it, or a decision asks it."""

from __future__ import annotations

import json

import pytest

from croupier_trainer.drills import library
from croupier_trainer.rules.house import House
from croupier_trainer.text.rulebook import trained_by
from tests.scenarios.changed_rules import CHANGES
from tests.scenarios.shipped_content import ROOT, RULE_IDS, procedures
from tests.scenarios.training import index, named_by, orders, without

SECTIONS = ("CH", "ST", "CP", "SP", "CB", "CL", "CD", "RT", "PO", "PY", "EX", "PK", "OA", "RU", "SX", "TX")
# They say what a thing is for or how it looks: no answer hangs on them alone.
ONLY_EXPLAINS = {"CH-WHAT", "CH-WHY", "ST-FORMATION", "CP-MARK"}
ASKED = [rule for rule in RULE_IDS if rule.split("-")[0] in SECTIONS]


@pytest.fixture(name="trained", scope="module")
def _trained() -> dict[str, list[str]]:
    """Work the index out anew, once."""
    return index()


@pytest.mark.parametrize("rule", [rule for rule in ASKED if rule not in ONLY_EXPLAINS])
def test_a_shipped_drill_trains_the_rule(rule: str, trained: dict[str, list[str]]) -> None:
    """By a right answer that is another one when the rule is changed or taken out, or by a decision."""
    assert trained.get(rule)


def test_ids_that_only_explain_are_rules() -> None:
    """The list above names nothing that isn't in the rulebook."""
    assert set(ASKED) >= ONLY_EXPLAINS


def test_the_shipped_index_is_current(trained: dict[str, list[str]]) -> None:
    """`python .ci/trained.py` makes it anew; `rules ID` reads it."""
    shipped = json.loads((ROOT / "rulebook" / "trained.json").read_text(encoding="utf-8"))
    assert shipped == trained
    assert trained_by("SP-FIVE") == tuple(shipped["SP-FIVE"])
    assert {name for names in shipped.values() for name in names} <= set(library.shipped())
    assert set(shipped) <= set(RULE_IDS)


def test_a_changed_rule_is_as_it_was_afterwards() -> None:
    """What a change puts in place of the rules' own is put back, and a house is another one only within."""
    from croupier_trainer.rules import chips
    from croupier_trainer.rules.roulette import order, wheel
    from croupier_trainer.rules.roulette.bets import BETS

    def state() -> tuple[object, ...]:
        odds = [(bet.odds, bet.numbers) for bet in BETS.values()]
        return (odds, wheel.CLOCKWISE, order.payment, chips.stacks, chips.DROP_MOST)

    before, house = state(), House()
    for rule, changes in CHANGES.items():
        for change in changes:
            with change(house) as played:
                assert state() != before or played != house or rule not in {"RT-WHEEL", "RT-SPLIT", "PO-ONE-GO"}
            assert state() == before


def test_without_a_rule_its_steps_and_orders_are_gone() -> None:
    """Clean hands before a bet taken out of the late bet: the chips come off at any time, and back after that."""
    late = procedures()["late-bet"]
    bare = without(late, "CH-BEFORE-BET")
    assert bare.order == late.order
    assert orders(late)[1] - orders(bare)[1] == {("clean-hands-1", "take-off"), ("clean-hands-1", "give-back")}
    assert without(late, "CP-NOT-A-BET").order == ("announce-late", "clean-hands-1", "take-off")
    assert orders(without(late, "RT-WHEEL")) == orders(late)
    assert named_by(late) == {"SP-LATE", "CH-BEFORE-BET", "CH-BEFORE-PASS", "CP-NOT-A-BET"}
