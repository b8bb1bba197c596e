"""Finding English that was left in a text in another language.

What stands in Latin letters in every language is taken away first: names of options, commands, files, drills, rules,
cards, spots, keys and formats. Any other word in Latin letters is English.
"""

from __future__ import annotations

import re
from functools import cache

from croupier_trainer.cli.app import COMMANDS
from croupier_trainer.cli.settings import VARIABLES
from croupier_trainer.drills import library, procedures
from croupier_trainer.drills.kinds import KINDS
from croupier_trainer.text.rulebook import rules

_WORD = re.compile(r"[A-Za-z][A-Za-z'’]*")
# Written so in every language.
_PATTERNS = (
    r"--[a-z][a-z-]*",  # options
    r"(?<![\w-])-[a-z]\b",
    r"\[[A-Z]{2}-[A-Z0-9-]+\]|\b[A-Z]{2}-[A-Z0-9-]+",  # rules
    r"\bCROUPIER_TRAINER_[A-Z_]+|\b_?[A-Z]+(?:_[A-Z]+)+\b",  # variables
    r"\b(?:postgresql|sqlite|https?)://\S*",
    r"[\w./~\\-]+\.(?:yaml|yml|json|toml|db|html|csv|xlsx|po|sh)\b",  # files
    r"\b(?:roulette|poker|mixed)/[a-z0-9/-]+",  # drills
    r"\b(?:10|[2-9TJQKA])[shdc♠♥♦♣]?\b",  # cards
    r"\b[0-9]+x[0-9]+\b",
    r"\bCtrl-[A-Z]\b|\bF1\b",
)
_THINGS = "ANTE BET BONUS Enter Esc YAML JSON Schema HTML CSV XLSX TOML UTF SQLite PostgreSQL Python"
_SHELLS = "bash zsh fish powershell pwsh"
_WORDS = frozenset(f"{_THINGS} {_SHELLS} croupier trainer id en uk ru English clean hands".split())


@cache
def _names() -> re.Pattern[str]:
    """Match ids that are typed: commands, kinds, keys of settings, tags, houses, procedures and their steps."""
    ids = {*COMMANDS, "merge", *KINDS, *VARIABLES, *library.houses(), *procedures.names()}
    return re.compile(r"(?<![\w-])(?:" + "|".join(sorted(map(re.escape, ids), key=len, reverse=True)) + r")(?![\w-])")


def english_left(text: str) -> list[str]:
    """Give the words in Latin letters that are none of what every language writes so.

    >>> english_left("ставка спліт: see --help, RT-SPLIT")
    ['see']
    """
    assert rules()
    for pattern in _PATTERNS:
        text = re.sub(pattern, " ", text)
    text = _names().sub(" ", text)
    return [word for word in _WORD.findall(text) if word not in _WORDS]
