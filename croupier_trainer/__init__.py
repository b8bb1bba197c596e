"""croupier-trainer: a terminal program that makes casino dealers."""

__version__ = "0.1.0"
