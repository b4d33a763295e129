"""The bots: always legal, never senseless, and `simple` clearly better than chance."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import combinations
from math import sqrt

import pytest

from hordago.bots import ALL, YARDSTICKS, Bot, claim, make
from hordago.bots.exchange import qualities
from hordago.bots.eyes import Signer, Witness
from hordago.bots.outlook import Payment, game_chance, outlook
from hordago.bots.reading import Reading
from hordago.bots.strength import ladder, lance_key, scale
from hordago.cards import CARDS, cards
from hordago.game.actions import Action, Cut, Deal, Discard, Draw, Look, NoMus, Sena
from hordago.game.events import Table
from hordago.game.legal import legal_actions
from hordago.game.state import CHANCE, Match
from hordago.game.transition import apply, new_match
from hordago.record.tokens import parse, text
from hordago.rules import PRESETS, Rules
from hordago.service.dealer import after_move, next_move, open_shoe
from hordago.views import SeatView, view
from tests import sizes

RANDOM = sizes.seeded(__name__)


class Counted:
    """How many decisions were checked."""

    def __init__(self) -> None:
        self.turns = self.signs = 0


def play(
    match: Match, players: list[Bot], seed: bytes, expose: float = 0.0, counted: Counted | None = None
) -> int:
    """The side that wins; every decision of every bot is checked."""
    counted = counted or Counted()
    deals, shoe = 0, None
    nonces = (bytes(32),) * match.rules.seats
    while not match.over:
        for seat, player in enumerate(players):
            seen = view(match, seat)
            found: Action | None = claim(seen) or player.signal(seen)
            if found is not None:
                assert found in seen.free
                match, _ = apply(match, seat, found)
                counted.signs += 1
        if match.over:
            break
        if shoe is None:
            deals += 1
            shoe = open_shoe(seed, deals, nonces, expose, match)
        actor = match.actor
        assert actor is not None
        action = next_move(shoe, match) if actor == CHANCE else None
        if action is None:
            seen = view(match, actor)
            action = players[actor].act(seen, seen.legal)
            assert action in seen.legal, (action, seen.legal)
            counted.turns += 1
        match, events = apply(match, actor, action)
        ended = any(type(event).__name__ in ("HandEnded", "Redealt") for event in events)
        shoe = None if ended else after_move(shoe, action, match, events)
    return next(side for side, won in enumerate(match.tally.sets) if won)


# ── always legal ─────────────────────────────────────────────────────────────────────────────────────


def tables() -> Iterator[tuple[str, Rules, Table]]:
    """Every preset with every number of seats, then options that no preset has."""
    for preset in PRESETS:
        for seats in range(2, 7):
            yield f"{preset}-{seats}", Rules.preset(preset, seats=seats), Table()
    spanish = Rules.preset("spanish", games_to_win=1)
    extra = {
        "claims": spanish.replace(claims="manual"),
        "three-teams": spanish.replace(seats=6, sides=(0, 1, 2, 0, 1, 2)),
        "highest": spanish.replace(partner_override="highest"),
        "spokesman": spanish.replace(partner_override="spokesman"),
        "real31": Rules.preset("basque", real31="figure"),
        "real31-sota": Rules.preset("basque", real31="sota_oros", kings=9),
        "narrow": spanish.replace(max_bet=4, min_bet=3),
        "short": spanish.replace(target=5, dentro_margin=0, deje_extra_on_raise=1, deje_timing="at_count"),
        "forced-visto": Rules.preset("fournier", games_to_win=1),
        "free-visto": spanish.replace(mus_visto="optional", mus_visto_after="resume"),
        "from-mano": spanish.replace(answer_order="from_mano", refusal_eliminates=True),
    }
    for name, rules in extra.items():
        yield name, rules, Table(cut_by_seat=True, sena_mode="partner")


@pytest.mark.parametrize(
    ("rules", "table"), [(r, t) for _, r, t in tables()], ids=[n for n, _, _ in tables()]
)
def test_every_decision_is_legal(rules: Rules, table: Table) -> None:
    seed = RANDOM.randbytes(32)
    print("seed", seed.hex())
    counted = Counted()
    rules = rules.replace(games_to_win=1)
    players = [make(ALL[(seat + seed[0]) % len(ALL)], seat) for seat in range(rules.seats)]
    play(new_match(rules, seed[1] % rules.seats, table=table), players, seed, expose=0.2, counted=counted)
    assert counted.turns > 0


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ValueError, match="genius"):
        make("genius", 1)


@pytest.mark.parametrize("name", ALL)
def test_the_same_seed_plays_the_same(name: str) -> None:
    def words(seed: int) -> list[str]:
        said: list[str] = []

        class Told:
            def __init__(self, bot: Bot) -> None:
                self.bot = bot

            def act(self, seen: SeatView, legal: object) -> Action:
                action = self.bot.act(seen, seen.legal)
                said.append(text(action))
                return action

            def signal(self, seen: SeatView) -> Look | Sena | None:
                return self.bot.signal(seen)

        players: list[Bot] = [Told(make(name, seed + seat)) for seat in range(4)]
        play(new_match(Rules.preset("basque")), players, bytes(32))
        return said

    assert words(1) == words(1)
    if name == "random":
        assert words(1) != words(2)


# ── better than chance ───────────────────────────────────────────────────────────────────────────────


def lower_bound(wins: int, games: int, deviations: float = 2.0) -> float:
    """Wilson's lower bound of a win rate."""
    rate, z = wins / games, deviations
    centre = rate + z * z / (2 * games)
    return (centre - z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))) / (1 + z * z / games)


