"""The roulette layout with chips, as the dealer sees it, and the same as a list for narrow windows.

Red and black are told apart without colour too: the boxes of black numbers are shaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier_trainer.rules.roulette.bets import BETS, Kind
from croupier_trainer.rules.roulette.layout import COLUMNS, DOZENS, STREETS, number_at
from croupier_trainer.rules.roulette.wheel import BLACK, RED
from croupier_trainer.ui import spots, style, tokens
from croupier_trainer.ui.canvas import Canvas
from croupier_trainer.ui.width import flow, pad

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from croupier_trainer.drills.scenes import LayoutScene, Pile
    from croupier_trainer.text.words import Words
    from croupier_trainer.ui.terminal import Terminal

# With fewer lines than this the picture would push the question off the screen.
LINES_NEEDED = spots.HEIGHT + 8
SHADE = "░"


def draw(scene: LayoutScene, terminal: Terminal, words: Words) -> list[str]:
    """Draw a layout scene: the picture where the window has room for it, else a list of bets."""
    signs = {colour: terminal.fit(sign) for colour, sign in tokens.letters(scene, words).items()}
    roomy = terminal.width >= spots.WIDTH and terminal.lines >= LINES_NEEDED
    if not (terminal.pictures and roomy):
        return _list(scene, terminal, words)
    canvas, kept = _table(scene.number, terminal, words)
    on_table = [tokens.token(pile, spots.PLACES[pile.spot], signs) for pile in scene.piles]
    tokens.put(canvas, on_table, kept)
    listed = {one.spot for one in on_table if one.listed}
    lines = canvas.painted(terminal)
    lines += _players(scene, terminal, words, signs)
    piles = [_pile(pile, words, signs) for pile in scene.piles if pile.spot in listed]
    lines += _titled("ui.piles", piles, terminal, words)
    lines += _titled("ui.late", [_pile(pile, words, signs) for pile in scene.late], terminal, words)
    return lines


def _table(number: int | None, terminal: Terminal, words: Words) -> tuple[Canvas, set[tuple[int, int]]]:
    """Draw the bare table with the dolly; gives the cells on which no chip may lie too."""
    canvas = Canvas(spots.WIDTH, spots.HEIGHT)
    _lines(canvas)
    kept = _labels(canvas, terminal, words)
    kept |= _numbers(canvas, number)
    return canvas, kept


def _lines(canvas: Canvas) -> None:
    left, first, end = 0, spots.border(1), spots.border(STREETS[-1] + 1)
    right, bottom = canvas.columns - 1, canvas.lines - 1
    for y in (0, spots.EVENS + 1, spots.EDGE):
        canvas.across(first, y, end - first + 1)
    for one in (*COLUMNS, len(COLUMNS) + 1):
        canvas.across(first, spots.row(one) - 1, right - first)
    for y in (spots.EDGE, bottom):
        canvas.across(left, y, first)
    for street in (*STREETS, STREETS[-1] + 1):
        x = spots.border(street)
        canvas.down(x, spots.EDGE, bottom - spots.EDGE + 1)
        for y in range(spots.EDGE, bottom + 1, spots.ROW):
            canvas.put(x, y, "┼")
        canvas.put(x, bottom, "┴")
        if street % 2:
            canvas.down(x, spots.EVENS, 1)
            canvas.put(x, 0, "┬")
            canvas.put(x, spots.EVENS + 1, "┴")
        if street % 4 == 1:
            canvas.down(x, spots.DOZEN, 1)
            canvas.put(x, spots.EVENS + 1, "┼")
        else:
            canvas.put(x, spots.EDGE, "┬")
    for x in (left, right):
        canvas.down(x, spots.EDGE, bottom - spots.EDGE + 1)
    for y in range(spots.EDGE, bottom + 1, spots.ROW):
        canvas.put(right, y, "┤")
    for x, y, char in (
        (left, spots.EDGE, "┌"), (left, bottom, "└"), (right, spots.EDGE, "┐"), (right, bottom, "┘"),
        (first, 0, "┌"), (first, spots.EVENS + 1, "├"), (end, 0, "┐"), (end, spots.EVENS + 1, "┤"),
        (first, spots.row(2) - 1, "├"), (first, spots.row(3) - 1, "├"),
    ):  # fmt: skip
        canvas.put(x, y, char)


def _labels(canvas: Canvas, terminal: Terminal, words: Words) -> set[tuple[int, int]]:
    """Write the outside boxes and who sits where."""
    kept: set[tuple[int, int]] = set()

    def label(x: int, y: int, text: str, look: str = "") -> None:
        shown = terminal.fit(text)
        canvas.put(x, y, shown, look)
        kept.update((x + at, y) for at in range(len(shown)))

    for spot, x in spots.EVEN_BOXES.items():
        if spot == "black":
            canvas.across(x, spots.EVENS, 2 * spots.PITCH - 1, SHADE, style.DIM)
        label(x, spots.EVENS, words.text(f"ui.box-{spot}"), style.RED if spot == "red" else style.BOLD)
    for which, x in zip(DOZENS, spots.DOZEN_BOXES.values(), strict=True):
        label(x + 1, spots.DOZEN, words.text("ui.box-dozen", which=which), style.BOLD)
    for which, y in zip(COLUMNS, spots.COLUMN_BOXES.values(), strict=True):
        label(spots.border(STREETS[-1] + 1) + 1, y, words.text("ui.box-column", which=which), style.BOLD)
    for code, y in (("ui.side-players", 0), ("ui.side-dealer", canvas.lines - 1)):
        text = f" {terminal.fit(words.text(code))} "
        canvas.put((canvas.columns - len(text)) // 2, y, text, style.DIM)
    wheel = terminal.fit(words.text("ui.side-wheel"))
    canvas.put(0, spots.DOZEN, pad(wheel, spots.ZERO + 1), style.DIM)
    return kept


def _numbers(canvas: Canvas, dolly: int | None) -> set[tuple[int, int]]:
    """Write the numbers, shade the black ones, set the dolly."""
    kept: set[tuple[int, int]] = set()
    for street in STREETS:
        for column in COLUMNS:
            number = number_at(street, column)
            x, y = spots.border(street) + 1, spots.row(column)
            if number in BLACK:
                canvas.across(x, y, spots.NUMBER, SHADE, style.DIM)
                canvas.across(x, y + 1, spots.NUMBER, SHADE, style.DIM)
            text = f"{number:>2}"
            canvas.put(x + 1, y, text, style.RED if number in RED else style.BOLD)
            kept.update((x + at, y) for at in range(spots.NUMBER))
    x, y = 1 + spots.ZERO // 2, spots.row(2)
    canvas.put(x, y, "0", style.GREEN)
    kept.add((x, y))
    if dolly is not None:
        x, y = (x - 1, y) if dolly == 0 else _cell(dolly)
        text = "[0]" if dolly == 0 else f"[{dolly:>2}]"
        canvas.put(x, y, text, style.DOLLY)
        kept |= {(x + at, y) for at in range(len(text))}
    return kept


def _cell(number: int) -> tuple[int, int]:
    street, column = (number + 2) // 3, (number - 1) % 3 + 1
    return spots.border(street) + 1, spots.row(column)


def _players(scene: LayoutScene, terminal: Terminal, words: Words, signs: Mapping[str, str]) -> list[str]:
    """Say whose chips are whose and what they are worth, and where the dolly stands."""
    items = [] if scene.number is None else [terminal.fit(words.text("ui.dolly", number=scene.number))]
    for player in scene.players:
        sign, name = signs[player.colour], words.name("colour", player.colour)
        code = "ui.player-cash" if player.colour == tokens.CASH else "ui.player"
        if player.value is not None:
            code += "-value"
        items.append(terminal.fit(words.text(code, sign=sign, colour=name, value=player.value or 0)))
    return flow(items, terminal.text_width, between=" · " if terminal.fit("·") == "·" else " | ")


def _pile(pile: Pile, words: Words, signs: Mapping[str, str]) -> str:
    """Say what lies on one spot, the lowest first."""
    chips = " ".join(f"{signs[one.colour]}{one.count}" for one in pile.chips)
    bet = BETS[pile.spot]
    if bet.kind is Kind.LINE:
        return f"{bet.numbers[0]}-{bet.numbers[-1]}: {chips}"
    return f"{pile.spot if bet.is_inside else words.name('bet', pile.spot)}: {chips}"


def _titled(code: str, items: Iterable[str], terminal: Terminal, words: Words) -> list[str]:
    """Put items under a title, which stands in the same line where it can."""
    shown = [terminal.fit(item) for item in items]
    return flow([terminal.fit(words.text(code)), *shown], terminal.text_width, between="  ") if shown else []


def _list(scene: LayoutScene, terminal: Terminal, words: Words) -> list[str]:
    """Say in words what lies where, spot by spot, the lowest chips of a pile first."""
    lines: list[str] = []
    if scene.number is not None:
        lines += terminal.wrap(words.text("ui.dolly", number=scene.number))
    for player in scene.players:
        name = words.name("colour", player.colour)
        code = "ui.player-cash" if player.colour == tokens.CASH else "ui.player"
        if player.value is not None:
            code += "-value"
        lines += terminal.wrap(words.text(code, sign="-", colour=name, value=player.value or 0))
    for title, piles in (("ui.bets", scene.piles), ("ui.late", scene.late)):
        if not piles:
            continue
        lines += terminal.wrap(words.text(title))
        said = [terminal.fit(_in_words(pile, words)) for pile in piles]
        if terminal.pictures:
            # A narrow window: as many in a line as fit.
            lines += flow([f"{one};" for one in said[:-1]] + said[-1:], terminal.text_width, " ", "  ")
        else:
            for one in said:
                lines += terminal.wrap(one, "  ", "    ")
    return lines


def _in_words(pile: Pile, words: Words) -> str:
    chips = (
        words.number(one.count)
        if one.colour == tokens.UNNAMED
        else f"{words.name('colour', one.colour)} {words.number(one.count)}"
        for one in pile.chips
    )
    return f"{words.name('bet', pile.spot)}: {', '.join(chips)}"
