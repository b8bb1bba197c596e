"""The class report of thirty trainees and forty questions agrees with a second calculation from the raw rows."""

from __future__ import annotations

import json
import statistics
from collections import Counter, defaultdict
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from croupier_trainer.practice.log import merge, read_log
from croupier_trainer.practice.place import Place
from croupier_trainer.practice.record import Row, digest
from croupier_trainer.practice.report import ClassReport, PaperReport, class_report
from croupier_trainer.practice.store import Store
from tests.practice.simulated import classroom

if TYPE_CHECKING:
    from pathlib import Path


@cache
def rows_of(trainees: int = 30, questions: int = 40) -> tuple[Row, ...]:
    """Give the rows of a class's quiz."""
    return tuple(classroom(trainees, questions).rows())


def report_of(rows: tuple[Row, ...], **how: Any) -> ClassReport:  # noqa: ANN401 - passed on
    """Make the class report of rows."""
    return class_report(read_log(rows), **how)


def paper_of(rows: tuple[Row, ...], **how: Any) -> PaperReport:  # noqa: ANN401 - passed on
    """Make the report of the only quiz in rows."""
    (paper,) = report_of(rows, **how).papers
    return paper


class Second:
    """The same figures from the stored JSON, with the standard library's statistics and none of the program's code."""

    def __init__(self, rows: tuple[Row, ...]) -> None:
        bodies = [json.loads(row.body) for row in rows]
        self.names = {one["sitting"]: one["header"]["trainee"] for one in bodies if one["entry"] == "opened"}
        id_of = {(one["sitting"], one["n"]): one["id"] for one in bodies if one["entry"] == "answered"}
        self.scores: dict[str, dict[str, int]] = defaultdict(dict)
        self.slips: Counter[tuple[str, str | None]] = Counter()
        self.times: dict[str, list[int]] = defaultdict(list)
        for one in bodies:
            if one["entry"] == "judged":
                self.scores[one["sitting"]][id_of[one["sitting"], one["n"]]] = one["grade"]["mille"]
                for mark in one["grade"]["marks"]:
                    self.slips.update((found["code"], found["rule"]) for found in mark["findings"])
            if one["entry"] == "answered":
                self.times[one["id"]].append(one["given"]["answer_ms"])

    def of(self, question: str) -> list[int]:
        """Give all trainees' scores of a question."""
        return [scores[question] for scores in self.scores.values()]

    def rest(self, question: str) -> list[int]:
        """Give all trainees' sums of the other questions."""
        return [sum(scores.values()) - scores[question] for scores in self.scores.values()]

    def alpha(self) -> float:
        """Give Cronbach's alpha."""
        questions = list(self.times)
        of_items = sum(statistics.variance(self.of(one)) for one in questions)
        of_total = statistics.variance([sum(scores.values()) for scores in self.scores.values()])
        return len(questions) / (len(questions) - 1) * (1 - of_items / of_total)


def test_every_trainee_has_the_right_total() -> None:
    """Thirty lines, each with the mean of its forty grades, passed from 60 percent on."""
    paper, second = paper_of(rows_of()), Second(rows_of())
    assert len(paper.trainees) == 30
    for line in paper.trainees:
        scores = second.scores[line.sitting].values()
        assert line.name == second.names[line.sitting]
        assert len(scores) == line.answered == 40
        assert line.mille == int(statistics.fmean(scores))
        assert line.passed == (statistics.fmean(scores) >= 600)
        assert (line.closed, line.counted, line.breaks, line.flags) == (True, True, (), ())
    assert paper.passed == sum(statistics.fmean(scores.values()) >= 600 for scores in second.scores.values())
    assert 0 < paper.passed < 30


def test_every_question_has_its_facility_discrimination_and_time() -> None:
    """Forty lines in the order of the file; correlations to a thousandth."""
    paper, second = paper_of(rows_of()), Second(rows_of())
    assert [line.id for line in paper.questions] == [f"q{n}" for n in range(40)]
    for line in paper.questions:
        scores = second.of(line.id)
        assert line.trainees == 30
        assert line.facility_mille == int(statistics.fmean(scores))
        assert line.right == scores.count(1000)
        assert line.median_ms == int(statistics.median(second.times[line.id]))
        expected = statistics.correlation(scores, second.rest(line.id))
        assert line.discrimination_mille == pytest.approx(1000 * expected, abs=0.51)


def test_reliability_slips_and_slowest_parts() -> None:
    """Alpha to a thousandth, the ten commonest slips with their counts, the ten slowest parts."""
    paper, second = paper_of(rows_of()), Second(rows_of())
    assert paper.alpha_mille == pytest.approx(1000 * second.alpha(), abs=0.51)
    assert [one.count for one in paper.slips] == [count for _, count in second.slips.most_common(10)]
    assert all(second.slips[one.code, one.rule] == one.count for one in paper.slips)
    slow = sorted((int(statistics.median(times)) for times in second.times.values()), reverse=True)[:10]
    assert [one.median_ms for one in paper.slowest] == slow
    (skill,) = paper.skills
    everything = [score for scores in second.scores.values() for score in scores.values()]
    assert (skill.skill, skill.parts) == ("payout", 1200)
    assert skill.facility_mille == int(statistics.fmean(everything))


