"""The fair deal (R18): known answers, refusals, and that no changed byte passes."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from hordago.fair import (
    NO_NONCE,
    MalformedFairness,
    commitment,
    cut,
    cut_deck,
    deal_key,
    deck,
    hands,
    reshuffle,
    verify_commitment,
)
from hordago.fair.shuffle import _byte_stream, _uniform
from tests.vectors import make_fair

VECTORS: dict[str, Any] = json.loads(make_fair.PATH.read_text(encoding="ascii"))
CASES: dict[str, dict[str, Any]] = {case["id"]: case for case in VECTORS["cases"]}
DOC = Path(__file__).parents[2] / "docs" / "reference" / "fairness.md"
SEED = bytes(range(32))
KEY = bytes(range(1, 33))


def named(cards: Iterable[int]) -> str:
    """The cards of the engine's integers, by the text alone: suits o c e b, ranks 1-7 S C R."""
    return " ".join("1234567SCR"[card % 10] + "oceb"[card // 10] for card in cards)


def numbered(names: str) -> list[int]:
    return [10 * "oceb".index(suit) + "1234567SCR".index(rank) for rank, suit in names.split()]


def key_of(case: dict[str, Any]) -> bytes:
    return deal_key(bytes.fromhex(case["seed"]), case["deal"], [bytes.fromhex(n) for n in case["nonces"]])


def check_stream(key: bytes, stream: dict[str, Any]) -> None:
    expected = bytes.fromhex("".join(stream["blocks"]))
    assert bytes(islice(_byte_stream(key, stream["label"].encode()), len(expected))) == expected


# --- Known answers ------------------------------------------------------------------------------


def test_the_vectors_are_those_of_the_second_implementation() -> None:
    assert make_fair.PATH.read_text(encoding="ascii") == make_fair.text()


def test_the_vectors_cover_what_a_verifier_may_get_wrong() -> None:
    cases = CASES.values()
    piles = [pile for case in cases for pile in case["reshuffles"]]
    cuts = [case["cut"] for case in cases if case["cut"]]
    assert len(cases) == len(VECTORS["cases"]) >= 12
    assert {len(case["nonces"]) for case in cases} == {2, 3, 4, 5, 6}
    assert {1, 2, 17, 28, 40} <= {len(pile["pile"].split()) for pile in piles}
    assert {1, 2, 10} <= {pile["n"] for pile in piles}
    assert {1, 2, 3, 20} <= {cut["cut_min"] for cut in cuts}
    assert {0, 1, 2} <= {cut["stream"]["bytes_taken"] for cut in cuts}
    assert any(case["stream"]["bytes_taken"] > 39 for case in cases)
    assert {1, 255, 256, 2**32 - 1} <= {case["deal"] for case in cases}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_known_answers(case: dict[str, Any]) -> None:
    seed = bytes.fromhex(case["seed"])
    assert commitment(seed).hex() == case["commitment"]
    assert verify_commitment(bytes.fromhex(case["commitment"]), seed)
    key = key_of(case)
    assert key.hex() == case["key"]
    check_stream(key, case["stream"])
    table = deck(key)
    assert named(table) == case["deck"]
    if case["cut"]:
        check_stream(key, case["cut"]["stream"])
        n = cut(key, case["cut"]["cut_min"])
        assert n == case["cut"]["n"]
        table = cut_deck(table, n)
        assert named(table) == case["cut"]["deck"]
    dealt, stock = hands(table, len(case["nonces"]), case["mano"], case["hand_size"])
    assert [named(hand) for hand in dealt] == case["hands"]
    assert named(stock) == case["stock"]
    for pile in case["reshuffles"]:
        check_stream(key, pile["stream"])
        assert named(reshuffle(key, pile["n"], numbered(pile["pile"]))) == pile["result"]


def test_the_worked_example_of_the_reference_is_true() -> None:
    """Every line of the example is a value of the vectors, byte for byte."""
    example = DOC.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0]
    case = CASES["counting"]
    (pile,) = case["reshuffles"]
    blocks = case["stream"]["blocks"]
    values = [
        ("seed", case["seed"]),
        ("commitment", case["commitment"]),
        ("deal", str(case["deal"])),
        *((f"nonce {seat}", nonce) for seat, nonce in enumerate(case["nonces"])),
        ("key", case["key"]),
        *((f"deck block {i}", block) for i, block in enumerate(blocks)),
        ("deck", case["deck"]),
        ("cut_min", str(case["cut"]["cut_min"])),
        ("cut block 0", case["cut"]["stream"]["blocks"][0]),
        ("cut", str(case["cut"]["n"])),
        ("cut deck", case["cut"]["deck"]),
        ("mano", str(case["mano"])),
        *((f"hand {seat}", hand) for seat, hand in enumerate(case["hands"])),
        ("stock", case["stock"]),
        ("pile", pile["pile"]),
        ("reshuffle-1 block 0", pile["stream"]["blocks"][0]),
        ("reshuffled", pile["result"]),
    ]
    unfolded = " ".join(example.split())
    assert unfolded == " ".join(f"{name} = {value}" for name, value in values)


# --- Streams, cuts and hands ---------------------------------------------------------------------


def test_a_number_out_of_one_takes_no_byte() -> None:
    assert _uniform(iter(()), 1) == 0


@pytest.mark.parametrize("n", range(2, 41))
def test_every_number_has_the_same_number_of_bytes(n: int) -> None:
    """Of the 256 bytes each remainder is accepted equally often, and no more are refused than must be."""
    accepted = [0] * n
    for byte in range(256):
        # A refused byte is followed by a 0, which is always accepted; if the 0 is still there, the byte was.
        given = iter([byte, 0])
        value = _uniform(given, n)
        if next(given, None) == 0:
            accepted[value] += 1
    assert accepted == [256 // n] * n


def test_every_label_has_its_own_bytes() -> None:
    streams = [_byte_stream(KEY, label) for label in (b"deck", b"cut", b"reshuffle-1", b"reshuffle-10")]
    assert len({bytes(islice(stream, 32)) for stream in streams}) == 4


@pytest.mark.parametrize("cards", [list(range(40)), list(range(39, -1, -1)), tuple(range(40))])
def test_the_order_of_a_pile_does_not_matter(cards: Sequence[int]) -> None:
    before = copy.copy(cards)
    assert reshuffle(KEY, 1, cards) == reshuffle(KEY, 1, range(40))
    assert cards == before


def test_a_deck_is_not_a_reshuffle() -> None:
    assert len({deck(KEY), reshuffle(KEY, 1, range(40)), reshuffle(KEY, 2, range(40))}) == 3


def test_a_cut_leaves_enough_on_both_sides() -> None:
    for cut_min in range(1, 21):
        cuts = {cut(deal_key(SEED, deal, [NO_NONCE] * 4), cut_min) for deal in range(1, 400)}
        assert cuts == set(range(cut_min, 41 - cut_min))


def test_a_cut_deck_keeps_its_ring() -> None:
    assert cut_deck((1, 2, 3, 4), 1) == (2, 3, 4, 1)
    assert cut_deck((1, 2, 3, 4), 3) == (4, 1, 2, 3)


@pytest.mark.parametrize("seats", range(2, 7))
def test_cards_go_round_one_by_one_from_mano(seats: int) -> None:
    for mano in range(seats):
        dealt, stock = hands(range(40), seats, mano)
        assert dealt[mano] == tuple(range(0, 4 * seats, seats))
        assert dealt[(mano + 1) % seats][0] == 1
        assert dealt[mano - 1][-1] == 4 * seats - 1
        assert stock == tuple(range(4 * seats, 40))


# --- Tampering -----------------------------------------------------------------------------------


def test_any_flipped_bit_of_a_seed_or_commitment_is_seen() -> None:
    committed = commitment(SEED)
    for bit in range(256):
        flip = 1 << bit
        other_seed = (int.from_bytes(SEED, "big") ^ flip).to_bytes(32, "big")
        other_commitment = (int.from_bytes(committed, "big") ^ flip).to_bytes(32, "big")
        assert not verify_commitment(committed, other_seed)
        assert not verify_commitment(other_commitment, SEED)


def test_everything_that_goes_into_the_key_changes_the_deck() -> None:
    """Each flipped bit of seed and nonces, another deal, another order or number of seats: another deck."""
    nonces = [bytes([seat + 1]) * 32 for seat in range(4)]
    keys = [
        deal_key(SEED, 1, nonces),
        deal_key(SEED, 2, nonces),
        deal_key(SEED, 1, nonces[::-1]),
        deal_key(SEED, 1, nonces[:3]),
        deal_key(SEED, 1, [*nonces, NO_NONCE]),
    ]
    for bit in range(256):
        flip = 1 << bit
        keys.append(deal_key((int.from_bytes(SEED, "big") ^ flip).to_bytes(32, "big"), 1, nonces))
        for seat in range(4):
            changed = list(nonces)
            changed[seat] = (int.from_bytes(nonces[seat], "big") ^ flip).to_bytes(32, "big")
            keys.append(deal_key(SEED, 1, changed))
    assert len({deck(key) for key in keys}) == len(keys) == 5 + 256 * 5


# --- Refusals ------------------------------------------------------------------------------------

NONCES = [NO_NONCE] * 4
ALL = tuple(range(40))

# code, message, call
MALFORMED: list[tuple[str, str, Callable[..., object], tuple[Any, ...]]] = [
    ("seed", "seed must have 32 bytes, not 31", commitment, (SEED[1:],)),
    ("seed", "seed must have 32 bytes, not 33", commitment, (SEED + b"0",)),
    ("seed", "seed must be bytes, not str", commitment, (SEED.hex(),)),
    ("seed", "seed must be bytes, not NoneType", verify_commitment, (SEED, None)),
    ("commitment", "commitment must have 32 bytes, not 0", verify_commitment, (b"", SEED)),
    ("commitment", "commitment must be bytes, not str", verify_commitment, ("ff" * 32, SEED)),
    ("seed", "seed must have 32 bytes, not 16", deal_key, (SEED[:16], 1, NONCES)),
    ("deal", "deal must be in 1..4294967295, not 0", deal_key, (SEED, 0, NONCES)),
    ("deal", "deal must be in 1..4294967295, not 4294967296", deal_key, (SEED, 2**32, NONCES)),
    ("deal", "deal must be an integer, not bool", deal_key, (SEED, True, NONCES)),
    ("deal", "deal must be an integer, not float", deal_key, (SEED, 1.0, NONCES)),
    ("nonces", "nonces must be a sequence, not NoneType", deal_key, (SEED, 1, None)),
    ("nonces", "nonces must be a sequence, not set", deal_key, (SEED, 1, {NO_NONCE, SEED})),
    ("nonces", "nonces must be 2 to 6, not 1", deal_key, (SEED, 1, NONCES[:1])),
    ("nonces", "nonces must be 2 to 6, not 7", deal_key, (SEED, 1, [NO_NONCE] * 7)),
    ("nonces", "nonces must be 2 to 6, not 128", deal_key, (SEED, 1, b"".join(NONCES))),
    ("nonces", "nonces must be bytes, not int", deal_key, (SEED, 1, b"four")),
    ("nonces", "nonces must be bytes, not NoneType", deal_key, (SEED, 1, [*NONCES[:3], None])),
    ("nonces", "nonces must have 32 bytes, not 0", deal_key, (SEED, 1, [*NONCES[:3], b""])),
    ("key", "key must have 32 bytes, not 31", deck, (KEY[1:],)),
    ("key", "key must be bytes, not bytearray", cut, (bytearray(KEY), 3)),
    ("key", "key must be bytes, not str", reshuffle, ("key", 1, ALL)),
    ("reshuffle", "reshuffle must be in 1..4294967295, not 0", reshuffle, (KEY, 0, ALL)),
    ("reshuffle", "reshuffle must be an integer, not str", reshuffle, (KEY, "1", ALL)),
    ("cards", "cards must be 1 to 40, not 0", reshuffle, (KEY, 1, ())),
    ("cards", "cards must be 1 to 40, not 41", reshuffle, (KEY, 1, (*ALL, 0))),
    ("cards", "cards must all be different", reshuffle, (KEY, 1, (0, 1, 1))),
    ("cards", "cards must be in 0..39, not 40", reshuffle, (KEY, 1, (0, 40))),
    ("cards", "cards must be in 0..39, not -1", reshuffle, (KEY, 1, (-1, 0))),
    ("cards", "cards must be an integer, not str", reshuffle, (KEY, 1, "1o 2o")),
    ("cards", "cards must be a sequence, not set", reshuffle, (KEY, 1, set(ALL))),
    ("cut_min", "cut_min must be in 1..20, not 0", cut, (KEY, 0)),
    ("cut_min", "cut_min must be in 1..20, not 21", cut, (KEY, 21)),
    ("cut", "cut must be in 1..39, not 0", cut_deck, (ALL, 0)),
    ("cut", "cut must be in 1..39, not 40", cut_deck, (ALL, 40)),
    ("cut", "cut must be an integer, not float", cut_deck, (ALL, 3.0)),
    ("cards", "cards must be 2 to 40, not 1", cut_deck, ((0,), 1)),
    ("seats", "seats must be in 2..6, not 1", hands, (ALL, 1, 0)),
    ("seats", "seats must be in 2..6, not 7", hands, (ALL, 7, 0)),
    ("mano", "mano must be in 0..3, not 4", hands, (ALL, 4, 4)),
    ("mano", "mano must be in 0..3, not -1", hands, (ALL, 4, -1)),
    ("hand_size", "hand_size must be in 1..10, not 0", hands, (ALL, 4, 0, 0)),
    ("hand_size", "hand_size must be in 1..6, not 7", hands, (ALL, 6, 0, 7)),
    ("cards", "cards must be 16 to 40, not 15", hands, (ALL[:15], 4, 0)),
]


@pytest.mark.parametrize(("code", "message", "call", "given"), MALFORMED)
def test_malformed_input_is_refused_with_a_code(
    code: str, message: str, call: Callable[..., object], given: tuple[Any, ...]
) -> None:
    with pytest.raises(MalformedFairness) as refused:
        call(*given)
    assert (refused.value.code, str(refused.value)) == (code, message)
    assert isinstance(refused.value, ValueError)


def test_every_code_is_documented() -> None:
    documented = DOC.read_text(encoding="utf-8")
    assert all(f"`{code}`" in documented for code, *_ in MALFORMED)


def test_a_refusal_survives_a_process_pool() -> None:
    error = pickle.loads(pickle.dumps(MalformedFairness("deal", "deal must be in 1..9, not 0")))
    assert (error.code, str(error)) == ("deal", "deal must be in 1..9, not 0")


def test_the_smallest_deal_that_is_allowed() -> None:
    assert hands(range(2), 2, 1, 1) == (((1,), (0,)), ())
