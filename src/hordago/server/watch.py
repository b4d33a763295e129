"""What is told to whoever watches a hub from outside: nobody by default, ``metrics`` on a server."""

from __future__ import annotations

import time

from hordago.service.commands import Command
from hordago.service.table import Effects


class Watch:
    """Looks on and takes note of nothing."""

    def now(self) -> float:
        """A moment, in seconds from anywhere."""
        return time.perf_counter()

    def did(self, command: Command, effects: Effects, since: float) -> None:
        """A command was decided, acknowledged and shown; it had come at that moment."""

    def failed(self) -> None:
        """Something at a table went wrong by our fault."""

    @property
    def keeps(self) -> bool:
        """Whether rows can be written, as far as is known."""
        return True

    def dropped(self) -> None:
        """A reader was too slow for what it was sent."""

    def refused(self, code: str) -> None:
        """A request or a socket was not let in: see ``metrics.REASONS``."""

    def thought(self, bot: str, since: float) -> None:
        """A bot has answered; it was asked at that moment."""
