"""A poker table as the dealer sees it: boxes from the left, the common cards, the dealer's own hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.ui import suits
from croupier_trainer.ui.boxes import beside, in_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier_trainer.drills.scenes import CardsScene
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal


def draw(scene: CardsScene, terminal: Terminal, words: Words) -> list[str]:
    """Draw a table or a single hand."""
    lines: list[str] = []
    if scene.game is not None:
        name = words.name("game", scene.game)
        lines += terminal.wrap(name[:1].upper() + name[1:])
    if scene.maximum_payout is not None:
        lines += terminal.wrap(words.text("ui.maximum-payout", most=scene.maximum_payout))
    if scene.hand:
        lines += suits.faces(scene.hand, terminal)
    if terminal.pictures:
        lines += beside(scene.boxes, terminal, words)
    else:
        for box in scene.boxes:
            lines += in_words(box, terminal, words)
    for code, cards in (
        ("ui.cards-board", scene.board),
        ("ui.cards-dealer", scene.dealer),
        ("ui.cards-dealer-new", scene.dealer_new),
    ):
        if cards:
            lines += _row(terminal.fit(words.text(code)), cards, terminal)
    return lines


def _row(title: str, cards: Sequence[str], terminal: Terminal) -> list[str]:
    """Write cards after their title, or beneath it where the window is narrow; their signs stand above."""
    if len(title) + 1 + suits.width(cards) > terminal.width or not terminal.pictures:
        return terminal.wrap(f"{title} {' '.join(cards)}", "", "  ")
    *signs, letters = suits.rows(cards, terminal)
    return [*(" " * (len(title) + 1) + line for line in signs), f"{title} {letters}"]
