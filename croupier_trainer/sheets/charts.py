"""Charts as geometry: where each bar, point and label of an inline SVG stands. Drawn by templates/charts.html.j2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.sheets.figures import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.practice.progress import SkillLine
    from croupier_trainer.practice.report import PaperReport
    from croupier_trainer.text.words import Words

FULL = 1000
_BAR_PX = 14
_ROW_PX = 20
_LABEL_PX = 140
_WIDE_PX = 420
_LINE_PX = (360, 120)
_BINS = 10


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar with its label before and its value behind; all in pixels."""

    y: int
    length: int
    label: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Bars:
    """Horizontal bars from `left` on."""

    title: str
    width: int
    height: int
    left: int
    thick: int
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """A point of a line with what it says."""

    x: int
    y: int
    says: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line over time; `top` and `bottom` label the value axis, `first` and `last` the time axis."""

    title: str
    width: int
    height: int
    points: tuple[Point, ...]
    top: str
    bottom: str
    first: str
    last: str

    @property
    def path(self) -> str:
        """The points as SVG writes them."""
        return " ".join(f"{one.x},{one.y}" for one in self.points)


def scores(paper: PaperReport, words: Words) -> Bars:
    """Give how many counted trainees lie in each ten percent of the score."""
    counts = [0] * _BINS
    for line in paper.trainees:
        if line.counted and line.mille is not None:
            counts[min(line.mille * _BINS // FULL, _BINS - 1)] += 1
    most = max([*counts, 1])
    bars = tuple(
        Bar(
            y=place * _ROW_PX,
            length=count * _WIDE_PX // most,
            label=f"{place * 10}–{place * 10 + 9 + (place == _BINS - 1)} %",
            value=words.number(count),
        )
        for place, count in enumerate(counts)
    )
    return _bars(words.text("report.chart-scores"), bars)


def facility(paper: PaperReport, words: Words) -> Bars:
    """Give the mean score of each question."""
    bars = tuple(
        Bar(
            y=place * _ROW_PX,
            length=line.facility_mille * _WIDE_PX // FULL,
            label=words.value(line.id),
            value=shown("share", line.facility_mille, words),
        )
        for place, line in enumerate(paper.questions)
    )
    return _bars(words.text("report.chart-facility"), bars)


def _bars(title: str, bars: tuple[Bar, ...]) -> Bars:
    return Bars(
        title=title,
        width=_LABEL_PX + _WIDE_PX + 70,
        height=len(bars) * _ROW_PX,
        left=_LABEL_PX,
        thick=_BAR_PX,
        bars=bars,
    )


def accuracy(skill: SkillLine, words: Words) -> Line:
    """Give a skill's share of right answers, over time."""
    values = [FULL * span.tally.right // span.tally.answered for span in skill.spans]
    said = [shown("share", value, words) for value in values]
    name = words.name("skill", skill.skill)
    return _line(words.text("report.chart-accuracy", skill=name), skill, values, said, (FULL, "100 %", "0 %"))


def speed(skill: SkillLine, words: Words) -> Line | None:
    """Give a skill's median seconds, over time; None where no time was kept."""
    values = [span.tally.median_ms for span in skill.spans]
    if any(value is None for value in values):
        return None
    known = [value or 0 for value in values]
    most = max(*known, 1000, 1)
    said = [shown("seconds", value, words) for value in known]
    name = words.name("skill", skill.skill)
    axis = (most, shown("seconds", most, words), shown("seconds", 0, words))
    return _line(words.text("report.chart-speed", skill=name), skill, known, said, axis)


def _line(title: str, skill: SkillLine, values: Sequence[int], said: Sequence[str], axis: tuple[int, str, str]) -> Line:
    width, height = _LINE_PX
    most, top, bottom = axis
    steps = max(len(values) - 1, 1)
    points = tuple(
        Point(x=place * width // steps, y=height - value * height // most, says=f"{span.begins.isoformat()}: {text}")
        for place, (value, text, span) in enumerate(zip(values, said, skill.spans, strict=True))
    )
    return Line(
        title=title,
        width=width,
        height=height,
        points=points,
        top=top,
        bottom=bottom,
        first=skill.spans[0].begins.isoformat(),
        last=skill.spans[-1].begins.isoformat() if len(values) > 1 else "",
    )
