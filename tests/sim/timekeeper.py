"""Time is kept: by a watch of its own, from the rows and from who was really there (R14, R15)."""

from __future__ import annotations

from hordago.service import facts as f
from hordago.service.state import TableState
from hordago.service.table import Effects
from tests.sim.loop import Loop

TURNS = {"none": None, "slow": 60.0, "normal": 20.0, "blitz": 8.0}
BANKS = {"none": 0.0, "slow": 120.0, "normal": 60.0, "blitz": 20.0}
BOT_S = 30.0
"""Longer than any bot takes, though it waits 20 s for persons who look at the count."""
SLACK_S = 0.1
"""How late the clock may be."""
LAG_ACTION_S, LAG_DEAL_S, AWAY_S, ABANDONED_S = 0.3, 3.0, 60.0, 600.0
"""The promises, in numbers of its own: those of the code are what is tested."""


class Timekeeper:
    """Checks when things were decided. It knows the limits, not how the service keeps them."""

    def __init__(self, loop: Loop) -> None:
        self.late = self.stood_in = self.credits = self.deserted = 0
        self.slowest = 0.0
        self._loop = loop
        self._up_since = loop.now
        self._moved = loop.now
        """When the match last moved on, with breaks taken out."""
        self._break: float | None = None
        self._resumed = -1e9
        """When the last break ended: who went in it is stood in for at once, but not before."""
        self._held = loop.now
        """When a bot last took a seat."""
        self._lag: dict[int, float] = {}
        self._alone: float | None = None
        """Since when no guest is there."""
        self._gone: dict[str, float] = {}
        self._here: frozenset[str] = frozenset()

    def row(self, effects: Effects) -> None:
        """A row was written."""
        assert effects.entry is not None
        at, before, after = effects.entry.at, effects.before, effects.state
        for fact in effects.entry.facts:
            self._fact(fact, at, before, after)
        turns = before.match and before.match.turn, after.match and after.match.turn
        if turns[0] != turns[1]:
            self._turn_ended(effects, at)
            self._moved = at

    def _turn_ended(self, effects: Effects, at: float) -> None:
        """A person's turn has ended: by itself or by the clock, but not too late."""
        before = effects.before
        seat = before.match.actor if before.match and before.playing else None
        limit = TURNS[before.settings.timer]
        if limit is None or seat is None or seat < 0 or before.played_by(seat) is not None:
            return
        if before.count is not None and not before.count.claims:
            return
        took = at - max(self._moved, self._up_since)
        most = limit + BANKS[before.settings.timer] + LAG_ACTION_S + SLACK_S
        self.slowest = max(self.slowest, took - most)
        assert took <= most, f"a turn of {took:.3f} s where {most:.1f} s is the most"

    def _fact(self, fact: f.Fact, at: float, before: TableState, after: TableState) -> None:
        if isinstance(fact, f.DealBegun):
            self._lag.clear()
            self._moved = at
        elif isinstance(fact, f.BreakBegun):
            self._break = at
        elif isinstance(fact, f.BreakEnded) and self._break is not None:
            self._resumed = at
            lasted = at - self._break
            self._moved += lasted
            self._up_since = self._up_since + lasted if self._up_since <= self._break else at
            self._break = None
        elif isinstance(fact, f.Returned):
            held = before.played_by(fact.seat) is not None
            if held and before.match is not None and before.match.actor == fact.seat:
                self._moved = at  # it is this person's turn from now on
        elif isinstance(fact, f.Overtime):
            self._overtime(fact, before)
        elif isinstance(fact, f.Late):
            self.late += 1
            limit = TURNS[before.settings.timer]
            assert limit is not None
            end = max(self._moved, self._up_since) + limit + before.banks[fact.seat]
            assert end - 0.001 <= at <= end + LAG_ACTION_S + SLACK_S, f"late by {at - end:.3f} s"
        elif isinstance(fact, f.StoodIn | f.BotSat):
            self.stood_in += isinstance(fact, f.StoodIn)
            self._held = at
        elif isinstance(fact, f.Closed) and fact.reason == "abandoned":
            assert not after.here and self._alone is not None
            self.deserted += 1
            waited = at - max(self._alone, self._up_since)
            assert waited <= ABANDONED_S + SLACK_S, f"a table waited {waited:.1f} s for nobody"

    def _overtime(self, fact: f.Overtime, before: TableState) -> None:
        guest = before.chairs[fact.seat].guest
        ping = dict(before.pings).get(guest or "", 0.0)
        self.credits += fact.lag > 0.0
        self._lag[fact.seat] = self._lag.get(fact.seat, 0.0) + fact.lag
        assert 0.0 <= fact.lag <= min(LAG_ACTION_S, ping / 2) + 0.001, (
            f"credit {fact.lag} for a ping of {ping}"
        )
        assert self._lag[fact.seat] <= LAG_DEAL_S + 0.001, f"{self._lag[fact.seat]} s of credit in a deal"
        assert 0.0 <= fact.bank <= before.banks[fact.seat] + 0.001

    def restarted(self, after: TableState) -> None:
        """Time in which there was no server is nobody's."""
        self._up_since = self._loop.now
        self._gone = {}
        self._here = frozenset()
        self._alone = self._loop.now
        self._moved = after.turn_since
        self._break = after.break_since
        self._lag = dict(enumerate(after.lag))

    def presence(self, here: frozenset[str]) -> None:
        """Who is there now."""
        now = self._loop.now
        for guest in self._here - here:
            self._gone[guest] = now
        for guest in here - self._here:
            self._gone.pop(guest, None)
        self._here = here
        if here:
            self._alone = None
        elif self._alone is None:
            self._alone = now

    def look(self, state: TableState) -> None:
        """Called every second while the server is up: nobody waits for who is gone."""
        now = self._loop.now
        if not state.playing or state.break_since is not None:
            return
        for seat in state.people():
            guest = state.chairs[seat].guest or ""
            away = now - max(self._gone.get(guest, now), self._up_since)
            just = now - self._resumed <= SLACK_S
            assert away <= AWAY_S + SLACK_S + 1.0 or just, f"seat {seat} is waited for since {away:.1f} s"
        waited = 0.0 if self._alone is None else now - max(self._alone, self._up_since)
        assert waited <= ABANDONED_S + SLACK_S + 1.0, f"a match that nobody sees for {waited:.1f} s"
        self._turn_goes_on(state, now)

    def _turn_goes_on(self, state: TableState, now: float) -> None:
        """A turn that nobody takes is decided."""
        limit = TURNS[state.settings.timer]
        seat = state.match.actor if state.match else None
        if seat is None or seat < 0 or (state.count is not None and not state.count.claims):
            return
        if state.played_by(seat) is not None:
            took = now - max(self._moved, self._up_since, self._held)
            assert took <= BOT_S, f"a bot's turn is open for {took:.1f} s"
            return
        if limit is None:
            return
        took = now - max(self._moved, self._up_since)
        most = limit + BANKS[state.settings.timer] + LAG_ACTION_S + SLACK_S
        assert took <= most, f"a turn is open for {took:.3f} s where {most:.1f} s is the most"
