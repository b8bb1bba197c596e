"""Quizzes on paper: alone in their file, without an answer, with every chip in its place and all that was escaped."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from croupier_trainer.drills.deal import deal
from croupier_trainer.drills.kinds import KINDS
from croupier_trainer.drills.load import open_drill, read_scenario, table_for
from croupier_trainer.drills.question import Dealt
from croupier_trainer.drills.scenes import Chips, LayoutScene, Pile, WheelScene
from croupier_trainer.rules.roulette.bets import BETS
from croupier_trainer.rules.roulette.wheel import BLACK, CLOCKWISE
from croupier_trainer.sheets import drawing, layout_picture, wheel_picture
from croupier_trainer.sheets.paper import Paper, Source, key_page, quiz_page
from croupier_trainer.text.catalog import LANGUAGES
from croupier_trainer.text.rulebook import rule_text
from croupier_trainer.text.words import Words
from croupier_trainer.text.working import answer_text
from tests.cli.program import ROOT
from tests.sheets.test_class_report_files import Strict

if TYPE_CHECKING:
    from croupier_trainer.sheets.drawing import Picture

SOURCE = Source(
    title="All kinds", command="croupier paper x", file_hash="f" * 64, house_hash="a" * 64, program="croupier-trainer"
)
HOSTILE = "</title><script>alert(1)</script><img src=//evil onerror='x'>\"&"


@cache
def dealt() -> tuple[Dealt, ...]:
    """Deal two questions of each kind."""
    scenario, table = open_drill(str(ROOT / "scenarios" / "examples.yaml"))
    return tuple(deal(scenario, table, 7))


@cache
def quiz(language: str) -> str:
    """Print a quiz with all kinds."""
    return quiz_page(SOURCE, [Paper(7, dealt())], Words(language))


@cache
def key(language: str) -> str:
    """Print its key."""
    return key_page(SOURCE, [Paper(7, dealt())], Words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", [quiz, key], ids=["quiz", "key"])
def test_a_page_is_well_formed_and_alone(page: object, language: str) -> None:
    """Every tag is closed in order; nothing is run, nothing is fetched."""
    text: str = page(language)  # type: ignore[operator]
    parsed = Strict(text)
    names = {tag for tag, _ in parsed.tags}
    assert not names & {"script", "iframe", "object", "embed", "link", "base", "form", "img", "image", "use", "a"}
    for _, attributes in parsed.tags:
        assert not [name for name in attributes if name.startswith("on")]
        assert not {"src", "href", "xlink:href", "srcset", "action", "http-equiv"} & set(attributes)
    assert not re.search(r"https?:|//|url\(|@import", text)
    assert parsed.tags[0] == ("html", {"lang": language})


def test_all_kinds_are_printed() -> None:
    """Every kind of question, each with its number, and every scene that the screen draws."""
    assert {one.question.kind for one in dealt()} == set(KINDS)
    texts = "".join(Strict(quiz("en")).texts)
    for place, one in enumerate(dealt(), 1):
        assert f"{place}. {Words('en').say(one.question.ask)}" in texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quiz_knows_no_answer(language: str) -> None:
    """It is made without the keys: with none of them at hand it is the same to the byte."""
    blind = tuple(Dealt(one.question, ()) for one in dealt())
    assert quiz_page(SOURCE, [Paper(7, blind)], Words(language)) == quiz(language)


def test_places_for_answers_are_empty() -> None:
    """A space for each part: lines without text, boxes without a mark."""
    text = quiz("en")
    assert text.count('<div class="answer">') == sum(len(one.question.parts) for one in dealt())
    lines = re.findall(r'<span class="line (?:short|long)">(.*?)</span>', text, flags=re.DOTALL)
    assert lines
    assert set(lines) == {""}
    ticked = re.findall(r'<li class="(?:tick|number)"([^>]*)>', text)
    assert ticked
    assert set(ticked) == {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_holds_every_answer_with_its_rules(language: str) -> None:
    """Each part's answer in words, and the text of each rule once at the end."""
    words = Words(language)
    texts = "".join(Strict(key(language)).texts)
    for one in dealt():
        for part, right in zip(one.question.parts, one.keys, strict=True):
            assert answer_text(words, part.form, right.right) in texts
    assert texts.count(rule_text(words, "RT-STRAIGHT")) == 1


def test_papers_follow_each_other_with_their_seeds() -> None:
    """Each on a page of its own, with its seed in head and foot and the command that deals it again."""
    text = quiz_page(SOURCE, [Paper(seed, dealt()[:1]) for seed in (7, 8, 9)], Words("en"))
    parsed = Strict(text)
    sections = [
        one["class"] for tag, one in parsed.tags if tag == "section" and (one["class"] or "").startswith("paper")
    ]
    assert sections == ["paper p1", "paper p2", "paper p3"]
    texts = "".join(parsed.texts)
    for place, seed in enumerate((7, 8, 9), 1):
        assert f"paper {place} of 3 · seed {seed}" in texts
        assert f"croupier paper x --seed {seed}" in texts
    assert texts.count("file ffffffffffffffff · house aaaaaaaaaaaaaaaa") == 3


