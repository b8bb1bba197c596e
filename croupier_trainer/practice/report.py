"""A class's results in numbers and codes: by trainee, by question, by skill, and how good the quiz was as a test.

A report is made for each drill file (by its hash). Figures on questions take the first closed sitting of each
trainee, and only sittings whose chain is whole; the others are listed and told. Discrimination and reliability stand
from ten trainees on: below that they are noise.
"""

from __future__ import annotations

from collections import defaultdict
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.question import FULL
from croupier_trainer.practice.chain import Break, Chain
from croupier_trainer.practice.progress import SlipLine, median_ms, slips
from croupier_trainer.practice.record import QUIZ, same_name
from croupier_trainer.practice.statistics import alpha_mille, item_rest_mille

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from croupier_trainer.practice.log import Log, Past, Record

STATISTICS_FROM = 10
SLOWEST = 10


class TraineeLine(msgspec.Struct, frozen=True, kw_only=True):
    """One sitting of one trainee; `name` is "" and `number` tells trainees apart where the report is anonymous.

    `mille` and `passed` are None while it is open; `answered` counts questions; `counted` says whether the figures on
    questions take it in; `scores` are its thousandths in the order of the report's questions.
    """

    number: int
    name: str
    sitting: str
    attempt: int
    opened_ms: int
    elapsed_ms: int
    closed: bool
    answered: int
    mille: int | None
    passed: bool | None
    late: int
    unreached: int
    flags: tuple[str, ...]
    breaks: tuple[Break, ...]
    receipt: str
    counted: bool
    scores: tuple[int | None, ...]


class QuestionLine(msgspec.Struct, frozen=True, kw_only=True):
    """One question: mean score and share of trainees who had it all right, in thousandths, and its discrimination."""

    id: str
    kind: str
    trainees: int
    facility_mille: int
    right: int
    median_ms: int | None
    discrimination_mille: int | None
    slips: tuple[SlipLine, ...]


class SkillLine(msgspec.Struct, frozen=True, kw_only=True):
    """One skill over all questions: how many parts were asked, their mean score in thousandths, median time."""

    skill: str
    parts: int
    facility_mille: int
    median_ms: int | None


class PartLine(msgspec.Struct, frozen=True, kw_only=True):
    """One part of a question and its median time: the slowest are listed."""

    id: str
    path: tuple[str, ...]
    skill: str
    median_ms: int


