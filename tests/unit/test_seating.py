"""The draw for seats (B-26, D-23)."""

from __future__ import annotations

import pytest

from hordago.cards import card
from hordago.game import Malformed
from hordago.game.seating import DrawAgain, Seating, drawers, seat_players
from hordago.rules import Rules


def drawn(preset: str, names: str, **options: object) -> Seating | DrawAgain:
    """Seats by the cards drawn; ``-`` for a player who draws none."""
    cards = [None if name == "-" else card(name) for name in names.split()]
    return seat_players(Rules.preset(preset, seats=len(cards), **options), cards)


def test_agreed_seats_need_no_card() -> None:
    assert drawn("basque", "- - - -") == Seating((0, 1, 2, 3), 0)
    assert drawers(Rules.preset("basque")) == 0


def test_two_high_against_two_low_and_the_highest_is_mano() -> None:
    """PL: to the right of mano the higher of the others."""
    assert drawn("fournier", "4c Ro 1b Ce") == Seating((1, 0, 3, 2), 0)
    six = drawn("fournier", "4c Ro 1b Ce 5o 7o")
    assert six == Seating((1, 4, 3, 0, 5, 2), 0)  # R C 7 against 5 4 1
    three_pairs = drawn("fournier", "4c Ro 1b Ce 5o 7o", sides=(0, 1, 2, 0, 1, 2))
    assert three_pairs == Seating((1, 5, 0, 3, 4, 2), 0)  # R C, 7 5, 4 1
    alone = drawn("fournier", "4c Ro 1b")
    assert alone == Seating((1, 0, 2), 0)


def test_the_lowest_deals_or_is_mano() -> None:
    """FFM; Bizkaia."""
    assert drawn("ffm", "4c Ro 1b Ce") == Seating((0, 1, 2, 3), 3)
    assert drawn("ffm", "4c Ro 5b 1e") == Seating((0, 1, 2, 3), 0)
    assert drawn("ffm", "4c Ro 1b Ce", seating="draw_lowest_mano") == Seating((0, 1, 2, 3), 2)


@pytest.mark.parametrize(("suit", "dealer"), [("o", 2), ("c", 3), ("e", 0), ("b", 1)])
def test_a_suit_says_who_deals(suit: str, dealer: int) -> None:
    """FEM: coins the first to the right of who cut, cups the second, swords the third, clubs himself."""
    found = drawn("tournament", f"- 7{suit} - -")
    assert isinstance(found, Seating) and (found.mano - 1) % 4 == dealer
    assert drawers(Rules.preset("tournament")) == 1


def test_equal_ranks_draw_again_and_kings_says_what_is_equal() -> None:
    assert drawn("fournier", "Ro 3b Ce 1b") == DrawAgain((0, 1))
    assert drawn("fournier", "Ro 3b 1e 2b") == DrawAgain((0, 1, 2, 3))
    assert drawn("fournier", "Ro 3b Ce 1b", kings=4) == Seating((0, 1, 2, 3), 0)
    assert drawers(Rules.preset("fournier", seats=5)) == 5


@pytest.mark.parametrize(
    ("preset", "names"),
    [
        ("fournier", "Ro 4c Ce -"),
        ("fournier", "Ro Ro Ce 1b"),
        ("tournament", "Ro 4c - -"),
        ("tournament", "- - - -"),
        ("basque", "Ro - - -"),
    ],
)
def test_missing_and_repeated_cards(preset: str, names: str) -> None:
    with pytest.raises(Malformed, match="seating"):
        drawn(preset, names)


def test_the_number_of_players() -> None:
    with pytest.raises(Malformed):
        seat_players(Rules.preset("fournier"), [card("Ro"), card("4c"), card("Ce")])
