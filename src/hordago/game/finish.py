"""The end of a hand: showing, the count, claims, games, sets and the match (RULES section D)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hordago.game.actions import Claim, Cut
from hordago.game.betting import Status
from hordago.game.errors import IllegalAction
from hordago.game.events import (
    Claimed,
    DeckCut,
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
from hordago.game.make import make
from hordago.game.scoring import Entry, Result, at_count
from hordago.game.showdown import Showdown
from hordago.game.state import CHANCE, Claiming, Dealing, Hand, Match, Over, Plan, Tally
from hordago.game.turn import Turn, turn_done
from hordago.rules.options import Rules

Step = tuple[Match, list[Event]]
_EMPTY_HANDS: Final = (Hand(), Hand(corrido=True))


def pay(
    tally: Tally, target: int, entries: Sequence[Entry], *, at_once: bool
) -> tuple[Tally, list[Event], int | None]:
    """Add entries to the score one by one; stops at, and returns, the side that reaches the target."""
    events: list[Event] = []
    if not entries:
        return tally, events, None
    before, games, sets, mano, hand, hand_in_game, start_score, dentro = tally
    score, winner = list(before), None
    for lance, side, points, reason in entries:
        score[side] += points
        events.append(make(Paid, (lance, side, points, reason, at_once)))
        if score[side] >= target:
            winner = side
            break
    paid = make(Tally, (tuple(score), games, sets, mano, hand, hand_in_game, start_score, dentro))
    return paid, events, winner


def win_by_deje(match: Match, winner: int) -> Step:
    """A payment during the lances ended the game; the hands are shown all the same (RULES D-29)."""
    ended, events = end_game(match, match.tally.score, winner, "deje")
    return ended, [Shown(match.hand.cards), *events]


def count(match: Match, showdown: Showdown, results: tuple[Result, ...]) -> Step:
    """Show all hands and count the lances in order, or let an accepted órdago decide (B-11, D-1, D-2)."""
    rules, shown = match.plan.rules, make(Shown, (match.hand.cards,))
    if results[-1].status == Status.ORDAGO_ACCEPTED:
        after, events = _decide_ordago(match, showdown, results)
        return after, [shown, *events]
    entries: list[Entry] = []
    for each in results:
        entries += at_count(rules, each, showdown)
    if rules.claims == "manual" and entries:
        offered = tuple(entries)
        return match.at(Claiming(match.dealer, offered)), [shown, Offered(offered)]
    tally, paid, winner = pay(match.tally, rules.target, entries, at_once=False)
    if winner is None:
        after, ending = next_hand(match.scoring(tally))
    else:
        after, ending = end_game(match, tally.score, winner, "count")
    return after, [shown, *paid, *ending]


def _decide_ordago(match: Match, showdown: Showdown, results: tuple[Result, ...]) -> Step:
    """The best hand of the lance wins the game, unless earlier lances are counted first and suffice (D-2)."""
    rules, tally, ordago = match.plan.rules, match.tally, results[-1]
    paid: list[Event] = []
    if rules.ordago_precedence == "count_prior":
        entries = [entry for each in results[:-1] for entry in at_count(rules, each, showdown)]
        tally, paid, early = pay(tally, rules.target, entries, at_once=False)
        if early is not None:
            after, ending = end_game(match, tally.score, early, "count")
            return after, [*paid, *ending]
    lance, (outcome, _, _) = ordago
    seat = showdown.winner(lance, outcome.participants)
    winner = showdown.sides[seat]
    after, ending = end_game(match, _ordago_score(rules, tally, winner), winner, "ordago")
    return after, [*paid, make(OrdagoWon, (lance, seat)), *ending]


def _ordago_score(rules: Rules, tally: Tally, winner: int) -> tuple[int, ...]:
    """The winner has exactly the target; the losers keep what they have or had (RULES D-1)."""
    score = list(tally.score if rules.ordago_loser_score == "keep_immediate" else tally.start_score)
    score[winner] = rules.target
    return tuple(score)


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
    after, ending = end_game(match, tally.score, winner, "count")
    return after, [*events, *ending]


def close_claims(match: Match, phase: Claiming, seat: int, action: Cut) -> Turn:
    """The next deck is cut: what is unclaimed is void, and the next hand begins with that cut."""
    lost: list[Event] = [Lapsed(entry.side, entry.points) for entry in phase.entries]
    after, events = next_hand(match)
    events = [DeckCut(seat, action.n), *lost, *events]
    return turn_done(match, after.at(Dealing(CHANCE, action.n)), events)


def next_hand(match: Match) -> Step:
    """The game goes on: announce dentro, move the deal on."""
    score, games, sets, _, _, hand_in_game, _, dentro = match.tally
    events: list[Event] = [make(HandEnded, (score,))]
    if max(score) >= match.plan.dentro_from:
        for side, stones in enumerate(score):
            if stones >= match.plan.dentro_from and side not in dentro:
                events.append(Dentro(side))
                dentro = (*dentro, side)
    return _deal_on(match, score, games, sets, hand_in_game + 1, dentro), events


def end_game(match: Match, score: tuple[int, ...], winner: int, by: str) -> Step:
    """A side has won the game with that score, and perhaps the set and the match (RULES D-20)."""
    plan, tally, hand, _, eyes, turn, history = match
    _, games, sets, mano, number, hand_in_game, start_score, dentro = tally
    rules = plan.rules
    games = _plus_one(games, winner)
    set_won = games[winner] >= rules.games_to_win
    if set_won:
        sets = _plus_one(sets, winner)
    events: list[Event] = [make(HandEnded, (score,)), make(GameEnded, (winner, by, games, sets))]
    if set_won and sets[winner] >= rules.sets_to_win:
        won = make(Tally, (score, games, sets, mano, number, hand_in_game, start_score, dentro))
        over = make(Match, (plan, won, hand, make(Over, (winner,)), eyes, turn, history))
        return over, [*events, make(MatchEnded, (winner,))]
    zero = plan.to_nothing
    return _deal_on(match, zero, zero if set_won else games, sets, 0, ()), events


def _plus_one(numbers: tuple[int, ...], side: int) -> tuple[int, ...]:
    more = list(numbers)
    more[side] += 1
    return tuple(more)


def _deal_on(
    match: Match,
    score: tuple[int, ...],
    games: tuple[int, ...],
    sets: tuple[int, ...],
    hand_in_game: int,
    dentro: tuple[int, ...],
) -> Match:
    """The deal goes on to the next seat, whatever ended the hand (RULES A11, D-20)."""
    plan, tally, _, _, _, turn, _ = match
    mano = (tally.mano + 1) % plan.seats
    after = make(Tally, (score, games, sets, mano, tally.hand + 1, hand_in_game, score, dentro))
    return begin_hand(plan, after, turn)


def begin_hand(plan: Plan, tally: Tally, turn: int = 0) -> Match:
    """Wait for the deck to be cut and dealt."""
    corrido = False
    if plan.corrido != "off":
        corrido = (tally.hand if plan.corrido == "match_start" else tally.hand_in_game) == 0
    return make(Match, (plan, tally, _EMPTY_HANDS[corrido], plan.waits[tally.mano], plan.eyes, turn, ()))
