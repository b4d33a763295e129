"""Chairs between matches against a naive model: whoever may do what, and what is so afterwards."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from hordago import wire as w
from hordago.rules import Rules
from hordago.service import limits
from hordago.service.state import TableState
from tests.service.test_commands import code
from tests.service.test_lives import OF_THE_PROCESS
from tests.service.world import World
from tests.sizes import size

GUESTS = ("host", "ane", "bittor", "cira", "dani")
SEATS = 4
guests = st.sampled_from(GUESTS)
seats = st.integers(0, SEATS)
"""One too many: there is no chair 4."""


class Chairs(RuleBasedStateMachine):
    """The model: who sits on which chair, a name or ``bot``; the host; who was put out."""

    def __init__(self) -> None:
        super().__init__()
        self.world = World(Rules.preset("basque", seating="agreed"), seed=1)
        for name in GUESTS[1:]:
            self.world.arrive(name)
        self.chairs: list[str | None] = [None] * SEATS
        self.barred: set[str] = set()
        self.here = set(GUESTS)
        self.host = "host"

    def say(self, who: str, kind: type, **values: Any) -> str | None:
        return code(self.world.say(who, kind, **values))

    def refused(self, who: str, seat: int, *, host: bool) -> str | None:
        """Why this is refused whatever the chairs are."""
        if host and who != self.host:
            return "unauthorized"
        return "bad-value" if seat >= SEATS else None

    @rule(who=guests, seat=seats)
    def sit(self, who: str, seat: int) -> None:
        expected = self.refused(who, seat, host=False)
        if expected is None and who in self.barred:
            expected = "unauthorized"
        if expected is None and self.chairs[seat] not in (None, "bot", who):
            expected = "seat-taken"
        assert self.say(who, w.Sit, seat=seat, name=who) == expected
        if expected is None:
            self.chairs = [None if held == who else held for held in self.chairs]
            self.chairs[seat] = who

    @rule(who=guests)
    def stand(self, who: str) -> None:
        seated = who in self.chairs
        assert self.say(who, w.Stand) == (None if seated else "not-seated")
        self.chairs = [None if held == who else held for held in self.chairs]

    @rule(who=guests, seat=seats, bot=st.sampled_from(("simple", None, "nobody")))
    def invite(self, who: str, seat: int, bot: str | None) -> None:
        expected = self.refused(who, seat, host=True)
        if expected is None and self.chairs[seat] not in (None, "bot"):
            expected = "seat-taken"
        if expected is None and bot == "nobody":
            expected = "bad-value"
        assert self.say(who, w.Invite, seat=seat, bot=bot) == expected
        if expected is None:
            self.chairs[seat] = "bot" if bot else None

    @rule(who=guests)
    def fill(self, who: str) -> None:
        allowed = who == self.host
        assert self.say(who, w.Fill, bot="random") == (None if allowed else "unauthorized")
        if allowed:
            self.chairs = [held or "bot" for held in self.chairs]

    @rule(who=guests, seat=seats, out=st.booleans())
    def send_away(self, who: str, seat: int, out: bool) -> None:
        expected = self.refused(who, seat, host=True)
        held = None if expected else self.chairs[seat]
        if expected is None and held in (None, "bot"):
            expected = "bad-value"
        if expected is None and out and held == who:
            expected = "not-legal-now"
        assert self.say(who, w.Bar if out else w.Unseat, seat=seat) == expected
        if expected is None:
            assert held is not None
            self.chairs[seat] = None
            self.barred |= {held} if out else set()

    @rule(who=guests, seat=seats, other=seats)
    def swap(self, who: str, seat: int, other: int) -> None:
        expected = self.refused(who, seat, host=True) or self.refused(who, other, host=True)
        assert self.say(who, w.Swap, seat=seat, other=other) == expected
        if expected is None:
            self.chairs[seat], self.chairs[other] = self.chairs[other], self.chairs[seat]

    @rule(who=guests)
    def come_or_go(self, who: str) -> None:
        if who in self.here:
            self.world.leave(who)
            self.here.discard(who)
        else:
            self.world.arrive(who)
            self.here.add(who)

    @precondition(lambda self: self.host not in self.here)
    @rule()
    def wait_for_the_host(self) -> None:
        """After a minute the first person on a chair who is there is the host."""
        self.world.wait(limits.DISCONNECTED_S + 1.0)
        self.host = next((held for held in self.chairs if held in self.here), self.host)

    @rule()
    def restart(self) -> None:
        before = self.world.state
        self.world.restart()
        for name in TableState.__slots__:
            if name not in OF_THE_PROCESS:
                assert getattr(self.world.state, name) == getattr(before, name), name
        for who in self.here:
            self.world.arrive(who)

    @invariant()
    def chairs_are_as_they_should_be(self) -> None:
        state = self.world.state
        found = [None if chair.kind == "empty" else chair.name for chair in state.chairs]
        people = [name if name in GUESTS else name and "bot" for name in found]
        assert people == self.chairs and state.host == self.host * 8
        guests_seated = [chair.guest for chair in state.chairs if chair.guest]
        assert len(set(guests_seated)) == len(guests_seated), "nobody has two chairs"
        for who in self.here:
            client = self.world.clients[who]
            assert client.seat == state.seat_of(client.guest)
            assert [chair["kind"] for chair in client.table["chairs"]] == [c.kind for c in state.chairs]


TestChairs = Chairs.TestCase
TestChairs.settings = settings(
    max_examples=size(small=15, ci=60, nightly=2_000), stateful_step_count=30, deadline=None
)
