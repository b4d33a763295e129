"""MFN: a line holds all of a match, or all that one viewer knows, and what it cannot hold it names."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hordago.cards import cards, unmask
from hordago.game import (
    CHANCE,
    Claim,
    Cut,
    Deal,
    Envido,
    Match,
    NoMus,
    NoQuiero,
    Ordago,
    Paso,
    Quiero,
    Table,
    apply,
    new_match,
)
from hordago.game.state import Claiming, Dealing, Over
from hordago.record import MalformedRecord, Position, match_of, position_of, view_of
from hordago.record.position import parse
from hordago.rules import PRESETS, Rules
from hordago.views import SPECTATOR, SeatView, view
from tests.record.play import pick, random_start, walk
from tests.sizes import SEED, size

MATCHES = size(small=25, ci=50, nightly=3_000)
EVERY = size(small=0.1, ci=0.15, nightly=0.5)

DEAL = Deal(cards("Ro Rc Re 3o Sc 6b Ce 3c 7b 5c 7c 4b 4e 1e 2b 5e"))
"""By seat, from mano 0: Ro Sc 7b 4e, Rc 6b 5c 1e, Re Ce 7c 2b, 3o 3c 4b 5e."""


JUEGOS = Deal(cards("Ro Rc Re 3o Sc Cb Ce 3c 7b 7c 7e 4b 4e 5c 2b 5e"))
"""Seats 0 and 1 have juego, seat 3 has pares."""


def round_trip(match: Match) -> None:
    """The line of a match gives that match, and the line of each view that view: not one bit more or less."""
    position = position_of(match)
    line = str(position)
    assert parse(line) == position
    assert match_of(parse(line)) == match
    for viewer in (SPECTATOR, *range(match.rules.seats)):
        seen = view(match, viewer)
        line = str(position_of(seen))
        again = view_of(parse(line))
        assert again == seen
        # Equal tuples may be of different classes; equal texts are not.
        assert repr(again) == repr(seen)


@pytest.mark.slow
@pytest.mark.parametrize("n", range(MATCHES))
def test_every_position_of_a_random_match_is_told_and_read(n: int) -> None:
    rng = random.Random(f"{SEED}/position/{n}")
    match = random_start(rng)
    round_trip(match)
    for state, _ in walk(match, rng):
        if state.over or rng.random() < EVERY:
            round_trip(state)


@pytest.mark.slow
def test_random_matches_reach_every_kind_of_position() -> None:
    """Else the test above would prove less than it says."""
    kinds = Counter[str]()
    for n in range(150):
        rng = random.Random(f"kinds {n}")
        for state, _ in walk(random_start(rng), rng):
            phase, names = state.phase, [type(event).__name__ for event in state.history]
            kinds[type(phase).__name__] += 1
            kinds["reshuffled"] += "Reshuffled" in names
            kinds["redealt"] += "Redealt" in names
            kinds["moved mano"] += "ManoMoved" in names
            kinds["five cards"] += any(len(hand) == 5 for hand in state.hand.cards)
            kinds["cut before"] += isinstance(phase, Dealing) and phase.cut is not None and not names
            kinds["claims"] += isinstance(phase, Claiming) and phase.entries != state.history[-1].entries  # type: ignore[union-attr]
            kinds["won by claim"] += isinstance(phase, Over) and names[-1] == "Offered"
            kinds["live sign"] += bool(state.eyes.live)
            kinds["exposed"] += bool(state.hand.exposed)
    assert [name for name, n in kinds.items() if n == 0] == []
    assert {"VistoAsk", "Talk", "Exchange", "Serving", "Betting", "Claiming", "Over"} <= kinds.keys()


def test_views_of_worlds_that_differ_in_hidden_cards_have_the_same_line() -> None:
    """A line of a view cannot tell what the view does not."""
    for n in range(40):
        rng = random.Random(f"worlds {n}")
        match = new_match(Rules.preset(rng.choice(list(PRESETS))), rng.randrange(4))
        match, _ = apply(match, *pick(match, rng, exposing=0.0))
        if match.actor == CHANCE:
            match, _ = apply(match, *pick(match, rng, exposing=0.0))
        others = [unmask(match.hand.stock)[k] for k in range(4)]
        hands = (match.hand.cards[0], *match.hand.cards[1:3], tuple(others))
        if len(hands[0]) == 5:
            continue
        told = match.history[-1]._replace(hands=hands)  # type: ignore[call-arg]
        other = match._replace(hand=match.hand._replace(cards=hands), history=(*match.history[:-1], told))
        assert str(position_of(view(match, 0))) == str(position_of(view(other, 0)))


def dealt(preset: str = "basque", **changes: object) -> Match:
    return apply(new_match(Rules.preset(preset, **changes)), CHANCE, DEAL)[0]


def test_a_match_that_a_claim_wins_is_told_before_and_after() -> None:
    """Claims are not part of a hand's history, so the line tells of them apart."""
    rules = Rules.preset("basque", claims="manual", target=6, games_to_win=1)
    match = new_match(rules, score=(3, 0))
    passes = [(seat, Paso()) for seat in (0, 1, 2, 3) * 2]
    for seat, action in ((2, Cut(12)), (CHANCE, DEAL), (0, NoMus()), *passes):
        match, _ = apply(match, seat, action)
    round_trip(match)
    match, _ = apply(match, 1, Claim(1))
    assert " claimed=1:1 " in str(position_of(match))
    round_trip(match)
    match, _ = apply(match, 0, Claim(2))
    assert " claimed=0:2,1:1 " in str(position_of(match))
    round_trip(match)
    match, _ = apply(match, 2, Claim(2))
    assert match.over
    assert " score=3,0 now=7,1 " in str(position_of(match))
    assert " score=?,? now=7,1 " in str(position_of(view(match, 0)))
    round_trip(match)
    line = str(position_of(match))
    with pytest.raises(MalformedRecord, match="won: that does not end the match"):
        match_of(parse(line.replace("now=7,1", "now=5,1")))
    with pytest.raises(MalformedRecord, match="won: that does not end the match"):
        match_of(parse(line.replace("games_to_win=1", "games_to_win=2")))
    with pytest.raises(MalformedRecord, match="claimed: seat 0 cannot claim 9: its side has 4 to claim"):
        match_of(parse(line.replace(" won=0", " claimed=0:9").replace("now=7,1", "now=12,0")))


