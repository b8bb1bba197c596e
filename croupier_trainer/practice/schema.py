"""The tables of the store, as they stand after all migrations.

`croupier_entry` is the truth: rows are only added, never changed. `croupier_sitting` is an index of it, made from
the same entries, so that an open quiz is found without reading every sitting. The prefix keeps a school's other
tables apart.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, String, Table, Text

from croupier_trainer.practice.versions import ABOUT

METADATA = MetaData()

about = Table(
    ABOUT,
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

sitting = Table(
    "croupier_sitting",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("mode", String(16), nullable=False),
    Column("trainee", Text, nullable=False),  # folded: see store.same_name
    Column("drill", Text, nullable=False),
    Column("file_hash", String(64), nullable=False),
    Column("opened_at", BigInteger, nullable=False),  # UTC, milliseconds
    Column("closed_at", BigInteger),
    Index("croupier_sitting_by_trainee", "trainee", "mode"),
)

entry = Table(
    "croupier_entry",
    METADATA,
    Column("sitting", String(64), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    # Two machines may hold different entries of one place: both are kept, and the report tells it.
    Column("hash", String(64), primary_key=True),
    Column("entry", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("croupier_entry_by_time", "at"),
)
