"""The naive model passes the vectors, and behaves as RULES section C.6 says with more than two sides."""

import copy
import json
import random
from itertools import combinations_with_replacement
from typing import Any

import pytest

from . import conformance, evaluation, hand, perft, procedure
from .betting import Betting
from .errors import Illegal, Rejected

VECTORS = conformance.load(perft.VECTORS / "rules.json")
PRESETS: dict[str, dict[str, Any]] = VECTORS["presets"]
SUITS = "oceb"
DECK = [rank + suit for suit in SUITS for rank in evaluation.RANKS_FROM_LOW_TO_HIGH]


def options(preset: str, **changes: Any) -> dict[str, Any]:
    return {**PRESETS[preset], **changes}


def bet(rules: dict[str, Any], sides: list[int], *actions: tuple[Any, ...]) -> Betting:
    seats = list(range(len(sides)))
    betting = Betting("grande", len(sides), sides, 0, seats, rules)
    for action in actions:
        betting.act(*action)
    return betting


def test_every_vector_passes() -> None:
    report = conformance.run(VECTORS)
    assert report["errors"] == []
    assert report["failed"] == []
    assert report["passed"] == len(VECTORS["vectors"]) == 215


def test_a_wrong_expectation_fails_and_an_unknown_name_is_an_error() -> None:
    vectors = copy.deepcopy(VECTORS)
    by_id = {vector["id"]: vector for vector in vectors["vectors"]}
    by_id["H01"]["expect"]["winners"]["chica"] = 0
    by_id["B12"]["actions"].pop()
    by_id["E02"]["options"] = {"queens": 4}
    by_id["C01"]["preset"] = "martian"
    by_id["K01"]["type"] = "weather"
    by_id["M04"]["expect"]["mood"] = "good"
    report = conformance.run(vectors)
    assert [failure["id"] for failure in report["failed"]] == ["B12", "H01"]
    assert [error["id"] for error in report["errors"]] == ["E02", "C01", "M04", "K01"]


# --- evaluation ---


@pytest.mark.parametrize("kings", [4, 8])
def test_impossible_totals(kings: int) -> None:
    """RULES B-32: no 38 or 39; with 8 kings no 5 or 6 either."""
    rules = options("basque", kings=kings)
    totals = set()
    for ranks in combinations_with_replacement(evaluation.RANKS_FROM_LOW_TO_HIGH, 4):
        totals.add(evaluation.total([rank + suit for rank, suit in zip(ranks, SUITS, strict=True)], rules))
    missing = {38, 39} if kings == 4 else {5, 6, 38, 39}
    assert totals == set(range(4, 41)) - missing


@pytest.mark.parametrize(
    ("cards", "expected_pares", "expected_total"),
    [
        (["Ro", "Rc", "7e", "Cb"], (3, "R", "7"), 31),  # duples R-7 beat medias of R; 10 + 10 + 7 + 4
        (["Ro", "6c", "4e", "Cb"], (1, "R", 0), 30),  # no reading reaches 31
        (["7o", "5c", "Cb", "So"], (3, "7", "5"), 32),  # 31 would need 19 from two cards
        (["1o", "1c", "Cb", "So"], (3, "R", "1"), 22),  # two kings, although two aces would be duples too
    ],
)
def test_wild_cards(cards: list[str], expected_pares: tuple[int, Any, Any], expected_total: int) -> None:
    rules = options("historic")
    assert evaluation.pares(cards, rules) == expected_pares
    assert evaluation.total(cards, rules) == expected_total


def test_a_wild_card_is_a_king_in_grande_and_an_ace_in_chica() -> None:
    rules = options("historic")
    assert evaluation.key("grande", ["Cb", "4o", "5o", "6o"], rules) == [10, 6, 5, 4]
    assert evaluation.key("chica", ["Cb", "4o", "5o", "6o"], rules) == [-1, -4, -5, -6]


# --- betting with more than two sides (C.6, D-25, D-26) ---


TEAMS = [0, 1, 2, 0, 1, 2]


def test_each_other_side_answers_and_a_quiero_frees_its_partner() -> None:
    betting = bet(options("basque"), TEAMS, (0, "envido", 2))
    assert betting.queue == [1, 2, 4, 5]
    betting.act(1, "quiero")
    assert betting.queue == [2, 5]
    betting.act(2, "no_quiero")
    betting.act(5, "no_quiero")
    assert betting.result == {"status": "ACCEPTED", "stake": 2, "participants": [0, 1]}


