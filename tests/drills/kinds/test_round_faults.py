"""Everything for which a poker round of a file can't be dealt, with what stands at its line and column."""

from __future__ import annotations

import pytest

from croupier_trainer.drills.load import examine
from croupier_trainer.errors import FileError, Problem
from croupier_trainer.text.words import Words
from tests.drills.dealt import HEAD, standing_at

FIVE = "As Kd 9c 7h 4s"
DEALER = "Ac Kc 9d 7d 4d"
NO_GAME = "Jc Tc 9d 7d 4d"
BOX = f"{{1: {{ante: 10, cards: {FIVE}, action: bet}}}}"
BUYS = f"{{1: {{ante: 10, cards: {FIVE}, action: bet, buys: true}}}}"
TWO_CHANGED = f"{{1: {{ante: 10, cards: {FIVE}, action: bet, draw: 9c 7h, drawn: 2c 3c}}}}"


def told(*questions: str) -> list[Problem]:
    """Give everything that one run tells of these questions, whichever stage of reading finds it."""
    text = HEAD + "".join(f"  - {{{question}}}\n" for question in questions)
    problems: list[Problem] = []
    try:
        examine(text, "t.yaml", problems=problems)
    except FileError as error:
        problems += error.problems
    assert all(Words(language).problem(problem) for problem in problems for language in ("en", "uk", "ru"))
    return problems


