"""Planted faults of R10: slips that let rubbish through must be found by the barrage, and soon."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hordago.record import position, tokens, toml
from hordago.server import ws
from tests.fuzz import decoders, test_sockets
from tests.fuzz.test_decoders import barrage
from tests.fuzz.test_sockets import unbounded

__all__ = ["unbounded"]

Patch = pytest.MonkeyPatch
INPUTS = 30_000
"""So many pieces of rubbish may a fault take to be found."""


def digits_of_all_scripts(patch: Patch) -> None:
    """``²`` is a digit, says Python, yet no number."""
    patch.setattr(tokens, "_is_number", str.isdigit)


def a_number_that_is_believed(patch: Patch) -> None:
    """A field is a number, since it should be one."""
    patch.setattr(position, "_number", lambda name, text: int(text))


def a_text_without_a_bound(patch: Patch) -> None:
    """Tables may be as deep as they like, and what looks at them goes down with them."""
    patch.setattr(toml, "_check_depth", lambda document: document["deep"])


def a_cookie_that_is_believed(patch: Patch) -> None:
    """Cookies are all of one form, since one's own are."""
    patch.setattr(decoders, "token_in", lambda header: dict(each.split("=") for each in header.split(";")))


FAULTS: tuple[tuple[Callable[[Patch], None], str], ...] = (
    (digits_of_all_scripts, "token"),
    (a_number_that_is_believed, "position"),
    (a_text_without_a_bound, "record"),
    (a_cookie_that_is_believed, "headers"),
)


@pytest.mark.parametrize(("fault", "name"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_what_lets_rubbish_through_is_found(
    fault: Callable[[Patch], None], name: str, monkeypatch: Patch
) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError, match=" for b"):
        barrage(name, INPUTS)


@pytest.mark.usefixtures("unbounded")
def test_a_server_that_stumbles_over_a_frame_is_found(monkeypatch: Patch) -> None:
    """It hangs up with 1011 where it should say what was wrong."""

    def stumble(*_: object) -> None:
        raise KeyError("t")

    monkeypatch.setattr(ws._Conversation, "_strike", stumble)
    monkeypatch.setattr(test_sockets, "INPUTS", 100)
    with pytest.raises(AssertionError, match="closed with 1011"):
        test_sockets.test_rubbish_over_sockets_gets_a_known_answer_and_hurts_nobody([])
