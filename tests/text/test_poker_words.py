"""Every reason and fault of the poker rules has words, in each language, and none is written in vain."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from babel.messages.pofile import read_po
from hypothesis import given, settings
from hypothesis import strategies as st

import croupier_trainer.rules
from croupier_trainer.rules.hands import Combination
from croupier_trainer.rules.poker.box import Action, Outcome, Stake
from croupier_trainer.text import catalog
from croupier_trainer.text.messages.poker import MESSAGES
from croupier_trainer.text.words import Words
from tests.rules.poker.dealing import GAMES, Dealing

if TYPE_CHECKING:
    from croupier_trainer.rules.poker.game import PokerGame

PACKAGE = Path(croupier_trainer.rules.__file__).parent.parent
CODE = re.compile(r'"poker\.([a-z-]+)"')
# Put together from a word of the rules: whose hand, how it compares, which act.
MADE_UP = {"higher", "lower", "equal", "player-made", "dealer-made", "order-draw", "order-settle"}


def test_every_message_is_said_by_a_rule_and_every_code_has_one() -> None:
    """The codes in the source of rules and kinds are the keys of the catalogue."""
    paths = [path for layer in ("rules", "drills") for path in (PACKAGE / layer).rglob("*.py")]
    source = "".join(path.read_text(encoding="utf-8") for path in paths)
    modules = {path.stem for path in (PACKAGE / "rules" / "poker").glob("*.py")}
    assert (set(CODE.findall(source)) - modules) | MADE_UP == set(MESSAGES)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32), st.sampled_from(catalog.LANGUAGES))
def test_every_reason_of_a_settlement_can_be_said(game: str, seed: int, language: str) -> None:
    """All placeholders are filled, by names that have words."""
    played: PokerGame = GAMES[game]
    words = Words(language)
    for move in played.settle(Dealing(played, seed).round(3)).moves:
        for reason in move.why:
            said = words.text(reason.code, **dict(reason.params))
            assert said
            assert not set(said) & set("{}_")


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_message_is_translated_with_its_placeholders(language: str) -> None:
    """The same values are spoken of in each language and plural form."""
    path = Path(catalog.__file__).parent / "locale" / language / "poker.po"
    with path.open("rb") as stream:
        translated = {str(entry.context): entry for entry in read_po(stream) if entry.id}
    assert set(translated) == set(MESSAGES)
    for key, entry in translated.items():
        english = MESSAGES[key]
        forms = [english] if isinstance(english, str) else list(english)
        assert entry.id == (forms[0] if isinstance(english, str) else english)
        strings = [entry.string] if isinstance(entry.string, str) else list(entry.string or ())
        assert len(strings) == (1 if isinstance(english, str) else 3)
        slots = set(re.findall(r"{\w+}", forms[-1]))
        assert all(set(re.findall(r"{\w+}", text)) == slots for text in strings), key


def test_every_name_of_the_games_has_words() -> None:
    """Combinations (as second ones too), stakes, outcomes, actions and games."""
    names = [("combination", each.id) for each in Combination] + [("second", each.id) for each in Combination]
    names += [("stake", each.value) for each in Stake] + [("outcome", each.value) for each in Outcome]
    names += [("action", each.value) for each in Action] + [("game", game) for game in GAMES]
    english = Words("en")
    for of, id_ in names:
        group = "combination" if of == "second" else of
        assert catalog.has(f"names.{group}.{id_}"), (of, id_)
        assert english.name(of, id_) == english.name(group, id_)