def wins_against_random(rules: Rules, games: int) -> int:
    """Games won by a side of `simple` against sides of `random`, with sides and mano in turn."""
    wins = 0
    for game in range(games):
        ours = game % rules.side_count
        names = ["simple" if side == ours else "random" for side in rules.sides]
        players = [make(name, RANDOM.randrange(2**32)) for name in names]
        match = new_match(rules, game // rules.side_count % rules.seats)
        wins += play(match, players, RANDOM.randbytes(32)) == ours
    return wins


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_simple_beats_random(seats: int) -> None:
    """More than four games of five, two standard deviations away from less."""
    share = sizes.size(small=30, ci=80, nightly=1000)
    tried = [Rules.preset(preset, seats=seats, games_to_win=1) for preset in PRESETS]
    wins = sum(wins_against_random(rules, share) for rules in tried)
    games = share * len(tried)
    print(f"{wins} of {games}, at least {lower_bound(wins, games):.3f}")
    assert wins / games > 0.8
    assert lower_bound(wins, games) > sizes.size(small=0.76, ci=0.8, nightly=0.82)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "sides"), [(3, ()), (6, ()), (6, (0, 1, 2, 0, 1, 2))])
def test_simple_wins_more_than_its_share(seats: int, sides: tuple[int, ...]) -> None:
    """With many sides the random ones often end the game between themselves; its share is still larger."""
    rules = Rules.preset("basque", seats=seats, games_to_win=1).replace(seats=seats, sides=sides)
    games = sizes.size(small=250, ci=400, nightly=3000)
    wins = wins_against_random(rules, games)
    print(f"{wins} of {games}")
    deviations = sizes.size(small=0.0, ci=1.0, nightly=3.0)
    assert lower_bound(wins, games, deviations) > 1 / rules.side_count


def test_a_decision_takes_a_moment() -> None:
    """2 ms on average, measured in the processor's time with room for a busy machine."""
    spent, decisions = 0.0, 0
    match = new_match(Rules.preset("basque"))

    class Timed:
        def __init__(self, seed: int) -> None:
            self.bot = make("simple", seed)

        def act(self, seen: SeatView, legal: object) -> Action:
            nonlocal spent, decisions
            begun = time.process_time()
            action = self.bot.act(seen, seen.legal)
            spent += time.process_time() - begun
            decisions += 1
            return action

        def signal(self, seen: SeatView) -> Look | Sena | None:
            return self.bot.signal(seen)

    players: list[Bot] = [Timed(seat) for seat in range(4)]
    play(match, players, RANDOM.randbytes(32))
    assert spent / decisions < 0.004


