"""The four lances: who may speak, what was said, and what it leads to (RULES C)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from hordago.cards.quoted import quoted
from hordago.game.actions import Action, Envido, NoQuiero, Ordago
from hordago.game.betting import Bets, Closed, Outcome, Status
from hordago.game.errors import IllegalAction, Malformed
from hordago.game.events import Called, Declared, Event, LanceClosed
from hordago.game.finish import count, pay, win_by_deje
from hordago.game.legal import betting_legal, in_range
from hordago.game.make import make
from hordago.game.scoring import Result, deje, taken_at_once
from hordago.game.showdown import Showdown, showdown
from hordago.game.state import Betting, Hand, Match, Plan
from hordago.game.turn import Turn, rested, spoken
from hordago.rules.options import MAX_STAKE

_AFTER = {"grande": "chica", "chica": "pares", "pares": "juego"}
_NOTHING_PAID: Final[Sequence[Event]] = ()


def first_lance(plan: Plan, mano: int, hand: Hand) -> Betting:
    """The mus is cut: grande begins, with everybody's final cards. Everybody may speak in it."""
    order = plan.orders[mano]
    shown = showdown(plan.evaluator, hand.cards, order, plan.rules.sides)
    return make(Betting, (*plan.openings[mano], "grande", shown, ()))


def speak_again(match: Match, phase: Betting, seat: int, action: object) -> Turn | None:
    """A word of the seat to speak that was heard in this situation before; None for anything else.

    This is the hot path of the engine: one look-up, three small values, nothing to check but an amount.
    """
    plan, tally, hand, _, eyes, turn, history = match
    node, stake, prev, _, lance, shown, results = phase
    heard = node.heard.get(type(action))
    if heard is None or seat is not node.actor:
        return None
    successor, events = heard
    if type(successor) is Outcome:
        closed = make(Closed, (successor, stake, prev))
        return _closed(match, phase, closed, events)
    if type(action) is Envido:
        _check_amount(match, phase, action.n)
        events = (make(Called, (seat, action)),)
        prev, stake = stake, stake + action.n
    elif type(action) is Ordago:
        prev, stake = stake, 0
    if eyes is not plan.dealt_eyes and (eyes.moved or eyes.live):
        eyes = rested(eyes)
    betting = make(Betting, (successor, stake, prev, 0, lance, shown, results))
    return make(Match, (plan, tally, hand, betting, eyes, turn + 1, history + events)), events


def speak(match: Match, phase: Betting, seat: int, action: Action) -> Turn:
    """A word of the seat to speak."""
    if seat != phase.actor:
        raise _not_yours(phase, seat)
    after, events = _hear(match, phase, action)
    if isinstance(after, Closed):
        return _closed(match, phase, after, events)
    return spoken(match, Betting(*after, phase.lance, phase.showdown, phase.results), events)


def _closed(match: Match, phase: Betting, closed: Closed, events: tuple[Event, ...]) -> Turn:
    """The end of a turn that closes a lance: take what is due at once, then play on or count."""
    plan, tally, hand, _, eyes, turn, history = match
    _, _, _, _, lance, shown, results = phase
    (status, side, participants), stones, _ = closed
    result = make(Result, (lance, closed))
    results += (result,)
    if eyes is not plan.dealt_eyes and (eyes.moved or eyes.live):
        eyes = rested(eyes)
    paid, winner = _NOTHING_PAID, None
    if status == Status.REFUSED and side is not None:
        stones = deje(plan.rules, result)
        due = taken_at_once(plan.rules, lance, side, stones)
        tally, paid, winner = pay(tally, plan.rules.target, due, at_once=True)
    elif status != Status.ACCEPTED:
        stones = 0
    told = [*events, make(LanceClosed, (lance, status, side, stones, participants)), *paid]
    if winner is None and status != Status.ORDAGO_ACCEPTED:
        after = _next_lance(plan, tally.mano, lance, shown, results, told)
        if isinstance(after, Betting):
            happened = tuple(told)
            return make(Match, (plan, tally, hand, after, eyes, turn + 1, history + happened)), happened
        results = after
    last = make(Match, (plan, tally, hand, phase, eyes, turn + 1, history))
    ended, more = count(last, shown, results) if winner is None else win_by_deje(last, winner)
    happened = (*told, *more)
    if ended.tally.hand != tally.hand:
        return ended, happened  # the next hand begins with a history of its own
    return ended.telling(happened), happened


def _hear(match: Match, phase: Betting, action: Action) -> tuple[Bets | Closed, tuple[Event, ...]]:
    """What a word leads to; kept for next time, unless answers are collected."""
    node, kind, n = phase.node, action.kind, 0
    if kind not in node.kinds:
        if kind != "paso" or not node.pending:
            raise _illegal(match, phase, action)
        action, kind = NoQuiero(), "no_quiero"
    if isinstance(action, Envido):
        n = action.n
        _check_amount(match, phase, n)
    events = (make(Called, (node.actor, action)),)
    if not node.collects:
        node.heard[type(action)] = node.after(kind), events
    return Bets(*phase[:4]).say(kind, n), events


def _check_amount(match: Match, phase: Betting, n: int) -> None:
    rules = match.plan.rules
    least = rules.min_raise if phase.node.pending else rules.min_bet
    if rules.max_bet is None and n >= least:
        if phase.stake + n > MAX_STAKE:
            message = f"envido: a total of {phase.stake + n} is more than {MAX_STAKE} stones"
            raise Malformed("malformed", message, phase.lance)
        return
    choice = betting_legal(match, phase).choice("envido")
    if choice is None or not in_range(n, choice):
        raise _illegal(match, phase, Envido(n))


def _not_yours(phase: Betting, seat: int) -> IllegalAction:
    message = f"seat {phase.actor} is to speak, not seat {quoted(seat)}"
    return IllegalAction("not-your-turn", message, phase.lance)


def _illegal(match: Match, phase: Betting, action: Action) -> IllegalAction:
    legal = betting_legal(match, phase)
    choice = legal.choice(action.kind)
    place = f"{phase.lance}, seat {phase.actor}"
    if choice and isinstance(action, Envido):
        top = "up" if choice.max is None else f"to {choice.max}"
        message = f"an envido of {action.n} is not possible: from {choice.min} {top}"
        return IllegalAction("amount-out-of-range", message, place)
    words = ", ".join(each.kind for each in legal)
    return IllegalAction("not-legal-now", f"{action.kind!r} is not possible now: {words}", place)


def _next_lance(
    plan: Plan, mano: int, lance: str, shown: Showdown, results: tuple[Result, ...], told: list[Event]
) -> Betting | tuple[Result, ...]:
    """The next lance that may be bet in, or all results if there is none; ``told`` grows by what happens.

    A lance that nobody may bet in closes at once (RULES C.2).
    """
    while lance in _AFTER:
        lance = _AFTER[lance]
        entitled = shown.entitled(lance)
        if lance != "chica":
            told.append(make(Declared, (lance, entitled)))
            if lance == "juego" and not entitled:
                lance, entitled = "punto", shown.order
        begun = plan.start(mano, entitled)
        if type(begun) is Bets:
            return make(Betting, (*begun, lance, shown, results))
        closed = cast("Closed", begun)
        results += (make(Result, (lance, closed)),)
        status, side, participants = closed.outcome
        told.append(make(LanceClosed, (lance, status, side, 0, participants)))
    return results
