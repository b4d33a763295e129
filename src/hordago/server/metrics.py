"""What a server tells its operator in numbers, in the form of Prometheus; and who may read it.

Numbers only: no label ever holds a table, a guest, a name, a card or a seed. Labels come from closed lists.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from hordago.bots import NAMES
from hordago.server.blame import LOG
from hordago.server.logs import say
from hordago.server.watch import Watch
from hordago.service import limits
from hordago.service.commands import (
    Arrived,
    BotMoves,
    Command,
    FromGuest,
    Gone,
    Measured,
    Tick,
)
from hordago.service.facts import Entry
from hordago.service.limits import Window
from hordago.service.ports import BrokenLog, NotKept, Store
from hordago.service.state import TableState
from hordago.service.table import Effects

if TYPE_CHECKING:
    from hordago.server.hub import Hub

MEDIA_TYPE: Final = "text/plain; version=0.0.4"
"""The framework adds the charset."""
STATUSES: Final = ("waiting", "playing", "over", "closed")
REASONS: Final = ("name", "page", "size", "rate", "token", "full", "going-down")
"""Why a request or a socket goes no further: by a name that is not ours, from another site's page, too large,
too often, with a token that is dead, or while the process ends."""
_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_KINDS: Final[dict[type, str]] = {
    Arrived: "arrived",
    Gone: "gone",
    Tick: "clock",
    BotMoves: "bots",
    Measured: "pong",
}
FAILING_S: Final = 15.0
"""A row that could not be written makes a server unready for so long; then somebody may try again."""
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")


class Metrics(Watch):
    """The numbers of one hub, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        seconds: dict[str, Any] = {"buckets": _SECONDS, "registry": registry}
        self._tables = Gauge("hordago_tables", "Tables in memory.", ["status"], registry=registry)
        self._sockets = Gauge("hordago_sockets", "Open web sockets.", registry=registry)
        self._draining = Gauge("hordago_draining", "1 while the server goes down.", registry=registry)
        self._commands = Counter(
            "hordago_commands", "Commands by kind and outcome.", ["kind", "outcome"], registry=registry
        )
        self._latency = Histogram(
            "hordago_command_seconds", "From a command's arrival to its frames being queued.", **seconds
        )
        self._appends = Histogram("hordago_append_seconds", "Until a row is on disk.", ["outcome"], **seconds)
        self._failures = Counter("hordago_failures", "Tables that failed by our fault.", registry=registry)
        self._refusals = Counter(
            "hordago_refusals", "Requests that went no further.", ["code"], registry=registry
        )
        self._drops = Counter("hordago_slow_readers", "Sockets closed with a full queue.", registry=registry)
        self._told: dict[str, Window] = {}
        self._failed_at: float | None = None
        self._decisions = Histogram("hordago_bot_seconds", "Until a bot has decided.", ["bot"], **seconds)

    def did(self, command: Command, effects: Effects, since: float) -> None:
        """Count and time a command."""
        self._commands.labels(_kind(command), _outcome(effects)).inc()
        self._latency.observe(self.now() - since)

    def failed(self) -> None:
        """Count it."""
        self._failures.inc()

    def dropped(self) -> None:
        """Count it."""
        self._drops.inc()

    def refused(self, code: str) -> None:
        """Count it, and say so to who wants to hear it, but not for everything that a flood brings."""
        self._refusals.labels(code).inc()
        if self._told.setdefault(code, Window(*limits.REFUSALS)).allows(self.now()):
            say("refused", reason=code)

    def thought(self, bot: str, since: float) -> None:
        """Time a bot. A character of a level (``expert:bold``) counts with its level."""
        level = bot.partition(":")[0]
        self._decisions.labels(level if level in NAMES else "other").observe(self.now() - since)

    def not_kept(self, error: Exception) -> None:
        """A row could not be written. Why is said once, by a name that holds nothing of the row."""
        if self._failed_at is None:
            LOG.error("nothing can be kept (%s): no command is done until that works again", _name(error))
        self._failed_at = self.now()

    def kept(self) -> None:
        """One was written."""
        if self._failed_at is not None:
            self._failed_at = None
            LOG.warning("rows are kept again")

    @property
    def keeps(self) -> bool:
        """Whether rows were not refused lately by the database or its disk."""
        return self._failed_at is None or self.now() > self._failed_at + FAILING_S

    def appended(self, outcome: str, since: float) -> None:
        """Time a row."""
        self._appends.labels(outcome).observe(self.now() - since)

    def text(self, hub: Hub) -> bytes:
        """All numbers as they are now."""
        statuses = [room.state.status for room in hub.rooms.values()]
        for status in STATUSES:
            self._tables.labels(status).set(statuses.count(status))
        self._sockets.set(len(hub.sockets))
        self._draining.set(hub.draining)
        return generate_latest(self.registry)


class WatchedStore:
    """A store whose appends are timed. When one fails it raises ``NotKept``."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    async def append(
        self, table: str, entry: Entry, due: float | None, after: TableState | None = None
    ) -> bool:
        """See ``ports.Store``."""
        since = self._metrics.now()
        outcome = "failed"
        try:
            won = await self._store.append(table, entry, due, after)
            outcome = "written" if won else "lost-race"
        except BrokenLog:
            raise
        except Exception as error:
            self._metrics.not_kept(error)
            raise NotKept from error
        else:
            self._metrics.kept()
            return won
        finally:
            self._metrics.appended(outcome, since)

    def __getattr__(self, name: str) -> Any:
        """Everything else is the store's own."""
        return getattr(self._store, name)


def _name(error: Exception) -> str:
    """``SQLITE_FULL`` and the like, else the kind of the database's error."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlite_errorname", None) or type(cause).__name__


def _kind(command: Command) -> str:
    if isinstance(command, FromGuest):
        return str(command.command.__struct_config__.tag)
    return _KINDS.get(type(command), "other")


def _outcome(effects: Effects) -> str:
    """``ok``, ``nothing`` (there was nothing to do, or it was a repeat), or the code of the refusal."""
    if effects.refusal is not None:
        return effects.refusal.code
    return "ok" if effects.entry is not None else "nothing"


def may_read(allowed: tuple[str, ...], address: str, headers: Mapping[str, str]) -> bool:
    """Whether the numbers are for that reader: one at an allowed address, who asks for itself.

    What came through a proxy is refused: the proxy may stand on this machine, its readers do not.
    """
    if any(name in headers for name in _FORWARDED):
        return False
    try:
        reader = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(reader, ipaddress.IPv6Address) and reader.ipv4_mapped is not None:
        reader = reader.ipv4_mapped
    return any(reader in ipaddress.ip_network(each) for each in allowed)
