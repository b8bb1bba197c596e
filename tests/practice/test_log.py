"""The log is read back as it was written, and logs of several machines come together in any order."""

from __future__ import annotations

import msgspec
from hypothesis import given as given_by
from hypothesis import strategies as st

from croupier_trainer.drills.question import Question
from croupier_trainer.practice.log import merge, read_log
from croupier_trainer.practice.record import Row, digest
from croupier_trainer.practice.recorder import StoreRecorder
from croupier_trainer.practice.session import Session
from tests.practice.simulated import FakeClock, Shelf, classroom, given, header, in_order, payout, right, spin

ROWS = classroom(4, 3).rows()


class Opened:
    """What a recorder asks of a store that is open."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def store(self) -> Shelf:
        """Give it."""
        return self._shelf


def drilled(shelf: Shelf, clock: FakeClock, sitting: str = "1" * 32) -> None:
    """Answer a payout right and a spin half right."""
    recorder = StoreRecorder(Opened(shelf), header(sitting), clock)  # type: ignore[arg-type]
    session = Session([payout("a", 35), spin("c", 17)], recorder)
    for one in (*right(payout("a", 35)), in_order("b", "a", "c"), given(17)):
        clock.pass_s(3)
        session.give(one)


def test_each_part_is_one_record_with_its_mark() -> None:
    """What was asked, given, expected and found stands together; an unfinished question has no mark yet."""
    shelf, clock = Shelf(), FakeClock()
    drilled(shelf, clock)
    (past,) = read_log(shelf.rows()).pasts
    assert (past.closed, past.elapsed_ms, past.header) == (False, 6_000, header("1" * 32))
    one, order, sum_ = past.records
    assert (one.id, one.skill, one.form, one.mille, one.is_right, one.rules) == (
        *("a", "payout", "number", 1000),
        *(True, ("PY-COUNT",)),
    )
    assert (order.path, order.mille, order.question_mille) == (("order",), 666, 833)
    assert order.findings[0].rule == "PY-FIRST"
    assert (sum_.mille, sum_.given.answer) == (1000, sum_.right)
    assert msgspec.json.decode(order.question, type=Question) == spin("c", 17).question
    assert read_log(shelf.rows()[:-1]).pasts[0].records[-1].mille is None


def test_an_empty_log_is_empty() -> None:
    """Nothing gives nothing."""
    assert read_log([]).pasts == ()


SPOILT = [msgspec.structs.replace(row, body=row.body + " ", hash=digest(row.body + " ")) for row in ROWS[::5]]
SOME = st.lists(st.sampled_from([*ROWS, *SPOILT]), max_size=40)


@given_by(SOME, SOME, SOME)
def test_merging_is_a_union(one: list[Row], two: list[Row], three: list[Row]) -> None:
    """Idempotent, commutative, associative; nothing is doubled and nothing of either is lost, spoilt rows included."""
    both = merge(one, two)
    assert merge(two, one) == both
    assert merge(both, both) == merge(both, one) == both
    assert merge(merge(one, two), three) == merge(one, merge(two, three))
    assert set(both) == {*one, *two}
    assert len(both) == len(set(both))
    assert read_log(merge(one, two)) == read_log(merge(two, one))


@given_by(st.permutations(ROWS), st.integers(0, len(ROWS)))
def test_pieces_of_one_log_make_it_whole_again(rows: list[Row], cut: int) -> None:
    """However the rows of a class are scattered over two files, together they are the class."""
    assert read_log(merge(rows[:cut], rows[cut:])) == read_log(ROWS)
    assert all(past.chain.whole for past in read_log(merge(rows[:cut], rows[cut:])).pasts)


def test_forked_sittings_are_told() -> None:
    """One sitting gone on with on two machines: both ways are kept, and the chain says that something was added."""
    shelf = Shelf()
    drilled(shelf, FakeClock())
    other = Shelf()
    drilled(other, FakeClock(utc_ms=FakeClock().utc_ms + 1))
    rows = merge(shelf.rows(), other.rows())
    assert len(rows) == 2 * len(shelf.rows())
    (past,) = read_log(rows).pasts
    assert {one.how for one in past.chain.breaks} == {"added"}
