"""How a trainee is coming on, in numbers and codes: by day, by skill, by rule, and what to do next.

Days and weeks are the trainee's own: the caller says on which date a moment falls. Sums are by part of a question.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import date, timedelta
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.message import Message
from croupier_trainer.practice.record import DRILL, QUIZ
from croupier_trainer.practice.schedule import AGAIN, due_at, reviews, schedule

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from croupier_trainer.practice.log import Past, Record

# A rule's strength is judged by its latest tries; fewer than a few say nothing.
LATEST = 20
FEWEST = 3
MOST_LINES = 5
SLIPS_FROM = 300
# A skill of more days is shown week by week.
MOST_DAYS = 14


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """Answers counted: how many, how many right, and the median milliseconds of those that took any."""

    answered: int
    right: int
    median_ms: int | None

    @property
    def percent(self) -> int:
        """Right ones of a hundred, rounded down."""
        return 100 * self.right // self.answered if self.answered else 0


class Span(msgspec.Struct, frozen=True, kw_only=True):
    """A day, or a week by its Monday, and what was answered in it."""

    begins: date
    tally: Tally


class SkillLine(msgspec.Struct, frozen=True, kw_only=True):
    """One skill in one form of answer, in all, day by day and week by week."""

    skill: str
    form: str
    tally: Tally
    days: tuple[Span, ...]
    weeks: tuple[Span, ...]

    @property
    def spans(self) -> tuple[Span, ...]:
        """What a curve over time is drawn of: the days while they are few, else the weeks."""
        return self.days if len(self.days) <= MOST_DAYS else self.weeks


class RuleLine(msgspec.Struct, frozen=True, kw_only=True):
    """A rule by its latest tries: how many, how many of them failed."""

    rule: str
    tries: int
    failed: int


class SlipLine(msgspec.Struct, frozen=True, kw_only=True):
    """A slip: the finding's code, the rule it breaks, how often."""

    code: str
    rule: str | None
    count: int


class DrillLine(msgspec.Struct, frozen=True, kw_only=True):
    """A drill as last practised: how often, when last (UTC ms), what then, whether its goal was reached then."""

    drill: str
    sittings: int
    last_ms: int
    tally: Tally
    goal_reached: bool | None


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """All of it; `streak_days` counts days without a gap up to today, or yesterday while today is still open."""

    tally: Tally
    days: tuple[Span, ...]
    skills: tuple[SkillLine, ...]
    weakest: tuple[RuleLine, ...]
    slips: tuple[SlipLine, ...]
    drills: tuple[DrillLine, ...]
    streak_days: int
    due: int
    next: Message


def median_ms(times: Iterable[int]) -> int | None:
    """Give the median of whole milliseconds, rounded down; None of nothing."""
    ordered = sorted(times)
    half, odd = divmod(len(ordered), 2)
    if not ordered:
        return None
    return ordered[half] if odd else (ordered[half - 1] + ordered[half]) // 2


def tally(records: Sequence[Record]) -> Tally:
    """Count records."""
    spent = (one.spent_ms for one in records)
    return Tally(
        answered=len(records),
        right=sum(one.is_right for one in records),
        median_ms=median_ms(one for one in spent if one is not None),
    )


def slips(records: Iterable[Record], most: int = MOST_LINES) -> tuple[SlipLine, ...]:
    """Give the commonest findings with their rules, commonest first."""
    found = Counter((finding.code, finding.rule) for one in records for finding in one.findings)
    ordered = sorted(found.items(), key=lambda item: (-item[1], item[0][0], item[0][1] or ""))
    return tuple(SlipLine(code=code, rule=rule, count=count) for (code, rule), count in ordered[:most])


def progress(pasts: Sequence[Past], now_ms: int, date_of: Callable[[int], date]) -> Progress:
    """Sum up a trainee's sittings as of a moment (UTC, milliseconds); answers of an open quiz are left out."""
    records = sorted(
        (one for past in pasts for one in past.records if one.mille is not None and one.reached),
        key=lambda one: (one.at_ms, one.header.id, one.n, one.part),
    )
    days = _spans(records, lambda one: date_of(one.at_ms))
    weakest = _weakest(records)
    drills = _drills(pasts)
    due = len(due_at(schedule(records), now_ms))
    return Progress(
        tally=tally(records),
        days=days,
        skills=_skills(records, date_of),
        weakest=weakest,
        slips=slips(records[-SLIPS_FROM:]),
        drills=drills,
        streak_days=_streak({one.begins for one in days}, date_of(now_ms)),
        due=due,
        next=_next(pasts, due, drills, weakest),
    )


