"""Tables of the class report and of progress, in the reader's words: what screen, HTML, CSV and XLSX all show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from croupier_trainer.text.rulebook import rule_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier_trainer.practice.progress import Progress, SlipLine, Tally
    from croupier_trainer.practice.report import PaperReport, TraineeLine
    from croupier_trainer.sheets.figures import Kind
    from croupier_trainer.text.words import Words

# Days before these are in the charts by week.
LAST_DAYS = 30

Value: TypeAlias = str | int | None


@dataclass(frozen=True, slots=True)
class Column:
    """A column's heading and what it holds."""

    title: str
    kind: Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table: `name` for programs, `title` for people; rows hold raw values that columns say how to write."""

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Value, ...], ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """One figure with its label."""

    label: str
    kind: Kind
    value: Value


def _table(words: Words, name: str, columns: Iterable[tuple[str, Kind]], rows: Iterable[tuple[Value, ...]]) -> Table:
    heads = tuple(Column(words.text(f"report.col-{key}"), kind) for key, kind in columns)
    return Table(name=name, title=words.text(f"report.{name}"), columns=heads, rows=tuple(rows))


def title_of(paper: PaperReport, words: Words) -> str:
    """Give a quiz's title in the reader's language, else its name."""
    return words.wording(paper.title) or words.value(paper.drill)


def trainee_of(line: TraineeLine, words: Words) -> str:
    """Give a trainee's name, or a number where the report is anonymous."""
    return words.value(line.name) if line.name else words.text("report.anonymous", number=line.number)


def slip_of(slip: SlipLine, words: Words) -> str:
    """Give a slip in a few words."""
    return words.text(f"report.slip-{slip.code.removeprefix('finding.')}")


def _slip_count(slip: SlipLine, words: Words) -> str:
    return words.text("report.slip-count", slip=slip_of(slip, words), count=slip.count)


def notes_of(line: TraineeLine, words: Words) -> str:
    """Give all remarks on a sitting: unfinished, tampered with, doubtful clock, a later attempt."""
    notes = []
    if not line.closed:
        notes.append(words.text("report.note-open", n=line.answered))
    notes.extend(words.text(f"report.break-{one.how}", place=one.seq) for one in line.breaks)
    notes.extend(words.text(f"report.flag-{flag}") for flag in line.flags)
    if line.closed and not line.breaks and not line.counted:
        notes.append(words.text("report.note-later"))
    return "; ".join(notes)


def yes_no(words: Words, *, said: bool | None) -> str | None:
    """Give yes, no or nothing."""
    return None if said is None else words.text("report.yes" if said else "report.no")


def paper_facts(paper: PaperReport, words: Words, statistics_from: int) -> tuple[Fact, ...]:
    """Give the figures of a quiz as a whole."""
    alpha = paper.alpha_mille
    few = paper.counted < statistics_from
    facts = [
        ("quiz", "text", paper.drill),
        ("file", "text", paper.file_hash[:12]),
        ("house", "text", ", ".join(paper.houses)),
        ("seed", "text", ", ".join(map(str, paper.seeds))),
        ("counted", "text", words.text("report.of", count=paper.counted, total=len(paper.trainees))),
        ("mean", "share", paper.mean_mille),
        ("time", "minutes", paper.median_elapsed_ms),
        ("alpha", "text" if few else "correlation", words.text("report.too-few", n=statistics_from) if few else alpha),
    ]
    out = [Fact(words.text(f"report.fact-{key}"), kind, value) for key, kind, value in facts]  # type: ignore[arg-type]
    if paper.pass_percent is not None:
        label = words.text("report.fact-passed", percent=paper.pass_percent)
        out.insert(5, Fact(label, "text", words.text("report.of", count=paper.passed, total=paper.counted)))
    return tuple(out)


