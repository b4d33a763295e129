"""The engine: random legal play, hand evaluation, winners of a deal; and the same play in other libraries."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import combinations
from math import floor
from random import Random
from typing import Any, Final

import numpy as np

from hordago import __version__
from hordago.bench.rounds import Contestant, Work
from hordago.cards.card import CARDS, DECK_SIZE, Card
from hordago.cards.evaluate import evaluator
from hordago.game.actions import WORDS, Action, Deal, Discard, Draw, Envido
from hordago.game.legal import Choice, Legal, legal_actions
from hordago.game.showdown import showdown
from hordago.game.state import CHANCE, Match
from hordago.game.transition import apply, new_match
from hordago.rules.options import Rules

Uniform = Callable[[], float]
"""Random numbers from 0 to below 1."""

GAMES = 50


def contestants() -> list[Contestant]:
    """Ours, and every peer that is installed."""
    ours = [
        Contestant("hordago random play", "decisions", __version__, random_play(Rules.preset("spanish"))),
        Contestant("hordago hand evaluation", "hands", __version__, evaluation()),
        Contestant("hordago winners of all lances", "deals", __version__, winners()),
    ]
    return ours + [each for make in PEERS.values() if (each := _peer(make))]


def absent() -> list[str]:
    """A line for each peer that is not installed here, and so was left out."""
    return [f"{name} is not installed and was left out" for name, make in PEERS.items() if not _peer(make)]


def random_play(rules: Rules, seed: int = 1) -> Work:
    """Whole matches: a kind uniformly, amounts from {min, 5, 10}; counts the players' decisions."""
    uniform = Random(seed).random
    deals = _deals(rules.seats * rules.hand_size, seed)
    menus: dict[int, Menu] = {}

    def work() -> int:
        decisions = 0
        for _ in range(GAMES):
            match = new_match(rules)
            while True:
                legal = legal_actions(match)
                menu = menus.get(id(legal))
                if menu is not None:
                    actions = menu.actions
                    match, _events = apply(match, menu.seat, actions[floor(uniform() * len(actions))])
                elif legal.among is not None:
                    seat, action = legal.seat, _with_cards(match, legal, deals, uniform)
                    match, _events = apply(match, seat, action)  # type: ignore[arg-type]
                    decisions -= seat == CHANCE
                elif legal:
                    menus[id(legal)] = Menu(legal)
                else:
                    break
            decisions += match.turn  # all turns, those of chance too
        return decisions

    return work


class Menu:
    """Actions of a legal set, each kind three times, made once: the engine hands out the same set again.

    While it is kept here no other set can have the ``id`` of this one.
    """

    __slots__ = ("actions", "legal", "seat")

    def __init__(self, legal: Legal) -> None:
        self.legal = legal
        self.seat = CHANCE if legal.seat is None else legal.seat
        self.actions = [action for choice in legal for action in _thrice(choice)]


def _thrice(choice: Choice) -> list[Action]:
    if choice.kind != "envido":
        return [WORDS[choice.kind]] * 3
    least, most = choice.min or 1, choice.max
    return [Envido(max(least, n if most is None else min(n, most))) for n in (least, 5, 10)]


def _with_cards(match: Match, legal: Legal, deals: Iterator[list[Card]], uniform: Uniform) -> Action:
    """A deal at once, without a cut; new cards; or any set of cards to give up."""
    kind, least, _ = legal.choices[0]
    if kind == "deal":
        return Deal(next(deals))
    if kind == "draw":
        return Draw(_drawn(legal.among or 0, least or 0, uniform))
    held = match.hand.cards[legal.seat or 0]
    return Discard([held[place] for place in _DISCARDS[floor(uniform() * len(_DISCARDS))]])


_DISCARDS = tuple(places for n in range(1, 5) for places in combinations(range(4), n))
"""The fifteen ways to give up some of four cards."""


def _deals(n: int, seed: int) -> Iterator[list[Card]]:
    """Deals of ``n`` cards, from decks that are shuffled a hundred at a time."""
    shuffled = np.random.default_rng(seed).permuted
    decks = np.tile(np.array(CARDS, dtype=object), (100, 1))
    while True:
        yield from shuffled(decks, axis=1)[:, :n].tolist()


def _drawn(stock: int, n: int, uniform: Uniform) -> list[Card]:
    """``n`` cards of a stock at random: any card, again if it is not there (the stock is half the deck)."""
    drawn: list[Card] = []
    while len(drawn) < n:
        card = CARDS[floor(uniform() * DECK_SIZE)]
        if stock >> card & 1:
            stock ^= 1 << card
            drawn.append(card)
    return drawn


def evaluation(seed: int = 1) -> Work:
    """Evaluations of hands dealt beforehand."""
    random, evaluate = Random(seed), evaluator(8).evaluate
    hands = [tuple(random.sample(CARDS, 4)) for _ in range(10_000)]

    def work() -> int:
        for hand in hands:
            evaluate(hand)
        return len(hands)

    return work


def winners(seed: int = 1) -> Work:
    """The best hand of every lance that is played, of four-seat deals dealt beforehand."""
    random, counting = Random(seed), evaluator(8)
    order, sides = (0, 1, 2, 3), (0, 1, 0, 1)
    dealt = [random.sample(CARDS, 16) for _ in range(2_000)]
    deals = [[cards[seat * 4 : seat * 4 + 4] for seat in order] for cards in dealt]

    def work() -> int:
        for hands in deals:
            shown = showdown(counting, hands, order, sides)
            shown.winner("grande", sides)
            shown.winner("chica", sides)
            if shown.pares:
                shown.winner("pares", sides)
            shown.winner("juego" if shown.juego else "punto", sides)
        return len(deals)

    return work


def _peer(make: Callable[[], Contestant]) -> Contestant | None:
    try:
        return make()
    except (ImportError, PackageNotFoundError):
        return None


def _open_spiel(name: str) -> Contestant:
    pyspiel: Any = import_module("pyspiel")
    game, random = pyspiel.load_game(name), Random(1)

    def work() -> int:
        decisions = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, weights)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return Contestant(f"OpenSpiel {name}", "decisions", version("open_spiel"), work)


def _universal_poker() -> Contestant:
    return _open_spiel("universal_poker")


def _leduc_poker() -> Contestant:
    return _open_spiel("leduc_poker")


def _pokerkit() -> Contestant:
    pokerkit: Any = import_module("pokerkit")
    random = Random(1)
    automation = pokerkit.Automation

    def work() -> int:
        state = pokerkit.FixedLimitTexasHoldem.create_state(
            tuple(automation), True, 0, (1, 2), 2, 4, (200,) * 4, 4
        )
        decisions = 0
        while state.status:
            options = [state.check_or_call] if state.can_check_or_call() else []
            options += [state.fold] if state.can_fold() else []
            options += [state.complete_bet_or_raise_to] if state.can_complete_bet_or_raise_to() else []
            random.choice(options)()
            decisions += 1
        return decisions

    return Contestant("PokerKit fixed limit, 4 players", "decisions", version("pokerkit"), work)


PEERS: Final[dict[str, Callable[[], Contestant]]] = {
    "OpenSpiel (universal_poker)": _universal_poker,
    "OpenSpiel (leduc_poker)": _leduc_poker,
    "PokerKit": _pokerkit,
}
"""Other libraries by the name that is said when one is missing."""
