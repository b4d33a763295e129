"""A page to look at the whole deck at the sizes it is played in."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.deck import CARDS

SIZES = (34, 60, 104, 230, 300)
"""Widths in CSS pixels at which the art is judged."""


def _rows(prefix: str, width: int) -> str:
    cards = [f'<svg width="{width}" viewBox="0 0 240 372"><use href="#{prefix}{card}"/></svg>' for card in CARDS]
    rows = [cards[i : i + 10] for i in range(0, len(cards), 10)]
    return "".join(f"<div>{''.join(row)}</div>" for row in rows)


def contact_sheet(files: Mapping[str, str]) -> str:
    """The page, with both decks put inline; the large deck's ids are prefixed to keep them apart."""
    large = files["cards-large.svg"].replace('id="', 'id="L').replace('href="#', 'href="#L')
    parts = "".join(f"<h2>{width} px</h2>{_rows('card-', width)}" for width in SIZES)
    parts += "".join(f"<h2>large index, {width} px</h2>{_rows('Lcard-', width)}" for width in (44, 60, 104))
    style = "body{background:#246644;color:#fff;font:14px sans-serif}div{display:flex;gap:6px;margin-bottom:6px}"
    return f'<!doctype html><meta charset="utf-8"><title>Deck</title><style>{style}</style>{files["cards.svg"]}{large}{parts}'
