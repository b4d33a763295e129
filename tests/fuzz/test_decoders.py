"""R10 at the decoders: a million inputs a night, a hundred thousand on every change, each read or refused."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import pytest

from tests.fuzz.decoders import DECODERS, Decoder
from tests.fuzz.rubbish import STRANGE, rubbish
from tests.sizes import seeded, size
from tools.results import keep

INPUTS = size(small=4_000, ci=100_000, nightly=1_000_000)
CORPUS = Path(__file__).parent / "corpus"
SLOW_S = 2.0
"""No input of a few kilobytes may keep a decoder busy so long."""


def tried(decoder: Decoder, data: bytes) -> str:
    """How the decoder answers: ``read``, or the error's name. Raises AssertionError for anything else."""
    begun = time.process_time()
    try:
        decoder.read(data)
        answer = "read"
    except decoder.errors as error:
        answer = type(error).__name__
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {error!s:.200} for {data[:2000]!r}") from error
    took = time.process_time() - begun
    assert took < SLOW_S, f"{took:.1f} s for {data[:2000]!r}"
    return answer


def barrage(name: str, inputs: int) -> Counter[str]:
    """So many pieces of rubbish for one decoder."""
    decoder, random = DECODERS[name], seeded(f"{__name__}/{name}")
    return Counter(tried(decoder, rubbish(random, decoder.seeds)) for _ in range(inputs))


@pytest.mark.slow
def test_rubbish_is_refused_in_a_known_way() -> None:
    begun, refused = time.process_time(), 0
    for name, decoder in DECODERS.items():
        told = barrage(name, int(INPUTS * decoder.share))
        print(f"{name}: {dict(told)}")
        refused += told.total() - told["read"]
        assert not decoder.errors or told.total() > told["read"], f"{name} refuses nothing"
    keep(
        "R10",
        f"{INPUTS:,} inputs at {len(DECODERS)} decoders in {time.process_time() - begun:.0f} s of one core: "
        f"{refused:,} refused, each in a known way",
        {"inputs": INPUTS, "refused": refused, "unknown errors": 0},
        met=True if INPUTS >= 1_000_000 else None,
        command="HORDAGO_TEST_SIZE=nightly python -m pytest tests/fuzz/test_decoders.py",
        part="decoders",
    )


@pytest.mark.parametrize("name", DECODERS)
def test_what_makes_sense_is_read(name: str) -> None:
    """Else all the rubbish would be refused at the threshold."""
    decoder = DECODERS[name]
    answers = Counter(tried(decoder, seed) for seed in decoder.seeds)
    if name not in ("backup", "backup-inside", "token"):
        assert answers["read"] >= len(decoder.seeds) * 0.9, answers


@pytest.mark.parametrize("name", DECODERS)
def test_what_was_found_once_and_what_others_trip_over(name: str) -> None:
    decoder = DECODERS[name]
    kept = [file.read_bytes() for file in sorted((CORPUS / name).glob("*"))]
    for data in (*kept, *STRANGE):
        tried(decoder, data)


def test_shares_make_a_whole() -> None:
    assert abs(sum(each.share for each in DECODERS.values()) - 1.0) < 1e-9
