"""What the trainer of señas judges by is what the engine lets a seat sign in real hands."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hordago.cards import CARDS
from hordago.game import NoMus, Paso, Sena, free_actions
from hordago.game.state import Betting, Talk
from hordago.rules import Rules
from hordago.rules.signals import PHASES, REQUESTS
from tests.sizes import seeded, size
from tests.unit.table import Play
from tools import sign_truth

KEPT: dict[str, Any] = json.loads(sign_truth.PATH.read_text(encoding="ascii"))
HANDS: list[str] = KEPT["hands"].split()
DEALS = size(small=40, ci=80, nightly=2000)


def true_of(preset: str, ranks: str, stage: str) -> set[str] | None:
    """What the page's file says: the true signs, None for a hand that cannot be met there."""
    table = KEPT["tables"][KEPT["presets"][preset]]
    letter = table["stages"][stage][HANDS.index(ranks)]
    return None if letter == sign_truth.NEVER else set(table["sets"][letter].split())


def sorted_ranks(held: tuple[str, ...]) -> str:
    return "".join(sorted((card[0] for card in held), key=sign_truth.RANKS.index))


def test_the_file_is_what_the_rules_give() -> None:
    assert sign_truth.PATH.read_text(encoding="ascii") == sign_truth.text()
    assert len(HANDS) == 715
    assert set(KEPT["presets"]) == {"basque", "french", "ffm", "spanish", "tournament", "fournier", "pagat"}


@pytest.mark.parametrize("preset", ["basque", "spanish", "fournier", "pagat"])
def test_it_says_what_the_engine_offers(preset: str) -> None:
    rng = seeded(f"{__name__}/{preset}")
    met: set[str] = set()
    for _ in range(DEALS):
        deck = list(CARDS)
        rng.shuffle(deck)
        hands = [" ".join(map(str, deck[4 * seat : 4 * seat + 4])) for seat in range(4)]
        hand = Play(Rules.preset(preset, mus_corrido="off")).deal(hands)
        while isinstance(hand.match.phase, Talk | Betting):
            stage = hand.match.stage
            assert stage is not None
            met.add(stage)
            for seat in range(4):
                offered = {
                    each.meaning for each in free_actions(hand.match, seat) if isinstance(each, Sena)
                } - REQUESTS
                ranks = sorted_ranks(tuple(map(str, hand.match.hand.cards[seat])))
                assert true_of(preset, ranks, stage) == offered, (ranks, stage)
            hand.say(NoMus() if isinstance(hand.match.phase, Talk) else Paso())
    assert met == set(PHASES)


def test_a_sign_that_says_more_is_told_from_an_exact_one() -> None:
    def said(preset: str, meaning: str, field: str) -> Any:
        signs = KEPT["tables"][KEPT["presets"][preset]]["signs"]
        return next(sign[field] for sign in signs if sign["meaning"] == meaning)

    assert said("pagat", "two_kings", "more") is True
    assert said("basque", "two_kings", "more") is False
    assert (said("spanish", "medias", "when"), said("basque", "medias", "when")) == ("after_grande", "always")
    assert (said("spanish", "cut", "request"), said("spanish", "bet", "when")) == (True, "lances")
    assert "punto" not in said("basque", "juego_31", "stages"), "with juego there is no punto"
    assert said("basque", "punto_30", "stages") == ["punto"]
    assert true_of("spanish", "R321", "talk") == {"two_kings", "two_aces", "pares", "duples"}
    assert true_of("basque", "R321", "talk") == {"blind"}
