"""A match as readable text: one line for each thing that happens, with the reason of every stone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from hordago.cards import Card
from hordago.game import Action, Cut, Envido, Event, Match
from hordago.game import events as e
from hordago.game.state import Betting
from hordago.rules import OPTIONS, PRESETS, Rules

WORDS = {
    "no_mus": "no mus",
    "visto_yes": "mus visto: yes",
    "visto_no": "mus visto: no",
    "no_quiero": "no quiero",
    "no_queremos": "no queremos",
    "ordago": "órdago",
}
REASONS = {
    "stake": "the bet",
    "deje": "refused",
    "paso": "passed",
    "values": "for the cards",
    "punto": "the point itself",
}


def cards(hand: Iterable[Card]) -> str:
    return " ".join(map(str, hand))


def headline(rules: Rules, mano: int) -> list[str]:
    """What is played: the preset, what differs from it, and who sits where."""
    name = rules.preset_name or min(PRESETS, key=lambda each: len(changes(rules, each)))
    lines = [f"rules   {name}" + "".join(f", {each}" for each in changes(rules, name))]
    sides = " ".join(f"{seat}:{'ABCDEF'[side]}" for seat, side in enumerate(rules.sides))
    return [*lines, f"seats   {sides} (seat:side), mano {mano}, game of {rules.target}"]


def changes(rules: Rules, preset: str) -> list[str]:
    """Options that differ from those of the preset."""
    return [
        f"{name}={getattr(rules, name)}" for name in OPTIONS if getattr(rules, name) != PRESETS[preset][name]
    ]


def stones(score: Iterable[int]) -> str:
    return " ".join(f"{'ABCDEF'[side]} {points}" for side, points in enumerate(score))


def spoken(action: Action) -> str:
    """A word as it is said at the table."""
    if isinstance(action, Envido):
        return f"envido {action.n}"
    if isinstance(action, Cut):
        return f"cuts {action.n}"
    kind = action.kind
    if kind == "mus_visto":
        kind = "visto_yes" if getattr(action, "yes", False) else "visto_no"
    return WORDS.get(kind, kind)


class Writer:
    """Writes events as lines; remembers only which lance it has announced."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.lance = ("", 0)
        self.told: dict[type, Callable[[Any], Iterator[str]]] = {
            e.DeckCut: lambda event: iter([f"  {self.who(event.seat)} cuts at {event.n}"]),
            e.Dealt: self.dealt,
            e.Exposed: lambda event: iter([f"  {event.card} of seat {event.seat} is turned up"]),
            e.Redealt: lambda _: iter(["  dealt again by the same dealer"]),
            e.Called: lambda event: iter([f"    {event.seat} {spoken(event.action)}"]),
            e.ManoMoved: lambda event: iter([f"  mano is now {event.mano}"]),
            e.Discarded: self.discarded,
            e.Reshuffled: lambda event: iter(
                [f"  the stock is used up before seat {event.seat} has all: discards shuffled"]
            ),
            e.Served: lambda event: iter([f"    {event.seat} gets {len(event.cards)}: {cards(event.cards)}"]),
            e.Declared: self.declared,
            e.LanceClosed: self.closed,
            e.Shown: self.shown,
            e.Paid: self.paid,
            e.Offered: lambda _: iter(["  to be claimed"]),
            e.Claimed: lambda event: iter([f"    {event.seat} claims {event.n}"]),
            e.Lapsed: lambda event: iter([f"    {'ABCDEF'[event.side]} has not claimed {event.points}"]),
            e.OrdagoWon: lambda event: iter([f"    {event.lance}: seat {event.seat} has the best hand"]),
            e.Dentro: lambda event: iter([f"  {'ABCDEF'[event.side]} says dentro"]),
            e.HandEnded: lambda event: iter([f"  score {stones(event.score)}", ""]),
            e.GameEnded: self.game_ended,
            e.MatchEnded: lambda event: iter([f"{'ABCDEF'[event.winner]} wins the match", ""]),
            e.Looked: lambda event: iter([f"    ({event.seat} looks at {event.target})"]),
            e.Signed: lambda event: iter([f"    ({event.seat} signs {event.meaning})"]),
            e.Perceived: lambda event: iter([f"    ({event.seat} sees {event.signer}: {event.meaning})"]),
            e.Spoke: lambda event: iter([f"    {event.seat} says “{event.phrase}”"]),
        }

    def write(self, match: Match, events: Iterable[Event]) -> Iterator[str]:
        """Lines for what happened in a step; ``match`` is the state before it."""
        if isinstance(next(iter(events), None), e.Dealt):
            dealer, mano = match.dealer, match.mano
            yield f"hand {match.tally.hand + 1}   dealer {dealer}, mano {mano}, {stones(match.tally.score)}"
        if isinstance(match.phase, Betting) and self.lance != (match.phase.lance, match.tally.hand):
            self.lance = (match.phase.lance, match.tally.hand)
            yield f"  {match.phase.lance}"
        for event in events:
            yield from self.told[type(event)](event)

    def who(self, seat: int) -> str:
        return "chance" if seat < 0 else str(seat)

    def dealt(self, event: e.Dealt) -> Iterator[str]:
        for seat, hand in enumerate(event.hands):
            yield f"    {seat}  {cards(hand)}"

    def discarded(self, event: e.Discarded) -> Iterator[str]:
        given = f"gives up {len(event.cards)}: {cards(event.cards)}" if event.cards else "stays served"
        yield f"    {event.seat} {given}"

    def declared(self, event: e.Declared) -> Iterator[str]:
        yield f"  who has {event.lance}: " + (", ".join(map(str, event.holders)) or "nobody")

    def closed(self, event: e.LanceClosed) -> Iterator[str]:
        side = "" if event.side is None else f" {'ABCDEF'[event.side]}"
        number = f" {event.stones}" if event.stones else ""
        yield f"    {event.lance} is {event.status.lower().replace('_', ' ')}{side}{number}"

    def shown(self, event: e.Shown) -> Iterator[str]:
        yield "  count"
        for seat, hand in enumerate(event.hands):
            yield f"    {seat}  {cards(hand)}"

    def paid(self, event: e.Paid) -> Iterator[str]:
        when = " at once" if event.at_once else ""
        yield f"    {event.lance}: {'ABCDEF'[event.side]} +{event.points}{when} ({REASONS[event.reason]})"

    def game_ended(self, event: e.GameEnded) -> Iterator[str]:
        yield f"{'ABCDEF'[event.winner]} wins the game by {event.by}; games {stones(event.games)}"
        yield ""
