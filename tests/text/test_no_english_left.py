"""No English is left in the other two languages: in catalogues, in content, and on the screens of shipped drills."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills import library
from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.grade import grade
from croupier_trainer.drills.load import open_drill
from croupier_trainer.text.rulebook import rules
from croupier_trainer.text.words import Words
from croupier_trainer.text.working import answer_text, finding_line, working_lines
from croupier_trainer.ui import options
from croupier_trainer.ui.asking import Progress
from croupier_trainer.ui.drill import question_lines
from tests.text.english_left import english_left
from tests.ui.terminals import make

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.drills.question import Dealt

LANGUAGES = ("uk", "ru")
# Of each drill so many questions are looked at: further ones have the same sentences.
FIRST = 6


def screens(dealt: Dealt, words: Words) -> Iterator[str]:
    """Give what is shown of a question: scene, parts, options, working, and the findings on an empty answer."""
    terminal, question = make(columns=100), dealt.question
    yield from question_lines(question, Progress(n=1, total=2, right=0, streak=0), terminal, words)
    for part, key, mark in zip(
        question.parts, dealt.keys, grade(dealt, [None] * len(dealt.keys), 0).marks, strict=True
    ):
        yield words.say(part.ask)
        yield from options.lines(part.form, terminal, words)
        yield from working_lines(words, key)
        yield answer_text(words, part.form, key.right)
        yield from (finding_line(words, finding) for finding in mark.findings)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", library.shipped())
def test_the_screens_of_a_drill_hold_no_english(name: str, language: str) -> None:
    """Title, table, question, choices, answer, working and what is said of a wrong answer."""
    scenario, table = open_drill(name)
    words = Words(language)
    told = [words.wording(scenario.head.title)]
    for dealt in islice(deal(scenario, table, 1), FIRST):
        told += screens(dealt, words)
    assert len(told) > FIRST
    assert {line: left for line in told if (left := [word for word in english_left(line) if len(word) > 1])} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_holds_no_english(language: str) -> None:
    """Sections and rules; the source's own misprint is quoted in its letters."""
    words = Words(language)
    for rule in rules().values():
        told = re.sub(r"\b[a-z]\b", "", f"{words.wording(rule.section)} {words.wording(rule.text)}")
        assert english_left(told) == [], rule.id


def test_english_is_found_where_it_is_left() -> None:
    """The finder itself: a forgotten word is seen beside what every language writes so."""
    assert english_left("спліт 17/20: the stake, RT-SPLIT, --help, roulette/payouts-1, Kd") == ["the", "stake"]