@pytest.mark.parametrize("loser", ["keep_immediate", "hand_start"])
def test_the_score_before_an_ordago_is_told_as_far_as_a_view_knows_it(loser: str) -> None:
    match = new_match(Rules.preset("basque", games_to_win=1, ordago_loser_score=loser), score=(5, 7))
    chica = [
        (0, NoMus()),
        *((seat, Paso()) for seat in range(4)),
        (0, Paso()),
        (1, Envido(2)),
        (2, NoQuiero()),
    ]
    for seat, action in ((CHANCE, JUEGOS), *chica, (0, NoQuiero()), (0, Ordago())):
        match, _ = apply(match, seat, action)
        round_trip(match)
    match, _ = apply(match, 1, Quiero())
    assert match.over
    round_trip(match)
    now = 8 if loser == "keep_immediate" else 7
    assert f" score=5,7 now=30,{now} " in str(position_of(match))
    assert f" score=?,7 now=30,{now} " in str(position_of(view(match, 2)))


def test_a_line_is_short_where_all_is_usual() -> None:
    match, _ = apply(dealt(), 0, NoMus())
    assert str(position_of(match)) == (
        "mfn1 basque mano=0 score=0,0 hand=0 in_game=0 turn=2 cards=RoSc7b4e/Rc6b5c1e/ReCe7c2b/3o3c4b5e "
        "| deal:RoRcRe3oSc6bCe3c7b5c7c4b4e1e2b5e cut"
    )
    assert str(position_of(view(match, 1))) == (
        "mfn1 basque viewer=1 mano=0 score=0,0 hand=0 turn=2 cards=????????/Rc6b5c1e/????????/???????? "
        "| deal:??Rc????" + "??6b????" + "??5c????" + "??1e???? cut"
    )
    assert str(position_of(view(match, SPECTATOR))).startswith("mfn1 basque viewer=spectator mano=0")


