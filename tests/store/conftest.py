"""The services that these tests run on."""

from pathlib import Path

import pytest

from tests.services import Postgres, postgres

__all__ = ["postgres"]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a store of each kind; empty for memory."""
    if request.param == "memory":
        return ""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()
