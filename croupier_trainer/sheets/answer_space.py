"""Where an answer is written on paper: by the form of the part, which tells nothing of what is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from croupier_trainer.drills.answers import NUMERIC, ChoiceForm, NumberForm, SequenceForm, SetForm

if TYPE_CHECKING:
    from croupier_trainer.drills.question import Part
    from croupier_trainer.text.words import Words

# A short line; a long one; boxes to tick; boxes to number in order.
How: TypeAlias = Literal["short", "long", "tick", "number"]
# Short options stand in a row.
_SHORT = 28


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """One part's space: what is asked, how it is answered, and the options to tick or to number."""

    asks: str
    how: How
    hint: str = ""
    options: tuple[str, ...] = ()

    @property
    def in_a_row(self) -> bool:
        """Whether the options are short enough to stand in a row."""
        return all(len(option) <= _SHORT for option in self.options)


def space(part: Part, words: Words) -> Space:
    """Give the space for a part's answer."""
    form = part.form
    asks = words.say(part.ask)
    options = tuple(words.option(form, id_) for id_ in getattr(form, "options", ()))
    match form:
        case NumberForm():
            return Space(asks=asks, how="short")
        case ChoiceForm():
            return Space(asks=asks, how="tick", hint=words.text("paper.tick-one"), options=options)
        case SetForm() if options:
            return Space(asks=asks, how="tick", hint=words.text("paper.tick-all"), options=options)
        case SequenceForm() if options and form.of not in NUMERIC:
            return Space(asks=asks, how="number", hint=words.text("paper.number"), options=options)
    return Space(asks=asks, how="long")
