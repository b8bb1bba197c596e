"""What the terminal can do is found out once, and output never fails for want of a character."""

from __future__ import annotations

import io
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.ui.canvas import Canvas
from croupier_trainer.ui.glyphs import can_show, fit
from croupier_trainer.ui.terminal import detect
from croupier_trainer.ui.width import cells, cut, flow, pad, wrap
from tests.ui.terminals import make, written


class Tty(io.StringIO):
    """A stream that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        """Say yes."""
        return True


TTY = (Tty(), Tty(), Tty())
PIPE = (io.StringIO(), io.StringIO(), io.StringIO())


@pytest.mark.parametrize(
    ("environ", "streams", "plain", "colour", "pictures"),
    [
        ({}, TTY, False, True, True),
        ({"TERM": "xterm-256color"}, TTY, False, True, True),
        ({"NO_COLOR": "1"}, TTY, False, False, True),
        ({"NO_COLOR": ""}, TTY, False, True, True),
        ({"TERM": "dumb"}, TTY, True, False, True),
        ({"ACCESSIBLE": "1"}, TTY, True, False, False),
        ({"ACCESSIBLE": "0"}, TTY, False, True, True),
        ({}, PIPE, True, False, True),
        ({}, (PIPE[0], TTY[1], TTY[2]), True, False, True),
        ({}, (TTY[0], PIPE[1], TTY[2]), True, False, True),
    ],
)
def test_the_mode_follows_the_environment(
    environ: dict[str, str],
    streams: tuple[io.StringIO, io.StringIO, io.StringIO],
    plain: bool,  # noqa: FBT001 - a column of the table
    colour: bool,  # noqa: FBT001
    pictures: bool,  # noqa: FBT001
) -> None:
    """NO_COLOR, TERM=dumb, ACCESSIBLE and a missing terminal, each as the table says."""
    found = detect(environ, streams=streams)
    assert (found.plain, found.colour, found.pictures) == (plain, colour, pictures)


def test_plain_can_be_asked_for() -> None:
    """--plain: no colour, no pictures."""
    found = detect({}, plain=True, streams=TTY)
    assert (found.plain, found.colour, found.pictures) == (True, False, False)


@pytest.mark.parametrize(
    ("environ", "size"),
    [({}, (80, 24)), ({"COLUMNS": "132", "LINES": "50"}, (132, 50)), ({"COLUMNS": "-1", "LINES": "x"}, (80, 24))],
)
def test_size_comes_from_the_environment_where_the_stream_has_none(
    environ: dict[str, str], size: tuple[int, int]
) -> None:
    """COLUMNS and LINES, else 80×24; nonsense is ignored."""
    found = detect(environ, streams=PIPE)
    assert (found.columns, found.lines) == size


@given(st.text(), st.sampled_from(["cp866", "cp1251", "ascii", "latin-1", "utf-8", "koi8-u"]))
def test_whatever_is_printed_can_be_encoded(text: str, encoding: str) -> None:
    """Any text at all goes out strictly encoded, and what the encoding has stays as it is."""
    terminal = make(encoding=encoding)
    terminal.print([text])
    written(terminal)
    if can_show(text, encoding):
        assert fit(text, encoding) == text


@pytest.mark.parametrize("encoding", ["cp866", "cp1251", "ascii"])
def test_pictures_keep_their_shape_in_every_encoding(encoding: str) -> None:
    """What pictures are drawn with is replaced by single cells."""
    for char in "─│┌┐└┘├┤┬┴┼░•▲►●♠♥♦♣×−✓✗ \N{NO-BREAK SPACE}":
        assert len(fit(char, encoding)) == 1


def test_ukrainian_letters_that_cp866_lacks_are_latin_or_near() -> None:
    """і and ґ have no place in cp866; a composed й is one letter."""
    assert fit("Гірський ґанок, їжа", "cp866") == "Гiрський ганок, їжа"
    assert fit(unicodedata.normalize("NFD", "й"), "cp866") == "й"


def test_canvas_refuses_what_falls_outside() -> None:
    """Nothing is cut in silence."""
    canvas = Canvas(4, 1)
    canvas.put(1, 0, "abc", "1")
    assert canvas.rows() == [" abc"]
    assert canvas.painted(make(colour=True)) == [" \x1b[1mabc\x1b[0m"]
    for x, y in ((2, 0), (-1, 0), (0, 1)):
        with pytest.raises(IndexError):
            canvas.put(x, y, "abc")


@given(st.text(alphabet="абв где賭и\N{COMBINING BREVE}\n", max_size=60), st.integers(8, 30))
def test_wrapped_lines_fit_and_lose_nothing(text: str, width: int) -> None:
    """No line is wider than asked, and all letters are there in their order."""
    lines = wrap(text, width, "- ", "  ")
    assert all(cells(line) <= width for line in lines)
    kept = "".join(line[2:] for line in lines)
    assert kept.replace(" ", "") == text.replace(" ", "").replace("\n", "")


def test_cut_and_padded_texts_have_their_width() -> None:
    """Also with letters of two cells."""
    assert cells(cut("賭賭賭賭", 7)) <= 7
    assert cells(pad("賭", 4)) == 4
    assert flow(["aaa", "bbb", "ccccccccc"], 8) == ["aaa  bbb", "cccccccc", "c"]
