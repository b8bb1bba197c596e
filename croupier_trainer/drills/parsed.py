"""Shipped drills as they were read when the program was built, so that a start needs no YAML parser.

The parser takes longer to import than a drill to read, deal and draw. What is kept is found by a hash of the drill's
text and of the modules that read it: where one of them has changed nothing is found, and the file is read anew.
Made by .ci/catalogues.py; without the file all works, only later.
"""

from __future__ import annotations

from hashlib import sha256
from os.path import dirname
from typing import TYPE_CHECKING

from croupier_trainer.drills.tree import Tree

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier_trainer.drills.builder import Plain

# No pathlib here: see library.py.
_HERE = dirname(__file__)  # noqa: PTH120
FILE = f"{_HERE}/parsed.json"
_READERS = ("tree.py", "builder.py", "scalars.py")


def kept_tree(source: bytes, shown: str) -> Tree | None:
    """Give what read_tree gives for the text of a shipped drill, None where it isn't kept."""
    import msgspec

    try:
        kept = msgspec.json.decode(_bytes(FILE), type=dict[str, msgspec.Raw])
        raw = kept.get(_key(source))
    except (OSError, msgspec.DecodeError):
        return None
    if raw is None:
        return None
    value: dict[str, Plain] = msgspec.json.decode(raw)
    return Tree(shown, value, source.decode().removeprefix("\ufeff"))


def write(sources: Iterable[bytes], target: str = FILE) -> int:
    """Write the file anew for drills that JSON can hold as they are; gives how many. Done before a build."""
    import json
    import os
    from pathlib import Path

    from croupier_trainer.drills.tree import read_tree
    from croupier_trainer.errors import FileError

    kept: dict[str, object] = {}
    for source in sources:
        try:
            value = read_tree(source, "").value
            if json.loads(json.dumps(value)) == value:
                kept[_key(source)] = value
        except (FileError, TypeError):
            # A fault is told when the drill is opened; halves stay with the parser.
            continue
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    file = Path(target)
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        # Written aside and moved, since a program beside this one may be reading the old one.
        aside = file.with_suffix(f".{os.getpid()}.new")
        aside.write_text(text, encoding="utf-8")
        aside.replace(file)
    return len(kept)


def _key(source: bytes) -> str:
    digest = sha256()
    for name in _READERS:
        digest.update(_bytes(f"{_HERE}/{name}"))
    digest.update(source)
    return digest.hexdigest()


def _bytes(path: str) -> bytes:
    with open(path, "rb") as file:  # noqa: PTH123
        return file.read()
