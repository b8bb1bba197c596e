"""Every skill that is practised has a name: in progress, in reports, in summaries."""

from __future__ import annotations

import pytest

from croupier_trainer.drills import library
from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.kinds import KINDS
from croupier_trainer.drills.load import open_drill
from croupier_trainer.text.catalog import LANGUAGES, english, message


def skills() -> set[str]:
    """Give the skills of all parts of all shipped drills."""
    return {
        part.skill
        for name in library.shipped()
        for dealt in deal(*open_drill(name), 0)
        for part in dealt.question.parts
    }


def test_every_skill_has_a_name_in_every_language() -> None:
    """All skills that shipped drills use, and all kinds of question, since reports name questions by kind."""
    wanted = {f"skill.{one}" for one in skills() | set(KINDS)}
    assert wanted - set(english("names")) == set()
    for language in LANGUAGES[1:]:
        same = {one for one in wanted if message(f"names.{one}", language) == message(f"names.{one}", "en")}
        assert same == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_skills_have_one_name(language: str) -> None:
    """Two lines of a table that say the same can't be told apart."""
    names = [message(f"names.{key}", language) for key in english("names") if key.startswith("skill.")]
    assert sorted(names) == sorted(set(names))
