"""How long a large file takes, beside PyYAML's own safe loader with the C parser; run with -m bench."""

from __future__ import annotations

import gc
import statistics
import time
import tracemalloc
from typing import TYPE_CHECKING

import pytest
import yaml

from croupier_trainer.drills.tree import read_tree

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.bench

QUESTIONS = 10_000
ROUNDS = 3


def drill(questions: int) -> bytes:
    """Write a drill of different payouts with two players each, 2.7 MB for 10,000 questions."""
    spots = ("17", "17/20", "16/17/18", "13-18", "16/17/19/20", "red", "column 1", "dozen 2", "0/2/3")
    lines = ["format: 1", "title: {en: Big, uk: Велика, ru: Большое}", "questions:"]
    for number in range(questions):
        lines += ["  - ask: payout", f"    id: q-{number}", f"    number: {number % 37}", "    players:"]
        for place, colour in enumerate(("red", "blue")):
            bets = ", ".join(f"{spots[(number + place + n) % 9]}: {1 + (number * n) % 20}" for n in range(6))
            lines.append(f"      - {{colour: {colour}, value: 5, bets: {{{bets}}}}}")
    return "\n".join(lines).encode()


def seconds(run: Callable[[], object]) -> float:
    """Time one run from a clean heap."""
    gc.collect()
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def peak_mebibytes(run: Callable[[], object]) -> float:
    """Give the most memory that a run holds at once."""
    tracemalloc.start()
    run()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / 2**20


def test_reading_a_large_drill_beside_the_safe_loader(capsys: pytest.CaptureFixture[str]) -> None:
    """Prints what reading, places and refusals cost as shares of yaml.load(CSafeLoader), taken pair by pair."""
    source = drill(QUESTIONS)
    faulty = source.replace(b"    number: 5\n", b"    number: 005\n")
    read_tree(b"a: 1", "warm-up.yaml").place(())

    def safe() -> object:
        return yaml.load(source, yaml.CSafeLoader)

    def one_place() -> object:
        return read_tree(source, "drill.yaml").place(("questions", QUESTIONS - 1, "number"))

    def refused() -> object:
        return read_tree(faulty, "drill.yaml", [])

    runs: dict[str, Callable[[], object]] = {
        "read": lambda: read_tree(source, "drill.yaml"),
        "read and find a place": one_place,
        "read with 270 refusals": refused,
    }
    shares: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            shares[name].append(seconds(run) / seconds(safe))
    with capsys.disabled():
        print(f"\n{QUESTIONS} questions, {len(source) / 1e6:.1f} MB")  # noqa: T201 - what a benchmark is for
        for name in runs:
            print(f"  {name}: {statistics.median(shares[name]):.3f} x CSafeLoader")  # noqa: T201
        print(  # noqa: T201
            f"  peak {peak_mebibytes(runs['read']):.0f} MiB, with places {peak_mebibytes(one_place):.0f} MiB,"
            f" CSafeLoader {peak_mebibytes(safe):.0f} MiB"
        )
    # Far above what is measured (0.13): only that reading has become slow altogether is told here.
    assert statistics.median(shares["read"]) < 0.25
