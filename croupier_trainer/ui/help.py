"""Help at a question: how its answer is typed, and which keys there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import ChoiceForm, NumberForm, SequenceForm, SetForm
from croupier_trainer.ui.asking import are_numbered

if TYPE_CHECKING:
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.asking import Asked
    from croupier_trainer.ui.terminal import Terminal


def lines(asked: Asked, terminal: Terminal, words: Words) -> list[str]:
    """Give the help for the part that is asked."""
    form = asked.now.form
    match form:
        case NumberForm(unit=unit):
            codes = ["ui.help-moves" if unit == "moves" else "ui.help-number"]
        case ChoiceForm():
            codes = ["ui.help-choice-plain" if terminal.plain else "ui.help-choice"]
        case SetForm():
            codes = ["ui.help-set"]
        case SequenceForm():
            codes = ["ui.help-sequence"]
        case _:
            codes = ["ui.help-tally"]
    if are_numbered(form) and not isinstance(form, ChoiceForm):
        codes.append("ui.help-by-number")
    if not asked.pauses:
        codes.append("ui.help-keys-quiz")
    else:
        codes.append("ui.help-keys-plain" if terminal.plain else "ui.help-keys")
    out: list[str] = []
    for code in codes:
        out += terminal.wrap(words.text(code), "  ")
    return out
