"""The file of a blueprint: a line of JSON, then one packed strategy for each bucket of scores.

A strategy, unpacked: a bit for each situation of the layout that is kept (in its order, the lowest bit of a
byte first); the kept ones, each with four bits for every action and bucket of hands (the lower half of a byte
first, each situation from a new byte); then 16 bits (little endian) for the value of the hand by cut, seat
and hand, as a part of 65,535. Zeros for all actions mean that nothing was learnt.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any, Final

from hordago.bots.blueprint.layout import CUTS, Layout, layout_of
from hordago.bots.blueprint.menu import Menu
from hordago.rules import Rules

MAGIC: Final = b"hordago blueprint 1\n"
LEVELS: Final = 15
"""The highest number of four bits."""
FULL: Final = 65535
"""A value of one."""


class BadBlueprint(ValueError):
    """The file is no blueprint, or not the one that it says it is."""


class Strategy:
    """What to do at the scores of one bucket."""

    def __init__(self, layout: Layout, raw: bytes) -> None:
        self.layout = layout
        self._raw = raw
        self._begins: dict[int, int] = {}
        situations = list(layout.situations())
        at = -(-len(situations) // 8)
        for number, each in enumerate(situations):
            if raw[number >> 3] >> (number & 7) & 1:
                self._begins[each.row] = at
                at += -(-each.actions * each.width // 2)
        self._values = at
        if len(raw) != at + 2 * CUTS * layout.seats * len(layout.hands.ranks):
            raise BadBlueprint(f"a strategy of {len(raw)} bytes does not fit its layout")

    def chances(self, row: int, actions: int, width: int, bucket: int) -> tuple[float, ...] | None:
        """The chance of each action of a situation (``Layout``), or None where nothing was learnt."""
        begin = self._begins.get(row)
        if begin is None:
            return None
        raw = self._raw
        places = range(bucket, actions * width, width)
        levels = [raw[begin + (place >> 1)] >> 4 * (place & 1) & 15 for place in places]
        total = sum(levels)
        return tuple(level / total for level in levels) if total else None

    def value(self, cut: int, seat: int, hand: int) -> float:
        """The chance to win the game for the seat's side when the lances begin with that hand."""
        place = self._values + 2 * ((cut * self.layout.seats + seat) * len(self.layout.hands.ranks) + hand)
        return int.from_bytes(self._raw[place : place + 2], "little") / FULL


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

    def strategy(self, mano: int, other: int) -> Strategy:
        """The strategy where mano's side needs that many stones and the other side that many."""
        return self._bucket(self.bucket(mano), self.bucket(other))

    def bucket(self, needs: int) -> int:
        """The bucket of a side that needs that many stones."""
        return sum(needs >= step for step in self.steps[1:])

    @lru_cache(maxsize=16)  # noqa: B019 (blueprints live as long as the program)
    def _bucket(self, mano: int, other: int) -> Strategy:
        entry = self.about["strategies"][f"{mano}-{other}"]
        packed = self._packed[entry["at"] : entry["at"] + entry["size"]]
        if hashlib.sha256(packed).hexdigest() != entry["sha256"]:
            raise BadBlueprint(f"strategy {mano}-{other} is damaged: its hash is another")
        return Strategy(self.layout, lzma.decompress(packed))


@lru_cache(maxsize=8)
def blueprint(kings: int, target: int, seats: int) -> Blueprint | None:
    """The shipped blueprint that is nearest, or None where there is none for that many seats."""
    deck = 8 if kings == 9 else kings
    folder = files("hordago.bots.blueprint") / "data"
    for wanted in ((deck, target), (deck, 40), (deck, 30)):
        file = folder / f"kings{wanted[0]}-to{wanted[1]}-seats{seats}.blueprint"
        if file.is_file():
            return Blueprint(file.read_bytes())
    return None
