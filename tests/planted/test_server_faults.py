"""Planted faults of R3, R9, R11, R12: a server that tells too early or too much must be caught."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest

from hordago import wire as w
from hordago.game import Match
from hordago.rules import Rules
from hordago.server import room
from hordago.server.socket import Socket
from hordago.service import evolve, publish
from hordago.service.commands import Gone
from hordago.service.draft import Draft
from hordago.service.state import TableState
from hordago.service.table import Effects, handle
from hordago.views import SPECTATOR, SeatView, view
from tests.server import test_room, test_tables, test_thieves
from tests.service import test_entropy, test_lives, test_worlds
from tests.service.test_commands import begun, until_turn
from tests.service.world import World

Patch = Callable[[pytest.MonkeyPatch], None]


def neighbours_view(patch: pytest.MonkeyPatch) -> None:
    """A seat gets the view of the next one."""
    patch.setattr(publish, "view", lambda match, seat: view(match, (seat + 1) % match.rules.seats))


def watchers_see_a_hand(patch: pytest.MonkeyPatch) -> None:
    """Who watches sees the cards of seat 0."""
    patch.setattr(publish, "view", lambda match, seat: view(match, 0 if seat == SPECTATOR else seat))


def all_cards_in_events(patch: pytest.MonkeyPatch) -> None:
    """Events are sent as they are in the log."""
    patch.setattr(evolve, "visible", lambda event, _: event)


def signs_for_all(patch: pytest.MonkeyPatch) -> None:
    """Every view tells every sign that somebody perceived."""

    def leaky(match: Match, seat: int) -> SeatView:
        seen = tuple(sign for each in match.eyes.seen for sign in each)
        return view(match, seat)._replace(perceived=seen)

    patch.setattr(publish, "view", leaky)


def seed_for_commitment(patch: pytest.MonkeyPatch) -> None:
    """The next seed itself is published."""
    patch.setattr(publish, "commit_of", bytes.hex)


LEAKS: tuple[Patch, ...] = (
    neighbours_view,
    watchers_see_a_hand,
    all_cards_in_events,
    signs_for_all,
    seed_for_commitment,
)


@pytest.mark.parametrize("fault", LEAKS, ids=lambda fault: fault.__name__)
def test_a_leak_is_caught(fault: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError, match=r"card|sign|secret|event"):
        play_some()


def play_some() -> None:
    """Parts of five matches in which everybody asks for cards, passes and signs."""
    for _ in range(5):
        world = begun()
        for _ in range(20):
            until_turn(world, "host")
            client = world.clients["host"]
            assert client.view is not None
            signs = [each for each in client.view["free"] if each.startswith("s:")]
            if signs:
                world.say("host", w.Free, hand=client.view["hand"], do=signs[0])
            kinds = {choice["kind"] for choice in client.view["legal"]}
            do = next(
                word
                for kind, word in {"mus": "mus", "paso": "x", "no_quiero": "n", "discard": ""}.items()
                if kind in kinds
            )
            world.say("host", w.Act, turn=client.view["turn"], do=do or "d:" + client.view["cards"][0])


def test_telling_before_keeping_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that publishes first and appends afterwards: the test with the full disk must fail."""
    honest = room.Room._decide

    async def hasty(self: room.Room, command: Any) -> Effects:
        effects = handle(self.state, command, self._hub.clock(), self._hub.entropy)
        self._publish(effects)
        if effects.entry is not None:
            await self._hub.store.append(self.state.id, effects.entry, None)
        return effects

    monkeypatch.setattr(room.Room, "_decide", hasty)
    with pytest.raises(AssertionError):
        test_tables.test_a_store_that_fails_shows_nothing_and_costs_nothing()
    monkeypatch.setattr(room.Room, "_decide", honest)
    test_tables.test_a_store_that_fails_shows_nothing_and_costs_nothing()


def test_a_repeat_that_is_done_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that forgets its answers: R11's tests must fail."""
    monkeypatch.setattr(TableState, "remember", lambda self, command, answer: None)
    from tests.service import test_commands

    with pytest.raises(AssertionError):
        test_commands.test_a_repeat_gets_the_same_bytes_and_does_nothing_also_after_a_restart()


