"""`hordago replay`: a record through the engine."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hordago.cli.content import TooLarge, content
from hordago.cli.problem import Problem
from hordago.cli.switch import Json

if TYPE_CHECKING:
    from hordago.record import HandRecord, Record, RecordFault
    from hordago.record.replay import HandReplay, Replayed

WRONG = 1
MAX_BYTES = 64 * 1024 * 1024
"""Largest record."""


def replay(file: Path, *, json_: Json = False) -> int:
    """Replay and check a record.

    Plays every hand of an MGN file again and compares cards, calls and points with what it says.
    Exit code 1 if something in it is wrong, 2 if it cannot be read.

    Parameters
    ----------
    file
        The record, an .mgn file.
    json_
        One object: {"ok", "games": [{"score", "hands": [{"mano", "immediate", "count", "score"}]}]}.
    """
    from hordago.record.replay import replay as again

    text, record = load(file)
    replayed = again(record)
    if json_:
        print(json.dumps(replayed.to_dict()))
    else:
        for n, (number, hand) in enumerate(_numbered(replayed)):
            print(f"game {number}, hand {n + 1}: {_line(hand)}{_won(record.hands[n])}")
    if replayed.fault is not None:
        print(f"hordago: {file}: wrong: {located(replayed.fault, text)}", file=sys.stderr)
        return WRONG
    if not json_:
        hands = sum(len(game.hands) for game in replayed.games)
        print(f"all true: {len(replayed.games)} games, {hands} hands, {record.status}{_winner(record)}")
    return 0


def load(file: Path) -> tuple[str, Record]:
    """The text of a record and what it says; raises :class:`Problem` if it cannot be read."""
    from hordago.record import MalformedRecord, read

    try:
        text = content(file, MAX_BYTES).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
        return text, read(text)
    except OSError as error:
        raise Problem(f"{file}: {(error.strerror or str(error)).lower()}") from None
    except UnicodeDecodeError as error:
        raise Problem(f"{file}: not UTF-8 at byte {error.start}") from None
    except (MalformedRecord, TooLarge) as error:
        raise Problem(f"{file}: {error}") from None


def located(fault: RecordFault, text: str) -> str:
    """The fault, with the line where its hand begins, if the file is laid out as we write it."""
    heads = [n for n, line in enumerate(text.splitlines(), 1) if line.strip() == "[[hands]]"]
    if fault.hand is None or fault.hand >= len(heads):
        return str(fault)
    return f"{fault} (in the hand from line {heads[fault.hand]})"


def _numbered(replayed: Replayed) -> list[tuple[int, HandReplay]]:
    """All hands, each with the number of its game."""
    return [(number, hand) for number, game in enumerate(replayed.games, 1) for hand in game.hands]


def _line(hand: HandReplay) -> str:
    taken = [f"{lance} {points} for side {side} (deje)" for lance, side, points in hand.immediate]
    counted = [f"{lance} {points} for side {side} ({reason})" for lance, side, points, reason in hand.count]
    return "; ".join([f"mano {hand.mano}", *taken, *counted, f"score {'-'.join(map(str, hand.score))}"])


def _won(hand: HandRecord) -> str:
    result = hand.result
    return f"; side {result.winner} wins the game by {result.by}" if result and result.by else ""


def _winner(record: Record) -> str:
    return "" if record.winner is None else f", won by side {record.winner}"
