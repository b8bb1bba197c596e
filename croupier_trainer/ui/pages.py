"""Long texts page by page, where a person sits at a terminal that scrolls them away; else all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.asking import Screen, Signal

# Lines that the question for more takes.
_KEPT = 2


def show(lines: Sequence[str], screen: Screen, words: Words) -> Signal | None:
    """Show lines, a window full at a time; gives the signal with which the person stopped."""
    if not screen.typist or screen.terminal.plain:
        screen.show(lines)
        return None
    start = 0
    while True:
        end = start + max(1, screen.terminal.lines - _KEPT)
        screen.show(lines[start:end])
        if end >= len(lines):
            return None
        signal = screen.rest(words.text("ui.more", shown=end, total=len(lines)))
        if signal is not None:
            return signal
        start = end
