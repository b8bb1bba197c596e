"""Starting drills and house files: every kind, in every language, is right as it is written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier_trainer.cli.checking import check_file
from croupier_trainer.cli.flow import flow
from croupier_trainer.cli.starting import WIDTH, examples, field_code, fields, kind_lines, starting_drill
from croupier_trainer.cli.starting_house import another, starting_house
from croupier_trainer.drills.houses import differences, read_house
from croupier_trainer.drills.kinds import KINDS, kind
from croupier_trainer.drills.load import read_scenario
from croupier_trainer.drills.scenario import Head
from croupier_trainer.drills.tree import read_tree
from croupier_trainer.rules.money import Money
from croupier_trainer.text import catalog
from croupier_trainer.text.variants import variants
from croupier_trainer.text.words import Words
from tests.cli.program import run

if TYPE_CHECKING:
    from pathlib import Path

# A kind of which nothing can be written out whole.
ALWAYS_DRAWN = {"mistake"}


@pytest.mark.parametrize("language", catalog.LANGUAGES)
@pytest.mark.parametrize("name", KINDS)
def test_a_starting_drill_passes_check(name: str, language: str, tmp_path: Path) -> None:
    """Six questions are dealt and solved, and still are when every key of the head is taken."""
    text = starting_drill(name, Words(language), "drill.yaml")
    file = tmp_path / "drill.yaml"
    file.write_text(text, encoding="utf-8")
    assert check_file(file, "drill.yaml") == ([], 6)
    file.write_text(re.sub("^# (?=(limit-s|total-s|pass): )", "", text, flags=re.MULTILINE), encoding="utf-8")
    assert check_file(file, "drill.yaml") == ([], 6)
    assert all(len(line) <= WIDTH or not line.startswith("#") for line in text.splitlines())


@pytest.mark.parametrize("name", KINDS)
def test_the_first_question_is_written_out_and_the_second_drawn(name: str) -> None:
    """Of the kind asked for, both."""
    placed = [spec for _, spec in read_scenario(starting_drill(name, Words("en")), "drill.yaml").placed]
    assert [type(spec) for spec in placed] == [kind(name), kind(name)]
    assert [spec.is_drawn for spec in placed] == [name in ALWAYS_DRAWN, True]


def test_the_examples_have_two_questions_of_each_kind() -> None:
    """No more, no fewer, of all kinds."""
    assert {name: len(questions) for name, questions in examples().items()} == dict.fromkeys(KINDS, 2)


@pytest.mark.parametrize("name", KINDS)
def test_every_field_is_explained(name: str) -> None:
    """Each key of the kind's Struct has a line in the file; what may be left out says so."""
    rows = fields(name, Words("en"))
    of_kind = {field.encode_name: field.required for field in msgspec.structs.fields(kind(name))}
    assert {key for key, _ in rows} == {"ask", *of_kind}
    assert all(text.endswith("(optional)") != of_kind.get(key, True) for key, text in rows)
    text = starting_drill(name, Words("en"))
    assert all(re.search(rf"^#   {key} +\S", text, flags=re.MULTILINE) for key, _ in rows)


def test_every_key_of_the_head_is_explained() -> None:
    """In the head of any file, taken or as a comment."""
    text = starting_drill("odds", Words("en"))
    head, _, _ = text.partition("\nquestions:")
    for field in msgspec.structs.fields(Head)[:-1]:
        explanation = Words("en").text(f"new.head.{field.encode_name}")
        assert re.search(rf"^(# )?{field.encode_name}: ", head, flags=re.MULTILINE)
        assert explanation in head


def test_no_explanation_is_left_of_a_field_that_is_gone() -> None:
    """Words of fields, heads and kinds are those that some kind has."""
    keys = catalog.english("new").keys()
    used = {field_code(name, field.encode_name) for name in KINDS for field in msgspec.structs.fields(kind(name))}
    assert {f"new.{key}" for key in keys if key.startswith("field.")} == used | {"new.field.ask"}
    assert {key for key in keys if key.startswith("kind.")} == {f"kind.{name}" for name in KINDS}
    assert {key for key in keys if key.startswith("head.")} == {
        f"head.{one.encode_name}" for one in msgspec.structs.fields(Head)
    }


