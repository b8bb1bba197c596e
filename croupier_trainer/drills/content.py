"""What files of content have in common: texts by language, ids, rule ids, and what can be wrong with them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta

from croupier_trainer.drills import library
from croupier_trainer.rules.house import POKER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier_trainer.drills.tree import Path, Tree
    from croupier_trainer.errors import Problem

FORMAT = 1
LANGUAGES = ("en", "uk", "ru")
GAMES = ("roulette", *POKER)

Text: TypeAlias = dict[str, Annotated[str, Meta(min_length=1)]]
"""A text by language."""
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]


@cache
def rule_ids() -> tuple[str, ...]:
    """Give the ids of all rules of the school, in the order of the rulebook's files."""
    from croupier_trainer.drills.tree import read_tree

    found: list[str] = []
    for path in sorted((library.root() / "rulebook").glob("*.yaml")):
        rules = read_tree(path.read_bytes(), path.name).value.get("rules")
        found += [str(rule["id"]) for rule in rules if isinstance(rule, dict)] if isinstance(rules, list) else []
    return tuple(found)


def format_fault(tree: Tree, given: int) -> Iterator[Problem]:
    """Find a format that isn't known."""
    if given != FORMAT:
        yield tree.problem("load.format", ("format",), {"given": given, "known": FORMAT})


def text_faults(tree: Tree, path: Path, text: Text | None) -> Iterator[Problem]:
    """Find languages that a text lacks, and such as aren't spoken."""
    for language in LANGUAGES:
        if text is not None and language not in text:
            yield tree.problem("load.text-lacks", path, {"language": language})
    for language in text or ():
        if language not in LANGUAGES:
            params = {"key": language, "known": LANGUAGES}
            yield tree.problem("load.unknown-key", (*path, language), params, of_key=True)


def word_fault(tree: Tree, path: Path, word: str | None, known: Iterable[str]) -> Iterator[Problem]:
    """Find a word that is none of those known."""
    words = tuple(str(one) for one in known)
    if word is not None and word not in words:
        yield tree.problem("load.not-one-of", path, {"given": word, "known": words})


def rule_fault(tree: Tree, path: Path, rule: str) -> Iterator[Problem]:
    """Find a rule id that the rulebook doesn't have."""
    if rule not in rule_ids():
        from difflib import get_close_matches

        near = get_close_matches(rule.upper(), rule_ids(), 1)
        params = {"rule": rule, "near": near[0] if near else ""}
        yield tree.problem("load.no-rule-near" if near else "load.no-rule", path, params)


def id_faults(tree: Tree, placed: Iterable[tuple[Path, str]]) -> Iterator[Problem]:
    """Find ids that stand twice; each comes with its place."""
    seen: dict[str, Path] = {}
    for path, id_ in placed:
        if id_ in seen:
            yield tree.problem("load.name-twice", path, {"id": id_, "line": tree.place(seen[id_])[0]})
        seen.setdefault(id_, path)
