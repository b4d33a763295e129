"""Where bots think: in the thread of the tables, unless somebody has a better place (``pool``)."""

from __future__ import annotations

from hordago.service.brains import Brains
from hordago.service.commands import Move, Thought


class Thinkers:
    """Bots answer at once."""

    async def ask(self, table: str, brains: Brains, thought: Thought) -> list[Move]:
        """What a bot of that table wants; ``brains`` are the table's bots here. Never raises."""
        return brains.think(thought)

    def stop(self) -> None:
        """Nobody asks any more."""
