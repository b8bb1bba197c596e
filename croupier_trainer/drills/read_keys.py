"""Reads a mapping of a file key by key, each by its own reader, so that all that is wrong with it is told at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from croupier_trainer.drills.answers import Misread

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping


def read_keys(
    value: dict[str, Any], readers: Mapping[str, Callable[[Any], object]], needed: Collection[str] = ()
) -> dict[str, Any]:
    """Give what each key's reader makes of its value.

    Raises Misread, with the others in it, where a reader refuses, a key is unknown or one of the `needed` is missing.

    >>> read_keys({"ante": "10"}, {"ante": int})
    {'ante': 10}
    """
    found: list[Misread] = []
    read: dict[str, Any] = {}
    for key, item in value.items():
        if key not in readers:
            found.append(Misread("load.unknown-key", at=(key,), key=key, known=tuple(readers)))
            continue
        try:
            read[key] = readers[key](item)
        except Misread as misread:
            found.append(misread.under(key))
    found += [Misread("load.missing-key", key=key) for key in needed if key not in value]
    Misread.raise_all(found)
    return read