# ── never senseless ──────────────────────────────────────────────────────────────────────────────────


def situation(rules: Rules, hands: list[str], score: tuple[int, ...], tokens: str) -> SeatView:
    """The view of the seat to act after mano (seat 0) has cut the mus and these words were said."""
    match = new_match(rules, 0, score=score)
    each = [cards(hand) for hand in hands]
    match, _ = apply(match, CHANCE, Deal([hand[n] for n in range(len(each[0])) for hand in each]))
    if rules.hand_size == 4:
        match, _ = apply(match, 0, NoMus())
    for token in tokens.split():
        actor = match.actor
        assert actor is not None
        match, _ = apply(match, actor, parse(token))
    assert match.actor is not None
    return view(match, match.actor)


def answers(seen: SeatView) -> set[str]:
    """What twenty simple bots say."""
    return {text(make("simple", seed).act(seen, seen.legal)) for seed in range(20)}


ORDINARY = ["7o 6c 5e 4b", "So Cc 5b 4e", "7c 6e 5o 4c", "Ce 7b 6b 4o"]
REFUSALS = {"n", "nn"}
BASQUE, SPANISH = Rules.preset("basque"), Rules.preset("spanish", mus_corrido="off")


def bold(said: set[str]) -> set[str]:
    """The bets, raises and órdagos among some words."""
    return {token for token in said if token[0] in "eh"}


@pytest.mark.parametrize(
    ("rules", "hands", "score", "tokens"),
    [
        # 31 of mano: nobody can have better.
        (
            BASQUE,
            ["Ro Rc So 1e", "Re Cc 7b 6e", "7c 6c 5o 4c", "Rb Ce Sb 2o"],
            (0, 0),
            "x x x x x x x x x x e2",
        ),
        (BASQUE, ["Ro Rc So 1e", "Re Cc 7b 6e", "7c 6c 5o 4c", "Rb Ce Sb 2o"], (0, 0), "x x x x x x x x x h"),
        (
            SPANISH,
            ["7o 7c 7e So", "Re Cc 7b 6e", "6c 5c 5o 4c", "Rb Ce Sb 4o"],
            (20, 3),
            "x x x x x x x x x e5",
        ),
        # Four kings, four aces.
        (BASQUE, ["7o 6c 5e 4b", "Ro Rc Re Rb", "7c 6e 5o 4c", "Ce 7b 6b 4o"], (0, 0), "h"),
        (BASQUE, ["7o 6c 5e 4b", "Ro Rc Re Rb", "7c 6e 5o 4c", "Ce 7b 6b 4o"], (29, 0), "e20"),
        (BASQUE, ["1o 1c 1e 1b", "Ro Rc Re Rb", "7c 6e 5o 4c", "Ce 7b 6b 4o"], (0, 0), "x x x x x x x h"),
        # Refusing would give them the game.
        (BASQUE, ORDINARY, (29, 10), "e2"),
        (BASQUE, ORDINARY, (29, 10), "h"),
        (BASQUE, ORDINARY, (10, 20), "e10 e2"),
        (SPANISH, ORDINARY, (39, 0), "e2"),
    ],
)
def test_never_refuses_what_is_won_or_must_be_taken(
    rules: Rules, hands: list[str], score: tuple[int, ...], tokens: str
) -> None:
    seen = situation(rules, hands, score, tokens)
    assert answers(seen) & REFUSALS == set()


