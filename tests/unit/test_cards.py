"""Cards, masks, and what hands are worth."""

from __future__ import annotations

import pickle

import pytest

from hordago.cards import (
    CARDS,
    DECK_SIZE,
    FULL_DECK,
    Card,
    MalformedCard,
    card,
    cards,
    evaluator,
    mask,
    unmask,
)
from hordago.cards.evaluate import DUPLES, MEDIAS, NO_PARES, PAR


def test_the_deck_in_its_order() -> None:
    assert len(CARDS) == DECK_SIZE == 40
    assert " ".join(map(str, CARDS[:10])) == "1o 2o 3o 4o 5o 6o 7o So Co Ro"
    assert [each.suit for each in CARDS[::10]] == ["o", "c", "e", "b"]
    assert {each.rank for each in CARDS} == set("1234567SCR")


def test_a_card_is_a_number_that_prints_as_its_name() -> None:
    king = card("Ro")
    assert (king, str(king), repr(king), king.rank, king.suit) == (9, "Ro", "Card('Ro')", "R", "o")
    assert Card(9) == king and hash(Card(9)) == hash(9)
    assert all(card(str(each)) is each for each in CARDS)
    assert pickle.loads(pickle.dumps(king)) == king


@pytest.mark.parametrize("name", ["", "R", "Rx", "8o", "oR", "Ro ", "ro", 7, None])
def test_what_is_no_card(name: object) -> None:
    with pytest.raises(MalformedCard, match="is not a card") as refusal:
        card(name)  # type: ignore[arg-type]
    assert refusal.value.code == "malformed-card"


@pytest.mark.parametrize("number", [-1, 40, 99])
def test_no_card_has_another_number(number: int) -> None:
    with pytest.raises(MalformedCard, match="expected 0 to 39"):
        Card(number)


def test_cards_from_text_or_a_list() -> None:
    assert cards("Ro 3b") == cards(["Ro", "3b"]) == (card("Ro"), card("3b"))
    assert cards("") == ()
    with pytest.raises(MalformedCard):
        cards("Ro 3")


def test_masks() -> None:
    hand = cards("Rb 1o 5c")
    assert unmask(mask(hand)) == cards("1o 5c Rb")
    assert unmask(FULL_DECK) == CARDS and mask(CARDS) == FULL_DECK and mask([]) == 0


@pytest.mark.parametrize(
    ("hand", "kings", "found"),
    [
        ("Ro Rc 7e 4b", 4, (PAR, "R", "", 31)),
        ("3o Rc 7e 4b", 8, (PAR, "R", "", 31)),
        ("7o 7c 7e 4b", 4, (MEDIAS, "7", "", 25)),
        ("Co Cc 6e 6b", 4, (DUPLES, "C", "6", 32)),
        ("5o Rc 6e 7b", 9, (PAR, "R", "", 33)),
        ("5c Rc 6e 7b", 9, (NO_PARES, "", "", 28)),
        ("2o 2c 3e 3b", 8, (DUPLES, "R", "1", 22)),
        ("2o 2c 3e 3b", 4, (DUPLES, "3", "2", 10)),
    ],
)
def test_hands(hand: str, kings: int, found: tuple[int, str, str, int]) -> None:
    worth = evaluator(kings).evaluate(cards(hand))
    assert (worth.pares_class, worth.pares_high, worth.pares_low, worth.total) == found


def test_kings_and_aces_are_counted_as_they_play() -> None:
    hand = cards("3o Rc 2e 1b")
    assert (evaluator(8).evaluate(hand).kings, evaluator(8).evaluate(hand).aces) == (2, 2)
    assert (evaluator(4).evaluate(hand).kings, evaluator(4).evaluate(hand).aces) == (1, 1)


def test_the_order_of_cards_in_a_hand_does_not_matter() -> None:
    a, b, c, d = cards("Ro 7c 4e 1b")
    assert len({evaluator(4).evaluate(hand) for hand in ((a, b, c, d), (d, c, b, a), (b, d, a, c))}) == 1


def test_an_evaluator_is_shared_by_all_who_ask_for_the_same() -> None:
    assert evaluator(8, "sota") is evaluator(8, "sota")
    assert evaluator(8, "sota") is not evaluator(8, "off")
