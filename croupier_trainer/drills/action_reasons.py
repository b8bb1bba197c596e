"""Why a player may do something at a box, or may not: a line for each action. Source: OA, RU, SX, TX."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.rules.poker.box import Action, Moment
from croupier_trainer.rules.table import Name, Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier_trainer.rules.poker.box import Box

# The rule of each action that a game has.
_RULES: dict[str, dict[Action, str]] = {
    "oasis": {Action.FOLD: "OA-FOLD", Action.BET: "OA-BET", Action.DRAW: "OA-DRAW"},
    "russian": {
        Action.FOLD: "RU-FOLD",
        Action.BET: "RU-BET",
        Action.DRAW: "RU-DRAW",
        Action.SIXTH: "RU-DRAW",
        Action.INSURE: "RU-INS",
        Action.BUY: "RU-BUY",
    },
    "six-card": {
        Action.FOLD: "SX-PASS",
        Action.BET: "SX-CLOSE",
        Action.SIXTH: "SX-BUY",
        Action.CHANGE: "SX-CHANGE",
    },
    "texas": {Action.FOLD: "TX-BET", Action.BET: "TX-BET"},
}
_BLIND = {"russian": "RU-BLIND", "texas": "TX-BOXES"}
_SEEN = frozenset({Action.DRAW, Action.SIXTH, Action.INSURE, Action.BUY})


def action_reasons(game: str, box: Box, moment: Moment, found: frozenset[Action]) -> Iterator[Reason]:
    """Say of each action that belongs to a moment whether it is `found` to be allowed, and why not."""
    rules = _RULES[game]
    ours = [action for action in rules if (action is Action.BUY) is (moment is Moment.NO_GAME)] or list(rules)
    for action in ours:
        rule = rules[action]
        named = (("action", Name("action", str(action))),)
        if action in found:
            yield Reason("poker.may", rule, named)
        else:
            code, broken = _why_not(game, box, moment, action)
            yield Reason(code, broken or rule, named)


def _why_not(game: str, box: Box, moment: Moment, action: Action) -> tuple[str, str | None]:
    """Give the code that says why an action is not allowed, and the rule where it isn't the action's own."""
    deciding = moment is Moment.DECIDING and box.action is None
    if box.blind and action in _SEEN and (deciding or action is Action.BUY):
        return "poker.may-not-blind", _BLIND[game]
    if not deciding:
        return "poker.may-not-now", None
    if box.insurance:
        return "poker.may-not-insured", "RU-INS"
    if action is Action.CHANGE and box.sixth is None:
        return "poker.may-not-unbought", None
    if action is Action.INSURE:
        waits = len(box.drawn) < len(box.draw)
        return ("poker.may-not-waits" if waits else "poker.may-not-weak"), None
    return "poker.may-not-again", None
