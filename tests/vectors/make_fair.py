"""Write `fair.json`: known answers for the fair deal, by a second implementation.

It follows the text of `docs/reference/fairness.md` step by step, shares no line with `hordago.fair` and uses
nothing but `hashlib.sha256` (even HMAC is written out), so that an error in one of the two shows.
Run `python tests/vectors/make_fair.py` from the repository's root to write the file anew.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

PATH = Path(__file__).with_name("fair.json")
NAMES = [rank + suit for suit in "oceb" for rank in "1234567SCR"]
ZERO = "00" * 32
COUNTING = bytes(range(32)).hex()

ABOUT = (
    "Known answers for the fair deal. Bytes are in hexadecimal, cards by name: rank 1-7 S C R, suit o c e b. "
    "Every stream lists the blocks it used and how many bytes it took. hands are by seat number, in the "
    "order dealt; they and the stock come from the cut deck where there is a cut, else from the deck. A pile "
    "is made of cards of the stock, and of the hands where those are too few, as they might lie on a table."
)


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104 with SHA-256's 64-byte block; all keys here are 32 bytes, so none is hashed first."""
    padded = key + bytes(64 - len(key))
    inner = bytes(byte ^ 0x36 for byte in padded)
    outer = bytes(byte ^ 0x5C for byte in padded)
    return sha(outer + sha(inner + message))


class Stream:
    """The bytes of one label, with a note of what was taken."""

    def __init__(self, key: bytes, label: str) -> None:
        self.key, self.label, self.taken = key, label, 0
        self.blocks: list[bytes] = []

    def byte(self) -> int:
        block, place = divmod(self.taken, 32)
        if block == len(self.blocks):
            self.blocks.append(hmac_sha256(self.key, self.label.encode("ascii") + block.to_bytes(4, "big")))
        self.taken += 1
        return self.blocks[block][place]

    def uniform(self, n: int) -> int:
        if n == 1:
            return 0
        while True:
            byte = self.byte()
            if byte < 256 - 256 % n:
                return byte % n

    def record(self) -> dict[str, Any]:
        blocks = [block.hex() for block in self.blocks]
        return {"label": self.label, "blocks": blocks, "bytes_taken": self.taken}


def shuffled(stream: Stream, names: list[str]) -> list[str]:
    pile = list(names)
    j = len(pile) - 1
    while j >= 1:
        index = stream.uniform(j + 1)
        moved = pile[index]
        pile[index] = pile[j]
        pile[j] = moved
        j -= 1
    return pile


def dealt(deck: list[str], seats: int, mano: int, hand_size: int) -> tuple[list[list[str]], list[str]]:
    rest = list(deck)
    by_seat: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(hand_size):
        for step in range(seats):
            by_seat[(mano + step) % seats].append(rest.pop(0))
    return by_seat, rest


def case(
    name: str,
    seed: str,
    deal: int,
    nonces: list[str],
    mano: int,
    cut_min: int | None = None,
    piles: tuple[tuple[int, int], ...] = (),
    hand_size: int = 4,
) -> dict[str, Any]:
    """One deal with every value on the way; `piles` are pairs (number of the reshuffle, size of the pile)."""
    seed_bytes = bytes.fromhex(seed)
    message = b"hordago-1" + deal.to_bytes(4, "big") + b"".join(bytes.fromhex(nonce) for nonce in nonces)
    key = hmac_sha256(seed_bytes, message)
    stream = Stream(key, "deck")
    deck = shuffled(stream, NAMES)
    table = deck
    cut: dict[str, Any] | None = None
    if cut_min is not None:
        cut_stream = Stream(key, "cut")
        n = cut_min + cut_stream.uniform(41 - 2 * cut_min)
        table = deck[n:] + deck[:n]
        cut = {"cut_min": cut_min, "stream": cut_stream.record(), "n": n, "deck": " ".join(table)}
    hands, stock = dealt(table, len(nonces), mano, hand_size)
    in_hands = [card for hand in hands for card in hand]
    reshuffles = []
    for number, size in piles:
        pile_stream = Stream(key, f"reshuffle-{number}")
        # Any order will do for the pile as it lies: here, every third card from the bottom.
        pile = (stock[::-3] + stock[-2::-3] + stock[-3::-3] + in_hands)[:size]
        result = shuffled(pile_stream, sorted(pile, key=NAMES.index))
        reshuffles.append(
            {
                "n": number,
                "pile": " ".join(pile),
                "stream": pile_stream.record(),
                "result": " ".join(result),
            }
        )
    return {
        "id": name,
        "seed": seed,
        "commitment": sha(seed_bytes).hex(),
        "deal": deal,
        "nonces": nonces,
        "key": key.hex(),
        "stream": stream.record(),
        "deck": " ".join(deck),
        "cut": cut,
        "mano": mano,
        "hand_size": hand_size,
        "hands": [" ".join(hand) for hand in hands],
        "stock": " ".join(stock),
        "reshuffles": reshuffles,
    }


