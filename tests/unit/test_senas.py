"""Señas and looks: what is true, when, who sees it; and the set phrases (D-12, D-13)."""

from __future__ import annotations

import pytest

from hordago.cards import cards, evaluator
from hordago.game import (
    PHRASES,
    Defer,
    Envido,
    Look,
    Malformed,
    Mus,
    NoMus,
    Paso,
    Quiero,
    Say,
    Sena,
    Table,
    apply,
    free_actions,
)
from hordago.game.events import Looked, Perceived, Signed, Spoke
from hordago.game.state import Betting
from hordago.rules import MEANINGS, SIGNALS, Rules
from hordago.rules.signals import PHASES, REQUESTS
from tests.unit.table import HANDS, Play

PLAIN = Table()
EVERY = set(PHASES)
LANCES = EVERY - {"talk"}


def play(
    preset: str = "pagat", *, table: Table = PLAIN, hands: tuple[str, ...] = HANDS, **options: object
) -> Play:
    return Play(Rules.preset(preset, **options), table=table).deal(hands)


def signs(hand: Play, seat: int) -> set[str]:
    """Meanings that a seat may signal now."""
    return {each.meaning for each in free_actions(hand.match, seat) if isinstance(each, Sena)}


def looks(hand: Play, seat: int) -> set[int]:
    return {each.n for each in free_actions(hand.match, seat) if isinstance(each, Look)}


# ── what is true of a hand ───────────────────────────────────────────────────────────────────────────

# A hand, the way of counting kings, and everything that any table could call true of it (requests apart).
TRUE = [
    ("Ro Rc 7e 4b", 4, "two_kings pares juego_31"),
    ("Ro Rc 7e 5b", 4, "two_kings pares juego"),
    ("Ro Rc 6e 4b", 4, "two_kings pares punto_30"),
    ("Ro Rc Re 1b", 4, "three_kings pares medias juego_31 three_kings_ace"),
    ("Ro Rc 3e 1b", 8, "three_kings pares medias juego_31 three_kings_ace"),
    ("Ro Rc 3e 1b", 4, "two_kings pares"),
    ("1o 1c 7e Cb", 4, "two_aces pares"),
    ("2o 1c 7e Cb", 8, "two_aces pares"),
    ("1o 1c 1e Cb", 4, "three_aces pares medias"),
    ("Ro Rc 1e 1b", 4, "two_kings two_aces pares duples"),
    ("Ro Rc Re Rb", 4, "pares duples juego"),
    ("7o 7c 6e 6b", 4, "pares duples"),
    ("Ro Cc 5e 4b", 4, "punto_29"),
    ("7o 6c 5e 4b", 4, ""),
]


@pytest.mark.parametrize(("hand", "kings", "true"), TRUE)
def test_what_is_true_of_a_hand(hand: str, kings: int, true: str) -> None:
    found = evaluator(kings).evaluate(cards(hand))
    for table, rows in SIGNALS.items():
        holds = {m for m, sign in rows.items() if sign.holds(found) and m not in REQUESTS}
        expected = set(true.split()) & set(rows)
        if "three_kings" not in rows and found.kings >= 2 and "two_kings" in rows:
            expected |= {"two_kings"}  # the looser sense: at least two
        if "three_aces" not in rows and found.aces >= 2 and "two_aces" in rows:
            expected |= {"two_aces"}
        if not expected and not found.pares and not found.juego and "blind" in rows:
            expected = {"blind"}
        assert holds == expected, table


def test_exactly_two_and_at_least_two_kings() -> None:
    three = evaluator(4).evaluate(cards("Ro Rc Re 1b"))
    assert not SIGNALS["ehmf"]["two_kings"].holds(three) and SIGNALS["ehmf"]["three_kings"].holds(three)
    assert SIGNALS["pagat"]["two_kings"].holds(three) and "three_kings" not in SIGNALS["pagat"]


def test_blind_is_nobodys_second_sign() -> None:
    """No pares, no juego, and no other meaning of the table true: 30 is not blind where 30 has a sign."""
    thirty = evaluator(4).evaluate(cards("Ro Cc 6e 4b"))
    assert not SIGNALS["ehmf"]["blind"].holds(thirty) and SIGNALS["pagat"]["blind"].holds(thirty)


def test_the_phases_of_the_signs() -> None:
    for name, rows in SIGNALS.items():
        for meaning, sign in rows.items():
            expected = {
                "punto_30": {"punto"},
                "punto_29": {"punto"},
                "cut": {"talk"},
                "bet": LANCES,
                "medias": LANCES - {"grande"} if name == "fem" else EVERY,
            }.get(meaning, EVERY)
            assert set(sign.phases) == expected and sign.meaning == meaning and sign.gesture
    assert set(MEANINGS) == {meaning for rows in SIGNALS.values() for meaning in rows}
    assert SIGNALS["off"] == {}


