"""Rubbish made of what makes sense: cut off, turned over, spliced, of the wrong type, too deep, too long."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

DEEP = 3_000
STRANGE: tuple[bytes, ...] = (
    *(b"", b" ", b"\n", b"\r\n", b"\0", b"\x1b[31m", b"\xff", b"\xfe\xff", b"\xc0\x80", b"\xed\xa0\x80"),
    *(
        b"\\ud800",
        b"\\u0000",
        b"\\",
        b'"',
        b"'",
        b"{",
        b"}",
        b"[",
        b"]",
        b",",
        b":",
        b"=",
        b"#",
        b"/",
        b"..",
        b"%00",
    ),
    *(
        b"NaN",
        b"Infinity",
        b"-Infinity",
        b"1e999",
        b"1E-999",
        b"-0",
        b"-1",
        b"1.5",
        b"0x10",
        b"1_000",
        b"007",
    ),
    *(b"9" * 400, b"9223372036854775808", b"18446744073709551616", b"-9223372036854775809", b"true", b"null"),
    *(
        "٣".encode(),
        "²".encode(),
        "\u2028".encode(),
        "\u202e".encode(),
        "\ufeff".encode(),
        "ﬁ".encode(),
        "🂡".encode(),
    ),
    *(
        b"[" * DEEP,
        b'{"a":' * DEEP,
        b"(" * DEEP,
        b"a" * 5_000,
        b"__class__",
        b"$ref",
        b"constructor",
        b"{0}",
        b"%s",
    ),
)
"""Bytes that programs trip over."""
VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        2**31,
        2**63,
        -(2**63) - 1,
        10**30,
        0.5,
        -0.0,
        1e308,
        float("nan"),
        float("inf"),
    ),
    *(
        "",
        " ",
        "\0",
        "x" * 300,
        "\ud800",
        "٣",
        "d:",
        "deal:",
        "Ro",
        "e0",
        [],
        [[]],
        {},
        {"t": "act"},
        [None] * 50,
    ),
)
"""Values where others belong."""


def rubbish(random: Random, seeds: Sequence[bytes]) -> bytes:
    """Something that was right once; now and then it still is."""
    found = random.choice(seeds)
    for _ in range(random.choice((1, 1, 1, 2, 3, 6))):
        found = random.choice(_CHANGES)(random, found, seeds)
    return found


def _place(random: Random, found: bytes) -> int:
    return random.randint(0, len(found))


def _cut(random: Random, found: bytes, _: Sequence[bytes]) -> bytes:
    return found[: _place(random, found)] if random.random() < 0.7 else found[_place(random, found) :]


def _turn(random: Random, found: bytes, _: Sequence[bytes]) -> bytes:
    if not found:
        return found
    place = random.randrange(len(found))
    return found[:place] + bytes([found[place] ^ 1 << random.randrange(8)]) + found[place + 1 :]


def _leave_out(random: Random, found: bytes, _: Sequence[bytes]) -> bytes:
    place = _place(random, found)
    return found[:place] + found[place + random.randint(1, 20) :]


def _repeat(random: Random, found: bytes, _: Sequence[bytes]) -> bytes:
    place = _place(random, found)
    part = found[place : place + random.randint(1, 30)]
    return found[:place] + part * random.choice((2, 3, 50)) + found[place:]


def _put_in(random: Random, found: bytes, _: Sequence[bytes]) -> bytes:
    place = _place(random, found)
    strange = random.choice(STRANGE) if random.random() < 0.8 else random.randbytes(random.randint(1, 12))
    return found[:place] + strange + found[place:]


def _replace(random: Random, found: bytes, _: Sequence[bytes]) -> bytes:
    place = _place(random, found)
    return found[:place] + random.choice(STRANGE) + found[place + random.randint(1, 10) :]


def _splice(random: Random, found: bytes, seeds: Sequence[bytes]) -> bytes:
    other = random.choice(seeds)
    return found[: _place(random, found)] + other[_place(random, other) :]


def _swap_words(random: Random, found: bytes, _: Sequence[bytes]) -> bytes:
    words = found.split(b" ")
    random.shuffle(words)
    return b" ".join(words)


def _wrong_type(random: Random, found: bytes, _: Sequence[bytes]) -> bytes:
    """Another value in some place of a JSON text; other texts stay as they are."""
    try:
        value = json.loads(found)
    except (ValueError, RecursionError):
        return found
    try:
        return json.dumps(_exchanged(random, value)).encode()
    except RecursionError:
        return found


def _exchanged(random: Random, value: Any) -> Any:
    if isinstance(value, dict) and value and random.random() < 0.9:
        key = random.choice(list(value))
        luck = random.random()
        if luck < 0.1:
            return {name: each for name, each in value.items() if name != key}
        if luck < 0.2:
            return {
                **value,
                random.choice(("x", "", "__class__", "\ud800", key + "x")): random.choice(VALUES),
            }
        return {**value, key: _exchanged(random, value[key])}
    if isinstance(value, list) and value and random.random() < 0.8:
        place = random.randrange(len(value))
        return [*value[:place], _exchanged(random, value[place]), *value[place + 1 :]]
    return random.choice(VALUES)


_CHANGES: tuple[Callable[[Random, bytes, Sequence[bytes]], bytes], ...] = (
    *(_cut, _turn, _leave_out, _repeat, _put_in, _replace, _splice, _swap_words, _wrong_type, _wrong_type),
)
