"""The end of a hand: claims, dentro, games, sets and the match; stones; hands shown; the limit of a bet."""

from __future__ import annotations

import pytest

from hordago.cards import CARDS
from hordago.game import (
    Claim,
    Cut,
    Deal,
    Envido,
    Malformed,
    Match,
    NoMus,
    NoQuiero,
    Ordago,
    Paso,
    Quiero,
    apply,
    free_actions,
    legal_actions,
)
from hordago.game.events import (
    Claimed,
    Dentro,
    GameEnded,
    HandEnded,
    Lapsed,
    MatchEnded,
    Offered,
    OrdagoWon,
    Paid,
    Shown,
)
from hordago.game.legal import CLAIMS_LISTED
from hordago.game.scoring import objects_needed, stones
from hordago.game.state import Claiming, Dealing, Over
from hordago.rules import MAX_STAKE, Rules
from hordago.views import SPECTATOR, view
from tests.unit.table import HANDS, Play


def play(preset: str = "pagat", *, score: tuple[int, ...] | None = None, **options: object) -> Play:
    """A hand of the four standard hands, mus cut: passed, it pays side 0 two and side 1 eight stones."""
    return Play(Rules.preset(preset, **options), score=score).deal(HANDS).say(NoMus())


# ── claims ───────────────────────────────────────────────────────────────────────────────────────────


def offered() -> Play:
    return play("fournier", claims="manual", mus_corrido="off").pass_all()


def test_the_count_is_offered_and_nothing_scored() -> None:
    """PL, D-21."""
    hand = offered()
    (offer,) = hand.events(Offered)
    assert [(e.lance, e.side, e.points) for e in offer.entries] == [
        ("grande", 0, 1),
        ("chica", 0, 1),
        ("pares", 1, 3),
        ("juego", 1, 5),
    ]
    assert isinstance(hand.match.phase, Claiming) and hand.match.tally.score == (0, 0)
    assert hand.match.actor == 3 and hand.kinds == ["cut"]  # the next dealer is 0, at whose left sits 3
    for viewer in (SPECTATOR, 0, 3):
        assert view(hand.match, viewer).to_claim == offer.entries


def test_each_side_claims_its_own_in_the_order_of_the_count() -> None:
    hand = offered()
    assert [each.n for each in free_actions(hand.match, 2) if isinstance(each, Claim)] == [1, 2]
    hand.refuses(0, Claim(3), "nothing-to-claim")
    hand.do(1, Claim(4))
    assert hand.events(Claimed) == [Claimed(1, 4)]
    assert hand.events(Paid) == [Paid("pares", 1, 3, "values", False), Paid("juego", 1, 1, "values", False)]
    hand.do(3, Claim(4)).do(2, Claim(2))
    assert hand.match.tally.score == (2, 8)
    hand.refuses(0, Claim(1), "nothing-to-claim")


def test_what_is_forgotten_is_void_when_the_deck_is_cut() -> None:
    hand = offered().do(1, Claim(4)).say(Cut(7))
    assert hand.events(Lapsed) == [Lapsed(0, 1), Lapsed(0, 1), Lapsed(1, 4)]
    assert hand.events(HandEnded) == [HandEnded((0, 4))]
    assert hand.match.phase == Dealing(-1, 7) and hand.kinds == ["deal"]


def test_a_claim_that_reaches_the_target_ends_the_game() -> None:
    hand = play("fournier", claims="manual", mus_corrido="off", score=(39, 35)).pass_all().do(1, Claim(5))
    assert [(e.winner, e.by) for e in hand.events(GameEnded)] == [(1, "count")]
    again = play("fournier", claims="manual", mus_corrido="off", score=(39, 35)).pass_all().do(0, Claim(1))
    assert [(e.winner, e.by) for e in again.events(GameEnded)] == [(0, "count")]


