"""The position of a match (full form) or of a view (view form)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hordago.game.actions import Look
from hordago.game.events import (
    Dealt,
    Declared,
    Discarded,
    Event,
    Exposed,
    Offered,
    OrdagoWon,
    Paid,
    Served,
    Shown,
)
from hordago.game.scoring import Entry
from hordago.game.state import CHANCE, Claiming, Dealing, Match, Over, plan_of
from hordago.game.transition import action_of
from hordago.record.errors import MalformedRecord
from hordago.record.position import SOME_SIGN, UNKNOWN, Position
from hordago.record.tokens import text
from hordago.record.world import view_of
from hordago.views import HiddenCards, SeatView

_IN_A_HAND: Final = ("visto", "talk", "discard", "serve", "grande", "chica", "pares", "juego", "punto")
"""Stages in which seats look about."""


def position_of(source: Match | SeatView) -> Position:
    """The position; ``match_of`` or ``view_of`` gives the very same value back.

    Raises :class:`MalformedRecord` for a view that no match can have.
    """
    return _of_match(source) if isinstance(source, Match) else _of_view(source)


def _of_match(match: Match) -> Position:
    tally, phase, eyes = match.tally, match.phase, match.eyes
    words = _words(match.history)
    winner = phase.winner if isinstance(phase, Over) else None
    return Position(
        rules=match.rules,
        table=match.table,
        mano=_first_mano(match.history, tally.mano),
        score=tally.start_score,
        now=tally.score,
        games=_less(tally.games, winner),
        sets=_less(tally.sets, winner),
        dentro=tally.dentro,
        hand=tally.hand,
        in_game=tally.hand_in_game,
        turn=match.turn,
        deck=phase.cut if isinstance(phase, Dealing) and not words else None,
        cards=tuple("".join(map(str, hand)) for hand in match.hand.cards),
        looks=eyes.looks,
        moved=tuple(sorted(eyes.moved)),
        live=eyes.live,
        seen=tuple((seer, *sign) for seer, signs in enumerate(eyes.seen) for sign in signs),
        claimed=_claimed(match.history, phase.entries) if isinstance(phase, Claiming) else (),
        won=winner if _by_claim(match.history) else None,
        tokens=words,
    )


def _of_view(seen: SeatView) -> Position:
    """A view does not show a running mus before it matters, nor one's own sign: both are tried."""
    words = _words(seen.history)
    claimed = _claimed(seen.history, seen.to_claim) if seen.stage == "claims" else ()
    declared = {event.lance: event.holders for event in seen.history if isinstance(event, Declared)}
    cut_before = seen.stage == "deal" and seen.actor == CHANCE and not words
    looked = seen.stage in _IN_A_HAND and not any(isinstance(action, Look) for action in seen.free)
    draft = Position(
        rules=seen.rules,
        table=seen.table,
        viewer=seen.viewer,
        mano=_first_mano(seen.history, seen.mano),
        score=_start_score(seen, claimed),
        now=seen.score,
        games=_less(seen.games, seen.winner),
        sets=_less(seen.sets, seen.winner),
        dentro=seen.dentro,
        hand=seen.hand,
        turn=seen.turn,
        deck=0 if cut_before and plan_of(seen.rules, seen.table).cutting_seat else None,
        cards=_known_hands(seen),
        pares=declared.get("pares"),
        juego=declared.get("juego"),
        looks=seen.looks,
        moved=(seen.viewer,) if looked and seen.looks and seen.viewer >= 0 else (),
        seen=tuple((seen.viewer, *sign) for sign in seen.perceived),
        claimed=claimed,
        won=seen.winner if _by_claim(seen.history) else None,
        tokens=words,
    )
    for corrido in (False, True):
        for live in ((), ((seen.viewer, SOME_SIGN),)):
            candidate = replace(draft, corrido=corrido, live=live)
            if _looks_like(candidate, seen):
                return candidate
    raise MalformedRecord("bad-position", "no match can look like this")


