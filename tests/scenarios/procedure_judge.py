"""A judge of injected faults that sees only the shown steps and the procedure file as plain data.

It shares no code with the program: it reads the file's own words, and judges an order by the table of all pairs.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Verdict: TypeAlias = "tuple[str, set[str]] | None"


def judge(file: dict[str, Any], shown: list[dict[str, str | None]]) -> Verdict:
    """Find the one step that is wrong and all rules that the file names there, None where all is right."""
    steps = {step["id"]: step for step in file["steps"]}
    extras = {extra["id"]: extra["rule"] for extra in file.get("extras", ())}
    ids = [str(step["id"]) for step in shown]
    for step_id in ids:
        if step_id in extras:
            return step_id, {extras[step_id]}
    for step_id, step in steps.items():
        if step_id not in ids:
            return step_id, set(step["rules"])
    for seen in shown:
        for key in ("hand", "say", "where"):
            must = steps[str(seen["id"])].get(key)
            if must and seen[key] not in {must["must"], *must.get("also", ())}:
                return str(seen["id"]), {must["rule"]}
    return _order(steps, ids)


def _order(steps: dict[str, Any], ids: list[str]) -> Verdict:
    edges = [(need["step"], later, need["rule"]) for later in steps for need in steps[later].get("needs", ())]
    if _legal(edges, ids):
        return None
    early = set()
    for earlier, later, _ in edges:
        if ids.index(later) < ids.index(earlier):
            undone = list(ids)
            undone[ids.index(later)], undone[ids.index(earlier)] = earlier, later
            if _legal(edges, undone):
                early.add(later)
    assert len(early) == 1, f"{ids}: {early}"
    step = early.pop()
    return step, {rule for earlier, later, rule in edges if later == step and ids.index(later) < ids.index(earlier)}


def _legal(edges: list[tuple[str, str, str]], ids: list[str]) -> bool:
    return all(ids.index(earlier) < ids.index(later) for earlier, later, _ in edges)
