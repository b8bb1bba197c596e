"""Deals questions about procedures, situations and spins, for what they show and say."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.load import open_drill
from croupier_trainer.drills.table import Table
from tests.drills.dealt import questions

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Dealt


@cache
def dealt() -> tuple[Dealt, ...]:
    """Deal every procedure's steps, every hand, word and place, all moments and situations, faults and spins."""
    table = Table()
    found = [one for name in table.procedures for one in questions(f"ask: steps, procedure: {name}", table=table)]
    for asks in ("hand", "say", "where"):
        found += questions(f"ask: {asks}, procedure: any, step: any, times: 150")
    found += questions("ask: next, procedure: any, after: any, times: 40")
    found += questions("ask: steps, procedure: dolly-and-clearing, part: clearing")
    found += questions("ask: mistake, procedure: any, times: 60")
    found += questions("ask: clean-hands, situation: any, times: 150")
    found += questions(*(f"ask: decide, situation: {one}" for one in table.situations))
    for name in ("roulette/spin-3", "roulette/spin-4", "roulette/audition-5"):
        found += deal(*open_drill(name), 0)
    return tuple(found)
