"""How long a turn may take: a limit, a bank of seconds beside it, and a little credit for a slow line.

The time is the server's own: what a client says about time is never asked for.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hordago.service import facts as f
from hordago.service import limits
from hordago.service.facts import Settings
from hordago.service.state import TableState


class Timer(NamedTuple):
    """What a table gives each person, in seconds."""

    turn: float
    """For every turn."""
    bank: float = 0.0
    """Beside it, for a whole match; also the most that a bank holds."""
    gain: float = 0.0
    """What the bank gains with every deal."""


TIMERS: Final[dict[str, Timer | None]] = {
    "none": None,
    "slow": Timer(60.0, 120.0, 10.0),
    "normal": Timer(20.0, 60.0, 5.0),
    "blitz": Timer(8.0, 20.0, 2.0),
}
"""The timers a host may choose, the gentlest first."""

PACES: Final = {"slow": 1.7, "normal": 1.0, "fast": 0.35}
"""What a host may choose: a factor on the time that bots take."""


def timer_of(settings: Settings) -> Timer | None:
    """The timer of a table; None where one may think as long as one likes."""
    if settings.turn_seconds is not None:
        return Timer(float(settings.turn_seconds))
    return TIMERS[settings.timer]


def turn_began(state: TableState) -> float:
    """From when the turn counts: time in which no server was there is nobody's."""
    return max(state.turn_since, state.loaded_at)


def credit(state: TableState, seat: int) -> float:
    """Seconds that a slow line gives that seat now: half its ping, bounded for an action and for a deal."""
    guest = state.chairs[seat].guest
    ping = next((seconds for who, seconds in state.pings if who == guest), 0.0)
    left = limits.LAG_OF_DEAL_S - state.lag[seat]
    return max(0.0, min(ping / 2, limits.LAG_OF_ACTION_S, left))


def deadline(state: TableState, seat: int) -> float | None:
    """When the clock decides for that seat, whose turn it is; None without a timer."""
    timer = timer_of(state.settings)
    if timer is None:
        return None
    return turn_began(state) + timer.turn + state.banks[seat] + credit(state, seat)


def overtime(state: TableState, seat: int, now: float) -> f.Overtime | None:
    """What an answer costs: time beyond the limit goes off the seat's credit first, then off its bank."""
    timer = timer_of(state.settings)
    over = now - turn_began(state) - timer.turn if timer else 0.0
    if over <= 0.0:
        return None
    lag = min(over, credit(state, seat))
    return f.Overtime(seat, round(min(state.banks[seat], over - lag), 3), round(lag, 3))


def full_banks(state: TableState) -> tuple[float, ...]:
    """What the banks hold when a match begins."""
    timer = timer_of(state.settings)
    return (timer.bank if timer else 0.0,) * state.rules.seats


def banks_after_deal(state: TableState) -> tuple[float, ...]:
    """The banks with what a deal adds."""
    timer = timer_of(state.settings)
    if timer is None:
        return state.banks
    return tuple(min(timer.bank, bank + timer.gain) for bank in state.banks)
