"""What is believed of others: exact where nothing but the cards is known, never certain for what was done."""

from __future__ import annotations

from itertools import combinations

import pytest

from hordago.bots.beliefs import Beliefs, Reads
from hordago.bots.blueprint.hands import LANCES
from hordago.bots.pack import draws_of, pack, usual_gift, ways_of
from hordago.bots.policy import exchanged
from hordago.bots.situation import Trail
from hordago.cards import CARDS
from hordago.game.actions import Deal
from hordago.game.state import CHANCE, Match
from hordago.game.transition import apply, new_match
from hordago.rules import PRESETS, Rules
from hordago.views import view
from tests.properties.play import play, random_match
from tests.sizes import seeded, size

MATCHES = size(small=8, ci=40, nightly=400)


def beliefs_of(match: Match, seat: int, reads: Reads | None = None) -> Beliefs:
    found, trail, mine = Beliefs(reads or Reads()), Trail(None), view(match, seat)
    found.follow(mine, trail, None, trail.follow(mine))
    return found


def test_two_seats_without_a_word_are_exact() -> None:
    """Against all hands that the other 36 cards can make, counted one by one."""
    rng = seeded(f"{__name__}/exact")
    rules = Rules.preset("spanish", seats=2)
    dealt = apply(new_match(rules, 0), CHANCE, Deal(rng.sample(CARDS, 8)))[0]
    for seat in (0, 1):
        mine = view(dealt, seat)
        counting = pack(rules).scale.counting
        own = counting.evaluate(mine.cards)
        left = [card for card in CARDS if card not in mine.cards]
        others = [counting.evaluate(four) for four in combinations(left, 4)]
        found = beliefs_of(dealt, seat)
        for lance, name in enumerate(LANCES):
            key = getattr(own, name)
            wins = sum(
                key > getattr(each, name) or (seat == 0 and key == getattr(each, name)) for each in others
            )
            if name in ("pares", "juego") and not key:
                wins = 0
            assert found.chance(lance).win == pytest.approx(wins / len(others))


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_whatever_happens_every_possible_hand_stays_possible(preset: str) -> None:
    rng = seeded(f"{__name__}/{preset}")
    rules, checked = Rules.preset(preset), 0
    for _ in range(MATCHES):
        for step in play(random_match(rng, rules), rng, steps=60):
            match, seat = step.match, step.match.actor
            if seat is None or seat < 0 or not match.hand.cards or len(match.hand.cards[seat]) != 4:
                continue
            found = beliefs_of(match, seat)
            for other in found.others:
                weights = found.weights(other)
                assert sum(weights) == pytest.approx(1) and min(weights) >= 0
                if len(match.hand.cards[other]) == 4:
                    assert weights[found.pack.of(match.hand.cards[other])] > 0
            for lance in range(len(LANCES)):
                assert sum(found.chance(lance)) == pytest.approx(1)
            checked += 1
    assert checked


@pytest.mark.parametrize("kings", [4, 8])
def test_an_exchange_brings_back_the_fresh_deal_when_all_cards_go(kings: int) -> None:
    table = pack(Rules.preset("spanish", kings=kings))
    even = [1.0] * len(table.ranks)
    everything = tuple(float(choice == 15) for choice in range(16))
    found = exchanged(table, even, lambda _: everything, 4)
    assert found is not None and found == pytest.approx(even)
    # who changes one card has kept three that were worth keeping
    one = exchanged(table, even, lambda _: None, 1)
    assert one is not None
    ways = ways_of(table, table.full)
    kings_before = sum(w * held.kings for w, held in zip(ways, table.held, strict=True)) / sum(ways)
    kings_after = sum(
        w * more * held.kings for w, more, held in zip(ways, one, table.held, strict=True)
    ) / sum(ways)
    assert sum(w * more for w, more in zip(ways, one, strict=True)) == pytest.approx(sum(ways))
    assert kings_after > kings_before
    for hand, row in enumerate(draws_of(table).keeps):
        assert any(choice == usual_gift(table, hand) for choice, _ in row) or usual_gift(table, hand) == 1
