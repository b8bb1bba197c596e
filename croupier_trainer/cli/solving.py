"""The answer key as JSON and as text: id, kind, answer, the rules that make it, the working."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.drills.answer_json import answer_json
from croupier_trainer.drills.because import rules_of
from croupier_trainer.text.working import answer_text, working_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.text.words import Words


def because(dealt: Dealt) -> list[str]:
    """Give the rules that make a question's answer, each once."""
    return list(dict.fromkeys(rule for key in dealt.keys for rule in rules_of(key)))


def working(dealt: Dealt, words: Words) -> list[str]:
    """Give the working of all parts; where there are several, each line says of which."""
    lines: list[str] = []
    for part, key in zip(dealt.question.parts, dealt.keys, strict=True):
        whose = "" if key.owner is None else f"{words.say(part.ask)}: "
        lines += [whose + line for line in working_lines(words, key)]
    return list(dict.fromkeys(lines))


def key_json(questions: Iterable[Dealt], words: Words) -> str:
    """Give the key as JSON, a question a line."""
    rows = []
    for dealt in questions:
        entry = {
            "id": dealt.question.id,
            "ask": dealt.question.kind,
            "answer": answer_json(dealt),
            "because": because(dealt),
            "working": working(dealt, words),
        }
        rows.append(msgspec.json.encode(entry).decode())
    return "[\n" + ",\n".join(rows) + "\n]\n"


def key_lines(questions: Iterable[Dealt], words: Words) -> Iterator[str]:
    """Give the key as lines to read."""
    for dealt in questions:
        question = dealt.question
        yield f"{question.id} ({question.kind}): {words.say(question.ask)}"
        for part, key in zip(question.parts, dealt.keys, strict=True):
            answer = answer_text(words, part.form, key.right)
            yield f"  {words.say(part.ask)}: {answer}"
        for line in working(dealt, words):
            yield f"    {line}"
        yield f"    [{', '.join(because(dealt))}]"
