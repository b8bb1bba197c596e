"""Drawing what is on the table: each type of scene has one drawer, imported when it is first needed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from croupier_trainer.drills.scenes import (
    AnyScene,
    CallsScene,
    CardsScene,
    ChipsScene,
    LayoutScene,
    Scene,
    SituationScene,
    StepsScene,
    WheelScene,
)

if TYPE_CHECKING:
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

DRAWERS: dict[type[Scene], str] = {
    LayoutScene: "layout",
    ChipsScene: "chips",
    WheelScene: "wheel",
    CallsScene: "calls",
    CardsScene: "cards",
    StepsScene: "steps",
    SituationScene: "situation",
}
"""The module with the `draw` of each type of scene."""


def draw(scene: AnyScene, terminal: Terminal, words: Words) -> list[str]:
    """Draw a scene as lines of this terminal."""
    module = import_module(f"croupier_trainer.ui.{DRAWERS[type(scene)]}")
    lines: list[str] = module.draw(scene, terminal, words)
    return lines