def test_a_table_and_a_rulebook_of_ones_own_are_told() -> None:
    own = {"kings": 8, "refusal_eliminates": True, "max_bet": 30}
    rules = Rules.preset("french", seats=6, sides=(0, 1, 2, 0, 1, 2), **own)
    table = Table(cut_by_seat=True, sena_mode="partner", dropped_signs=frozenset({"bet", "cut"}))
    match = new_match(rules, 5, table=table, score=(1, 2, 3), games=(1, 0, 2))
    line = str(position_of(match))
    assert line == (
        "mfn1 french kings=8 max_bet=30 refusal_eliminates=true seats=6 sides=0,1,2,0,1,2 "
        "cut=seat signs=partner dropped=bet,cut mano=5 score=1,2,3 games=1,0,2 hand=0 in_game=0 turn=0"
    )
    assert match_of(parse(line)) == match


def test_fields_may_come_in_any_order_and_spaces_do_not_count() -> None:
    line = str(position_of(apply(dealt(), 0, NoMus())[0]))
    head, _, tail = line.partition(" | ")
    start, preset, *fields = head.split()
    mixed = "  ".join([start, preset, *reversed(fields)]) + "|" + tail
    assert parse(mixed) == parse(line)


# ── what makes no sense ──────────────────────────────────────────────────────────────────────────────

FULL = str(position_of(apply(dealt(), 0, NoMus())[0]))
VIEW = str(position_of(view(apply(dealt(), 0, NoMus())[0], 1)))

UNREADABLE = [
    ("mfn1", "fen1", "not-a-record", "not a position: expected mfn1 and a preset"),
    ("mfn1 basque", "mfn1", "bad-rules", "rules: there is no preset 'mano=0'"),
    ("basque", "chess", "bad-rules", "rules: there is no preset 'chess'"),
    ("basque", "basque kings=5", "bad-rules", "rules: kings: 5 is not possible"),
    ("basque", "basque refusal_eliminates=maybe", "bad-rules", "rules: refusal_eliminates"),
    ("basque", "basque seats=x", "bad-position", "seats: expected a number, found 'x'"),
    ("basque", "basque cut=me", "bad-position", "cut: expected seat or chance, found 'me'"),
    ("basque", "basque signs=ears", "bad-position", "signs: expected eyes or partner"),
    ("basque", "basque dropped=wink", "bad-position", "dropped: 'wink' has no meaning"),
    ("mano=0", "mano=0 mano=1", "bad-position", "mano: expected each field once"),
    ("mano=0", "mano", "bad-position", "mano: expected each field once, as name=value"),
    ("mano=0", "", "missing-field", "mano: is missing"),
    ("mano=0", "mano=4", "bad-position", "mano: there is no such seat; seats are 0 to 3"),
    ("mano=0", "mano=01", "bad-position", "mano: expected a number, found '01'"),
    ("mano=0", "mano=0 weather=fine", "bad-position", "weather: there is no such field"),
    ("score=0,0", "score=0", "bad-position", "score: expected 2 numbers, one a side"),
    ("score=0,0", "score=0,0 now=-", "bad-position", "now: expected 2 numbers, one a side"),
    ("score=0,0", "score=0,?", "bad-position", "score: only a view may have it so"),
    ("hand=0", "hand=0 dentro=2", "bad-position", "dentro: there is no such side; sides are 0 to 1"),
    ("hand=0", "hand=0 won=2", "bad-position", "won: there is no such side"),
    ("hand=0", "hand=0 claimed=2:1", "bad-position", "claimed: there is no such side"),
    ("in_game=0", "", "missing-field", "in_game: is part of the full form"),
    ("in_game=0", "in_game=0 corrido=true", "bad-position", "corrido: only a view may have it so"),
    ("in_game=0", "in_game=0 corrido=yes", "bad-position", "corrido: expected true, found 'yes'"),
    ("in_game=0", "in_game=0 pares=3", "bad-position", "pares: only a view may have it so"),
    ("in_game=0", "in_game=0 juego=-", "bad-position", "juego: only a view may have it so"),
    ("in_game=0", "in_game=0 deck=?", "bad-position", "deck: only a view may have it so"),
    ("in_game=0", "in_game=0 deck=40", "bad-position", "deck: the deck has 40 cards"),
    ("in_game=0", "in_game=0 live=0:?", "bad-position", "live: only a view may have it so"),
    ("in_game=0", "in_game=0 live=0:wink", "bad-position", "live: 'wink' has no meaning"),
    ("in_game=0", "in_game=0 seen=0<4:bet", "bad-position", "seen: there is no such seat"),
    ("in_game=0", "in_game=0 looks=1,2", "bad-position", "looks: expected 4 of them, one a seat"),
    ("RoSc7b4e/", "????????/", "bad-position", "cards: only a view may have it so"),
    ("RoSc7b4e/", "RoSc??4e/", "bad-position", "cards: expected cards, or ?? for each, found 'RoSc??4e'"),
    ("RoSc7b4e/", "", "bad-position", "cards: expected 4 of them, one a seat"),
    (" cut", " cut zz", "bad-token", "token 3: 'zz' is no action"),
    (" cut", " cut l:2", "bad-token", "token 3: 'l:2' is no action"),
    (" cut", " d:2", "bad-position", "token 2: only a view may have unknown cards"),
    ("deal:Ro", "deal:??", "bad-position", "token 1: only a view may have unknown cards"),
]