@pytest.mark.parametrize(
    ("box", "code", "at"),
    [
        ("ante: 10, action: bet", "load.missing-key", "{ante"),
        ("ante: ten, cards: 2c 2d 2h 9c Jh, action: bet", "load.whole", "ten"),
        ("ante: 0, cards: 2c 2d 2h 9c Jh, action: bet", "load.out-of-range", "0"),
        ("ante: 10, cards: 2c 2d 2h 9c, action: bet", "poker.card-count", "2c"),
        ("ante: 10, cards: 2c 2d 2h 9c Kc, action: bet", "poker.card-twice", "Ac Kc"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh", "poker.undecided", "{ante"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: raise", "load.not-one-of", "raise"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: bet, bonus: 1", "poker.no-place", "1"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: bet, side: 1", "load.unknown-key", "side"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: bet, blind: maybe", "load.need-truth", "maybe"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: bet, insurance: 70", "poker.insurance-limits", "70"),
        ("ante: 10, cards: 2c 2d 3h 9c Jh, action: bet, insurance: 20", "poker.insurance-weak", "20"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: fold, insurance: 20", "poker.insurance-folded", "20"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: fold, buys: true", "poker.buys-folded", "true"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: bet, draw: 9c, drawn: 3c, sixth: 4c", "poker.draw-and-sixth", "4c"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: bet, draw: 9c", "poker.drawn-count", "{ante"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: bet, draw: 8c, drawn: 3c", "poker.thrown-not-held", "8c"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: bet, sixth: 4c 5c", "poker.card-count", "4c"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: bet, blind: true, sixth: 4c", "poker.blind-does-more", "4c"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: bet, blind: true, insurance: 20", "poker.blind-does-more", "20"),
        ("ante: 10, cards: 2c 2d 2h 9c Jh, action: bet, sixth: 2c", "poker.card-twice", "{ante"),
    ],
)
def test_a_russian_box_is_told_what_is_wrong_with_it(box: str, code: str, at: str) -> None:
    """One fault each; where the dealer is dealt instead, the same is told, not that no seed deals it."""
    for dealer in (DEALER, "any"):
        written = f"ask: settle, game: russian, boxes: {{1: {{{box}}}}}, dealer: {dealer}"
        if code == "poker.card-twice" and dealer == "any" and at != "{ante":
            continue  # the dealer is dealt other cards
        (problem,) = told(written)
        assert problem.code == code
        assert standing_at(problem, written).startswith(at)


@pytest.mark.parametrize(
    ("written", "code", "at"),
    [
        (
            f"game: poker, boxes: {BOX}, dealer: {DEALER}",
            "load.not-one-of",
            "poker",
        ),
        (f"game: oasis, boxes: {{}}, dealer: {DEALER}", "poker.no-boxes", "{}"),
        (f"game: oasis, boxes: [1], dealer: {DEALER}", "load.boxes", "[1]"),
        (f"game: oasis, boxes: {{1: 10}}, dealer: {DEALER}", "load.box", "10"),
        (
            f"game: oasis, boxes: {{0: {{ante: 10, cards: {FIVE}, action: bet}}}}, dealer: {DEALER}",
            "load.out-of-range",
            "0",
        ),
        (
            f"game: oasis, boxes: {{12: {{ante: 10, cards: {FIVE}, action: bet}}}}, dealer: {DEALER}",
            "load.out-of-range",
            "12",
        ),
        (
            f"game: oasis, boxes: {{left: {{ante: 10, cards: {FIVE}, action: bet}}}}, dealer: {DEALER}",
            "load.key-whole",
            "left",
        ),
        (f"game: russian, boxes: {{5: {{ante: 10, cards: {FIVE}, action: bet}}}}", "load.missing-key", "{ask"),
        (
            f"game: six-card, boxes: {{1: {{ante: 10, cards: {FIVE}, action: bet, changed: 2c}}}}, dealer: {DEALER}",
            "poker.changed-without-sixth",
            "2c",
        ),
        (
            f"game: oasis, boxes: {TWO_CHANGED}, dealer: {DEALER}",
            "poker.changes",
            "9c",
        ),
        (
            f"game: oasis, boxes: {BOX}, dealer: Ac Kc 9d 7d",
            "poker.card-count",
            "Ac",
        ),
        (
            f"game: oasis, boxes: {BOX}, dealer: {DEALER}, board: any",
            "poker.no-place",
            "any",
        ),
        (
            f"game: oasis, boxes: {BOX}, dealer: {DEALER}, maximum-payout: 90",
            "poker.no-place",
            "90",
        ),
        ("game: texas, boxes: {1: {ante: 10, cards: As Kd, action: bet}}, dealer: Ac Kc", "poker.card-count", "{ask"),
        (
            "game: texas, boxes: {1: {ante: 10, cards: As Kd, action: bet, sixth: 2c}}, dealer: Ac Kc, board: any",
            "poker.no-place",
            "2c",
        ),
        (
            f"game: russian, boxes: {BUYS}, dealer: {NO_GAME}, dealer-new: Js",
            "poker.dealer-new-few",
            "Js",
        ),
        (
            f"game: russian, boxes: {BUYS}, dealer: {NO_GAME}",
            "poker.dealer-new-few",
            "{ask",
        ),
        ("game: oasis, boxes: {draw: 2}, board: any", "poker.no-place", "any"),
        ("game: six-card, boxes: {draw: 2}, maximum-payout: 90", "poker.no-place", "90"),
        ("game: russian, boxes: {draw: 0}", "load.out-of-range", "0"),
        ("game: russian, boxes: {draw: 2, antes: 5}", "load.unknown-key-near", "antes"),
        ("game: russian, boxes: {draw: 2, outcome: wins}", "load.not-one-of-near", "wins"),
        ("game: russian, boxes: {draw: 2, ante: 0..5}", "load.out-of-range", "0..5"),
        ("game: {one-of: [oasis, poker]}, boxes: {draw: 2}", "load.not-one-of", "poker"),
    ],
)
def test_a_round_is_told_what_is_wrong_with_it(written: str, code: str, at: str) -> None:
    """One fault each, in `settle` and in `round` alike."""
    for kind in ("settle", "round"):
        (problem,) = told(f"ask: {kind}, {written}")
        assert problem.code == code
        assert standing_at(problem, f"ask: {kind}, {written}").startswith(at)


def test_one_run_tells_every_fault_of_a_round() -> None:
    """Those of several boxes, of the dealer and of the round hide nothing of each other."""
    boxes = (
        "1: {ante: x, cards: 2c 2d 2h 9c, bonus: y}, 2: {ante: 5, cards: Тd Ks 3s 4s 9s, blind: 1}, "
        "three: {ante: 5, cards: 3d}"
    )
    found = told(
        f"ask: settle, game: oasis, boxes: {{{boxes}}}, dealer: Zz, boards: any", "ask: round, boxes: {draw: x}"
    )
    assert sorted(problem.code for problem in found) == [
        "load.key-whole",
        "load.missing-key",
        "load.need-truth",
        "load.unknown-key-near",
        "load.whole",
        "load.whole",
        "load.whole",
        "poker.card-ambiguous",
        "poker.card-unknown",
    ]


def test_a_box_alone_is_judged_as_in_a_round() -> None:
    """box-order asks of decided boxes, actions of one that may still be undecided."""
    box = f"ante: 10, cards: {FIVE}"
    (undecided,) = told(f"ask: box-order, game: russian, act: settle, boxes: {{1: {{{box}}}}}")
    assert undecided.code == "poker.undecided"
    (weak,) = told(f"ask: box-order, game: russian, act: draw, boxes: {{1: {{{box}, action: bet, insurance: 10}}}}")
    assert weak.code == "poker.insurance-weak"
    written = f"ask: actions, game: russian, box: {{{box}, insurance: 10}}"
    (insured,) = told(written)
    assert (insured.code, standing_at(insured, written)) == ("poker.insurance-weak", "10}}")
    assert told(f"ask: actions, game: russian, box: {{{box}, draw: 9c 7h}}") == []
    (five,) = told(
        f"ask: box-order, game: russian, act: draw, boxes: {{5: {{{box}, action: bet, draw: 9c, drawn: 2c}}, "
        f"1: {{ante: 5, cards: Ac Kc Qc Jc Tc, action: bet}}, 2: {{ante: 5, cards: 2d 3d 4d 5d 6d, action: bet}}, "
        f"3: {{ante: 5, cards: 2h 3h 4h 5h 6h, action: bet}}, 4: {{ante: 5, cards: 2s 3s 5s 6s 8s, action: bet}}}}"
    )
    assert five.code == "poker.too-many-boxes"
