"""The same file, seed and house give the same questions and the same key, byte for byte, for 500 seeds.

`python -m tests.drills.test_digests` records the digests of questions that are new to all_kinds.yaml.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import msgspec

from croupier_trainer.cli.solving import key_json
from croupier_trainer.drills.deal import deal_one, ids
from croupier_trainer.drills.load import read_scenario
from croupier_trainer.drills.table import Table
from croupier_trainer.text.words import Words

HERE = Path(__file__).parent
RECORD = HERE / "digests.json"
SEEDS = range(500)


def digests() -> dict[str, str]:
    """Give the digest of all that 500 seeds deal, by question."""
    scenario = read_scenario((HERE / "all_kinds.yaml").read_bytes(), "all_kinds.yaml")
    table, words = Table(), Words("en")
    found = {}
    for place, spec in scenario.placed:
        digest = sha256()
        (id_,) = ids(spec, place + 1)
        for seed in SEEDS:
            dealt = deal_one(scenario, spec, table, seed, id_)
            digest.update(msgspec.json.encode(dealt.question))
            digest.update(key_json([dealt], words).encode())
        found[id_] = digest.hexdigest()
    return found


def test_500_seeds_deal_what_was_recorded() -> None:
    """A difference means that old seeds deal other questions, or that the key says something else."""
    assert digests() == json.loads(RECORD.read_text())


if __name__ == "__main__":
    recorded = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    RECORD.write_text(json.dumps({**digests(), **recorded}, indent=1) + "\n")
