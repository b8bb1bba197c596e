"""Time that ran is told by the monotonic clock within a boot, by UTC over a reboot, and doubts are flagged."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.practice.clock import Elapsed, Moment, along, boot_id, elapsed, now


def at(utc_s: float, monotonic_s: float, boot: str = "a") -> Moment:
    """Make a moment of seconds."""
    return Moment(utc_ms=round(utc_s * 1000), monotonic_ms=round(monotonic_s * 1000), boot=boot)


@pytest.mark.parametrize("jump_s", [0, 4, -86_400, 86_400, 10**7])
def test_a_changed_wall_clock_changes_nothing_within_a_boot(jump_s: int) -> None:
    """Whatever UTC says, thirty seconds are thirty seconds; a jump of more than five is flagged."""
    found = elapsed(at(1_000, 50), at(1_030 + jump_s, 80))
    assert found.ms == 30_000
    assert found.flags == (("clock-changed",) if abs(jump_s) > 5 else ())


def test_after_a_reboot_utc_counts() -> None:
    """The monotonic clock began anew: ten minutes by UTC are ten minutes, and flagged."""
    assert elapsed(at(1_000, 9_000, "a"), at(1_600, 20, "b")) == Elapsed(600_000, ("other-boot",))


def test_a_wall_clock_set_back_over_a_reboot_gives_no_negative_time() -> None:
    """Nothing can be known there: none counts, and that is flagged."""
    assert elapsed(at(1_000, 9_000, "a"), at(900, 20, "b")) == Elapsed(0, ("other-boot", "clock-back"))


def test_where_boots_have_no_name_the_clocks_must_agree() -> None:
    """Without a boot id the monotonic clock counts as long as UTC agrees and it doesn't go back."""
    assert elapsed(at(0, 50, ""), at(31, 80, "")) == Elapsed(30_000)
    assert elapsed(at(0, 50, ""), at(600, 80, "")) == Elapsed(600_000, ("other-boot",))
    assert elapsed(at(0, 50, ""), at(600, 20, "")) == Elapsed(600_000, ("other-boot",))


def test_only_the_stretch_over_the_reboot_is_by_utc() -> None:
    """A wall clock set wrong before the reboot counts only where nothing better is there."""
    moments = [at(0, 100, "a"), at(5_000, 130, "a"), at(5_060, 10, "b"), at(5_090, 40, "b")]
    assert along(moments) == Elapsed(30_000 + 60_000 + 30_000, ("clock-changed", "other-boot"))
    assert along(moments[:1]) == Elapsed(0)


@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=20))
def test_stretches_add_up(steps: list[int]) -> None:
    """Within one boot the sum of stretches is the whole."""
    moments = [Moment(utc_ms=7, monotonic_ms=sum(steps[:n]), boot="a") for n in range(len(steps) + 1)]
    assert along(moments).ms == elapsed(moments[0], moments[-1]).ms == sum(steps)


def test_this_machine_has_clocks() -> None:
    """Two readings of the real clocks are of one boot and in order."""
    before = now()
    time.sleep(0.02)
    after = now()
    assert before.boot == after.boot == boot_id()
    assert 15 <= elapsed(before, after).ms < 5_000
    assert abs(after.utc_ms - time.time() * 1000) < 5_000
