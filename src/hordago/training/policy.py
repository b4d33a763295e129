"""A policy as a person builds it: arrays of chances by information index, checked against the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from hordago.rules.options import Rules
from hordago.training.errors import BadPolicy
from hordago.training.unfold import tables

Floats = NDArray[np.float32]
Rows = NDArray[np.int32]
_NO_LIMIT: Final = 2**62


class Shape(NamedTuple):
    """How large the arrays of a policy are under some rules."""

    classes: int
    """Hands (330 with 8 kings, 715 with 4)."""
    nodes: int
    """Situations of the betting, as seen from mano."""
    talks: int
    """Situations of the mus talk; 0 where there is none."""
    seats: int
    target: int


def shape_of(rules: Rules) -> Shape:
    """The sizes that a policy's arrays must have."""
    t = tables(rules)[0]
    classes = int(t["class_of"].max()) + 1
    talks = int((t["talk_count"] > 0).sum())
    return Shape(classes, int((t["count"] > 0).sum()), talks, rules.seats, rules.target)


@dataclass(frozen=True, eq=False)
class Policy:
    """Chances by information index. Start from :meth:`random` or :meth:`of_class` and write into the arrays.

    A row of −1 plays at random there. Chances need not add up to one: those of legal choices are weighed
    against each other, and where all of them are zero the choice is random.
    """

    talks: Floats
    """(rows, classes, 3): no_mus, mus, defer."""
    discards: Floats
    """(rows, classes, 16): bit i of the last index gives up the i-th lowest card of the hand."""
    bets: Floats
    """(rows, classes, 8): the columns of ``layout.BET_OPTIONS``."""
    talk_rows: Rows
    """(situations, talks) → row of ``talks``."""
    discard_rows: Rows
    """(situations, seats counted from mano) → row of ``discards``."""
    bet_rows: Rows
    """(situations, 5 lances, nodes, sizes) → row of ``bets``."""
    situations: Rows
    """(target, target): own score, best rival's score → situation."""
    sizes: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    """Rising stakes: size i begins at ``sizes[i − 1]``, size 0 below the first."""

    @classmethod
    def random(cls, rules: Rules) -> Self:
        """Plays at random everywhere, in one situation and one size; one row of zeros in each array."""
        shape = shape_of(rules)
        return cls(
            talks=np.zeros((1, shape.classes, 3), np.float32),
            discards=np.zeros((1, shape.classes, 16), np.float32),
            bets=np.zeros((1, shape.classes, 8), np.float32),
            talk_rows=np.full((1, shape.talks), -1, np.int32),
            discard_rows=np.full((1, shape.seats), -1, np.int32),
            bet_rows=np.full((1, 5, shape.nodes, 1), -1, np.int32),
            situations=np.zeros((shape.target, shape.target), np.int32),
        )

    @classmethod
    def of_class(
        cls,
        rules: Rules,
        *,
        talk: Floats | None = None,
        discard: Floats | None = None,
        bet: Floats | None = None,
    ) -> Self:
        """The same chances at every node of a lance: ``talk`` (classes, 3), ``discard`` (classes, 16) and
        ``bet`` (5 lances, classes, 8); what is not given is random."""
        made = cls.random(rules)
        new: dict[str, Any] = {}
        if talk is not None:
            new["talks"], new["talk_rows"] = talk[None], np.zeros_like(made.talk_rows)
        if discard is not None:
            new["discards"], new["discard_rows"] = discard[None], np.zeros_like(made.discard_rows)
        if bet is not None:
            rows = np.arange(5, dtype=np.int32)[None, :, None, None]
            new["bets"], new["bet_rows"] = bet, np.broadcast_to(rows, made.bet_rows.shape)
        return cls(**{**vars(made), **new})

    def check(self, rules: Rules) -> None:
        """Raises :class:`BadPolicy` unless every array fits the rules and every number is possible."""
        shape = shape_of(rules)
        situations = self.talk_rows.shape[0]
        wanted: dict[str, tuple[int | None, ...]] = {
            "talks": (None, shape.classes, 3),
            "discards": (None, shape.classes, 16),
            "bets": (None, shape.classes, 8),
            "talk_rows": (situations, shape.talks),
            "discard_rows": (situations, shape.seats),
            "bet_rows": (situations, 5, shape.nodes, len(self.sizes) + 1),
            "situations": (shape.target, shape.target),
        }
        for name, sizes in wanted.items():
            found = getattr(self, name).shape
            if len(found) != len(sizes) or any(n not in (None, m) for n, m in zip(sizes, found, strict=True)):
                raise BadPolicy(f"{name}: the shape is {found}, expected {sizes}")
        for name in ("talks", "discards", "bets"):
            values = getattr(self, name)
            if not np.isfinite(values).all() or (values < 0).any():
                raise BadPolicy(f"{name}: a chance is negative or no number")
        for rows, name in (("talk_rows", "talks"), ("discard_rows", "discards"), ("bet_rows", "bets")):
            _within(rows, getattr(self, rows), -1, len(getattr(self, name)))
        _within("situations", self.situations, 0, situations)
        if (np.diff(self.sizes) <= 0).any():
            raise BadPolicy("sizes: the stakes must rise")