def test_a_raise_asks_every_side_that_is_not_out() -> None:
    betting = bet(
        options("basque"), TEAMS, (0, "envido", 2), (1, "no_quiero"), (2, "no_quiero"), (4, "no_quiero")
    )
    assert betting.sides_out == [1]
    betting.act(5, "mas", 3)
    assert betting.queue == [0, 3]
    betting.act(0, "no_quiero")
    betting.act(3, "no_quiero")
    assert betting.result == {"status": "REFUSED", "side": 2, "deje": 2}


def test_elimination_with_three_teams_leaves_the_partner_the_voice() -> None:
    betting = bet(options("fournier"), TEAMS, (0, "envido", 2), (1, "no_quiero"), (2, "mas", 2))
    assert betting.queue == [3, 4, 0]
    betting.act(3, "no_quiero")
    betting.act(4, "mas", 2)
    assert betting.queue == [5, 0, 2]


def test_plurals_speak_for_one_side_of_three() -> None:
    betting = bet(options("spanish"), TEAMS, (0, "envido", 2), (1, "no_queremos"))
    assert betting.queue == [2, 5]
    betting.act(2, "queremos")
    assert betting.result == {"status": "ACCEPTED", "stake": 2, "participants": [0, 2]}


def test_spokesman_asks_the_first_seat_of_each_side() -> None:
    rules = options("basque", partner_override="spokesman")
    assert bet(rules, TEAMS, (0, "paso"), (1, "envido", 2)).queue == [2, 3]
    assert bet({**rules, "answer_order": "from_mano"}, TEAMS, (0, "paso"), (1, "envido", 2)).queue == [0, 2]


def test_who_called_an_ordago_against_two_takes_what_was_on_the_table() -> None:
    betting = bet(options("spanish"), [0, 1, 2], (0, "envido", 2), (1, "mas", 5), (2, "ordago"))
    assert betting.queue == [0, 1]
    betting.act(0, "no_queremos")
    betting.act(1, "no_queremos")
    assert betting.result == {"status": "REFUSED", "side": 2, "deje": 7}


def test_highest_is_for_two_sides_only() -> None:
    with pytest.raises(Rejected):
        bet(options("spanish", partner_override="highest"), [0, 1, 2])


def test_highest_with_three_opponents_takes_the_largest_raise_of_the_first_speaker() -> None:
    rules = options("spanish", partner_override="highest")
    betting = bet(rules, [0, 1] * 3, (0, "envido", 2), (1, "mas", 4), (3, "mas", 4), (5, "mas", 2))
    assert (betting.bettor, betting.stake, betting.queue) == (1, 6, [2, 4, 0])


def test_an_illegal_word_changes_nothing() -> None:
    betting = bet(options("spanish", max_bet=5), [0, 1, 0, 1], (0, "envido", 2))
    before = copy.deepcopy(betting.__dict__)
    words = [(1, "mas", 4), (1, "reenvido", 2), (3, "quiero", None), (1, "envido", 2), (1, "quiero", 2)]
    for seat, word, n in words:
        with pytest.raises(Illegal):
            betting.act(seat, word, n)
    assert betting.__dict__ == before


# --- whole hands ---


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("sides", [[0, 1], [0, 1, 2], [0, 1, 0, 1], [0, 1, 2, 0, 1, 2]])
def test_random_hands_add_up(preset: str, sides: list[int]) -> None:
    """The final score is the start plus what was paid, unless an órdago decided; the winner alone is home."""
    seed = 20_000 + sum(ord(letter) for letter in preset) + len(sides) * 7 + max(sides)
    print("seed", seed)
    chance = random.Random(seed)
    rules = options(preset)
    for _ in range(60):
        cards = chance.sample(DECK, 4 * len(sides))
        hands = [cards[4 * seat : 4 * seat + 4] for seat in range(len(sides))]
        start = [chance.randrange(rules["target"]) for _ in set(sides)]
        mano = chance.randrange(len(sides))
        lances = random_lances(chance, rules, sides, mano, hands)
        ended = None
        while ended is None:
            try:
                ended = hand.play(rules, len(sides), sides, mano, start, hands, lances)
            except Illegal as reason:
                if "never reached" not in str(reason):
                    raise
                lances.popitem()
        assert_adds_up(ended, start, rules)


def random_lances(
    chance: random.Random, rules: dict[str, Any], sides: list[int], mano: int, hands: list[list[str]]
) -> dict[str, Any]:
    lances: dict[str, Any] = {}
    for lance in hand.LANCES:
        if lance == "punto" and evaluation.holders("juego", hands, rules):
            continue
        entitled = evaluation.holders(lance, hands, rules)
        betting = Betting(lance, len(sides), sides, mano, entitled, rules)
        while betting.actor is not None:
            word, n = chance.choice(perft.words(betting))
            betting.act(betting.actor, word, n)
        if betting.log:
            lances[lance] = betting.log
    return lances


