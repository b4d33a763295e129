"""The eleven rules that public programs of Mus get wrong, one test each.

The sources are those of the vectors: FR, PL, EU and KO are the rule texts this project is written from.
"""

from __future__ import annotations

import pytest

from hordago.cards import CARDS, cards, evaluator
from hordago.cards.evaluate import DUPLES
from hordago.game import CHANCE, Deal, Discard, Draw, Match, Mus, apply, legal_actions, new_match
from hordago.game.events import Reshuffled
from hordago.game.state import Exchange, Serving, Talk
from hordago.rules import PRESETS, Rules
from tests.rules.hands import EVERYTHING, PUNTO, Said, play, scored

PASSED: dict[str, Said] = {"grande": "paso", "chica": "paso", "pares": "paso", "juego": "paso"}


def test_values_after_a_refusal_pl_ko_eu() -> None:
    """PL, KO, EU: who bet and was refused takes the deje and its own values, without comparing."""
    said = {**PASSED, "pares": [(1, "paso"), (2, "envido", 2), (3, "no_quiero"), (1, "no_quiero")]}
    for preset in PRESETS:
        if preset == "historic":
            continue
        answer = play(preset, said)
        better = {"pares": 1}  # seat 1 shows medias, seat 2 has a pair of kings
        assert evaluator(4).evaluate(cards(EVERYTHING[1])).pares_value == better["pares"] + 1
        assert scored(answer, "pares") == [(0, 1), (0, 1)], preset


def test_what_a_refused_raise_or_ordago_pays_eu_fr_ffm_muslandia() -> None:
    """EU, FR, FFM, muslandia: the last accepted stake; one if nothing had been accepted."""
    refused = [(1, "no_quiero"), (3, "no_quiero")]
    cases: dict[int, Said] = {
        1: [(0, "envido", 2), *refused],
        2: [(0, "paso"), (1, "envido", 2), (2, "mas", 5), (3, "no_quiero"), (1, "no_quiero")],
        17: [
            (0, "envido", 2),
            (1, "mas", 5),
            (2, "mas", 10),
            (3, "mas", 10),
            (0, "no_quiero"),
            (2, "no_quiero"),
        ],
    }
    assert scored(play("spanish", {**PASSED, "grande": cases[1]}), "grande") == [(0, 1)]
    assert scored(play("spanish", {**PASSED, "grande": cases[2]}), "grande") == [(0, 2)]
    assert scored(play("spanish", {**PASSED, "grande": cases[17]}), "grande") == [(1, 17)]
    opening: Said = [(0, "ordago"), *refused]
    over_two: Said = [
        *((0, "paso"), (1, "paso"), (2, "paso"), (3, "envido", 2)),
        *((0, "ordago"), (1, "no_quiero"), (3, "no_quiero")),
    ]
    assert scored(play("spanish", {**PASSED, "grande": opening}), "grande") == [(0, 1)]
    assert scored(play("spanish", {**PASSED, "grande": over_two}), "grande") == [(0, 2)]


def test_the_game_stops_at_the_target_in_the_order_of_the_lances_pl_eu() -> None:
    """PL, EU: at 37–37 pares come before juego: side 1's values win before anything of juego is counted."""
    answer = play("spanish", PASSED, score=(37, 37))
    assert (answer["winner"], answer["by"]) == (1, "count")
    assert answer["final"] == [39, 40]
    assert answer["count"][-1] == ["pares", 1, 3, "values"]
    both_one_short = play("spanish", PASSED, score=(39, 39))
    assert both_one_short["winner"] == 0 and both_one_short["count"] == [["grande", 0, 1, "paso"]]


