"""Guests' tokens and tables, in the database and in memory (``ports.Guests``). Tokens are kept as hashes."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from hordago.service.ports import Token
from hordago.store.tables import GUEST_TABLE, GUEST_TOKEN
from hordago.store.work import Work

_COLUMNS = (GUEST_TOKEN.c.guest, GUEST_TOKEN.c.made, GUEST_TOKEN.c.used, GUEST_TOKEN.c.dead_at)

_TOKEN = select(*_COLUMNS).where(GUEST_TOKEN.c.token == bindparam("token"))


class SqlGuests:
    """On SQLite or PostgreSQL."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._insert = sqlite.insert if work.engine.dialect.name == "sqlite" else postgresql.insert

    async def token(self, token: str) -> Token | None:
        """See ``ports.Guests``."""
        asked = {"token": token}
        row = await self._work.read(lambda connection: connection.execute(_TOKEN, asked).one_or_none())
        return None if row is None else Token(*row)

    async def succeed(self, old: str, new: str, guest: str, now: float, again: float) -> bool:
        """See ``ports.Guests``."""
        of_guest = GUEST_TOKEN.c.guest == guest
        unused = select(GUEST_TOKEN.c.token).where(of_guest, ~GUEST_TOKEN.c.used, GUEST_TOKEN.c.made > again)
        first = self._insert(GUEST_TOKEN).values(token=old, guest=guest, made=now, used=True)

        def work(connection: Connection) -> bool:
            connection.execute(first.on_conflict_do_nothing())
            # The guest's row is locked until the end, so that of two successors at once there is one.
            connection.execute(update(GUEST_TOKEN).where(of_guest).values(guest=guest))
            if connection.execute(unused).first() is not None:
                return False
            connection.execute(delete(GUEST_TOKEN).where(of_guest, ~GUEST_TOKEN.c.used))
            row = {"token": new, "guest": guest, "made": now, "used": False, "dead_at": None}
            connection.execute(GUEST_TOKEN.insert(), row)
            return True

        return await self._work.write(work)

    async def use(self, token: str, guest: str, now: float) -> None:
        """See ``ports.Guests``."""
        others = GUEST_TOKEN.c.guest == guest, GUEST_TOKEN.c.token != token, GUEST_TOKEN.c.dead_at.is_(None)
        await self._work.do(
            update(GUEST_TOKEN).where(GUEST_TOKEN.c.token == token).values(used=True),
            update(GUEST_TOKEN).where(*others).values(dead_at=now),
        )

    async def end(self, token: str, guest: str, now: float) -> None:
        """See ``ports.Guests``."""
        row = self._insert(GUEST_TOKEN).values(token=token, guest=guest, made=now, used=True, dead_at=0.0)
        mine = or_(GUEST_TOKEN.c.guest == guest, GUEST_TOKEN.c.token == token)
        await self._work.do(row.on_conflict_do_nothing(), update(GUEST_TOKEN).where(mine).values(dead_at=0.0))

    async def tidy(self, before: float) -> None:
        """See ``ports.Guests``."""
        old = GUEST_TOKEN.c.made < before, GUEST_TOKEN.c.token != GUEST_TOKEN.c.guest
        await self._work.do(delete(GUEST_TOKEN).where(*old))

    async def note(self, guest: str, table: str) -> None:
        """See ``ports.Guests``."""
        row = self._insert(GUEST_TABLE).values(guest=guest, table_id=table)
        await self._work.do(row.on_conflict_do_nothing())

    async def tables(self, guest: str) -> list[str]:
        """See ``ports.Guests``."""
        mine = select(GUEST_TABLE.c.table_id).where(GUEST_TABLE.c.guest == guest)
        wanted = mine.order_by(GUEST_TABLE.c.table_id)
        return await self._work.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def unnote(self, guest: str, table: str) -> None:
        """See ``ports.Guests``."""
        await self._work.do(
            delete(GUEST_TABLE).where(GUEST_TABLE.c.guest == guest, GUEST_TABLE.c.table_id == table)
        )


class MemoryGuests:
    """In dictionaries, beside a store in memory."""

    def __init__(self) -> None:
        self.tokens: dict[str, Token] = {}
        self._tables: set[tuple[str, str]] = set()

    async def token(self, token: str) -> Token | None:
        """See ``ports.Guests``."""
        return self.tokens.get(token)

    async def succeed(self, old: str, new: str, guest: str, now: float, again: float) -> bool:
        """See ``ports.Guests``."""
        self.tokens.setdefault(old, Token(guest, now, True, None))
        unused = {hash_: each for hash_, each in self.tokens.items() if each.guest == guest and not each.used}
        if any(each.made > again for each in unused.values()):
            return False
        for hash_ in unused:
            del self.tokens[hash_]
        self.tokens[new] = Token(guest, now, False, None)
        return True

    async def use(self, token: str, guest: str, now: float) -> None:
        """See ``ports.Guests``."""
        for hash_, each in self.tokens.items():
            if hash_ == token:
                self.tokens[hash_] = each._replace(used=True)
            elif each.guest == guest and each.dead_at is None:
                self.tokens[hash_] = each._replace(dead_at=now)

    async def end(self, token: str, guest: str, now: float) -> None:
        """See ``ports.Guests``."""
        self.tokens.setdefault(token, Token(guest, now, True, None))
        for hash_, each in self.tokens.items():
            if each.guest == guest or hash_ == token:
                self.tokens[hash_] = each._replace(dead_at=0.0)

    async def tidy(self, before: float) -> None:
        """See ``ports.Guests``."""
        self.tokens = {
            hash_: each for hash_, each in self.tokens.items() if each.made >= before or hash_ == each.guest
        }

    async def note(self, guest: str, table: str) -> None:
        """See ``ports.Guests``."""
        self._tables.add((guest, table))

    async def tables(self, guest: str) -> list[str]:
        """See ``ports.Guests``."""
        return sorted(table for who, table in self._tables if who == guest)

    async def unnote(self, guest: str, table: str) -> None:
        """See ``ports.Guests``."""
        self._tables.discard((guest, table))
