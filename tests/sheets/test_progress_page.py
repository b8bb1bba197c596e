"""A trainee's progress as HTML: figures, charts by week and tables, in each language."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from croupier_trainer.practice.progress import Progress, progress
from croupier_trainer.sheets.charts import accuracy, speed
from croupier_trainer.sheets.figures import shown
from croupier_trainer.sheets.pages import progress_page
from croupier_trainer.text.catalog import LANGUAGES
from croupier_trainer.text.words import Words
from tests.practice.simulated import FakeClock
from tests.practice.test_progress import DAY_S, Trainee
from tests.sheets.test_class_report_files import Strict


def practised() -> Progress:
    """Practise in three weeks, better and quicker each time."""
    trainee = Trainee()
    for answers, seconds in (((1, 1, 35, 1), 8), ((35, 1, 35, 1), 6), ((35, 35, 35, 35), 4)):
        trainee.drill(*answers, seconds=seconds)
        trainee.clock.pass_s(7 * DAY_S)
    return trainee.progress()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_figures_charts_and_tables(language: str) -> None:
    """Well-formed, without script or address; the weeks' points and the day's lines are there."""
    words = Words(language)
    parsed = Strict(progress_page(practised(), words, made="2025-07-01"))
    names = [tag for tag, _ in parsed.tags]
    assert names.count("polyline") == 2
    assert names.count("circle") == 6
    assert not {"script", "a", "img", "link"} & set(names)
    texts = " ".join(parsed.texts)
    for code in ("report.progress-title", "report.weakest", "report.days", "report.slip-no-slip"):
        assert words.text(code) in texts
    assert shown("share", 583, words) in texts


def test_the_charts_rise_with_accuracy_and_fall_with_time() -> None:
    """25, 50, 100 percent and 8, 6, 4 seconds, evenly spaced."""
    (skill,) = practised().skills
    up = accuracy(skill, Words("en"))
    assert [(one.x, one.y) for one in up.points] == [(0, 90), (180, 60), (360, 0)]
    assert up.points[0].says == "2025-06-15: 25.0 %"
    down = speed(skill, Words("en"))
    assert down is not None
    assert [one.y for one in down.points] == [0, 30, 60]
    assert (down.top, down.bottom, down.first, down.last) == ("8.0 s", "0.0 s", "2025-06-15", "2025-06-29")


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_drill_the_page_says_so(language: str) -> None:
    """Nothing practised: no charts, one sentence."""
    words = Words(language)
    nothing = progress((), FakeClock().utc_ms, lambda ms: datetime.fromtimestamp(ms / 1000, UTC).date())
    parsed = Strict(progress_page(nothing, words, made="2025-07-01"))
    assert words.text("report.progress-empty") in "".join(parsed.texts)
    assert "svg" not in [tag for tag, _ in parsed.tags]


@pytest.mark.parametrize(
    ("kind", "value", "english", "ukrainian"),
    [
        ("share", 833, "83.3 %", "83,3 %"),
        ("share", 1000, "100.0 %", "100,0 %"),
        ("correlation", -52, "-0.05", "-0,05"),
        ("seconds", 4_260, "4.3 s", "4,3 с"),
        ("minutes", 125_400, "2 min 5 s", "2 хв 5 с"),
        ("count", 12_345, "12,345", "12\N{NO-BREAK SPACE}345"),
        ("count", None, "", ""),
    ],
)
def test_numbers_are_written_as_the_language_does(kind: str, value: int | None, english: str, ukrainian: str) -> None:
    """Decimal sign, units and thousands."""
    assert shown(kind, value, Words("en")) == english  # type: ignore[arg-type]
    assert shown(kind, value, Words("uk")) == ukrainian  # type: ignore[arg-type]
