"""A YAML file as plain data that knows where each key and value stands.

Decides what a file may hold at all: UTF-8 text of at most 4 MiB, one mapping, no aliases, tags or other means by which
a file says more than it shows. What the keys mean is decided in convert.py. Source: spec.md, section 2.
"""

from __future__ import annotations

import gc
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

from croupier_trainer.drills.scalars import REFUSED, forbidden
from croupier_trainer.errors import FileError, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import TypeAlias

    from croupier_trainer.drills.builder import Plain, Spot

    Path: TypeAlias = tuple[str | int, ...]

MAX_BYTES = 4 * 1024 * 1024
_LINE_END = r"\r\n|\r|\n"
_BOM = "\ufeff"
_NEAR = {"load.unknown-key": "load.unknown-key-near", "load.not-one-of": "load.not-one-of-near"}


class Tree:
    r"""What a file says (`value`) and where: places are 1-based lines and columns, columns in characters.

    >>> tree = read_tree("title: First\nquestions:\n  - number: 17\n", "first.yaml")
    >>> tree.value
    {'title': 'First', 'questions': [{'number': 17}]}
    >>> tree.place(("questions", 0, "number")), tree.place(("questions", 0, "number"), of_key=True)
    ((3, 13), (3, 5))
    """

    __slots__ = ("_root", "_text", "is_whole", "path", "value")

    def __init__(self, path: str, value: dict[str, Plain], text: str, *, is_whole: bool = True) -> None:
        self.path = path
        self.value = value
        # Whether nothing in it was refused.
        self.is_whole = is_whole
        self._text = text
        self._root: Spot | None = None

    def at(self, path: Path) -> Plain:
        """Give the value at `path`; raises LookupError where there is none."""
        here: Any = self.value
        for step in path:
            here = here[step]
        return here  # type: ignore[no-any-return]

    def place(self, path: Path, *, of_key: bool = False) -> tuple[int, int]:
        """Give line and column of the value at `path`, or of its key; of the nearest around it where there is none."""
        if self._root is None:
            from croupier_trainer.drills.builder import spots

            with no_collection():
                self._root = spots(self._text)
        spot = self._root
        for step in path:
            try:
                spot = spot.inner[step]  # type: ignore[index]
            except (LookupError, TypeError):
                return spot.value
        return spot.key if of_key else spot.value

    def problem(
        self, code: str, path: Path = (), params: Mapping[str, object] | None = None, *, of_key: bool = False
    ) -> Problem:
        """Make a problem that stands at the value at `path`, or at its key.

        Where a word isn't known but nearly one of the `known`, the nearest is added as `near` and the code asks for it.
        """
        line, column = self.place(path, of_key=of_key)
        told = dict(params or {})
        if code in _NEAR and (near := _nearest(told)):
            code, told = _NEAR[code], {**told, "near": near}
        return Problem(code=code, params=told, path=self.path, line=line, column=column)


def _nearest(params: Mapping[str, object]) -> str | None:
    from difflib import get_close_matches

    known = params.get("known")
    words = [str(word) for word in known] if isinstance(known, tuple | list) else []
    found = get_close_matches(str(params.get("key", params.get("given"))).lower(), words, 1)
    return found[0] if found else None


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """Sort problems by line and column; those without a place come first."""
    return sorted(problems, key=lambda problem: (problem.line or 0, problem.column or 0))


def read_tree(source: str | bytes, path: str, problems: list[Problem] | None = None) -> Tree:
    """Read the YAML `source` of the file `path`; raises FileError with every problem found.

    With a list `problems`, what was refused goes there instead and the tree holds REFUSED in its place (convert.py
    passes over it), so that the rest of the file can be judged in the same run. Still raised is what leaves no tree.
    """
    text = _decoded(source, path)
    found = list(_hidden(text, path))
    if found:
        text = forbidden().sub("\N{REPLACEMENT CHARACTER}", text)
    # Loaded here because the parser costs as much as everything else that a command without a file imports.
    from croupier_trainer.drills.builder import Builder

    with no_collection():
        builder = Builder(text, path)
        value = builder.build()
    # Where characters were replaced, they may be what has broken the file: told once is enough.
    found += builder.problems[:-1] if found and builder.broken else builder.problems
    if not isinstance(value, dict) and not builder.broken and value is not REFUSED:
        line, column = builder.root
        found.append(Problem(code="load.not-mapping", path=path, line=line, column=column))
    if found and (problems is None or builder.broken or not isinstance(value, dict)):
        raise FileError(*in_order(found))
    if problems is not None:
        problems.extend(found)
    return Tree(path, cast("dict[str, Plain]", value), text, is_whole=not found)


@contextmanager
def no_collection() -> Iterator[None]:
    """Hold the garbage collector: it would look through a growing tree again and again and find nothing."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _decoded(source: str | bytes, path: str) -> str:
    size = len(source) if isinstance(source, bytes) else len(source.encode("utf-8", "surrogatepass"))
    if size > MAX_BYTES:
        raise FileError(Problem(code="load.too-large", params={"mebibytes": MAX_BYTES >> 20}, path=path))
    if isinstance(source, str):
        return source.removeprefix(_BOM)
    try:
        return source.decode().removeprefix(_BOM)
    except UnicodeDecodeError as error:
        lines = re.split(_LINE_END, source[: error.start].decode().removeprefix(_BOM))
        params = {"byte": f"0x{source[error.start]:02X}"}
        place = {"line": len(lines), "column": len(lines[-1]) + 1}
        raise FileError(Problem(code="load.not-utf-8", params=params, path=path, **place)) from None


def _hidden(text: str, path: str) -> Iterator[Problem]:
    """Find forbidden characters, the first of each line: a file that is no text would name thousands."""
    # All of them count as unprintable, and few files have anything unprintable but line ends.
    if text.replace("\n", "").isprintable():
        return
    pattern = forbidden()
    if pattern.search(text) is None:
        return
    for line, words in enumerate(re.split(_LINE_END, text), 1):
        if found := pattern.search(words):
            params = {"character": f"U+{ord(found[0]):04X}"}
            yield Problem(code="load.control", params=params, path=path, line=line, column=found.start() + 1)
