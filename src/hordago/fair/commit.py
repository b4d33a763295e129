"""A secret seed per deal, promised beforehand and opened afterwards.

The server publishes `commitment(seed)` before it knows the players' nonces, so it cannot choose the
deck; the players do not know the seed, so neither can they. The bytes are fixed for ever and described
in `docs/reference/fairness.md`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from hordago.fair.checks import check_bytes, check_int, check_sequence

__all__ = ["NO_NONCE", "commitment", "deal_key", "verify_commitment"]

NO_NONCE = bytes(32)
"""What counts as the nonce of a bot or of a seat that sent none: 32 zero bytes."""

_DOMAIN = b"hordago-1"
_LAST_DEAL = 2**32 - 1


def commitment(seed: bytes) -> bytes:
    """Return the 32 bytes SHA-256(seed) that are published before the deal.

    `seed` is 32 secret bytes from the operating system. Raises `MalformedFairness`.
    """
    check_bytes("seed", seed)
    return hashlib.sha256(seed).digest()


def verify_commitment(committed: bytes, seed: bytes) -> bool:
    """Say whether the revealed `seed` is the one that was promised by the 32 bytes `committed`.

    Raises `MalformedFairness` if either has another length or type.
    """
    check_bytes("commitment", committed)
    return hmac.compare_digest(committed, commitment(seed))


def deal_key(seed: bytes, deal: int, nonces: Sequence[bytes]) -> bytes:
    """Return the 32-byte key from which every card of one deal follows.

    It is HMAC-SHA-256(seed, "hordago-1" ‖ u32be deal ‖ nonces). `deal` counts the deals of a match
    from 1 (to 2³² − 1); `nonces` holds 32 bytes for each of the 2 to 6 seats, by seat number, with
    `NO_NONCE` for bots and absent seats. Raises `MalformedFairness`.
    """
    check_bytes("seed", seed)
    check_int("deal", deal, 1, _LAST_DEAL)
    check_sequence("nonces", nonces, 2, 6)
    for nonce in nonces:
        check_bytes("nonces", nonce)
    return hmac.digest(seed, _DOMAIN + deal.to_bytes(4, "big") + b"".join(nonces), "sha256")
