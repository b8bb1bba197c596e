"""Reads the shipped content for the tests, as plain data and as the rules know it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import yaml

from croupier_trainer.rules.decide import ACTS
from croupier_trainer.rules.procedure import Procedure

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.rules.decide import Facts

ROOT = Path(__file__).parents[2] / "scenarios"
RULE_IDS = tuple((Path(__file__).parent / "rule-ids.txt").read_text(encoding="utf-8").split())
LANGUAGES = ("en", "uk", "ru")


@cache
def files(folder: str) -> dict[str, Any]:
    """Read a folder's YAML files by stem."""
    return {path.stem: yaml.safe_load(path.read_bytes()) for path in sorted((ROOT / folder).glob("*.yaml"))}


def procedures() -> dict[str, Procedure]:
    """Read all procedures as the rules know them; texts are left out."""
    return {name: msgspec.convert(file, Procedure) for name, file in files("procedures").items()}


def situations() -> dict[str, Any]:
    """Read all situations to decide, by id, as plain data."""
    return {one["id"]: one for file in files("situations").values() for one in file.get("situations", ())}


def facts(situation: dict[str, Any]) -> Facts:
    """Read the facts of a situation, strictly: an unknown one is an error."""
    told = dict(situation["facts"])
    kind = ACTS[told.pop("act")]
    unknown = set(told) - set(kind.__dataclass_fields__)
    assert not unknown, (situation["id"], unknown)
    return msgspec.convert(told, kind)


def texts(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], dict[str, str]]]:  # noqa: ANN401
    """Find every text of several languages in plain data, with its path."""
    if isinstance(value, dict):
        if set(value) & set(LANGUAGES):
            yield path, value
        else:
            for key, item in value.items():
                yield from texts(item, (*path, str(key)))
    elif isinstance(value, list):
        for place, item in enumerate(value):
            name = item.get("id", str(place)) if isinstance(item, dict) else str(place)
            yield from texts(item, (*path, name))
