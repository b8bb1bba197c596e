"""How long something took, also over a kill, a closed lid or a restart of the machine.

A `Moment` holds three readings. Within one boot the monotonic one alone counts, so a changed wall clock changes
nothing; between two boots only UTC is left, and that it had to be used is flagged. Nothing here decides what
a quiz makes of it (quiz.py), and only `now` reads a real clock.
"""

from __future__ import annotations

import sys
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

# Wall clock and monotonic clock of one boot may drift apart by this much before it is called a change.
DRIFT_MS = 5_000

# Not sys.platform itself, else type checkers see one system only.
_SYSTEM: str = sys.platform

OTHER_BOOT = "other-boot"
CLOCK_BACK = "clock-back"
CLOCK_CHANGED = "clock-changed"


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A point in time: `utc_ms` since 1970, `monotonic_ms` since the boot `boot` ("" where boots can't be told)."""

    utc_ms: int
    monotonic_ms: int
    boot: str = ""


class Elapsed(msgspec.Struct, frozen=True):
    """Milliseconds from one moment to another (never negative), and what was doubtful about them."""

    ms: int
    flags: tuple[str, ...] = ()


def elapsed(start: Moment, end: Moment) -> Elapsed:
    """Give the time between two moments.

    >>> a = Moment(utc_ms=0, monotonic_ms=100, boot="x")
    >>> elapsed(a, Moment(utc_ms=-3_600_000, monotonic_ms=2_100, boot="x"))
    Elapsed(ms=2000, flags=('clock-changed',))
    >>> elapsed(a, Moment(utc_ms=9_000, monotonic_ms=50, boot="y"))
    Elapsed(ms=9000, flags=('other-boot',))
    """
    by_wall = end.utc_ms - start.utc_ms
    by_boot = end.monotonic_ms - start.monotonic_ms
    drifted = abs(by_wall - by_boot) > DRIFT_MS
    same = start.boot == end.boot and by_boot >= 0
    if same and not start.boot:
        # Boots can't be told apart here: one that only looks the same shows in the two clocks.
        same = not drifted
    if same:
        return Elapsed(by_boot, (CLOCK_CHANGED,) if drifted else ())
    return Elapsed(max(by_wall, 0), (OTHER_BOOT, CLOCK_BACK) if by_wall < 0 else (OTHER_BOOT,))


def along(moments: Iterable[Moment]) -> Elapsed:
    """Give the time along moments in order: UTC counts only where a boot lies between two neighbours."""
    total = 0
    flags: dict[str, None] = {}
    before: Moment | None = None
    for moment in moments:
        if before is not None:
            step = elapsed(before, moment)
            total += step.ms
            flags.update(dict.fromkeys(step.flags))
        before = moment
    return Elapsed(total, tuple(flags))


def now() -> Moment:
    """Read the clocks of this machine."""
    return Moment(utc_ms=time.time_ns() // 1_000_000, monotonic_ms=_monotonic_ms(), boot=boot_id())


def _monotonic_ms() -> int:
    # Time asleep must count, else a closed lid stops a quiz: BOOTTIME on Linux; on a Mac MONOTONIC as the system
    # means it (Python's own stops there); on Windows Python's own goes on.
    if _SYSTEM == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    if _SYSTEM == "darwin":
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC) // 1_000_000
    return time.monotonic_ns() // 1_000_000


@cache
def boot_id() -> str:
    """Tell this boot of this machine from every other; "" where the system doesn't say."""
    try:
        if _SYSTEM == "linux":
            return Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
        if _SYSTEM == "darwin":
            return _boot_id_mac()
        if _SYSTEM == "win32":
            return _boot_id_windows()
    except (OSError, ValueError):
        return ""
    return ""


def _boot_id_mac() -> str:
    import subprocess

    asked = subprocess.run(
        ["/usr/sbin/sysctl", "-n", "kern.bootsessionuuid"], capture_output=True, text=True, timeout=2, check=False
    )
    return asked.stdout.strip()


def _boot_id_windows() -> str:
    import platform
    import winreg

    path = r"SYSTEM\CurrentControlSet\Control\Session Manager\Memory Management\PrefetchParameters"
    with winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, path) as key:  # type: ignore[attr-defined,unused-ignore]
        number, _ = winreg.QueryValueEx(key, "BootId")  # type: ignore[attr-defined,unused-ignore]
    # A count of boots: the name keeps two machines apart.
    return f"{platform.node()}-{number}"
