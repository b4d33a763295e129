"""R19: what nobody may guess comes from the Entropy port, 256 bits for a seed, and from nowhere else."""

from __future__ import annotations

import inspect
import random
import secrets
from pathlib import Path

import pytest

from hordago import wire as w
from hordago.rules import Rules
from hordago.server import sessions, tokens
from hordago.server.app import create_app
from hordago.service.facts import Entry, SeedDrawn
from tests.service.world import World

Patch = pytest.MonkeyPatch


def a_match(seed: object) -> World:
    """A match of bots, played for a while."""
    world = World(Rules.preset("basque", games_to_win=2), seed=seed)
    world.say("host", w.Sit, seat=0, name="Ane")
    world.fill("simple")
    world.say("host", w.Start)
    world.say("host", w.Stand)
    world.wait(150)
    return world


def seeds(log: list[Entry]) -> list[str]:
    """All seeds of deals, in order."""
    return [fact.seed for entry in log for fact in entry.facts if isinstance(fact, SeedDrawn)]


def check() -> None:
    """Every seed is 32 bytes that the port gave for it alone; all chance follows from the port."""
    world = a_match("one")
    drawn = [bytes.fromhex(each) for each in seeds(world.log)]
    assert len(drawn) > 2 and len(set(drawn)) == len(drawn)
    assert all(len(each) == 32 for each in drawn), "a seed has 256 bits"
    assert all(world.entropy.given.count(each) == 1 for each in drawn), "a seed is the port's"
    assert [entry.facts for entry in a_match("one").log] == [entry.facts for entry in world.log]
    other = a_match("two")
    assert not set(seeds(other.log)) & set(seeds(world.log)) and other.state.id != world.state.id


def test_seeds_come_from_the_port_and_from_nowhere_else(monkeypatch: Patch) -> None:
    """Chance, clock and identity of this process change nothing."""
    for name in ("random", "randrange", "choice", "shuffle", "getrandbits", "randbytes"):
        monkeypatch.setattr(random, name, lambda *_: pytest.fail("`random` was asked"))
    check()


def test_the_port_of_a_server_is_the_operating_system() -> None:
    assert inspect.signature(create_app).parameters["entropy"].default is secrets.token_bytes


def test_tokens_have_256_bits_of_the_operating_system(monkeypatch: Patch) -> None:
    asked: list[int] = []

    def noted(n: int) -> str:
        asked.append(n)
        return "x" * 43

    monkeypatch.setattr(secrets, "token_urlsafe", noted)
    assert sessions.new_token() == "x" * 43 and asked == [32]
    source = Path(inspect.getfile(tokens)).read_text(encoding="utf-8")
    assert "secrets.token_urlsafe(32)" in source, "tokens of programs, too"