def test_the_game_stops_at_a_no_quiero_pl() -> None:
    """PL: the deje is collected first; at 39 a refusal ends the game, unless it waits for the count."""
    said: dict[str, Said] = {"grande": [(0, "paso"), (1, "envido", 2), (2, "no_quiero"), (0, "no_quiero")]}
    answer = play("spanish", said, score=(39, 39))
    assert (answer["winner"], answer["by"], answer["count"]) == (1, "deje", [])
    french = play("french", {**PASSED, **said}, score=(38, 38))
    assert french["immediate"] == [] and french["by"] == "count"


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_partner_may_still_answer_fem_ko(preset: str) -> None:
    """FEM, KO: one refusal passes the question on; a quiero of the partner stands."""
    said = {**PASSED, "grande": [(0, "envido", 2), (1, "no_quiero"), (3, "quiero")]}
    assert play(preset, said)["status"]["grande"] == "ACCEPTED"
    raised: Said = [(0, "envido", 2), (1, "no_quiero"), (3, "mas", 2), (0, "quiero")]
    assert play(preset, {**PASSED, "grande": raised})["status"]["grande"] == "ACCEPTED"


def test_ties_go_to_mano_or_the_nearest_to_mano_fr_eu_pl_ko() -> None:
    """FR, EU, PL, KO: in every lance, whoever of the equal hands speaks first."""
    same = ("Ro Rc 6o 1b", "Co Sb 7e 6b", "Re Rb 6c 1o", "Cc Se 7b 6e")
    for mano, nearest in ((0, 0), (1, 2), (2, 2), (3, 0)):
        winners = play("basque", {**PASSED, "juego": "paso"}, hands=same, mano=mano)["winners"]
        assert winners["grande"] == winners["chica"] == nearest
    juego = play("basque", PASSED, hands=same, mano=3)
    assert juego["winners"]["juego"] == 3  # 33 against 33


def test_four_of_a_kind_is_duples_fr_fem() -> None:
    """FR, FEM: four equal cards are two equal pairs: below a higher first pair, three stones and no more."""
    counting = evaluator(4)
    fours, mixed = counting.evaluate(cards("7o 7c 7e 7b")), counting.evaluate(cards("Ro Rc 1e 1b"))
    assert fours.pares_class == mixed.pares_class == DUPLES
    assert fours.pares_value == 3 and fours.pares < mixed.pares
    assert counting.evaluate(cards("Ro Rc Re Rb")).pares > counting.evaluate(cards("Ro Rc Ce Cb")).pares


def test_an_accepted_ordago_ends_the_hand_fr_eu_pl_ko() -> None:
    """FR, EU, PL, KO: nothing else is counted, not even a bet that would have been enough."""
    said: dict[str, Said] = {
        "grande": [(0, "envido", 40), (1, "quiero")],
        "chica": [(0, "paso"), (1, "ordago"), (2, "quiero")],
    }
    answer = play("spanish", said, score=(12, 30))
    assert (answer["winner"], answer["by"]) == (0, "ordago")
    assert answer["count"] == [] and answer["final"] == [40, 30]
    assert answer["status"] == {"grande": "ACCEPTED", "chica": "ORDAGO_ACCEPTED"}
    assert play("spanish", {**said, "pares": "paso"})["illegal"] is True


@pytest.mark.parametrize("lance", ["grande", "chica", "pares", "juego", "punto"])
def test_three_is_king_and_two_is_ace_everywhere_or_nowhere_pl_ko_eu(lance: str) -> None:
    """PL, KO, EU: with eight kings 3 and 2 play as king and ace in all five lances, with four in none."""
    pairs = [("3o Rc Ce 1b", "Ro Rc Ce 1b"), ("2o 1c 4e 5b", "1o 1c 4e 5b"), ("3o 3c 3e 2b", "Ro Rc Re 1b")]
    eight, four = evaluator(8), evaluator(4)
    for left, right in pairs:
        a, b = cards(left), cards(right)
        assert getattr(eight.evaluate(a), lance) == getattr(eight.evaluate(b), lance)
    threes, kings = (four.evaluate(cards(hand)) for hand in pairs[2])
    assert getattr(threes, lance) != getattr(kings, lance)
    assert eight.evaluate(cards("3o 3c 3e 2b")).total == 31
    assert four.evaluate(cards("3o 3c 3e 2b")).total == 11
    assert [name for name, rules in PRESETS.items() if rules["kings"] == 4] == ["basque", "french", "ffm"]


