"""The end of a sitting: how many were right, and by skill where there were several."""

from __future__ import annotations

from statistics import median_low
from typing import TYPE_CHECKING

from croupier_trainer.ui.verdict import seconds

if TYPE_CHECKING:
    from croupier_trainer.practice.session import Session
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal


def lines(session: Session, terminal: Terminal, words: Words) -> list[str]:
    """Give the summary of what was answered in a sitting."""
    done = session.done
    percent = sum(one.grade.mille for one in done) // (10 * len(done))
    out = terminal.wrap(words.text("verdict.summary", n=len(done), right=session.right, percent=percent))
    skills: dict[str, list[tuple[int, int]]] = {}
    for one in done:
        for part, mark, given in zip(one.dealt.question.parts, one.grade.marks, one.givens, strict=True):
            skills.setdefault(part.skill, []).append((mark.mille, given.answer_ms))
    if len(skills) > 1:
        for skill, results in skills.items():
            marks = [mille for mille, _ in results]
            times = [took for _, took in results]
            text = words.text(
                "ui.skill-line" if len(results) == 1 else "ui.skill-line-many",
                n=len(results),
                skill=words.name("skill", skill),
                percent=sum(marks) // (10 * len(marks)),
                time=seconds(median_low(times), words),
            )
            out += terminal.wrap(text, "  ", "    ")
    return out