@pytest.mark.parametrize(
    ("rules", "hands", "score", "tokens"),
    [
        # One stone misses: they cannot refuse, so a bet with nothing only makes the loss larger.
        (BASQUE, ["5o 5c 4e 4b", "Ro Rc Re 7o", "6c 6e 4o 4c", "Rb Co Cc 7b"], (29, 20), ""),
        # Far ahead: nothing is risked without cards.
        (BASQUE, ["5o 5c 4e 4b", "Ro Rc Re 7o", "6c 6e 4o 4c", "Rb Co Cc 7b"], (28, 0), ""),
        # Raising with nothing while they miss one stone frightens nobody.
        (BASQUE, ["Ro Rc Re 7o", "5o 5c 4e 4b", "Rb Co Cc 7b", "6c 6e 4o 4c"], (29, 20), "e2"),
        (SPANISH, ["Ro Rc Re 7o", "5o 5c 4e 4b", "Rb Co Cc 7b", "6c 6e 4o 4c"], (39, 20), "e5"),
    ],
)
def test_never_raises_with_nothing_where_it_cannot_help(
    rules: Rules, hands: list[str], score: tuple[int, ...], tokens: str
) -> None:
    assert bold(answers(situation(rules, hands, score, tokens))) == set()


@pytest.mark.parametrize(
    ("rules", "hands", "score", "tokens"),
    [
        (BASQUE, ["Ro Rc Re 7o", "5o 5c 4e 4b", "Rb Co Cc 7b", "6c 6e 4o 4c"], (0, 0), "h"),
        (BASQUE, ["Ro Rc Re 7o", "5o 5c 4e 4b", "Rb Co Cc 7b", "6c 6e 4o 4c"], (3, 28), "h"),
        (SPANISH, ["Ro Rc Re 7o", "6o 5c 4e 4b", "Rb Co Cc 7b", "6c 6e 5o 4c"], (10, 35), "e2 e5 h"),
        (SPANISH, ["Ro Rc Re 7o", "6o 5c 4e 4b", "Rb Co Cc 7b", "6c 6e 5o 4c"], (0, 0), "e30"),
    ],
)
def test_never_risks_the_game_without_cards(
    rules: Rules, hands: list[str], score: tuple[int, ...], tokens: str
) -> None:
    seen = situation(rules, hands, score, tokens)
    assert seen.viewer % 2 == 1, "the weak side is to answer"
    assert answers(seen) <= REFUSALS


def test_takes_the_stone_that_wins() -> None:
    """With four kings and one stone missing it bets or passes: both win; it never waits for another lance."""
    seen = situation(BASQUE, ["Ro Rc Re Rb", *ORDINARY[1:]], (29, 29), "")
    assert answers(seen) & REFUSALS == set()
    read = Reading(seen)
    assert read.sure("grande")
    assert read.chance("grande") == 1.0


@pytest.mark.parametrize(
    ("preset", "hand", "said"),
    [
        ("basque", "Ro Rc Re 1b", {"cut"}),
        ("basque", "Ro Rc So Sb", {"cut"}),
        ("basque", "7o 6c 5e 4b", {"mus"}),
        ("spanish", "Ro 3c 3e 1b", {"cut"}),
        ("spanish", "7o 6c 5e 4b", {"mus"}),
        ("spanish", "7o 6c 5e Cb", {"mus"}),
        ("ffm", "Ro Rc Re 1b", {"cut"}),
        ("ffm", "7o 6c 5e 4b", {"mus"}),
    ],
)
def test_mus_or_cut(preset: str, hand: str, said: set[str]) -> None:
    match = new_match(Rules.preset(preset), 0)
    mine = cards(hand)
    others = [card for card in CARDS if card not in mine]
    dealt = [card for n in range(4) for card in (mine[n], *others[3 * n : 3 * n + 3])]
    match, _ = apply(match, CHANCE, Deal(dealt))
    assert answers(view(match, 0)) == said


def test_the_second_player_may_leave_a_fair_hand_to_the_dealer() -> None:
    hands = qualities(scale(BASQUE))
    kept = [hand for hand in combinations(CARDS[::3], 4) if 0.5 < hands.share(hand) < 0.6][:5]
    for hand in kept:
        others = [card for card in CARDS if card not in hand]
        dealt = [card for n in range(4) for card in (others[n], hand[n], *others[4 + 2 * n : 6 + 2 * n])]
        match, _ = apply(new_match(BASQUE, 0), CHANCE, Deal(dealt))
        match, _ = apply(match, 0, parse("mus"))
        assert answers(view(match, 1)) == {"defer"}
    assert kept


