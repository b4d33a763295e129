"""Every frame that a server of these tests sends is looked at by R9's scanner."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hordago.server import room
from hordago.service.publish import Publication
from tests.service.scanner import leaks
from tests.services import postgres, redis

__all__ = ["postgres", "redis"]


@pytest.fixture(autouse=True)
def scanned(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bytes]]:
    """The frames that were sent; the test fails if one of them says too much."""
    sent: list[bytes] = []
    found: list[str] = []

    class Scanned(Publication):
        def frames(self, guest: str) -> list[bytes]:
            frames, state = super().frames(guest), self._effects.state
            secrets = [proof.seed for proof in state.deals] + ([state.seed] if state.seed else [])
            for frame in frames:
                found.extend(leaks(frame, state, state.viewer_of(guest), secrets))
            sent.extend(frames)
            return frames

    monkeypatch.setattr(room, "Publication", Scanned)
    yield sent
    assert not found, found[:3]