def test_a_guest_who_is_there_and_counts_as_gone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that asks who is there before it is its turn: a new line may come first (R14)."""

    async def hasty(self: room.Room, socket: Socket) -> None:
        self.sockets.discard(socket)
        if not self._here(socket.guest):
            await self.do(Gone(socket.guest))

    honest = test_room.test_who_comes_back_before_the_old_line_is_given_up_is_there
    monkeypatch.setattr(room.Room, "leave", hasty)
    with pytest.raises(AssertionError):
        honest()


def test_an_old_answer_that_is_not_looked_up_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What memory has lost is decided anew (R11)."""
    monkeypatch.setattr(Effects, "doubtful", False)
    with monkeypatch.context() as patch, pytest.raises(AssertionError):
        test_room.test_a_repeat_gets_its_answer_from_the_log_too(patch)


def test_a_view_that_depends_on_hidden_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card is told, only a number that follows from one: the pairs of R9 (b) must differ."""

    def leaky(match: Match, seat: int) -> SeatView:
        honest = view(match, seat)
        hidden = (
            sum(map(int, match.hand.cards[(seat + 1) % len(match.hand.cards)])) if match.hand.cards else 0
        )
        return honest._replace(stock_size=hidden % 2)

    monkeypatch.setattr(publish, "view", leaky)
    with pytest.raises(AssertionError):
        test_lives.test_hidden_cards_change_no_byte_of_what_a_seat_gets()


@pytest.mark.parametrize("fault", LEAKS[:4], ids=lambda fault: fault.__name__)
def test_a_leak_shows_in_two_worlds(fault: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are one to a seat, but for what it may not know: their frames must differ now."""
    fault(monkeypatch)
    with pytest.raises(AssertionError, match="viewer"):
        test_worlds.hunt(60, fault.__name__)


def test_a_lost_event_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ring that lies about one event: the twin of R12 must notice, or the frames at the table must."""
    honest = publish._update

    def forgetful(state: TableState, viewer: int, since: int, now: float) -> w.UpdateFrame:
        frame = honest(state, viewer, since, now)
        return msgspec.structs.replace(frame, events=frame.events[1:])

    monkeypatch.setattr(publish, "_update", forgetful)
    with pytest.raises(AssertionError, match="each missed event once"):
        many_lives()


def many_lives() -> None:
    for number in range(50):
        test_lives.test_a_life(number)


def test_the_honest_table_passes() -> None:
    """What the faults above are measured against."""
    world = World(Rules.preset("basque"), seed=1)
    world.fill()
    world.say("host", w.Start)
    world.wait(60)
    assert world.state.match is not None


def guests_in_the_table(patch: pytest.MonkeyPatch) -> None:
    """Chairs tell by what their people are known to the server."""
    honest = publish.table_info

    def telling(state: TableState) -> w.TableInfo:
        info = honest(state)
        first = msgspec.structs.replace(info.chairs[0], name=str(state.chairs[0].guest))
        return msgspec.structs.replace(info, chairs=[first, *info.chairs[1:]])

    patch.setattr(publish, "table_info", telling)


def a_log_of_who_comes(patch: pytest.MonkeyPatch) -> None:
    """A line in the log for everybody who comes."""
    honest = room.Room.join

    async def noted(self: room.Room, socket: Socket, resume: int | None) -> None:
        logging.getLogger("hordago").info("%s comes", socket.guest)
        await honest(self, socket, resume)

    patch.setattr(room.Room, "join", noted)


@pytest.mark.parametrize("fault", [guests_in_the_table, a_log_of_who_comes], ids=lambda fault: fault.__name__)
def test_who_tells_a_key_is_caught(
    fault: Patch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Where a person is known by the hash of a token, that hash is nobody else's business (R13)."""
    fault(monkeypatch)
    assert test_thieves.watched(caplog)


def a_seed_of_sixty_four_bits(patch: pytest.MonkeyPatch) -> None:
    """Eight bytes, four times over."""
    honest = Draft.__init__

    def short(self: Draft, before: Any, now: float, entropy: Callable[[int], bytes]) -> None:
        honest(self, before, now, lambda n: (entropy(8) * 4)[:n])

    patch.setattr(Draft, "__init__", short)


def a_seed_of_the_clock(patch: pytest.MonkeyPatch) -> None:
    """Who knows when a match began knows its cards."""
    honest, times = Draft.__init__, count()

    def timed(self: Draft, before: Any, now: float, entropy: Callable[[int], bytes]) -> None:
        honest(self, before, now, lambda n: random.Random(f"{now}/{next(times)}").randbytes(n))

    patch.setattr(Draft, "__init__", timed)


@pytest.mark.parametrize(
    "fault", [a_seed_of_sixty_four_bits, a_seed_of_the_clock], ids=lambda each: each.__name__
)
def test_a_seed_that_can_be_guessed_is_caught(fault: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError, match="seed"):
        test_entropy.check()
