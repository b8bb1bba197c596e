"""What all tests share: fresh catalogues and drills, and Hypothesis settings for a slow machine."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent


def pytest_configure() -> None:
    """Compile catalogues and read drills that were edited since the last build: a test must not see stale ones."""
    found = importlib.util.spec_from_file_location("catalogues", ROOT / ".ci" / "catalogues.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    module.compile_catalogues()
    module.read_drills()


# Deadlines measure the machine, not the code; examples are the same in every run, so a red test stays red.
settings.register_profile("project", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("project")
