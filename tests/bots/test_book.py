"""Players with a blueprint, if one of random numbers: legal, lawful, and the same for the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from hordago.bots.level import CHARACTERS, LEVELS, PLAIN
from hordago.bots.player import Player
from hordago.game.actions import Action
from hordago.game.state import Match
from hordago.rules import PRESETS, Rules
from hordago.views import view
from tests.bots.books import random_book
from tests.bots.test_player import check, hands
from tests.sizes import seeded, size

HANDS = size(small=30, ci=150, nightly=1_500)


def _played(players: list[Player], matches: list[Match]) -> Iterator[tuple[Match, Action]]:
    for match in matches:
        if match.actor is not None and match.actor >= 0:
            mine = view(match, match.actor)
            yield match, players[match.actor].act(mine, mine.legal)


@pytest.mark.parametrize(("seats", "kings"), [(2, 8), (4, 8), (4, 4)])
def test_whatever_the_book_says_the_laws_hold(seats: int, kings: int) -> None:
    rng, seen = seeded(f"{__name__}/{seats}/{kings}"), Counter[str]()
    book = random_book(rng, seats, kings=kings, kept=0.3 if seats == 2 else 0.1)
    presets = [name for name in PRESETS if Rules.preset(name).kings == kings and name != "historic"]
    for _ in range(HANDS):
        rules = Rules.preset(rng.choice(presets), seats=seats)
        character = rng.choice([PLAIN, *CHARACTERS.values()])
        level = LEVELS[rng.choice(("club", "expert"))]
        matches = list(hands(rng, rules))
        said = []
        for _ in range(2):
            players = [Player(level, seat, character, lambda _: book) for seat in range(seats)]
            words = []
            for match, action in _played(players, matches):
                mine = view(match, match.actor or 0)
                reason = players[mine.viewer].why()
                assert reason is not None and action in mine.legal
                seen[check(mine, action, reason)] += 1
                seen["by the book"] += "book" in reason.grounds
                words.append(action)
            said.append(words)
        assert said[0] == said[1]
    print(dict(seen))
    assert seen["by the book"]
