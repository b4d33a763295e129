"""A record made from the events of the engine, as they come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from hordago.game.errors import Malformed
from hordago.game.events import (
    Called,
    Claimed,
    Dealt,
    DeckCut,
    Discarded,
    Event,
    GameEnded,
    HandEnded,
    LanceClosed,
    Looked,
    MatchEnded,
    MatchStarted,
    Paid,
    Redealt,
    Reshuffled,
    Served,
    Signed,
    Spoke,
)
from hordago.game.transition import action_of
from hordago.record.model import DealRecord, HandRecord, HandResult, Player, Record
from hordago.record.tokens import text

_OF_THE_HAND = frozenset({Called, Dealt, LanceClosed, Paid, Served, Discarded})
"""The commonest events: none of them begins or ends anything."""


class Recorder:
    """Feed it every event of a match, :class:`MatchStarted` first, and ask for the record at any time.

    While the match runs the record holds finished hands only and no seed, whatever it was told.
    """

    def __init__(self, players: Iterable[Player] = (), extra: Mapping[str, Any] | None = None) -> None:
        self._players = tuple(players)
        self._extra = dict(extra or {})
        self._start: MatchStarted | None = None
        self._status = "running"
        self._winner: int | None = None
        self._conceded_by: int | None = None
        self._hands: list[HandRecord] = []
        self._hand = _OpenHand(0, ())
        self._fair: dict[int, dict[str, Any]] = {}

    def feed(self, event: Event) -> None:
        """Take note of an event. Raises :class:`Malformed` if the first one does not start a match."""
        if type(event) in _OF_THE_HAND and self._start is not None:
            self._hand.feed(event)
        elif isinstance(event, MatchStarted):
            self._start = event
            self._hand = _OpenHand(event.mano, event.score)
        elif self._start is None:
            raise Malformed("malformed", f"the first event must be MatchStarted, not {type(event).__name__}")
        elif isinstance(event, HandEnded):
            self._hands.append(self._hand.ended(event.score))
            self._hand = _OpenHand(0, event.score)
        elif isinstance(event, GameEnded):
            self._hands[-1] = _won(self._hands[-1], event)
            self._hand = _OpenHand(0, (0,) * len(event.games))
        elif isinstance(event, MatchEnded):
            self._status, self._winner = "finished", event.winner
        else:
            self._hand.feed(event)

    def fair(
        self,
        deal: int,
        *,
        commitment: bytes | None = None,
        nonces: Iterable[bytes] | None = None,
        seed: bytes | None = None,
    ) -> None:
        """What proves a deal, as it becomes known: 32 bytes each, ``nonces`` one a seat.

        Deals count from 1 in the match; a new deal of the same hand is one more.
        """
        known = self._fair.setdefault(deal, {})
        told = {"commitment": commitment, "nonces": None if nonces is None else tuple(nonces), "seed": seed}
        known.update({name: value for name, value in told.items() if value is not None})

    def concede(self, side: int, winner: int | None = None) -> None:
        """A side gave up; ``winner`` is the side that wins by it, if one does."""
        self._status, self._conceded_by, self._winner = "conceded", side, winner

    def close(self) -> None:
        """The table was closed before the match was decided."""
        self._status = "closed"

    def record(self) -> Record:
        """The record so far; after the end or a close with the hand that was cut off, and the seeds."""
        if self._start is None:
            raise Malformed("malformed", "no match has started")
        hands = list(self._hands)
        if self._status in ("conceded", "closed") and self._hand.deals:
            hands.append(self._hand.cut_off())
        first = self._start
        return Record(
            rules=first.rules,
            table=first.table,
            players=self._players,
            mano=first.mano,
            score=first.score,
            games=first.games,
            sets=first.sets,
            hands=tuple(self._proven(hands)),
            status=self._status,
            winner=self._winner,
            conceded_by=self._conceded_by,
            extra=self._extra,
        )

    def _proven(self, hands: list[HandRecord]) -> Iterable[HandRecord]:
        """The hands with what is public of the fair deal."""
        number = 0
        for hand in hands:
            deals = []
            for deal in hand.deals:
                number += 1
                known = self._fair.get(number, {})
                if self._status == "running":
                    known = {**known, "seed": None}
                following = self._fair.get(number + 1, {}).get("commitment")
                deals.append(replace(deal, **known, next_commitment=following))
            yield replace(hand, deals=tuple(deals))


class _OpenHand:
    """The hand that is being played."""

    def __init__(self, mano: int, score: tuple[int, ...]) -> None:
        self.mano = mano
        self.score = score
        self.cut: int | None = None
        self.dealing = True
        self.deals: list[DealRecord] = []
        self.actions: list[str] = []
        self.paid: list[Paid] = []

    def feed(self, event: Event) -> None:
        if type(event) is Called:
            self.actions.append(text(event.action))
        elif isinstance(event, DeckCut) and self.dealing:
            self.cut = event.n
        elif isinstance(event, Dealt):
            self.mano, self.dealing = event.mano, False
            self.deals.append(DealRecord(event.hands, self.cut, event.exposed))
            self.cut = None
        elif isinstance(event, Redealt):
            self.dealing = True
        elif isinstance(event, Reshuffled):
            self.deals[-1] = replace(self.deals[-1], reshuffles=self.deals[-1].reshuffles + 1)
        elif isinstance(event, Paid):
            self.paid.append(event)
        elif (told := action_of(event)) is not None:
            self.actions.append(_token(event, *told))

    def ended(self, score: tuple[int, ...]) -> HandRecord:
        immediate = tuple((each.lance, each.side, each.points) for each in self.paid if each.at_once)
        count = tuple(
            (each.lance, each.side, each.points, each.reason) for each in self.paid if not each.at_once
        )
        return replace(self.cut_off(), result=HandResult(immediate, count, score))

    def cut_off(self) -> HandRecord:
        return HandRecord(self.mano, self.score, tuple(self.deals), tuple(self.actions))


def _token(event: Event, seat: int, action: Any) -> str:
    free = isinstance(event, Looked | Signed | Spoke | Claimed)
    return f"{text(action)}@{seat}" if free else text(action)


def _won(hand: HandRecord, event: GameEnded) -> HandRecord:
    assert hand.result is not None
    return replace(hand, result=replace(hand.result, winner=event.winner, by=event.by))
