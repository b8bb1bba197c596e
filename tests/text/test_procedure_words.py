"""Questions about procedures, situations and spins have words in every language: asked, chosen, typed and explained."""

from __future__ import annotations

import pytest

from croupier_trainer.drills.answers import Choice, ChoiceForm, Sequence, SequenceForm
from croupier_trainer.drills.grade import grade
from croupier_trainer.text.names import name_of
from croupier_trainer.text.words import Words
from croupier_trainer.text.working import answer_text, finding_line, working_lines
from croupier_trainer.ui.asking import option_names, read_typed
from tests.text.procedure_reasons import dealt

LANGUAGES = ("en", "uk", "ru")
each_language = pytest.mark.parametrize("language", LANGUAGES)
# The words of one language are those of another here.
SAME = {"cash"}


@each_language
def test_every_question_part_and_reason_is_said_in_full(language: str) -> None:
    """No placeholder is left, no bare id stands for a step, a procedure or a rule."""
    words = Words(language)
    for one in dealt():
        said = [words.say(one.question.ask)]
        said += [words.say(part.ask) for part in one.question.parts]
        said += [line for key in one.keys for line in working_lines(words, key)]
        for text in said:
            assert text
            assert not set("{}") & set(text), text


@each_language
def test_every_option_has_words_of_its_own(language: str) -> None:
    """Two options never read the same, and none is an id."""
    words = Words(language)
    for one in dealt():
        for part in one.question.parts:
            options = getattr(part.form, "options", ())
            names = option_names(part.form, words)
            assert len(set(names)) == len(names)
            of = getattr(part.form, "of", "")
            if of not in {"cash", "bet-on"}:
                assert not [name for name, id_ in zip(names, options, strict=True) if name == id_ and "-" in id_]


def test_words_differ_from_language_to_language() -> None:
    """An option that reads the same in Ukrainian as in English was forgotten."""
    english, other = Words("en"), Words("uk")
    for one in dealt():
        for part in one.question.parts:
            if getattr(part.form, "of", "cash") != "cash":
                both = zip(option_names(part.form, english), option_names(part.form, other), strict=True)
                assert not [pair for pair in both if pair[0] == pair[1]]


@each_language
def test_an_answer_is_typed_by_numbers_and_by_words(language: str) -> None:
    """The numbers of the options, their words, and their ids give the right answer."""
    words = Words(language)
    for one in dealt():
        for part, key in zip(one.question.parts, one.keys, strict=True):
            form, right = part.form, key.right
            if isinstance(form, ChoiceForm):
                assert isinstance(right, Choice)
                place = form.options.index(right.id)
                for typed in (str(place + 1), option_names(form, words)[place].upper(), right.id):
                    assert read_typed(form, typed, words) == right
            if isinstance(form, SequenceForm):
                assert isinstance(right, Sequence)
                places = [str(form.options.index(id_) + 1) for id_ in right.ids]
                assert read_typed(form, " ".join(places), words) == right
                assert read_typed(form, ", ".join(places), words) == right


@each_language
def test_wrong_answers_are_explained_in_words(language: str) -> None:
    """The last option, or the options as they stand: what was given, what is due and the findings."""
    words = Words(language)
    for one in dealt():
        given = [
            Choice(part.form.options[-1])
            if isinstance(part.form, ChoiceForm)
            else Sequence(part.form.options)
            if isinstance(part.form, SequenceForm)
            else None
            for part in one.question.parts
        ]
        marks = grade(one, given).marks
        for part, key, answer, mark in zip(one.question.parts, one.keys, given, marks, strict=True):
            lines = [answer_text(words, part.form, answer), *(finding_line(words, found) for found in mark.findings)]
            assert not [line for line in lines if set("{}") & set(line) or ".." in line]
            assert mark.right or mark.findings
            # An order of one has no rule: nothing comes before anything.
            if answer is not None and not mark.right and key.why:
                assert any(found.rule for found in mark.findings)


def test_a_step_a_procedure_and_a_rule_are_named_from_content() -> None:
    """An id that is none stands as it is."""
    assert name_of("uk", "step", "late-bet/take-off") == "Зняти фішки з поля"
    assert name_of("ru", "procedure", "late-bet") == "Поздняя ставка"
    assert name_of("en", "rule", "SP-FIVE").startswith("SP-FIVE: A spin counts only if")
    assert name_of("en", "step", "late-bet/nothing") == "late-bet/nothing"
    assert name_of("en", "procedure", "nothing") == "nothing"
    assert name_of("en", "rule", "XX-NO") == "XX-NO"


@each_language
def test_each_skill_has_a_name(language: str) -> None:
    """What the scorecard calls it."""
    words = Words(language)
    skills = {part.skill for one in dealt() for part in one.question.parts}
    assert [skill for skill in skills - SAME if words.name("skill", skill) == skill and "-" in skill] == []
