"""Non-interference of bots: a decision is a function of the view alone (RELIABILITY R9).

2,000 pairs of worlds in CI that differ only in what one seat may not know. In both worlds a bot sits on every
seat, so that whatever bots may share in one process has heard of all hands; the answers of the one seat must
be the same. Planted below: a bot that peeks is caught.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from hordago.bots import ALL, Bot, make
from hordago.game import Action, Look, Match, Sena
from hordago.game.legal import Legal
from hordago.rules import PRESETS, Rules
from hordago.views import SPECTATOR, SeatView, view
from tests.properties.play import random_rules
from tests.properties.test_views import rules_with_signs
from tests.properties.worlds import Window, compare, play_hand
from tests.sizes import seeded, size

PAIRS = size(small=80, ci=600, nightly=20_000)
PARTS = 4
AT_ONCE = 3
"""Bots that sit in a pair of worlds: some of all there are, drawn anew for each."""


class Listener:
    """Takes the place of the view in a comparison of worlds, and asks the bots of both."""

    def __init__(self, makers: list[Callable[[int], Bot]], viewer: int, seats: int) -> None:
        self._bots = [[[new(seat) for seat in range(seats)] for new in makers] for _ in range(2)]
        self._calls = 0
        self.said: list[list[Action | None]] = [[], []]
        """What the bots on the viewer's seat answered, in each world."""
        self._viewer = viewer

    def __call__(self, match: Match, viewer: int) -> SeatView:
        world, self._calls = self._calls % 2, self._calls + 1
        for seat in range(match.plan.seats):
            if seat != self._viewer and (self._calls + seat) % 4:
                continue  # the others need not be heard at every step
            seen = view(match, seat)
            for players in self._bots[world]:
                answers = _answers(players[seat], seen)
                if seat == self._viewer:
                    self.said[world] += answers
        return view(match, viewer)


def _answers(bot: Bot, seen: SeatView) -> list[Action | None]:
    found: list[Action | None] = []
    if seen.actor is not None and seen.actor >= 0 and not getattr(bot, "mute", False):
        found.append(bot.signal(seen))
        assert found[0] is None or found[0] in seen.free
    if seen.legal:
        found.append(bot.act(seen, seen.legal))
        assert found[-1] in seen.legal, (found[-1], seen.legal)
    return found


def pairs_of(
    rng: random.Random, rules: Rules, makers: list[Callable[[int], Bot]]
) -> tuple[int, list[list[Action | None]]]:
    """How many pairs of worlds a hand gave (0 or 1), and what was answered in both."""
    hand = play_hand(rng, rules)
    viewer = rng.randrange(hand.match.plan.seats)
    listener = Listener(makers, viewer, hand.match.plan.seats)
    found = compare(rng, hand, viewer, shown=False, window=Window(view=listener), often=0.6)
    return int(found), listener.said


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_bots_decide_by_their_view_alone(part: int) -> None:
    rng, done = seeded(f"{__name__}/{part}"), Counter[str]()
    while done["pairs"] < PAIRS // PARTS:
        chosen = rng.random()
        rules = Rules.preset(rng.choice(sorted(PRESETS)))
        if chosen < 0.2:
            rules = rules_with_signs(rng) if chosen < 0.1 else random_rules(rng)
        makers: list[Callable[[int], Bot]] = [partial(make, name) for name in rng.sample(ALL, AT_ONCE)]
        found, (first, second) = pairs_of(rng, rules, makers)
        assert first == second
        done["pairs"] += found
        done["answers"] += len(first)
        done["words"] += sum(answer is not None and not isinstance(answer, Look | Sena) for answer in first)
    print(dict(done))
    assert done["words"] > done["pairs"]


class Gossip:
    """A bot that tells the next one, in the same process, what it holds."""

    heard: float = 0.0

    def __init__(self, seat: int) -> None:
        self._honest = make("random", seat)

    def act(self, seen: SeatView, legal: Legal) -> Action:
        choices = legal.choices
        word = choices[int(Gossip.heard) % len(choices)]
        Gossip.heard += sum(map(int, seen.cards))
        return self._honest.act(seen, Legal(legal.seat, (word,), legal.among))

    def signal(self, seen: SeatView) -> None:
        return None


class Peeping:
    """A bot whose view has eyes in the back of its head."""

    def __init__(self, seat: int, match: list[Match]) -> None:
        self._match, self._honest = match, make("random", seat)

    def act(self, seen: SeatView, legal: Legal) -> Action:
        choices = legal.choices
        total = sum(int(card) for hand in self._match[0].hand.cards for card in hand)
        word = choices[total % len(choices)]
        return self._honest.act(seen, Legal(legal.seat, (word,), legal.among))

    def signal(self, seen: SeatView) -> None:
        return None


def test_bots_that_know_more_are_caught() -> None:
    rng, caught = seeded(f"{__name__}/planted"), Counter[str]()
    rules = Rules.preset("spanish", mus_visto="off")
    for _ in range(30):
        _, (first, second) = pairs_of(rng, rules, [Gossip])
        caught["gossip"] += first != second
    hidden: list[Match] = []
    for _ in range(30):
        hand = play_hand(rng, rules)
        spying = Listener([lambda seat: Peeping(seat, hidden)], 0, 4)

        def look(match: Match, viewer: int, spying: Listener = spying) -> SeatView:
            hidden[:] = [match]
            return spying(match, viewer)

        compare(rng, hand, 0, shown=False, window=Window(view=look), often=1.0)
        caught["peeping"] += spying.said[0] != spying.said[1]
    assert caught["gossip"] and caught["peeping"], dict(caught)
    assert view(hidden[0], SPECTATOR).cards == ()
