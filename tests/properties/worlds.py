"""Two worlds that differ only in what one viewer may not know (RELIABILITY R9, non-interference).

A hand is played at random. Then the cards are renamed by a permutation that leaves alone all the viewer has
seen, the señas it did not perceive are left out, changed or new ones put in, and the same hand is played
again. What the viewer is told must be the same, byte for byte. Who perceives a sign is worked out here from
the looks alone, so that an engine that shows it to others is caught.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from hordago.cards import CARDS, Card
from hordago.game import (
    Action,
    Deal,
    Discard,
    Draw,
    Event,
    IllegalAction,
    Look,
    Match,
    Sena,
    Table,
    apply,
    free_actions,
)
from hordago.game.events import Declared, Exposed, HandEnded, MatchStarted, Shown
from hordago.rules import Rules
from hordago.views import SPECTATOR, SeatView, view, visible
from hordago.wire.events import event_to_wire
from hordago.wire.view import view_to_wire
from tests.properties.play import Step, play, random_match, random_table

TRIES: Final = 40


class Window(NamedTuple):
    """The door through which a viewer sees; the planted faults have another one."""

    view: Callable[[Match, int], SeatView] = view
    visible: Callable[[Event, int], Event | None] = visible


OPEN: Final = Window()


class Leak(AssertionError):
    """A viewer can tell two worlds apart that should be one to it."""


class Hand(NamedTuple):
    """A hand as it was played, from before its deal; ``steps`` end where the hand did."""

    match: Match
    steps: list[Step]


def play_hand(rng: random.Random, rules: Rules, table: Table | None = None) -> Hand:
    """The first or second hand of a match, with many looks and signs."""
    chosen = random_table(rng) if table is None else table
    match = random_match(rng, rules, chosen)
    number = rng.choice((0, 0, 0, 1))
    steps: list[Step] = []
    for step in play(match, rng, free=0.55, expose=0.3, calm=0.9):
        if step.before.tally.hand < number:
            match = step.match
            continue
        steps.append(step)
        if any(isinstance(event, HandEnded) for event in step.events) or step.match.over:
            break
    if not steps:  # the match was over before its second hand
        return play_hand(rng, rules, table)
    return Hand(match, steps)


def before_showing(steps: list[Step]) -> list[Step]:
    """The steps up to the one that lays all hands on the table."""
    for place, step in enumerate(steps):
        if any(isinstance(event, Shown) for event in step.events):
            return steps[:place]
    return steps


# ── what the viewer knows ────────────────────────────────────────────────────────────────────────────


def seen_cards(steps: list[Step], viewer: int) -> set[Card]:
    """All cards the viewer has seen: its own, those turned up, and those shown at the end."""
    seen: set[Card] = set()
    for step in steps:
        if viewer >= 0 and step.match.hand.cards:
            seen.update(step.match.hand.cards[viewer])
        action = step.action
        if isinstance(action, Deal) and viewer >= 0:  # a deal that was taken back was seen, too
            place = (viewer - step.before.mano) % step.before.plan.seats
            seen.update(action.cards[place :: step.before.plan.seats])
        for event in step.events:
            if isinstance(event, Exposed):
                seen.add(event.card)
            if isinstance(event, Shown):
                seen.update(card for hand in event.hands for card in hand)
    return seen


def intervals(steps: list[Step]) -> list[int]:
    """For each step the number of turn actions before it: signs live until the next turn action."""
    numbers, turn = [], 0
    for step in steps:
        numbers.append(turn)
        turn += not step.action.free
    return numbers


class Gaze(NamedTuple):
    """Where the viewer looks while a sign made at some step lives."""

    steps: list[Step]
    turns: list[int]
    viewer: int

    def meets(self, place: int, signer: int) -> bool:
        """Whether the viewer perceives a sign that ``signer`` makes just before step ``place`` is over."""
        match = self.steps[place].before
        if self.viewer < 0 or signer == self.viewer:
            return False
        if match.table.sena_mode == "partner":
            return signer in match.plan.partners[self.viewer]
        if match.eyes.looks and match.eyes.looks[self.viewer] == signer:
            return True
        later = range(place, len(self.steps))
        return any(
            self.turns[each] == self.turns[place]
            and self.steps[each].seat == self.viewer
            and self.steps[each].action == Look(signer)
            for each in later
        )


# ── the other world ──────────────────────────────────────────────────────────────────────────────────


def renaming(rng: random.Random, hand: Hand, steps: list[Step], viewer: int, mild: bool) -> dict[Card, Card]:
    """A permutation of the cards that the viewer has not seen; ``mild``: only among equal ranks."""
    counting, seen = hand.match.plan.evaluator, seen_cards(steps, viewer)
    groups: dict[str, list[Card]] = {}
    for card in CARDS:
        if card not in seen:
            groups.setdefault(counting.played_rank(card) if mild else "", []).append(card)
    names = {card: card for card in seen}
    for group in groups.values():
        names.update(zip(group, rng.sample(group, len(group)), strict=True))
    return names


def renamed(action: Action, names: dict[Card, Card]) -> Action:
    """The same action with other cards."""
    if isinstance(action, Discard):
        return Discard([names[card] for card in action.cards])
    if isinstance(action, Deal | Draw):
        exposed = None if action.exposed is None else names[action.exposed]
        return type(action)([names[card] for card in action.cards], exposed)
    return action


def declares_alike(hand: Hand, steps: list[Step], names: dict[Card, Card]) -> bool:
    """Whether the renamed hands declare what was declared."""
    told = [event for step in steps for event in step.events if isinstance(event, Declared)]
    cards = steps[-1].match.hand.cards
    if not told or not cards:
        return True
    counting = hand.match.plan.evaluator
    found = [counting.evaluate([names[card] for card in each]) for each in cards]
    return all(
        set(event.holders)
        == {s for s, each in enumerate(found) if (each.pares if event.lance == "pares" else each.juego)}
        for event in told
    )


class Told(NamedTuple):
    """What the viewer learns from one step, and the state after it."""

    match: Match
    events: tuple[Event, ...]


def other_world(
    rng: random.Random, hand: Hand, steps: list[Step], gaze: Gaze, names: dict[Card, Card]
) -> list[list[Told]]:
    """For each step what happens in the renamed world; raises IllegalAction if it cannot be so."""
    match, told = hand.match, list[list[Told]]()
    for place, step in enumerate(steps):
        here: list[Told] = []
        unseen = (
            isinstance(step.action, Sena) and step.seat != gaze.viewer and not gaze.meets(place, step.seat)
        )
        if not step.action.free or unseen:
            seats = [step.seat] if unseen else range(match.plan.seats)
            for seat in seats:
                if seat != gaze.viewer and not gaze.meets(place, seat) and rng.random() < 0.5:
                    match = _sign(rng, match, seat, here)
        if not unseen:
            match, events = apply(match, step.seat, renamed(step.action, names))
            here.append(Told(match, events))
        told.append(here)
    return told


def _sign(rng: random.Random, match: Match, seat: int, here: list[Told]) -> Match:
    signs = [action for action in free_actions(match, seat) if isinstance(action, Sena)]
    if not signs:
        return match
    match, events = apply(match, seat, rng.choice(signs))
    here.append(Told(match, events))
    return match


# ── the comparison ───────────────────────────────────────────────────────────────────────────────────


def picture(window: Window, match: Match, viewer: int) -> tuple[SeatView, bytes]:
    """The viewer's view and its bytes on the wire."""
    seen = window.view(match, viewer)
    return seen, msgspec.json.encode(view_to_wire(seen))


