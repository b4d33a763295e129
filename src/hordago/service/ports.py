"""What comes in from outside: chance, time and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from hordago.service.facts import Entry

if TYPE_CHECKING:
    from hordago.service.state import TableState


class Entropy(Protocol):
    """Unguessable bytes."""

    def __call__(self, n: int, /) -> bytes:
        """``n`` bytes that nobody could foretell."""


class Clock(Protocol):
    """The time."""

    def __call__(self) -> float:
        """Seconds since 1970."""


class BrokenLog(Exception):
    """A table's log was changed or damaged: its hash chain, its numbers or its sense do not hold."""

    code = "broken-log"


class NotKept(Exception):
    """A row could not be appended: the disk is full, or the database away. Nothing has changed."""

    code = "not-kept"


class Due(NamedTuple):
    """A table that must be woken."""

    table: str
    at: float


class Store(Protocol):
    """Where the logs of all tables lie. What ``append`` has confirmed survives a power cut."""

    async def append(
        self, table: str, entry: Entry, due: float | None, after: TableState | None = None
    ) -> bool:
        """Add the next row of a table; ``due`` is when to wake it next.

        ``after`` is the table after that row: a store may keep it for :meth:`load`.
        False, and nothing has changed, when a row of that number or with that command is already there.
        """

    async def read(self, table: str, since: int = 0) -> list[Entry]:
        """The rows of a table from number ``since`` on, in order. Raises :class:`BrokenLog`.

        None if there is no such table, or nothing has come since.
        """

    async def load(self, table: str) -> tuple[TableState | None, list[Entry]]:
        """A table as it once was, as far as the store has kept it, and the rows from there on.

        None, and all rows, where it has not; no rows either where there is no such table. Raises
        :class:`BrokenLog`.
        """

    async def answer(self, table: str, command: str) -> bytes | None:
        """The answer that a command got, None if it is not in the log. Raises :class:`BrokenLog`."""

    async def due(self) -> list[Due]:
        """Tables to be woken at some time, the earliest first."""

    async def close(self) -> None:
        """Let go of everything."""


class Erase(Protocol):
    """Append a row, and in the same moment take a guest's names out of all before it (``forget.nameless``).

    Those rows are sealed anew. False as by ``Store.append``. Raises :class:`BrokenLog`.
    """

    async def __call__(self, table: str, entry: Entry, due: float | None, guest: str, /) -> bool:
        """Whether the row was the first of its number."""


class Token(NamedTuple):
    """What is known of a guest's token."""

    guest: str
    """SHA-256 of the guest's first token: what the logs call it."""
    made: float
    used: bool
    """A successor that was never used leaves the token before it alive: it may not have arrived."""
    dead_at: float | None
    """When another one was used in its place; 0 where the guest has left."""


class Guests(Protocol):
    """Guests' tokens, by their SHA-256, and the tables where each gave a name.

    Nothing is kept of a first token until another one takes its place.
    """

    async def token(self, token: str) -> Token | None:
        """What is known of a token; None: it is the first of its guest, which it names."""

    async def succeed(self, old: str, new: str, guest: str, now: float, again: float) -> bool:
        """Give a guest another token beside its own; False if one made after ``again`` waits to be used."""

    async def use(self, token: str, guest: str, now: float) -> None:
        """A token is used for the first time: the others of that guest die."""

    async def end(self, token: str, guest: str, now: float) -> None:
        """All tokens of that guest are dead at once."""

    async def tidy(self, before: float) -> None:
        """Forget tokens made before: no browser keeps a cookie for so long.

        Never a guest's first one: unknown, it would be its guest again, for whoever has kept it.
        """

    async def note(self, guest: str, table: str) -> None:
        """A guest opened a table, or gave a name there."""

    async def tables(self, guest: str) -> list[str]:
        """Those tables."""

    async def unnote(self, guest: str, table: str) -> None:
        """There is nothing of that guest any more."""


class Beat(NamedTuple):
    """What a process learns each time it says that it lives."""

    claimed: tuple[str, ...]
    """Tables without a living owner that this process now looks after: overdue, or its guests are there."""
    alive: frozenset[str]
    """All processes that live, this one too."""
    lapsed: bool
    """The process had been silent for so long that the others counted it as dead."""
    leaving: bool
    """Somebody asked this process to end (``hordago admin drain``)."""


class Peers(Protocol):
    """What the processes that serve the same tables know of each other. It lies where the logs lie.

    Each table has at most one owner: the process that wrote its last row, or that claimed it from a dead one.
    The owner keeps the table's clock. That two for a moment both think so costs nothing: of two rows with the
    same number one is written.
    """

    process: str
    """The name of this process."""

    async def beat(self, now: float) -> Beat:
        """Say that this process lives, and claim what the dead left behind."""

    async def adopt(self, table: str, now: float) -> bool:
        """Own a table if no living process does; whether this process owns it."""

    async def release(self, table: str) -> None:
        """Own it no more."""

    async def enter(self, table: str, guest: str) -> None:
        """A guest has a socket here now."""

    async def leave(self, table: str, guest: str) -> None:
        """The guest's last socket here closed."""

    async def restate(self, here: list[tuple[str, str]]) -> None:
        """(table, guest) of all sockets here, in place of what was said before."""

    async def present(self, tables: list[str], now: float) -> dict[str, frozenset[str]]:
        """For each table with any, the guests that have a socket at another living process."""

    async def heads(self, tables: list[str]) -> dict[str, int]:
        """How many rows each of the tables has."""

    async def retire(self) -> None:
        """This process ends: it owns nothing and nobody is here any more."""


class Program(NamedTuple):
    """Somebody's program: a guest that is a bot for good."""

    handle: str
    """Its name as a guest, which is no secret."""
    owner: str
    """The guest who made its token."""
    name: str
    scopes: tuple[str, ...]
    made: float
    """When, in seconds since 1970."""


class Programs(Protocol):
    """Programs, the hashes of their tokens, and the tables to which each was called."""

    async def add(self, program: Program, token: str, most: int) -> bool:
        """Keep a new program and the hash of its token; False where its owner has ``most`` already."""

    async def of_token(self, token: str) -> Program | None:
        """The program with the token of that hash."""

    async def of_owner(self, owner: str) -> list[Program]:
        """All programs of a guest, the oldest first."""

    async def remove(self, owner: str, handle: str) -> bool:
        """Forget a program of that guest, its token and its calls; False if there is no such one."""

    async def call(self, handle: str, table: str, at: float, most: int) -> None:
        """A program has business at a table; only the last ``most`` tables are kept. Nothing if unknown."""

    async def calls(self, handle: str) -> list[tuple[str, float]]:
        """The tables where a program has business, and since when; the oldest first."""

    async def uncall(self, handle: str, table: str) -> None:
        """It has none there any more."""