@pytest.mark.parametrize(
    ("preset", "hand", "given"),
    [
        ("basque", "Ro Rc 5e 4b", "5e 4b"),
        ("basque", "7o 7c 6e So", "6e"),
        ("basque", "1o 1c 7e 5b", "7e 5b"),
        ("basque", "Ro 3c 5e 4b", "3c 5e 4b"),
        ("basque", "Ro Rc Re 5b", "5b"),
        ("spanish", "Ro 3c 5e 4b", "5e 4b"),
        ("spanish", "2o 1c 7e 5b", "7e 5b"),
        ("spanish", "Ro 3c 3e 5b", "5b"),
        ("spanish", "7o 7c So 4o", "4o"),
    ],
)
def test_discards_keep_kings_pares_and_31(preset: str, hand: str, given: str) -> None:
    hands = qualities(scale(Rules.preset(preset)))
    assert set(hands.discard(cards(hand), 1, 4)) == set(cards(given))


def test_served_stays_served() -> None:
    hands = qualities(scale(SPANISH))
    assert hands.discard(cards("Ro Rc 3e 1b"), 0, 4) == ()
    assert hands.discard(cards("7o 6c 5e 4b"), 0, 4) != ()


@pytest.mark.parametrize(
    ("hand", "aside"), [("Ro Rc 3e 1b 5o", "5o"), ("1o 1c 2e 2b 7o", "7o"), ("Cb Ro Rc 3e 6o", "6o")]
)
def test_of_five_cards_the_useless_one_goes(hand: str, aside: str) -> None:
    hands = qualities(scale(Rules.preset("historic")))
    assert hands.aside(cards(hand)) == cards(aside)[0]


def test_refuses_for_both_only_where_a_partner_could_ruin_it() -> None:
    """`no queremos` leaves the partner no say; with a fair chance that he is better, it is not said."""
    hands = ["So Sc 7b 6e", "So Cc 5b 4e".replace("So", "Se"), "7c 6c 5o 4c", "Ce 7o 6b 4o"]
    seen = situation(SPANISH, hands, (0, 0), "e2")
    assert "nn" not in answers(seen)


# ── señas ────────────────────────────────────────────────────────────────────────────────────────────


def talk(hand: str, table: Table = Table()) -> Match:  # noqa: B008 (a frozen value)
    """A Basque table where seat 0 holds this hand and is to talk."""
    match = new_match(BASQUE, 0, table=table)
    mine = cards(hand)
    others = [card for card in CARDS if card not in mine]
    dealt = [card for n in range(4) for card in (mine[n], *others[3 * n : 3 * n + 3])]
    return apply(match, CHANCE, Deal(dealt))[0]


def test_signs_to_the_partner_once_each() -> None:
    match, signer = talk("Ro Rc So 1e"), Signer()
    made = []
    for _ in range(4):
        sign = signer.signal(view(match, 0))
        if sign is not None:
            made.append(text(sign))
            match, _ = apply(match, 0, sign)
        match, _ = apply(match, match.actor or 0, parse("mus"))
    assert made == ["s:juego_31", "s:two_kings"]


def test_no_sign_where_a_rival_looks() -> None:
    match, _ = apply(talk("Ro Rc So 1e"), 1, Look(0))
    assert Signer().signal(view(match, 0)) is None
    match, _ = apply(talk("Ro Rc So 1e"), 2, Look(1))
    assert Signer().signal(view(match, 0)) is None, "the partner does not look"


def test_in_partner_mode_nobody_else_sees() -> None:
    match, _ = apply(talk("Ro Rc So 1e", Table(sena_mode="partner")), 1, Look(0))
    assert Signer().signal(view(match, 0)) == Sena("juego_31")


def test_eyes_go_back_to_the_partner() -> None:
    match, _ = apply(talk("7o 6c 5e 4b"), 0, Look(1))
    for seat in range(4):
        match, _ = apply(match, seat, parse("mus"))
    match, _ = apply(match, 2, Look(3)) if Look(3) in view(match, 2).free else (match, ())
    assert Signer().signal(view(match, 0)) == Look(2)


