"""The kinds of question: the only list of them, one file each.

A kind's module is read when a drill first uses it, so a start pays only for the kinds it shows. The module
of `split-payout` is split_payout and holds one Spec, SplitPayout.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier_trainer.drills.spec import Spec

KINDS = (
    "payout",
    "order",
    "reading",
    "odds",
    "coverage",
    "stacks",
    "cash",
    "cutting",
    "split-payout",
    "halves",
    "complete",
    "neighbours",
    "sector",
    "call",
    "call-payout",
    "change",
    "limits",
    "clearing",
    "steps",
    "next",
    "hand",
    "clean-hands",
    "say",
    "where",
    "decide",
    "mistake",
    "spin",
    "combination",
    "compare",
    "double",
    "insurance",
    "bought-game",
    "actions",
    "settle",
    "box-order",
    "round",
)


@cache
def kind(name: str) -> type[Spec]:
    """Give the Spec of a kind; raises KeyError where there is none."""
    if name not in KINDS:
        raise KeyError(name)
    module = import_module(f"{__name__}.{name.replace('-', '_')}")
    found: type[Spec] = getattr(module, "".join(word.capitalize() for word in name.split("-")))
    return found