def _within(name: str, numbers: NDArray[Any], least: int, end: int) -> None:
    if numbers.size and (numbers.min() < least or numbers.max() >= end):
        raise BadPolicy(f"{name}: expected numbers from {least} to {end - 1}")


class Packed(NamedTuple):
    """Several policies in one set of arrays, as the compiled functions read them."""

    situations: Rows
    """(policies, target, target) → situation of all policies together."""
    sizes: NDArray[np.int64]
    """(policies, most sizes)."""
    talk_rows: Rows
    discard_rows: Rows
    bet_rows: Rows
    talks: Floats
    discards: Floats
    bets: Floats


_NOTHING: Final = Packed(
    np.zeros((1, 1, 1), np.int32),
    np.zeros((1, 0), np.int64),
    np.zeros((1, 1), np.int32),
    np.zeros((1, 1), np.int32),
    np.zeros((1, 1, 1, 1), np.int32),
    *(np.zeros((1, 1, n), np.float32) for n in (3, 16, 8)),
)
"""No policy at all: nothing of it is read in random play."""


def pack(rules: Rules, policies: Sequence[Policy]) -> Packed:
    """All policies one after the other, rows and situations counted on. Raises :class:`BadPolicy`."""
    for policy in policies:
        policy.check(rules)
    if not policies:
        return _NOTHING
    most = max(len(policy.sizes) for policy in policies)
    first = np.cumsum([0, *(policy.talk_rows.shape[0] for policy in policies)])
    sizes = [np.pad(each.sizes, (0, most - len(each.sizes)), constant_values=_NO_LIMIT) for each in policies]
    return Packed(
        np.stack([policy.situations + n for policy, n in zip(policies, first, strict=False)]).astype(
            np.int32
        ),
        np.stack(sizes).astype(np.int64),
        _rows([policy.talk_rows for policy in policies], [policy.talks for policy in policies]),
        _rows([policy.discard_rows for policy in policies], [policy.discards for policy in policies]),
        _rows([_wide(policy.bet_rows, most + 1) for policy in policies], [p.bets for p in policies]),
        *(_joined([getattr(policy, name) for policy in policies]) for name in ("talks", "discards", "bets")),
    )


def _joined(arrays: Sequence[NDArray[Any]]) -> Floats:
    return np.ascontiguousarray(np.concatenate(arrays), dtype=np.float32)


def _rows(rows: Sequence[Rows], arrays: Sequence[NDArray[Any]]) -> Rows:
    """Row numbers into the joined arrays."""
    first = np.cumsum([0, *map(len, arrays)])
    moved = [np.where(each < 0, -1, each + n) for each, n in zip(rows, first, strict=False)]
    return np.ascontiguousarray(np.concatenate(moved), dtype=np.int32)


def _wide(rows: Rows, sizes: int) -> Rows:
    return np.pad(rows, ((0, 0), (0, 0), (0, 0), (0, sizes - rows.shape[3])), mode="edge")
