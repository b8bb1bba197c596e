"""Procedures as partial orders, and faults in them: laws that hold for any procedure, against brute force."""

from __future__ import annotations

from itertools import combinations, permutations

from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.rules.faults import Kind, possible, show
from croupier_trainer.rules.procedure import Extra, Must, Need, Procedure, Slip, Step, largest_legal

IDS = "abcdef"


@st.composite
def procedures(draw: st.DrawFn) -> Procedure:
    """Draw a procedure of up to six steps, each of which may need any of those before it."""
    ids = IDS[: draw(st.integers(1, len(IDS)))]
    steps = []
    for place, step_id in enumerate(ids):
        needs = draw(st.lists(st.sampled_from(ids[:place]), unique=True, max_size=3)) if place else []
        hand = draw(st.sampled_from([None, Must("outer", f"HAND-{step_id}"), Must("inner", "R", ("both",))]))
        part = draw(st.sampled_from([None, "one"]))
        steps.append(
            Step(
                id=step_id,
                rules=(f"STEP-{step_id}",),
                needs=tuple(Need(need, f"{need}-{step_id}") for need in needs),
                hand=hand,
                part=part,
            )
        )
    return Procedure(id="p", game="roulette", steps=tuple(steps), extras=(Extra(id="x", rule="EXTRA", after=ids[0]),))


@st.composite
def procedures_and_orders(draw: st.DrawFn) -> tuple[Procedure, list[str]]:
    """Draw a procedure and some of its steps in any order, strange and repeated ones among them."""
    procedure = draw(procedures())
    return procedure, draw(st.lists(st.sampled_from([*procedure.order, "x"]), max_size=7))


def keeps_all(procedure: Procedure, order: tuple[str, ...]) -> bool:
    """Whether an order of all steps keeps every edge: the second way of judging, over whole orders."""
    return all(order.index(earlier) < order.index(later) for earlier, later, _ in procedure.edges)


def right_orders(procedure: Procedure) -> list[tuple[str, ...]]:
    """Find all right orders among all orders."""
    return [order for order in permutations(procedure.order) if keeps_all(procedure, order)]


@given(procedures())
def test_an_order_is_right_exactly_when_it_keeps_every_edge(procedure: Procedure) -> None:
    """Of all orders of all steps."""
    for order in permutations(procedure.order):
        assert (procedure.first_wrong(order) is None) == keeps_all(procedure, order)


@given(procedures())
def test_the_steps_allowed_next_are_those_of_the_right_orders(procedure: Procedure) -> None:
    """After every beginning of a right order, and no others; the file's first comes first."""
    orders = right_orders(procedure)
    for order in orders[:20]:
        for length in range(len(order) + 1):
            done = order[:length]
            following = {other[length] for other in orders if length < len(other) and other[:length] == done}
            allowed = procedure.allowed_next(done)
            assert set(allowed) == following
            assert list(allowed) == sorted(allowed, key=procedure.order.index)


@given(procedures_and_orders())
def test_the_largest_legal_part_is_the_best_over_all_right_orders(case: tuple[Procedure, list[str]]) -> None:
    """As long as the longest part that the given steps share with any right order, and such a part itself."""
    procedure, order = case
    found = largest_legal(procedure, order)
    best = 0
    for length in range(len(order), 0, -1):
        parts = {part for part in combinations(order, length) if len(set(part)) == length and "x" not in part}
        if any(is_part(part, right) for part in parts for right in right_orders(procedure)):
            best = length
            break
    assert len(found) == best
    assert is_part(found, order)
    assert not found or any(is_part(found, right) for right in right_orders(procedure))


def is_part(part: tuple[str, ...], whole: tuple[str, ...] | list[str]) -> bool:
    """Whether `part` stands in `whole` in its order."""
    rest = iter(whole)
    return all(step in rest for step in part)


