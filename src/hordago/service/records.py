"""The record of a match, from its table's log: finished hands only while it runs, no seed before its end."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hordago.fair import commitment
from hordago.game.events import MatchStarted
from hordago.record.model import Player, Record
from hordago.record.recorder import Recorder
from hordago.service import facts as f
from hordago.service.evolve import replay
from hordago.service.facts import Entry
from hordago.service.state import TableState, bot_of


def record_of(table: str, entries: Iterable[Entry]) -> Record | None:
    """The record of the last match, None before the first. Raises ``BrokenLog``."""
    state = TableState(table)
    recorder: Recorder | None = None
    seating: tuple[int, ...] | None = None
    for entry in entries:
        seeds = {state.deal + 1: state.seed}
        replay(state, entry)
        for fact in entry.facts:
            if isinstance(fact, MatchStarted):
                recorder = Recorder(
                    [Player(chair.name, bot_of(chair)) for chair in state.chairs], seating=seating
                )
                for proof in state.deals:
                    _prove(recorder, proof.deal, proof.seed, proof.nonces)
                recorder.feed(fact)
            elif isinstance(fact, f.MatchBegun):
                seating = fact.players
            elif isinstance(fact, f.SeedDrawn):
                seeds[fact.deal] = bytes.fromhex(fact.seed)
            elif recorder is not None:
                _feed(recorder, fact, seeds, state)
    return None if recorder is None else recorder.record()


def _feed(recorder: Recorder, fact: f.Fact, seeds: dict[int, bytes | None], state: TableState) -> None:
    if isinstance(fact, f.DealBegun):
        seed = seeds.get(fact.deal)
        if seed is not None and fact.deal > 1:
            _prove(recorder, fact.deal, seed, fact.nonces)
    elif isinstance(fact, f.Conceded):
        recorder.concede(fact.side, 1 - fact.side)
    elif isinstance(fact, f.Closed):
        recorder.close()
    elif not isinstance(fact, msgspec.Struct):
        recorder.feed(fact)


def _prove(recorder: Recorder, deal: int, seed: bytes, nonces: Iterable[str]) -> None:
    recorder.fair(
        deal, commitment=commitment(seed), nonces=[bytes.fromhex(each) for each in nonces], seed=seed
    )