def test_below_ten_trainees_no_quality_is_claimed() -> None:
    """Nine trainees: neither discrimination nor reliability; ten: both."""
    nine, ten = (paper_of(rows_of(count, 6)) for count in (9, 10))
    assert nine.alpha_mille is None
    assert all(line.discrimination_mille is None for line in nine.questions)
    assert ten.alpha_mille is not None
    assert any(line.discrimination_mille is not None for line in ten.questions)


def test_a_question_that_all_have_right_discriminates_nothing() -> None:
    """Without spread there is no correlation, and none is claimed."""
    rows = [json.loads(row.body) for row in rows_of(10, 6)]
    paper = paper_of(rows_of(10, 6))
    same = {
        line.id
        for line in paper.questions
        if len({one["grade"]["mille"] for one in rows if one["entry"] == "judged" and f"q{one['n']}" == line.id}) == 1
    }
    for line in paper.questions:
        assert (line.discrimination_mille is None) == (line.id in same)


def test_an_anonymous_report_names_nobody() -> None:
    """Neither names nor anything that leads to them; numbers don't follow the alphabet."""
    report = report_of(rows_of(12, 4), anonymous=True)
    text = msgspec.json.encode(report).decode()
    assert "Trainee" not in text
    assert not any(row.sitting in text or row.hash[:12] in text for row in rows_of(12, 4))
    known = paper_of(rows_of(12, 4))
    hidden = report.papers[0]
    assert sorted(one.mille or 0 for one in hidden.trainees) == sorted(one.mille or 0 for one in known.trainees)
    assert [one.opened_ms for one in hidden.trainees] != sorted(one.opened_ms for one in hidden.trainees)
    assert [one.number for one in hidden.trainees] == list(range(1, 13))


def test_a_sitting_that_was_tampered_with_is_told_and_left_out() -> None:
    """One answer changed in one sitting: the line says so, and the figures are those of the other eleven."""
    rows = list(rows_of(12, 4))
    place = next(i for i, row in enumerate(rows) if row.entry == "judged" and '"mille":0' in row.body)
    better = rows[place].body.replace('"mille":0', '"mille":1000')
    rows[place] = msgspec.structs.replace(rows[place], body=better, hash=digest(better))
    paper = paper_of(tuple(rows))
    (line,) = (one for one in paper.trainees if one.breaks)
    assert line.sitting == rows[place].sitting
    assert (line.breaks[0].how, line.counted) == ("changed", False)
    others = paper_of(tuple(row for row in rows if row.sitting != rows[place].sitting))
    assert (paper.counted, paper.broken) == (11, 1)
    assert paper.questions == others.questions


def test_an_open_quiz_is_listed_and_not_counted() -> None:
    """Who has not finished has no result yet."""
    rows = rows_of(12, 4)
    first = rows[0].sitting
    open_ = tuple(row for row in rows if row.sitting != first or row.entry in {"opened", "shown", "answered"})
    line = next(one for one in paper_of(open_).trainees if one.sitting == first)
    assert (line.closed, line.mille, line.passed, line.answered, line.counted) == (False, None, None, 4, False)
    assert paper_of(open_).counted == 11


def test_a_sitting_without_its_beginning_is_told() -> None:
    """Whose it was can't be known any more; that it is there is."""
    rows = tuple(row for row in rows_of(3, 4) if (row.seq, row.sitting) != (0, "0" * 32))
    report = report_of(rows)
    assert [one.sitting for one in report.headless] == ["0" * 32]
    assert len(report.papers[0].trainees) == 2


def test_only_the_first_sitting_counts_for_the_questions() -> None:
    """A second attempt has its line; the figures on questions don't take it in."""
    rows = tuple(classroom(3, 4, names=("Олена", "Тарас", " олена")).rows())
    paper = paper_of(rows)
    lines = [(one.name.strip().casefold(), one.attempt, one.counted) for one in paper.trainees]
    assert lines == [("олена", 1, True), ("олена", 2, False), ("тарас", 1, True)]
    assert {one.trainees for one in paper.questions} == {2}


def test_results_of_two_machines_come_together_without_doubles(place: Place, tmp_path: Path) -> None:
    """Two stores that share half of the class, brought together in either order: the report of the whole class."""
    rows = rows_of(12, 4)
    halves = [
        tuple(row for row in rows if int(row.sitting, 16) < 8),
        tuple(row for row in rows if int(row.sitting, 16) >= 4),
    ]
    whole = report_of(rows)
    assert report_of(tuple(merge(*halves))) == report_of(tuple(merge(*reversed(halves)))) == whole
    with Store(Place(path=tmp_path / "b.db")) as other, Store(place) as store:
        other.add(halves[1])
        assert store.add(halves[0]) == len(halves[0])
        assert store.add(other.rows()) == len(rows) - len(halves[0])
        assert store.add(other.rows()) == 0
        assert class_report(read_log(store.rows())) == whole
