"""Finding the words for a code, in one of three languages.

A code is "<domain>.<key>". The English of a domain stands in messages/<domain>.py, translations in
locale/<language>/<domain>.po (compiled to .mo at build time, read by gettext). A domain is read when its first
word is needed, so a start pays only for what it shows.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from os.path import dirname
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import gettext
    from collections.abc import Mapping

LANGUAGES = ("en", "uk", "ru")
# No pathlib: what every start imports has to be light.
_LOCALE = f"{dirname(__file__)}/locale"  # noqa: PTH120


@cache
def english(domain: str) -> Mapping[str, str | tuple[str, str]]:
    """Give the English messages of a domain: {key: text or (singular, plural)}; {} where there is none."""
    name = f"croupier_trainer.text.messages.{domain}"
    try:
        messages: Mapping[str, str | tuple[str, str]] = import_module(name).MESSAGES
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return {}
    return messages


@cache
def translation(domain: str, language: str) -> gettext.NullTranslations:
    """Give the translations of a domain; English where the language has no catalogue for it."""
    import gettext

    try:
        with open(f"{_LOCALE}/{language}/{domain}.mo", "rb") as stream:  # noqa: PTH123 - see _LOCALE
            return gettext.GNUTranslations(stream)
    except OSError:
        return gettext.NullTranslations()


def has(code: str) -> bool:
    """Whether there are words for a code."""
    domain, _, key = code.partition(".")
    return key in english(domain)


def message(code: str, language: str, n: int | None = None) -> str:
    """Give the text of a code with its placeholders still in it.

    `n` chooses the plural form where there are several. Raises KeyError for an unknown code, which is a
    fault of the program.
    """
    domain, _, key = code.partition(".")
    entry = english(domain).get(key)
    if entry is None:
        raise KeyError(code)
    if isinstance(entry, str):
        if language == "en":
            return entry
        return translation(domain, language).pgettext(key, entry)
    singular, plural = entry
    count = 2 if n is None else abs(n)
    if language == "en":
        return singular if count == 1 else plural
    return translation(domain, language).npgettext(key, singular, plural, count)
