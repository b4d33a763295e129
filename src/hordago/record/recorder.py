"""A record made from the events of the engine, as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

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


class Recorder:
    """Feed it every event of a match, :class:`MatchStarted` first, and ask for the record at any time.

    While the match runs the record holds finished hands only and no seed, whatever it was told.
    """

    def __init__(
        self,
        players: Iterable[Player] = (),
        extra: Mapping[str, Any] | None = None,
        seating: Iterable[int] | None = None,
    ) -> None:
        """``seating``: where each player stood before the seats were drawn, by seat, if they were."""
        self._players = tuple(players)
        self._seating = None if seating is None else tuple(seating)
        self._extra = dict(extra or {})
        self._start: MatchStarted | None = None
        self._status = "running"
        self._winner: int | None = None
        self._conceded_by: int | None = None
        self._hands: list[_Hand] = []
        self._hand = _Hand(())
        self._fair: dict[int, dict[str, Any]] = {}

    def feed(self, event: Event) -> None:
        """Take note of an event. Raises :class:`Malformed` if the first one does not start a match."""
        if self._start is None and not isinstance(event, MatchStarted):
            raise Malformed("malformed", f"the first event must be MatchStarted, not {type(event).__name__}")
        note = _NOTES.get(type(event))
        if note is not None:
            note(self._hand, event)
        elif isinstance(event, MatchStarted):
            self._start = event
            self._hand = _Hand(event.score)
        elif isinstance(event, HandEnded):
            self._hand.after = event.score
            self._hands.append(self._hand)
            self._hand = _Hand(event.score)
        elif isinstance(event, GameEnded):
            self._hands[-1].won = event
            self._hand = _Hand((0,) * len(event.games))
        elif isinstance(event, MatchEnded):
            self._status, self._winner = "finished", event.winner

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
        if commitment is not None:
            known["commitment"] = commitment
        if nonces is not None:
            known["nonces"] = tuple(nonces)
        if seed is not None:
            known["seed"] = seed

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
            hands.append(self._hand)
        first = self._start
        return Record(
            rules=first.rules,
            table=first.table,
            players=self._players,
            mano=first.mano,
            score=first.score,
            games=first.games,
            sets=first.sets,
            seating=self._seating,
            hands=tuple(self._proven(hands)),
            status=self._status,
            winner=self._winner,
            conceded_by=self._conceded_by,
            extra=self._extra,
        )

    def _proven(self, hands: list[_Hand]) -> Iterator[HandRecord]:
        """The hands with what is public of the fair deal."""
        number = 0
        for hand in hands:
            deals = []
            for deal in hand.deals:
                number += 1
                known = self._fair.get(number, _UNKNOWN)
                deals.append(
                    DealRecord(
                        deal.dealt.hands,
                        deal.cut,
                        deal.dealt.exposed,
                        deal.reshuffles,
                        commitment=known.get("commitment"),
                        next_commitment=self._fair.get(number + 1, _UNKNOWN).get("commitment"),
                        nonces=known.get("nonces"),
                        seed=known.get("seed") if self._status != "running" else None,
                    )
                )
            yield HandRecord(hand.mano, hand.score, tuple(deals), tuple(hand.actions), hand.result)


_UNKNOWN: Final[Mapping[str, Any]] = {}


class _Deal:
    """One deal of a hand."""

    __slots__ = ("cut", "dealt", "reshuffles")

    def __init__(self, dealt: Dealt, cut: int | None) -> None:
        self.dealt = dealt
        self.cut = cut
        self.reshuffles = 0


class _Hand:
    """A hand that is being played, or is over."""

    def __init__(self, score: tuple[int, ...]) -> None:
        self.mano = 0
        self.score = score
        self.deals: list[_Deal] = []
        self.actions: list[str] = []
        self.paid: list[Paid] = []
        self.after: tuple[int, ...] | None = None
        """The score after it, None before its end."""
        self.won: GameEnded | None = None
        """The end of the game, if this hand brought it."""
        self._cut: int | None = None
        self._dealing = True

    @property
    def result(self) -> HandResult | None:
        """What it brought; None before its end."""
        if self.after is None:
            return None
        immediate = [(each.lance, each.side, each.points) for each in self.paid if each.at_once]
        count = [(each.lance, each.side, each.points, each.reason) for each in self.paid if not each.at_once]
        winner, by = (self.won.winner, self.won.by) if self.won else (None, None)
        return HandResult(tuple(immediate), tuple(count), self.after, winner, by)

    def called(self, event: Called) -> None:
        self.actions.append(text(event.action))

    def cut(self, event: DeckCut) -> None:
        """Before a deal the cut is told with it; the one that ends the claims is an action."""
        if self._dealing:
            self._cut = event.n
        else:
            self.acted(event)

    def dealt(self, event: Dealt) -> None:
        self.mano = event.mano
        self.deals.append(_Deal(event, self._cut))
        self._cut, self._dealing = None, False

    def redealt(self, _: Redealt) -> None:
        self._dealing = True

    def reshuffled(self, _: Reshuffled) -> None:
        self.deals[-1].reshuffles += 1

    def was_paid(self, event: Paid) -> None:
        self.paid.append(event)

    def acted(self, event: Event) -> None:
        told = action_of(event)
        assert told is not None
        self.actions.append(text(told[1]))

    def acted_freely(self, event: Event) -> None:
        told = action_of(event)
        assert told is not None
        self.actions.append(f"{text(told[1])}@{told[0]}")


_NOTES: Final[Mapping[type, Callable[[_Hand, Any], None]]] = {
    Called: _Hand.called,
    DeckCut: _Hand.cut,
    Dealt: _Hand.dealt,
    Redealt: _Hand.redealt,
    Reshuffled: _Hand.reshuffled,
    Paid: _Hand.was_paid,
    **dict.fromkeys((Discarded, Served), _Hand.acted),
    **dict.fromkeys((Looked, Signed, Spoke, Claimed), _Hand.acted_freely),
}
"""What a hand notes of an event; all others follow from these."""
