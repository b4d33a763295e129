"""What a text can be accused of: it cannot be read, or it can be read and is wrong.

RecordError
├── MalformedRecord   the text means nothing: not TOML, a field is missing, no such token (a ValueError)
└── RecordFault       it means something that did not, or could not, happen
"""

from __future__ import annotations


class RecordError(Exception):
    """Base of both; ``code`` is stable, ``place`` says where in words, counting from 1."""

    def __init__(self, code: str, message: str, place: str = "") -> None:
        super().__init__(code, message, place)
        self.code = code
        self.message = message
        self.place = place

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else self.message


class MalformedRecord(RecordError, ValueError):
    """A record or position that cannot be read.

    Codes: ``not-toml``, ``too-large``, ``not-a-record``, ``unknown-version``, ``missing-field``,
    ``wrong-type``, ``bad-value``, ``bad-rules``, ``bad-card``, ``bad-token``, ``bad-position``.
    """


class RecordFault(RecordError):
    """A record that can be read but contradicts the rules, itself or the fair deal.

    Codes: those of :class:`~hordago.game.errors.IllegalAction`, ``malformed``, and ``differs``,
    ``unfinished-hand``, ``after-the-end``, ``not-fair``.
    """

    def __init__(self, code: str, message: str, place: str = "", hand: int | None = None) -> None:
        super().__init__(code, message, place)
        self.hand = hand
        """Index of the hand in the record, from 0, where the fault lies in one."""

    def __reduce__(self) -> tuple[type[RecordFault], tuple[str, str, str, int | None]]:
        return type(self), (self.code, self.message, self.place, self.hand)
