"""The table at which questions are dealt: a house's rules, and the procedures and situations of the school.

Content is read when it is first asked for: a roulette drill reads no poker procedure.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from croupier_trainer.rules.house import House


@dataclass(frozen=True, slots=True)
class Table:
    """What a kind may ask of the table it is dealt at."""

    house: House = field(default_factory=House)
