"""The engine: random legal play, hand evaluation, winners of a deal; and the same play in other libraries."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any

from hordago import __version__
from hordago.bench.rounds import Contestant, Work
from hordago.cards.card import CARDS, DECK_SIZE, Card, unmask
from hordago.cards.evaluate import evaluator
from hordago.game.actions import WORDS, Action, Deal, Discard, Draw, Envido
from hordago.game.legal import Choice, legal_actions
from hordago.game.showdown import showdown
from hordago.game.state import CHANCE, Match
from hordago.game.transition import apply, new_match
from hordago.rules.options import Rules

GAMES = 50


def contestants() -> list[Contestant]:
    """Ours, and every peer that is installed."""
    ours = [
        Contestant("hordago random play", "decisions", __version__, random_play(Rules.preset("spanish"))),
        Contestant("hordago hand evaluation", "hands", __version__, evaluation()),
        Contestant("hordago winners of all lances", "deals", __version__, winners()),
    ]
    return ours + [each for each in map(_peer, (_universal_poker, _leduc_poker, _pokerkit)) if each]


def random_play(rules: Rules, seed: int = 1) -> Work:
    """Whole matches: a kind uniformly, amounts from {min, 5, 10}; counts the players' decisions."""
    random = Random(seed)
    uniform = random.random

    def work() -> int:
        decisions, words = 0, WORDS
        for _ in range(GAMES):
            match = new_match(rules)
            while choices := (legal := legal_actions(match)).choices:
                seat = legal.seat
                if seat == CHANCE:
                    match, _events = apply(match, CHANCE, _chance(match, choices[0], random))
                    continue
                choice = choices[int(uniform() * len(choices))]
                action = words.get(choice.kind) or _numbered(match, choice, random)
                match, _events = apply(match, seat, action)  # type: ignore[arg-type]
                decisions += 1
        return decisions

    return work


def _chance(match: Match, choice: Choice, random: Random) -> Action:
    """Chance deals at once, without a cut, or serves."""
    n = choice.min or 0
    if choice.kind == "deal":
        return Deal(_dealt(n, random.random))
    return Draw(random.sample(unmask(match.hand.stock), n))


def _numbered(match: Match, choice: Choice, random: Random) -> Action:
    """An action with an amount or with cards."""
    kind, least, most = choice.kind, choice.min or 0, choice.max
    if kind == "envido":
        amount = (least, 5, 10)[int(random.random() * 3)]
        return Envido(max(least, amount if most is None else min(amount, most)))
    held = match.hand.cards[match.actor or 0]
    return Discard(random.sample(held, random.randint(least, len(held))))


def _dealt(n: int, uniform: Callable[[], float]) -> list[Card]:
    """The first ``n`` cards of a deck shuffled as far as that."""
    deck = list(CARDS)
    for place in range(n):
        other = place + int(uniform() * (DECK_SIZE - place))
        deck[place], deck[other] = deck[other], deck[place]
    return deck[:n]


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