def test_nothing_is_offered_when_the_game_is_over_by_an_ordago_or_a_deje() -> None:
    ordago = play(claims="manual").say(Ordago(), Quiero())
    assert ordago.events(Offered) == [] and ordago.events(OrdagoWon)
    deje = play(claims="manual", score=(39, 0)).say(Envido(2), NoQuiero(), NoQuiero())
    assert deje.events(Offered) == [] and deje.events(GameEnded)


def test_a_huge_claim_has_a_short_list() -> None:
    hand = play(claims="manual", target=1000).say(Envido(MAX_STAKE), Quiero()).pass_all()
    listed = [each.n for each in free_actions(hand.match, 0) if isinstance(each, Claim)]
    assert listed == [*range(1, CLAIMS_LISTED + 1), MAX_STAKE]  # not the passed chica
    hand.do(0, Claim(777))  # claimed all the same, though it is not listed
    assert hand.match.tally.score[0] == 777


# ── dentro ───────────────────────────────────────────────────────────────────────────────────────────


def test_dentro_is_said_once_a_side_and_game_after_the_count() -> None:
    """PL, KO, D-19."""
    hand = play(score=(33, 20)).pass_all()
    assert hand.events(Dentro) == [Dentro(0)] and list(hand.match.tally.dentro) == [0]
    hand.deal(HANDS).say(NoMus()).pass_all()
    assert hand.events(Dentro) == [Dentro(1)] and hand.match.tally.score == (37, 36)
    hand.deal(HANDS).say(NoMus()).pass_all()
    assert hand.events(GameEnded) and list(hand.match.tally.dentro) == []


def test_no_dentro_when_the_game_is_over_or_the_margin_is_zero() -> None:
    assert play(score=(30, 33)).pass_all().events(GameEnded, Dentro) != []
    assert play(score=(30, 33)).pass_all().events(Dentro) == []
    assert play(score=(36, 20), dentro_margin=0).pass_all().events(Dentro) == []


def test_dentro_also_by_dejes_of_the_hand() -> None:
    hand = play(score=(30, 0)).say(Envido(8), NoQuiero(), NoQuiero())
    hand.say(Envido(2), Envido(2), Envido(10), NoQuiero(), NoQuiero()).pass_all()
    assert hand.match.tally.score[0] >= 35 and Dentro(0) in hand.last


# ── games, sets, match ───────────────────────────────────────────────────────────────────────────────


def win(hand: Play, side: int) -> Play:
    """Side 0 or 1 wins the next game by an órdago."""
    if hand.waits_for_a_deal:
        hand.deal(HANDS).say(NoMus())
    mano = hand.match.mano
    lance_of = {0: 0, 1: 2}[side]  # grande is side 0's, pares are side 1's
    while hand.match.stage != ("grande", "chica", "pares")[lance_of]:
        hand.say(Paso())
    hand.say(Ordago(), Quiero())
    assert hand.match.over or hand.match.mano == (mano + 1) % 4
    return hand


def test_games_make_sets_and_sets_the_match() -> None:
    """D-20: games start at zero in every set; no game is played after the match is decided."""
    hand = play(games_to_win=2, sets_to_win=2)
    win(win(win(hand, 0), 1), 1)
    assert (hand.match.tally.games, hand.match.tally.sets) == ((0, 0), (0, 1))
    assert hand.events(GameEnded)[0].games == (1, 2)
    win(win(hand, 0), 0)
    assert (hand.match.tally.games, hand.match.tally.sets) == ((0, 0), (1, 1))
    win(win(hand, 0), 0)
    assert hand.events(MatchEnded) == [MatchEnded(0)] and hand.match.phase == Over(0)
    assert (hand.match.tally.games, hand.match.tally.sets, hand.match.actor) == ((2, 0), (2, 1), None)
    assert not legal_actions(hand.match) and view(hand.match, 2).winner == 0
    hand.refuses(0, Paso(), "match-over")


