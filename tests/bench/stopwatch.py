"""Times fresh programs to the moment at which something is on their screen, without polling."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

PROGRAM = str(Path(sys.executable).with_name("croupier"))
LINES, COLUMNS = 24, 80
PATIENCE_S = 20.0
_CHUNK = 65_536


def seconds_to(marks: tuple[bytes, ...], program: Sequence[str], environ: Mapping[str, str]) -> tuple[float, ...]:
    """Give seconds from the start of a program in a pseudo terminal until each mark has come out of it, in order.

    The reader sleeps in select and wakes with the bytes, so nothing is added but the switch of processes.
    """
    start = time.perf_counter()
    child, screen = pty.fork()
    if not child:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        os.execve(program[0], list(program), dict(environ))  # noqa: S606 - no shell is wanted
    seen = b""
    times: list[float] = []
    try:
        while len(times) < len(marks):
            ready, _, _ = select.select([screen], [], [], PATIENCE_S)
            assert ready, f"{marks[len(times)]!r} has not come: {seen!r}"
            seen += os.read(screen, _CHUNK)
            now = time.perf_counter() - start
            while len(times) < len(marks) and marks[len(times)] in seen:
                times.append(now)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(screen)
    return tuple(times)


def seconds_to_end(program: Sequence[str], environ: Mapping[str, str]) -> float:
    """Give seconds from the start of a program to its end, its output read as it comes."""
    start = time.perf_counter()
    subprocess.run(program, env=environ, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=True)
    return time.perf_counter() - start


def ratios(
    ours: Callable[[], tuple[float, ...]], beside: Callable[[], float], pairs: int
) -> tuple[tuple[float, ...], float]:
    """Give the medians of the times of `ours` as shares of `beside`, measured in turns, and the median of `beside`.

    Each pair is a ratio of two neighbours in time, so a machine that is slow for a while is slow for both.
    """
    shares: list[tuple[float, ...]] = []
    bare: list[float] = []
    for turn in range(-1, pairs):
        # Which of the two comes first changes, so neither is always the one with warm caches.
        if turn % 2:
            one, other = ours(), beside()
        else:
            other, one = beside(), ours()
        # The first pair only fills the caches.
        if turn >= 0:
            shares.append(tuple(time / other for time in one))
            bare.append(other)
    return tuple(statistics.median(column) for column in zip(*shares, strict=True)), statistics.median(bare)
