"""What a server says to ``hordago bridge``, or what is no such server: never more than a lost connection."""

from __future__ import annotations

import pytest

from hordago.cli.bridge import _event


@pytest.mark.parametrize(
    "line", [b"[1]", b"{", b'{"t":1}', b"[" * 100_000, b'{"seat":0}', b'{"t":"refused","error":"x"}', b"\xff"]
)
def test_a_line_that_cannot_be_read_is_a_lost_connection(line: bytes) -> None:
    with pytest.raises(OSError, match="a line that cannot be read"):
        _event(line)


def test_what_a_newer_server_says_beside_it_is_passed_over() -> None:
    event = _event(b'{"t":"invited","table":"x","seat":2,"more":{"y":[1]}}')
    assert (event.t, event.table, event.seat, event.error) == ("invited", "x", 2, None)
