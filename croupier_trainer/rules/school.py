"""The school's numbers of chips, which rules take where no house says otherwise. Source: the variants table.

They stand by themselves so that a house can be set up without reading what is done with chips.
"""

from __future__ import annotations

from typing import Final

STACK: Final = 20
"""Chips in a full stack."""
RIDE_ONE: Final = 5
"""The most chips that may ride on one full stack (ST-TOP-ONE)."""
RIDE_MANY: Final = 12
"""The most chips that may ride on several full stacks (ST-TOP-MANY)."""
CASH: Final = (1, 5, 25, 100, 500, 1000, 5000)
"""The values of the cash chips."""
CUT: Final = ((25, 4),)
"""(value, chips in a pile) of cash chips that aren't cut in fives (ST-CUT-25)."""
