"""The only door in: ``new_match``, ``apply`` and ``fold``. State in, state out; nothing is half done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from hordago.cards.card import mask
from hordago.cards.quoted import quoted
from hordago.game import mus, senas
from hordago.game.actions import (
    ACTIONS,
    Action,
    Claim,
    Cut,
    Deal,
    Defer,
    Discard,
    Draw,
    Look,
    Mus,
    MusVisto,
    NoMus,
    Say,
    Sena,
    WithCards,
)
from hordago.game.errors import EngineBug, IllegalAction, Malformed
from hordago.game.events import (
    Called,
    Claimed,
    Dealt,
    DeckCut,
    Discarded,
    Event,
    Looked,
    MatchStarted,
    Served,
    Signed,
    Spoke,
    Table,
)
from hordago.game.finish import begin_hand, claim, close_claims
from hordago.game.lances import speak, speak_again
from hordago.game.legal import exchange_range, in_range, legal_actions, to_serve
from hordago.game.make import make
from hordago.game.state import (
    CHANCE,
    Betting,
    Claiming,
    Dealing,
    Exchange,
    Match,
    Over,
    Phase,
    Serving,
    Talk,
    Tally,
    VistoAsk,
    plan_of,
)
from hordago.game.turn import Turn
from hordago.rules.options import Rules
from hordago.rules.signals import MEANINGS


def new_match(
    rules: Rules,
    mano: int = 0,
    *,
    table: Table = Table(),  # noqa: B008 (a frozen value)
    score: Iterable[int] | None = None,
    games: Iterable[int] | None = None,
    sets: Iterable[int] | None = None,
) -> Match:
    """A match before its first deal. ``score``, ``games``, ``sets``: one number a side, zero by default.

    Raises :class:`Malformed` for a seat, score or table setting that cannot be.
    """
    if not isinstance(rules, Rules):
        raise Malformed("malformed", f"rules: {quoted(rules)} are none")
    plan = plan_of(rules, _checked(table))
    if type(mano) is not int or not 0 <= mano < rules.seats:
        raise Malformed("malformed", f"mano: {quoted(mano)} is not a seat from 0 to {rules.seats - 1}")
    zero = plan.to_nothing
    start = zero if score is None else _per_side("score", score, rules, rules.target)
    games_won = zero if games is None else _per_side("games", games, rules, rules.games_to_win)
    sets_won = zero if sets is None else _per_side("sets", sets, rules, rules.sets_to_win)
    return begin_hand(plan, make(Tally, (start, games_won, sets_won, mano, 0, 0, start, ())))


def started(match: Match) -> MatchStarted:
    """The first event of a match that has just been made by :func:`new_match`."""
    tally = match.tally
    return MatchStarted(match.rules, match.table, tally.mano, tally.score, tally.games, tally.sets)


def _checked(table: Table) -> Table:
    if not isinstance(table, Table) or type(table.cut_by_seat) is not bool:
        raise Malformed("malformed", f"table: {quoted(table)} is none")
    if table.sena_mode not in ("eyes", "partner"):
        raise Malformed(
            "malformed", f"sena_mode: {quoted(table.sena_mode)} is not possible; expected eyes or partner"
        )
    unknown = [sign for sign in table.dropped_signs if sign not in MEANINGS]
    if unknown:
        raise Malformed("malformed", f"dropped_signs: {quoted(unknown[0])} has no meaning")
    return table


def _per_side(name: str, numbers: Iterable[int], rules: Rules, limit: int) -> tuple[int, ...]:
    if not isinstance(numbers, Iterable):
        raise Malformed("malformed", f"{name}: {quoted(numbers)} must be one number a side")
    checked = tuple(numbers)
    if len(checked) != rules.side_count or any(type(n) is not int or not 0 <= n < limit for n in checked):
        raise Malformed(
            "malformed",
            f"{name}: {quoted(checked)} must be {rules.side_count} whole numbers from 0 to {limit - 1}",
        )
    return checked


def apply(match: Match, seat: int, action: Action) -> Turn:
    """The state after that seat (or :data:`CHANCE`) does something, and what happened.

    Raises :class:`IllegalAction` with a stable code, and changes nothing, when it is not possible now.
    """
    phase = match.phase
    if type(phase) is Betting:
        turn = speak_again(match, phase, seat, action)
        if turn is not None:
            return turn
    if seat is not phase.actor or not _plainly_legal(match, phase, action):
        if type(seat) is not int or type(action) not in ACTIONS:
            asked = f"{quoted(seat)} and {quoted(action)}"
            raise Malformed("malformed", f"apply wants a seat number and an action, not {asked}")
        if action.free:
            return _apply_free(match, seat, action)
        if type(phase) is Betting:
            return speak(match, phase, seat, action)
        check(match, seat, action)
    step = _STEPS.get((type(phase), type(action)))
    if step is None:
        raise EngineBug("engine-bug", f"{action!r} is legal but has no step", type(phase).__name__)
    return step(match, phase, seat, action)


def _plainly_legal(match: Match, phase: Phase, action: Action) -> bool:
    """Whether it is one of the commonest turns of the seat to act, which need no look at all legal actions.

    That is a word of the talk, a deal, cards given up or new cards.
    """
    if type(phase) is Talk:
        return type(action) is Mus or type(action) is NoMus
    if type(action) is Deal:
        dealing = type(phase) is Dealing and phase.actor == CHANCE
        return dealing and len(action.cards) == match.plan.cards_dealt
    if type(action) is Draw and type(phase) is Serving:
        return len(action.cards) == to_serve(match, phase) and not action.mask & ~match.hand.stock
    if type(action) is Discard and type(phase) is Exchange:
        least, most = exchange_range(match, phase)
        return least <= len(action.cards) <= most and not action.mask & ~mask(match.hand.cards[phase.actor])
    return False


def check(match: Match, seat: int, action: Action) -> None:
    """Raise :class:`IllegalAction` unless the turn action is legal outside the lances."""
    legal = legal_actions(match)
    place = f"hand {match.tally.hand}, turn {match.turn}"
    if type(match.phase) is Over:
        raise IllegalAction("match-over", "the match is decided", place)
    if seat != legal.seat:
        who = "the dealer (chance)" if legal.seat == CHANCE else f"seat {legal.seat}"
        raise IllegalAction("not-your-turn", f"{who} is to act, not seat {quoted(seat)}", place)
    kind, n = action.listed, action.number
    choice = legal.choice(kind)
    if choice is None:
        possible = ", ".join(each.kind for each in legal)
        raise IllegalAction("not-legal-now", f"{action.kind!r} is not possible now: {possible}", place)
    if n is not None and not in_range(n, choice):
        code = "wrong-number-of-cards" if legal.among is not None and kind != "cut" else "amount-out-of-range"
        raise IllegalAction(code, f"{kind} of {n} is not possible: from {choice.min} to {choice.max}", place)
    if legal.among is not None and isinstance(action, WithCards) and action.mask & ~legal.among:
        raise mus.missing_cards(match, action, legal.among)


_STEPS: Final[dict[tuple[type, type], Callable[..., Turn]]] = {
    (Dealing, Cut): mus.cut_deck,
    (Dealing, Deal): mus.deal,
    (VistoAsk, MusVisto): mus.answer_visto,
    (Talk, Mus): mus.ask,
    (Talk, Defer): mus.ask,
    (Talk, NoMus): mus.cut_mus,
    (Exchange, Discard): mus.discard,
    (Serving, Draw): mus.draw,
    (Claiming, Cut): close_claims,
}
"""What a legal turn action does outside the lances: (match, phase, seat, action) → what follows."""


def _apply_free(match: Match, seat: int, action: Action) -> tuple[Match, tuple[Event, ...]]:
    place = f"turn {match.turn}"
    if not 0 <= seat < match.plan.seats:
        raise IllegalAction("not-your-turn", f"{quoted(seat)} is no seat of this table", place)
    if isinstance(action, Look):
        after, events = senas.look(match, seat, action)
    elif isinstance(action, Sena):
        after, events = senas.sena(match, seat, action)
    elif isinstance(action, Say):
        after, events = senas.say(match, seat, action)
    else:
        assert isinstance(action, Claim)
        after, events = claim(match, seat, action)
    return after, tuple(events)


def action_of(event: Event) -> tuple[int, Action] | None:
    """The seat and action that an event tells of, or None for one that only follows."""
    if isinstance(event, Called):
        return event.seat, event.action
    if isinstance(event, DeckCut):
        return event.seat, Cut(event.n)
    if isinstance(event, Dealt):
        order = [(event.mano + step) % len(event.hands) for step in range(len(event.hands))]
        rounds = zip(*(event.hands[seat] for seat in order), strict=True)
        return CHANCE, Deal([card for each in rounds for card in each], event.exposed)
    if isinstance(event, Discarded):
        return event.seat, Discard(event.cards)
    if isinstance(event, Served):
        return CHANCE, Draw(event.cards, event.exposed)
    return _free_action_of(event)


def _free_action_of(event: Event) -> tuple[int, Action] | None:
    if isinstance(event, Looked):
        return event.seat, Look(event.target)
    if isinstance(event, Signed):
        return event.seat, Sena(event.meaning)
    if isinstance(event, Spoke):
        return event.seat, Say(event.phrase)
    if isinstance(event, Claimed):
        return event.seat, Claim(event.n)
    return None


def fold(events: Iterable[Event]) -> Match:
    """The state that a whole sequence of events leads to.

    Every event must be what the rules say follows: raises :class:`Malformed` naming the first that is not.
    """
    sequence = list(events) if isinstance(events, Iterable) else []
    if not sequence or not isinstance(sequence[0], MatchStarted):
        raise Malformed("malformed", "the first event must be MatchStarted", "event 0")
    first = sequence[0]
    match = new_match(
        first.rules, first.mano, table=first.table, score=first.score, games=first.games, sets=first.sets
    )
    place = 1
    while place < len(sequence):
        told = action_of(sequence[place])
        if told is None:
            raise Malformed("malformed", f"{sequence[place]!r} follows from nothing", f"event {place}")
        match, expected = apply(match, *told)
        for offset, event in enumerate(expected):
            found = sequence[place + offset] if place + offset < len(sequence) else None
            if type(found) is not type(event) or found != event:
                raise Malformed(
                    "malformed", f"expected {event!r}, found {found!r}", f"event {place + offset}"
                )
        place += len(expected)
    return match
