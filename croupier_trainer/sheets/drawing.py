"""Pictures as data: shapes with their attributes, written as inline SVG by templates/scenes.html.j2.

All is drawn in black on white with red as an addition, so that a picture printed without colour says the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

INK, PAPER, SHADE, RED = "#111", "#fff", "#ddd", "#b3001b"
_LETTER = 0.62
"""Width of a letter in its own size, about."""

Number: TypeAlias = int | float


@dataclass(frozen=True, slots=True)
class Shape:
    """An SVG element with its attributes and, where it is text, what it says."""

    tag: str
    attributes: tuple[tuple[str, str], ...]
    says: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """Shapes on a sheet `width` × `height` (in its own units), printed `wide_mm` wide; `title` says what it shows."""

    title: str
    width: Number
    height: Number
    wide_mm: Number
    shapes: tuple[Shape, ...]


def shape(tag: str, says: str = "", /, **attributes: str | Number) -> Shape:
    """Make a shape; an underscore in an attribute's name stands for a hyphen.

    >>> shape("line", x1=0, stroke_width=2.5).attributes
    (('x1', '0'), ('stroke-width', '2.5'))
    """
    pairs = ((name.replace("_", "-"), _written(value)) for name, value in attributes.items())
    return Shape(tag, tuple(pairs), says)


def _written(value: str | Number) -> str:
    return value if isinstance(value, str) else f"{value:.4g}"


def box(x: Number, y: Number, width: Number, height: Number, fill: str = PAPER) -> Shape:
    """Draw a box with a line around it."""
    return shape("rect", x=x, y=y, width=width, height=height, fill=fill, stroke=INK, stroke_width=1)


def label(x: Number, y: Number, says: str, size: Number = 14, fill: str = INK) -> Shape:
    """Write a text whose middle is at (x, y)."""
    baseline = y + 0.35 * size
    return shape("text", says, x=x, y=baseline, font_size=size, text_anchor="middle", font_weight="bold", fill=fill)


def chip_width(says: str, size: Number = 11) -> Number:
    """Give how wide a chip is with its text: as its height at least."""
    return max(2 * size, _LETTER * size * len(says) + 8)


def chip(x: Number, y: Number, says: str, size: Number = 11) -> tuple[Shape, Shape]:
    """Draw a chip with its text, as wide as the text needs."""
    high = 2 * size
    wide = chip_width(says, size)
    disc = shape(
        "rect",
        x=x - wide / 2,
        y=y - size,
        width=wide,
        height=high,
        rx=size,
        fill=PAPER,
        stroke=INK,
        stroke_width=1.8,
    )
    return disc, label(x, y, says, size)
