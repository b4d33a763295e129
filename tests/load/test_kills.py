"""R3: a server is killed under people who play; what was acknowledged is kept, and done once."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from hordago.store.engine import connect, revision
from hordago.store.sql import SqlStore
from tests.load import doomed, kills
from tests.load.doomed import Doom
from tests.services import Postgres, Redis, free_port, postgres, redis
from tests.sizes import seeded, size
from tests.store.test_migrations import first_form, look
from tests.store.test_store import LOG as ENTRIES
from tests.store.test_store import TABLE
from tools.results import keep

__all__ = ["postgres", "redis"]

KILLS = size(small=8, ci=20, nightly=150)
COMMAND = "HORDAGO_TEST_SIZE=nightly python -m pytest tests/load/test_kills.py"

pytestmark = pytest.mark.slow


def survive(servers: kills.Servers, deaths: list[Doom] | None = None) -> kills.Toll:
    """Die so often, and tell what it cost."""
    chance = seeded(__name__)
    deaths = kills.dooms(chance, KILLS) if deaths is None else deaths
    toll = asyncio.run(asyncio.wait_for(kills.survive(servers, deaths, chance), 60 + 10 * len(deaths)))
    assert toll.clean, toll
    assert sum(toll.kills.values()) == len(deaths) and toll.acknowledged > len(deaths)
    return toll


def told(toll: kills.Toll, part: str) -> None:
    keep("R3", toll.said(), toll.kills, met=True if KILLS >= 150 else None, command=COMMAND, part=part)


def test_a_server_on_a_file_is_killed_again_and_again(tmp_path: Path) -> None:
    with kills.serving(f"sqlite+aiosqlite:///{tmp_path / 'hordago.sqlite3'}", tmp_path) as servers:
        told(survive(servers), "sqlite")
    assert not (tmp_path / "mus.backup").exists(), "half a backup is none"


def test_one_of_two_servers_on_postgres_is_killed_again_and_again(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    with kills.serving(postgres.database(), tmp_path, 2, redis.url) as servers:
        told(survive(servers), "postgres")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_is_killed_while_it_brings_an_old_database_to_its_newest_form(
    kind: str, postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    file = f"sqlite+aiosqlite:///{tmp_path / 'hordago.sqlite3'}"
    url, broker = (file, None) if kind == "sqlite" else (postgres.database(), redis.url)
    asyncio.run(look(url, first_form))
    environment = {"HORDAGO_DATA": str(tmp_path), "HORDAGO_DATABASE_URL": url}
    process = doomed.start(environment, free_port(), Doom("mid_migration"))
    process.join(60)
    assert process.exitcode == -signal.SIGKILL

    async def form() -> str | None:
        engine = connect(url)
        try:
            return await revision(engine)
        finally:
            await engine.dispose()

    assert asyncio.run(form()) == "0001"
    with kills.serving(url, tmp_path, 1, broker) as servers:
        survive(servers, [Doom(kills.RANDOM)])

    async def old_rows() -> None:
        store = await SqlStore.open(url)
        assert (await store.read(TABLE))[:9] == ENTRIES[:9]
        await store.close()

    asyncio.run(old_rows())
