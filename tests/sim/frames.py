"""Frames as the simulated pages read them: what is compared stays bytes, so that nothing is compared away."""

from __future__ import annotations

from typing import Any

import msgspec


class Pause(msgspec.Struct, frozen=True):
    """The count on show. The time left differs by when it was said, all else must not."""

    hand: int
    ready: list[int]
    summary: msgspec.Raw


class Frame(msgspec.Struct):
    """Any frame: fields of all kinds."""

    t: str
    seq: int = -1
    events: list[msgspec.Raw] = []
    view: msgspec.Raw = msgspec.Raw(b"")
    calls: msgspec.Raw = msgspec.Raw(b"")
    pause: Pause | None = None
    table: msgspec.Raw = msgspec.Raw(b"")
    seat: int | None = None
    id: str = ""
    error: dict[str, Any] | None = None
    n: str = ""


_DECODER = msgspec.json.Decoder(Frame)


def read(raw: bytes) -> Frame:
    """A frame from the server."""
    return _DECODER.decode(raw)


class Known:
    """What a page knows of its table."""

    def __init__(self) -> None:
        self.seq: int | None = None
        self.view = b""
        self.calls = b""
        self.pause: Pause | None = None
        self.table = b""
        """The last table frame, whole."""
        self.seat: int | None = None
        self.pages = 0
        """Fresh views and updates so far."""

    def take(self, raw: bytes, frame: Frame) -> None:
        """Read a frame."""
        if frame.t == "table":
            self.table, self.seat = raw, frame.seat
            if b'"status":"waiting"' in raw:
                self.view, self.calls, self.pause = b"", b"", None
        elif frame.t in ("view", "update"):
            self.seq, self.view, self.calls = frame.seq, bytes(frame.view), bytes(frame.calls)
            self.pause = frame.pause
            self.pages += 1

    @property
    def match(self) -> tuple[object, ...]:
        """What is to be equal, byte for byte, for two who know the same."""
        return self.seq, self.view, self.calls, self.pause