@pytest.mark.parametrize(("old", "new", "code", "message"), UNREADABLE, ids=lambda value: str(value)[:30])
def test_what_makes_no_sense_is_named(old: str, new: str, code: str, message: str) -> None:
    assert old in FULL
    with pytest.raises(MalformedRecord) as caught:
        parse(FULL.replace(old, new, 1))
    assert caught.value.code == code
    assert str(caught.value).startswith(message)


def test_other_lines_that_cannot_be_read() -> None:
    for line, message in (
        ("", "not a position"),
        ("mfn1", "not a position"),
        ("mfn1 basque |", "|: nothing follows it"),
        ("mfn1 basque " + "x" * 30_000, "longer than 20000 characters"),
        (VIEW.replace("viewer=1", "viewer=4"), "viewer: there is no such seat"),
        (VIEW.replace("turn=2", "turn=2 in_game=0"), "in_game: is part of the full form"),
        (VIEW.replace("turn=2", "turn=2 moved=2"), "moved: a view tells only of its viewer"),
        (VIEW.replace("turn=2", "turn=2 live=1:bet"), "live: a view tells only of its viewer"),
        (VIEW.replace("turn=2", "turn=2 seen=2<1:bet"), "seen: a view tells only of its viewer"),
        (VIEW.replace("score=0,0", "score=0,?"), "now: is missing"),
    ):
        with pytest.raises(MalformedRecord) as caught:
            parse(line)
        assert str(caught.value).startswith(message)


SHOWN = VIEW.replace("basque", "basque claims=manual").replace("turn=2", "turn=30 pares=3 juego=0")
OPEN = FULL.replace("in_game=0", "viewer=1")
LATER = FULL.replace("turn=2", "turn=30")

IMPOSSIBLE = [
    (FULL, "score=0,0", "score=30,0", "start: score: (30, 0) must be 2 whole numbers"),
    (FULL, "turn=2", "turn=1", "turn: 1 is less than the 2 tokens"),
    (FULL, "RoSc7b4e", "RoSc7b5o", "cards: it says RoSc7b5o/"),
    (FULL, "deal:Ro", "deal:Rc", "token 1 (deal:RcRc"),
    (FULL, " cut", " q", "token 2 (q): 'quiero' is not possible now"),
    (FULL, " cut", " k:12", "token 2 (k:12): 'cut' is not possible now"),
    (FULL, "hand=0", "hand=0 now=1,0", "now: it says (1, 0), but the score is (0, 0)"),
    (FULL, "hand=0", "hand=0 deck=12", "deck: belongs to a table where a seat cuts, before the deal"),
    (FULL, "hand=0", "hand=0 claimed=0:1", "claimed: there is nothing to claim"),
    (FULL, "hand=0", "hand=0 won=0", "won: there is nothing to claim"),
    (FULL, "hand=0", "hand=0 looks=-", "looks: there are señas at this table"),
    (LATER, " cut", " cut" + " x" * 16, "token 11 (x): the hand was over before it"),
    (LATER, " cut", " cut" + " x" * 8, "tokens: the hand is over when they end"),
    (FULL, FULL[FULL.index(" cards") :], " moved=0", "looks: nobody can look about or sign now"),
    (FULL, "basque", "basque signals=off looks=2,3,0,1", "looks: there are no señas at this table"),
    (FULL, "basque", "basque signals=off seen=0<2:bet", "looks: nobody can look about or sign now"),
    (VIEW, "????????/Rc", "RoSc7b4e/Rc", "cards: it says RoSc7b4e/"),
    (VIEW, "Rc6b5c1e/", "Rc6b5c1o/", "cards: it says"),
    (VIEW, "turn=2", "turn=2 pares=-", "pares: it says (), but declared is None"),
    (VIEW, "deal:??", "deal:??????", "token 1 (deal:"),
    (VIEW, " cut", " d:1", "token 2 (d:1): 'discard' is not possible now"),
    (VIEW, " cut", " +:1", "token 2 (+:1): 'draw' is not possible now"),
    (VIEW, " cut", " +:Rc", "token 2 (+:Rc): 'draw' is not possible now"),
    (SHOWN, " cut", " cut" + " x" * 8, "cards: all hands lie open"),
    (SHOWN, "cards=????????", "cards=", "cards: "),
    (OPEN, "RoSc7b4e", "RoSc7b", "cards: every hand must have four"),
]


