"""CH: when hands are shown, moment by moment."""

from __future__ import annotations

import pytest

from croupier_trainer.rules.clean_hands import DEMANDS, Moment, When, showing

BEFORE = "touch-bet pass handkerchief take-over leave beyond-edge open-bet"
AFTER = "close-bet clear-layout dolly-on place-winning-bet dolly-off payout-ready"
BOTH = "change tips"
NO = "spin-ball announce point-at-track"


@pytest.mark.parametrize(
    ("when", "moments"), [(When.BEFORE, BEFORE), (When.AFTER, AFTER), (When.BOTH, BOTH), (When.NO, NO)]
)
def test_hands_are_shown_on_the_side_that_the_rules_name(when: When, moments: str) -> None:
    """Before a bet is touched, after the layout is cleared, on both sides of a change, never for a word."""
    for moment in moments.split():
        assert showing(Moment(moment)).when is when


def test_every_moment_is_judged() -> None:
    """The four lists above are all moments."""
    assert sorted(f"{BEFORE} {AFTER} {BOTH} {NO}".split()) == sorted(Moment)


@pytest.mark.parametrize("rule", [demand.rule for demand in DEMANDS])
def test_without_a_rule_a_showing_falls_away(rule: str) -> None:
    """Each rule alone decides some moment: dropping it changes an answer."""
    without = tuple(demand for demand in DEMANDS if demand.rule != rule)
    assert any(showing(moment).when is not showing(moment, without).when for moment in Moment)


def test_a_showing_names_the_rules_that_ask_for_it() -> None:
    """As many as ask; none where no hands are shown."""
    assert showing(Moment.TIPS).rules == ("CH-BEFORE-TIPS", "CH-AFTER-CHANGE")
    assert showing(Moment.ANNOUNCE).rules == ()