def test_what_a_file_says_stays_text() -> None:
    """A title, an id, or a command with markup in it is shown as it is written."""
    scenario = read_scenario(
        f"format: 1\ntitle: {json.dumps(HOSTILE)}\nquestions:\n  - {{ask: stacks, id: '<b>&amp;', chips: 52}}\n",
        "x.yaml",
    )
    source = replace(SOURCE, title=Words("en").wording(scenario.head.title), command=HOSTILE)
    papers = [Paper(0, tuple(deal(scenario, table_for(scenario), 0)))]
    for page in (quiz_page(source, papers, Words("en")), key_page(source, papers, Words("en"))):
        parsed = Strict(page)
        assert not {tag for tag, _ in parsed.tags} & {"script", "img", "b"}
        assert "<script>alert(1)</script>" in "".join(parsed.texts)
    assert "<b>&amp;" in "".join(Strict(key_page(source, papers, Words("en"))).texts)


def numbers_at(picture: Picture) -> dict[int, tuple[float, float, float, float]]:
    """Find each number's box in the picture: the one that its text stands in."""
    boxes = [dict(one.attributes) for one in picture.shapes if one.tag == "rect"]
    rects = [tuple(float(one[name]) for name in ("x", "y", "width", "height")) for one in boxes]
    found: dict[int, tuple[float, float, float, float]] = {}
    for one in picture.shapes:
        if one.tag == "text" and one.says.isdigit():
            at = dict(one.attributes)
            x, y = float(at["x"]), float(at["y"]) - 5
            (inside,) = [r for r in rects if r[0] < x < r[0] + r[2] and r[1] < y < r[1] + r[3]]
            found[int(one.says)] = inside  # type: ignore[assignment]
    return found


def test_every_chip_lies_where_its_numbers_meet() -> None:
    """On a number, on the line between two, on the crossing of four; streets and six-lines on the players' edge."""
    at = numbers_at(layout_picture.draw(LayoutScene(), Words("en")))
    assert sorted(at) == list(range(37))
    for bet in BETS.values():
        if not bet.is_inside:
            continue
        x, y = layout_picture.place(bet)
        touching = {
            n for n, (left, top, wide, high) in at.items() if left <= x <= left + wide and top <= y <= top + high
        }
        edge = at[1][1]
        if (len(bet.numbers) in {3, 6} and 0 not in bet.numbers) or bet.id == "0/1/2/3":
            assert y == edge
            touching = {n for n in range(37) if at[n][0] <= x <= at[n][0] + at[n][2]}
        assert touching == set(bet.numbers), bet.id


def test_all_157_spots_have_a_place_of_their_own() -> None:
    """Far enough from each other to be told apart, all of them on the sheet."""
    picture = layout_picture.draw(LayoutScene(), Words("en"))
    places = [layout_picture.place(bet) for bet in BETS.values()]
    assert len(places) == len(set(places)) == 157
    assert all(0 < x < picture.width and 0 < y < picture.height for x, y in places)
    assert all(abs(x - a) + abs(y - b) > 20 for x, y in places for a, b in places if (x, y) != (a, b))


def test_zero_lies_at_the_wheel_and_the_third_column_at_the_dealer() -> None:
    """Streets lead away from 0; column 1 is nearest to the outside bets."""
    at = numbers_at(layout_picture.draw(LayoutScene(), Words("en")))
    assert at[0][0] < at[1][0] < at[4][0] < at[34][0]
    assert at[1][1] < at[2][1] < at[3][1]
    assert layout_picture.place(BETS["red"])[1] < layout_picture.place(BETS["dozen 2"])[1] < at[1][1]


def test_red_and_black_are_told_apart_without_colour() -> None:
    """Black pockets are dark with a light number, on the layout as on the wheel."""
    text = re.compile(r"[0-9]+")
    for picture in (layout_picture.draw(LayoutScene(), Words("en")), wheel_picture.draw(WheelScene(), Words("en"))):
        light = {
            int(one.says)
            for one in picture.shapes
            if one.tag == "text" and text.fullmatch(one.says) and ("fill", drawing.PAPER) in one.attributes
        }
        assert light == BLACK
        dark = [
            one for one in picture.shapes if ("fill", drawing.INK) in one.attributes and one.tag in {"rect", "polygon"}
        ]
        assert len(dark) in {len(BLACK), len(BLACK) + 1}


def test_the_wheel_goes_clockwise_from_zero_at_the_top() -> None:
    """37 pockets in the order of the rulebook."""
    shown = [int(one.says) for one in wheel_picture.draw(WheelScene(), Words("en")).shapes if one.tag == "text"]
    assert tuple(shown) == CLOCKWISE


def test_what_the_picture_cannot_tell_is_listed() -> None:
    """Several colours on a spot, and chips that hide each other; others are in the picture alone."""

    def pile(spot: str, *chips: tuple[str, int]) -> Pile:
        return Pile(spot=spot, chips=tuple(Chips(colour=colour, count=count) for colour, count in chips))

    apart = LayoutScene(piles=(pile("17", ("chips", 3)), pile("35", ("chips", 2))))
    assert layout_picture.to_list(apart, Words("en")) == []
    two = pile("17", ("red", 3), ("blue", 2))
    assert layout_picture.to_list(LayoutScene(piles=(two,)), Words("en")) == [two]
    large = pile("17", ("cash", 500)), pile("17/20", ("cash", 1000))
    assert layout_picture.to_list(LayoutScene(piles=large), Words("en")) == list(large)
