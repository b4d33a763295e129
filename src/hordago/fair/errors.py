"""What the fair deal refuses."""

from __future__ import annotations

__all__ = ["MalformedFairness"]


class MalformedFairness(ValueError):
    """An input that no honest deal can contain: a wrong length, type or range.

    It says nothing about honesty: a well-formed seed that does not match its commitment is no
    error but the answer `False` of `verify_commitment`.
    """

    code: str
    """Stable name of the input at fault: `seed commitment key deal nonces reshuffle cards cut_min cut
    seats mano hand_size move`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type[MalformedFairness], tuple[str, str]]:
        # The inherited one would call the class with the message alone.
        return type(self), (self.code, str(self))