def test_signs_of_a_hand_as_it_goes_on() -> None:
    """FEM: three kings and medias share a gesture, so medias only after grande; 30 only at punto."""
    hand = play(
        "tournament", mus_corrido="off", hands=("Ro Rc 4e 6b", "7o 7c 7e 4b", "1o 5c Se 4c", "So Sc 6e 2b")
    )
    assert signs(hand, 0) == {"two_kings", "pares", "cut"}
    assert signs(hand, 1) == {"pares", "cut"}
    hand.say(NoMus())
    assert signs(hand, 1) == {"pares", "bet"} and "cut" not in signs(hand, 0)
    hand.say(*[Paso()] * 4)
    assert signs(hand, 1) == {"pares", "medias", "bet"}
    hand.say(*[Paso()] * 8)
    assert isinstance(hand.match.phase, Betting) and hand.match.phase.lance == "punto"
    assert signs(hand, 0) == {"two_kings", "pares", "punto_30", "bet"}


def test_only_true_signs_of_the_table_in_their_phase_are_accepted() -> None:
    hand = play("tournament", mus_corrido="off", table=Table(dropped_signs=frozenset({"duples"})))
    assert hand.refuses(0, Sena("two_kings"), "untrue-sign")
    hand.refuses(0, Sena("bet"), "not-legal-now")
    hand.refuses(0, Sena("three_kings_ace"), "not-legal-now")  # no such sign in this table
    hand.refuses(0, Sena("duples"), "not-legal-now")  # dropped by the host
    hand.refuses(7, Sena("cut"), "not-your-turn")
    hand.refuses(-1, Look(0), "not-your-turn")
    with pytest.raises(Malformed, match="has no meaning"):
        Sena("headache")


# ── who sees it ──────────────────────────────────────────────────────────────────────────────────────


def test_everybody_looks_at_the_partner_at_first() -> None:
    assert play().match.eyes.looks == (2, 3, 0, 1)
    three = Play(Rules.preset("pagat", seats=6)).deal_any()
    assert three.match.eyes.looks == (2, 3, 4, 5, 0, 1)  # the next partner, counter-clockwise
    opposite = Play(Rules.preset("pagat", seats=6, sides=(0, 1, 2, 0, 1, 2))).deal_any()
    assert opposite.match.eyes.looks == (3, 4, 5, 0, 1, 2)


@pytest.mark.parametrize("options", [{"seats": 3}, {"sides": (0, 1, 2, 3)}, {"signals": "off"}])
def test_no_signs_and_no_looks_without_partners_or_a_table_of_signs(options: dict[str, object]) -> None:
    hand = Play(Rules.preset("pagat", **options)).deal_any()
    assert hand.match.eyes.looks == ()
    assert all(free_actions(hand.match, seat) == () for seat in range(hand.match.plan.seats))
    hand.refuses(0, Look(1), "not-legal-now")
    hand.refuses(0, Sena("two_kings"), "not-legal-now")


def test_a_sign_is_seen_by_all_who_look_at_the_signer() -> None:
    hand = play().do(1, Look(0)).do(2, Sena("two_kings"))
    assert hand.events(Signed) == [Signed(2, "two_kings")]
    assert [(event.seat, event.signer) for event in hand.events(Perceived)] == [(0, 2)]
    assert hand.match.eyes.seen == (((2, "two_kings"),), (), (), ())
    watched = play().do(1, Look(2)).do(3, Look(2)).do(2, Sena("two_kings"))
    assert [event.seat for event in watched.events(Perceived)] == [0, 1, 3]


def test_turning_the_eyes_in_time() -> None:
    """A sign lasts until the next turn action; whoever turns to the signer in that time still sees it."""
    hand = play().do(2, Sena("two_kings")).do(1, Look(2))
    assert hand.events(Looked) == [Looked(1, 2)]
    assert hand.events(Perceived) == [Perceived(1, 2, "two_kings")]
    late = play().do(2, Sena("two_kings")).say(Mus()).do(1, Look(2))
    assert late.events(Perceived) == [] and late.match.eyes.seen[1] == ()


def test_watching_a_rival_one_misses_the_partner() -> None:
    hand = play().do(0, Look(1)).do(2, Sena("two_kings"))
    assert hand.events(Perceived) == []
    hand.do(1, Sena("medias"))
    assert hand.events(Perceived) == [Perceived(0, 1, "medias"), Perceived(3, 1, "medias")]


def test_looking_at_ones_own_cards_one_sees_no_sign() -> None:
    hand = play().do(0, Look(0)).do(2, Sena("two_kings"))
    assert hand.match.eyes.looks[0] == 0 and hand.events(Perceived) == []


def test_where_a_partner_sees_everything_and_nobody_else_anything() -> None:
    hand = play(table=Table(sena_mode="partner")).do(1, Look(2)).do(0, Look(1)).do(2, Sena("two_kings"))
    assert [event.seat for event in hand.events(Perceived)] == [0]
    hand.do(3, Look(2))
    assert hand.events(Perceived) == []
    six = Play(Rules.preset("ffm", seats=6, signals="fem"), table=Table(sena_mode="partner")).deal_any()
    six.do(0, Sena("cut"))
    assert sorted(event.seat for event in six.events(Perceived)) == [2, 4]