class PaperReport(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one quiz: `counted` sittings are in the figures, `broken` ones are not whole and left out."""

    drill: str
    title: dict[str, str] | str
    file_hash: str
    houses: tuple[str, ...]
    seeds: tuple[int, ...]
    pass_percent: int | None
    counted: int
    broken: int
    passed: int
    mean_mille: int | None
    median_elapsed_ms: int | None
    alpha_mille: int | None
    trainees: tuple[TraineeLine, ...]
    questions: tuple[QuestionLine, ...]
    skills: tuple[SkillLine, ...]
    slips: tuple[SlipLine, ...]
    slowest: tuple[PartLine, ...]


class ClassReport(msgspec.Struct, frozen=True, kw_only=True):
    """The reports of all quizzes in a store; `headless` are sittings that can't be told whose they are."""

    format: int = 1
    anonymous: bool = False
    statistics_from: int = STATISTICS_FROM
    papers: tuple[PaperReport, ...] = ()
    headless: tuple[Chain, ...] = ()


def class_report(
    log: Log, *, modes: Collection[str] = (QUIZ,), drill: str | None = None, anonymous: bool = False
) -> ClassReport:
    """Sum up all sittings of these modes, of one drill where it is named."""
    by_file: dict[str, list[Past]] = defaultdict(list)
    for past in log.pasts:
        if past.header.mode in modes and drill in {None, past.header.drill}:
            by_file[past.header.file_hash].append(past)
    papers = [_paper(pasts, anonymous=anonymous) for pasts in by_file.values()]
    papers.sort(key=lambda one: (one.drill, one.file_hash))
    return ClassReport(anonymous=anonymous, papers=tuple(papers), headless=log.headless)


def _paper(pasts: Sequence[Past], *, anonymous: bool) -> PaperReport:
    counted = _counted(pasts)
    ids = {past.header.id for past in counted}
    records = [one for past in counted for one in past.records]
    scores = [_scores(past) for past in counted]
    enough = len(counted) >= STATISTICS_FROM
    names = _question_ids(counted)
    lines = _trainees(pasts, names, ids, anonymous=anonymous)
    rows = [[score.get(id_, 0) for id_ in names] for score in scores]
    marks = [line.mille for line in lines if line.counted and line.mille is not None]
    header = pasts[0].header
    return PaperReport(
        drill=header.drill,
        title=header.title,
        file_hash=header.file_hash,
        houses=tuple(sorted({past.header.house for past in pasts})),
        seeds=tuple(sorted({past.header.seed for past in pasts})),
        pass_percent=header.pass_percent,
        counted=len(counted),
        broken=sum(not past.chain.whole for past in pasts),
        passed=sum(line.passed is True for line in lines if line.counted),
        mean_mille=sum(marks) // len(marks) if marks else None,
        median_elapsed_ms=median_ms(past.elapsed_ms for past in counted),
        alpha_mille=alpha_mille(rows) if enough else None,
        trainees=tuple(lines),
        questions=tuple(
            _question(id_, records, item_rest_mille(rows, place) if enough else None) for place, id_ in enumerate(names)
        ),
        skills=_skills(records),
        slips=slips(records, most=SLOWEST),
        slowest=_slowest(records),
    )


def _counted(pasts: Iterable[Past]) -> list[Past]:
    """Give each trainee's first closed sitting, of those whose chain is whole."""
    first: dict[str, Past] = {}
    for past in sorted(pasts, key=lambda one: (one.header.attempt, one.opened_ms, one.header.id)):
        if past.closed and past.chain.whole:
            first.setdefault(same_name(past.header.trainee), past)
    return sorted(first.values(), key=lambda past: past.header.id)


def _trainees(pasts: Sequence[Past], ids: Sequence[str], counted: set[str], *, anonymous: bool) -> list[TraineeLine]:
    """Give a line for each sitting, by name and attempt; anonymous ones in an order that tells nothing of the name."""

    def hidden(name: str) -> str:
        ids = sorted(past.header.id for past in pasts if same_name(past.header.trainee) == name)
        return sha256("".join(ids).encode()).hexdigest()

    names = sorted({same_name(past.header.trainee) for past in pasts}, key=hidden if anonymous else None)
    number = {name: place for place, name in enumerate(names, 1)}
    lines = [
        _trainee(
            past,
            ids,
            number=number[same_name(past.header.trainee)],
            counted=past.header.id in counted,
            anonymous=anonymous,
        )
        for past in pasts
    ]
    return sorted(lines, key=lambda line: (line.number, line.attempt, line.opened_ms, line.sitting))


def _trainee(past: Past, ids: Sequence[str], *, number: int, counted: bool, anonymous: bool) -> TraineeLine:
    scores = _scores(past)
    percent = past.header.pass_percent
    sum_mille = sum(scores.values())
    asked = max(past.header.questions, 1)
    graded = past.closed and len(scores) > 0
    return TraineeLine(
        number=number,
        name="" if anonymous else past.header.trainee,
        sitting="" if anonymous else past.header.id,
        attempt=past.header.attempt,
        opened_ms=past.opened_ms,
        elapsed_ms=past.elapsed_ms,
        closed=past.closed,
        answered=len({one.n for one in past.records if one.reached}),
        mille=sum_mille // asked if graded else None,
        passed=sum_mille >= percent * (FULL // 100) * asked if graded and percent is not None else None,
        late=sum(one.given.late for one in past.records),
        unreached=len({one.n for one in past.records if not one.reached}),
        flags=past.flags,
        breaks=past.chain.breaks,
        receipt="" if anonymous else past.chain.receipt,
        counted=counted,
        scores=tuple(scores.get(id_) for id_ in ids),
    )


def _scores(past: Past) -> dict[str, int]:
    """Give the score of each graded question of a sitting, in thousandths."""
    return {one.id: one.question_mille for one in past.records if one.question_mille is not None}


def _question_ids(counted: Sequence[Past]) -> list[str]:
    """Give the ids of all questions, in the order of the first sitting that has them as written, else by id."""
    ordered = sorted(counted, key=lambda past: (past.header.shuffled, past.header.id))
    ids = dict.fromkeys(one.id for past in ordered for one in past.records)
    return sorted(ids) if any(past.header.shuffled for past in counted) else list(ids)


def _question(id_: str, records: Iterable[Record], discrimination_mille: int | None) -> QuestionLine:
    mine = [one for one in records if one.id == id_]
    scores = [one.question_mille or 0 for one in mine if one.part == 0]
    spent: dict[str, int] = defaultdict(int)
    for one in mine:
        if one.spent_ms is not None:
            spent[one.header.id] += one.spent_ms
    return QuestionLine(
        id=id_,
        kind=mine[0].kind,
        trainees=len(scores),
        facility_mille=sum(scores) // len(scores),
        right=sum(score == FULL for score in scores),
        median_ms=median_ms(spent.values()),
        discrimination_mille=discrimination_mille,
        slips=slips(mine, most=3),
    )


def _skills(records: Iterable[Record]) -> tuple[SkillLine, ...]:
    by_skill: dict[str, list[Record]] = defaultdict(list)
    for one in records:
        by_skill[one.skill].append(one)
    return tuple(
        SkillLine(
            skill=skill,
            parts=len(here),
            facility_mille=sum(one.mille or 0 for one in here) // len(here),
            median_ms=median_ms(one.spent_ms for one in here if one.spent_ms is not None),
        )
        for skill, here in sorted(by_skill.items())
    )


def _slowest(records: Iterable[Record]) -> tuple[PartLine, ...]:
    spent: dict[tuple[str, tuple[str, ...], str], list[int]] = defaultdict(list)
    for one in records:
        if one.spent_ms is not None:
            spent[one.id, one.path, one.skill].append(one.spent_ms)
    lines = [
        PartLine(id=id_, path=path, skill=skill, median_ms=median_ms(times) or 0)
        for (id_, path, skill), times in spent.items()
    ]
    return tuple(sorted(lines, key=lambda one: (-one.median_ms, one.id, one.path))[:SLOWEST])