@given(procedures())
def test_all_of_a_right_order_is_legal(procedure: Procedure) -> None:
    """Nothing is lost of it."""
    for order in right_orders(procedure)[:20]:
        assert largest_legal(procedure, order) == order


@given(procedures_and_orders())
def test_the_first_wrong_step_follows_a_right_beginning(case: tuple[Procedure, list[str]]) -> None:
    """All before it might begin a right order; with it they couldn't."""
    procedure, order = case
    wrong = procedure.first_wrong(order)
    if wrong is None:
        assert tuple(order) in right_orders(procedure)
        return
    begin = list(order) if wrong.slip is Slip.MISSING else order[: first_place(order, wrong.step, wrong.slip)]
    assert any(list(right[: len(begin)]) == begin for right in right_orders(procedure))
    if wrong.slip is not Slip.MISSING:
        spoilt = (*begin, wrong.step)
        assert not any(right[: len(spoilt)] == spoilt for right in right_orders(procedure))


def first_place(order: list[str], step: str, slip: Slip) -> int:
    """Find where the wrong step stands: its second place where it is repeated."""
    first = order.index(step)
    return order.index(step, first + 1) if slip is Slip.REPEATED else first


@given(procedures())
def test_a_part_orders_its_steps_as_the_whole_does(procedure: Procedure) -> None:
    """What one step needs of another through steps outside the part, it still needs."""
    if not any(step.part == "one" for step in procedure.steps):
        return
    part = procedure.only("one")
    kept = set(part.order)
    cut = {tuple(step for step in order if step in kept) for order in right_orders(procedure)}
    assert cut == set(right_orders(part))


@given(procedures())
def test_a_fault_shows_one_thing_otherwise(procedure: Procedure) -> None:
    """One step fewer, one more, two exchanged, or one step with another hand."""
    right = show(procedure)
    for fault in possible(procedure):
        shown = show(procedure, fault)
        ids = [step.id for step in shown]
        match fault.kind:
            case Kind.LEFT_OUT:
                assert ids == [step for step in procedure.order if step != fault.step]
            case Kind.EXTRA:
                assert ids.index(fault.step) == ids.index(fault.other) + 1
                assert [step for step in ids if step != fault.step] == list(procedure.order)
            case Kind.SWAPPED:
                assert sorted(ids) == sorted(procedure.order)
                assert ids.index(fault.step) < ids.index(fault.other)
                assert sum(one != other for one, other in zip(ids, procedure.order, strict=True)) == len("ab")
            case _:
                assert [step for step in shown if step not in right] == [
                    step for step in shown if step.id == fault.step
                ]


@given(procedures())
def test_a_swap_can_be_told_from_the_order_alone(procedure: Procedure) -> None:
    """Of all swaps of two joined steps that mend the order, each has the same step coming too early."""
    for fault in possible(procedure):
        if fault.kind is Kind.SWAPPED:
            ids = [step.id for step in show(procedure, fault)]
            early = set()
            for one, other, _ in procedure.edges:
                mended = [other if step == one else one if step == other else step for step in ids]
                if keeps_all(procedure, tuple(mended)):
                    early.add(other)
            assert early == {fault.step}
            assert fault.rules


def test_a_hand_that_is_as_right_is_never_shown_as_wrong() -> None:
    """`also` counts as right."""
    step = Step(id="a", rules=("R",), hand=Must("inner", "R", ("both",)))
    faults = possible(Procedure(id="p", game="roulette", steps=(step,)))
    assert [fault.other for fault in faults if fault.kind is Kind.HAND] == ["outer"]


def test_the_hands_of_poker_are_left_and_right() -> None:
    """A poker table has no wheel to be near to."""
    step = Step(id="a", rules=("R",), hand=Must("left", "R"))
    faults = possible(Procedure(id="p", game="oasis", steps=(step,)))
    assert [fault.other for fault in faults if fault.kind is Kind.HAND] == ["right", "both"]
