"""The rulebook for readers: a rule's text in the reader's language, where it comes from, and searching it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from croupier_trainer.drills import library
from croupier_trainer.drills.tree import read_tree

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier_trainer.text.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A rule: its id, its section's title, its text ({language: text}) and the documents it comes from."""

    id: str
    section: Mapping[str, str]
    text: Mapping[str, str]
    source: tuple[str, ...]


@cache
def rules() -> Mapping[str, Rule]:
    """Read all rules by id, in the order of the rulebook's files."""
    found: dict[str, Rule] = {}
    for path in sorted((library.root() / "rulebook").glob("*.yaml")):
        value = read_tree(path.read_bytes(), path.name).value
        for rule in value.get("rules", ()):  # type: ignore[union-attr]
            found[rule["id"]] = Rule(  # type: ignore[index,call-overload]
                id=rule["id"],  # type: ignore[index,call-overload,arg-type]
                section=value["title"],  # type: ignore[arg-type]
                text=rule["text"],  # type: ignore[index,call-overload,arg-type]
                source=tuple(str(one) for one in rule["source"]),  # type: ignore[index,call-overload,union-attr]
            )
    return found


def rule_text(words: Words, id: str) -> str:  # noqa: A002 - the word of the rulebook
    """Give a rule's text in the reader's language; the bare id where it is no rule of the school."""
    rule = rules().get(id)
    return words.wording(rule.text) if rule else id


def search(query: str) -> list[Rule]:
    """Find rules whose id, text or section holds every word of the query, in any of the languages."""
    wanted = query.casefold().split()

    def holds(rule: Rule) -> bool:
        hay = " ".join((rule.id, *rule.text.values(), *rule.section.values())).casefold()
        return all(word in hay for word in wanted)

    return [rule for rule in rules().values() if holds(rule)]


@cache
def _trained() -> Mapping[str, tuple[str, ...]]:
    """Read the index of drills by rule (scenarios/rulebook/trained.json), {} where it isn't there."""
    import msgspec

    try:
        source = (library.root() / "rulebook" / "trained.json").read_bytes()
    except FileNotFoundError:
        return {}
    return msgspec.json.decode(source, type=dict[str, tuple[str, ...]])


def trained_by(id: str) -> tuple[str, ...]:  # noqa: A002 - the word of the rulebook
    """Give the shipped drills in which a rule decides a right answer."""
    return _trained().get(id, ())
