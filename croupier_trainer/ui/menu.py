"""The menu: a list of things to do, chosen by arrows, digits and Enter; Esc goes back.

What the items do is given by whoever calls; they are made anew each time the menu shows, so that what they say
of the trainee's state is true.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.ui.asking import Signal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.ui.asking import Screen

INTERRUPTED = 130
# Each language by its own name, whatever language is spoken.
LANGUAGE_NAMES = {"en": "English", "uk": "Українська", "ru": "Русский"}


class Item(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do: its id, its words (`note` says how things stand: "12 due"), and the doing.

    `act` returns None where the menu shows again afterwards, else the program's exit code.
    """

    id: str
    title: str
    act: Callable[[], int | None]
    note: str = ""

    @property
    def text(self) -> str:
        """The item as it is shown."""
        return f"{self.title} ({self.note})" if self.note else self.title


def run(screen: Screen, title: str, items: Callable[[], Sequence[Item]]) -> int:
    """Show the menu until something ends it; gives the exit code. The first item is the one to do next."""
    while True:
        now = items()
        chosen = screen.pick(title, [item.text for item in now])
        if isinstance(chosen, Signal):
            return INTERRUPTED if chosen is Signal.LEAVE else 0
        code = now[chosen].act()
        if code is not None:
            return code


def choose(screen: Screen, title: str, options: Sequence[tuple[str, str]], default: str | None = None) -> str | Signal:
    """Let one of (id, title) be chosen; gives its id."""
    ids = [id_ for id_, _ in options]
    at = ids.index(default) if default in ids else 0
    chosen = screen.pick(title, [text for _, text in options], at)
    return chosen if isinstance(chosen, Signal) else ids[chosen]
