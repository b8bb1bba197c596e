"""One line from the keyboard of a real terminal, with a clock that can end it.

prompt_toolkit is imported when the first line is read, so that the picture is on screen before.
"""

from __future__ import annotations

import gc
import os
import sys
from enum import Enum
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from prompt_toolkit import PromptSession
    from prompt_toolkit.buffer import Buffer
    from prompt_toolkit.formatted_text import StyleAndTextTuples
    from prompt_toolkit.input import Input
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

    from croupier_trainer.ui.asking import Clock

# So often is the clock redrawn, and is looked whether time is up.
_REFRESH_S = 0.25
_LOOK_MS = 500


class How(Enum):
    """How a line ended."""

    ENTERED = "entered"
    EXPIRED = "expired"
    HELP = "help"
    BACK = "back"
    LEAVE = "leave"


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line: how it ended, its text, the option pointed at, and when its first key came and it ended.

    Times are those of the keyboard's clock.
    """

    how: How
    text: str
    at: int | None
    first_key_ms: int | None
    ended_ms: int


class Pointer(msgspec.Struct):
    """A place among options that arrows and digits move; None until one of them does."""

    count: int
    at: int | None = None

    def move(self, by: int) -> None:
        """Go up or down, round at the ends."""
        if self.count:
            self.at = (self.at + by) % self.count if self.at is not None else (0 if by > 0 else self.count - 1)

    def follow(self, text: str) -> None:
        """Go to the option whose number was typed."""
        if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= self.count:
            self.at = int(text) - 1


class Keyboard:
    """Reads lines, with one session for all of them."""

    def __init__(self, now_ms: Clock) -> None:
        self._now_ms = now_ms
        self._session: PromptSession[Line] | None = None
        self._first_key_ms: int | None = None
        self._pointer = Pointer(0)

    def ready(self) -> None:
        """Import what reading needs."""
        self._made()

    def line(
        self,
        message: Callable[[Pointer], StyleAndTextTuples],
        *,
        text: str = "",
        options: int = 0,
        deadline_ms: int | None = None,
    ) -> Line:
        """Read one line; `message` is called for every redraw, `text` is there to be edited."""
        session = self._made()
        pointer = self._pointer = Pointer(options)
        pointer.follow(text)
        self._first_key_ms = None

        def bell() -> None:
            # A redraw may come late; what was typed until now is what counts.
            if deadline_ms is not None:
                session.app.create_background_task(self._ring(deadline_ms))

        return session.prompt(lambda: message(pointer), default=text, pre_run=bell, refresh_interval=_REFRESH_S)

    def forget(self) -> None:
        """Throw away what was typed and not read yet: it was meant for something that is over."""
        flush(self._made().input)

    def _made(self) -> PromptSession[Line]:
        if self._session is None:
            # Terminals that don't answer where their cursor is would hold up every prompt by a second.
            os.environ["PROMPT_TOOLKIT_NO_CPR"] = "1"
            # An import throws nothing away: looking for garbage meanwhile would take a tenth of its time.
            collecting = gc.isenabled()
            gc.disable()
            from prompt_toolkit import PromptSession
            from prompt_toolkit.history import DummyHistory

            session: PromptSession[Line] = PromptSession(
                key_bindings=self._keys(),
                history=DummyHistory(),
                erase_when_done=True,
                reserve_space_for_menu=0,
            )
            session.app.ttimeoutlen = 0.05
            session.default_buffer.on_text_changed += self._typed
            self._session = session
            gc.freeze()
            if collecting:
                gc.enable()
        return self._session

    def _typed(self, buffer: Buffer) -> None:
        if self._first_key_ms is None and self._session is not None and self._session.app.is_running:
            self._first_key_ms = self._now_ms()
        self._pointer.follow(buffer.text)

    def _line(self, how: How, text: str) -> Line:
        return Line(how=how, text=text, at=self._pointer.at, first_key_ms=self._first_key_ms, ended_ms=self._now_ms())

    async def _ring(self, deadline_ms: int) -> None:
        from asyncio import sleep

        session = self._made()
        # In steps and by our clock, since a machine that slept wakes up with another time left.
        while (left := deadline_ms - self._now_ms()) > 0:  # noqa: ASYNC110 - no event tells of a clock
            await sleep(min(left, _LOOK_MS) / 1000)
        if session.app.future is not None and not session.app.future.done():
            session.app.exit(result=self._line(How.EXPIRED, session.default_buffer.text))

    def _keys(self) -> KeyBindings:
        from prompt_toolkit.key_binding import KeyBindings

        keys = KeyBindings()

        def ends(how: How, *names: str) -> None:
            @keys.add(*names, eager=True)
            def _(event: KeyPressEvent) -> None:
                if not event.app.future or not event.app.future.done():
                    event.app.exit(result=self._line(how, event.current_buffer.text))

        for how, name in (
            (How.ENTERED, "enter"),
            (How.HELP, "f1"),
            (How.HELP, "?"),
            (How.BACK, "escape"),
            (How.BACK, "c-d"),
            (How.LEAVE, "c-c"),
            (How.LEAVE, "<sigint>"),
        ):
            ends(how, name)

        def moves(by: int, name: str) -> None:
            @keys.add(name, eager=True)
            def _(event: KeyPressEvent) -> None:
                if self._first_key_ms is None:
                    self._first_key_ms = self._now_ms()
                # What stands there named another option.
                event.current_buffer.reset()
                self._pointer.move(by)

        moves(-1, "up")
        moves(1, "down")

        @keys.add("<bracketed-paste>", eager=True)
        def _(event: KeyPressEvent) -> None:
            pasted = event.data.replace("\r", "\n").lstrip("\n").split("\n")[0]
            event.current_buffer.insert_text("".join(c if c.isprintable() else " " for c in pasted))

        return keys


def flush(keys: Input) -> None:
    """Throw away what was typed and not read yet."""
    from prompt_toolkit.input.typeahead import clear_typeahead

    clear_typeahead(keys)
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
    else:
        import termios

        try:
            termios.tcflush(keys.fileno(), termios.TCIFLUSH)
        except (termios.error, OSError, NotImplementedError):
            # No terminal: a test's pipe, or one that went away.
            return
