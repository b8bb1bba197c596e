"""The four parts in which stacks are asked, wherever they are: alone or in a whole spin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.drills.answers import Choice, ChoiceForm, NumberForm, number
from croupier_trainer.drills.question import Key, Part
from croupier_trainer.drills.spec import part
from croupier_trainer.rules.chips import Place, Technique

if TYPE_CHECKING:
    from croupier_trainer.drills.message import Value
    from croupier_trainer.rules.chips import Stacks

_TECHNIQUES = tuple(str(technique) for technique in Technique)
_PLACES = tuple(str(place) for place in Place)


def stack_parts(
    stacks: Stacks, path: tuple[str, ...] = (), params: dict[str, Value] | None = None
) -> tuple[tuple[Part, Key], ...]:
    """Ask how stacks are made; `path` goes before each part's own."""
    why = stacks.why
    return (
        (
            part("stacks-take", NumberForm(unit="count"), (*path, "take"), params=params),
            Key(right=number(stacks.take), why=why),
        ),
        (
            part(
                "stacks-technique", ChoiceForm(of="technique", options=_TECHNIQUES), (*path, "technique"), params=params
            ),
            Key(right=Choice(str(stacks.technique)), why=why),
        ),
        (
            part("stacks-cut", NumberForm(unit="count"), (*path, "cut"), params=params),
            Key(right=number(stacks.cut), why=why),
        ),
        (
            part("stacks-place", ChoiceForm(of="place", options=_PLACES), (*path, "place"), params=params),
            Key(right=Choice(str(stacks.place)), why=why),
        ),
    )
