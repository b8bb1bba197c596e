"""A quiz on paper and its key, each as one HTML file that holds all it needs: no script, no outside address.

The quiz is made of questions alone, so nothing in it can tell an answer; only the key sees the keys. Seed, house and
hashes stand on both, so that a paper can be dealt again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier_trainer.sheets.answer_space import Space, space
from croupier_trainer.sheets.pages import environment
from croupier_trainer.sheets.scene_blocks import Block, blocks
from croupier_trainer.text.rulebook import rule_text
from croupier_trainer.text.working import answer_text, rules_of, working_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.drills.question import Dealt, Question
    from croupier_trainer.text.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """What papers were dealt from: the drill's title, hashes of file and house, limits and the program.

    `command` deals them again, once a seed is added.
    """

    title: str
    command: str
    file_hash: str
    house_hash: str
    program: str
    total_s: int | None = None
    percent: int | None = None


@dataclass(frozen=True, slots=True)
class Paper:
    """One dealt paper."""

    seed: int
    questions: tuple[Dealt, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question as it is printed."""

    ask: str
    limit: str
    scenes: tuple[Block, ...]
    spaces: tuple[Space, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Solved:
    """A question's line in the key: answers part by part, the working, and the rules with their texts."""

    id: str
    ask: str
    answers: tuple[tuple[str, str], ...]
    working: tuple[str, ...]
    rules: tuple[str, ...]


def quiz_page(source: Source, papers: Sequence[Paper], words: Words) -> str:
    """Give the quiz as HTML: each paper begins on a new page."""
    shown = [
        {"seed": paper.seed, "questions": [_asked(dealt.question, words) for dealt in paper.questions]}
        for paper in papers
    ]
    return _page("paper.html.j2", source, shown, words)


def key_page(source: Source, papers: Sequence[Paper], words: Words) -> str:
    """Give the key of all papers as HTML."""
    shown = [
        {"seed": paper.seed, "questions": [_solved(dealt, words) for dealt in paper.questions]} for paper in papers
    ]
    rules = {rule for paper in papers for dealt in paper.questions for key in dealt.keys for rule in rules_of(key)}
    return _page("key.html.j2", source, shown, words, rules=[(rule, rule_text(words, rule)) for rule in sorted(rules)])


def _page(template: str, source: Source, papers: Sequence[object], words: Words, **more: object) -> str:
    return (
        environment()
        .get_template(template)
        .render(language=words.language, say=words.text, source=source, papers=papers, **more)
    )


def _asked(question: Question, words: Words) -> Asked:
    return Asked(
        ask=words.say(question.ask),
        limit="" if question.limit_s is None else words.text("ui.seconds", seconds=question.limit_s),
        scenes=tuple(block for scene in question.scenes for block in blocks(scene, words)),
        spaces=tuple(space(part, words) for part in question.parts),
    )


def _solved(dealt: Dealt, words: Words) -> Solved:
    question = dealt.question
    pairs = list(zip(question.parts, dealt.keys, strict=True))
    working = [
        line if key.owner is None else f"{words.say(part.ask)}: {line}"
        for part, key in pairs
        for line in working_lines(words, key)
    ]
    answers = []
    for part, key in pairs:
        right = [answer_text(words, part.form, one) for one in (key.right, *key.also)]
        answers.append((words.say(part.ask), words.text("paper.or").join(right)))
    return Solved(
        id=words.value(question.id),
        ask=words.say(question.ask),
        answers=tuple(answers),
        working=tuple(dict.fromkeys(working)),
        rules=tuple(dict.fromkeys(rule for key in dealt.keys for rule in rules_of(key))),
    )
