"""The shipped procedures: whole, consistent with the rulebook, and such that every fault in them can be found."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from croupier_trainer.rules import clean_hands
from croupier_trainer.rules.faults import Kind, hands, possible, show, words
from croupier_trainer.rules.procedure import Where
from tests.scenarios.procedure_judge import judge
from tests.scenarios.shipped_content import ROOT, RULE_IDS, files, procedures, situations

FILES = files("procedures")
PROCEDURES = procedures()
EACH = {"outside-order", "colours", "boxes-from-left", "boxes-from-right", "folded-boxes"}
# Rules that a procedure's step or a situation must hold (all of these sections).
SECTIONS = ("CH", "ST", "CP", "SP", "CB", "CL", "PY", "EX", "CD")

each_procedure = pytest.mark.parametrize("name", FILES)


def test_the_procedures_are_those_of_the_contract() -> None:
    """Fourteen at roulette, fifteen at poker, each in the file of its name."""
    roulette = (
        "spin-opening no-spin last-bets late-bet call-bet dolly-and-clearing pay-outside pay-number payout "
        "colour-to-cash take-over leave tips handkerchief"
    )
    poker = (
        "oasis-deal oasis-draw oasis-open oasis-settle russian-deal russian-draw russian-open russian-buy "
        "russian-settle six-card-deal six-card-buy six-card-settle texas-deal texas-board texas-settle"
    )
    assert sorted(FILES) == sorted((roulette + " " + poker).split())
    for name, file in FILES.items():
        assert file["id"] == name
        assert file["game"] == ("roulette" if name in roulette.split() else name.rsplit("-", 1)[0])


def test_colour_to_cash_is_the_measure() -> None:
    """EX-COLOUR-1 to EX-COLOUR-8, clean hands before and after, in this order and no other."""
    steps = [
        "clean-hands-1",
        "announce-change",
        "to-work-area",
        "set-aside",
        "check-value",
        "announce-sum",
        "take-and-spread-cash",
        "pass-cash",
        "colour-back",
        "clean-hands-2",
    ]
    procedure = PROCEDURES["colour-to-cash"]
    assert list(procedure.order) == steps
    for place, step in enumerate(steps):
        assert procedure.allowed_next(steps[:place]) == (step,)


@each_procedure
def test_only_known_keys_and_words_stand_in_a_file(name: str) -> None:
    """What no reader knows would be silently lost."""
    file = FILES[name]
    assert set(file) <= {"format", "id", "game", "title", "scene", "parts", "steps", "extras"}
    for step in file["steps"]:
        assert set(step) <= {
            "id", "text", "plain", "clean", "hand", "say", "where", "rules", "needs", "each", "part",
        }  # fmt: skip
        assert set(step) >= {"id", "text", "rules"}
        assert step.get("each", "colours") in EACH
        for key, known in (("hand", hands(file["game"])), ("say", words(file["game"])), ("where", tuple(Where))):
            if key in step:
                assert set(step[key]) <= {"must", "rule", "also"}
                assert {step[key]["must"], *step[key].get("also", ())} <= set(known), step["id"]
    for extra in file.get("extras", ()):
        assert set(extra) == {"id", "text", "rule", "after"}


@each_procedure
def test_ids_are_unique_and_known_where_they_are_named(name: str) -> None:
    """Steps, extras, parts and rules."""
    file = FILES[name]
    steps = [step["id"] for step in file["steps"]]
    extras = [extra["id"] for extra in file.get("extras", ())]
    assert len({*steps, *extras}) == len(steps) + len(extras)
    assert {need["step"] for step in file["steps"] for need in step.get("needs", ())} <= set(steps)
    assert {extra["after"] for extra in file.get("extras", ())} <= set(steps)
    assert {step["part"] for step in file["steps"] if "part" in step} == {part["id"] for part in file.get("parts", ())}
    assert rules_of(file) <= set(RULE_IDS)
    assert all(step["rules"] for step in file["steps"])


@each_procedure
def test_the_order_of_the_file_is_a_right_one(name: str) -> None:
    """So what a step needs stands before it, and no needs run in a circle."""
    procedure = PROCEDURES[name]
    assert procedure.first_wrong(procedure.order) is None


@each_procedure
def test_a_showing_of_hands_serves_the_rules_of_its_moment(name: str) -> None:
    """CH: a step of clean hands names its moments, and holds every rule that asks for a showing there."""
    shown = 0
    for step in PROCEDURES[name].steps:
        assert (step.clean is not None) == step.id.startswith("clean-hands-")
        if step.clean:
            shown += 1
            assert step.id == f"clean-hands-{shown}"
            moments = {moment.value for moment in clean_hands.Moment}
            assert {*step.clean.before, *step.clean.after} <= moments
            assert clean_hands.rules(step.clean.before, step.clean.after) <= set(step.rules)


@each_procedure
def test_showings_of_hands_follow_each_other(name: str) -> None:
    """They read "the first time", "the second time", so no right order may have them the other way round."""
    showings = [step.id for step in PROCEDURES[name].steps if step.clean]
    for one, other in pairwise(showings):
        assert one in PROCEDURES[name].before(other)


@each_procedure
def test_a_showing_reads_the_same_in_a_row_of_steps(name: str) -> None:
    """Where there are several, `plain` drops the count: a missing one must not be told by the others' numbers."""
    showings = [step for step in FILES[name]["steps"] if "clean" in step]
    for step in showings:
        assert ("plain" in step) == (len(showings) > 1)
        assert step.get("plain", step["text"])["en"] == "Clean hands"


