"""Every text of the shipped content is there in all three languages, each in its own letters."""

from __future__ import annotations

import re

import pytest

from tests.scenarios.shipped_content import LANGUAGES, ROOT, files, texts

FOLDERS = ("rulebook", "procedures", "situations")
FILES = [(folder, name) for folder in FOLDERS for name in files(folder)]
ALIEN = {"en": "[а-яёіїєґА-ЯЁІЇЄҐ]", "uk": "[ыэъёЫЭЪЁ]", "ru": "[іїєґІЇЄҐ]"}
# Texts of a few words may be the same in Ukrainian and Russian.
SHORT = 3

each_file = pytest.mark.parametrize(("folder", "name"), FILES)


@each_file
def test_texts_stand_in_all_languages(folder: str, name: str) -> None:
    """English, Ukrainian and Russian, none empty, none with blanks at its ends, and no fourth."""
    found = list(texts(files(folder)[name]))
    assert found
    for path, text in found:
        assert tuple(text) == LANGUAGES, path
        assert all(words and words == words.strip() for words in text.values()), path


@each_file
def test_texts_are_written_in_their_own_letters(folder: str, name: str) -> None:
    """Ukrainian and Russian are Cyrillic and don't borrow each other's letters; English has none of them."""
    for path, text in texts(files(folder)[name]):
        for language, alien in ALIEN.items():
            assert not re.search(alien, text[language]), (path, text[language])
        for language in ("uk", "ru"):
            assert re.search("[а-яіїє]", text[language]), (path, text[language])


@each_file
def test_ukrainian_is_no_copy_of_russian(folder: str, name: str) -> None:
    """Texts longer than a few words differ between the two languages."""
    for path, text in texts(files(folder)[name]):
        if len(text["uk"].split()) > SHORT:
            assert text["uk"] != text["ru"], path


@each_file
def test_a_file_says_its_format_first(folder: str, name: str) -> None:
    """Format 1 opens the data, so that a later program can tell what it reads."""
    file = files(folder)[name]
    assert next(iter(file)) == "format"
    assert file["format"] == 1


@each_file
def test_a_file_uses_nothing_that_the_loader_refuses(folder: str, name: str) -> None:
    """No anchor, alias, tag, merge key or tab: content is read by the same strict builder as drills."""
    text = (ROOT / folder / f"{name}.yaml").read_text(encoding="utf-8")
    bare = re.sub(r"(?m)^\s*#.*$", "", re.sub(r'"(?:[^"\\]|\\.)*"', '""', text))
    assert not re.search(r"(?m)(^|[\s\[{,])[&*!]\w|<<|\t", bare)