def _spans(records: Iterable[Record], begins: Callable[[Record], date]) -> tuple[Span, ...]:
    by_date: dict[date, list[Record]] = defaultdict(list)
    for one in records:
        by_date[begins(one)].append(one)
    return tuple(Span(begins=day, tally=tally(here)) for day, here in sorted(by_date.items()))


def _skills(records: Iterable[Record], date_of: Callable[[int], date]) -> tuple[SkillLine, ...]:
    def monday(one: Record) -> date:
        day = date_of(one.at_ms)
        return day - timedelta(days=day.weekday())

    by_skill: dict[tuple[str, str], list[Record]] = defaultdict(list)
    for one in records:
        by_skill[one.skill, one.form].append(one)
    return tuple(
        SkillLine(
            skill=skill,
            form=form,
            tally=tally(here),
            days=_spans(here, lambda one: date_of(one.at_ms)),
            weeks=_spans(here, monday),
        )
        for (skill, form), here in sorted(by_skill.items())
    )


def _weakest(records: Iterable[Record]) -> tuple[RuleLine, ...]:
    tries: dict[str, list[bool]] = defaultdict(list)
    for _, rule, rating in reviews(records):
        if rule:
            tries[rule].append(rating == AGAIN)
    lines = (
        RuleLine(rule=rule, tries=len(all_[-LATEST:]), failed=sum(all_[-LATEST:]))
        for rule, all_ in tries.items()
        if len(all_) >= FEWEST
    )
    failed = [one for one in lines if one.failed]
    return tuple(sorted(failed, key=lambda one: (-one.failed * 1000 // one.tries, -one.tries, one.rule))[:MOST_LINES])


def _drills(pasts: Iterable[Past]) -> tuple[DrillLine, ...]:
    by_drill: dict[str, list[Past]] = defaultdict(list)
    for past in pasts:
        if past.header.mode == DRILL:
            by_drill[past.header.drill].append(past)
    return tuple(
        DrillLine(
            drill=drill,
            sittings=len(all_),
            last_ms=all_[-1].last_ms,
            tally=tally([one for one in all_[-1].records if one.mille is not None]),
            goal_reached=_goal_reached(all_[-1]),
        )
        for drill, all_ in sorted(by_drill.items())
    )


def _goal_reached(past: Past) -> bool | None:
    """Whether a sitting reached its drill's goal: all asked, enough right, quick enough; None without a goal."""
    header = past.header
    if header.goal_right is None and header.goal_s is None:
        return None
    by_question: dict[int, list[Record]] = defaultdict(list)
    for one in past.records:
        if one.mille is not None:
            by_question[one.n].append(one)
    if len(by_question) < header.questions:
        return False
    right = sum(all(one.is_right for one in parts) for parts in by_question.values())
    took = median_ms(sum(one.given.answer_ms for one in parts) for parts in by_question.values())
    enough = header.goal_right is None or 100 * right >= header.goal_right * len(by_question)
    quick = header.goal_s is None or (took is not None and took <= header.goal_s * 1000)
    return enough and quick


def _streak(days: set[date], today: date) -> int:
    day = today if today in days else today - timedelta(days=1)
    count = 0
    while day in days:
        count, day = count + 1, day - timedelta(days=1)
    return count


def _next(pasts: Sequence[Past], due: int, drills: Sequence[DrillLine], weakest: Sequence[RuleLine]) -> Message:
    """Say what to do next: an open quiz, what is due, a goal not reached, the weakest rule, something new."""
    for past in pasts:
        if past.header.mode == QUIZ and not past.closed:
            return Message("practice.next-quiz", {"drill": past.header.drill})
    if due:
        return Message("practice.next-review", {"n": due})
    missed = [one for one in drills if one.goal_reached is False]
    if missed:
        return Message("practice.next-again", {"drill": max(missed, key=lambda one: one.last_ms).drill})
    if weakest:
        return Message("practice.next-rule", {"rule": weakest[0].rule})
    return Message("practice.next-new" if drills else "practice.next-first")