def paper_tables(paper: PaperReport, words: Words, when: Callable[[int], str]) -> tuple[Table, ...]:
    """Give the tables of a quiz: trainees, questions, skills, slips, slowest parts; `when` writes a UTC moment (ms)."""
    trainees = _table(
        words,
        "trainees",
        (
            ("trainee", "text"),
            ("attempt", "count"),
            ("begun", "text"),
            ("score", "share"),
            ("passed", "text"),
            ("time", "minutes"),
            ("late", "count"),
            ("unreached", "count"),
            ("notes", "text"),
            ("receipt", "text"),
        ),
        (
            (
                trainee_of(line, words),
                line.attempt,
                when(line.opened_ms),
                line.mille,
                yes_no(words, said=line.passed),
                line.elapsed_ms,
                line.late,
                line.unreached,
                notes_of(line, words),
                line.receipt,
            )
            for line in paper.trainees
        ),
    )
    questions = _table(
        words,
        "questions",
        (
            ("question", "text"),
            ("kind", "text"),
            ("facility", "share"),
            ("right", "text"),
            ("median", "seconds"),
            ("discrimination", "correlation"),
            ("slips", "text"),
        ),
        (
            (
                line.id,
                words.name("skill", line.kind),
                line.facility_mille,
                words.text("report.of", count=line.right, total=line.trainees),
                line.median_ms,
                line.discrimination_mille,
                "; ".join(_slip_count(one, words) for one in line.slips),
            )
            for line in paper.questions
        ),
    )
    skills = _table(
        words,
        "skills",
        (("skill", "text"), ("parts", "count"), ("facility", "share"), ("median", "seconds")),
        ((words.name("skill", line.skill), line.parts, line.facility_mille, line.median_ms) for line in paper.skills),
    )
    slowest = _table(
        words,
        "slowest",
        (("question", "text"), ("part", "text"), ("skill", "text"), ("median", "seconds")),
        ((line.id, " / ".join(line.path), words.name("skill", line.skill), line.median_ms) for line in paper.slowest),
    )
    return (trainees, questions, skills, _slips(words, paper.slips), slowest)


def _slips(words: Words, slips: Iterable[SlipLine]) -> Table:
    return _table(
        words,
        "slips",
        (("slip", "text"), ("rule", "text"), ("count", "count")),
        ((slip_of(one, words), one.rule, one.count) for one in slips),
    )


def _share(tally: Tally) -> int | None:
    return 1000 * tally.right // tally.answered if tally.answered else None


def progress_facts(progress: Progress, words: Words) -> tuple[Fact, ...]:
    """Give a trainee's figures as a whole, what to do next at the end."""
    tally = progress.tally
    facts: tuple[tuple[str, Kind, Value], ...] = (
        ("answered", "count", tally.answered),
        ("right", "share", _share(tally)),
        ("median", "seconds", tally.median_ms),
        ("streak", "count", progress.streak_days),
        ("due", "count", progress.due),
        ("next", "text", words.say(progress.next)),
    )
    return tuple(Fact(words.text(f"report.fact-{key}"), kind, value) for key, kind, value in facts)


def progress_tables(progress: Progress, words: Words) -> tuple[Table, ...]:
    """Give the tables of progress: skills, weakest rules, slips, drills, days with the latest first."""
    skills = _table(
        words,
        "skills",
        (("skill", "text"), ("form", "text"), ("answered", "count"), ("accuracy", "share"), ("median", "seconds")),
        (
            (
                words.name("skill", one.skill),
                words.text(f"report.form-{one.form}"),
                one.tally.answered,
                _share(one.tally),
                one.tally.median_ms,
            )
            for one in progress.skills
        ),
    )
    weakest = _table(
        words,
        "weakest",
        (("rule", "text"), ("tries", "count"), ("failed", "count"), ("rule-text", "text")),
        ((one.rule, one.tries, one.failed, rule_text(words, one.rule)) for one in progress.weakest),
    )
    drills = _table(
        words,
        "drills",
        (("drill", "text"), ("sittings", "count"), ("accuracy", "share"), ("median", "seconds"), ("goal", "text")),
        (
            (
                one.drill,
                one.sittings,
                _share(one.tally),
                one.tally.median_ms,
                yes_no(words, said=one.goal_reached),
            )
            for one in progress.drills
        ),
    )
    days = _table(
        words,
        "days",
        (("day", "text"), ("answered", "count"), ("accuracy", "share"), ("median", "seconds")),
        (
            (
                one.begins.isoformat(),
                one.tally.answered,
                _share(one.tally),
                one.tally.median_ms,
            )
            for one in reversed(progress.days[-LAST_DAYS:])
        ),
    )
    return (skills, weakest, _slips(words, progress.slips), drills, days)
