"""Players that know cards of others, to measure what knowledge is worth."""

from __future__ import annotations

import pytest

from hordago.arena.duplicate import contest, play
from hordago.arena.seer import Seer, player
from hordago.cards import CARDS
from hordago.game import CHANCE, Deal, apply, new_match
from hordago.rules import Rules
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
