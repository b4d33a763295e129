"""Why a command was refused."""

from __future__ import annotations

from hordago.game import GameError
from hordago.wire.frames import WireError


class Refusal(Exception):
    """A command that cannot be carried out; ``code`` is stable, ``place`` says where."""

    def __init__(self, code: str, message: str, place: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.place = place

    @classmethod
    def of(cls, error: GameError) -> Refusal:
        """What the engine refused."""
        return cls(error.code, error.message, error.place)

    @property
    def wire(self) -> WireError:
        """As the client gets it."""
        return WireError(self.code, self.message, self.place)
