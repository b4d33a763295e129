"""What can go wrong: malformed input, an action illegal now, or a bug of ours. Never mixed.

GameError
├── Malformed        the input has no meaning in any state (a ValueError)
├── IllegalAction    well formed, but not possible in this state
└── EngineBug        an invariant of the engine broke; never the caller's fault
"""

from __future__ import annotations


class GameError(Exception):
    """Base of all errors of the engine; ``code`` is stable, ``place`` says where."""

    def __init__(self, code: str, message: str, place: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.place = place

    def __str__(self) -> str:
        return f"{self.message} ({self.place})" if self.place else self.message


class Malformed(GameError, ValueError):
    """Input that means nothing in any state, e.g. a bet of −3 or the same card twice."""


class IllegalAction(GameError):
    """A well-formed action that this seat cannot take in this state.

    Codes: ``match-over``, ``not-your-turn``, ``not-legal-now``, ``amount-out-of-range``,
    ``card-not-in-hand``, ``wrong-number-of-cards``, ``card-not-in-stock``, ``already-looked``,
    ``already-signed``, ``untrue-sign``, ``nothing-to-claim``.
    """


class EngineBug(GameError):
    """An invariant broke: please report the record."""
