"""The catalogues are whole: every message in three languages, the same placeholders, every plural form."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING

import pytest
from babel.messages.pofile import read_po

from croupier_trainer.text import catalog
from croupier_trainer.text.words import Words

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog, Message

TEXT = Path(catalog.__file__).parent
DOMAINS = sorted(path.stem for path in (TEXT / "messages").glob("*.py") if path.stem != "__init__")
TRANSLATED = ("uk", "ru")
COUNTS = (0, 1, 2, 5, 11, 21, 22, 25, 101, 111)
CYRILLIC = re.compile("[а-яіїєґё]", re.IGNORECASE)
# Letters that one of the two languages doesn't have.
FOREIGN = {"uk": re.compile("[ыэъё]", re.IGNORECASE), "ru": re.compile("[іїєґ]", re.IGNORECASE)}


@cache
def translated(language: str, domain: str) -> Catalog:
    """Read a catalogue."""
    with (TEXT / "locale" / language / f"{domain}.po").open("rb") as stream:
        return read_po(stream, locale=language, domain=domain)


def entries(language: str, domain: str) -> dict[str, Message]:
    """Give the messages of a catalogue by key."""
    return {str(message.context): message for message in translated(language, domain) if message.id}


def forms(text: object) -> tuple[str, ...]:
    """Give the forms of a message: one, or those of the plural."""
    return (text,) if isinstance(text, str) else tuple(text)  # type: ignore[arg-type]


def placeholders(text: str) -> set[str]:
    """Give the names between braces."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_each_language_has_each_domain() -> None:
    """No catalogue is missing, and none is left of a domain that is gone."""
    for language in TRANSLATED:
        assert sorted(path.stem for path in (TEXT / "locale" / language).glob("*.po")) == DOMAINS


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("domain", DOMAINS)
class TestCatalogue:
    """What holds of every catalogue."""

    def test_no_message_is_missing_fuzzy_or_unused(self, domain: str, language: str) -> None:
        """Keys and English texts are those of messages/, each is translated, none is marked as doubtful or obsolete."""
        english, found = catalog.english(domain), entries(language, domain)
        assert found.keys() == english.keys()
        assert not translated(language, domain).obsolete
        for key, message in found.items():
            assert forms(message.id) == forms(english[key]), key
            assert not message.fuzzy, key
            assert all(forms(message.string)), key

    def test_placeholders_are_the_same(self, domain: str, language: str) -> None:
        """What the English text says of the case, each form of the translation says too."""
        for key, message in entries(language, domain).items():
            wanted = set().union(*(placeholders(form) for form in forms(message.id)))
            for form in forms(message.string):
                left = wanted - placeholders(form)
                # A form for exactly one may leave the number out.
                assert left <= {"n"}, key
                assert placeholders(form) <= wanted, key

    def test_plurals_have_a_form_for_every_number(self, domain: str, language: str) -> None:
        """Three forms, chosen as the language does at 0, 1, 2, 5, 11, 21, 22, 25, 101 and 111."""
        words = Words(language)
        for key, message in entries(language, domain).items():
            if isinstance(message.id, str):
                continue
            one, few, many = forms(message.string)
            chosen = [catalog.message(f"{domain}.{key}", language, n) for n in COUNTS]
            assert chosen == [many, one, few, many, many, one, few, many, one, many], key
            given = dict.fromkeys(placeholders(forms(message.id)[1]), "…")
            for n in COUNTS:
                assert words.text(f"{domain}.{key}", **{**given, "n": n})

    def test_no_letter_of_the_other_language_stands_in_it(self, domain: str, language: str) -> None:
        """A Ukrainian text has no ы, a Russian one no і."""
        for key, message in entries(language, domain).items():
            for form in forms(message.string):
                assert not FOREIGN[language].search(form), (key, form)


def test_every_english_message_can_be_said() -> None:
    """Braces pair up, placeholders have names."""
    words = Words("en")
    for domain in DOMAINS:
        for key, text in catalog.english(domain).items():
            given = {name: "…" for form in forms(text) for name in placeholders(form)}
            assert all(name.isidentifier() for name in given), key
            assert words.text(f"{domain}.{key}", **given)


def test_no_message_is_left_unused() -> None:
    """Each key stands in the source, or what it begins with where the rest is put in at run time."""
    package = TEXT.parent
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (*package.rglob("*.py"), *package.rglob("*.j2"))
        if path.parent != TEXT / "messages"
    )
    unused = []
    for domain in DOMAINS:
        for key in catalog.english(domain):
            pieces = re.split(r"[.-]", key)
            begins = [re.match(rf"(?:\w+[.-]){{{count}}}", f"{key}-") for count in range(1, len(pieces))]
            heads = [found[0] for found in begins if found]
            said = f'{domain}.{key}"' in source or f'"{key}"' in source
            made_up = any(f"{domain}.{head}{{" in source for head in ["", *heads]) or f'"{domain}."' in source
            if not said and not made_up:
                unused.append(f"{domain}.{key}")
    assert unused == []
