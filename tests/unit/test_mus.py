"""Before the lances: cut, deal, talk, teams, mus corrido, discards, a used-up stock; five cards."""

from __future__ import annotations

import pytest

from hordago.cards import CARDS, Card, card, cards, unmask
from hordago.game import (
    CHANCE,
    Cut,
    Deal,
    Defer,
    Discard,
    Draw,
    Malformed,
    Mus,
    NoMus,
    Paso,
    Say,
    Sena,
    Table,
    apply,
    free_actions,
    legal_actions,
    new_match,
)
from hordago.game.events import DeckCut, ManoMoved, Reshuffled, Served
from hordago.game.state import Betting, Dealing, Exchange, Serving, Talk
from hordago.rules import Rules
from tests.unit.table import HANDS, Play


def play(preset: str = "spanish", *, mano: int = 0, table: Table = Table(), **options: object) -> Play:  # noqa: B008
    return Play(Rules.preset(preset, **options), mano=mano, table=table)


# ── cut and deal ─────────────────────────────────────────────────────────────────────────────────────


def test_chance_may_cut_once_and_then_deals() -> None:
    table = play()
    assert table.kinds == ["deal", "cut"]
    table.do(CHANCE, Cut(3))
    assert table.kinds == ["deal"] and table.events(DeckCut)
    table.refuses(CHANCE, Cut(3), "not-legal-now")
    table.refuses(0, Deal(CARDS[:16]), "not-your-turn")


@pytest.mark.parametrize(
    ("table", "options"), [(Table(cut_by_seat=True), {}), (Table(), {"claims": "manual"})]
)
def test_the_seat_left_of_the_dealer_cuts_where_the_table_asks(table: Table, options: dict[str, str]) -> None:
    hand = play(mano=1, table=table, **options)  # dealer 0, at whose left sits 3
    assert hand.match.actor == 3 and hand.kinds == ["cut"]
    hand.refuses(CHANCE, Deal(CARDS[:16]), "not-your-turn")
    hand.refuses(3, Cut(2), "amount-out-of-range")
    hand.refuses(3, Cut(38), "amount-out-of-range")
    hand.do(3, Cut(37))
    assert hand.match.actor == CHANCE and hand.kinds == ["deal"]


def test_cards_are_dealt_one_by_one_from_mano() -> None:
    hand = play(mano=2).deal_any()
    assert [held[0] for held in hand.match.hand.cards] == [CARDS[2], CARDS[3], CARDS[0], CARDS[1]]
    assert hand.match.hand.cards[2] == (CARDS[0], CARDS[4], CARDS[8], CARDS[12])


def test_a_deal_has_the_right_number_of_different_cards() -> None:
    hand = play()
    hand.refuses(CHANCE, Deal(CARDS[:15]), "wrong-number-of-cards")
    hand.refuses(CHANCE, Deal(CARDS[:17]), "wrong-number-of-cards")
    with pytest.raises(Malformed, match="the same card twice"):
        Deal([*CARDS[:15], CARDS[0]])
    with pytest.raises(Malformed, match="is not among the cards"):
        Deal(CARDS[:16], CARDS[16])


# ── the talk ─────────────────────────────────────────────────────────────────────────────────────────


def test_all_must_say_mus_and_whoever_cuts_leaves_mano_as_he_is() -> None:
    hand = play("pagat", mano=3).deal_any()
    hand.say(Mus(), Mus())
    hand.refuses(3, Mus(), "not-your-turn")
    hand.refuses(1, Paso(), "not-legal-now")
    hand.say(NoMus())
    assert isinstance(hand.match.phase, Betting) and hand.match.mano == hand.match.actor == 3


def test_the_second_player_defers_to_atzesku_once_a_round() -> None:
    """EU, D-12."""
    hand = play("basque", mano=1).deal_any()
    hand.refuses(1, Defer(), "not-legal-now")
    hand.say(Mus(), Defer(), Mus())
    hand.refuses(0, Defer(), "not-legal-now")
    hand.say(Mus())
    assert isinstance(hand.match.phase, Exchange)
    hand.give_up(1, 1, 1, 1).serve().say(Mus(), Defer())
    assert isinstance(hand.match.phase, Talk) and hand.match.phase.deferred
    hand.say(NoMus())  # the third seat may still cut
    assert isinstance(hand.match.phase, Betting)


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_nobody_defers_at_another_table(seats: int) -> None:
    """D-31."""
    hand = play("basque", seats=seats).deal_any().say(Mus())
    assert hand.kinds == ["mus", "no_mus"]


def test_by_teams_two_words_decide() -> None:
    """FFM art. 7, D-14: the side of mano through mano's seat, then the other through the next."""
    hand = play("ffm", mano=2).deal_any()
    assert hand.match.actor == 2
    hand.say(Mus())
    assert hand.match.actor == 3
    hand.say(Mus())
    assert isinstance(hand.match.phase, Exchange) and hand.match.phase.waiting == (2, 3, 0, 1)
    cut = play("ffm").deal_any().say(Mus(), NoMus())
    assert isinstance(cut.match.phase, Betting) and cut.match.mano == 0


