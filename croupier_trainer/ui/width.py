"""How wide text is on a screen, and breaking it into lines.

A cell is the place of one Latin letter. Marks that are put on the letter before take none, East Asian wide
characters take two.
"""

from __future__ import annotations

import unicodedata

_WIDE = frozenset("WF")


def cells(text: str) -> int:
    r"""Count the cells that a text takes.

    >>> cells("стек"), cells("и\N{COMBINING BREVE}"), cells("賭")
    (4, 1, 2)
    """
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in _WIDE else 1 for char in text
    )


def pad(text: str, width: int) -> str:
    """Fill a text with spaces up to a width in cells."""
    return text + " " * (width - cells(text))


def cut(text: str, width: int) -> str:
    """Cut a text to a width in cells, with dots at its end where something is lost.

    >>> cut("voisins du zéro", 10)
    'voisins...'
    """
    if cells(text) <= width:
        return text
    dots = "." * min(3, max(width, 0))
    kept = ""
    for char in text:
        if cells(kept + char) > width - len(dots):
            break
        kept += char
    return kept.rstrip() + dots


def wrap(text: str, width: int, indent: str = "", hanging: str | None = None) -> list[str]:
    """Break a text at its spaces into lines of at most `width` cells; a longer word is broken where it must be.

    The first line begins with `indent`, all others with `hanging` (by default the same); line feeds in the text stay.

    >>> wrap("the highest stack is paid first", 16, "- ", "  ")
    ['- the highest', '  stack is paid', '  first']
    """
    hanging = indent if hanging is None else hanging
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line, room_used = (hanging if lines else indent), False
        for word in paragraph.split(" "):
            piece = word
            if room_used and cells(line) + 1 + cells(piece) <= width:
                line += " " + piece
                continue
            if room_used:
                lines.append(line.rstrip())
                line = hanging
            while cells(line) + cells(piece) > width > cells(line):
                head = _head(piece, width - cells(line))
                lines.append(line + head)
                line, piece = hanging, piece[len(head) :]
            line, room_used = line + piece, True
        lines.append(line.rstrip())
    return lines


def _head(word: str, width: int) -> str:
    """Give as many characters of a word as fit, at least one."""
    head = ""
    for char in word:
        if head and cells(head + char) > width:
            break
        head += char
    return head


def flow(items: list[str], width: int, between: str = "  ", indent: str = "") -> list[str]:
    """Put short items one after the other into lines of at most `width` cells, never broken inside where they fit.

    >>> flow(["R red", "B blue", "G green"], 14)
    ['R red  B blue', 'G green']
    """
    lines: list[str] = []
    line = ""
    for item in items:
        if line and cells(indent + line + between + item) <= width:
            line += between + item
            continue
        if line:
            lines.append(indent + line)
        line = item
        if cells(indent + item) > width:
            *full, line = wrap(item, width - cells(indent))
            lines.extend(indent + one for one in full)
    if line:
        lines.append(indent + line)
    return lines
