"""Reports as HTML: one file that holds all it needs, with charts as inline SVG, no script and no outside address."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING

from croupier_trainer.sheets import charts, tables
from croupier_trainer.sheets.figures import shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from jinja2 import Environment

    from croupier_trainer.practice.progress import Progress
    from croupier_trainer.practice.report import ClassReport, PaperReport
    from croupier_trainer.sheets.figures import Kind
    from croupier_trainer.text.words import Words


@cache
def environment() -> Environment:
    """Give the maker of pages, which escapes all that is put into them."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    return Environment(
        loader=PackageLoader("croupier_trainer.sheets", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _page(template: str, title: str, made: str, words: Words, **values: object) -> str:
    return (
        environment()
        .get_template(template)
        .render(
            language=words.language,
            title=words.text(title),
            made=words.text("report.made", at=made),
            say=words.text,
            show=partial(_show, words),
            **values,
        )
    )


def _show(words: Words, kind: Kind, value: str | int | None) -> str:
    return shown(kind, value, words)


def _charts(paper: PaperReport, words: Words) -> dict[str, charts.Bars]:
    return {"trainees": charts.scores(paper, words), "questions": charts.facility(paper, words)}


def class_page(report: ClassReport, words: Words, *, made: str, when: Callable[[int], str]) -> str:
    """Give the class report as HTML; `when` writes a UTC moment in milliseconds, `made` is today's date as text."""
    papers = [
        {
            "title": tables.title_of(paper, words),
            "broken": paper.broken,
            "facts": tables.paper_facts(paper, words, report.statistics_from),
            # Each stands under the table of what it shows.
            "charts": _charts(paper, words) if paper.counted else {},
            "tables": tables.paper_tables(paper, words, when),
        }
        for paper in report.papers
    ]
    return _page(
        "report.html.j2",
        "report.title",
        made,
        words,
        papers=papers,
        headless=len(report.headless),
        statistics_from=report.statistics_from,
        anonymous=report.anonymous,
    )


def progress_page(progress: Progress, words: Words, *, made: str) -> str:
    """Give a trainee's progress as HTML."""
    lines = [draw(skill, words) for skill in progress.skills for draw in (charts.accuracy, charts.speed)]
    return _page(
        "progress.html.j2",
        "report.progress-title",
        made,
        words,
        empty=progress.tally.answered == 0,
        facts=tables.progress_facts(progress, words),
        charts=[chart for chart in lines if chart is not None],
        tables=tables.progress_tables(progress, words),
    )
