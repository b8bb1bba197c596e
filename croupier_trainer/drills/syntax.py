"""Which problem a YAML syntax error is, and where: what PyYAML says in English becomes a code."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yaml import YAMLError

# The first piece that stands in the parser's text decides. Both parsers, C and pure, word the same things
# nearly alike: "did not find expected ',' or '}'" and "expected ',' or '}', but got …".
_CODES = (
    ("undefined tag handle", "load.tag"),
    ("a tab character", "load.syntax-tab"),
    ("'\\t'", "load.syntax-tab"),
    ("cannot start any token", "load.syntax-character"),
    ("mapping values are not allowed", "load.syntax-colon"),
    ("found unexpected ':'", "load.syntax-colon"),
    ("expected ','", "load.syntax-bracket"),
    ("unexpected end of stream", "load.syntax-quote"),
    ("unexpected document indicator", "load.syntax-quote"),
    ("unexpected document separator", "load.syntax-quote"),
    ("could not find expected ':'", "load.syntax-no-colon"),
    ("escape", "load.syntax-escape"),
    ("hexdecimal", "load.syntax-escape"),
    ("hexadecimal", "load.syntax-escape"),
    ("incompatible", "load.syntax-version"),
    ("sequence entries are not allowed", "load.syntax-dash"),
    ("expected key", "load.syntax-indent"),
    ("expected '-' indicator", "load.syntax-indent"),
    ("<block end>", "load.syntax-indent"),
    ("<document start>", "load.syntax-indent"),
)


def explain(error: YAMLError, text: str, fallback: tuple[int, int]) -> tuple[str, dict[str, object], tuple[int, int]]:
    """Give code, parameters and place (1-based line and column) of a syntax error in `text`."""
    wording = str(getattr(error, "problem", None) or "")
    code = next((code for piece, code in _CODES if piece in wording), "load.syntax")
    at = _place(getattr(error, "problem_mark", None), text)
    opened = _place(getattr(error, "context_mark", None), text)
    place = at or opened or fallback
    if code == "load.syntax-no-colon" and opened:
        # The parser notices at the start of the next line; the line without a colon is where it began.
        return code, {}, opened
    if code in {"load.syntax-bracket", "load.syntax-quote"}:
        return code, {"opened": (opened or place)[0]}, place
    if code == "load.syntax-escape":
        # One parser points at the backslash, the other behind it.
        return code, {}, (place[0], _line(text, place[0]).rfind("\\", 0, place[1]) + 1 or place[1])
    if code == "load.syntax-character":
        character = _line(text, place[0])[place[1] - 1 : place[1]]
        if character == "\t":
            return "load.syntax-tab", {}, place
        return code, {"character": character}, place
    return code, {}, place


def _line(text: str, number: int) -> str:
    return dict(enumerate(text.splitlines(), 1)).get(number, "")


def _place(mark: object, text: str) -> tuple[int, int] | None:
    if mark is None:
        return None
    line, column = mark.line + 1, mark.column + 1  # type: ignore[attr-defined]
    lines = text.splitlines() or [""]
    if line > len(lines):
        # The end of the file counts as one line more: point behind the last character instead.
        return len(lines), len(lines[-1]) + 1
    return line, column
