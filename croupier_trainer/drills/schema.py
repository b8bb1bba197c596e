"""The JSON Schema (draft-07) of a drill file, made from the kinds themselves."""

from __future__ import annotations

from typing import Any

import msgspec

from croupier_trainer.drills.kinds import KINDS, kind
from croupier_trainer.drills.scenario import FORMAT, LEVELS, MOST_DEALT, Head


def drill_schema() -> dict[str, Any]:
    """Give the schema; a kind's required and known keys are those of its Struct."""
    specs = [kind(name) for name in KINDS]
    schemas, parts = msgspec.json.schema_components(
        [Head, *specs], schema_hook=_own, ref_template="#/definitions/{name}"
    )
    head = dict(parts[Head.__name__])
    head["properties"] = {
        **head["properties"],
        "format": {"const": FORMAT},
        "level": {"type": "integer", "minimum": LEVELS[0], "maximum": LEVELS[1]},
        "order": {"enum": ["as-written", "shuffled"]},
        "pass": {"type": "integer", "minimum": 1, "maximum": 100},
        "questions": {"type": "array", "minItems": 1, "maxItems": MOST_DEALT, "items": {"oneOf": list(schemas[1:])}},
    }
    head["required"] = ["format", "title", "questions"]
    definitions = {name: part for name, part in parts.items() if name != Head.__name__}
    for name, spec in zip(KINDS, specs, strict=True):
        part = definitions[spec.__name__]
        part["properties"]["ask"] = {"const": name}
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "A drill of croupier-trainer",
        **head,
        "definitions": definitions,
    }


def _own(type_: type) -> dict[str, object]:
    hook = getattr(type_, "json_schema", None)
    if hook is None:
        raise NotImplementedError(type_)
    schema: dict[str, object] = hook()
    return schema
