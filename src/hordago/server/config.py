"""How a server is set up: what the command line and the environment say, checked once at the start."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from urllib.parse import urlsplit

from hordago.server.databases import driver_url, sqlite_file
from hordago.service import limits
from hordago.store.place import data_folder

STATIC = Path(__file__).parent / "static"
"""The built web front end."""


class ConfigError(ValueError):
    """A setting that cannot work; the message is one line for a person."""


_ADDRESS = re.compile(r"https?://([a-z\d._-]+|\[[\da-f:.]+\])(:\d{1,5})?")
_BROKERS = ("redis", "rediss", "valkey", "valkeys", "unix")
LOOPBACK = ("127.0.0.1", "::1")
_LEVELS = ("debug", "info", "warning", "error")
_MOST_DRAIN_S = 60.0
_MOST_BOT_PROCESSES = 64
_PREFIX = "HORDAGO_"
_MOST_TABLES = 1_000_000
_SETTINGS = (
    "HORDAGO_BOT_PACE",
    "HORDAGO_BOT_PROCESSES",
    "HORDAGO_BROKER_URL",
    "HORDAGO_DATA",
    "HORDAGO_DATABASE_URL",
    "HORDAGO_DRAIN_SECONDS",
    "HORDAGO_LOG",
    "HORDAGO_METRICS_FROM",
    "HORDAGO_PUBLIC_URL",
    "HORDAGO_TABLES",
    "HORDAGO_TRUSTED_PROXIES",
)


@dataclass(frozen=True)
class Config:
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    """The address people use, where it is not the one this process listens on (``HORDAGO_PUBLIC_URL``)."""
    database_url: str | None = None
    """``HORDAGO_DATABASE_URL``; without it a SQLite file in the data folder."""
    broker_url: str | None = None
    """``HORDAGO_BROKER_URL``: Redis or Valkey, by which several processes tell each other what is new."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """``HORDAGO_TRUSTED_PROXIES``: addresses and networks that may say for whom they ask."""
    metrics_from: tuple[str, ...] = LOOPBACK
    """``HORDAGO_METRICS_FROM``: addresses and networks that may read ``/metrics``; none turns it off."""
    log_level: str = "warning"
    """``HORDAGO_LOG``: ``debug``, ``info``, ``warning`` or ``error``."""
    drain_s: float = 0.0
    """``HORDAGO_DRAIN_SECONDS``: how long people play on, told by nobody, when the process shall end."""
    data: Path = field(default_factory=data_folder)
    static: Path = STATIC
    pace: float = 1.0
    """Factor on the time that bots take (``HORDAGO_BOT_PACE``)."""
    bot_processes: int = 1
    """``HORDAGO_BOT_PROCESSES``: in which bots above `club` think; 0 for none, then in the server's own."""

    tables: int = limits.OPEN_TABLES
    """``HORDAGO_TABLES``: how many tables this process has in memory at most; then it makes no new one."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise ConfigError(f"port {self.port} does not exist; expected 0 to 65535")
        if self.public_url is not None and not _is_address(self.public_url):
            raise ConfigError(
                f"HORDAGO_PUBLIC_URL: {self.public_url!r} is not an address like https://mus.example.org"
            )
        if self.broker_url is not None and not _is_broker(self.broker_url):
            raise ConfigError("HORDAGO_BROKER_URL: expected an address like redis://host:6379")
        if self.database_url is not None:
            try:
                driver_url(self.database_url)
            except ValueError as error:
                raise ConfigError(f"HORDAGO_DATABASE_URL: {error}") from None
        _check_networks("HORDAGO_TRUSTED_PROXIES", self.trusted_proxies)
        _check_networks("HORDAGO_METRICS_FROM", self.metrics_from)
        if self.log_level not in _LEVELS:
            raise ConfigError(f"HORDAGO_LOG: {self.log_level!r} is not one of {', '.join(_LEVELS)}")
        if not 0.0 <= self.drain_s <= _MOST_DRAIN_S:
            raise ConfigError(f"HORDAGO_DRAIN_SECONDS: {self.drain_s} is not a number from 0 to 60")
        if not 0.0 <= self.pace <= 100.0:
            raise ConfigError(f"HORDAGO_BOT_PACE: {self.pace} is not a factor from 0 to 100")
        if not 0 <= self.bot_processes <= _MOST_BOT_PROCESSES:
            raise ConfigError(f"HORDAGO_BOT_PROCESSES: {self.bot_processes} is not a number from 0 to 64")
        if not 1 <= self.tables <= _MOST_TABLES:
            raise ConfigError(f"HORDAGO_TABLES: {self.tables} is not a number from 1 to {_MOST_TABLES}")

    @property
    def database(self) -> Path:
        """The SQLite file in the data folder, used where nothing else is said."""
        return self.data / "hordago.sqlite3"

    @property
    def file(self) -> Path | None:
        """The SQLite file that is used; None where it is another database."""
        return self.database if self.database_url is None else sqlite_file(self.url)

    @property
    def url(self) -> str:
        """The address of the database."""
        if self.database_url is None:
            return f"sqlite+aiosqlite:///{self.database.resolve()}"
        return driver_url(self.database_url)

    @property
    def among_others(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.broker_url is not None or self.url.startswith("postgresql")

    @property
    def on_loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in ("localhost", "::1") or self.host.startswith("127.")


def config_from(host: str, port: int, environment: Mapping[str, str] = os.environ) -> Config:
    """The settings of a command line and an environment; raises :class:`ConfigError`."""
    _check_names(environment)
    metrics = environment.get("HORDAGO_METRICS_FROM", "")
    return Config(
        host=host,
        port=port,
        public_url=_public(environment.get("HORDAGO_PUBLIC_URL", "")) or None,
        database_url=environment.get("HORDAGO_DATABASE_URL") or None,
        broker_url=environment.get("HORDAGO_BROKER_URL") or None,
        trusted_proxies=_networks(environment.get("HORDAGO_TRUSTED_PROXIES", "")),
        metrics_from=() if metrics.lower() == "none" else _networks(metrics),
        log_level=environment.get("HORDAGO_LOG", "").lower() or "warning",
        drain_s=_number(environment, "HORDAGO_DRAIN_SECONDS", "0"),
        data=data_folder(environment),
        pace=_number(environment, "HORDAGO_BOT_PACE", "1"),
        bot_processes=_whole(environment, "HORDAGO_BOT_PROCESSES", "1"),
        tables=_whole(environment, "HORDAGO_TABLES", str(limits.OPEN_TABLES)),
    )


def _check_names(environment: Mapping[str, str]) -> None:
    """A name that is nearly one of ours is a slip, and a server without that setting not what was meant."""
    for name in environment:
        near = get_close_matches(
            name.removeprefix(_PREFIX), [each.removeprefix(_PREFIX) for each in _SETTINGS], 1, 0.75
        )
        if name.startswith(_PREFIX) and name not in _SETTINGS and near:
            raise ConfigError(f"{name} is no setting; is it {_PREFIX}{near[0]}?")


def _public(text: str) -> str:
    """The address as a browser says it: in small letters, and a name of other letters in these."""
    plain = text.strip().rstrip("/").lower()
    scheme, colon, name = plain.partition("://")
    try:
        return plain if plain.isascii() else scheme + colon + name.encode("idna").decode()
    except UnicodeError:
        return plain


def _is_address(url: str) -> bool:
    try:
        return _ADDRESS.fullmatch(url) is not None and urlsplit(url).port != 0
    except ValueError:
        return False


def _is_broker(url: str) -> bool:
    try:
        return urlsplit(url).scheme in _BROKERS and urlsplit(url).port != 0
    except ValueError:
        return False


def _number(environment: Mapping[str, str], name: str, default: str) -> float:
    text = environment.get(name) or default
    try:
        return float(text)
    except ValueError:
        raise ConfigError(f"{name}: {text!r} is not a number") from None


def _whole(environment: Mapping[str, str], name: str, default: str) -> int:
    text = environment.get(name) or default
    if not re.fullmatch(r"[0-9]{1,7}", text):
        raise ConfigError(f"{name}: {text[:20]!r} is not a whole number")
    return int(text)


def _networks(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split()) or LOOPBACK


def _check_networks(setting: str, networks: tuple[str, ...]) -> None:
    for each in networks:
        try:
            ipaddress.ip_network(each)
        except ValueError:
            message = f"{setting}: {each!r} is no address and no network, such as 10.0.0.5 or 10.0.0.0/24"
            raise ConfigError(message) from None
