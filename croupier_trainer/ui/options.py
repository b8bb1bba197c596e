"""The options of a form as a list, numbered where they are chosen by number, as many in a line as fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.ui.asking import are_numbered, option_names
from croupier_trainer.ui.width import cells, flow, pad, wrap

if TYPE_CHECKING:
    from croupier_trainer.drills.answers import AnyForm
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

_FEW = 4


def lines(form: AnyForm, terminal: Terminal, words: Words) -> list[str]:
    """Give the options of a form that has some; [] for numbers, which need no list."""
    names = [terminal.fit(name) for name in option_names(form, words)]
    if not names:
        return []
    of = getattr(form, "of", "")
    if of in {"cash", "bet"}:
        return flow(names, terminal.text_width, "  ", "  ")
    return numbered(names, terminal) if are_numbered(form) else []


def numbered(names: list[str], terminal: Terminal) -> list[str]:
    """Put numbers from 1 before names, in columns where more than a few short ones can stand side by side."""
    digits = len(str(len(names)))
    items = [f"{place:>{digits}}  {name}" for place, name in enumerate(names, 1)]
    widest = max(map(cells, items)) + 3
    across = max(1, (terminal.text_width - 2) // widest)
    if not terminal.pictures or len(items) <= _FEW or across == 1:
        hanging = " " * (digits + 4)
        return [line for item in items for line in wrap(item, terminal.text_width, "  ", hanging)]
    down = -(-len(items) // across)
    rows = [items[at::down] for at in range(down)]
    return ["  " + "".join(pad(item, widest) for item in row).rstrip() for row in rows]
