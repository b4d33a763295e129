"""R9: what may a seat know? Decided from the raw events of the hand, never with ``views``.

:func:`leaks` looks at the bytes of a frame: every card in it must be one that its receiver has learned in
this hand, every sign one that it made or saw, and no secret of the server may appear in any form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from hordago.game.events import Dealt, Event, Exposed, HandEnded, Perceived, Served, Shown, Signed
from hordago.service.state import TableState
from hordago.views import SPECTATOR
from hordago.wire.events import event_to_wire

CARD = re.compile(r"(?<![A-Za-z0-9])((?:[1-7SCR][oceb])+)(?![A-Za-z0-9])")
_NO_CARDS = ("rules", "presets", "name", "next", "text", "id", "preset", "nonces", "commit", "next_commit")
"""Fields whose words are no cards, whatever they look like."""


def known_cards(events: Iterable[Event], viewer: int) -> set[str]:
    """The cards that a viewer has learned in a hand."""
    known: set[str] = set()
    for event in events:
        if isinstance(event, Dealt):
            if viewer >= 0:
                known |= set(map(str, event.hands[viewer]))
        elif isinstance(event, Served):
            if event.seat == viewer:
                known |= set(map(str, event.cards))
        elif isinstance(event, Exposed):
            known.add(str(event.card))
        elif isinstance(event, Shown):
            known |= {str(card) for hand in event.hands for card in hand}
    return known


def known_signs(events: Iterable[Event], viewer: int) -> set[tuple[int, str]]:
    """(signer, meaning) that a viewer made or saw in a hand."""
    made = {
        (event.seat, event.meaning) for event in events if isinstance(event, Signed) and event.seat == viewer
    }
    seen = {
        (event.signer, event.meaning)
        for event in events
        if isinstance(event, Perceived) and event.seat == viewer
    }
    return made | seen


def leaks(raw: bytes, state: TableState, viewer: int, secrets: Iterable[bytes]) -> list[str]:
    """What a frame says that its receiver must not know; ``state`` is the table when it was sent."""
    found = [f"secret {secret.hex()}" for secret in secrets if secret.hex().encode() in raw.lower()]
    frame = msgspec.json.decode(raw)
    if frame["t"] == "seating":
        return found
    if frame["t"] == "past":
        return found + _too_early(frame, state, viewer)
    allowed = known_cards(state.hand_events, viewer)
    for place, text in _texts(frame, ""):
        for run in CARD.findall(text):
            found += [
                f"card {run[i : i + 2]} at {place}"
                for i in range(0, len(run), 2)
                if run[i : i + 2] not in allowed
            ]
    signs = known_signs(state.hand_events, viewer)
    view = frame.get("view") or {}
    found += [f"sign {sign}" for sign in map(tuple, view.get("perceived", [])) if sign not in signs]
    for event in [*frame.get("events", []), *frame.get("history", [])]:
        if event["e"] in ("Signed", "Perceived"):
            sign = (event.get("signer", event["seat"]), event["meaning"])
            if event["seat"] != viewer or sign not in signs:
                found.append(f"event {event}")
    return found


def _too_early(frame: dict[str, Any], state: TableState, viewer: int) -> list[str]:
    """A hand that is over may be told whole, to those who watch: not the one being played."""
    ended = any(isinstance(event, HandEnded) for event in state.past)
    told = [event_to_wire(event) for event in state.past]
    match = state.match
    honest = match is not None and frame["hand"] < match.tally.hand and viewer == SPECTATOR and ended
    same = msgspec.json.encode(frame["events"]) == msgspec.json.encode(told)
    return [] if honest and same else [f"hand {frame['hand']} was told too early, or to a player"]


def _texts(value: Any, place: str) -> Iterable[tuple[str, str]]:
    """All strings in a frame that might name cards, and where."""
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, list):
        for n, each in enumerate(value):
            yield from _texts(each, f"{place}[{n}]")
    elif isinstance(value, dict):
        for key, each in value.items():
            if key not in _NO_CARDS:
                yield from _texts(each, f"{place}.{key}")
