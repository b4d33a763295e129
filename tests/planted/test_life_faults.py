"""Planted faults of R3, R6, R9, R11, R12, R14, R15: a life of a table must notice each of them, and soon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hordago import wire as w
from hordago.game import Match, finish
from hordago.game.events import Paid
from hordago.service import changes, evolve, limits, publish, table, timers
from hordago.service import facts as f
from hordago.service.commands import Command
from hordago.service.facts import Entry
from hordago.service.state import TableState
from hordago.store import frozen
from hordago.views import SeatView, view
from tests.service import test_timers as timed
from tests.sim import disk
from tests.sim.disk import Disk
from tests.sim.life import Life

Patch = pytest.MonkeyPatch
LIVES = 60
"""In so many lives a fault must show; most do in the first few."""


def acknowledged_before_it_is_safe(patch: Patch) -> None:
    """The disk says that a row is safe as soon as it has it (R3)."""
    honest = Disk.append

    def hasty(self: Disk, entry: Entry, then: Callable[[bool], None], after: TableState) -> None:
        known = entry.seq == len(self.rows) + len(self._written) and entry.command not in self._commands
        if known:
            then(True)
            honest(self, entry, lambda _: None, after)
        else:
            honest(self, entry, then, after)

    patch.setattr(Disk, "append", hasty)


def a_repeat_is_another_command(patch: Patch) -> None:
    """Commands are known by when they came, so nothing is ever a repeat (R11)."""
    numbers = iter(range(10**9))
    honest = table.command_name

    def fresh(command: Command) -> str:
        name = honest(command)
        return f"{name}/{next(numbers)}" if name else ""

    patch.setattr(table, "command_name", fresh)


def an_old_answer_is_not_looked_up(patch: Patch) -> None:
    """What is no longer in memory was never done (R11)."""
    patch.setattr(table.Effects, "doubtful", False)


def an_event_is_left_out(patch: Patch) -> None:
    """Who comes back misses the first of many events (R12)."""
    honest = publish._update

    def forgetful(state: TableState, viewer: int, since: int, now: float) -> w.UpdateFrame:
        frame = honest(state, viewer, since, now)
        return msgspec.structs.replace(frame, events=frame.events[1:]) if len(frame.events) > 3 else frame

    patch.setattr(publish, "_update", forgetful)


def a_change_that_nobody_is_told(patch: Patch) -> None:
    """A bot stands in, and the table does not look different (R12)."""
    patch.setattr(publish, "_QUIET", (*publish._QUIET, f.StoodIn))


def a_fact_is_forgotten_in_a_restart(patch: Patch) -> None:
    """Who reads the log does not see that somebody was late (R3)."""
    honest = changes.change

    def forgetful(state: TableState, fact: Any, at: float) -> None:
        if not isinstance(fact, f.Overtime):
            honest(state, fact, at)

    patch.setattr(evolve, "change", forgetful)


def a_snapshot_of_an_earlier_row(patch: Patch) -> None:
    """A table is frozen as it was before the row beside which it lies (R5)."""
    honest = Disk.append
    before: dict[int, TableState] = {}

    def stale(self: Disk, entry: Entry, then: Callable[[bool], None], after: TableState) -> None:
        old = before.get(id(self), after).copy()
        old.rows = after.rows
        before[id(self)] = after
        honest(self, entry, then, old)

    patch.setattr(Disk, "append", stale)


def a_snapshot_without_a_part(patch: Patch) -> None:
    """Nonces that were given before a snapshot are not in it (R5)."""

    def forgetful(data: bytes) -> TableState:
        state = frozen.thaw(data)
        state.nonces = ("",) * len(state.nonces)
        return state

    patch.setattr(disk, "thaw", forgetful)


def a_neighbours_cards(patch: Patch) -> None:
    """A seat sees what the next one sees (R9)."""
    patch.setattr(publish, "view", lambda match, seat: view(match, (seat + 1) % match.rules.seats))


def a_view_that_wavers(patch: Patch) -> None:
    """A view says how often it was asked for: two who know the same see different things (R12)."""
    asked = iter(range(10**9))

    def counting(match: Match, seat: int) -> SeatView:
        return view(match, seat)._replace(stock_size=next(asked) % 40)

    patch.setattr(publish, "view", counting)


def a_clock_that_is_late(patch: Patch) -> None:
    """A turn is decided a fifth of a second after the limit is up (R14)."""
    honest = timers.deadline

    def late(state: TableState, seat: int) -> float | None:
        end = honest(state, seat)
        return None if end is None else end + 0.6

    patch.setattr(timers, "deadline", late)


def a_clock_that_stops(patch: Patch) -> None:
    """Nobody decides for who is late (R14)."""
    patch.setattr(timers, "deadline", lambda state, seat: None)


def a_clock_that_is_early(patch: Patch) -> None:
    """A turn is decided before the limit is up (R15)."""
    honest = timers.deadline

    def early(state: TableState, seat: int) -> float | None:
        end = honest(state, seat)
        return None if end is None else end - 0.5

    patch.setattr(timers, "deadline", early)


def waiting_for_who_is_gone(patch: Patch) -> None:
    """No bot stands in for who is away (R14)."""
    patch.setattr(limits, "DISCONNECTED_S", 1e9)


def a_table_for_nobody(patch: Patch) -> None:
    """A match that everybody left goes on for ever (R14)."""
    patch.setattr(limits, "ABANDONED_S", 1e9)


def a_bot_that_is_asked_once(patch: Patch) -> None:
    """A bot whose person came back, and went again, is not asked for that turn any more (R14)."""
    honest = changes.change

    def forgetful(state: TableState, fact: Any, at: float) -> None:
        asked = state.asked
        honest(state, fact, at)
        if isinstance(fact, f.Returned | f.StoodIn | f.BotSat):
            state.asked = asked

    patch.setattr("hordago.service.draft.change", forgetful)


def a_break_without_end(patch: Patch) -> None:
    """A bot that was thinking when a break began is not asked again (R14)."""
    honest = changes.change

    def forgetful(state: TableState, fact: Any, at: float) -> None:
        asked = state.asked
        honest(state, fact, at)
        if isinstance(fact, f.BreakBegun | f.BreakEnded):
            state.asked = asked

    patch.setattr("hordago.service.draft.change", forgetful)


def time_for_a_slow_line(patch: Patch) -> None:
    """Who keeps pongs back gains as much time as he likes (R15)."""
    patch.setattr(limits, "LAG_OF_ACTION_S", 1e9)


def credit_without_end(patch: Patch) -> None:
    """The credit of a deal is not counted (R15)."""
    patch.setattr(limits, "LAG_OF_DEAL_S", 1e9)
    patch.setattr(limits, "LAG_OF_ACTION_S", 1e9)


def a_stone_from_nowhere(patch: Patch) -> None:
    """The winner of a count gets one more than is told (R6)."""
    honest = finish.pay

    def generous(*values: Any, at_once: bool) -> Any:
        tally, events, winner = honest(*values, at_once=at_once)
        if winner is None and events and isinstance(events[-1], Paid):
            score = [points + (side == events[-1].side) for side, points in enumerate(tally.score)]
            tally = tally._replace(score=tuple(score))
        return tally, events, winner

    patch.setattr(finish, "pay", generous)


FAULTS: tuple[Callable[[Patch], None], ...] = (
    acknowledged_before_it_is_safe,
    a_repeat_is_another_command,
    an_old_answer_is_not_looked_up,
    an_event_is_left_out,
    a_change_that_nobody_is_told,
    a_fact_is_forgotten_in_a_restart,
    a_snapshot_of_an_earlier_row,
    a_snapshot_without_a_part,
    a_neighbours_cards,
    a_view_that_wavers,
    a_clock_that_is_late,
    a_clock_that_stops,
    a_clock_that_is_early,
    waiting_for_who_is_gone,
    a_table_for_nobody,
    time_for_a_slow_line,
    credit_without_end,
    a_stone_from_nowhere,
)


@pytest.mark.parametrize(
    ("fault", "test"),
    [
        (a_bot_that_is_asked_once, timed.test_who_comes_back_in_the_middle_of_the_bots_turn_has_a_whole_one),
        (a_break_without_end, timed.test_a_break_ends_by_itself_and_bots_that_were_thinking_are_asked_again),
    ],
    ids=lambda each: each.__name__,
)
def test_what_lives_seldom_meet(
    fault: Callable[[Patch], None], test: Callable[[], None], monkeypatch: Patch
) -> None:
    """Faults of one moment in a thousand have tests of their own, which must notice them."""
    test()
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        test()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_life_notices(fault: Callable[[Patch], None], monkeypatch: Patch) -> None:
    fault(monkeypatch)
    for number in range(LIVES):
        try:
            Life(f"planted/{number}").live()
        except AssertionError as found:
            print(f"life {number}: {str(found)[:200]}")
            return
    raise RuntimeError(f"{fault.__name__} was not noticed in {LIVES} lives")
