"""The end of a hand: showing, the count, claims, games, sets and the match (RULES section D)."""

from __future__ import annotations

from collections.abc import Iterable

from hordago.game.actions import Claim
from hordago.game.betting import Status
from hordago.game.errors import IllegalAction
from hordago.game.events import (
    Claimed,
    Dentro,
    Event,
    GameEnded,
    HandEnded,
    Lapsed,
    MatchEnded,
    Offered,
    OrdagoWon,
    Paid,
    Shown,
)
from hordago.game.legal import claimable
from hordago.game.scoring import Entry, Result, at_count, says_dentro
from hordago.game.showdown import Showdown
from hordago.game.state import CHANCE, Claiming, Dealing, Hand, Match, Over, Tally

Step = tuple[Match, list[Event]]


def pay(
    tally: Tally, target: int, entries: Iterable[Entry], *, at_once: bool
) -> tuple[Tally, list[Event], int | None]:
    """Add entries to the score one by one; stops at, and returns, the side that reaches the target."""
    events: list[Event] = []
    score = list(tally.score)
    winner = None
    for lance, side, points, reason in entries:
        score[side] += points
        events.append(Paid(lance, side, points, reason, at_once))
        if score[side] >= target:
            winner = side
            break
    return tally._replace(score=tuple(score)), events, winner


def win_by_deje(match: Match, winner: int) -> Step:
    """A payment during the lances ended the game; the hands are shown all the same (RULES D-29)."""
    ended, events = end_game(match, winner, "deje")
    return ended, [Shown(match.hand.cards), *events]


def count(match: Match, showdown: Showdown, results: tuple[Result, ...]) -> Step:
    """Show all hands and count the lances in order, or let an accepted órdago decide (B-11, D-1, D-2)."""
    rules, events = match.rules, list[Event]([Shown(match.hand.cards)])
    ordago = next((each for each in results if each.status is Status.ORDAGO_ACCEPTED), None)
    if ordago and rules.ordago_precedence == "immediate":
        results = ()
    entries = [entry for each in results if each is not ordago for entry in at_count(rules, each, showdown)]
    if rules.claims == "manual" and entries and not ordago:
        return match.at(Claiming(match.dealer, tuple(entries))), [
            *events,
            Offered(tuple(entries)),
        ]
    tally, paid, winner = pay(match.tally, rules.target, entries, at_once=False)
    match, by = match._replace(tally=tally), "count"
    if ordago and winner is None:
        seat = showdown.winner(ordago.lance, ordago.closed.outcome.participants)
        winner, by = showdown.side_of(seat), "ordago"
        paid.append(OrdagoWon(ordago.lance, seat))
        match = match._replace(tally=tally._replace(score=_ordago_score(match, winner)))
    after, ending = next_hand(match) if winner is None else end_game(match, winner, by)
    return after, [*events, *paid, *ending]


def _ordago_score(match: Match, winner: int) -> tuple[int, ...]:
    """The winner has exactly the target; the losers keep what they have or had (RULES D-1)."""
    tally, rules = match.tally, match.rules
    kept = tally.score if rules.ordago_loser_score == "keep_immediate" else tally.start_score
    return tuple(rules.target if side == winner else score for side, score in enumerate(kept))


def claim(match: Match, seat: int, action: Claim) -> Step:
    """Take stones of one's side's entries, in the order of the count (RULES D-21)."""
    phase, side, left = match.phase, match.rules.sides[seat], action.n
    available = claimable(match, seat)
    if not isinstance(phase, Claiming) or action.n > available:
        message = f"seat {seat} cannot claim {action.n}: its side has {available} to claim"
        raise IllegalAction("nothing-to-claim", message, f"turn {match.turn}")
    taken, remaining = [], []
    for entry in phase.entries:
        n = min(left, entry.points) if entry.side == side else 0
        left -= n
        if n:
            taken.append(entry._replace(points=n))
        if n < entry.points:
            remaining.append(entry._replace(points=entry.points - n))
    tally, paid, winner = pay(match.tally, match.rules.target, taken, at_once=False)
    match = match._replace(tally=tally, phase=Claiming(phase.actor, tuple(remaining)))
    events: list[Event] = [Claimed(seat, action.n), *paid]
    if winner is None:
        return match, events
    after, ending = end_game(match, winner, "count")
    return after, [*events, *ending]


def close_claims(match: Match, phase: Claiming, cut: int) -> Step:
    """The next deck is cut: what is unclaimed is void, and the next hand begins with that cut."""
    lost: list[Event] = [Lapsed(entry.side, entry.points) for entry in phase.entries]
    after, events = next_hand(match)
    return after._replace(phase=Dealing(CHANCE, cut)), [*lost, *events]


def next_hand(match: Match) -> Step:
    """The game goes on: announce dentro, move the deal on."""
    tally, rules = match.tally, match.rules
    near = [
        side
        for side, score in enumerate(tally.score)
        if says_dentro(rules, score) and side not in tally.dentro
    ]
    tally = tally._replace(dentro=(*tally.dentro, *near), hand_in_game=tally.hand_in_game + 1)
    events: list[Event] = [HandEnded(tally.score), *(Dentro(side) for side in near)]
    return begin_hand(match._replace(tally=advance(match, tally))), events


def end_game(match: Match, winner: int, by: str) -> Step:
    """A side has won the game, and perhaps the set and the match (RULES D-20)."""
    rules, tally = match.rules, match.tally
    games = _plus_one(tally.games, winner)
    set_won = games[winner] >= rules.games_to_win
    sets = _plus_one(tally.sets, winner) if set_won else tally.sets
    events: list[Event] = [HandEnded(tally.score), GameEnded(winner, by, games, sets)]
    if set_won and sets[winner] >= rules.sets_to_win:
        tally = tally._replace(games=games, sets=sets)
        return match._replace(tally=tally, phase=Over(winner)), [*events, MatchEnded(winner)]
    zero = (0,) * len(games)
    tally = tally._replace(score=zero, games=zero if set_won else games, sets=sets, dentro=(), hand_in_game=0)
    return begin_hand(match._replace(tally=advance(match, tally))), events


def _plus_one(numbers: tuple[int, ...], side: int) -> tuple[int, ...]:
    return tuple(n + (each == side) for each, n in enumerate(numbers))


def advance(match: Match, tally: Tally) -> Tally:
    """The deal goes on to the next seat, whatever ended the hand (RULES A11, D-20)."""
    mano = (tally.mano + 1) % match.plan.seats
    return tally._replace(mano=mano, hand=tally.hand + 1, start_score=tally.score)


def begin_hand(match: Match) -> Match:
    """Wait for the deck to be cut and dealt."""
    rules, tally, seats = match.rules, match.tally, match.plan.seats
    first = tally.hand == 0 if rules.mus_corrido == "match_start" else tally.hand_in_game == 0
    corrido = rules.mus_corrido != "off" and first and rules.hand_size == 4
    cutter = (match.dealer - 1) % seats if match.plan.cutting_seat else CHANCE
    return match._replace(hand=Hand(corrido=corrido), phase=Dealing(cutter), eyes=match.plan.eyes, history=())
