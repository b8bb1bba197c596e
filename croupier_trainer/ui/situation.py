"""A situation in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier_trainer.drills.scenes import SituationScene
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal


def draw(scene: SituationScene, terminal: Terminal, words: Words) -> list[str]:
    """Write the situation, broken into lines."""
    return terminal.wrap(words.wording(scene.text), "  ")
