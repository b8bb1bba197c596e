"""Poker boxes side by side, box 1 at the dealer's left: cards, what was changed or bought, and the stakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.rules.money import Money
from croupier_trainer.text.catalog import has
from croupier_trainer.ui import suits
from croupier_trainer.ui.width import cells, flow

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier_trainer.drills.scenes import Box
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

# Cells inside a box: four boxes stand side by side in 80 columns.
_CARDS = 5
_INSIDE = 16


def beside(boxes: Sequence[Box], terminal: Terminal, words: Words) -> list[str]:
    """Draw boxes, as many side by side as fit."""
    across = max(1, (terminal.width - 1) // (_INSIDE + 3))
    lines: list[str] = []
    for start in range(0, len(boxes), across):
        some = boxes[start : start + across]
        blocks = [_block(box, terminal, words) for box in some]
        tall = max(map(len, blocks))
        side = terminal.fit("│")
        lines.append(_edge(("┌", "┬", "┐"), [_title(box, terminal, words) for box in some], terminal))
        for line in range(tall):
            row = (block[line] if line < len(block) else ("", 0) for block in blocks)
            lines.append(side + side.join(f" {text}{' ' * (_INSIDE - wide)} " for text, wide in row) + side)
        lines.append(_edge(("└", "┴", "┘"), [""] * len(some), terminal))
    return lines


def _edge(corners: tuple[str, str, str], titles: Sequence[str], terminal: Terminal) -> str:
    """Draw the upper or lower line of boxes with their titles in it."""
    first, between, last = corners
    pieces = [title + "─" * (_INSIDE + 2 - cells(title)) for title in titles]
    return terminal.fit(first + between.join(pieces) + last)


def _title(box: Box, terminal: Terminal, words: Words) -> str:
    return terminal.fit(f" {words.text('ui.box', number=box.number)} ")


def _block(box: Box, terminal: Terminal, words: Words) -> list[tuple[str, int]]:
    """Give the lines inside a box, each with its width in cells."""
    lines: list[tuple[str, int]] = []
    for at in range(0, len(box.cards), _CARDS):
        some = box.cards[at : at + _CARDS]
        lines += [(line, suits.width(some)) for line in suits.rows(some, terminal)]
    for text in (*_happened(box, words), *_stakes(box, words)):
        lines += [(line, cells(line)) for line in flow([terminal.fit(text)], _INSIDE)]
    return lines


def _happened(box: Box, words: Words) -> Iterator[str]:
    """Say what the player did."""
    for flag, code in ((box.blind, "ui.box-blind"), (box.folded, "ui.box-folded"), (box.buys, "ui.box-buys")):
        if flag:
            yield words.text(code)
    if box.thrown:
        yield words.text("ui.box-thrown", cards=" ".join(box.thrown))
    if box.drawn:
        yield words.text("ui.box-drawn", cards=" ".join(box.drawn))
    if box.sixth is not None:
        yield words.text("ui.box-sixth", card=box.sixth)
    if box.changed is not None:
        yield words.text("ui.box-changed", card=box.changed)


def _stakes(box: Box, words: Words) -> Iterator[str]:
    for stake in box.stakes:
        code = f"ui.price-{stake.what}"
        name = words.text(code) if has(code) else words.name("stake", stake.what)
        yield f"{name} {words.number(Money(stake.halves))}"


def in_words(box: Box, terminal: Terminal, words: Words) -> list[str]:
    """Say all of a box in words."""
    said = [*([" ".join(box.cards)] if box.cards else []), *_happened(box, words), *_stakes(box, words)]
    return terminal.wrap(f"{words.text('ui.box', number=box.number)}: {'; '.join(said)}", "", "  ")
