"""The four parts in which stacks are asked, wherever they are: alone or in a whole spin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm, NumberForm, number
from croupier_trainer.drills.question import Key
from croupier_trainer.drills.spec import part
from croupier_trainer.rules.chips import Place, Technique

if TYPE_CHECKING:
    from croupier_trainer.drills.answers import AnyForm
    from croupier_trainer.drills.message import Value
    from croupier_trainer.drills.question import Part
    from croupier_trainer.rules.chips import Stacks

_TECHNIQUES = tuple(str(technique) for technique in Technique)
_PLACES = tuple(str(place) for place in Place)


def stack_parts(
    stacks: Stacks, path: tuple[str, ...] = (), params: dict[str, Value] | None = None, *, whose: str = ""
) -> tuple[tuple[Part, Key], ...]:
    """Ask how stacks are made; `path` goes before each part's own, `whose` before the key of its words.

    Alone each part is a skill; where whose stacks they are is said, all four are the one skill of making stacks.
    """
    why = stacks.why
    # Each part's own reason comes first: it names the rule that a wrong answer breaks.
    how = sorted(why, key=lambda reason: reason.rule not in {"ST-DROP", "ST-PENCIL"})
    where = sorted(why, key=lambda reason: reason.rule not in {"ST-TOP-ONE", "ST-TOP-MANY"})

    def asked(key: str, form: AnyForm, at: str) -> Part:
        return part("stacks" if whose else key, form, (*path, at), ask=whose + key, params=params)

    return (
        (
            asked("stacks-take", NumberForm(unit="count"), "take"),
            Key(right=number(stacks.take), why=tuple(how), unit_halves=0),
        ),
        (
            asked("stacks-technique", ChoiceForm(of="technique", options=_TECHNIQUES), "technique"),
            Key(right=Choice(str(stacks.technique)), why=tuple(how)),
        ),
        (asked("stacks-cut", NumberForm(unit="count"), "cut"), Key(right=number(stacks.cut), why=tuple(how))),
        (
            asked("stacks-place", ChoiceForm(of="place", options=_PLACES), "place"),
            Key(right=Choice(str(stacks.place)), why=tuple(where)),
        ),
    )
