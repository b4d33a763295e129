"""The four lances: who may speak, what was said, and what it leads to (RULES C)."""

from __future__ import annotations

from hordago.cards.shown import shown as quoted
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
from hordago.game.turn import Turn, rested, turn_done
from hordago.rules.options import MAX_STAKE

Step = tuple[Match, list[Event]]
_AFTER = {"grande": "chica", "chica": "pares", "pares": "juego"}


def first_lance(plan: Plan, mano: int, hand: Hand) -> Betting:
    """The mus is cut: grande begins, with everybody's final cards. Everybody may speak in it."""
    order = plan.orders[mano]
    shown = showdown(plan.evaluator, hand.cards, order, plan.rules.sides)
    bets = plan.start(mano, order)
    return make(Betting, (bets, "grande", shown, ()))


def speak(match: Match, phase: Betting, seat: int, action: Action) -> Turn:
    """A word of the seat to speak. This is the hot path of the engine: one look-up, three small values."""
    plan, tally, hand, _, eyes, turn, history = match
    bets, lance, shown, results = phase
    node, stake, prev, _ = bets
    if seat != node.actor:
        raise _not_yours(phase, seat)
    heard = node.heard.get(action.kind)
    after: Bets | Closed
    if heard is None:
        after, events = _hear(match, phase, action)
    else:
        successor, events = heard
        if type(successor) is Outcome:
            after = make(Closed, (successor, stake, prev))
        elif type(action) is Envido:
            _check_amount(match, phase, action.n)
            events = (make(Called, (seat, action)),)
            after = make(Bets, (successor, stake + action.n, stake, 0))
        elif type(action) is Ordago:
            after = make(Bets, (successor, 0, stake, 0))
        else:
            after = make(Bets, (successor, stake, prev, 0))
    if type(after) is Bets:
        if eyes.moved or eyes.live:
            eyes = rested(eyes)
        spoken = make(Betting, (after, lance, shown, results))
        return make(Match, (plan, tally, hand, spoken, eyes, turn + 1, history + events)), events
    closed, more = _close(match, make(Result, (lance, after)), shown, results)
    return turn_done(match, closed, (*events, *more))


def _hear(match: Match, phase: Betting, action: Action) -> tuple[Bets | Closed, tuple[Event, ...]]:
    """A word that was not heard at this node before, or is collected; what follows is kept for next time."""
    bets, node, kind, n = phase.bets, phase.bets.node, action.kind, 0
    if kind not in node.kinds:
        if kind != "paso" or not node.pending:
            raise _illegal(match, phase, action)
        action, kind = NoQuiero(), "no_quiero"
    if isinstance(action, Envido):
        n = action.n
        _check_amount(match, phase, n)
    events = (make(Called, (node.actor, action)),)
    if not node.collects:
        node.heard[kind] = node.after(kind), events
    return bets.say(kind, n), events


def _check_amount(match: Match, phase: Betting, n: int) -> None:
    rules, bets = match.plan.rules, phase.bets
    least = rules.min_raise if bets.node.pending else rules.min_bet
    if rules.max_bet is None and n >= least:
        if bets.stake + n > MAX_STAKE:
            message = f"envido: a total of {bets.stake + n} is more than {MAX_STAKE} stones"
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


def _open(match: Match, lance: str, shown: Showdown, results: tuple[Result, ...]) -> Step:
    """Begin a lance; one that nobody may bet in closes at once (RULES C.2)."""
    events: list[Event] = []
    if lance in ("pares", "juego"):
        events.append(Declared(lance, shown.entitled(lance)))
        if lance == "juego" and not shown.juego:
            lance = "punto"
    begun = match.plan.start(match.tally.mano, shown.entitled(lance))
    if type(begun) is Bets:
        return match.at(Betting(begun, lance, shown, results)), events
    closed, more = _close(match, Result(lance, begun), shown, results)  # type: ignore[arg-type]
    return closed, events + more


def _close(match: Match, result: Result, shown: Showdown, results: tuple[Result, ...]) -> Step:
    """A lance is over: take what is due at once, then the next lance or the count."""
    results += (result,)
    lance, ((status, side, participants), stake, _) = result
    rules, winner, stones = match.plan.rules, None, 0
    paid: list[Event] = []
    if status == Status.ACCEPTED:
        stones = stake
    elif status == Status.REFUSED and side is not None:
        stones = deje(rules, result)
        due = taken_at_once(rules, lance, side, stones)
        tally, paid, winner = pay(match.tally, rules.target, due, at_once=True)
        match = match.scoring(tally)
    events: list[Event] = [make(LanceClosed, (lance, status, side, stones, participants)), *paid]
    if winner is not None:
        after, more = win_by_deje(match, winner)
    elif status == Status.ORDAGO_ACCEPTED or lance not in _AFTER:
        after, more = count(match, shown, results)
    else:
        after, more = _open(match, _AFTER[lance], shown, results)
    return after, events + more