TELLS = {
    "hand": {"en": r"\bhands?\b|inner|outer", "uk": r"\bрук\w*\b|внутрішн\w+ рук|зовнішн\w+ рук", "ru": r"\bрук\w*\b"},
    "where": {
        "en": r"work area|nearer|nearest|on top|at the bottom|aside|beside|far end|furthest",
        "uk": r"робоч|ближче|зверху|поверх|внизу|вбік|збоку|поруч|найдалі",
        "ru": r"рабоч|ближе|сверху|поверх|внизу|в сторону|сбоку|рядом|дальше всего",
    },
    "say": {
        "en": r"place your bets|last bets\b|no more bets|no spin|late bet|\bchange\b|doubled|number|no game|stand-off",
        "uk": r"робіть|останні ставки|ставок більше|не відбувся|пізня|обмін\b|подвоєні|номер|немає гри|при своїх",
        "ru": r"делайте|последние ставки|ставок больше|нет спина|поздняя|обмен\b|удвоены|номер|нет игры|стэй",
    },
}


@each_procedure
def test_a_step_does_not_tell_what_is_asked_of_it(name: str) -> None:
    """Hand, place and words are asked and shown beside the text, so they don't stand in it."""
    for step in FILES[name]["steps"]:
        for key, tells in TELLS.items():
            if key in step:
                for language, tell in tells.items():
                    assert not re.search(tell, step["text"][language], re.IGNORECASE), (step["id"], key, language)


def test_every_rule_of_handling_is_in_a_step_or_a_situation() -> None:
    """CH, ST, SP, CB, CL, PY, EX, CD in procedures; what is no step (CP and others) in a situation."""
    from tests.scenarios.test_shipped_situations import decision

    held = set().union(*(rules_of(file) for file in FILES.values()))
    held |= {decision(situation).rule or "" for situation in situations().values()}
    missing = [rule for rule in RULE_IDS if rule.split("-")[0] in SECTIONS and rule not in held]
    assert missing == []


def rules_of(file: dict[str, Any]) -> set[str]:
    """Give all rules that a procedure's file names."""
    found = {rule for step in file["steps"] for rule in step["rules"]}
    found |= {need["rule"] for step in file["steps"] for need in step.get("needs", ())}
    found |= {step[key]["rule"] for step in file["steps"] for key in ("hand", "say", "where") if key in step}
    return found | {extra["rule"] for extra in file.get("extras", ())}


def seen(name: str, fault: Any) -> list[dict[str, str | None]]:  # noqa: ANN401 - a fault or none
    """Show a procedure as plain data."""
    return [
        {"id": step.id, "hand": step.hand, "say": step.say, "where": step.where}
        for step in show(PROCEDURES[name], fault)
    ]


@each_procedure
def test_the_judge_finds_every_fault_that_can_be_injected(name: str) -> None:
    """All of them, by the shown steps and the file alone: the step is the fault's, and so are the rules."""
    faults = possible(PROCEDURES[name])
    assert faults
    for fault in faults:
        assert judge(FILES[name], seen(name, fault)) == (fault.step, set(fault.rules)), fault


@each_procedure
def test_the_judge_finds_nothing_where_there_is_no_fault(name: str) -> None:
    """The file's own order, with its own hands, words and places."""
    assert judge(FILES[name], seen(name, None)) is None


def test_faults_of_every_kind_can_be_injected() -> None:
    """Left out, swapped, wrong hand, wrong words, wrong place, extra; a forgotten showing of hands and more."""
    faults = [fault for procedure in PROCEDURES.values() for fault in possible(procedure)]
    assert {fault.kind for fault in faults} == set(Kind)
    assert any(fault.kind is Kind.LEFT_OUT and fault.step.startswith("clean-hands") for fault in faults)


def by_hand() -> list[Any]:
    """Read the faults written by hand."""
    import yaml

    path = ROOT.parent / "tests" / "scenarios" / "faults-by-hand.yaml"
    return [pytest.param(case, id=case["id"]) for case in yaml.safe_load(path.read_bytes())["faults"]]


@pytest.mark.parametrize("case", by_hand())
def test_a_fault_written_by_hand_is_told(case: dict[str, Any]) -> None:
    """Written from the rulebook, without the program: the injected fault of these words names this step and rule."""
    kind = Kind(case["kind"])
    found = [
        fault
        for fault in possible(PROCEDURES[case["procedure"]])
        if fault.kind is kind and fault.step == case["step"] and fault.other == case.get("other", "")
    ]
    assert len(found) == 1
    assert case["rule"] in found[0].rules
    verdict = judge(FILES[case["procedure"]], seen(case["procedure"], found[0]))
    assert verdict is not None
    assert verdict[0] == case["step"]
    assert case["rule"] in verdict[1]
