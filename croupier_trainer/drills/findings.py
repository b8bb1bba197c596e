"""What is wrong with a choice, a set, a sequence or a tally, as codes with the rule that was broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import label
from croupier_trainer.drills.message import Named
from croupier_trainer.drills.question import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from croupier_trainer.drills.message import Value
    from croupier_trainer.drills.question import Key, Part

# More than this many lines of one kind help nobody.
_MOST = 5


def _rule(key: Key, item: str | None = None) -> str | None:
    """Give the rule that speaks of an item, else the key's first."""
    told = None if item is None else _telling(key, item)
    return told or (key.why[0].rule if key.why else None)


def _telling(key: Key, item: str) -> str | None:
    """Give the rule of the reason that names an item; a step is named with its procedure ("late-bet/take-off")."""
    for reason in key.why:
        for _, value in reason.params:
            named = getattr(value, "id", value)
            if named == item or (isinstance(named, str) and named.endswith(f"/{item}")):
                return reason.rule
    return None


def _named(part: Part, item: str) -> Value:
    called = label(part.form, item)
    return Named(getattr(part.form, "of", ""), item) if called is None else called


def of_choice(part: Part, key: Key, given: str) -> tuple[Finding, ...]:
    """Name the wrong choice, with the rule that it breaks where the key knows it."""
    rule = dict(key.breaks).get(given) or _rule(key)
    return (Finding(code="finding.choice", rule=rule, params={"given": _named(part, given)}),)


def of_set(part: Part, key: Key, right: Sequence[str], given: Sequence[str]) -> tuple[Finding, ...]:
    """Name what is missing and what is too much."""
    missing = [item for item in right if item not in given]
    extra = [item for item in given if item not in right]
    return tuple(
        Finding(code=code, rule=_rule(key, item), params={"item": _named(part, item)})
        for code, items in (("finding.missing", missing), ("finding.extra", extra))
        for item in items[:_MOST]
    )


def of_tally(part: Part, key: Key, right: Mapping[str, int], given: Mapping[str, int]) -> tuple[Finding, ...]:
    """Name each wrong row: how many were due and given."""

    def rows() -> Iterator[Finding]:
        for item, due in right.items():
            told = given.get(item, 0)
            if told != due:
                params: dict[str, Value] = {"item": _named(part, item), "due": due, "given": told}
                yield Finding(code="finding.row", rule=_rule(key, item), params=params)
        for item, told in given.items():
            if item not in right:
                params = {"item": _named(part, item), "due": 0, "given": told}
                yield Finding(code="finding.row", rule=_rule(key, item), params=params)

    return tuple(rows())[:_MOST]


def of_sequence(part: Part, key: Key, right: Sequence[str], given: Sequence[str]) -> tuple[Finding, ...]:
    """Name the first wrong step with the rule that says what comes before it, then what is missing and too much."""
    found = list(_first_wrong_free(part, key, given) if key.free else _first_wrong(part, key, right, given))
    spare = list(given)
    missing = []
    for item in right:
        if item in spare:
            spare.remove(item)
        else:
            missing.append(item)
    for code, items in (("finding.missing", missing), ("finding.extra", spare)):
        for item in items[:_MOST]:
            rule = _telling(key, item) or _edge_rule(key, later=item) or _edge_rule(key, earlier=item) or _rule(key)
            found.append(Finding(code=code, rule=rule, params={"item": _named(part, item)}))
    return tuple(found)


def _edge_rule(key: Key, *, earlier: str | None = None, later: str | None = None) -> str | None:
    for first, second, rule in key.before:
        if (earlier is None or first == earlier) and (later is None or second == later):
            return rule
    return None


def _first_wrong(part: Part, key: Key, right: Sequence[str], given: Sequence[str]) -> Iterator[Finding]:
    for place, due in enumerate(right):
        if place >= len(given):
            return
        if given[place] != due:
            rule = (
                _edge_rule(key, earlier=due, later=given[place])
                or _edge_rule(key, later=due)
                or _edge_rule(key, earlier=due)
                or _rule(key, due)
            )
            yield Finding(
                code="finding.first-wrong",
                rule=rule,
                params={"place": place + 1, "given": _named(part, given[place]), "due": _named(part, due)},
            )
            return


def _first_wrong_free(part: Part, key: Key, given: Sequence[str]) -> Iterator[Finding]:
    """Name the first step that stands before one that had to come first."""
    seen: set[str] = set()
    for place, item in enumerate(given):
        for earlier, later, rule in key.before:
            if later == item and earlier not in seen and earlier in given[place:]:
                yield Finding(
                    code="finding.too-early",
                    rule=rule,
                    params={"place": place + 1, "given": _named(part, item), "due": _named(part, earlier)},
                )
                return
        seen.add(item)
