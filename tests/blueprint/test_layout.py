"""Hands by number, and the situations of a table: each place belongs to one of them."""

import pytest

from hordago.bots.blueprint import hands_of, layout_of
from hordago.bots.blueprint.layout import givable
from hordago.cards import CARDS, evaluator
from hordago.rules import Rules
from tests.sizes import seeded


@pytest.mark.parametrize(("kings", "many"), [(4, 715), (8, 330), (9, 330)])
def test_hands_are_numbered_by_what_they_hold(kings: int, many: int) -> None:
    hands = hands_of(8 if kings == 9 else kings)
    assert len(hands.ranks) == many
    for number, held in enumerate(hands.held):
        assert (held.pares == 0) == (number < hands.no_pares)
        assert (held.juego > 0) == (number in hands.juego)


@pytest.mark.parametrize("kings", [4, 8])
def test_cards_find_their_hand(kings: int) -> None:
    hands, counted = hands_of(kings), evaluator(kings)
    dice = seeded(f"cards find their hand, {kings} kings")
    for _ in range(500):
        cards = dice.sample(CARDS, 4)
        number = hands.of(cards)
        assert hands.held[number] == counted.evaluate(cards)
        assert tuple(hands.played[card] for card in hands.sorted(cards)) == hands.ranks[number]


@pytest.mark.parametrize("kings", [4, 8])
def test_buckets_tell_apart_what_counts(kings: int) -> None:
    hands = hands_of(kings)
    juegos = {held.juego for held in hands.held if held.juego}
    totals = {held.total for held in hands.held if not held.juego}
    assert hands.widths == (
        len(hands.ranks),
        len(hands.ranks),
        len(hands.ranks) - hands.no_pares,
        len(juegos),
        len(totals),
    )
    for lance, row in enumerate(hands.buckets):
        assert set(row) - {-1} == set(range(hands.widths[lance]))


@pytest.mark.parametrize("preset", ["spanish", "basque", "ffm", "fournier"])
@pytest.mark.parametrize("seats", [2, 4])
def test_situations_fill_the_table_without_a_gap(preset: str, seats: int) -> None:
    layout = layout_of(Rules.preset(preset, seats=seats), 8)
    at = 0
    for each in layout.situations():
        assert each.row == at
        at += each.actions * each.width
    assert at == layout.size


def test_a_node_is_found_where_its_situation_lies() -> None:
    layout = layout_of(Rules.preset("spanish"), 8)
    rows = {each.row: each for each in layout.situations()}
    dice = seeded("a node is found")
    for _ in range(2000):
        lance = dice.randrange(5)
        mask = dice.choice(
            [mask for mask in range(16) if layout.nodes[mask] and (lance in (2, 3) or mask == 15)]
        )
        node = dice.choice(layout.nodes[mask])
        categories = tuple(dice.randrange(5) for _ in range(min(lance, 3)))
        found = rows[layout.bet(lance, node, dice.randrange(3), categories)]
        assert found.actions == len(layout.trees.words[node])
        assert found.width == layout.hands.widths[lance]


def test_equal_cards_are_given_up_in_one_way_only() -> None:
    assert givable((3, 3, 3, 3), 1) == [1, 3, 7, 15]
    assert len(givable((0, 1, 2, 3), 1)) == 15
    assert givable((0, 0, 1, 2), 4) == [15]
