"""Programs of guests, in the database. Only hashes of tokens are kept (``ports.Programs``)."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from hordago.service.ports import Program
from hordago.store.tables import CALL, PROGRAM
from hordago.store.work import Work

_COLUMNS = (PROGRAM.c.handle, PROGRAM.c.owner, PROGRAM.c.name, PROGRAM.c.scopes, PROGRAM.c.made)


class SqlPrograms:
    """On SQLite or PostgreSQL."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._insert = sqlite.insert if work.engine.dialect.name == "sqlite" else postgresql.insert

    async def add(self, program: Program, token: str, most: int) -> bool:
        """See ``ports.Programs``."""
        row = {**program._asdict(), "scopes": " ".join(program.scopes), "token": token}
        mine = select(func.count()).select_from(PROGRAM).where(PROGRAM.c.owner == program.owner)

        def work(connection: Connection) -> bool:
            if connection.execute(mine).scalar_one() >= most:
                return False
            connection.execute(PROGRAM.insert(), row)
            return True

        return await self._work.write(work)

    async def of_token(self, token: str) -> Program | None:
        """See ``ports.Programs``."""
        wanted = select(*_COLUMNS).where(PROGRAM.c.token == token)
        row = await self._work.read(lambda connection: connection.execute(wanted).one_or_none())
        return None if row is None else _program(row)

    async def of_owner(self, owner: str) -> list[Program]:
        """See ``ports.Programs``."""
        wanted = select(*_COLUMNS).where(PROGRAM.c.owner == owner).order_by(PROGRAM.c.made, PROGRAM.c.handle)
        return await self._work.read(lambda connection: [_program(row) for row in connection.execute(wanted)])

    async def remove(self, owner: str, handle: str) -> bool:
        """See ``ports.Programs``."""
        mine = delete(PROGRAM).where(PROGRAM.c.handle == handle, PROGRAM.c.owner == owner)

        def work(connection: Connection) -> bool:
            gone = connection.execute(mine.returning(PROGRAM.c.handle)).first()
            if gone is not None:
                connection.execute(delete(CALL).where(CALL.c.handle == handle))
            return gone is not None

        return await self._work.write(work)

    async def call(self, handle: str, table: str, at: float, most: int) -> None:
        """See ``ports.Programs``."""
        insert = self._insert(CALL).values(handle=handle, table_id=table, at=at)
        newest = insert.on_conflict_do_update(
            index_elements=[CALL.c.handle, CALL.c.table_id], set_={"at": insert.excluded.at}
        )
        mine = CALL.c.handle == handle
        kept = select(CALL.c.table_id).where(mine).order_by(CALL.c.at.desc(), CALL.c.table_id).limit(most)

        def work(connection: Connection) -> None:
            known = connection.execute(select(PROGRAM.c.handle).where(PROGRAM.c.handle == handle))
            if known.first() is not None:
                connection.execute(newest)
                connection.execute(delete(CALL).where(mine, CALL.c.table_id.not_in(kept)))

        await self._work.write(work)

    async def calls(self, handle: str) -> list[tuple[str, float]]:
        """See ``ports.Programs``."""
        mine = select(CALL.c.table_id, CALL.c.at).where(CALL.c.handle == handle)
        wanted = mine.order_by(CALL.c.at, CALL.c.table_id)
        return await self._work.read(
            lambda connection: [(table, at) for table, at in connection.execute(wanted)]
        )

    async def uncall(self, handle: str, table: str) -> None:
        """See ``ports.Programs``."""
        await self._work.do(delete(CALL).where(CALL.c.handle == handle, CALL.c.table_id == table))


def _program(row: Any) -> Program:
    return Program(row.handle, row.owner, row.name, tuple(row.scopes.split()), row.made)
