"""Looks, señas and phrases: what a seat does without taking a turn."""

from __future__ import annotations

from hordago.game.actions import Look, Say, Sena
from hordago.game.errors import IllegalAction
from hordago.game.events import Event, Looked, Perceived, Signed, Spoke
from hordago.game.legal import allowed_phrases, look_targets, true_signs
from hordago.game.state import Eyes, Match

Step = tuple[Match, list[Event]]


def look(match: Match, seat: int, action: Look) -> Step:
    """Turn the eyes; a sign made since the last turn action by the one looked at is still seen."""
    if action.n not in look_targets(match, seat):
        code = "already-looked" if seat in match.eyes.moved else "not-legal-now"
        raise IllegalAction(
            code, f"seat {seat} cannot turn its eyes to seat {action.n} now", f"turn {match.turn}"
        )
    eyes = match.eyes
    looks = (*eyes.looks[:seat], action.n, *eyes.looks[seat + 1 :])
    eyes = eyes._replace(looks=looks, moved=eyes.moved | {seat})
    events: list[Event] = [Looked(seat, action.n)]
    if match.table.sena_mode == "eyes":
        for signer, meaning in eyes.live:
            if signer == action.n:
                eyes = _perceive(eyes, seat, signer, meaning, events)
    return match._replace(eyes=eyes), events


def sena(match: Match, seat: int, action: Sena) -> Step:
    """Make a true sign; who looks at the signer (or, in ``partner`` mode, its partners) perceives it."""
    if action.meaning not in true_signs(match, seat):
        raise _refusal(match, seat, action.meaning)
    eyes = match.eyes._replace(live=(*match.eyes.live, (seat, action.meaning)))
    events: list[Event] = [Signed(seat, action.meaning)]
    if match.table.sena_mode == "partner":
        seers = list(match.plan.partners[seat])
    else:
        seers = [other for other in range(match.plan.seats) if other != seat and eyes.looks[other] == seat]
    for seer in seers:
        eyes = _perceive(eyes, seer, seat, action.meaning, events)
    return match._replace(eyes=eyes), events


def say(match: Match, seat: int, action: Say) -> Step:
    """Say a phrase; nothing changes."""
    if action.phrase not in allowed_phrases(match, seat):
        raise IllegalAction(
            "not-legal-now", f"seat {seat} may not say {action.phrase!r} now", f"turn {match.turn}"
        )
    return match, [Spoke(seat, action.phrase)]


def _perceive(eyes: Eyes, seer: int, signer: int, meaning: str, events: list[Event]) -> Eyes:
    events.append(Perceived(seer, signer, meaning))
    seen = (*eyes.seen[seer], (signer, meaning))
    return eyes._replace(seen=(*eyes.seen[:seer], seen, *eyes.seen[seer + 1 :]))


def _refusal(match: Match, seat: int, meaning: str) -> IllegalAction:
    place = f"turn {match.turn}"
    if any(seat == signer for signer, _ in match.eyes.live):
        return IllegalAction("already-signed", f"seat {seat} has made a sign since the last turn", place)
    sign = match.plan.signals.get(meaning)
    stage = match.stage
    if sign is None or match.hand.corrido or stage is None or stage not in sign.phases:
        return IllegalAction("not-legal-now", f"the sign {meaning!r} cannot be made now at this table", place)
    return IllegalAction("untrue-sign", f"the sign {meaning!r} is not true of the hand of seat {seat}", place)
