"""Grading a file of answers: question by question, as JSON or as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.answer_json import answer_json
from croupier_trainer.drills.answers import to_json
from croupier_trainer.drills.grade import grade
from croupier_trainer.drills.question import FULL, nest
from croupier_trainer.text.working import answer_text, finding_line, working_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from croupier_trainer.drills.answers import AnyAnswer
    from croupier_trainer.drills.question import Dealt, Grade
    from croupier_trainer.text.words import Words


@dataclass(frozen=True, slots=True)
class Graded:
    """One question of a graded file: what was dealt and given, and its grade."""

    dealt: Dealt
    answers: Sequence[AnyAnswer | None]
    grade: Grade


def grade_all(questions: Sequence[Dealt], answers: Mapping[str, tuple[list[AnyAnswer | None], int]]) -> list[Graded]:
    """Grade every question; one that isn't answered counts as nothing given."""
    graded = []
    for dealt in questions:
        given, beside = answers.get(dealt.question.id, ([None] * len(dealt.keys), 0))
        graded.append(Graded(dealt, given, grade(dealt, given, beside)))
    return graded


def score(graded: Sequence[Graded]) -> int:
    """Give the score of all questions in thousandths, rounded down; each question counts the same."""
    return sum(one.grade.mille for one in graded) // len(graded) if graded else FULL


def passed(graded: Sequence[Graded], percent: int | None) -> bool:
    """Whether the drill's `pass` was reached; without one, whether every answer is right."""
    if percent is None:
        return all(one.grade.right for one in graded)
    return sum(one.grade.mille for one in graded) >= 10 * percent * len(graded)


def grade_json(graded: Sequence[Graded], percent: int | None, words: Words) -> str:
    """Give the grades as JSON."""
    report = {
        "score": score(graded),
        "right": sum(one.grade.right for one in graded),
        "questions": len(graded),
        "pass": percent,
        "passed": passed(graded, percent),
        "grades": [_one(one, words) for one in graded],
    }
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n"


def _one(one: Graded, words: Words) -> dict[str, object]:
    question = one.dealt.question
    parts = zip(question.parts, one.dealt.keys, one.answers, one.grade.marks, strict=True)
    given = {
        part.path: to_json(part.form, answer)
        for part, answer in zip(question.parts, one.answers, strict=True)
        if answer is not None
    }
    return {
        "id": question.id,
        "ask": question.kind,
        "score": one.grade.mille,
        "right": one.grade.right,
        "given": nest(given) if given else None,
        "answer": answer_json(one.dealt),
        "parts": [
            {
                "path": list(part.path),
                "score": mark.mille,
                "right": mark.right,
                "findings": [
                    {
                        "code": finding.code.partition(".")[2],
                        "rule": finding.rule,
                        "params": finding.params,
                        "text": words.text(finding.code, **finding.params),
                    }
                    for finding in mark.findings
                ],
                "working": [] if mark.right else working_lines(words, key),
            }
            for part, key, _, mark in parts
        ],
    }


def grade_lines(graded: Sequence[Graded], percent: int | None, words: Words) -> Iterator[str]:
    """Give the grades as lines to read: each wrong part with right answer, given answer and what was wrong."""
    for one in graded:
        question = one.dealt.question
        verdict = "right" if one.grade.right else "partly" if one.grade.mille else "wrong"
        yield f"{question.id}: {words.text(f'verdict.{verdict}', percent=one.grade.mille // 10)}"
        parts = zip(question.parts, one.dealt.keys, one.answers, one.grade.marks, strict=True)
        for part, key, answer, mark in parts:
            if mark.right:
                continue
            yield f"  {words.say(part.ask)}"
            yield f"    {words.text('verdict.expected', answer=answer_text(words, part.form, key.right))}"
            yield f"    {words.text('verdict.given', answer=answer_text(words, part.form, answer))}"
            for finding in mark.findings:
                yield f"    {finding_line(words, finding)}"
            for line in working_lines(words, key):
                yield f"      {line}"
    right = sum(one.grade.right for one in graded)
    yield words.text("verdict.summary", n=len(graded), right=right, percent=score(graded) // 10)
    if percent is not None:
        yield words.text("verdict.passed" if passed(graded, percent) else "verdict.not-passed", percent=percent)
