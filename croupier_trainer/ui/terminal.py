"""What the terminal can do, as one value that is handed down.

Nothing else in the package looks at the environment or at the standard streams, so a test passes another
terminal. Output never raises UnicodeEncodeError: what the encoding lacks is replaced (glyphs.py).
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, TextIO

import msgspec

from croupier_trainer.ui.glyphs import fit
from croupier_trainer.ui.width import wrap

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

COLUMNS, LINES = 80, 24
# Text is hard to read in longer lines.
READABLE = 100
# In fewer columns nothing can be laid out; the terminal breaks lines itself there.
NARROWEST = 20


class Terminal(msgspec.Struct, frozen=True, kw_only=True):
    """The streams and what they can do.

    `plain`: static text, numbered choices, nothing redrawn. `pictures`: draw tables and wheels; without it all is
    said in words, as a screen reader needs it. `typist`: a person types at a terminal (no pipe or file).
    """

    stdin: TextIO
    stdout: TextIO
    stderr: TextIO
    columns: int = COLUMNS
    lines: int = LINES
    encoding: str = "utf-8"
    colour: bool = False
    plain: bool = True
    pictures: bool = True
    typist: bool = False

    @property
    def width(self) -> int:
        """Cells of a line that may be used: the last column stays free, since some consoles break after it."""
        return max(NARROWEST, self.columns - 1)

    @property
    def text_width(self) -> int:
        """Cells of a line of text."""
        return min(self.width, READABLE)

    def fit(self, text: str) -> str:
        """Replace what this terminal's encoding lacks."""
        return fit(text, self.encoding)

    def wrap(self, text: str, indent: str = "", hanging: str | None = None) -> list[str]:
        """Break text into lines of this terminal, made showable."""
        return wrap(self.fit(text), self.text_width, indent, hanging)

    def paint(self, text: str, style: str) -> str:
        """Give text a style (style.py) where the terminal has colour."""
        return f"\x1b[{style}m{text}\x1b[0m" if self.colour and style and text else text

    def print(self, lines: Iterable[str] = ("",)) -> None:
        """Write lines to standard output."""
        self.stdout.write(self.fit("".join(f"{line}\n" for line in lines)))
        self.stdout.flush()

    def complain(self, lines: Iterable[str]) -> None:
        """Write lines to standard error."""
        encoding = getattr(self.stderr, "encoding", None) or self.encoding
        self.stderr.write(fit("".join(f"{line}\n" for line in lines), encoding))
        self.stderr.flush()

    def measured(self) -> Terminal:
        """Give this terminal with its size as it is now: windows are resized."""
        size = _size(self.stdout)
        if size is None or size == (self.columns, self.lines):
            return self
        return msgspec.structs.replace(self, columns=size[0], lines=size[1])


def detect(
    environ: Mapping[str, str] | None = None,
    *,
    plain: bool = False,
    streams: tuple[TextIO, TextIO, TextIO] | None = None,
) -> Terminal:
    """Find out what the terminal can do.

    Plain is asked for (`plain`, ACCESSIBLE) or needed (a stream is no terminal, TERM=dumb). Colour is off in plain
    mode and with NO_COLOR. COLUMNS and LINES speak where a stream doesn't know its size.
    """
    environ = os.environ if environ is None else environ
    stdin, stdout, stderr = streams or (sys.stdin, sys.stdout, sys.stderr)
    typist, seen = _is_tty(stdin), _is_tty(stdout)
    dumb = environ.get("TERM", "") in {"dumb", "unknown"}
    in_words = plain or environ.get("ACCESSIBLE", "") not in {"", "0"}
    columns, lines = _size(stdout) or (_count(environ, "COLUMNS", COLUMNS), _count(environ, "LINES", LINES))
    plain = in_words or dumb or not (typist and seen)
    colour = seen and not plain and not environ.get("NO_COLOR") and _takes_colour()
    return Terminal(
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        columns=columns,
        lines=lines,
        encoding=getattr(stdout, "encoding", None) or "utf-8",
        colour=colour,
        plain=plain,
        pictures=not in_words,
        typist=typist,
    )


def _is_tty(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except (AttributeError, ValueError):  # no stream at all (pythonw), or a closed one
        return False


def _size(stream: TextIO) -> tuple[int, int] | None:
    """Ask a stream for its size; None where it has none (no terminal, or one that says 0 × 0)."""
    try:
        size = os.get_terminal_size(stream.fileno())
    except (AttributeError, ValueError, OSError):
        return None
    return (size.columns, size.lines) if size.columns > 0 and size.lines > 0 else None


def _count(environ: Mapping[str, str], name: str, otherwise: int) -> int:
    text = environ.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and int(text[:6]) > 0 else otherwise


def _takes_colour() -> bool:
    """Switch a Windows console to escape sequences; elsewhere terminals know them."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        handle = kernel.GetStdHandle(-11)
        mode = ctypes.c_ulong()
        virtual_terminal = 0x0004
        known = kernel.GetConsoleMode(handle, ctypes.byref(mode))
        return bool(known and kernel.SetConsoleMode(handle, mode.value | virtual_terminal))
    return True
