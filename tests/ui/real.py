"""A program in a real (pseudo) terminal: keys go in, and what a person would see is read off an emulated screen."""

from __future__ import annotations

import os
import re
import sys
import time
from typing import TYPE_CHECKING, Self

import pexpect
import pyte

from tests.ui.conftest import ROOT

if TYPE_CHECKING:
    from types import TracebackType

PATIENCE_S = 15.0
UP, DOWN, ESC, ENTER, CTRL_C, CTRL_D, F1 = "\x1b[A", "\x1b[B", "\x1b", "\r", "\x03", "\x04", "\x1bOP"


class Real:
    """A running program and its screen."""

    def __init__(
        self, *arguments: str, columns: int = 80, lines: int = 24, encoding: str = "utf-8", **environ: str
    ) -> None:
        surroundings = {
            name: value
            for name, value in os.environ.items()
            if name not in {"NO_COLOR", "ACCESSIBLE", "COLUMNS", "LINES", "PROMPT_TOOLKIT_NO_CPR"}
        }
        surroundings |= {"TERM": "xterm-256color", "PYTHONIOENCODING": encoding, "PYTHONPATH": str(ROOT), **environ}
        self.encoding = encoding
        self.raw = b""
        self._seen = pyte.HistoryScreen(columns, lines, history=2000)
        self._stream = pyte.ByteStream(self._seen) if encoding == "utf-8" else None
        self._text = pyte.Stream(self._seen)
        self.program: pexpect.spawn[bytes] = pexpect.spawn(
            sys.executable,
            list(arguments),
            dimensions=(lines, columns),
            env=surroundings,
            cwd=str(ROOT),
            timeout=PATIENCE_S,
        )
        self.program.delaybeforesend = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.program.close(force=True)

    def key(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.program.send(key.encode(self.encoding))

    def resize(self, columns: int, lines: int) -> None:
        """Drag the window to another size."""
        self._seen.resize(lines, columns)
        self.program.setwinsize(lines, columns)

    def _read(self, seconds: float) -> bool:
        """Read what there is within a time; False once the program has ended."""
        try:
            data = self.program.read_nonblocking(65_536, timeout=seconds)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.raw += data
        if self._stream is not None:
            self._stream.feed(data)
        else:
            self._text.feed(data.decode(self.encoding))
        return True

    @property
    def display(self) -> str:
        """What is on the screen now."""
        return "\n".join(line.rstrip() for line in self._seen.display)

    @property
    def everything(self) -> str:
        """What is on the screen and what has been scrolled off it."""
        above = ("".join(line[x].data for x in range(self._seen.columns)) for line in self._seen.history.top)
        return "\n".join([*(line.rstrip() for line in above), self.display])

    def see(self, text: str) -> str:
        """Wait until a text is on the screen or has been scrolled off it; gives the screen."""
        return self.like(re.escape(text))

    def like(self, pattern: str) -> str:
        """Wait for what a pattern describes; gives the screen."""
        end = time.monotonic() + PATIENCE_S
        while not re.search(pattern, self.everything):
            assert time.monotonic() < end, f"{pattern!r} not seen on\n{self.everything}"
            if not self._read(0.05):
                assert re.search(pattern, self.everything), f"{pattern!r} not seen before the end:\n{self.everything}"
        return self.display

    def ends(self) -> int | None:
        """Wait for the program's end; gives its exit code."""
        end = time.monotonic() + PATIENCE_S
        while self._read(0.05):
            assert time.monotonic() < end, f"still running:\n{self.everything}"
        self.program.wait()
        return self.program.exitstatus