def test_a_sign_of_cards_that_have_gone_says_nothing() -> None:
    match, witness = talk("Ro Rc So 1e"), Witness()
    match, _ = apply(match, 0, Sena("juego_31"))
    assert witness.signs(view(match, 2)) == ((0, "juego_31"),)
    for seat in range(4):
        match, _ = apply(match, seat, parse("mus"))
    assert witness.signs(view(match, 2)) == ((0, "juego_31"),)
    for seat in range(4):
        match, _ = apply(match, seat, Discard(view(match, seat).cards[:1]))
    assert witness.signs(view(match, 2)) == ()
    while match.actor == CHANCE:
        legal = legal_actions(match)
        n = legal.choices[0].min or 0
        held = {card for hand in match.hand.cards for card in hand}
        left = [card for card in CARDS if card not in held and match.hand.stock >> card & 1]
        match, _ = apply(match, CHANCE, Draw(left[:n]))
    assert witness.signs(view(match, 2)) == ()
    assert Witness().signs(view(match, 2)) == (), "a bot that comes later does not take old signs for new"


def test_a_signed_hand_is_believed() -> None:
    match, _ = apply(talk("Ro Rc So 1e"), 0, Sena("juego_31"))
    match, _ = apply(match, 0, NoMus())
    seen = view(match, 2)
    told = Reading(seen, ((0, "juego_31"),))
    assert told.chance("last") == 1.0, "31 of mano"
    assert Reading(seen).chance("last") < 0.9


# ── chances ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
@pytest.mark.parametrize("kings", [4, 8, 9])
@pytest.mark.parametrize("lance", ["grande", "chica", "pares", "juego", "punto"])
def test_ladders_are_exact(kings: int, lance: str) -> None:
    """Against all 58,905 hands of the 36 cards that are not one's own."""
    rules = Rules.preset("basque", kings=kings)
    table = scale(rules)
    mine = tuple(RANDOM.sample(CARDS, 4))
    print([str(card) for card in mine])
    evaluate = table.counting.evaluate
    key = lance_key(evaluate(mine), lance)
    keys = [lance_key(evaluate(hand), lance) for hand in combinations([c for c in CARDS if c not in mine], 4)]
    rungs = ladder(table, table.unseen(mine), frozenset(), lance)
    assert rungs.below(key) == sum(other < key for other in keys) / len(keys)
    assert rungs.upto(key) == sum(other <= key for other in keys) / len(keys)


def test_what_a_seat_declared_is_used() -> None:
    table = scale(BASQUE)
    unseen = table.unseen(())
    holds = ladder(table, unseen, frozenset({("juego", True)}), "juego")
    assert holds.below(1) == 0.0
    none = ladder(table, unseen, frozenset({("juego", False)}), "punto")
    assert none.upto(30) == 1.0
    assert none.at(1.0) == 30


def test_the_count_is_a_race() -> None:
    """Who needs one stone and wins grande is through, whatever chica brings."""
    assert outlook(1, 1, [Payment(1.0, 1, 1), Payment(0.0, 9, 9)]) == 1.0
    assert outlook(1, 1, [Payment(0.0, 1, 1), Payment(1.0, 9, 9)]) == 0.0
    assert outlook(5, 1, [Payment(0.25, 9, 9)]) == 0.25
    assert game_chance(0, 3) == 1.0
    assert game_chance(3, 0) == 0.0
    assert game_chance(10, 10) == 0.5
    assert game_chance(5, 10) > game_chance(6, 10) > game_chance(6, 9)


def test_a_cut_is_in_range() -> None:
    match = new_match(SPANISH, 0, table=Table(cut_by_seat=True))
    actor = match.actor
    assert actor is not None
    for name in ALL:
        cuts = [make(name, seed).act(view(match, actor), legal_actions(match)) for seed in range(20)]
        assert all(isinstance(cut, Cut) and 3 <= cut.n <= 37 for cut in cuts)
        assert len(set(cuts)) > 5 or name in YARDSTICKS
