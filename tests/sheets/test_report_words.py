"""Whatever store, quiz, progress and report say has words in each language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from string import Formatter

import pytest

import croupier_trainer
from croupier_trainer.text import catalog
from croupier_trainer.text.words import Words

PACKAGE = Path(croupier_trainer.__file__).parent
DOMAINS = ("practice", "report", "sheets")


def places(text: str) -> set[str]:
    """Give the placeholders of a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("language", ["uk", "ru"])
@pytest.mark.parametrize("domain", DOMAINS)
def test_every_message_is_translated_with_its_placeholders(domain: str, language: str) -> None:
    """None is missing, every plural form says the number, and the same values are put in."""
    for key, english in catalog.english(domain).items():
        forms = [english] if isinstance(english, str) else list(english)
        for n in (0, 1, 2, 5, 11, 21, 22, 25, 101, 111):
            said = catalog.message(f"{domain}.{key}", language, n)
            assert places(said) == places(forms[-1]), (key, n)
        letters = re.sub(r"[^a-z]", "", re.sub(r"\{.*?\}", "", forms[0]).casefold())
        if letters not in {"", "seed"}:
            assert said not in forms, key


def test_every_slip_has_a_short_name() -> None:
    """A finding that can be counted can be listed."""
    assert {f"slip-{key}" for key in catalog.english("finding")} <= set(catalog.english("report"))


def test_every_code_of_the_store_has_words() -> None:
    """Each "practice.…" and "report.…" code in the program is a message."""
    codes = set()
    for source in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                codes.update(re.findall(r"^(?:practice|report|sheets)\.[a-z0-9-]*[a-z0-9]$", node.value))
    assert len(codes) > 40
    assert [code for code in sorted(codes) if not catalog.has(code)] == []


@pytest.mark.parametrize("language", catalog.LANGUAGES)
def test_problems_of_the_store_say_what_to_do(language: str) -> None:
    """Two sentences at least: what is wrong, what to do."""
    values = {
        "detail": "x",
        "found": 9,
        "known": 2,
        "scheme": "ftp",
        "n": 1,
        "trainee": "A",
        "drill": "d",
        "sitting": "s",
    }
    for key in catalog.english("practice"):
        if not key.startswith("next-"):
            text = Words(language).text(f"practice.{key}", **values)
            assert re.search(r"[.:;] \S", text), text
            assert text.endswith("."), text
