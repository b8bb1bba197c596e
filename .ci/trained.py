"""Write scenarios/rulebook/trained.json: the shipped drills that train each rule, which `rules ID` names.

Run it when drills, procedures or situations change; a test says when it is stale.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "scenarios" / "rulebook" / "trained.json"


def main() -> None:
    """Make the index anew."""
    sys.path.insert(0, str(ROOT))
    from tests.scenarios.training import index

    TARGET.write_text(json.dumps(index(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
