"""The fan of four cards over the title of the first page: a small picture of its own, for it is drawn first of all."""

from __future__ import annotations

from tools.art.deck import shared_pintas, standard
from tools.art.figures import SHARED
from tools.art.frame import ribbon
from tools.art.ink import HEIGHT, PEN, WIDTH, place
from tools.art.pips import DRAWINGS, sun
from tools.art.sprite import NAMESPACE, defs

CARDS = {"Ro": (-15, 50), "Rc": (-5, 0), "Re": (5, 0), "1o": (15, 50)}
"""Card → by how many degrees it is turned, and how much lower it lies."""
STEP = 182
"""From one card's middle to the next one's: they overlap."""
SIZE = (880, 480)
_SHADOW = f'<rect x="-120" y="-176" width="{WIDTH}" height="{HEIGHT}" rx="16" fill="#000" opacity=".22" stroke="none"/>'


def fan() -> str:
    """The picture, with no parts but those of its cards."""
    drawn = "".join(
        place(
            SIZE[0] / 2 + (index - 1.5) * STEP,
            215 + low,
            _SHADOW,
            place(-WIDTH / 2, -HEIGHT / 2, standard(card)),
            turn=turn,
        )
        for index, (card, (turn, low)) in enumerate(CARDS.items())
    )
    suits = {card[1] for card in CARDS}
    parts = {
        **{name: drawing for name, drawing in shared_pintas().items() if name == "stock" or name[-1] in suits},
        **{f"pip-{suit}": DRAWINGS[suit]() for suit in sorted(suits)},
        "sun": sun(),
        "ribbon": ribbon(),
        **SHARED,
    }
    width, height = SIZE
    return f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {width} {height}" {PEN}>{defs(parts)}{drawn}</svg>\n'
