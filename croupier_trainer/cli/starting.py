"""A commented starting drill of a kind: its head, what its questions are made of, and two to begin with.

Fields come from the kind itself and the examples from a shipped file, so a new kind needs only its words and examples.
"""

from __future__ import annotations

import shlex
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.cli.flow import entry
from croupier_trainer.drills import library
from croupier_trainer.drills.kinds import KINDS, kind
from croupier_trainer.drills.load import read_scenario
from croupier_trainer.drills.scenario import FORMAT, Head
from croupier_trainer.errors import Problem, UsageError
from croupier_trainer.text import catalog
from croupier_trainer.text.words import Words, clean

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier_trainer.drills.spec import Spec

WIDTH = 110
# How often the drawn example is dealt.
TIMES = 5
_HEAD = {
    "format": FORMAT,
    "house": "school",
    "level": 1,
    "tags": ["week-1"],
    "goal": {"right": 90, "seconds": 30},
    "order": "as-written",
}
# What a head need not have: written as comments to take the # off.
_HEAD_MORE = {"limit-s": 60, "total-s": 1200, "pass": 85}
# Where comments beside lines begin.
_BESIDE = 30
# Every kind has these; the rest are its own.
_OF_ALL = ("id", "times", "limit-s", "expect")


def starting_drill(name: str, words: Words, path: str | None = None) -> str:
    """Write a starting drill; `path` is the file it is meant for. Raises UsageError where there is no such kind."""
    if name not in KINDS:
        raise _unknown(name)
    file = words.text("new.your-file") if path is None else shlex.quote(clean(path))
    return "".join(f"{line}\n" for line in (*_about(name, file, words), *_head(name, words), *_questions(name, words)))


def _unknown(name: str) -> UsageError:
    from difflib import get_close_matches

    near = tuple(get_close_matches(name.lower(), (*KINDS, "house"), n=3))
    code = "usage.no-kind-near" if near else "usage.no-kind"
    return UsageError(Problem(code=code, params={"name": name, "near": near or KINDS}))


