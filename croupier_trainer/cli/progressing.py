"""A trainee's progress: on the screen with curves, as an HTML page, as JSON."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.cli.figures import fact_lines, local_date, show, table_lines, write
from croupier_trainer.cli.keeping import trainee_name
from croupier_trainer.practice.clock import now
from croupier_trainer.practice.log import log_at
from croupier_trainer.practice.place import place
from croupier_trainer.practice.progress import progress
from croupier_trainer.sheets import tables
from croupier_trainer.ui import style
from croupier_trainer.ui.terminal import detect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.practice.progress import Progress, SkillLine
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

# So many skills are drawn: those practised most.
_DRAWN = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What the command line asks for."""

    trainee: str | None = None
    html: str | None = None
    json: bool = False
    plain: bool = False
    db: str | None = None


def tell(asked: Asked, words: Words) -> int:
    """Tell the trainee's progress; give the exit code."""
    terminal = detect(plain=asked.plain)
    found = progress_at(asked.db, asked.trainee)
    if asked.json:
        from croupier_trainer.sheets.exports import json_text

        write("-", lambda: json_text(found).encode(), terminal, words)
    if asked.html is not None:
        from croupier_trainer.sheets.pages import progress_page

        made = local_date(now().utc_ms).isoformat()
        write(asked.html, lambda: progress_page(found, words, made=made).encode(), terminal, words)
    if not asked.json and asked.html is None:
        show(list(lines(found, terminal, words)), terminal, words)
    return 0


def progress_at(db: str | None, trainee: str | None) -> Progress:
    """Sum up a trainee's results up to now; raises StoreError."""
    log = log_at(place(db, os.environ), trainee_name(trainee))
    return progress(log.pasts, now().utc_ms, local_date)


def lines(found: Progress, terminal: Terminal, words: Words) -> Iterator[str]:
    """Give progress as lines."""
    if found.tally.answered == 0:
        yield from terminal.wrap(words.text("report.progress-empty"))
        return
    yield terminal.paint(terminal.fit(words.text("report.progress-title")), style.BOLD)
    yield from fact_lines(tables.progress_facts(found, words), terminal, words)
    if terminal.pictures:
        yield from _curves(found, terminal, words)
    for table in tables.progress_tables(found, words):
        yield from table_lines(table, terminal, words)


def _curves(found: Progress, terminal: Terminal, words: Words) -> Iterator[str]:
    drawn = [skill for skill in found.skills if len(skill.spans) > 1]
    drawn.sort(key=lambda skill: -skill.tally.answered)
    yield ""
    if not drawn:
        yield from terminal.wrap(words.text("report.plots-later"))
        return
    yield terminal.paint(terminal.fit(words.text("report.plots")), style.BOLD)
    for skill in drawn[:_DRAWN]:
        yield from _drawn(skill, terminal, words)


def _drawn(skill: SkillLine, terminal: Terminal, words: Words) -> list[str]:
    from croupier_trainer.ui.plots import Curve, draw, pair

    title = words.text("report.plot-accuracy", skill=words.name("skill", skill.skill))
    right = Curve(title=title, points=[(one.begins, one.tally.percent) for one in skill.spans], top=100)
    timed = [(one.begins, one.tally.median_ms / 1000) for one in skill.spans if one.tally.median_ms is not None]
    if len(timed) < 2:  # noqa: PLR2004 - a line needs two points
        return draw(right, terminal, terminal.width // 2)
    return pair(right, Curve(title=words.text("report.plot-speed"), points=timed), terminal)
