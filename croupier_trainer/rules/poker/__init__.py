"""Poker: the four games, each a frozen dataclass whose fields are what houses vary."""