def test_the_score_of_an_ordago() -> None:
    """D-1: the winner has exactly the target, the losers keep what they have or had."""
    kept = play(score=(10, 20)).say(Envido(2), NoQuiero(), NoQuiero(), Ordago(), Quiero())
    assert kept.events(HandEnded) == [HandEnded((40, 20))]
    for option, loser in (("keep_immediate", 11), ("hand_start", 10)):
        hand = play(score=(10, 20), ordago_loser_score=option).say(Envido(2), NoQuiero(), NoQuiero())
        hand.say(*[Paso()] * 4, Ordago(), Quiero())
        assert hand.events(HandEnded) == [HandEnded((loser, 40))]


def test_the_deal_goes_on_whatever_ended_the_hand() -> None:
    by_deje = play(score=(39, 0)).say(Envido(2), NoQuiero(), NoQuiero())
    assert (by_deje.match.mano, by_deje.match.tally.score) == (1, (0, 0))
    assert play().pass_all().match.mano == 1


@pytest.mark.parametrize(
    "words",
    [[Paso()] * 14, [Ordago(), Quiero()], [Envido(2), NoQuiero(), NoQuiero()]],
    ids=["count", "ordago", "deje"],
)
def test_all_hands_are_shown_at_the_end_of_every_hand(words: list[Paso]) -> None:
    """D-29."""
    hand = play(score=(39, 0)).say(*words[:1])
    shown = []
    for word in words[1:]:
        if hand.waits_for_a_deal:
            break
        hand.say(word)
        shown += hand.events(Shown)
    assert len(shown) == 1 and len(shown[0].hands) == 4


# ── stones, and how much may be bet ──────────────────────────────────────────────────────────────────


def test_stones_and_amarracos() -> None:
    """KO, PL: 22 objects are enough for 39–39; in tens only the showing changes."""
    assert stones(39) == (7, 4) and stones(39, 10) == (3, 9)
    assert objects_needed((39, 39)) == 22 and objects_needed((0, 5)) == 1


def test_nobody_bets_more_than_a_million() -> None:
    hand = play(target=1000).say(Envido(MAX_STAKE - 3))
    assert legal_actions(hand.match).choice("envido") == ("envido", 2, 3)
    with pytest.raises(Malformed, match="a total of 1000001 is more than 1000000"):
        apply(hand.match, 1, Envido(4))
    hand.say(Envido(2))
    assert legal_actions(hand.match).choice("envido") is None and "ordago" in hand.kinds
    for n in (0, -1, MAX_STAKE + 1, 2.0, True, "2"):
        with pytest.raises(Malformed, match="is not a whole number from 1 to 1000000"):
            Envido(n)  # type: ignore[arg-type]


def test_the_limit_of_the_house() -> None:
    """D-6: the total on the table, never the órdago."""
    hand = play(max_bet=7)
    assert legal_actions(hand.match).choice("envido") == ("envido", 2, 7)
    hand.refuses(0, Envido(8), "amount-out-of-range")
    hand.refuses(0, Envido(1), "amount-out-of-range")
    hand.say(Envido(3))
    assert legal_actions(hand.match).choice("envido") == ("envido", 2, 4)
    hand.say(Envido(3))
    assert hand.kinds == ["no_quiero", "quiero", "ordago", "no_queremos", "queremos"]
    hand.refuses(2, Envido(2), "not-legal-now")
    assert "from 2 up" in play().refuses(0, Envido(1), "amount-out-of-range")


def test_a_pass_on_a_bet_is_a_refusal() -> None:
    """D-8: it is remembered as no quiero."""
    hand = play().say(Envido(2), Paso())
    assert hand.last[0] == hand.match.history[-1] and hand.last[0].action == NoQuiero()  # type: ignore[union-attr]
    assert Paso() in legal_actions(hand.match)


def test_other_seats_cannot_speak() -> None:
    hand = play()
    hand.refuses(1, Paso(), "not-your-turn")
    hand.refuses(0, Quiero(), "not-legal-now")
    hand.refuses(0, Deal(CARDS[:16]), "not-legal-now")


def test_a_match_of_three_sides_has_three_scores() -> None:
    match: Match = Play(Rules.preset("pagat", seats=3), score=(1, 2, 3)).match
    assert match.tally.score == (1, 2, 3) and match.tally.games == (0, 0, 0)
