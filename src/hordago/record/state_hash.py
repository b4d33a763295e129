"""A fingerprint of a match: the same in every process, on every machine and in every later version."""

from __future__ import annotations

import hashlib

from hordago.game.state import Match
from hordago.record.describe import position_of


def state_hash(match: Match) -> str:
    """SHA-256, in hexadecimal, of the match as text: its MFN, which is complete, and its tally."""
    return hashlib.sha256(canonical(match).encode()).hexdigest()


def canonical(match: Match) -> str:
    """The text that is hashed."""
    tally = match.tally
    numbers = ";".join(
        ",".join(map(str, each)) for each in (tally.score, tally.games, tally.sets, tally.dentro)
    )
    return f"{position_of(match)}\n{numbers};{tally.mano};{tally.hand};{tally.hand_in_game}\n"
