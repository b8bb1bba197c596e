"""Call bets as they were called, with the track on which they are found."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.scenes import WheelScene
from croupier_trainer.ui import wheel

if TYPE_CHECKING:
    from croupier_trainer.drills.scenes import CallsScene
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal


def draw(scene: CallsScene, terminal: Terminal, words: Words) -> list[str]:
    """Draw the track where there is room, and write the calls in their order."""
    lines: list[str] = []
    if terminal.pictures and terminal.width >= wheel.WIDTH:
        lines += wheel.draw(WheelScene(number=scene.number), terminal, words)
    elif scene.number is not None:
        lines += terminal.wrap(words.text("ui.dolly", number=scene.number))
    if scene.straight_max is not None:
        lines += terminal.wrap(words.text("ui.straight-max", most=scene.straight_max), "  ", "    ")
    callers = [] if isinstance(scene.callers, msgspec.UnsetType) else scene.callers
    for place, (call, caller) in enumerate(zip_longest(scene.calls, callers), 1):
        who = f"{words.name('colour', caller)}: " if caller else ""
        lines += terminal.wrap(f"{place}. {who}{words.say(call)}", "  ", "     ")
    return lines