@pytest.mark.parametrize("language", catalog.LANGUAGES)
def test_the_kinds_are_listed_in_words(language: str) -> None:
    """One line each, and the house file."""
    lines = list(kind_lines(Words(language)))
    assert [line.split()[0] for line in lines[1 : len(KINDS) + 2]] == [*KINDS, "house"]
    assert all(len(line) < 100 for line in lines)


@pytest.mark.parametrize("language", catalog.LANGUAGES)
def test_a_starting_house_is_the_school_until_a_line_is_taken(language: str, tmp_path: Path) -> None:
    """Nothing differs as it is written; the # taken off a field (and its game) makes just that difference."""
    text = starting_house(Words(language), "house.yaml")
    file = tmp_path / "house.yaml"
    file.write_text(text, encoding="utf-8")
    assert check_file(file, "house.yaml") == ([], 0)
    assert differences(read_house(text, "house.yaml")) == {}
    for variant in variants():
        if variant.field is None:
            continue
        start, found, rest = text.partition(f"\n#{variant.game}:\n")
        assert found
        game, gap, others = rest.partition("\n\n")
        taken = re.sub(f"^#(?=  {variant.field}: )", "", game, flags=re.MULTILINE)
        assert taken != game
        whole = f"{start}\n{variant.game}:\n{taken}{gap}{others}"
        assert differences(read_house(whole, "house.yaml")) == {
            variant.game: {variant.field: as_text(another(variant))}
        }


def as_text(value: object) -> object:
    """Write halves as the differences of houses do."""
    if isinstance(value, dict):
        return {key: str(item) if isinstance(item, Money) else item for key, item in value.items()}
    return value


def test_a_starting_house_names_every_alternative() -> None:
    """Each value of the table of variants stands in the file."""
    text = " ".join(line.strip("# ") for line in starting_house(Words("en")).splitlines())
    for variant in variants():
        if variant.field is not None and not variant.free:
            for value in (variant.default, *variant.alternatives):
                assert f"{value}" in text


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """A file that is there stays as it was, with exit code 2 and what to do; with --force it is written anew."""
    file = tmp_path / "drill.yaml"
    file.write_text("mine")
    done = run("new", "payout", "-o", "drill.yaml", cwd=tmp_path)
    assert done.returncode == 2
    assert "--force" in done.stderr
    assert file.read_text() == "mine"
    done = run("new", "payout", "-o", "drill.yaml", "--force", "--lang", "uk", cwd=tmp_path)
    assert done.returncode == 0
    assert done.stdout == ""
    assert "croupier check drill.yaml" in done.stderr
    assert file.read_text(encoding="utf-8") == starting_drill("payout", Words("uk"), "drill.yaml")
    assert run("check", "drill.yaml", cwd=tmp_path).returncode == 0


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    """Exit code 2, no traceback."""
    done = run("new", "payout", "-o", "nowhere/drill.yaml", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("nowhere/drill.yaml can't be written.")


def test_without_a_file_it_goes_to_the_screen() -> None:
    """Drill and house alike."""
    assert run("new", "stacks").stdout == starting_drill("stacks", Words("en"))
    assert run("new", "house", "--lang", "ru").stdout == starting_house(Words("ru"))


@pytest.mark.parametrize(("asked", "told"), [("paiout", "Perhaps payout?"), ("xyz", "payout, order, reading")])
def test_an_unknown_kind_is_asked_back(asked: str, told: str) -> None:
    """The nearest, or all of them."""
    done = run("new", asked)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_name_with_anything_in_it_stays_a_comment() -> None:
    """Neither a line feed nor an escape in the file's name gets out of the comment."""
    text = starting_drill("odds", Words("en"), "a\nformat: 2\x1b[31m.yaml")
    assert read_scenario(text, "a.yaml").head.format == 1
    assert "\x1b" not in text


plain = st.recursive(
    st.integers(min_value=0, max_value=10**9)
    | st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text("abc17/-. :#,{}[]'\"", min_size=1, max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(plain)
def test_what_is_written_is_read_back(value: object) -> None:
    """Whatever a value holds, YAML reads the same again."""
    assert read_tree(f"value: {flow(value)}\n", "x.yaml").value["value"] == value
