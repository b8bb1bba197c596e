"""The catalogues are compiled before anything is shown, so that edited ones are never stale."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    runpy.run_path(str(ROOT / ".ci" / "catalogues.py"))["compile_catalogues"]()