@pytest.mark.parametrize(("line", "old", "new", "message"), IMPOSSIBLE, ids=lambda value: str(value)[:30])
def test_what_cannot_come_about_is_named(line: str, old: str, new: str, message: str) -> None:
    assert old in line
    changed = parse(line.replace(old, new, 1))
    with pytest.raises(MalformedRecord) as caught:
        world(changed)
    assert str(caught.value).startswith(message)
    assert caught.value.code == "bad-position"
    assert "\n" not in str(caught.value)


def world(position: Position) -> Match | SeatView:
    return match_of(position) if position.viewer is None else view_of(position)


def test_each_form_is_asked_for_its_own() -> None:
    with pytest.raises(MalformedRecord, match="viewer: a view does not tell the whole match"):
        match_of(parse(VIEW))
    with pytest.raises(MalformedRecord, match="viewer: is missing"):
        view_of(parse(FULL))


def test_a_view_that_no_match_has_is_refused() -> None:
    with pytest.raises(MalformedRecord, match="no match can look like this"):
        position_of(view(dealt(), 0)._replace(actor=3))


def test_a_cut_that_cannot_be_is_refused() -> None:
    """The deck that is cut before the hand begins."""
    line = "mfn1 basque claims=manual mano=1 score=0,0 hand=1 in_game=1 turn=20 deck="
    assert match_of(parse(line + "12")).phase == Dealing(CHANCE, 12)
    for n in (2, 38):
        with pytest.raises(MalformedRecord, match=f"deck: {n} is no cut"):
            match_of(parse(f"{line}{n}"))


lines = st.sampled_from([FULL, VIEW, LATER, SHOWN])
pieces = st.text(st.sampled_from(" =,:/?|<!-0123456789abcdhknqxRSCoe+"), max_size=10)
WORDS = "mus cut x e2 q n h d:1 d:2 d: +:1 +:2!7o v w k:9 d:Rc +:1o"


def outcome(line: str) -> Position | MalformedRecord:
    """The position if it can come about; any other error is let through."""
    try:
        position = parse(line)
        world(position)
    except MalformedRecord as error:
        return error
    return position


@given(line=lines, place=st.integers(0, 400), length=st.integers(0, 10), piece=pieces)
def test_a_changed_line_is_a_position_or_malformed(line: str, place: int, length: int, piece: str) -> None:
    found = outcome(line[:place] + piece + line[place + length :])
    if isinstance(found, Position):
        assert position_of(world(found)) == found
    else:
        assert "\n" not in str(found)


@given(line=lines, words=st.lists(st.sampled_from(WORDS.split()), max_size=30))
def test_any_tokens_are_played_or_malformed(line: str, words: list[str]) -> None:
    head = line.replace("turn=2", "turn=99").replace(" cut", "")
    assert "\n" not in str(outcome(f"{head} {' '.join(words)}"))


@given(st.text())
def test_any_text_is_no_position(text: str) -> None:
    with pytest.raises(MalformedRecord):
        parse(text)
