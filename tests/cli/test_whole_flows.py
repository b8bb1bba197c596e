"""A whole spin and a whole round on terminals of every sort, in each language: every part asked, all right."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.deal import sitting
from croupier_trainer.drills.load import open_drill
from tests.cli.playing import typed
from tests.cli.test_flows import TERMINALS, Desk

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("kind", TERMINALS)
@pytest.mark.parametrize("drill", ["roulette/spin-3", "poker/oasis/round-4"])
def test_a_whole_question_on_all_terminals(tmp_path: Path, drill: str, kind: str, language: str) -> None:
    """Each part's words are there whole when it is asked, and the summary says that all was right."""
    desk = Desk(tmp_path, kind, language)
    (dealt,) = sitting(*open_drill(drill), 3, 1)
    keys = []
    for part, line in zip(dealt.question.parts, typed(dealt), strict=True):
        label = r"\s+".join(re.escape(word) for word in desk.words.say(part.ask).split())
        # What there is to choose from, the clock and the keys may stand between the words and the prompt.
        keys.append((rf"{label}(:|.*\n\s*>)\s*$", line))
    shown = desk.run("drill", drill, "--seed", "3", "--count", "1", keys=tuple(keys))
    desk.has(shown, "verdict.right")
    desk.has(shown, "verdict.summary", n=1, right=1, percent=100)
