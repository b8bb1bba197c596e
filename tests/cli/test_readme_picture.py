"""The README's picture of a session is a real one: the same keys give the same screen."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

from tests.cli.program import ROOT
from tests.ui.real import CTRL_C, ENTER, Real

if TYPE_CHECKING:
    from pathlib import Path

TYPED = "121"
# In less than a tenth of a second nobody answers, and no time is told.
THOUGHT_S = 0.3


def picture() -> list[str]:
    """Give the README's block under "A session", the time taken left open."""
    section = (ROOT / "README.md").read_text("utf-8").partition("## A session\n")[2]
    block = section.partition("```\n")[2].partition("\n```")[0]
    return timeless(block)


def timeless(text: str) -> list[str]:
    """Give the lines of a text without the seconds that an answer took."""
    return [re.sub(r"  \d+\.\d s$", "  … s", line.rstrip()) for line in text.splitlines()]


def test_the_picture_of_a_session_is_what_such_a_session_shows(tmp_path: Path) -> None:
    """The first question of the first drill, answered without the street: line for line."""
    expected = picture()
    drill, home = (
        ("-m", "croupier_trainer", "drill", "roulette/payouts-1", "--seed", "1", "--lang", "en"),
        str(tmp_path),
    )
    with Real(*drill, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home) as real:
        real.see("Payout in chips:")
        time.sleep(THOUGHT_S)
        real.key(TYPED, ENTER)
        real.see("Enter: next question")
        shown = timeless(real.everything)
        real.key(CTRL_C)
        assert real.ends() == 130
    begins = shown.index(expected[0])
    assert shown[begins : begins + len(expected)] == expected