def assert_adds_up(ended: dict[str, Any], start: list[int], rules: dict[str, Any]) -> None:
    paid = list(start)
    for payment in ended["immediate"] + ended["count"]:
        paid[payment[1]] += payment[2]
    home = [side for side, score in enumerate(ended["final"]) if score >= rules["target"]]
    assert home == ([] if ended["winner"] is None else [ended["winner"]])
    if ended["by"] == "ordago":
        assert ended["final"][ended["winner"]] == rules["target"]
        kept = start if rules["ordago_loser_score"] == "hand_start" else paid
        losers = [side for side in range(len(start)) if side != ended["winner"]]
        assert [ended["final"][side] for side in losers] == [kept[side] for side in losers]
    else:
        assert ended["final"] == paid


def test_words_in_a_lance_that_is_never_reached_are_illegal() -> None:
    vector = next(vector for vector in VECTORS["vectors"] if vector["id"] == "H33")
    arguments = (4, [0, 1, 0, 1], vector["mano"], vector["score"], vector["hands"])
    hand.play(options("spanish"), *arguments, vector["lances"])
    with pytest.raises(Illegal):
        hand.play(options("spanish"), *arguments, {**vector["lances"], "chica": "paso"})


# --- procedure ---


def test_the_rest_of_the_old_stock_is_dealt_before_the_reshuffle() -> None:
    served = procedure.serve(options("fournier"), stock=9, old_pile=15, discards=[3, 2, 2, 4])
    assert served["dealt_from_old"] == 2
    assert (served["reshuffle_at_seat"], served["new_stock"], served["set_apart"]) == (3, 22, 4)
    assert (served["stock_left"], served["pile_left"]) == (20, 4)


def test_a_served_seat_is_not_still_to_be_served() -> None:
    served = procedure.serve(options("fournier"), 3, 21, [3, 4, 0, 0], mus_visto=True)
    assert (served["reshuffle_at_seat"], served["new_stock"], served["set_apart"]) == (1, 24, 4)


def test_equal_draws_are_drawn_again_and_kings_decides_what_is_equal() -> None:
    draw = {"a": "Ro", "b": "3c", "c": "Ce", "d": "1b"}
    with pytest.raises(procedure.DrawAgain) as tie:
        procedure.seating(options("fournier"), draw)
    assert tie.value.tied == [["a", "b"]]
    assert procedure.seating(options("fournier", kings=4), draw)["seats"] == ["a", "b", "c", "d"]


def test_dentro_is_said_once_and_only_while_the_game_goes_on() -> None:
    rules = options("fournier")
    assert procedure.dentro_after_count(rules, [36, 35], [0]) == [1]
    assert procedure.dentro_after_count(rules, [36, 40], []) == []


def test_sets_start_at_zero_games() -> None:
    rules = options("pagat", sets_to_win=2)
    assert procedure.match_winner(rules, [0, 0, 1, 1, 0, 1]) is None
    assert procedure.match_winner(rules, [0, 0, 1, 1, 0, 1, 1]) == 1
    with pytest.raises(Illegal):
        procedure.match_winner(rules, [0, 0, 0, 0, 0])


def test_nobody_claims_more_than_earned() -> None:
    with pytest.raises(Illegal):
        procedure.claim(options("fournier", claims="manual"), [4, 2], [5, 2])


# --- perft ---


def test_perft_by_hand() -> None:
    """Four players, no plurals: 3 openings; then 3 after a paso, 5 after an envido, 2 after an órdago."""
    legal, ended = perft.perft(options("basque"), 4, [0, 1, 0, 1], 0, [0, 1, 2, 3], 2)
    assert (legal, ended) == ([3, 10], [0, 2])
    legal, ended = perft.perft(options("spanish"), 2, [0, 1], 0, [0, 1], 2)
    assert (legal, ended) == ([3, 14], [0, 9])


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_perft_files_are_those_of_the_naive_model(preset: str) -> None:
    cases = json.loads((perft.VECTORS / "perft" / f"{preset}.json").read_text(encoding="utf-8"))["cases"]
    assert len(cases) == len(perft.TABLES)
    for case in cases:
        legal, ended = perft.perft(
            PRESETS[preset], case["seats"], case["sides"], case["mano"], case["entitled"], 5
        )
        assert legal == case["legal"][:5]
        assert ended == case["ended"][:5]
