"""Reading the fields of a table one by one, with the place of whatever is missing or of the wrong kind."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

from hordago.cards.card import Card, MalformedCard, cards
from hordago.record.errors import MalformedRecord

Kind = TypeVar("Kind")

_NAMES: Final = {int: "a whole number", str: "a text", bool: "true or false", list: "a list", dict: "a table"}
_HEX_32: Final = re.compile(r"[0-9a-f]{64}\Z")


class Fields:
    """The fields of one table. Each getter raises :class:`MalformedRecord` with the place of the field."""

    def __init__(self, table: Mapping[str, Any], place: str) -> None:
        self._left = dict(table)
        self.place = place

    def at(self, name: str) -> str:
        """The place of a field."""
        return f"{self.place}, {name}" if self.place else name

    def wrong(self, name: str, message: str, code: str = "bad-value") -> MalformedRecord:
        """The error for a field."""
        return MalformedRecord(code, message, self.at(name))

    def need(self, name: str, kind: type[Kind]) -> Kind:
        """A field that must be there."""
        found = self.get(name, kind)
        if found is None:
            raise self.wrong(name, "is missing", "missing-field")
        return found

    def get(self, name: str, kind: type[Kind]) -> Kind | None:
        """A field that may be there; a bool is no whole number."""
        value = self._left.pop(name, None)
        if value is None or type(value) is kind:
            return value
        raise self.wrong(name, f"expected {_NAMES[kind]}, found {value!r:.60}", "wrong-type")

    def number(self, name: str, least: int, most: int) -> int | None:
        """A whole number in a range."""
        value = self.get(name, int)
        if value is not None and not least <= value <= most:
            raise self.wrong(name, f"expected {least} to {most}, found {value!r:.60}")
        return value

    def need_number(self, name: str, least: int, most: int) -> int:
        """A whole number in a range that must be there."""
        value = self.number(name, least, most)
        if value is None:
            raise self.wrong(name, "is missing", "missing-field")
        return value

    def numbers(self, name: str) -> tuple[int, ...]:
        """A list of whole numbers, not negative."""
        found = self.need(name, list)
        if any(type(each) is not int or each < 0 for each in found):
            raise self.wrong(name, f"expected whole numbers, found {found!r:.60}", "wrong-type")
        return tuple(found)

    def one_of(self, name: str, words: Iterable[str]) -> str:
        """One of some words."""
        value = self.need(name, str)
        if value not in words:
            raise self.wrong(name, f"expected one of {', '.join(words)}; found {value!r:.60}")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts."""
        found = self.need(name, list)
        if any(type(each) is not str for each in found):
            raise self.wrong(name, f"expected a list of texts, found {found!r:.60}", "wrong-type")
        return tuple(found)

    def cards(self, name: str, text: str) -> tuple[Card, ...]:
        """The cards that a text of the field names."""
        try:
            return cards(text)
        except MalformedCard as error:
            raise self.wrong(name, str(error), "bad-card") from None

    def bytes32(self, name: str, text: str) -> bytes:
        """32 bytes in lower-case hexadecimal."""
        if not _HEX_32.match(text):
            raise self.wrong(name, f"expected 64 hexadecimal digits, found {text!r:.80}")
        return bytes.fromhex(text)

    def get_bytes32(self, name: str) -> bytes | None:
        """32 bytes that may be there."""
        text = self.get(name, str)
        return None if text is None else self.bytes32(name, text)

    def table(self, name: str) -> Fields:
        """A table inside."""
        return Fields(self.need(name, dict), self.at(name))

    def get_table(self, name: str) -> Fields | None:
        """A table inside that may be there."""
        found = self.get(name, dict)
        return None if found is None else Fields(found, self.at(name))

    def tables(self, name: str, place: str) -> list[Fields]:
        """A list of tables inside, each of them called ``place`` and its number."""
        found = self.get(name, list) or []
        if any(type(each) is not dict for each in found):
            raise self.wrong(name, "expected a list of tables", "wrong-type")
        start = f"{self.place}, " if self.place else ""
        return [Fields(each, f"{start}{place} {n}") for n, each in enumerate(found, 1)]

    def left(self) -> dict[str, Any]:
        """What nobody asked for: fields of other programs, or of a later version."""
        return self._left
