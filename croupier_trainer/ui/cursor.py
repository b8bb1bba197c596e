"""Whether a terminal answers where its cursor is. The program never needs the answer; `doctor` tells it."""

from __future__ import annotations

import os
import re
import select
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier_trainer.ui.terminal import Terminal

WAIT_S = 0.3
_ASK = "\x1b[6n"
_ANSWER = re.compile(rb"\x1b\[\d+;\d+R")


def answers(terminal: Terminal, wait_s: float = WAIT_S) -> bool | None:
    """Ask and wait a moment; None where nobody can be asked (no terminal, Windows, plain text)."""
    if sys.platform == "win32" or terminal.plain or not terminal.typist:
        return None
    import termios
    import tty

    keys = terminal.stdin.fileno()
    before = termios.tcgetattr(keys)
    try:
        # Without echo and line by line no longer, or the answer would stand on the screen and wait for Enter.
        tty.setcbreak(keys, termios.TCSAFLUSH)
        terminal.stdout.write(_ASK)
        terminal.stdout.flush()
        return _read(keys, time.monotonic() + wait_s)
    finally:
        termios.tcsetattr(keys, termios.TCSAFLUSH, before)


def _read(keys: int, until_s: float) -> bool:
    got = b""
    while (left := until_s - time.monotonic()) > 0:
        if select.select([keys], [], [], left)[0]:
            got += os.read(keys, 64)
            if _ANSWER.search(got):
                return True
    return False
