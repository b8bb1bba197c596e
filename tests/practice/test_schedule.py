"""What is due again comes from the log alone: same log, same schedule; missed things come back sooner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given as given_by
from hypothesis import settings
from hypothesis import strategies as st

from croupier_trainer.drills.question import Finding
from croupier_trainer.practice.log import Record, read_log
from croupier_trainer.practice.schedule import Card, Where, due_at, questions_for, rate, schedule
from tests.practice.simulated import classroom, given, header

if TYPE_CHECKING:
    from croupier_trainer.practice.schedule import Due

DAY_MS = 86_400_000
NOW_MS = 1_750_000_000_000


def record(  # noqa: PLR0913 - each test changes one of them
    *,
    mille: int | None = 1000,
    at_ms: int = NOW_MS,
    rules: tuple[str, ...] = ("PY-A", "PY-B"),
    named: tuple[str | None, ...] = (),
    ms: int = 5_000,
    goal_s: int | None = 10,
    late: bool = False,
    n: int = 0,
    id_: str = "q1",
    part: int = 0,
) -> Record:
    """Make one graded part."""
    return Record(
        header=header(f"{at_ms:032}", goal_s=goal_s),
        at_ms=at_ms,
        n=n,
        part=part,
        id=id_,
        kind="payout",
        skill="payout",
        form="number",
        path=(),
        given=msgspec.structs.replace(given(1, ms=ms), late=late),
        reached=True,
        rules=rules,
        mille=mille,
        findings=tuple(Finding(code="finding.x", rule=rule) for rule in named),
        question_mille=mille,
    )


@pytest.mark.parametrize(
    ("ms", "goal_s", "late", "rating"),
    [
        (5_000, 10, False, 4),
        (5_001, 10, False, 3),
        (10_000, 10, False, 3),
        (10_001, 10, False, 2),
        (5_000, 10, True, 2),
        (900_000, None, False, 3),
    ],
)
def test_a_right_answer_is_rated_by_its_speed(ms: int, goal_s: int | None, rating: int, *, late: bool) -> None:
    """Half of the goal is easy, up to the goal good, above it or late hard; without a goal good."""
    one = record(ms=ms, goal_s=goal_s, late=late)
    assert rate(one, ms) == {"PY-A": rating, "PY-B": rating}


@pytest.mark.parametrize(
    ("mille", "named", "ratings"),
    [
        (0, ("PY-A",), {"PY-A": 1}),
        (0, ("PY-OTHER",), {"PY-OTHER": 1}),
        (0, (), {"PY-A": 1, "PY-B": 1}),
        (0, (None,), {"PY-A": 1, "PY-B": 1}),
        (500, ("PY-A",), {"PY-A": 1, "PY-B": 2}),
        (500, (), {"PY-A": 2, "PY-B": 2}),
        (None, (), {}),
    ],
)
def test_a_wrong_answer_fails_the_rule_that_it_breaks(
    mille: int | None, named: tuple[str | None, ...], ratings: dict[str, int]
) -> None:
    """The named rule is failed, the others only where nothing is named; what isn't graded says nothing."""
    assert rate(record(mille=mille, named=named), 5_000) == ratings


def test_a_part_without_rules_is_still_a_card() -> None:
    """The skill alone is repeated then."""
    (due,) = schedule([record(rules=())])
    assert due.card == Card("payout", "", "number")


def by_rule(dues: list[Due]) -> dict[str, Due]:
    """Index cards by rule."""
    return {one.card.rule: one for one in dues}


def test_the_missed_comes_back_before_the_known() -> None:
    """Three days of right answers push a rule weeks away; the missed one is due within minutes."""
    records = [record(at_ms=NOW_MS + day * DAY_MS, rules=("PY-KNOWN",)) for day in range(3)]
    records.append(record(at_ms=NOW_MS + 2 * DAY_MS + 1, rules=("PY-MISSED",), mille=0))
    dues = by_rule(schedule(records))
    seen = NOW_MS + 2 * DAY_MS
    assert dues["PY-MISSED"].due_ms - seen < 15 * 60_000
    assert dues["PY-KNOWN"].due_ms - seen > 7 * DAY_MS
    assert (dues["PY-KNOWN"].times, dues["PY-KNOWN"].failed) == (3, 0)
    assert (dues["PY-MISSED"].times, dues["PY-MISSED"].failed) == (1, 1)


def test_what_is_due_is_ordered_and_leads_to_its_question() -> None:
    """The longest due comes first; one question that serves two cards is asked once."""
    records = [record(mille=0, n=0, id_="q1"), record(mille=0, n=1, id_="q2", rules=("PY-C",), at_ms=NOW_MS + 1_000)]
    dues = due_at(schedule(records), NOW_MS + DAY_MS)
    assert [one.card.rule for one in dues] == ["PY-A", "PY-B", "PY-C"]
    assert due_at(dues, NOW_MS) == []
    places = questions_for(dues, most=10)
    assert [one.id for one in places] == ["q1", "q2"]
    assert places[0] == Where(drill="roulette/payouts-1", path=None, house="school", id="q1")
    assert len(questions_for(dues, most=1)) == 1


def test_speed_is_of_the_whole_question() -> None:
    """Two parts of six seconds are above a goal of ten for the question: hard, so due sooner than one of six alone."""
    two = schedule([record(ms=6_000, part=0, rules=("A",)), record(ms=6_000, part=1, rules=("B",))])
    one = schedule([record(ms=6_000, part=0, rules=("A",))])
    assert by_rule(two)["A"].due_ms < by_rule(one)["A"].due_ms


GRADED = st.builds(
    record,
    mille=st.sampled_from([0, 500, 1000]),
    at_ms=st.integers(NOW_MS, NOW_MS + 90 * DAY_MS),
    named=st.sampled_from([(), ("PY-A",)]),
    ms=st.integers(0, 40_000),
)


@settings(deadline=None)
@given_by(st.lists(GRADED, max_size=12), st.randoms(use_true_random=False))
def test_the_schedule_is_rebuilt_from_the_log(records: list[Record], order: object) -> None:
    """Whatever order the records come in, the schedule is the same, and nothing is due before it was seen."""
    dues = schedule(records)
    shuffled = list(records)
    order.shuffle(shuffled)  # type: ignore[attr-defined]
    distinct = {(one.header.id, one.n, one.part) for one in records}
    if len(distinct) == len(records):
        assert schedule(shuffled) == dues
    assert all(one.due_ms > one.last_ms for one in dues)


def test_a_classs_log_gives_the_same_schedule_twice() -> None:
    """No clock and no chance enters."""
    records = [one for past in read_log(classroom(4, 10).rows()).pasts for one in past.records]
    assert schedule(records) == schedule(list(reversed(records)))