def words(text: str) -> str:
    """A 32-byte value without a pattern, from a few words."""
    return sha(text.encode("ascii")).hex()


def first(text: str, wanted: str, **rest: Any) -> dict[str, Any]:
    """The first of a row of seeds with a rare event on the way: a byte refused in stream `wanted`."""
    for number in range(10_000):
        made = case(text, words(f"{text} {number}"), **rest)
        refused = {
            "cut": made["cut"]["stream"]["bytes_taken"] > 1,
            "deck": int(made["stream"]["blocks"][0][:2], 16) >= 240,
        }
        if refused[wanted]:
            return made
    raise LookupError(f"no seed for {text}")


def cases() -> list[dict[str, Any]]:
    players = [words(f"nonce of seat {seat}") for seat in range(6)]
    absent = [ZERO] * 6
    mixed = [ZERO, players[1], ZERO, players[3]]
    swapped = [players[1], players[0], *players[2:4]]
    four_piles = ((1, 40), (2, 28), (9, 17), (10, 3))
    flipped = "01" + COUNTING[2:]
    usual: dict[str, Any] = {"deal": 4, "nonces": mixed, "mano": 3}
    return [
        case("all-zeros", ZERO, 1, absent[:4], 0),
        case("all-ones", "ff" * 32, 1, ["ff" * 32] * 4, 0, 3, ((1, 1),)),
        case("counting", COUNTING, 1, players[:4], 0, 3, ((1, 24),)),
        case("counting-next-deal", COUNTING, 2, players[:4], 1, 3, ((1, 24),)),
        case("counting-one-bit-flipped", flipped, 1, players[:4], 0, 3, ((1, 24),)),
        case("counting-nonces-swapped", COUNTING, 1, swapped, 0, 3, ((1, 24),)),
        case("counting-nonces-absent", COUNTING, 1, mixed, 0, 3, ((1, 24),)),
        case("two-seats", words("two seats"), 255, players[:2], 1, 1, ((1, 2),)),
        case("three-seats", words("three seats"), 256, [ZERO, *players[1:3]], 2, 2, ((1, 17), (2, 28))),
        case("five-seats", words("five seats"), 65536, [*players[:4], ZERO], 4, 3, ((1, 20),)),
        case("six-seats", words("six seats"), 16909060, players, 5, 3, ((1, 16), (2, 16))),
        case("last-deal", words("last deal"), 4294967295, players[:4], 2, 1, ((1, 40),)),
        case("many-reshuffles", words("many reshuffles"), 3, mixed, 3, None, four_piles),
        case("five-cards", words("five cards"), 7, players[:4], 1, 3, ((1, 20),), hand_size=5),
        case("cut-in-the-middle", words("cut in the middle"), 5, mixed, 2, 20),
        first("deck-first-byte-refused", "deck", cut_min=3, **usual),
        first("cut-1-byte-refused", "cut", cut_min=1, **usual),
        first("cut-2-byte-refused", "cut", cut_min=2, **usual),
        first("cut-3-byte-refused", "cut", cut_min=3, **usual),
    ]


def text() -> str:
    return json.dumps({"schema": "hordago-fair-1", "about": ABOUT, "cases": cases()}, indent=1) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="ascii")