def test_one_look_and_one_sign_between_two_turn_actions() -> None:
    hand = play().do(2, Sena("two_kings"))
    hand.refuses(2, Sena("two_kings"), "already-signed")
    assert signs(hand, 2) == set()
    hand.refuses(1, Look(3), "not-legal-now")  # it looks there already
    hand.do(1, Look(0))
    hand.refuses(1, Look(2), "already-looked")
    assert looks(hand, 1) == set() and looks(hand, 0) == {0, 1, 3}
    hand.say(Mus())
    assert looks(hand, 1) == {1, 2, 3} and "two_kings" in signs(hand, 2)
    hand.do(2, Sena("two_kings"))
    assert hand.match.eyes.seen[0] == ((2, "two_kings"), (2, "two_kings"))


def test_looks_and_signs_change_no_turn() -> None:
    hand = play()
    before = hand.match
    hand.do(1, Look(0)).do(2, Sena("two_kings"))
    assert (hand.match.turn, hand.match.phase, hand.match.history) == (
        before.turn,
        before.phase,
        before.history,
    )


def test_nobody_signs_or_looks_between_hands() -> None:
    hand = play().say(NoMus()).pass_all()
    assert hand.waits_for_a_deal
    assert all(free_actions(hand.match, seat) == () for seat in range(4))
    hand.refuses(0, Look(1), "not-legal-now")
    hand.refuses(0, Sena("two_kings"), "not-legal-now")
    hand.deal()
    assert hand.match.eyes.looks == (2, 3, 0, 1) and hand.match.eyes.seen == ((), (), (), ())


def test_the_eyes_rest_after_the_last_word_of_a_lance() -> None:
    hand = play().say(NoMus(), Paso(), Paso(), Paso()).do(1, Look(0)).say(Paso())
    assert hand.match.eyes.moved == frozenset() and looks(hand, 1) == {1, 2, 3}


# ── phrases ──────────────────────────────────────────────────────────────────────────────────────────


def phrases(hand: Play, seat: int) -> set[str]:
    return {each.phrase for each in free_actions(hand.match, seat) if isinstance(each, Say)}


def test_after_deferring_the_two_may_speak_until_atzesku_has_decided() -> None:
    """EU, D-12, D-13."""
    hand = play("basque")
    assert phrases(hand, 1) == set()
    hand.say(Mus(), Defer())
    assert (
        phrases(hand, 1) == phrases(hand, 3) == set(PHRASES) and phrases(hand, 0) == phrases(hand, 2) == set()
    )
    before = hand.match
    hand.do(1, Say("cut"))
    assert hand.match == before and hand.events(Spoke) == [Spoke(1, "cut")]
    hand.refuses(0, Say("mus"), "not-legal-now")
    hand.say(Mus(), NoMus())
    assert phrases(hand, 1) == set()
    with pytest.raises(Malformed, match="is no phrase"):
        Say("hello")


def test_without_consulting_only_the_two_words_are_left() -> None:
    hand = play("basque", consult="off").say(Mus(), Defer())
    assert phrases(hand, 3) == {"mus", "cut"}


@pytest.mark.parametrize(
    ("consult", "may"), [("answers", True), ("all", True), ("mus", False), ("off", False)]
)
def test_partners_whose_side_must_answer(consult: str, may: bool) -> None:
    """KO, FFM, D-13."""
    hand = play("pagat", consult=consult).say(NoMus(), Envido(2))
    said = {"ask", "yes", "no", "you"} if may else set()
    assert phrases(hand, 1) == phrases(hand, 3) == said
    assert phrases(hand, 0) == phrases(hand, 2) == set()
    hand.say(Quiero())
    assert phrases(hand, 1) == set()


def test_each_pair_in_its_turn_of_a_talk_by_teams() -> None:
    hand = play("ffm")
    assert phrases(hand, 0) == phrases(hand, 2) == {"ask", "yes", "no", "you"} and phrases(hand, 1) == set()
    hand.say(Mus())
    assert phrases(hand, 1) == phrases(hand, 3) == {"ask", "yes", "no", "you"} and phrases(hand, 0) == set()
    assert phrases(play("ffm", consult="answers"), 0) == set()
    assert phrases(play("pagat", consult="all"), 0) == set()  # one by one: nobody's pair is asked


def test_who_has_no_partner_has_nobody_to_ask() -> None:
    hand = Play(Rules.preset("pagat", seats=3, consult="all")).deal_any().say(NoMus(), Envido(2))
    assert all(phrases(hand, seat) == set() for seat in range(3))


def test_free_actions_of_nobody() -> None:
    hand = play()
    assert free_actions(hand.match, -1) == free_actions(hand.match, 4) == ()
    for action in free_actions(hand.match, 0):
        assert apply(hand.match, 0, action)[1]