def news(window: Window, told: list[Told], viewer: int) -> tuple[list[Event], bytes]:
    """What the viewer is told of some steps, and its bytes on the wire."""
    events: list[Event] = [
        seen
        for each in told
        for event in each.events
        if (seen := window.visible(event, viewer)) is not None and not isinstance(seen, MatchStarted)
    ]
    return events, msgspec.json.encode([event_to_wire(event) for event in events])


def compare(
    rng: random.Random,
    hand: Hand,
    viewer: int,
    *,
    shown: bool,
    window: Window = OPEN,
    often: float = 0.3,
) -> bool:
    """Build another world for the viewer and compare; False if none was found. Raises :class:`Leak`."""
    steps = hand.steps if shown else before_showing(hand.steps)
    if not steps:
        return False
    gaze = Gaze(steps, intervals(steps), viewer)
    other = _some_other_world(rng, hand, steps, gaze)
    if other is None:
        return False
    match_a, match_b = hand.match, hand.match
    for place, (step, here) in enumerate(zip(steps, other, strict=True)):
        unseen = isinstance(step.action, Sena) and step.seat != viewer and not gaze.meets(place, step.seat)
        first = [Told(step.match, step.events)]
        match_a, match_b = step.match, here[-1].match if here else match_b
        told_a, told_b = news(window, first, viewer), news(window, here, viewer)
        if told_a != told_b or (unseen and told_a[0]):
            raise Leak(f"viewer {viewer}, {step.action}: {told_a[0]} and {told_b[0]}")
        if place == len(steps) - 1 or rng.random() < often:
            _same_picture(window, match_a, match_b, viewer)
    _same_refusals(rng, match_a, match_b, viewer)
    return True


def _some_other_world(
    rng: random.Random, hand: Hand, steps: list[Step], gaze: Gaze
) -> list[list[Told]] | None:
    for attempt in range(TRIES):
        names = renaming(rng, hand, steps, gaze.viewer, mild=attempt > TRIES // 2)
        if not declares_alike(hand, steps, names):
            continue
        try:
            return other_world(rng, hand, steps, gaze, names)
        except IllegalAction as refusal:
            if refusal.code != "untrue-sign":  # a sign the viewer saw must be true in the other world, too
                raise Leak(f"what was done in one world is refused in the other: {refusal}") from refusal
    return None


def _same_picture(window: Window, first: Match, second: Match, viewer: int) -> None:
    (view_a, bytes_a), (view_b, bytes_b) = picture(window, first, viewer), picture(window, second, viewer)
    if view_a != view_b or bytes_a != bytes_b:
        fields: list[Any] = [
            (name, a, b) for name, a, b in zip(SeatView._fields, view_a, view_b, strict=True) if a != b
        ]
        raise Leak(f"viewer {viewer} sees {fields or (bytes_a, bytes_b)}")


def _same_refusals(rng: random.Random, first: Match, second: Match, viewer: int) -> None:
    """An answer to a wrong action tells nothing, either."""
    if viewer < 0:
        return
    for action in (
        Discard(rng.sample(CARDS, 2)),
        Draw(CARDS[:1]),
        Deal(CARDS[:16]),
        Sena("duples"),
        Look(viewer),
    ):
        if _refusal(first, viewer, action) != _refusal(second, viewer, action):
            raise Leak(f"viewer {viewer}: {action} is answered in two ways")


def _refusal(match: Match, viewer: int, action: Action) -> str:
    try:
        apply(match, viewer, action)
    except IllegalAction as refusal:
        return f"{refusal.code} {refusal}"
    return ""


def viewers(rng: random.Random, match: Match, number: int) -> list[int]:
    """Some viewers of a match, the spectator now and then."""
    return rng.choices([SPECTATOR, *range(match.plan.seats)], k=number)
