"""How long the words of a frame may be, in characters; ``service.limits`` repeats them among all bounds."""

from __future__ import annotations

from typing import Final

NAME_LENGTH: Final = 20
"""A player's name, or a bot's."""
CHAT_LENGTH: Final = 200
"""A line of talk."""
