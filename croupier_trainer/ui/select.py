"""Choosing one of a few options at a real terminal: arrows, a digit, Enter; Esc goes back."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, cast

from croupier_trainer.ui.asking import Signal
from croupier_trainer.ui.keyboard import flush
from croupier_trainer.ui.width import cells

if TYPE_CHECKING:
    from collections.abc import Sequence

    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
    from prompt_toolkit.layout.containers import Window
    from questionary import Question
    from questionary.prompts.common import InquirerControl

    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

# Among so many options a digit says all.
_DIGITS = 9
# No option has this place.
_HELP = -1


def select(terminal: Terminal, words: Words, title: str, options: Sequence[str], default: int = 0) -> int | Signal:
    """Show the options and wait; gives the place of the chosen one from 0, or what was done instead."""
    os.environ["PROMPT_TOOLKIT_NO_CPR"] = "1"
    import questionary
    from prompt_toolkit.filters import to_filter
    from prompt_toolkit.key_binding import KeyBindings, merge_key_bindings

    choices = [
        questionary.Choice(f"{place}  {terminal.fit(option)}", value=place - 1)
        for place, option in enumerate(options, 1)
    ]
    shown, keys_told = terminal.fit(title), terminal.fit(words.text("ui.keys-menu"))
    if cells(f" {shown} {keys_told}") > terminal.width:
        keys_told = terminal.fit(words.text("ui.keys-menu-short"))
    asked = questionary.select(
        shown,
        choices=choices,
        default=choices[default],
        qmark="",
        pointer=">",
        instruction=keys_told,
        use_jk_keys=False,
        use_emacs_keys=False,
        erase_when_done=True,
    )
    app = asked.application
    _list_of(asked).wrap_lines = to_filter(True)  # noqa: FBT003 - so its parameter is
    app.ttimeoutlen = 0.05
    keys = KeyBindings()

    def ends(result: int | Signal, *names: str) -> None:
        for name in names:

            @keys.add(name, eager=True)
            def _(event: KeyPressEvent) -> None:
                event.app.exit(result=result)

    ends(Signal.BACK, "escape", "c-d")
    ends(_HELP, "?", "f1")
    ends(Signal.LEAVE, "c-c", "<sigint>")
    if len(options) <= _DIGITS:
        for at in range(len(options)):
            ends(at, str(at + 1))
    else:
        _digits_point(asked, keys, len(options))
    app.key_bindings = merge_key_bindings([app.key_bindings or KeyBindings(), keys])
    flush(app.input)
    chosen: int | Signal = asked.unsafe_ask()
    flush(app.input)
    if chosen == _HELP:
        terminal.print(terminal.wrap(words.text("ui.help-menu"), "  "))
        return select(terminal, words, title, options, default)
    if isinstance(chosen, int):
        terminal.print([terminal.fit(f"{title} {options[chosen]}")])
    return chosen


def _list_of(asked: Question) -> Window:
    """Give the window that holds the options."""
    from questionary.prompts.common import InquirerControl

    windows = asked.application.layout.find_all_windows()
    return next(window for window in windows if isinstance(window.content, InquirerControl))


def _digits_point(asked: Question, keys: KeyBindings, count: int) -> None:
    """Let typed digits move the pointer, where one digit alone may not be all; Enter chooses then."""
    control = cast("InquirerControl", _list_of(asked).content)
    typed = ""

    def point(digit: str) -> None:
        @keys.add(digit, eager=True)
        def _(event: KeyPressEvent) -> None:
            nonlocal typed
            del event
            typed = typed + digit if 1 <= int(typed + digit) <= count else digit
            if 1 <= int(typed) <= count:
                control.pointed_at = int(typed) - 1

    for digit in "0123456789":
        point(digit)
