"""doctor: everything that is looked at, put together, as lines and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.cli import machine, stored
from croupier_trainer.cli.check import State
from croupier_trainer.errors import Problem
from croupier_trainer.ui import style

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from croupier_trainer.cli.check import Check
    from croupier_trainer.drills.message import Message
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

STORE_UNUSABLE = 4
_SIGNS = {State.FINE: ("✓", style.RIGHT), State.NOTE: ("!", style.BOLD), State.FAULT: ("✗", style.WRONG)}


def examine(terminal: Terminal, arguments: Sequence[str], environ: Mapping[str, str], db: str | None) -> list[Check]:
    """Look at everything."""
    return [
        machine.program(),
        machine.terminal(terminal, environ),
        machine.window(terminal),
        machine.colour(terminal, environ),
        machine.cursor(terminal),
        machine.encoding(terminal),
        machine.language(arguments, environ),
        stored.settings(environ),
        stored.folder(),
        stored.results(db, environ),
    ]


def exit_code(checks: Sequence[Check]) -> int:
    """Give 4 where the store can't be used, else 0."""
    return STORE_UNUSABLE if any(one.id == "results" and one.state is State.FAULT for one in checks) else 0


def lines(checks: Sequence[Check], terminal: Terminal, words: Words) -> Iterator[str]:
    """Give each check as a line, and below it what to change."""
    for check in checks:
        sign, look = _SIGNS[check.state]
        # Where signs are read out, a word says more.
        mark = sign if terminal.pictures else f"{words.text(f'doctor.state-{check.state}')}."
        title = words.text(f"doctor.title-{check.id}")
        first, *rest = terminal.wrap(f"{mark} {title}: {_say(check.said, words)}", "", "  ")
        yield terminal.paint(first, look) if check.state is State.FAULT else first
        yield from rest
        for advice in check.advice:
            yield from terminal.wrap(f"→ {_say(advice, words)}", "  ", "    ")


def _say(told: Message | Problem, words: Words) -> str:
    """Give a message's text, or a problem's with its place in a file."""
    return words.problem(told) if isinstance(told, Problem) else words.say(told)


def as_json(checks: Sequence[Check], words: Words) -> str:
    """Give everything as JSON."""
    report = {
        "fine": all(check.state is State.FINE for check in checks),
        "checks": [
            {
                "id": check.id,
                "state": check.state,
                "text": _say(check.said, words),
                "advice": [_say(advice, words) for advice in check.advice],
                "facts": check.facts,
            }
            for check in checks
        ],
    }
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n"
