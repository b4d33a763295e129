"""Where a hand stands in the blueprint's tables: exactly the node of the tree, in every rulebook."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import pytest

from hordago.bots.blueprint import BLUEPRINT, Layout, layout_of
from hordago.bots.blueprint.hands import LANCES
from hordago.bots.situation import TALK, Said, Trail
from hordago.game.actions import Envido, Ordago
from hordago.game.betting import form_of
from hordago.game.state import Betting, Match
from hordago.rules import PRESETS, Rules
from hordago.views import view
from tests.properties.play import play, random_match, random_rules
from tests.sizes import seeded, size

MATCHES = size(small=12, ci=60, nightly=600)
STEPS = 400
TALKS = [(0, 0, False), (1, 1, False), (2, 2, False), (3, 3, False), (2, 2, True), (3, 3, True)]


@lru_cache(maxsize=16)
def _layout(rules: Rules) -> Layout:
    return layout_of(rules, len(TALKS))


def _of_the_menu(said: list[Said], lance: int, match: Match) -> bool:
    """Whether the bets of this lance have the menu's amounts, and were bets in the blueprint's eyes too."""
    bets = [each.action for each in said if each.lance == lance and isinstance(each.action, Envido | Ordago)]
    amounts = [each.n if isinstance(each, Envido) else 0 for each in bets]
    wanted = [each if each else 0 for each in amounts]
    for place, each in enumerate(bets):
        if isinstance(each, Envido) and each.n not in BLUEPRINT.amounts(place):
            return False
    ends = max(match.rules.target - score for score in match.tally.score)
    return sum(wanted) < ends


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("seats", [2, 4])
def test_words_of_the_menu_lead_to_the_nodes_of_the_tree(preset: str, seats: int) -> None:
    rng, seen = seeded(f"{__name__}/{preset}/{seats}"), Counter[str]()
    rules = Rules.preset(preset, seats=seats, min_raise=1)
    layout = _layout(rules)
    for _ in range(MATCHES):
        match = random_match(rng, rules)
        trails = [Trail(layout, TALKS) for _ in range(seats)]
        said: list[list[Said]] = [[] for _ in range(seats)]
        for step in play(match, rng, steps=STEPS):
            match, seat = step.match, step.match.actor
            if seat is None or seat < 0 or rng.random() < 0.3:  # views may be missed
                continue
            mine = view(match, seat)
            fresh, events = trails[seat].follow(mine)
            if fresh:
                said[seat].clear()
            said[seat] += [each for each in events if isinstance(each, Said)]
            place = trails[seat].place(mine)
            if isinstance(match.phase, Betting):
                lance = LANCES.index(match.phase.lance)
                if not _of_the_menu(said[seat], lance, match):
                    seen["beyond"] += 1
                    continue
                assert place is not None and place.lance == lance, (mine, place)
                assert (layout.trees.actor[place.node] + match.mano) % seats == seat
                kinds = {kind for kind, _ in place.words} | {"envido"}
                assert kinds == set(match.phase.node.kinds) - {"queremos", "no_queremos"} | {"envido"} or (
                    match.phase.node.ordago
                )
                assert place.stake == (0 if match.phase.node.ordago else match.phase.stake)
                seen["nodes"] += 1
            elif place is not None:
                assert place.lance == TALK and [kind for kind, _ in place.words] == [
                    c.kind for c in mine.legal
                ]
                seen["talks"] += 1
    print(dict(seen))
    assert seen["nodes"] > MATCHES and (preset == "historic" or seats == 2 or seen["talks"])


def test_never_raises_whatever_is_played() -> None:
    rng, seen = seeded(f"{__name__}/any"), Counter[str]()
    for _ in range(8 * MATCHES):
        rules = random_rules(rng)
        own = rules.side_count == 2 and rules.seats in (2, 4)
        form = Rules.preset("spanish", seats=rules.seats) if own else Rules.preset("spanish")
        layout = _layout(form) if rng.random() < 0.9 else None
        match = random_match(rng, rules)
        trails = [Trail(layout, TALKS) for _ in range(rules.seats)]
        for step in play(match, rng, steps=150):
            match, seat = step.match, step.match.actor
            if seat is None or seat < 0:
                continue
            mine = view(match, seat)
            trails[seat].follow(mine)
            place = trails[seat].place(mine)
            seen["known" if place else "silent"] += 1
            if place is not None and place.lance != TALK:
                seen["same form" if form_of(rules) == form_of(form) else "another form"] += 1
                assert LANCES[place.lance] == mine.stage
    print(dict(seen))
    assert seen["same form"] and seen["another form"] and seen["silent"]
