"""Any entry of a sitting that was changed, lost or added is told; an untouched sitting is whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given as given_by
from hypothesis import strategies as st

from croupier_trainer.drills.grade import grade
from croupier_trainer.practice.chain import Break, check
from croupier_trainer.practice.record import Answered, Closed, Judged, Opened, Row, digest, seal
from croupier_trainer.practice.recorder import answered, judged
from tests.practice.simulated import FakeClock, given, header, payout

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier_trainer.practice.record import AnyEntry


def chained(entries: Iterable[AnyEntry]) -> list[Row]:
    """Seal entries one after the other."""
    rows: list[Row] = []
    for seq, entry in enumerate(entries):
        rows.append(seal(entry, seq=seq, prev=rows[-1].hash if rows else "0" * 64))
    return rows


def entries_of(sitting: str = "s", answers: tuple[int, ...] = (35, 50, 7)) -> list[AnyEntry]:
    """Make the entries of a closed sitting."""
    clock = FakeClock()
    out: list[AnyEntry] = [Opened(sitting=sitting, when=clock(), header=header(sitting))]
    for n, value in enumerate(answers):
        clock.pass_s(4)
        dealt = payout(str(n), 35 + n)
        one = given(value)
        out.append(answered(sitting, clock(), n=n, question=dealt.question, part=0, given=one))
        out.append(judged(sitting, clock(), n=n, dealt=dealt, grade=grade(dealt, (one.answer,))))
    out.append(Closed(sitting=sitting, when=clock(), count=len(out)))
    return out


ROWS = chained(entries_of())


def forged(row: Row, old: str, new: str) -> Row:
    """Change a row's text and make its own hash fit."""
    assert old in row.body
    body = row.body.replace(old, new)
    return msgspec.structs.replace(row, body=body, hash=digest(body))


def test_an_untouched_sitting_is_whole() -> None:
    """Whole, closed, in any order of its rows."""
    for rows in (ROWS, ROWS[::-1], ROWS + ROWS):
        chain, entries = check(rows)
        assert (chain.whole, chain.closed, chain.count, chain.receipt) == (True, True, 8, ROWS[-1].hash[:12])
        assert [type(one) for one in entries[:3]] == [Opened, Answered, Judged]


def test_a_sitting_that_goes_on_is_whole_and_open() -> None:
    """What has no closing entry yet is no fault, but it is not closed."""
    chain, _ = check(ROWS[:4])
    assert (chain.whole, chain.closed) == (True, False)


@pytest.mark.parametrize("at", range(8))
def test_a_changed_text_is_told(at: int) -> None:
    """One sign of an entry changed: told at its place."""
    row = ROWS[at]
    touched = msgspec.structs.replace(row, body=row.body.replace('"format":1', '"format":2'))
    assert Break(at, "changed") in check([*ROWS[:at], touched, *ROWS[at + 1 :]])[0].breaks


@pytest.mark.parametrize("at", range(7))
def test_a_changed_entry_with_a_fitting_hash_is_told(at: int) -> None:
    """Whoever makes the entry's own hash fit is given away by the entry after."""
    row = forged(ROWS[at], '"format":1', '"format":2')
    chain, _ = check([*ROWS[:at], row, *ROWS[at + 1 :]])
    assert chain.breaks == (Break(at, "changed"),)


@pytest.mark.parametrize("column", [{"at": 5}, {"entry": "shown"}, {"hash": "0" * 64}, {"body": "{}"}, {"body": "x"}])
def test_a_changed_column_is_told(column: dict[str, object]) -> None:
    """The columns beside the text say what the text says, or it is told."""
    row = msgspec.structs.replace(ROWS[3], **column)
    assert Break(3, "changed") in check([*ROWS[:3], row, *ROWS[4:]])[0].breaks


@pytest.mark.parametrize("at", range(7))
def test_a_lost_entry_is_told(at: int) -> None:
    """An entry taken out leaves its place empty; the last one leaves the sitting open."""
    assert Break(at, "lost") in check([*ROWS[:at], *ROWS[at + 1 :]])[0].breaks
    assert not check(ROWS[:-1])[0].closed


def test_a_lost_entry_is_told_though_the_others_move_up() -> None:
    """Places written anew don't fit the places within the entries."""
    moved = [msgspec.structs.replace(row, seq=row.seq - 1) for row in ROWS[4:]]
    assert not check([*ROWS[:3], *moved])[0].whole


def test_a_second_entry_of_one_place_is_told_and_the_fitting_one_counts() -> None:
    """A better answer put beside the real one: told, and the report reads the real one."""
    better = forged(ROWS[3], "50", "36")
    for rows in ([*ROWS, better], [better, *ROWS]):
        chain, entries = check(rows)
        assert chain.breaks == (Break(3, "added"),)
        real = entries[3]
        assert isinstance(real, Answered)
        assert real.given.typed == "50"


def test_an_entry_after_the_end_is_told() -> None:
    """What is chained on behind the closing entry was added."""
    entry = msgspec.structs.replace(entries_of()[1], n=9)
    extra = seal(entry, seq=8, prev=ROWS[-1].hash)
    assert Break(8, "added") in check([*ROWS, extra])[0].breaks


def test_an_answer_given_twice_is_told() -> None:
    """A chain that is whole in itself but answers one part twice was not written by the program."""
    entries = entries_of()[:-1]
    entries.insert(5, entries[1])
    entries.append(Closed(sitting="s", when=FakeClock()(), count=len(entries)))
    assert check(chained(entries))[0].breaks == (Break(5, "added"),)


def test_a_closing_entry_that_miscounts_is_told() -> None:
    """The count is the number of entries before."""
    entries = [*entries_of()[:-3], entries_of()[-1]]
    assert check(chained(entries))[0].breaks == (Break(5, "changed"),)


def test_a_row_of_another_sitting_is_told() -> None:
    """An entry moved over from a better sitting doesn't fit."""
    other = chained(entries_of("t"))[3]
    moved = msgspec.structs.replace(other, sitting="s")
    assert Break(3, "changed") in check([*ROWS[:3], moved, *ROWS[4:]])[0].breaks


@given_by(st.data())
def test_any_bytes_changed_anywhere_are_told(data: st.DataObject) -> None:
    """Random damage to a text never passes."""
    at = data.draw(st.integers(0, len(ROWS) - 1))
    place = data.draw(st.integers(0, len(ROWS[at].body) - 1))
    sign = data.draw(st.characters(codec="ascii").filter(lambda one: one != ROWS[at].body[place]))
    body = ROWS[at].body[:place] + sign + ROWS[at].body[place + 1 :]
    touched = msgspec.structs.replace(ROWS[at], body=body)
    assert not check([*ROWS[:at], touched, *ROWS[at + 1 :]])[0].whole
