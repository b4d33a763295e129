"""Planted faults: one number changed in the unfolded tables, and the engine must notice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="the simulator needs the extra [fast]")

from hordago.rules import Rules
from hordago.training import layout, sim
from hordago.training.policy import Policy
from hordago.training.replay import Mismatch
from hordago.training.unfold import tables
from tests.sizes import seeded
from tests.training.games import calm, compare

Fault = Callable[[Any], None]


def put(name: str, place: Any, value: Any) -> Fault:
    """Write one value."""

    def fault(t: Any) -> None:
        assert (t[name] if place == () else t[name][place]) != value, "this is no fault"
        if place == ():
            t[name] = value
        else:
            t[name][place] = value

    return fault


def swap_effect(t: Any) -> None:
    t["effect"][t["effect"] == layout.TO_ORDAGO] = layout.KEEP


def accept_for_refuse(t: Any) -> None:
    t["end_status"][t["end_status"] == layout.REFUSED] = layout.ACCEPTED


FAULTS: dict[str, tuple[dict[str, Any], Fault]] = {
    "a word leads elsewhere": ({}, put("next", (0, layout.ENVIDO), 0)),
    "another seat speaks": ({}, put("actor", 0, 2)),
    "the all-in leaves the stake": ({}, swap_effect),
    "a refusal is an acceptance": ({}, accept_for_refuse),
    "a smaller bet": ({}, put("least", 0, 1)),
    "a smaller raise": ({}, put("least", 1, 1)),
    "a limit": ({}, put("limit", (), 30)),
    "no stake is paid": ({}, put("due_first", (layout.GRANDE, layout.ACCEPTED), layout.FOR_PASO)),
    "no stone for paso": ({}, put("due_first", (layout.CHICA, layout.PASSED), layout.FOR_NOTHING)),
    "no values": ({}, put("due_second", (layout.PARES, layout.ACCEPTED), layout.FOR_NOTHING)),
    "the deje waits": ({}, put("once_deje", layout.GRANDE, 0)),
    "the punto's stone at once": ({}, put("once_punto", layout.PUNTO, 1)),
    "one more for a refusal": ({}, put("deje_extra", layout.PARES, 1)),
    "two for a refused opening": ({}, put("deje_first", layout.GRANDE, 2)),
    "another target": ({}, put("target", (), 41)),
    "more games to win": ({}, put("games_to_win", (), 3)),
    "the talk begins elsewhere": ({}, put("talk_first", 0, 1)),
    "a cut asks for cards": ({}, put("talk_next", (0, 1), layout.EXCHANGE)),
    "corrido in every game": ({}, put("corrido", (), 2)),
    "mano does not move": ({"mus_corrido": "each_game"}, lambda t: t["talk_shift"].fill(0)),
    "served may stay": ({}, put("least_discard", (), 0)),
    "discards from the dealer": ({}, put("from_dealer", (), 1)),
    "the last one's cards apart": ({}, put("last_apart", (), 1)),
    "the last one's cards among them": ({"reshuffle": "last_apart"}, put("last_apart", (), 0)),
    "earlier lances count first": ({}, put("count_prior", (), 1)),
    "losers fall back": ({}, put("hand_start", (), 1)),
    "a king is a knight": ({}, lambda t: t["weight"].__setitem__(9, t["weight"][8])),
    "two classes swapped": ({}, lambda t: t["key"].__setitem__(slice(0, 330), t["key"][329::-1])),
    "one side compares": ({}, lambda t: t["seats_of"].__setitem__(3, 5)),
}


def compare_often(rules: Rules, policies: Sequence[Policy | None], rng: Random) -> None:
    for _ in range(20):
        for policy in policies:
            compare(rules, rng.getrandbits(64), policy=policy)


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_in_the_tables_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    changes, fault = FAULTS[name]
    rules = Rules.preset("spanish", **changes)
    broken = np.array(tables(rules))
    fault(broken[0])
    rng = seeded(f"{__name__}/{name}")
    policies = [None, calm(rules, rng)]
    for policy in policies:
        compare(rules, 7, policy=policy, size=24_000)
    monkeypatch.setattr(sim, "tables", lambda _: broken)
    with pytest.raises((Mismatch, IndexError)):
        compare_often(rules, policies, rng)
