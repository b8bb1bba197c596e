"""Playing a question of many parts at a seat: each part answered by the keys a person would press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, Chosen, Number, Sequence, Tally
from croupier_trainer.ui.width import cells

if TYPE_CHECKING:
    from croupier_trainer.drills.answers import AnyAnswer, AnyForm
    from croupier_trainer.drills.question import Dealt
    from croupier_trainer.text.words import Words
    from tests.cli.program import Seat


def keys(form: AnyForm, answer: AnyAnswer) -> str:
    """Type an answer: options by their numbers, sums as they are."""
    options: tuple[str, ...] = getattr(form, "options", ())
    match answer:
        case Number(money):
            return str(money)
        case Choice(id_):
            return str(options.index(id_) + 1)
        case Chosen(ids) | Sequence(ids):
            return " ".join(str(options.index(id_) + 1) for id_ in ids)
        case Tally(rows):
            if getattr(form, "of", "") == "cash":
                return " ".join(f"{count}x{id_}" for id_, count in rows)
            return " ".join(f"{options.index(id_) + 1}:{count}" for id_, count in rows)


def typed(dealt: Dealt) -> list[str]:
    """Give the keys of all right answers, part by part."""
    return [keys(part.form, key.right) for part, key in zip(dealt.question.parts, dealt.keys, strict=True)]


def play(seat: Seat, dealt: Dealt, lines: list[str], words: Words) -> None:
    """Answer part by part, each when it is asked for."""
    for part, line in zip(dealt.question.parts, lines, strict=True):
        label = words.say(part.ask)
        if cells(label) > 39:
            # It stands on lines of its own above the prompt.
            seat.wait(label.split()[-1])
            seat.wait(">")
        else:
            seat.wait(f"{label}:")
        seat.answer(line)
