"""Looking rules up, and showing one whole or several in a list."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.errors import Problem, UsageError
from croupier_trainer.text import rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier_trainer.text.rulebook import Rule
    from croupier_trainer.text.words import Words


def wanted(query: str) -> list[Rule]:
    """Find rules: all without a query, one by its id, a section by its letters, else those that hold every word.

    Raises UsageError where nothing is found, with the nearest ids.
    """
    every = rulebook.rules()
    if not query:
        return list(every.values())
    if rule := every.get(query.upper()):
        return [rule]
    if section := [rule for rule in every.values() if rule.id.startswith(f"{query.upper()}-")]:
        return section
    if found := rulebook.search(query):
        return found
    near = get_close_matches(query.upper(), every, n=3, cutoff=0.6)
    code = "usage.no-rule-near" if near else "usage.no-rule"
    raise UsageError(Problem(code=code, params={"name": query, "near": tuple(near)}))


def rules_lines(found: Sequence[Rule], words: Words) -> Iterator[tuple[str, str]]:
    """Give (indent, line) to show: one rule whole, several with their texts under their sections."""
    if len(found) == 1:
        rule = found[0]
        yield "", f"{rule.id} · {words.wording(rule.section)}"
        yield "", words.wording(rule.text)
        yield "", words.text("rules.source", source=rule.source)
        drills = rulebook.trained_by(rule.id)
        yield "", words.text("rules.drills", drills=drills) if drills else words.text("rules.no-drill")
        return
    section = ""
    for rule in found:
        if (title := words.wording(rule.section)) != section:
            section = title
            yield "", ""
            yield "", section.upper()
        yield "", f"{rule.id}  {words.wording(rule.text)}"


def rules_json(found: Sequence[Rule], words: Words) -> str:
    """Give rules as JSON."""
    rows = [
        {
            "id": rule.id,
            "section": words.wording(rule.section),
            "text": words.wording(rule.text),
            "source": list(rule.source),
            "drills": rulebook.trained_by(rule.id),
        }
        for rule in found
    ]
    return msgspec.json.format(msgspec.json.encode(rows), indent=2).decode() + "\n"
