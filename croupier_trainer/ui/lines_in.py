"""Lines from a stream that may be a keyboard, a pipe, a file or memory, waiting no longer than asked."""

from __future__ import annotations

import codecs
import os
import select
import sys
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from croupier_trainer.ui.asking import Clock

_CHUNK = 65_536


class TimeUp(Exception):
    """No whole line came in time."""


class LinesIn:
    """Reads lines of a stream by itself, since what Python has buffered can't be waited for."""

    def __init__(self, stream: TextIO, now_ms: Clock) -> None:
        self._stream = stream
        self._now_ms = now_ms
        self._waiting = ""
        self._ended = False
        encoding = getattr(stream, "encoding", None) or "utf-8"
        self._decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
        self._first = True
        self._fd = _waitable(stream)

    def line(self, deadline_ms: int | None = None) -> str | None:
        """Give the next line without its end, None where there is no more; raises TimeUp at the deadline."""
        if self._fd is None:
            return self._blocking(deadline_ms)
        while "\n" not in self._waiting and not self._ended:
            self._wait(self._fd, deadline_ms)
            data = os.read(self._fd, _CHUNK)
            self._ended = not data
            self._waiting += self._decoder.decode(data, final=not data)
        if not self._waiting:
            return None
        line, _, self._waiting = self._waiting.partition("\n")
        return self._clean(line)

    def _wait(self, fd: int, deadline_ms: int | None) -> None:
        left = None if deadline_ms is None else max(0, deadline_ms - self._now_ms()) / 1000
        if not select.select([fd], [], [], left)[0]:
            raise TimeUp

    def _blocking(self, deadline_ms: int | None) -> str | None:
        line = self._stream.readline()
        if deadline_ms is not None and self._now_ms() > deadline_ms:
            raise TimeUp
        return self._clean(line.removesuffix("\n")) if line else None

    def _clean(self, line: str) -> str:
        if self._first:
            # Some shells put a byte order mark before what they pipe.
            self._first, line = False, line.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
        return line.rstrip("\r")

    def forget(self) -> None:
        """Throw away what was typed and not read yet; a pipe keeps what it has."""
        if self._fd is not None and sys.platform != "win32" and os.isatty(self._fd):
            import termios

            self._waiting = ""
            termios.tcflush(self._fd, termios.TCIFLUSH)


def _waitable(stream: TextIO) -> int | None:
    """Give the stream's descriptor where one can wait for it; elsewhere (memory, Windows) reading blocks."""
    if sys.platform == "win32":
        return None
    try:
        fd = stream.fileno()
        select.select([fd], [], [], 0)
    except (AttributeError, OSError, ValueError):
        return None
    return fd
