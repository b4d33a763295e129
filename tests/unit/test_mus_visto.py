"""A card turned up in the deal: the five forms of mus visto, and what comes after it (B-23, D-16)."""

from __future__ import annotations

import pytest

from hordago.game import CHANCE, Mus, MusVisto, NoMus, Table
from hordago.game.events import Exposed, Redealt
from hordago.game.state import Betting, Dealing, Exchange, Serving, Talk, VistoAsk
from hordago.rules import Rules
from tests.unit.table import Play


def play(option: str, **options: object) -> Play:
    return Play(Rules.preset("pagat", mus_visto=option, **options))


def exchanged(hand: Play, *numbers: int) -> Play:
    return hand.give_up(*numbers).serve()


def test_off_the_card_is_seen_and_nothing_else_happens() -> None:
    hand = play("off").deal_any(exposed=6)
    assert [event.seat for event in hand.events(Exposed)] == [2]
    assert isinstance(hand.match.phase, Talk) and len(hand.match.hand.exposed) == 1


def test_redeal_by_the_same_dealer_but_only_in_the_deal() -> None:
    """FFM art. 4 and 6."""
    hand = play("redeal").deal_any(exposed=0)
    assert hand.events(Redealt) and isinstance(hand.match.phase, Dealing) and hand.match.actor == CHANCE
    assert (hand.match.mano, hand.match.hand.cards, hand.match.hand.exposed) == (0, (), ())
    hand.deal_any().say(Mus(), Mus(), Mus(), Mus()).give_up(1, 1, 1, 1).serve(exposed=True)
    assert isinstance(hand.match.phase, Talk) and hand.match.hand.exposed


def test_a_redeal_is_cut_again_where_a_seat_cuts() -> None:
    hand = Play(Rules.preset("ffm"), mano=1, table=Table(cut_by_seat=True)).deal_any(exposed=0)
    assert isinstance(hand.match.phase, Dealing) and hand.match.actor == 3


def test_a_redeal_keeps_a_mus_corrido() -> None:
    hand = Play(Rules.preset("ffm", mus_corrido="each_game")).deal_any(exposed=0)
    assert hand.match.hand.corrido


@pytest.mark.parametrize("option", ["optional", "forced"])
def test_an_exchange_without_talk(option: str) -> None:
    """FR, PL: everybody may give up none to four cards."""
    hand = play(option).deal_any(exposed=0)
    assert isinstance(hand.match.phase, Exchange) and hand.match.phase.purpose == "visto"
    hand.refuses(0, Mus(), "not-legal-now")
    hand.give_up(0, 4, 1, 2)
    assert isinstance(hand.match.phase, Serving) and hand.match.phase.waiting == (1, 2, 3)


@pytest.mark.parametrize(("option", "again"), [("optional", True), ("forced", False)])
def test_a_card_turned_up_after_a_mus(option: str, again: bool) -> None:
    """FR in the course of dealing; PL only in the first deal."""
    hand = play(option).deal_any().say(Mus(), Mus(), Mus(), Mus()).give_up(1, 1, 1, 1).serve(exposed=True)
    assert isinstance(hand.match.phase, Exchange if again else Talk)


def test_a_card_turned_up_in_a_mus_visto_brings_another() -> None:
    hand = exchanged(play("optional").deal_any(exposed=0).give_up(1, 1, 1), 1)
    assert isinstance(hand.match.phase, Talk)
    hand = play("optional").deal_any(exposed=0).give_up(1, 1, 1, 1).serve(exposed=True)
    assert isinstance(hand.match.phase, Exchange) and len(hand.match.hand.exposed) == 2


@pytest.mark.parametrize("after_a_mus", [False, True])
def test_mano_decides(after_a_mus: bool) -> None:
    """mustembleque, casino.es."""
    hand = play("mano_decides")
    if after_a_mus:
        hand.deal_any().say(Mus(), Mus(), Mus(), Mus()).give_up(1, 1, 1, 1).serve(exposed=True)
    else:
        hand.deal_any(exposed=0)
    assert isinstance(hand.match.phase, VistoAsk) and hand.kinds == ["visto_yes", "visto_no"]
    hand.refuses(1, MusVisto(True), "not-your-turn")
    hand.refuses(0, NoMus(), "not-legal-now")
    asked = hand.match
    hand.do(0, MusVisto(True))
    assert isinstance(hand.match.phase, Exchange) and hand.match.phase.purpose == "visto"
    hand.match = asked
    hand.do(0, MusVisto(False))
    assert isinstance(hand.match.phase, Talk) and hand.match.actor == 0
    hand.say(NoMus())
    assert isinstance(hand.match.phase, Betting)


@pytest.mark.parametrize(("after", "phase"), [("cut_if_served", Betting), ("resume", Talk)])
def test_somebody_stayed_served(after: str, phase: type) -> None:
    """acanomas, mustembleque: then there is no further mus; the house may play on."""
    hand = exchanged(play("forced", mus_visto_after=after).deal_any(exposed=0), 1, 0, 2, 3)
    assert isinstance(hand.match.phase, phase)


def test_everybody_stayed_served() -> None:
    hand = play("forced").deal_any(exposed=0).give_up(0, 0, 0, 0)
    assert isinstance(hand.match.phase, Betting)
    again = play("forced", mus_visto_after="resume").deal_any(exposed=0).give_up(0, 0, 0, 0)
    assert isinstance(again.match.phase, Talk)


def test_everybody_exchanged_and_the_talk_goes_on() -> None:
    hand = exchanged(play("forced").deal_any(exposed=0), 1, 1, 1, 1)
    assert isinstance(hand.match.phase, Talk) and hand.match.actor == 0


def test_a_mus_visto_may_end_a_mus_corrido() -> None:
    hand = exchanged(Play(Rules.preset("fournier")).deal_any(exposed=0), 0, 1, 1, 1)
    assert isinstance(hand.match.phase, Betting) and not hand.match.hand.corrido and hand.match.mano == 0
    again = exchanged(Play(Rules.preset("fournier")).deal_any(exposed=0), 1, 1, 1, 1)
    assert again.match.hand.corrido and again.kinds == ["mus", "no_mus"]