@pytest.mark.parametrize(("preset", "new_stock"), [("spanish", 26), ("fournier", 22)])
def test_an_exhausted_stock_is_dealt_first_then_the_discards_are_shuffled_fem_pl(
    preset: str, new_stock: int
) -> None:
    """FEM, PL: the rest of the stock first, then all discards; with PL not those of the last to be served."""
    match = _to_the_second_exchange(Rules.preset(preset, mus_corrido="off"))
    assert match.hand.stock.bit_count() == 8  # 24 beside the hands, 16 served in the first round
    given = {0: 3, 1: 2, 2: 1, 3: 4}
    while isinstance(match.phase, Exchange):
        seat = match.phase.actor
        match, _ = apply(match, seat, Discard(match.hand.cards[seat][: given[seat]]))
    served = []
    while isinstance(match.phase, Serving):
        count = legal_actions(match).choices[0].min or 0
        stock = [card for card in CARDS if match.hand.stock >> card & 1]
        match, events = apply(match, CHANCE, Draw(stock[:count]))
        served.append(count)
        if any(isinstance(event, Reshuffled) for event in events):
            assert match.hand.stock.bit_count() == new_stock
            assert match.hand.pile.bit_count() == (4 if preset == "fournier" else 0)
    assert served == [3, 2, 1, 2, 2]  # the last seat gets two cards of the old stock and two of the new
    match.check()


def _to_the_second_exchange(rules: Rules) -> Match:
    """Everybody has said mus twice and given up four cards once."""
    match, _ = apply(new_match(rules), CHANCE, Deal(CARDS[:16]))
    for _ in range(4):
        match, _ = apply(match, match.actor or 0, Mus())
    for seat in range(4):
        match, _ = apply(match, seat, Discard(match.hand.cards[seat]))
    for round_ in range(4):
        match, _ = apply(match, CHANCE, Draw(CARDS[16 + 4 * round_ : 20 + 4 * round_]))
    assert isinstance(match.phase, Talk)
    for _ in range(4):
        match, _ = apply(match, match.actor or 0, Mus())
    return match


def test_punto_pays_the_bet_and_one_more_eu_ko_pl() -> None:
    """EU, KO, PL: an accepted bet at punto is worth stake + 1; a refused one deje + 1; passed, one."""
    passed: dict[str, Said] = {"grande": "paso", "chica": "paso"}
    accepted: dict[str, Said] = {**passed, "punto": [(0, "envido", 2), (1, "quiero")]}
    assert scored(play("spanish", accepted, hands=PUNTO), "punto") == [(0, 2), (0, 1)]
    refused: dict[str, Said] = {**passed, "punto": [(0, "envido", 2), (1, "no_quiero"), (3, "no_quiero")]}
    for preset in ("basque", "spanish", "french"):
        assert scored(play(preset, refused, hands=PUNTO), "punto") == [(0, 1), (0, 1)]
    assert play("basque", refused, hands=PUNTO)["immediate"] == [["punto", 0, 1], ["punto", 0, 1]]
    assert scored(play("spanish", {**passed, "punto": "paso"}, hands=PUNTO), "punto") == [(0, 1)]


def test_chica_is_not_reversed_grande_eu_ko() -> None:
    """EU, KO: compared from the lowest card up, 7-1-1-1 beats 6-5-4-1 in chica and wins grande, too."""
    counting = evaluator(4)
    aces, low = counting.evaluate(cards("7o 1o 1c 1e")), counting.evaluate(cards("6c 5c 4c 1b"))
    assert aces.chica > low.chica
    assert aces.grande > low.grande
