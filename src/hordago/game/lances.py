"""The four lances: who may speak, what was said, and what it leads to (RULES C)."""

from __future__ import annotations

from hordago.game.actions import Action, Envido, NoQuiero
from hordago.game.betting import Bets, Status, start
from hordago.game.errors import IllegalAction
from hordago.game.events import Called, Declared, Event, LanceClosed
from hordago.game.finish import count, pay, win_by_deje
from hordago.game.legal import betting_legal, in_range
from hordago.game.scoring import Result, at_once, deje
from hordago.game.senas import rested
from hordago.game.showdown import Showdown, showdown
from hordago.game.state import Betting, Match

Step = tuple[Match, list[Event]]
_AFTER = {"grande": "chica", "chica": "pares", "pares": "juego"}


def begin_lances(match: Match) -> Step:
    """The mus is cut: grande begins, with everybody's final cards."""
    plan = match.plan
    shown = showdown(plan.evaluator, match.hand.cards, plan.orders[match.mano], plan.rules.sides)
    return _open(match, "grande", shown, ())


def speak(match: Match, phase: Betting, seat: int, action: Action) -> tuple[Match, tuple[Event, ...]]:
    """A word of the seat to speak. This is the hot path of the engine: one look-up, three small values."""
    bets = phase.bets
    node = bets.node
    if seat != node.actor:
        raise IllegalAction("not-your-turn", f"seat {node.actor} is to speak, not seat {seat}", phase.lance)
    kind = action.kind
    if kind not in node.kinds:
        if kind != "paso" or not node.pending:
            raise _illegal(match, phase, action)
        action = NoQuiero()
        kind = "no_quiero"
    n = 0
    if kind == "envido":
        n = action.n  # type: ignore[attr-defined]
        _check_amount(match, phase, n)
    after = bets.say(kind, n)
    eyes = match.eyes
    if eyes.moved or eyes.live:
        eyes = rested(eyes)
    event = Called(seat, action)
    if type(after) is Bets:
        spoken = Betting(after, phase.lance, phase.showdown, phase.results)
        events = (event,)
        history = match.history + events
        return Match(match.plan, match.tally, match.hand, spoken, eyes, match.turn + 1, history), events
    match = Match(match.plan, match.tally, match.hand, phase, eyes, match.turn + 1, match.history)
    result = Result(phase.lance, after)  # type: ignore[arg-type]
    closed, more = _close(match, result, phase.showdown, phase.results)
    return remembered(match, closed, (event, *more))


def remembered(before: Match, after: Match, events: tuple[Event, ...]) -> tuple[Match, tuple[Event, ...]]:
    """The state with the events in its history, unless a new hand has begun."""
    plan, tally, hand, phase, eyes, turn, history = after
    if tally.hand != before.tally.hand:
        return after, events
    return Match(plan, tally, hand, phase, eyes, turn, history + events), events


def _check_amount(match: Match, phase: Betting, n: int) -> None:
    choice = betting_legal(match, phase).choice("envido")
    if choice is None or not in_range(n, choice):
        raise _illegal(match, phase, Envido(n))


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
    begun = start(match.plan.form, match.mano, shown.entitled(lance))
    if isinstance(begun, Bets):
        return match.at(Betting(begun, lance, shown, results)), events
    closed, more = _close(match, Result(lance, begun), shown, results)
    return closed, events + more


def _close(match: Match, result: Result, shown: Showdown, results: tuple[Result, ...]) -> Step:
    """A lance is over: take what is due at once, then the next lance or the count."""
    results = (*results, result)
    events: list[Event] = [_closing(match, result)]
    winner = None
    if result.status is Status.REFUSED:
        tally, paid, winner = pay(match.tally, match.rules.target, at_once(match.rules, result), at_once=True)
        events += paid
        match = match._replace(tally=tally)
    if winner is not None:
        after, more = win_by_deje(match, winner)
    elif result.status is Status.ORDAGO_ACCEPTED or result.lance not in _AFTER:
        after, more = count(match, shown, results)
    else:
        after, more = _open(match, _AFTER[result.lance], shown, results)
    return after, events + more


def _closing(match: Match, result: Result) -> LanceClosed:
    outcome = result.closed.outcome
    stones = 0
    if outcome.status is Status.ACCEPTED:
        stones = result.closed.stake
    elif outcome.status is Status.REFUSED:
        stones = deje(match.rules, result)
    return LanceClosed(result.lance, outcome.status.value, outcome.side, stones, outcome.participants)
