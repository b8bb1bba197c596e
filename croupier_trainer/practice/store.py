"""The store: entries of sittings, added one by one and never changed.

Each call that writes is one transaction, synced to the disk before it returns. SQLite and PostgreSQL behave alike.
Raises StoreError (its problems in the domain `practice`) wherever the database can't do what is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from sqlalchemy import func, insert, select, update

from croupier_trainer.errors import Problem, StoreError
from croupier_trainer.practice.database import open_engine, told
from croupier_trainer.practice.migrate import migrate
from croupier_trainer.practice.record import NO_HASH, AnyEntry, Closed, Opened, Row, same_name, seal
from croupier_trainer.practice.schema import entry as entries
from croupier_trainer.practice.schema import sitting as sittings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import TracebackType

    from sqlalchemy import Connection, Select

    from croupier_trainer.practice.place import Place

_BATCH = 500


class Store:
    """An open store; also a context manager that closes it."""

    def __init__(self, place: Place) -> None:
        self.where = place.shown
        self._engine = open_engine(place)
        try:
            with told(self.where):
                self.backup = migrate(self._engine, self.where)
        except BaseException:
            self._engine.dispose()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _at: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the database; it can be opened again."""
        with told(self.where):
            self._engine.dispose()

    def append(self, *new: AnyEntry, after: int | None = None) -> Row:
        """Add entries of one sitting at its end, all or none; gives the last as it is stored.

        With `after` the sitting must have just that many before, else StoreError: another program goes on with it.
        """
        sitting = new[0].sitting
        with told(self.where), self._engine.begin() as connection:
            self._lock(connection, sitting)
            last = connection.execute(
                select(entries.c.seq, entries.c.hash)
                .where(entries.c.sitting == sitting)
                .order_by(entries.c.seq.desc())
                .limit(1)
            ).one_or_none()
            seq, prev = (0, NO_HASH) if last is None else (last.seq + 1, last.hash)
            if after is not None and after != seq:
                raise StoreError(Problem(code="practice.elsewhere", path=self.where))
            rows = []
            for one in new:
                row = seal(one, seq=seq, prev=prev)
                rows.append(row)
                seq, prev = seq + 1, row.hash
            self._insert(connection, rows)
            for one in new:
                self._index(connection, one)
        return rows[-1]

    def add(self, rows: Iterable[Row]) -> int:
        """Add rows of another store as they are, passing over those that are here; gives how many were new."""
        new = 0
        by_sitting: dict[str, list[Row]] = {}
        for row in rows:
            by_sitting.setdefault(row.sitting, []).append(row)
        with told(self.where):
            for sitting, theirs in by_sitting.items():
                with self._engine.begin() as connection:
                    self._lock(connection, sitting)
                    here = select(entries.c.seq, entries.c.hash).where(entries.c.sitting == sitting)
                    known = {(seq, hash_) for seq, hash_ in connection.execute(here)}
                    missing = [row for row in sorted(set(theirs)) if (row.seq, row.hash) not in known]
                    self._insert(connection, missing)
                    for row in missing:
                        self._index_row(connection, row)
                    new += len(missing)
        return new

    def rows(self, sitting: str | None = None) -> Iterator[Row]:
        """Give the rows of one sitting, or of all, ordered by sitting and place."""
        query = select(entries).order_by(entries.c.sitting, entries.c.seq, entries.c.hash)
        if sitting is not None:
            query = query.where(entries.c.sitting == sitting)
        yield from self._read(query)

    def rows_of(self, trainee: str) -> Iterator[Row]:
        """Give the rows of a trainee's sittings, ordered by sitting and place."""
        mine = select(sittings.c.id).where(sittings.c.trainee == same_name(trainee))
        query = select(entries).where(entries.c.sitting.in_(mine))
        yield from self._read(query.order_by(entries.c.sitting, entries.c.seq, entries.c.hash))

    def of_trainee(self, trainee: str, mode: str) -> list[tuple[str, str, str, int | None]]:
        """Give a trainee's sittings of a mode by time: id, drill, file hash, and when closed (UTC ms) or None."""
        query = (
            select(sittings.c.id, sittings.c.drill, sittings.c.file_hash, sittings.c.closed_at)
            .where(sittings.c.trainee == same_name(trainee), sittings.c.mode == mode)
            .order_by(sittings.c.opened_at, sittings.c.id)
        )
        with told(self.where), self._engine.connect().execution_options(reading=True) as connection:
            return [(one.id, one.drill, one.file_hash, one.closed_at) for one in connection.execute(query)]

    def count(self) -> int:
        """Give how many entries there are."""
        with told(self.where), self._engine.connect().execution_options(reading=True) as connection:
            return connection.execute(select(func.count()).select_from(entries)).scalar_one()

    def _read(self, query: Select[Any]) -> Iterator[Row]:
        with told(self.where), self._engine.connect().execution_options(reading=True) as connection:
            for one in connection.execution_options(yield_per=_BATCH).execute(query):
                yield Row(sitting=one.sitting, seq=one.seq, hash=one.hash, entry=one.entry, at=one.at, body=one.body)

    def _lock(self, connection: Connection, sitting: str) -> None:
        # On PostgreSQL: writers to one sitting wait for each other. On SQLite the transaction has the lock.
        connection.execute(select(sittings.c.id).where(sittings.c.id == sitting).with_for_update()).all()

    def _insert(self, connection: Connection, rows: list[Row]) -> None:
        values = [
            {"sitting": r.sitting, "seq": r.seq, "hash": r.hash, "entry": r.entry, "at": r.at, "body": r.body}
            for r in rows
        ]
        for start in range(0, len(values), _BATCH):
            connection.execute(insert(entries), values[start : start + _BATCH])

    def _index_row(self, connection: Connection, row: Row) -> None:
        try:
            self._index(connection, row.read())
        except ValueError:
            # A spoilt entry is kept as it came: the report tells it.
            return

    def _index(self, connection: Connection, one: AnyEntry) -> None:
        match one:
            case Opened(header=header):
                here = select(sittings.c.id).where(sittings.c.id == one.sitting)
                if connection.execute(here).first() is None:
                    connection.execute(
                        insert(sittings).values(
                            id=one.sitting,
                            mode=header.mode,
                            trainee=same_name(header.trainee),
                            drill=header.drill,
                            file_hash=header.file_hash,
                            opened_at=one.when.utc_ms,
                        )
                    )
            case Closed():
                connection.execute(
                    update(sittings).where(sittings.c.id == one.sitting).values(closed_at=one.when.utc_ms)
                )
            case _:
                return
