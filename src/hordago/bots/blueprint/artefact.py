"""The file of a blueprint: a line of JSON, then one packed strategy for each bucket of scores.

A strategy, unpacked: a bit for each situation of the layout that is kept (in its order, the lowest bit of a
byte first); the kept ones, each bucket of hands after the other (``Hands.places``), with a byte for every
action but the first, whose upper half is the chance as a number of levels (what they lack in all of
``LEVELS`` is the first action's); then 16 bits (little endian) for the value of the hand by cut, seat and
hand, as a part of 65,535.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from array import array
from collections.abc import Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from hordago.bots.blueprint.layout import CUTS, Layout, layout_of
from hordago.bots.blueprint.menu import Menu
from hordago.rules import Rules

MAGIC: Final = b"hordago blueprint 1\n"
LEVELS: Final = 15
"""Levels of a chance of one."""
_PART: Final = 1 << 16
"""Levels that are halved at a time, an even number: it costs memory for a moment."""
FULL: Final = 65535
"""A value of one."""


class BadBlueprint(ValueError):
    """The file is no blueprint, or not the one that it says it is."""


class Index(NamedTuple):
    """Situations of a layout, by number in its order."""

    number: dict[int, int]
    """By row."""
    size: tuple[int, ...]
    """By number: bytes of a situation that is kept."""
    places: tuple[tuple[int, ...], ...]
    """By number: where each bucket of hands stands."""


def bucket_at(needs: int, steps: Sequence[int]) -> int:
    """The bucket of a side that needs so many stones, by the stones at which the buckets begin."""
    return sum(needs >= step for step in steps[1:])


def index_of(layout: Layout) -> Index:
    """The index of a layout; one for all its strategies, since it takes a while."""
    situations = list(layout.situations())
    number = {each.row: number for number, each in enumerate(situations)}
    size = tuple((each.actions - 1) * each.width for each in situations)
    return Index(number, size, tuple(layout.hands.places[each.order] for each in situations))


class Strategy:
    """What to do at the scores of one bucket."""

    def __init__(self, layout: Layout, index: Index, raw: bytes) -> None:
        """Raises :class:`BadBlueprint` where the bytes do not fit the layout."""
        self.layout = layout
        self._number, self._places = index.number, index.places
        first, many = -(-len(index.size) // 8), len(index.size)
        flags = f"{int.from_bytes(raw[:first], 'little'):0{many}b}"[::-1]
        self._begins, end = array("i"), 0
        """By number of the situation: where it begins, −1 where it is not kept."""
        for flag, size in zip(flags, index.size, strict=False):
            self._begins.append(end if flag == "1" else -1)
            end += size if flag == "1" else 0
        if len(raw) != first + end + 2 * CUTS * layout.seats * len(layout.hands.ranks):
            raise BadBlueprint(f"a strategy of {len(raw)} bytes does not fit its layout")
        self._levels = _halved(memoryview(raw)[first : first + end])
        self._values = raw[first + end :]

    def chances(self, row: int, actions: int, bucket: int) -> tuple[float, ...] | None:
        """The chance of each action of a situation (``Layout``), or None where nothing was learnt."""
        number = self._number[row]
        begin = self._begins[number]
        if begin < 0:
            return None
        first, halves = begin + (actions - 1) * self._places[number][bucket], self._levels
        levels = [halves[at >> 1] >> 4 * (at & 1) & 15 for at in range(first, first + actions - 1)]
        return tuple(level / LEVELS for level in (LEVELS - sum(levels), *levels))

    def block(self, row: int, actions: int) -> tuple[bytes, int, tuple[int, ...]] | None:
        """All levels of a situation as they lie, two in a byte, the first in the lower half.

        With them how many to skip, and by bucket its place; None where nothing was learnt.
        """
        number = self._number[row]
        begin = self._begins[number]
        if begin < 0:
            return None
        places = self._places[number]
        end = begin + (actions - 1) * len(places)
        return self._levels[begin >> 1 : (end + 1) >> 1], begin & 1, places

    def value(self, cut: int, seat: int, hand: int) -> float:
        """The chance to win the game for the seat's side when the lances begin with that hand."""
        place = 2 * ((cut * self.layout.seats + seat) * len(self.layout.hands.ranks) + hand)
        return int.from_bytes(self._values[place : place + 2], "little") / FULL


def _halved(levels: memoryview) -> bytes:
    """Two levels in a byte, the first in the lower half: half the memory."""
    return b"".join(_half(levels[begin : begin + _PART]) for begin in range(0, len(levels), _PART))


def _half(levels: memoryview) -> bytes:
    lower, upper = (int.from_bytes(levels[begin::2].tobytes(), "little") for begin in range(2))
    return (lower >> 4 | upper).to_bytes(-(-len(levels) // 2), "little")


class Blueprint:
    """One file: strategies by score, for one deck, target and number of seats."""

    def __init__(self, content: bytes) -> None:
        """Raises :class:`BadBlueprint`."""
        if not content.startswith(MAGIC):
            raise BadBlueprint("this is no blueprint of version 1")
        line, _, self._packed = content[len(MAGIC) :].partition(b"\n")
        try:
            self.about: dict[str, Any] = json.loads(line)
        except ValueError as problem:
            raise BadBlueprint(f"the head of the blueprint: {problem}") from None

    @property
    def steps(self) -> list[int]:
        """Needed stones at which the next bucket begins, for each side alike."""
        return list(self.about["steps"])

    @cached_property
    def layout(self) -> Layout:
        """Where situations lie in the strategies."""
        rules = Rules.preset(self.about["preset"], seats=self.about["seats"])
        menu = Menu(tuple(self.about["opening"]), tuple(map(tuple, self.about["raises"])))
        return layout_of(rules, len(self.about["talks"]), menu)

    @cached_property
    def _index(self) -> Index:
        return index_of(self.layout)

    def strategy(self, mano: int, other: int) -> Strategy:
        """The strategy where mano's side needs that many stones and the other side that many."""
        return self._bucket(self.bucket(mano), self.bucket(other))

    def bucket(self, needs: int) -> int:
        """The bucket of a side that needs that many stones."""
        return bucket_at(needs, self.steps)

    @lru_cache(maxsize=6)  # noqa: B019 (blueprints live as long as the program)
    def _bucket(self, mano: int, other: int) -> Strategy:
        entry = self.about["strategies"][f"{mano}-{other}"]
        packed = self._packed[entry["at"] : entry["at"] + entry["size"]]
        if hashlib.sha256(packed).hexdigest() != entry["sha256"]:
            raise BadBlueprint(f"strategy {mano}-{other} is damaged: its hash is another")
        return Strategy(self.layout, self._index, lzma.decompress(packed))


FOLDER: Final = files("hordago.bots.blueprint") / "data"


def file_names(kings: int, target: int, seats: int) -> list[str]:
    """What a blueprint for such a game may be called, the nearest first."""
    deck = 8 if kings == 9 else kings
    return [f"kings{deck}-to{stones}-seats{seats}.blueprint" for stones in dict.fromkeys((target, 40, 30))]


@lru_cache(maxsize=8)
def blueprint(kings: int, target: int, seats: int) -> Blueprint | None:
    """The shipped blueprint that is nearest, or None where there is none for that many seats."""
    for name in file_names(kings, target, seats):
        if (FOLDER / name).is_file():
            return Blueprint((FOLDER / name).read_bytes())
    return None
