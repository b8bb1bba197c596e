"""The menu goes where one wants; tables and long texts suit the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier_trainer.text.words import Words
from croupier_trainer.ui import menu, pages
from croupier_trainer.ui.asking import Signal
from croupier_trainer.ui.plain import PlainScreen
from croupier_trainer.ui.table import table
from croupier_trainer.ui.width import cells
from tests.ui.real import CTRL_C, DOWN, ENTER, ESC, F1, Real
from tests.ui.terminals import make, written

if TYPE_CHECKING:
    from croupier_trainer.ui.terminal import Terminal

PROGRAM = "tests/ui/little_menu.py"


def screen(typed: str) -> tuple[PlainScreen, Terminal]:
    """Give a plain screen at which a text is typed."""
    terminal = make(typed=typed)
    return PlainScreen(terminal, Words("en"), lambda: 0), terminal


def test_a_menu_shows_again_until_an_item_or_the_person_ends_it() -> None:
    """Items are made anew each time; an exit code ends it, so does 0 (back)."""
    shown = 0

    def items() -> list[menu.Item]:
        nonlocal shown
        shown += 1
        return [
            menu.Item(id="stay", title="Stay", note=f"{shown} times", act=lambda: None),
            menu.Item(id="go", title="Go", act=lambda: 4),
        ]

    at, terminal = screen("1\n1\n2\n")
    assert (menu.run(at, "Menu", items), shown) == (4, 3)
    assert "Stay (3 times)" in written(terminal)
    assert menu.run(screen("1\n0\n")[0], "Menu", items) == 0
    assert menu.run(screen("")[0], "Menu", items) == 0


def test_one_of_several_is_chosen_by_its_id() -> None:
    """The default one is taken by an empty line."""
    options = list(menu.LANGUAGE_NAMES.items())
    assert menu.choose(screen("3\n")[0], "Language", options) == "ru"
    assert menu.choose(screen("\n")[0], "Language", options, "uk") == "uk"
    assert menu.choose(screen("")[0], "Language", options) is Signal.END


@pytest.mark.parametrize(
    ("keys", "end"),
    [
        ((ENTER,), "0"),
        ((DOWN, DOWN, ENTER), "2"),
        (("2",), "1"),
        ((ESC,), "Signal.BACK"),
        ((CTRL_C,), "Signal.LEAVE"),
    ],
)
def test_the_menu_in_a_real_terminal(keys: tuple[str, ...], end: str) -> None:
    """Arrows, a digit, Enter, Esc, Ctrl-C; no letter does anything."""
    with Real(PROGRAM, "3") as real:
        real.see("(arrows or digit, Enter; Esc goes back)")
        real.see("3  item 3")
        real.key("y", "j", "н", *keys)
        real.see(f"PICKED {end}\n")
        assert real.ends() == 0


def test_a_narrow_window_breaks_no_word_of_the_menu() -> None:
    """Fewer keys are told there."""
    with Real(PROGRAM, "3", columns=40, lines=12) as real:
        assert "Menu (Enter, Esc)" in real.see("3  item 3")


def test_a_menu_of_more_than_nine_takes_two_digits() -> None:
    """Digits move the pointer there, Enter chooses; a long menu scrolls in a low window."""
    with Real(PROGRAM, "30", lines=12) as real:
        real.see("1  item 1")
        real.key("2", "7")
        real.see("> 27  item 27")
        real.key(ENTER)
        real.see("PICKED 26")


def test_a_table_keeps_to_the_window_or_becomes_records() -> None:
    """All cells are there at every width; numbers are aligned to the right."""
    heads = ["Skill", "Right", "Weakest rule"]
    rows = [["payout", "7 %", "RT-SPLIT"], ["corner payouts of two players", "100 %", "PO-COLUMN-STACKS"]]
    wide = table(make(), heads, rows, ["left", "right"])
    assert wide[1].index("7 %") + 3 == wide[2].index("100 %") + 5
    for able in ({"columns": 80}, {"columns": 40}, {"columns": 24}, {"pictures": False}):
        terminal = make(**able)
        lines = table(terminal, heads, rows)
        assert all(cells(line) < terminal.columns for line in lines)
        text = "".join("".join(lines).split())
        assert all("".join(cell.split()) in text for row in rows for cell in (row[1], row[2]))
    assert "Right: 7 %" in "\n".join(table(make(pictures=False), heads, rows)).replace("  ", "")


def test_escape_sequences_of_names_and_markup_do_nothing_in_a_table() -> None:
    """What looks like markup stands as it is."""
    (line,) = table(make(), ["", ""], [["[bold]x[/bold] :smile:", "y"]])
    assert line == "[bold]x[/bold] :smile:  y"


def test_long_texts_go_on_page_by_page_only_where_they_would_scroll_away() -> None:
    """A pipe gets all at once."""
    at, terminal = screen("")
    assert pages.show([str(number) for number in range(100)], at, Words("en")) is None
    assert written(terminal).split() == [str(number) for number in range(100)]
    with Real(PROGRAM, "pages") as real:
        display = real.see("more (22 of 60 lines)")
        assert "line 22\n" in display
        assert "line 23" not in display
        real.key(ENTER)
        real.see("more (44 of 60 lines)")
        real.key(ESC)
        real.see("PICKED Signal.BACK")


@pytest.mark.parametrize("key", ["?", F1])
def test_help_at_a_menu_is_one_key_away(key: str) -> None:
    """It says the keys, and the menu is there again."""
    with Real(PROGRAM, "3") as real:
        real.see("item 3")
        real.key(key)
        real.see("Choose with the arrows and Enter, or type the number.")
        real.like(r"the program\.\n[^~]*item 3")
        real.key("2")
        real.see("PICKED 1")
        assert real.ends() == 0


def test_help_at_a_menu_in_plain_text() -> None:
    """A question mark as a line."""
    at, terminal = screen("?\n2\n")
    assert at.pick("Menu", ["a", "b"]) == 1
    assert "Type the number and Enter. 0 goes back" in written(terminal)
