"""Players that know cards of others, to measure what knowledge is worth."""

from __future__ import annotations

import pytest

from hordago.arena.duplicate import contest, play
from hordago.arena.seer import Seer, player
from hordago.cards import CARDS
from hordago.game import CHANCE, Deal, Sena, apply, free_actions, new_match
from hordago.rules import SIGNALS, Rules
from hordago.rules.signals import REQUESTS
from hordago.views import view
from tests.sizes import seeded, size


@pytest.mark.parametrize(("sight", "others"), [("partner", {2}), ("all", {1, 2, 3})])
def test_a_seer_holds_what_it_knows_for_certain(sight: str, others: set[int]) -> None:
    rng = seeded(f"{__name__}/{sight}")
    rules = Rules.preset("spanish", mus_corrido="off")
    for _ in range(size(small=3, ci=10, nightly=100)):
        match, _ = apply(new_match(rules), CHANCE, Deal(rng.sample(CARDS, 16)))
        bot = player(f"expert+{sight}", 1)
        assert isinstance(bot, Seer)
        bot.peek(match, 0)
        seen = view(match, 0)
        assert bot.act(seen, seen.legal) in seen.legal
        beliefs = bot.player.beliefs
        for seat in (1, 2, 3):
            certain = max(beliefs.weights(seat)) == 1.0
            assert certain is (seat in others)
            if certain:
                assert beliefs.weights(seat)[beliefs.pack.of(match.hand.cards[seat])] == 1.0


@pytest.mark.parametrize("sight", ["nothing", "signs", "two_kings"])
def test_a_seer_of_signs_is_told_those_that_are_true(sight: str) -> None:
    rng = seeded(f"{__name__}/{sight}")
    rules = Rules.preset("spanish", mus_corrido="off")
    bot = player(f"expert+{sight}", 1)
    assert isinstance(bot, Seer)
    told = 0
    for _ in range(size(small=10, ci=30, nightly=300)):
        match, _ = apply(new_match(rules), CHANCE, Deal(rng.sample(CARDS, 16)))
        bot.peek(match, 0)
        true = {action.meaning for action in free_actions(match, 2) if isinstance(action, Sena)} - REQUESTS
        expected = true if sight == "signs" else true & {sight}
        assert set(bot.player.beliefs.told) == {(2, meaning) for meaning in expected}
        told += len(expected)
    assert bool(told) is (sight != "nothing")


def test_a_told_sign_leaves_only_the_hands_that_agree() -> None:
    rules = Rules.preset("spanish", mus_corrido="off")
    cards = [CARDS[n] for n in (*range(8), *range(10, 18))]
    match, _ = apply(new_match(rules), CHANCE, Deal(cards))
    sign = next(each.meaning for each in free_actions(match, 2) if isinstance(each, Sena))
    bot = player(f"expert+{sign}", 1)
    assert isinstance(bot, Seer)
    bot.peek(match, 0)
    seen = view(match, 0)
    bot.act(seen, seen.legal)
    beliefs = bot.player.beliefs
    holds = SIGNALS[rules.signals][sign].holds
    likely = [
        holds(held) for held, weight in zip(beliefs.pack.held, beliefs.weights(2), strict=True) if weight
    ]
    assert likely and all(likely)


def test_who_sees_all_cards_wins() -> None:
    """Six games of ten at the least, where equal players win five."""
    told = contest(Rules.preset("spanish"), "seers")
    deals = size(small=12, ci=20, nightly=100)
    won = sum(sum(play(told, "casual+all", "casual", deal).won) for deal in range(deals))
    assert won > 1.2 * deals


@pytest.mark.parametrize("name", ["expert+", "expert+rivals", "simple+all", "nobody+all"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="there is no bot named"):
        player(name, 0)
