"""A page to look at the whole deck at the sizes it is played in."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tools.art.deck import CARDS

SIZES = (34, 60, 104, 230, 300)
"""Widths in CSS pixels at which the art is judged."""


def _rows(prefix: str, width: int) -> str:
    cards = [f'<svg width="{width}" viewBox="0 0 240 372"><use href="#{prefix}{card}"/></svg>' for card in CARDS]
    rows = [cards[i : i + 10] for i in range(0, len(cards), 10)]
    return "".join(f"<div>{''.join(row)}</div>" for row in rows)


def _pictures(icons: str) -> str:
    """Every icon at 24 px and every face at 56 px."""
    parts = []
    for name, width, height in re.findall(r'<symbol id="([^"]+)" viewBox="\S+ \S+ (\S+) ([^"]+)"', icons):
        size = 56 if name.startswith("face-") else 24
        wide = size * float(width) / float(height)
        parts.append(f'<svg width="{wide:g}" height="{size}"><title>{name}</title><use href="#{name}"/></svg>')
    return f'<h2>icons and faces</h2><div class="wrap">{"".join(parts)}</div>'


def contact_sheet(files: Mapping[str, str]) -> str:
    """The page, with both decks put inline; the large deck's ids are prefixed to keep them apart."""
    large = files["cards-large.svg"].replace('id="', 'id="L').replace('href="#', 'href="#L')
    parts = "".join(f"<h2>{width} px</h2>{_rows('card-', width)}" for width in SIZES)
    parts += "".join(f"<h2>large index, {width} px</h2>{_rows('Lcard-', width)}" for width in (44, 60, 104))
    parts += _pictures(files["icons.svg"] + files["faces.svg"])
    style = (
        "body{background:#246644;color:#fff;font:14px sans-serif}.wrap{flex-wrap:wrap}svg{flex:none}"
        "div{display:flex;gap:6px;margin-bottom:6px}"
    )
    sprites = files["cards.svg"] + large + files["icons.svg"] + files["faces.svg"]
    head = f'<!doctype html><meta charset="utf-8"><title>Deck</title><style>{style}</style>'
    return f"{head}{sprites}{parts}"
