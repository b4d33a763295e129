"""Records that lie in a folder already: finished ones of the same run are kept, others are refused."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hordago.cli.problem import Problem

if TYPE_CHECKING:
    from hordago.record import Record
    from hordago.rules import Rules


def is_kept(file: Path, rules: Rules, bots: Sequence[str], seed: bytes | None) -> bool:
    """Whether a file holds a finished match that this run would play; False for one that broke off.

    ``bots`` are the names by seat; ``seed`` is that of the match's first deal, None where any will do.
    Raises :class:`Problem` for a match of other rules, bots or seeds.
    """
    from hordago.record import MalformedRecord, read

    try:
        record = read(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, MalformedRecord):
        return False
    other = _difference(record, rules, bots, seed)
    if other:  # a match that somebody left, too, is not ours to write over
        raise Problem(f"--out: {file} is of another run, with {other}; choose another folder")
    return record.status == "finished"


def _difference(record: Record, rules: Rules, bots: Sequence[str], seed: bytes | None) -> str | None:
    """What a record was played with, as far as it is not what it should be; None if all is."""
    if record.rules != rules:
        there, wanted = _named(record.rules), _named(rules)
        return f"{there}, not {wanted}" if there != wanted else f"other rules than {wanted}"
    played = [player.bot for player in record.players]
    if played != list(bots):
        return f"bots {', '.join(name or 'a person' for name in played)}, not {', '.join(bots)}"
    if seed is not None and [deal.seed for hand in record.hands for deal in hand.deals][:1] != [seed]:
        return "another seed"
    return None


def _named(rules: Rules) -> str:
    from hordago.record.rulebook import nearest

    preset, changes = nearest(rules)
    return f"preset {preset}{' (changed)' if changes else ''} for {rules.seats} seats"
