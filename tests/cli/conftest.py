"""The places of tests/practice for the tests of commands: a real PostgreSQL among them."""

from tests.practice.conftest import postgres, postgres_place

__all__ = ["postgres", "postgres_place"]
