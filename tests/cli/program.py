"""Running the program as its users do: as a command, in a pipe, on a terminal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pexpect
import pyte

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = Path(sys.executable).parent / "croupier"
SIZE = (24, 80)
PATIENCE_S = 20
# Results of tests that don't name a store: never the tester's own.
RESULTS = tempfile.TemporaryDirectory(prefix="croupier-tests-")


def environment(**more: str) -> dict[str, str]:
    """Give an environment without the tester's language, colours, editor or settings."""
    kept = {key: value for key, value in os.environ.items() if key in {"PATH", "HOME", "TMPDIR", "SYSTEMROOT"}}
    own = {"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "TERM": "xterm-256color", "XDG_DATA_HOME": RESULTS.name}
    own |= {"XDG_CONFIG_HOME": RESULTS.name}
    return {**kept, **own, **more}


def run(
    *arguments: str | Path, typed: str = "", cwd: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command in a pipe, with `typed` as its input."""
    return subprocess.run(
        [PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        cwd=cwd,
        timeout=120,
        check=False,
    )


class Seat:
    """A real terminal with the program in it: what is typed goes in, what is shown can be looked at."""

    def __init__(
        self, arguments: Sequence[str], size: tuple[int, int] = SIZE, cwd: Path | None = None, **more: str
    ) -> None:
        self.screen = pyte.Screen(size[1], size[0])
        self._stream = pyte.Stream(self.screen)
        self.transcript = ""
        self.child = pexpect.spawn(
            str(PROGRAM),
            list(arguments),
            dimensions=size,
            encoding="utf-8",
            env=environment(**more),
            cwd=None if cwd is None else str(cwd),
            timeout=PATIENCE_S,
        )

    def wait(self, text: str) -> None:
        """Wait until `text` has been written after what was waited for before."""
        self.child.expect_exact(text)
        self._take((self.child.before or "") + text)

    def match(self, pattern: re.Pattern[str]) -> tuple[str, re.Match[str]]:
        """Wait until what is written fits a pattern; gives what was written until then, and the match."""
        self.child.expect(pattern)
        found = self.child.match
        assert isinstance(found, re.Match)
        written = (self.child.before or "") + found[0]
        self._take(written)
        return written, found

    def _take(self, written: str) -> None:
        self.transcript += written
        self._stream.feed(written)

    def type(self, keys: str) -> None:
        """Type keys."""
        self.child.send(keys)

    def answer(self, line: str) -> None:
        """Type a line and Enter."""
        self.child.send(line + "\r")

    def leave(self) -> int:
        """Read to the end; give the exit code."""
        self.child.expect(pexpect.EOF)
        self._take(self.child.before or "")
        self.child.close()
        return int(self.child.exitstatus if self.child.exitstatus is not None else -(self.child.signalstatus or 0))

    def kill(self) -> None:
        """End the program as a power cut would, and read what it had written."""
        self.child.kill(signal.SIGKILL)
        self.child.expect(pexpect.EOF)
        self._take(self.child.before or "")
        self.child.close()

    @property
    def shown(self) -> str:
        """What stands on the screen, without spaces at the ends of lines."""
        return "\n".join(line.rstrip() for line in self.screen.display)
