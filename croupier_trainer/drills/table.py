"""The table at which questions are dealt: a house's rules, and the procedures and situations of the school.

Content is read when it is first asked for: a payout reads no procedure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier_trainer.rules.house import House

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier_trainer.drills.content import Text
    from croupier_trainer.drills.procedures import Written
    from croupier_trainer.drills.situations import Situation
    from croupier_trainer.rules.clean_hands import Showing
    from croupier_trainer.rules.decide import Decision, Facts


class Table(msgspec.Struct, frozen=True):
    """What a kind may ask of the table it is dealt at."""

    house: House = msgspec.field(default_factory=House)

    @property
    def procedures(self) -> tuple[str, ...]:
        """The ids of all procedures."""
        from croupier_trainer.drills import procedures

        return procedures.names()

    def procedure(self, name: str) -> Written:
        """Give a procedure with its texts; raises KeyError where there is none."""
        from croupier_trainer.drills import procedures

        return procedures.shipped(name)

    @property
    def situations(self) -> Mapping[str, Situation]:
        """All situations to decide, by id."""
        from croupier_trainer.drills import situations

        return situations.shipped().situations

    @property
    def moments(self) -> Mapping[str, Text]:
        """The texts of the moments of clean hands, by id."""
        from croupier_trainer.drills import situations

        return situations.shipped().moments

    def decide(self, facts: Facts) -> Decision:
        """Say what the dealer does in this house about what has happened."""
        from croupier_trainer.rules.decide import decide, terms_of

        return decide(facts, terms_of(self.house))

    def showing(self, moment: str) -> Showing:
        """Say when hands are shown at a moment, by its id."""
        from croupier_trainer.rules.clean_hands import Moment, showing

        return showing(Moment(moment))
