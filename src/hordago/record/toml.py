"""TOML for records: reading with limits, and a small writer that gives the same text for the same values."""

from __future__ import annotations

import datetime as dt
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from hordago.record.errors import MalformedRecord

MAX_CHARACTERS: Final = 32 * 1024 * 1024
"""The longest text that is read."""

MAX_DEPTH: Final = 32
"""How deep tables and lists may be nested."""

_WIDTH: Final = 100
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+\Z")
_CONTROL: Final = re.compile(r'[\x00-\x1f\x7f"\\]')
_CONTROL_BUT_NEWLINE: Final = re.compile(r'[\x00-\x09\x0b-\x1f\x7f"\\]')


_DEEP_KEY: Final = re.compile(rf"(?m)(?:^|[{{,\[])[ \t]*(?:[\w\"'-]+[ \t]*\.[ \t]*){{{MAX_DEPTH}}}")
"""A dotted key this long makes tomllib take memory by the square of its length."""


def loads(text: str) -> dict[str, Any]:
    """The tables of a TOML text; raises :class:`MalformedRecord` saying where the text breaks off."""
    if len(text) > MAX_CHARACTERS:
        raise MalformedRecord("too-large", f"longer than {MAX_CHARACTERS} characters")
    if _DEEP_KEY.search(text):
        raise MalformedRecord("too-large", f"nested more than {MAX_DEPTH} deep")
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Beside its own error tomllib lets through those of far too long numbers and far too deep lists.
        raise MalformedRecord("not-toml", f"not TOML: {error}") from None
    _check_depth(document)
    return document


def _check_depth(document: dict[str, Any]) -> None:
    level: list[Any] = [document]
    for _ in range(MAX_DEPTH):
        level = [inner for each in level if isinstance(each, dict | list) for inner in _inside(each)]
    if level:
        raise MalformedRecord("too-large", f"nested more than {MAX_DEPTH} deep")


def _inside(value: dict[str, Any] | list[Any]) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value


def dumps(document: Mapping[str, Any]) -> str:
    """TOML of strings, numbers, dates, lists and mappings. Plain values come before sub-tables."""
    lines: list[str] = []
    _table(document, "", lines)
    return "\n".join(lines).lstrip("\n") + "\n"


def _table(table: Mapping[str, Any], path: str, lines: list[str]) -> None:
    """Add the lines of a table; ``path`` is its name with a dot behind it, empty for the document."""
    sections = []
    for name, value in table.items():
        plain = _PLAIN.get(type(value))
        if plain is not None:
            lines.append(f"{_key(name)} = {plain(value)}")
        elif _is_section(value):
            sections.append((f"{path}{_key(name)}", value))
        else:
            lines.append(f"{_key(name)} = {_value(value, len(name) + 3)}")
    for inner, value in sections:
        if isinstance(value, list | tuple):
            for each in value:
                lines += ("", f"[[{inner}]]")
                _table(each, f"{inner}.", lines)
        else:
            lines += ("", f"[{inner}]")
            _table(value, f"{inner}.", lines)


def _is_section(value: object) -> bool:
    """Whether it is written as a table of its own, or as several: a mapping, or a list of nothing else."""
    if isinstance(value, list | tuple):
        return (
            bool(value) and type(value[0]) not in _PLAIN and all(isinstance(each, Mapping) for each in value)
        )
    return isinstance(value, Mapping)


@lru_cache(maxsize=1024)
def _key(name: str) -> str:
    return name if _BARE.match(name) else _string(name)


def _value(value: Any, column: int = 0) -> str:
    """One value; a list that would run past the width gets a line for each of its items."""
    if isinstance(value, list | tuple):
        items = [_PLAIN_ITEM.get(type(each), _value)(each) for each in value]
        line = f"[{', '.join(items)}]"
        if not column or column + len(line) <= _WIDTH:
            return line
        return "[\n" + "".join(f"    {item},\n" for item in items) + "]"
    if isinstance(value, str):
        return _text(value) if column else _string(value)
    if isinstance(value, bool):
        return _bool(value)
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, dt.datetime | dt.date | dt.time):
        return value.isoformat()
    return "{" + ", ".join(f"{_key(name)} = {_value(each)}" for name, each in value.items()) + "}"


def _bool(value: bool) -> str:
    return "true" if value else "false"


def _text(text: str) -> str:
    """A text as a value of a table: one of several lines is written on as many."""
    return _lines(text) if "\n" in text else _string(text)


def _string(text: str) -> str:
    if text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'  # the quick way: nothing to escape
    return '"' + _CONTROL.sub(_escape, text) + '"'


def _lines(text: str) -> str:
    return '"""\n' + _CONTROL_BUT_NEWLINE.sub(_escape, text) + '"""'


def _escape(found: re.Match[str]) -> str:
    character = found.group()
    return f"\\{character}" if character in '"\\' else f"\\u{ord(character):04x}"


_PLAIN: Final[Mapping[type, Callable[[Any], str]]] = {str: _text, int: repr, bool: _bool}
"""How the commonest values of a table are written …"""
_PLAIN_ITEM: Final[Mapping[type, Callable[[Any], str]]] = {**_PLAIN, str: _string}
"""… and those of a list."""
