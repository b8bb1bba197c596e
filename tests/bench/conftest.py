"""What benchmarks share: the environment in which programs start."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """Give an English terminal's environment with a home of its own."""
    kept = {name: value for name, value in os.environ.items() if name in {"PATH", "SYSTEMROOT"}}
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    return {**kept, **home, "TERM": "xterm-256color", "LANG": "C.UTF-8"}
