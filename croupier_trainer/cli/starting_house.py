"""A commented house file: every field with its school's value and its alternatives, none of them taken yet."""

from __future__ import annotations

import shlex
from functools import cache
from typing import TYPE_CHECKING

from croupier_trainer.cli.flow import flow
from croupier_trainer.cli.starting import beside, comment, explained
from croupier_trainer.drills import library
from croupier_trainer.drills.houses import FORMAT
from croupier_trainer.drills.tree import read_tree
from croupier_trainer.text import catalog
from croupier_trainer.text.variants import value_words, variants
from croupier_trainer.text.words import Words, clean

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier_trainer.text.variants import Variant


def starting_house(words: Words, path: str | None = None) -> str:
    """Write a house file to begin with; `path` is the file it is meant for."""
    file = words.text("new.your-file") if path is None else shlex.quote(clean(path))
    return "".join(f"{line}\n" for line in (*_about(file, words), *_games(words)))


def _about(file: str, words: Words) -> Iterator[str]:
    yield from comment(words.text("new.house-about"))
    yield from comment(words.text("new.house-how"))
    yield from comment(words.text("new.house-use", path=file))
    commands = ((f"croupier check {file}", "new.check"), (f"croupier house {file}", "new.house-compare"))
    yield from explained([(command, words.text(code)) for command, code in commands])
    yield ""
    yield from beside(f"format: {FORMAT}", words.text("new.head.format"))
    title = {language: Words(language).text("new.house-title") for language in catalog.LANGUAGES}
    yield from beside(f"title: {flow(title)}", words.text("new.head.title"))
    source = words.text("new.house-source")
    yield f"source: {flow(source)}"


def _games(words: Words) -> Iterator[str]:
    """Write the games; a line to take the # off begins with #, a comment with # and a space."""
    told = [variant for variant in variants() if variant.field is not None]
    for game in dict.fromkeys(variant.game for variant in told):
        yield ""
        yield from comment(words.name("game", game))
        yield f"#{game}:"
        for variant in told:
            if variant.game == game:
                yield from comment(_told(variant, words), "  ")
                yield f"#  {variant.field}: {flow(another(variant))}"


def _told(variant: Variant, words: Words) -> str:
    field = str(variant.field)
    what = f"{words.wording(variant.what)} [{', '.join(variant.rules)}]. {words.wording(variant.why)}"
    if variant.free:
        school = flow(variant.default) if variant.default else words.text("new.house-nothing")
        free = words.text("new.house-free", school=school)
        return f"{what} {free}"
    values = []
    for value in (variant.default, *variant.alternatives):
        said = value_words(words, field, value)
        values.append(flow(value) if said == flow(value) else f"{flow(value)} ({said})")
    told = words.text("new.house-values", values="; ".join(values))
    return f"{what} {told}"


def another(variant: Variant) -> object:
    """Give a value other than the school's: an alternative, or what one of the shipped houses plays."""
    if variant.alternatives:
        return variant.alternatives[0]
    played = (house.get(variant.game, {}) for house in _shipped())
    return next(game[str(variant.field)] for game in played if variant.field in game)


@cache
def _shipped() -> tuple[Mapping[str, Mapping[str, object]], ...]:
    """Read the shipped houses as their files have them: a price of 1.5 is a number there."""
    files = sorted((library.root() / "houses").glob("*.yaml"))
    return tuple(read_tree(path.read_bytes(), path.name).value for path in files)  # type: ignore[misc]