def test_by_teams_is_one_by_one_with_three_sides() -> None:
    hand = play("ffm", seats=6, sides=(0, 1, 2, 0, 1, 2)).deal_any()
    assert isinstance(hand.match.phase, Talk) and len(hand.match.phase.speakers) == 6
    pair = play("ffm", seats=6).deal_any()
    assert isinstance(pair.match.phase, Talk) and pair.match.phase.speakers == (0, 1)


# ── mus corrido ──────────────────────────────────────────────────────────────────────────────────────


def test_the_cutter_of_a_mus_corrido_is_mano_and_deals_next() -> None:
    """PL, Asturias, D-15."""
    hand = play("fournier").deal_any()
    assert hand.match.hand.corrido
    hand.say(Mus(), Mus(), NoMus())
    assert [event.mano for event in hand.events(ManoMoved)] == [2]
    assert hand.match.mano == hand.match.actor == 2 and not hand.match.hand.corrido
    hand.pass_all()
    assert (hand.match.dealer, hand.match.mano) == (2, 3)


def test_a_round_of_mus_moves_the_deck_and_serves_from_the_new_mano() -> None:
    hand = play("fournier").deal_any().say(Mus(), Mus(), Mus(), Mus())
    assert hand.match.mano == 1 and isinstance(hand.match.phase, Exchange)
    assert hand.match.phase.waiting == (1, 2, 3, 0)
    hand.give_up(1, 1, 1, 1)
    assert isinstance(hand.match.phase, Serving) and hand.match.phase.waiting == (1, 2, 3, 0)
    hand.serve()
    assert hand.match.actor == 1
    hand.say(NoMus())
    assert hand.match.mano == 1 and hand.events(ManoMoved) == []


def test_nothing_but_mus_and_a_cut_is_said_in_a_mus_corrido() -> None:
    """D-15, F30: no deferring, no talk by teams, no señas and no phrases until the cut."""
    for decision in ("sequential_defer", "by_team"):
        hand = play("basque", mus_corrido="each_game", mus_decision=decision, consult="all").deal(HANDS)
        assert isinstance(hand.match.phase, Talk) and len(hand.match.phase.speakers) == 4
        hand.say(Mus())
        assert hand.kinds == ["mus", "no_mus"]
        assert not any(
            isinstance(each, Sena | Say) for seat in range(4) for each in free_actions(hand.match, seat)
        )
        hand.refuses(1, Sena("medias"), "not-legal-now")
        hand.say(NoMus())
        assert Sena("medias") in free_actions(hand.match, 1)


@pytest.mark.parametrize(("option", "later"), [("match_start", False), ("each_game", True)])
def test_when_a_mus_corrido_is_played(option: str, later: bool) -> None:
    hand = play("pagat", mus_corrido=option, target=5, games_to_win=9).deal(HANDS)
    assert hand.match.hand.corrido
    hand.say(NoMus()).pass_all()  # five stones or more win a game of five
    assert hand.match.tally.hand == 1 and hand.match.tally.hand_in_game == 0
    assert hand.match.hand.corrido is later


def test_no_mus_corrido_in_the_second_hand_of_a_game() -> None:
    hand = play("fournier").deal(HANDS).say(NoMus()).pass_all()
    assert hand.match.tally.hand_in_game == 1 and not hand.match.hand.corrido


# ── discards ─────────────────────────────────────────────────────────────────────────────────────────


def test_discards_lie_on_the_table_before_anybody_is_served() -> None:
    """D-17."""
    hand = play("pagat").deal(HANDS).say(Mus(), Mus(), Mus(), Mus())
    hand.refuses(0, Discard(()), "wrong-number-of-cards")
    hand.refuses(0, Discard(cards("Co")), "card-not-in-hand")
    hand.refuses(1, Discard(cards("Co")), "not-your-turn")
    hand.refuses(0, Discard(CARDS[:5]), "wrong-number-of-cards")
    hand.do(0, Discard(cards("7e 6b")))
    assert hand.match.hand.changed == (2, None, None, None)
    hand.give_up(1, 4, 3)
    assert list(hand.match.hand.changed) == [2, 1, 4, 3]
    assert isinstance(hand.match.phase, Serving) and hand.match.actor == CHANCE
    hand.refuses(CHANCE, Draw(cards("7e 6b")), "card-not-in-stock")
    hand.refuses(CHANCE, Draw(cards("1o")), "wrong-number-of-cards")
    hand.do(CHANCE, Draw(cards("1o 2o")))
    assert hand.match.hand.cards[0] == cards("Ro Sc 1o 2o")
    hand.serve()
    assert isinstance(hand.match.phase, Talk) and hand.match.actor == 0
    hand.match.check()


def test_mano_is_last_where_the_dealer_gives_up_first() -> None:
    """FEM, B-20; served is always from mano (D-17)."""
    hand = play("tournament", mus_corrido="off", mano=1).deal_any().say(Mus(), Mus(), Mus(), Mus())
    assert isinstance(hand.match.phase, Exchange) and hand.match.phase.waiting == (0, 3, 2, 1)
    hand.give_up(1, 1, 1, 1)
    assert isinstance(hand.match.phase, Serving) and hand.match.phase.waiting == (1, 2, 3, 0)


