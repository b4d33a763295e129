"""One SVG file of symbols: `card-1o` … `card-Rb` and `card-back`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tools.art.back import back
from tools.art.deck import CARDS, large, shared_pintas, standard
from tools.art.figures import SHARED
from tools.art.frame import ribbon
from tools.art.ink import HEIGHT, PEN, WIDTH
from tools.art.pips import DRAWINGS, sun

NAMESPACE = "http://www.w3.org/2000/svg"


def symbol(name: str, content: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """A symbol that carries the pen; everything in it inherits ink and line."""
    return f'<symbol id="{name}" viewBox="0 0 {width:g} {height:g}" {PEN}>{content}</symbol>'


def wrap(symbols: str, shared: str = "") -> str:
    """The file round the symbols. It has no size of its own, so it may also be put inline."""
    return f'<svg xmlns="{NAMESPACE}" width="0" height="0">{shared}{symbols}</svg>\n'


def defs(parts: Mapping[str, str]) -> str:
    """Drawings that others use by their names."""
    named = "".join(f'<g id="{name}">{content}</g>' for name, content in parts.items())
    return f"<defs>{named}</defs>"


def _sprite(face: Callable[[str], str], parts: Mapping[str, str]) -> str:
    cards = "".join(symbol(f"card-{card}", face(card)) for card in CARDS)
    return wrap(cards + symbol("card-back", back()), defs(parts))


def _common() -> dict[str, str]:
    return {**shared_pintas(), **{f"pip-{suit}": draw() for suit, draw in DRAWINGS.items()}, "sun": sun()}


def standard_sprite() -> str:
    """The standard deck."""
    return _sprite(standard, {**_common(), "ribbon": ribbon(), **SHARED})


def large_sprite() -> str:
    """The large-index deck, for cards under 90 px."""
    return _sprite(large, _common())