def comment(text: str, indent: str = "", hanging: str = "") -> list[str]:
    """Write a text as comment lines."""
    return wrap(
        text,
        WIDTH,
        initial_indent=f"{indent}# ",
        subsequent_indent=f"{indent}# {hanging}",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _about(name: str, file: str, words: Words) -> Iterator[str]:
    yield from comment(words.text("new.about", kind=name, what=words.text(f"new.kind.{name}")))
    yield from comment(words.text("new.comments"))
    commands = (
        (f"croupier check {file}", "new.check"),
        (f"croupier solve {file}", "new.solve"),
        (f"croupier drill {file}", "new.drill"),
        (f"croupier paper {file} -o quiz.html", "new.paper"),
    )
    yield from explained([(command, words.text(code)) for command, code in commands])
    yield ""


def explained(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Write commands or keys in a column and what they are beside them, as comments."""
    rows = list(rows)
    width = max(len(key) for key, _ in rows)
    for key, text in rows:
        yield from comment(f"  {key:<{width}}  {text}", hanging=" " * (width + 4))


def _head(name: str, words: Words) -> Iterator[str]:
    title = {language: _title(name, language) for language in catalog.LANGUAGES}
    given = {"format": FORMAT, "title": title, **_HEAD}
    for field in msgspec.structs.fields(Head):
        key = field.encode_name
        if key == "questions":
            continue
        off = "# " if key in _HEAD_MORE else ""
        (line,) = entry(key, {**given, **_HEAD_MORE}[key], off)
        yield from beside(line, words.text(f"new.head.{key}"))
    yield ""


def _title(name: str, language: str) -> str:
    skill = Words(language).name("skill", name)
    return skill[:1].upper() + skill[1:]


def beside(line: str, text: str) -> Iterator[str]:
    """Put a comment beside a line, above it where it has no room there."""
    if len(line) + len(text) + 4 <= WIDTH:
        yield f"{line:<{_BESIDE}}  # {text}"
    else:
        yield from comment(text)
        yield line


@cache
def examples() -> Mapping[str, tuple[tuple[Spec, Mapping[str, object]], ...]]:
    """Read the questions to begin with, by kind: each as the kind reads it and as the file has it."""
    path = library.root() / "examples.yaml"
    scenario = read_scenario(path.read_bytes(), path.name)
    found: dict[str, list[tuple[Spec, Mapping[str, object]]]] = {}
    for place, spec in scenario.placed:
        written: dict[str, object] = scenario.tree.value["questions"][place]  # type: ignore[index,assignment]
        found.setdefault(str(written["ask"]), []).append((spec, written))
    return {name: tuple(questions) for name, questions in found.items()}


def _questions(name: str, words: Words) -> Iterator[str]:
    yield from comment(words.text("new.draws"))
    yield "#"
    yield from comment(words.text("new.fields"))
    yield from explained(fields(name, words))
    yield f"questions:  # {words.text('new.head.questions')}"
    (first, written), (_, drawn) = examples()[name]
    yield from comment(words.text("new.half-fixed" if first.is_drawn else "new.fixed"), "  ")
    yield from _question({"ask": name, "id": "first"}, written)
    yield from comment(words.text("new.drawn", times=TIMES), "  ")
    yield from _question({"ask": name, "times": TIMES}, drawn)
    yield from _lists(name, written, words)


def _question(head: Mapping[str, object], written: Mapping[str, object]) -> Iterator[str]:
    mark = "- "
    for key, value in {**head, **{key: value for key, value in written.items() if key not in head}}.items():
        for line in entry(key, value, "    "):
            yield line if not mark else f"  {mark}{line[4:]}"
            mark = ""


def fields(name: str, words: Words) -> list[tuple[str, str]]:
    """Give the keys of a question of this kind, its own first, each with what it means."""
    own = [field for field in msgspec.structs.fields(kind(name)) if field.encode_name not in _OF_ALL]
    rows = [("ask", words.text("new.field.ask"))]
    for field in own:
        text = words.text(field_code(name, field.encode_name))
        rows.append((field.encode_name, text if field.required else f"{text} {words.text('new.optional')}"))
    optional = words.text("new.optional")
    return rows + [(key, f"{words.text(f'new.field.{key}')} {optional}") for key in _OF_ALL]


def field_code(name: str, key: str) -> str:
    """Give the message that says what a key means: that of the kind, where it means something else there."""
    own = f"new.field.{name}.{key}"
    return own if catalog.has(own) else f"new.field.{key}"


def _lists(name: str, written: Mapping[str, object], words: Words) -> Iterator[str]:
    """List the ids that a question of this kind may name."""
    from croupier_trainer.drills.table import Table

    table, keys = Table(), {field.encode_name for field in msgspec.structs.fields(kind(name))}
    listed: list[tuple[str, Iterable[str]]] = []
    if "procedure" in keys:
        procedure = str(written["procedure"])
        listed.append((words.text("new.procedures"), table.procedures))
        if keys & {"after", "step"}:
            steps = (step.id for step in table.procedure(procedure).procedure.steps)
            listed.append((words.text("new.steps", procedure=procedure), steps))
    if "situation" in keys:
        listed.append((words.text("new.situations"), table.moments if name == "clean-hands" else table.situations))
    for title, ids in listed:
        yield ""
        yield from comment(title)
        yield from comment("  " + ", ".join(ids), hanging="  ")


def kind_lines(words: Words) -> Iterator[str]:
    """List the kinds, each in a few words."""
    yield words.text("new.list-title")
    rows = [(name, words.text(f"new.kind.{name}")) for name in KINDS]
    width = max(len(name) for name, _ in rows)
    for name, text in (*rows, ("house", words.text("new.list-house"))):
        yield f"  {name:<{width}}  {text}"
    yield ""
    yield words.text("new.list-hint")
