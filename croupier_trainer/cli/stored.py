"""Whether settings can be read and results be kept, for `doctor`."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

from croupier_trainer.cli import settings as user_settings
from croupier_trainer.cli.check import Check, State
from croupier_trainer.drills.message import Message
from croupier_trainer.errors import StoreError, UsageError
from croupier_trainer.practice.place import default_folder, place
from croupier_trainer.practice.stock import stock
from croupier_trainer.practice.versions import SCHEMA

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from croupier_trainer.drills.message import Value

# With less room a class fills the disk within a week.
_LITTLE_MB = 100
_MB = 1_000_000


def settings(environ: Mapping[str, str]) -> Check:
    """Tell where the settings stand, which there are, and what is wrong with them."""
    path = user_settings.file(environ)
    try:
        found = user_settings.read(environ)
    except UsageError as error:
        said = Message("doctor.settings-wrong", {"path": path})
        return Check(
            id="settings", state=State.FAULT, said=said, advice=error.problems, facts={"path": path, "keys": None}
        )
    keys = [key for key, variable in user_settings.VARIABLES.items() if variable in found]
    facts = {"path": path, "keys": keys}
    if not os.path.exists(path):  # noqa: PTH110 - a path that was given as text
        said = Message("doctor.settings-none", {"path": path})
    else:
        said = Message("doctor.settings", {"path": path, "keys": ", ".join(keys) or "-"})
    return Check(id="settings", state=State.FINE, said=said, facts=facts)


def folder() -> Check:
    """Tell where this user's data belong, whether they can be written, and how much room there is."""
    path = default_folder()
    there = path.is_dir()
    nearest = _nearest(path)
    writable = nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
    free_mb = _free_mb(nearest)
    facts = {"path": str(path), "exists": there, "writable": writable, "free_mb": free_mb}
    params: dict[str, Value] = {"path": str(path), "free": "?" if free_mb is None else free_mb}
    if not writable:
        advice = (Message("doctor.folder-change"),)
        said = Message("doctor.folder-closed", params)
        return Check(id="folder", state=State.NOTE, said=said, advice=advice, facts=facts)
    said = Message("doctor.folder" if there else "doctor.folder-none", params)
    if free_mb is not None and free_mb < _LITTLE_MB:
        advice = (Message("doctor.folder-full"),)
        return Check(id="folder", state=State.NOTE, said=said, advice=advice, facts=facts)
    return Check(id="folder", state=State.FINE, said=said, facts=facts)


def _nearest(path: Path) -> Path:
    """Give the folder, or the nearest above it that is there."""
    while not path.exists() and path != path.parent:
        path = path.parent
    return path


def _free_mb(path: Path) -> int | None:
    try:
        return shutil.disk_usage(path).free // _MB
    except OSError:
        return None


def results(db: str | None, environ: Mapping[str, str]) -> Check:
    """Tell whether results can be kept, where, and how many are there."""
    try:
        where = place(db, environ)
        found = stock(where)
    except (StoreError, UsageError) as error:
        problem, *_ = error.problems
        facts = {"usable": False, "code": problem.code}
        return Check(id="results", state=State.FAULT, said=problem, advice=error.problems[1:], facts=facts)
    facts = {
        "usable": True,
        "place": where.shown,
        "version": found.version,
        "newest": SCHEMA,
        "sittings": found.sittings,
        "answers": found.answers,
        "size_bytes": found.size_bytes,
    }
    params: dict[str, Value] = {"place": where.shown, "version": found.version, "n": found.sittings}
    if not found.version:
        return Check(id="results", state=State.FINE, said=Message("doctor.results-none", params), facts=facts)
    advice = (Message("doctor.results-old", {"newest": SCHEMA}),) if found.version < SCHEMA else ()
    return Check(id="results", state=State.FINE, said=Message("doctor.results", params), advice=advice, facts=facts)
