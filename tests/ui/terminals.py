"""Terminals of every sort, without a terminal."""

from __future__ import annotations

import io
import os
from pathlib import Path

from croupier_trainer.ui.terminal import Terminal

PICTURES = Path(__file__).parent / "pictures"


class Strict(io.TextIOWrapper):
    """A stream to memory that refuses what its encoding lacks."""

    def __init__(self, encoding: str) -> None:
        self.raw_bytes = io.BytesIO()
        super().__init__(self.raw_bytes, encoding=encoding, errors="strict", newline="", write_through=True)


def make(*, columns: int = 80, lines: int = 24, encoding: str = "utf-8", typed: str = "", **able: bool) -> Terminal:
    """Make a terminal that writes to memory, strictly in an encoding."""
    return Terminal(
        stdin=io.StringIO(typed),
        stdout=Strict(encoding),
        stderr=io.StringIO(),
        columns=columns,
        lines=lines,
        encoding=encoding,
        **able,
    )


def written(terminal: Terminal) -> str:
    """Give what was written to a terminal of `make`."""
    assert isinstance(terminal.stdout, Strict)
    return terminal.stdout.raw_bytes.getvalue().decode(terminal.encoding)


def same_picture(name: str, lines: list[str]) -> None:
    """Compare with a picture that was looked at and kept; REDRAW=1 keeps new ones to be looked at."""
    kept = PICTURES / f"{name}.txt"
    drawn = "\n".join(lines) + "\n"
    if os.environ.get("REDRAW") == "1":
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(drawn, encoding="utf-8")
    assert drawn == kept.read_text(encoding="utf-8")
