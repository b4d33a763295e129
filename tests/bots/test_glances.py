"""Where an expert looks, and to whom it signs."""

from __future__ import annotations

import pytest

from hordago.bots import make
from hordago.cards import CARDS, Card, cards
from hordago.game.actions import WORDS, Deal, Look, Sena
from hordago.game.state import CHANCE, Match
from hordago.game.transition import apply, new_match
from hordago.rules import Rules
from hordago.views import view


def dealt(rules: Rules, *hands: str) -> Match:
    """The first hand with those cards, mano first, after mano has cut."""
    held = [cards(hand) for hand in hands]
    order: list[Card] = [held[seat][step] for step in range(4) for seat in range(rules.seats)]
    match = apply(new_match(rules, 0), CHANCE, Deal(order))[0]
    return apply(match, 0, WORDS["no_mus"])[0]


HANDS = ("Ro Rc 7o 6b", "4o 5c 6c 7c", "Re Rb 1o 1c", "4b 5e 6o 7e")
RULES = Rules.preset("basque")


def test_signs_while_only_the_partner_looks() -> None:
    match = dealt(RULES, *HANDS)
    bot = make("expert", 1)
    said = bot.signal(view(match, 0))
    assert isinstance(said, Sena) and said.meaning in ("two_kings", "medias", "duples")
    watched = apply(match, 1, Look(0))[0]
    assert not isinstance(make("expert", 1).signal(view(watched, 0)), Sena)
    assert isinstance(make("expert:generous", 1).signal(view(watched, 0)), Sena)


def test_watches_a_rival_when_the_partner_has_been_heard() -> None:
    match = dealt(RULES, *HANDS)
    bot = make("expert", 1)
    first = bot.signal(view(match, 0))
    assert not isinstance(first, Look)
    heard = apply(match, 2, Sena("duples"))[0]
    after = apply(heard, 0, WORDS["paso"])[0]
    looked = next(
        each
        for each in (bot.signal(view(after, 0)) for _ in range(3))
        if each is None or isinstance(each, Look)
    )
    assert looked == Look(3)
    assert make("casual", 1).signal(view(after, 0)) != Look(3)


def test_what_is_signed_is_believed() -> None:
    match = dealt(RULES, *HANDS)
    told = apply(match, 2, Sena("duples"))[0]
    chances = []
    for each in (match, told):
        passed = apply(apply(each, 0, WORDS["paso"])[0], 1, WORDS["paso"])[0]
        passed = apply(apply(passed, 2, WORDS["paso"])[0], 3, WORDS["paso"])[0]
        bot = make("expert", 1)
        bot.act(view(passed, 0), view(passed, 0).legal)
        reason = bot.why()  # type: ignore[attr-defined]
        chances.append({(held.seat, held.what): held.likely for held in reason.holdings})
    assert chances[1][2, "medias_or_duples"] == pytest.approx(1) and (2, "medias_or_duples") not in chances[0]
    assert len(CARDS) == 40
