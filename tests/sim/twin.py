"""One who never left: gets every frame of its guest at once, and knows what the guest must know."""

from __future__ import annotations

import msgspec

from hordago.service.publish import Publication, welcome
from hordago.service.state import TableState
from hordago.wire.events import event_to_wire
from tests.sim.frames import Known, read


class Twin:
    """The twin of a guest."""

    def __init__(self, guest: str, frames: list[bytes]) -> None:
        self.guest = guest
        self.known = Known()
        self.events: list[bytes] = []
        """Events since :attr:`first`, as they were told."""
        self.first = 0
        self._viewer: int | None = None
        for frame in frames:
            self._take(frame)

    def watch(self, publication: Publication) -> None:
        """What the guest is sent if it is there."""
        for frame in publication.frames(self.guest):
            self._take(frame)

    def _take(self, raw: bytes) -> None:
        frame = read(raw)
        self.known.take(raw, frame)
        if frame.t == "view":
            # Another chair counts other events.
            self.first, self.events = frame.seq, []
        elif frame.t == "update":
            self.events += map(bytes, frame.events)

    def after_crash(self, state: TableState, now: float) -> None:
        """Rows that nobody was told of before the crash are made up for, from the log itself."""
        viewer, seq = state.viewer_of(self.guest), self.known.seq
        events, first = self.events, self.first
        same_chair = self.known.view != b"" and self.known.seat == state.seat_of(self.guest)
        for frame in welcome(state, self.guest, None, now):
            self._take(frame)
        if same_chair and seq is not None and state.match is not None and state.may_watch(self.guest):
            missed = state.seq_of(viewer) - seq
            ring = state.ring_of(viewer)
            if missed <= len(ring):
                told = [msgspec.json.encode(event_to_wire(event)) for event in ring[len(ring) - missed :]]
                self.first, self.events = first, events + told

    def since(self, seq: int) -> list[bytes] | None:
        """The events after that one; None where the twin cannot say."""
        return self.events[seq - self.first :] if seq >= self.first else None