def _looks_like(candidate: Position, seen: SeatView) -> bool:
    try:
        return view_of(candidate) == seen
    except MalformedRecord:
        return False


def _first_mano(history: Sequence[Event], mano: int) -> int:
    """Mano when the hand began; a running mus may have moved it since."""
    return next((event.mano for event in history if isinstance(event, Dealt)), mano)


def _less(numbers: tuple[int, ...], winner: int | None) -> tuple[int, ...]:
    """Games or sets before the match was won."""
    return tuple(n - (side == winner) for side, n in enumerate(numbers))


def _by_claim(history: Sequence[Event]) -> bool:
    """Whether a hand whose match is over ended in the claims, which are not part of its history."""
    return bool(history) and isinstance(history[-1], Offered)


def _claimed(history: Sequence[Event], left: Sequence[Entry]) -> tuple[tuple[int, int], ...]:
    """(side, stones) of what has been taken of the offer."""
    offered = next(event.entries for event in history if isinstance(event, Offered))
    sides = sorted({entry.side for entry in offered})
    taken = {side: _stones(offered, side) - _stones(left, side) for side in sides}
    return tuple((side, n) for side, n in taken.items() if n)


def _stones(entries: Sequence[Entry], side: int) -> int:
    return sum(entry.points for entry in entries if entry.side == side)


def _start_score(seen: SeatView, claimed: tuple[tuple[int, int], ...]) -> tuple[int | None, ...]:
    """The score when the hand began, None where what ended the match has wiped it out."""
    if seen.winner is not None and _by_claim(seen.history):
        return (None,) * len(seen.score)
    paid = list(claimed)
    ordago = any(isinstance(event, OrdagoWon) for event in seen.history)
    # After an órdago the losers may have fallen back to where they were (RULES D-1).
    if not (ordago and seen.rules.ordago_loser_score == "hand_start"):
        paid += [(event.side, event.points) for event in seen.history if isinstance(event, Paid)]
    start = [n - sum(points for to, points in paid if to == side) for side, n in enumerate(seen.score)]
    return tuple(None if ordago and side == seen.winner else n for side, n in enumerate(start))


def _known_hands(seen: SeatView) -> tuple[str, ...]:
    shown = next((event.hands for event in seen.history if isinstance(event, Shown)), None)
    if shown is not None:
        return tuple("".join(map(str, hand)) for hand in shown)
    return tuple(
        "".join(map(str, seen.cards)) if seat == seen.viewer else UNKNOWN * count
        for seat, count in enumerate(seen.card_counts)
    )


def _words(history: Sequence[Event]) -> tuple[str, ...]:
    """The tokens of what took a turn; hidden cards as ``??`` in a deal, as a number in an exchange."""
    words = []
    for place, event in enumerate(history):
        if isinstance(event, Dealt):
            words.append(_deal_word(event, history[place + 1 :]))
        elif isinstance(event, Discarded | Served) and isinstance(event.cards, HiddenCards):
            mark = f"!{event.exposed}" if isinstance(event, Served) and event.exposed is not None else ""
            words.append(f"{'d' if isinstance(event, Discarded) else '+'}:{len(event.cards) or ''}{mark}")
        elif (told := action_of(event)) is not None:
            words.append(text(told[1]))
    return tuple(words)


def _deal_word(event: Dealt, following: Sequence[Event]) -> str:
    hands = [[UNKNOWN if card is None else str(card) for card in hand] for hand in event.hands]
    mark = ""
    if event.exposed is not None:
        mark = f"!{event.exposed}"
        # Who holds it is said by the event after the deal.
        exposed = following[0]
        assert isinstance(exposed, Exposed)
        if str(exposed.card) not in hands[exposed.seat]:
            hands[exposed.seat][0] = str(exposed.card)
    order = [(event.mano + step) % len(hands) for step in range(len(hands))]
    rounds = zip(*(hands[seat] for seat in order), strict=True)
    return f"deal:{''.join(name for each in rounds for name in each)}{mark}"
