"""A procedure's steps as they are shown, each with its hand, words and place where these are told.

Hands are drawn by the wheel's side: the inner hand is the one nearer to the wheel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.ui import style

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.scenes import ShownStep, StepsScene
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

# The wheel (@) and the dealer's two hands beside it; the one that works is filled.
_HANDS = {"inner": "@ ■ □", "outer": "@ □ ■", "both": "■ ■", "left": "■ □", "right": "□ ■"}


def draw(scene: StepsScene, terminal: Terminal, words: Words) -> list[str]:
    """Write the procedure's title and its steps."""
    lines = [terminal.paint(line, style.BOLD) for line in terminal.wrap(words.wording(scene.title))]
    digits = len(str(len(scene.steps)))
    for place, step in enumerate(scene.steps, 1):
        head = f"{place:>{digits}}. "
        hanging = " " * (len(head) + 2)
        told = "; ".join(_told(step, terminal, words))
        text = words.wording(step.text) + (f" ({told})" if told else "")
        lines += terminal.wrap(head + text, "  ", hanging)
    return lines


def _told(step: ShownStep, terminal: Terminal, words: Words) -> Iterator[str]:
    if step.hand is not None:
        name = words.name("hand", step.hand)
        sign = _HANDS.get(step.hand, "") if terminal.pictures else ""
        yield f"{sign} {name}" if sign else name
    if step.say is not None:
        yield words.text("ui.step-say", words=words.name("say", step.say))
    if step.where is not None:
        yield words.text("ui.step-where", place=words.name("where", step.where))
