"""Servers with a hole in their defences: the tests of the server notice each of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hordago.server import guard, guests, hub, logs, probes, protocol, sessions, ws
from hordago.service import clocks
from hordago.store import chain
from tests.security import test_headers
from tests.server import test_bounds, test_drain, test_handshakes, test_http, test_metrics, test_own_data
from tests.store import test_guests

Plant = Callable[[pytest.MonkeyPatch], None]
EVIL = {"Origin": "https://evil.example"}
CAUGHT = (AssertionError, KeyError, pytest.fail.Exception)


def anybody_writes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guard, "origin_allowed", lambda *_: True)


def anybody_opens_a_socket(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ws, "origin_allowed", lambda *_: True)


def a_header_is_missing(patch: pytest.MonkeyPatch) -> None:
    patch.delitem(guard.HEADERS, "X-Content-Type-Options")


def scripts_from_anywhere(patch: pytest.MonkeyPatch) -> None:
    policy = guard.HEADERS["Content-Security-Policy"]
    patch.setitem(guard.HEADERS, "Content-Security-Policy", policy.replace("script-src", "script-src *"))


def scripts_may_read_the_cookie(patch: pytest.MonkeyPatch) -> None:
    honest = sessions.cookies
    for module in (guard, test_http):
        patch.setattr(
            module, "cookies", lambda *a, **k: [each.replace("; HttpOnly", "") for each in honest(*a, **k)]
        )


async def _nothing(*_: Any) -> None:
    return None


def who_left_comes_in_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guests.GuestBook, "end", _nothing)


def sockets_stay_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hub.Hub, "disconnect", lambda *_: None)
    patch.setattr("tests.server.running.WAIT_S", 1.0)


async def _yes(*_: Any) -> bool:
    return True


def a_thief_keeps_the_line(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guests.GuestBook, "holds", _yes)


def tables_without_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hub, "check_tables", lambda _: None)


def who_is_nowhere_costs_memory(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clocks, "quiet_since", lambda _: None)


def a_handshake_is_waited_for(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(protocol.TableProtocol, "_turn_away", lambda _: None)


def a_body_has_two_ends(patch: pytest.MonkeyPatch) -> None:
    honest = guard._refusal

    def careless(scope: Any, config: Any, headers: dict[str, str], requests: Any) -> Any:
        lean = {name: value for name, value in headers.items() if name != "transfer-encoding"}
        return honest(scope, config, lean, requests)

    patch.setattr(guard, "_refusal", careless)


def an_old_token_never_dies(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guests, "GRACE_S", 1e9)


def names_stay_in_the_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(chain, "nameless", lambda entry, _: entry)


def the_log_says_everything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(logs, "without_secrets", lambda _, __, event: event)


def a_server_that_ends_calls_people_in(patch: pytest.MonkeyPatch) -> None:
    async def ready(*_: Any) -> str:
        return "ready"

    patch.setattr(probes.Probe, "status", ready)


def a_proxy_passes_the_numbers_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(probes, "may_read", lambda *_: True)


def leaving(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guests, "_FRESH_S", 0.0)
    test_own_data.test_who_leaves_takes_every_key_along()


def stealing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(guests, "GRACE_S", 0.3)
    patch.setattr(guests, "_FRESH_S", 0.0)
    test_own_data.test_a_socket_ends_with_the_token_that_opened_it(patch)


def opening(_: pytest.MonkeyPatch) -> None:
    test_bounds.test_a_server_has_so_many_tables_and_the_one_too_many_is_refused()


def rotating(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(test_guests, "GRACE_S", 60.0)
    test_guests.test_a_fresh_token_takes_over_when_it_is_used("")


def forgetting(_: pytest.MonkeyPatch) -> None:
    test_guests.test_names_are_taken_out_of_the_rows_themselves("")


def headers(patch: pytest.MonkeyPatch) -> None:
    test_headers.test_every_answer_has_the_headers_of_the_house(
        Path("/nonexistent"), "here", {}, {}, True, False
    )


FAULTS: list[tuple[Plant, Callable[[pytest.MonkeyPatch], None]]] = [
    (anybody_writes, lambda _: test_headers.test_who_may_write(EVIL, False)),
    (anybody_opens_a_socket, lambda _: test_headers.test_who_may_open_a_socket(EVIL, False)),
    (a_header_is_missing, headers),
    (scripts_from_anywhere, headers),
    (scripts_may_read_the_cookie, lambda _: test_http.test_cookies()),
    (who_left_comes_in_again, leaving),
    (sockets_stay_open, leaving),
    (an_old_token_never_dies, rotating),
    (a_thief_keeps_the_line, stealing),
    (tables_without_end, opening),
    (who_is_nowhere_costs_memory, opening),
    (
        a_handshake_is_waited_for,
        lambda _: test_handshakes.test_an_odd_handshake_gets_an_answer_and_no_line_is_left_hanging(),
    ),
    (a_body_has_two_ends, lambda _: test_handshakes.test_a_body_with_two_ends_hides_no_request()),
    (names_stay_in_the_log, forgetting),
    (the_log_says_everything, lambda _: test_drain.test_what_looks_like_a_secret_is_never_written()),
    (a_server_that_ends_calls_people_in, lambda _: test_metrics.test_ready_means_that_people_may_come()),
    (a_proxy_passes_the_numbers_on, lambda _: test_metrics.test_others_find_nothing_there()),
]


@pytest.mark.parametrize(("plant", "test"), FAULTS, ids=[plant.__name__ for plant, _ in FAULTS])
def test_a_hole_is_found(
    plant: Plant, test: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises((*CAUGHT, TimeoutError)):
        test(monkeypatch)


@pytest.mark.slow
def test_without_a_hole_none_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for test in dict.fromkeys(test for _, test in FAULTS):
        test(monkeypatch)
