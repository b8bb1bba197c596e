"""The version of the store's schema that this program writes: one more with each migration (migrate.py)."""

from typing import Final

SCHEMA: Final = 2
ABOUT: Final = "croupier_about"
