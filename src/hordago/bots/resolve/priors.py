"""What the seats are taken to say at first, by strength: the blueprint's words, and plain sense elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from hordago.bots.blueprint.artefact import LEVELS
from hordago.bots.pack import Pack
from hordago.bots.policy import Policy, sense
from hordago.bots.resolve.subgame import Subgame, Word
from hordago.bots.resolve.tables import SLOTS, Reals, Tables
from hordago.bots.situation import ALONE, Place

_LEAST: Final = 1e-9
"""The chance of every hand, at least."""


class Priors:
    """Of one lance."""

    def __init__(
        self, table: Pack, lance: int, policy: Policy | None, places: Sequence[int], size: int
    ) -> None:
        """``places``: by hand, that of its strength; ``size``: how many there are."""
        self._pack, self._lance, self._policy = table, lance, policy
        self._places, self._size = np.array(places, dtype=np.intp), size

    def words(
        self,
        game: Subgame,
        tables: Tables,
        weights: Mapping[int, Sequence[float]],
        trust: Mapping[int, float],
    ) -> tuple[Reals, Reals]:
        """What all say at first, and how far that stays, where the blueprint says it.

        ``weights``: by seat and hand, its chance. ``trust``: by seat, how far it keeps to the blueprint.
        """
        begun = np.empty((tables.size - SLOTS, self._size))
        held = np.zeros(len(begun))
        gathered = {seat: self._gathered(row) for seat, row in weights.items()}
        numbers = np.array(tables.node)
        order = np.argsort(numbers, kind="stable")
        at = 0
        for seat, words, place in zip(game.actor, game.words, game.places, strict=True):
            known = self._known(place, words)
            rows = order[at : at + len(words)]
            at += len(words)
            found = (self._plain(words) if known is None else known) @ gathered[seat]
            found += _LEAST
            begun[rows] = found / found.sum(axis=0)
            held[rows] = 0.0 if known is None else trust[seat]
        return begun, held

    def _gathered(self, weights: Sequence[float]) -> Reals:
        """(hands, places): how likely a seat that holds a place has what hand."""
        many = np.array(weights) + _LEAST
        found = np.zeros((len(many), self._size))
        found[np.arange(len(many)), self._places] = many
        return np.asarray(found / np.maximum(found.sum(axis=0), _LEAST))

    def _plain(self, words: Sequence[Word]) -> Reals:
        kinds = [ALONE.get(kind, kind) for kind, _ in words]
        rows = np.array([sense(self._pack, kind, self._lance) for kind in kinds])
        rows /= np.array([[kinds.count(kind)] for kind in kinds])
        return np.asarray(rows / rows.sum(axis=0))

    def _known(self, place: Place | None, words: Sequence[Word]) -> Reals | None:
        """(words, hands), None where the blueprint is silent; nothing where a hand does not speak."""
        if place is None or self._policy is None:
            return None
        block = self._policy.strategy.block(place.row, place.columns)
        if block is None:
            return None
        halves, skipped, ladder = block
        both = np.frombuffer(halves, dtype=np.uint8)
        levels = np.stack([both & 15, both >> 4], axis=1).reshape(-1)[skipped:]
        rest = levels[: (place.columns - 1) * len(ladder)].reshape(len(ladder), place.columns - 1)
        every = np.empty((place.columns, len(ladder)))
        every[1:] = rest[list(ladder)].T
        every[0] = LEVELS - every[1:].sum(axis=0)
        buckets = np.array(self._policy.layout.hands.buckets[self._lance], dtype=np.intp)
        hands = np.where(buckets >= 0, every[:, buckets], 0.0) / LEVELS
        return self._matching(hands, place, words)

    def _matching(self, hands: Reals, place: Place, words: Sequence[Word]) -> Reals | None:
        """The blueprint's words as those that may be said; words that mean one of its share it."""
        kinds = [ALONE.get(kind, kind) for kind, _ in words]
        found = np.zeros((len(words), hands.shape[1]))
        for row, kind in enumerate(kinds):
            for number, (known, _) in enumerate(place.words):
                if known == kind:
                    found[row] += hands[number] / kinds.count(kind)
        return found if found.any() else None
