"""Choosing one of a few options at a real terminal: arrows, a digit, Enter; Esc goes back."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from croupier_trainer.ui.asking import Signal
from croupier_trainer.ui.keyboard import flush

if TYPE_CHECKING:
    from collections.abc import Sequence

    from prompt_toolkit.key_binding import KeyPressEvent

    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

_DIGITS = 9


def select(terminal: Terminal, words: Words, title: str, options: Sequence[str], default: int = 0) -> int | Signal:
    """Show the options and wait; gives the place of the chosen one from 0, or what was done instead."""
    os.environ["PROMPT_TOOLKIT_NO_CPR"] = "1"
    import questionary
    from prompt_toolkit.key_binding import KeyBindings, merge_key_bindings

    choices = [
        questionary.Choice(f"{place}  {terminal.fit(option)}", value=place - 1)
        for place, option in enumerate(options, 1)
    ]
    asked = questionary.select(
        terminal.fit(title),
        choices=choices,
        default=choices[default],
        qmark="",
        pointer=">",
        instruction=terminal.fit(words.text("ui.keys-menu")),
        use_jk_keys=False,
        use_emacs_keys=False,
        erase_when_done=True,
    )
    app = asked.application
    app.ttimeoutlen = 0.05
    keys = KeyBindings()

    def ends(result: int | Signal, *names: str) -> None:
        for name in names:

            @keys.add(name, eager=True)
            def _(event: KeyPressEvent) -> None:
                event.app.exit(result=result)

    ends(Signal.BACK, "escape", "c-d")
    ends(Signal.LEAVE, "c-c", "<sigint>")
    for at in range(min(len(options), _DIGITS)):
        ends(at, str(at + 1))
    app.key_bindings = merge_key_bindings([app.key_bindings or KeyBindings(), keys])
    flush(app.input)
    chosen: int | Signal = asked.unsafe_ask()
    flush(app.input)
    if isinstance(chosen, int):
        terminal.print([terminal.fit(f"{title} {options[chosen]}")])
    return chosen
