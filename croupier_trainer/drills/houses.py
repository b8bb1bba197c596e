"""House files: what a house plays differently from the school, as the rules know it.

The keys of a file are the fields of the rules' dataclasses with hyphens, so a new variant needs nothing here. What a
field means is decided in rules/. Source: spec.md, House files.
"""

from __future__ import annotations

from dataclasses import Field, dataclass, fields
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import UNSET, Meta, UnsetType

from croupier_trainer.drills.convert import convert
from croupier_trainer.drills.house_values import Cut, Listed, Prices, Range, plain
from croupier_trainer.drills.tree import in_order, read_tree
from croupier_trainer.errors import FileError, Problem
from croupier_trainer.rules.house import House
from croupier_trainer.rules.poker.prices import PriceList, Span
from croupier_trainer.rules.roulette.game import WrongRules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier_trainer.drills.tree import Tree

FORMAT = 1
LANGUAGES = ("en", "uk", "ru")

_Whole = Annotated[int, Meta(ge=0, le=1_000_000)]
_Text = Annotated[str, Meta(min_length=1, max_length=200)]

# What stands in a file for a type of the rules; every other type stands for itself.
_IN_FILE: dict[Any, Any] = {
    int: _Whole,
    tuple[int, ...]: Annotated[tuple[_Whole, ...], Meta(max_length=20)],
    tuple[tuple[int, int], ...]: Cut,
    Span: Range,
    PriceList: Prices,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseFile:
    """A house as its file gives it: title and source, as one text or by language, and the rules."""

    title: str | Mapping[str, str]
    source: str | Mapping[str, str] | None
    house: House


def read_house(source: bytes | str, path: str) -> House:
    """Read the rules of a house; raises FileError with every problem found."""
    return read_house_file(source, path).house


def read_house_file(source: bytes | str, path: str) -> HouseFile:
    """Read a house file whole; raises FileError with every problem found."""
    problems: list[Problem] = []
    tree = read_tree(source, path, problems)
    read: Any = convert(tree, file_type(), (), problems)
    problems += _faults(tree)
    # A game that is right by itself is judged by its rules even where another part of the file is wrong.
    games = {field.name: _game(tree, field, problems) for field in fields(House) if _kebab(field.name) in tree.value}
    if read is None or problems:
        raise FileError(*in_order(problems))
    return HouseFile(title=read.title, source=read.source or None, house=House(**games))


def differences(house: House) -> dict[str, dict[str, object]]:
    """Give what a house plays differently from the school, game by game, as a file would have it.

    >>> from croupier_trainer.rules.roulette.game import Roulette
    >>> differences(House(roulette=Roulette(turns=4)))
    {'roulette': {'turns': 4}}
    """
    out: dict[str, dict[str, object]] = {}
    for game in fields(House):
        if game.name not in vars(house):
            # Nobody has given or played it: it is the school's, and needn't be read to be told.
            continue
        played = getattr(house, game.name)
        for field in fields(played):
            value = getattr(played, field.name)
            if value != field.default:
                out.setdefault(_kebab(game.name), {})[_kebab(field.name)] = plain(value)
    return out


def house_hash(house: House) -> str:
    """Give a hash of what a house plays, by its differences: title, order and comments of a file don't matter."""
    return sha256(msgspec.json.encode(differences(house), order="deterministic")).hexdigest()


@cache
def file_type() -> type[msgspec.Struct]:
    """Give the Struct of a house file; the JSON Schema of houses is made from it, too."""
    titles = dict[Literal["en", "uk", "ru"], _Text]
    head: list[Any] = [("format", int), ("title", _Text | titles), ("source", _Text | titles | None, None)]
    games = [(field.name, _game_type(_rules(field)) | UnsetType, UNSET) for field in fields(House)]
    return msgspec.defstruct("HouseInFile", head + games, frozen=True, kw_only=True, **_STRICT)


def _rules(field: Field[Any]) -> type:
    # Each game stands in House by its default, which knows the game's class.
    school: Any = field.default
    return school.rules  # type: ignore[no-any-return]


_STRICT: dict[str, Any] = {"forbid_unknown_fields": True, "rename": "kebab"}


@cache
def _game_type(rules: type) -> Any:  # noqa: ANN401 - a type made here
    hints = get_type_hints(rules)
    known = [(field.name, hints[field.name]) for field in fields(rules)]
    members = [(name, _IN_FILE.get(hint, hint) | UnsetType, UNSET) for name, hint in known]
    return msgspec.defstruct(f"{rules.__name__}InFile", members, frozen=True, kw_only=True, **_STRICT)


def _game(tree: Tree, field: Field[Any], problems: list[Problem]) -> Any:  # noqa: ANN401 - a game's rules
    """Make the rules of one game of what the file gives, or tell why the game refuses it."""
    given: Any = convert(tree, _game_type(_rules(field)), (_kebab(field.name),), [])
    if given is None:
        return None
    values = {key: getattr(given, key) for key in given.__struct_fields__}
    chosen = {
        key: value.value if isinstance(value, Listed) else value for key, value in values.items() if value is not UNSET
    }
    try:
        return _rules(field)(**chosen)
    except WrongRules as wrong:
        for problem in wrong.problems:
            path = (_kebab(field.name), _kebab(str(problem.params["field"])))
            params = {**problem.params, "field": path[1]}
            problems.append(tree.problem(problem.code, path, params))
        return None


def _faults(tree: Tree) -> list[Problem]:
    """Find what the type of a file can't tell: another format, and a title that a language lacks."""
    out: list[Problem] = []
    given, title = tree.value.get("format"), tree.value.get("title")
    if isinstance(given, int) and given != FORMAT:
        out.append(tree.problem("load.format", ("format",), {"given": given, "known": FORMAT}))
    if isinstance(title, dict):
        lacking = [language for language in LANGUAGES if language not in title]
        out += [tree.problem("load.title-lacks", ("title",), {"language": language}) for language in lacking]
    return out


def _kebab(name: str) -> str:
    return name.replace("_", "-")
