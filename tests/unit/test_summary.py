"""A finished hand explained from its events (views/summary)."""

from __future__ import annotations

from hordago.game import Envido, Event, NoMus, NoQuiero, Ordago, Paso, Quiero
from hordago.game.events import HandEnded, ManoMoved
from hordago.rules import Rules
from hordago.views import HiddenCards
from hordago.views.summary import HandSummary, summarise
from hordago.views.visibility import SPECTATOR, visible
from tests.properties.play import play, random_match, random_rules
from tests.sizes import seeded, size
from tests.unit.table import HANDS, Play


def summary_of(hand: Play, *words: object, mano: int = 0) -> HandSummary:
    events: list[Event] = []
    for word in words:
        hand.say(word)  # type: ignore[arg-type]
        events += hand.last
    return summarise(hand.match.rules, mano, events)


def begun(**options: object) -> Play:
    return Play(Rules.preset("pagat", **options)).deal(HANDS).say(NoMus())


def test_who_got_what_in_which_lance_and_why() -> None:
    bets = (Envido(2), NoQuiero(), NoQuiero())
    found = summary_of(begun(), *bets, Envido(2), Quiero(), *[Paso()] * 6)
    assert [(each.lance, each.status, each.winner) for each in found.lances] == [
        ("grande", "REFUSED", None),
        ("chica", "ACCEPTED", 2),
        ("pares", "PASO", 1),
        ("juego", "PASO", 3),
    ]
    assert [[(paid.points, paid.reason, paid.at_once) for paid in each.paid] for each in found.lances] == [
        [(1, "deje", True)],
        [(2, "stake", False)],
        [(3, "values", False)],
        [(5, "values", False)],
    ]
    assert found.lances[0].side == 0 and found.lances[1].stones == 2 and found.lances[2].holders == (1, 2, 3)
    assert (found.score, found.game_winner, found.by, found.games, found.match_winner) == (
        (3, 8),
        None,
        None,
        None,
        None,
    )
    assert [evaluation.total for evaluation in found.evaluations] == [33, 37, 27, 31]


def test_an_ordago_and_the_match() -> None:
    found = summary_of(begun(games_to_win=1), Ordago(), Quiero())
    assert (found.game_winner, found.by, found.games, found.match_winner) == (0, "ordago", (1, 0), 0)
    assert [(each.lance, each.status, each.winner) for each in found.lances] == [
        ("grande", "ORDAGO_ACCEPTED", 2)
    ]


def test_a_tie_says_that_the_place_decided() -> None:
    hands = ("Ro Rc 6o 1b", "Co Sb 7e 6b", "Re Rb 6c 1o", "Cc Se 7b 6e")
    found = summary_of(Play(Rules.preset("pagat")).deal(hands).say(NoMus()), *[Paso()] * 8)
    assert [(each.lance, each.status, each.winner, each.tied) for each in found.lances] == [
        ("grande", "PASO", 0, True),
        ("chica", "PASO", 0, True),
        ("pares", "UNCONTESTED", None, False),
        ("juego", "UNCONTESTED", None, False),
    ]


def test_every_random_hand_can_be_explained_from_public_events() -> None:
    rng = seeded(__name__)
    for _ in range(size(small=20, ci=100, nightly=2_000)):
        match, events = random_match(rng, random_rules(rng, claims="auto")), list[Event]()
        for step in play(match, rng, steps=300):
            events += [seen for event in step.events if (seen := visible(event, SPECTATOR)) is not None]
            if any(isinstance(event, HandEnded) for event in step.events):
                mano = next((e.mano for e in events[::-1] if isinstance(e, ManoMoved)), step.before.mano)
                found = summarise(match.rules, mano, events)
                assert sum(len(each.paid) for each in found.lances) == len(found.paid)
                assert len(found.hands) == match.rules.seats and len(found.score) == match.rules.side_count
                events = []


def test_hidden_cards_say_only_how_many() -> None:
    assert repr(HiddenCards((None, None))) == "HiddenCards(2)" and len(HiddenCards((None,))) == 1
