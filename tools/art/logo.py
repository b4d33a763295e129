"""The mark of the game: a golden bean and a grey stone before a card, no words."""

from __future__ import annotations

from tools.art.back import FIELD, LIGHT, lauburu
from tools.art.icons import amarraco, stone
from tools.art.ink import PAPER, PEN, place

NAMESPACE = "http://www.w3.org/2000/svg"


def _card(turn: float, content: str, fill: str) -> str:
    body = f'<rect x="-17" y="-26" width="34" height="52" rx="4.5" fill="{fill}" stroke-width="1.8"/>'
    return place(32, 30, body, content, turn=turn)


def logo() -> str:
    """The mark on 64 × 64: a fan of two cards, an amarraco and a stone at its foot."""
    content = (
        _card(-14, "", PAPER)
        + _card(8, lauburu(0, -3, 0.17, LIGHT), FIELD)
        + place(4, 38, amarraco(), scale=1.05)
        + place(37, 42, stone(), scale=0.85)
    )
    return f'<svg xmlns="{NAMESPACE}" viewBox="0 0 64 64" {PEN}>{content}</svg>\n'


def favicon() -> str:
    """For 16 to 48 px: the lauburu on a wine-red tile."""
    tile = f'<rect x="2" y="2" width="60" height="60" rx="13" fill="{FIELD}" stroke="{LIGHT}" stroke-width="3"/>'
    return f'<svg xmlns="{NAMESPACE}" viewBox="0 0 64 64">{tile}{lauburu(32, 32, 0.27, LIGHT)}</svg>\n'