def test_a_house_where_nothing_need_be_given_up() -> None:
    hand = play("pagat", mus_min_discard=0).deal_any().say(Mus(), Mus(), Mus(), Mus()).give_up(0, 0, 0, 0)
    assert isinstance(hand.match.phase, Talk) and hand.match.hand.changed == (0, 0, 0, 0)


@pytest.mark.parametrize(("reshuffle", "apart"), [("all_discards", 0), ("last_apart", 4)])
def test_six_players_use_up_the_stock(reshuffle: str, apart: int) -> None:
    """Sixteen cards beside the hands: the fifth seat gets none of the old stock, so all goes back for two."""
    hand = play("pagat", seats=6, reshuffle=reshuffle).deal_any().say(*[Mus()] * 6).give_up(4, 4, 4, 3, 1, 4)
    served: list[tuple[int, int]] = []
    while isinstance(hand.match.phase, Serving):
        hand.do(CHANCE, Draw(_next(hand)))
        served += [(event.seat, len(event.cards)) for event in hand.events(Served)]
        if hand.events(Reshuffled):
            assert hand.match.hand.pile.bit_count() == apart
            assert hand.match.hand.stock.bit_count() == 20 - apart
    assert served == [(0, 4), (1, 4), (2, 4), (3, 3), (4, 1), (5, 4)]
    hand.match.check()


def _next(hand: Play) -> tuple[Card, ...]:
    return unmask(hand.match.hand.stock)[: legal_actions(hand.match).choices[0].min]


def test_a_stock_that_is_just_enough_is_not_shuffled() -> None:
    hand = play("pagat", seats=6).deal_any().say(*[Mus()] * 6).give_up(4, 4, 4, 2, 1, 1).serve()
    assert hand.match.hand.stock == 0 and hand.match.hand.pile.bit_count() == 16
    hand.say(*[Mus()] * 6).give_up(1, 1, 1, 1, 1)
    hand.give_up(1)
    assert hand.events(Reshuffled)[0].seat == 0
    hand.match.check()


# ── five cards ───────────────────────────────────────────────────────────────────────────────────────


def test_the_historic_form() -> None:
    """EU history, D-22: five cards, one put aside face down, no mus; Cb and So are wild."""
    hand = play("historic").deal(("Ro Rc 7e 6b 1o", "Co Cc Ce 7b 2o", "4o 4c 6o 1b 3o", "So Se 7o 4e Cb"))
    assert isinstance(hand.match.phase, Exchange) and hand.kinds == ["discard"]
    hand.refuses(0, Discard(cards("Ro Rc")), "wrong-number-of-cards")
    hand.refuses(0, Discard(()), "wrong-number-of-cards")
    hand.do(0, Discard(cards("1o"))).do(1, Discard(cards("2o"))).do(2, Discard(cards("3o")))
    assert free_actions(hand.match, 0) == ()
    hand.do(3, Discard(cards("Se")))
    assert isinstance(hand.match.phase, Betting) and hand.match.hand.stock.bit_count() == 20
    shown = hand.match.phase.showdown
    assert (shown.evaluations[3].pares_class, shown.evaluations[3].total) == (3, 31)
    assert shown.winner("pares", (0, 1)) == 3 and shown.winner("juego", (0, 1)) == 3


def test_five_cards_and_no_exchange_whatever_is_turned_up() -> None:
    hand = play("historic", mus_visto="forced", mus_corrido="each_game").deal_any(exposed=3)
    assert isinstance(hand.match.phase, Exchange) and hand.match.phase.purpose == "aside"
    assert not hand.match.hand.corrido
    hand.give_up(1, 1, 1, 1)
    assert isinstance(hand.match.phase, Betting)


def test_a_sign_asks_for_a_whole_hand() -> None:
    """While five cards are held only requests can be signed; nothing is true of five cards."""
    hand = play("historic", signals="fem").deal_any()
    meanings = {each.meaning for each in free_actions(hand.match, 0) if isinstance(each, Sena)}
    assert meanings == {"cut"}


def test_new_match_refuses_what_cannot_be() -> None:
    rules = Rules.preset("basque")
    for bad in (
        {"mano": 4},
        {"mano": -1},
        {"mano": "0"},
        {"score": (30, 0)},
        {"score": (0,)},
        {"games": (3, 0)},
    ):
        with pytest.raises(Malformed):
            new_match(rules, **bad)
    for table, says in (
        (Table(sena_mode="x"), "sena_mode"),
        (Table(dropped_signs=frozenset({"x"})), "dropped"),
    ):
        with pytest.raises(Malformed, match=says):
            new_match(rules, table=table)
    match = new_match(rules, 2, score=[3, 4], games=[1, 0], sets=[0, 0])
    assert (match.tally.score, match.tally.games, match.dealer) == ((3, 4), (1, 0), 1)
    assert isinstance(match.phase, Dealing) and apply(match, CHANCE, Deal(CARDS[:16]))[0].hand.cards[2][
        0
    ] == card("1o")
