"""A menu of so many items, or a text of 60 lines, to be run in a terminal: little_menu.py COUNT|pages."""

from __future__ import annotations

import sys

from croupier_trainer.text.words import Words
from croupier_trainer.ui import pages
from croupier_trainer.ui.prompt import PromptScreen
from croupier_trainer.ui.terminal import detect
from tests.ui.little_drill import now_ms


def main(what: str) -> None:
    """Show it and say what was picked."""
    terminal, words = detect(), Words("en")
    screen = PromptScreen(terminal, words, now_ms)
    picked: object
    if what == "pages":
        picked = pages.show([f"line {number}" for number in range(1, 61)], screen, words)
    else:
        picked = screen.pick("Menu", [f"item {number}" for number in range(1, int(what) + 1)])
    terminal.print([f"PICKED {picked}"])


if __name__ == "__main__":
    main(sys.argv[1])
