"""The pictures of the interface: line icons in the colour of the text, and small coloured things.

Line icons live on a 24 × 24 grid and take `currentColor`; every file that shows them may colour them.
"""

from __future__ import annotations

from tools.art.back import FIELD, LIGHT, lauburu
from tools.art.ink import GOLD, INK, PAPER, PEN, RED, SUN, disc, shape, stroke
from tools.art.pips import DRAWINGS, EXTENTS

LINES = {
    "accept": "M4 12.5L10 18.5L20 6.5",
    "refuse": "M6 6L18 18M18 6L6 18",
    "pass": "M3 15C5 7 14 5 19 11M19.5 5V11.5H13M9 18.5h6",
    "raise": "M5 12L12 5L19 12M5 19L12 12L19 19",
    "ordago": "M12 2L14.5 7L20 5L18.5 10.5L23 13.5L18 15.5L18.5 21L13.5 18.5L10 22.5L8.5 17.5L3 18L5 13L1.5 9L7 8.5L7.5 3L11 6ZM12 9V13.5M12 16V16.1",
    "double": "M3 8L9 16M9 8L3 16M13 9.5C13 5.5 20.5 5.5 20.5 9.5C20.5 12.5 14 14 13 18H21",
    "mus": "M4 5H12V16H4ZM15 4H20V15M20 20H9M12 17L9 20L12 23",
    "cut": "M5.5 16.5a2.5 2.5 0 1 0 .1 0ZM18.5 16.5a2.5 2.5 0 1 0 .1 0ZM7 17L16 3M17 17L8 3",
    "swap": "M4 8H19L15 4M20 16H5L9 20",
    "hand": "M7 13V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V5.5a1.5 1.5 0 0 1 3 0V12V8.5a1.5 1.5 0 0 1 3 0V15C19 19.5 16.5 22 13 22C9.5 22 8 20.5 6.5 18L3.5 13.5C3 12 4.5 11 5.5 12Z",
    "cards": "M9 4L17 3L19.5 18.5L11.5 20ZM9 6L4.5 7L7.5 20.5L11.5 20",
    "eye": "M2 12C6 5.5 18 5.5 22 12C18 18.5 6 18.5 2 12ZM12 9a3 3 0 1 0 .1 0Z",
    "sena": "M12 3a9 9 0 1 0 .1 0ZM7.5 10.5h3M15.5 9.5v1.5M8 15.5C10 17.5 14 17.5 16 15",
    "menu": "M4 6H20M4 12H20M4 18H20",
    "close": "M6 6L18 18M18 6L6 18",
    "copy": "M9 9H20V21H9ZM15 9V3H4V15H9",
    "share": "M12 15V3M7.5 7L12 2.5L16.5 7M7 11H5V21H19V11H17",
    "link": "M10 14L14 10M11 7L14 4C18 0.5 23 5.5 20 10L17 13M13 17L10 20C6 23.5 1 18.5 4 14L7 11",
    "language": "M12 3a9 9 0 1 0 .1 0ZM3 12H21M12 3C7 8 7 16 12 21C17 16 17 8 12 3",
    "undo": "M9 4L4 9L9 14M4 9H14C22 9 22 20 14 20H9",
    "chat": "M4 4H20V16H11L6 20.5V16H4ZM8 9H16M8 12H13",
    "talk": "M2.5 3H15.5V12H9L5.5 15.5V12H2.5ZM18 8H21.5V17.5H18.5V21L15 17.5H9.5",
    "past": "M4 12a8 8 0 1 0 3-6.5M4 3V6.5H8M12 7.5V12L15 14",
    "settings": "M4 7H13M19 7H20M16 4.5a2.5 2.5 0 1 0 .1 0ZM4 17H5M11 17H20M8 14.5a2.5 2.5 0 1 0 .1 0Z",
    "sound": "M4 9H8L13 4V20L8 15H4ZM16.5 8.5C18.5 10.5 18.5 13.5 16.5 15.5M19 5.5C23 9 23 15 19 18.5",
    "mute": "M4 9H8L13 4V20L8 15H4ZM17 9L22 15M22 9L17 15",
    "help": "M12 3a9 9 0 1 0 .1 0ZM9 9.5C9 5.5 15 5.5 15 9.5C15 12 12 12 12 14M12 17V17.1",
    "clock": "M12 3a9 9 0 1 0 .1 0ZM12 7V12L15.5 14",
    "home": "M3 11L12 3L21 11M6 9V20H18V9",
    "replay": "M4 12a8 8 0 1 0 3-6.5M4 3V6.5H8",
    "next": "M9 5L16 12L9 19",
    "previous": "M15 5L8 12L15 19",
    "play": "M7 4L19 12L7 20Z",
    "plus": "M12 5V19M5 12H19",
    "full": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
    "minus": "M5 12H19",
    "person": "M12 4a4 4 0 1 0 .1 0ZM4 21C4 14 20 14 20 21",
    "bot": "M5 9H19V19H5ZM12 9V5M12 4V4.1M9 13V14M15 13V14M9.5 16.5H14.5M2.5 12V16M21.5 12V16",
    "lock": "M5 11H19V21H5ZM8 11V8C8 2.5 16 2.5 16 8V11M12 15V17",
    "trophy": "M7 4H17V9C17 16 7 16 7 9ZM7 5H3.5C3.5 9 5 11 7.5 11M17 5H20.5C20.5 9 19 11 16.5 11M12 14V18M8 21C8 18 16 18 16 21Z",
}
"""Icon → path on the 24 × 24 grid."""

LINE_PEN = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'


def stone() -> str:
    """A piedra, worth one: a grey pebble with an ink rim, 24 × 24."""
    return (
        shape("M12 2.5C18 2 22 6 21.5 12C21.5 18 17.5 22 12 21.5C6 22 2 18 2.5 12C2.5 6 6 3 12 2.5Z", "#a9a08e", 1.8)
        + shape("M6 9C7 5.5 11 4.5 14 5.5C11 6 8 7.5 7.5 10C7 11.5 5.5 11 6 9Z", "#f1ead8", 0)
        + stroke("M18.5 13C18 16 16 18 13 18.5", 1.3, "#6f6758")
    )


def amarraco() -> str:
    """An amarraco, worth five: a golden bean with an ink rim, 30 × 24."""
    return (
        shape("M9 3C14 1.5 17 5 19.5 4C25 2.5 28.5 7 28 12.5C27 19 21 22.5 14 22C6 21.5 1.5 16.5 2 10.5C2.5 6 5 4 9 3Z", GOLD, 1.8)
        + shape("M6 10C6.5 7 9 5.5 12 6C9.5 7 8 8.5 8 11C7.5 12.5 5.5 12 6 10Z", SUN, 0)
        + stroke("M16.5 5C18 7 21 7 22 5.5M24.5 13C23.5 16.5 20 18.5 16 18.5", 1.3, "#8a5a00")
    )


def deck() -> str:
    """A pack lying face down, 32 × 36."""
    cards = "".join(
        f'<rect x="{x}" y="{y}" width="22" height="30" rx="3" fill="{PAPER}" stroke-width="1.4"/>'
        for x, y in ((7, 4), (5.5, 3), (4, 2))
    )
    field = f'<rect x="6.2" y="4.2" width="17.6" height="25.6" rx="1.8" fill="{FIELD}" stroke="none"/>'
    return cards + field + lauburu(15, 17, 0.085, LIGHT)


def mano() -> str:
    """The mark of the mano, who speaks first: an open hand on gold, 24 × 24."""
    return disc(12, 12, 11, GOLD, 1.4) + (
        f'<g transform="translate(3.6 3.2)scale(.7)"><path d="{LINES["hand"]}" fill="{PAPER}" stroke-width="1.8"/></g>'
    )


def bot_mark() -> str:
    """The mark of a bot, 24 × 24."""
    return (
        stroke("M12 7V3", 1.8)
        + disc(12, 3, 1.8, RED, 1.2)
        + shape("M3 11H1.5V16H3M21 11H22.5V16H21", "#8f9bb3", 1.4)
        + '<rect x="3" y="7" width="18" height="14" rx="4" fill="#c9d3e4" stroke-width="1.6"/>'
        + f'<path d="M8.5 11.5a2 2 0 1 0 .1 0ZM15.5 11.5a2 2 0 1 0 .1 0Z" fill="{INK}" stroke="none"/>'
        + stroke("M9 18H15", 1.6)
    )


COLOURED = {
    "stone": (24, 24, stone),
    "amarraco": (30, 24, amarraco),
    "deck": (32, 36, deck),
    "mano": (24, 24, mano),
    "bot-mark": (24, 24, bot_mark),
}
"""Icon → width, height and drawing of the coloured ones."""


def icon_symbols() -> str:
    """Every icon as `<symbol id="icon-…">`; the suits are `icon-o icon-c icon-e icon-b`."""
    parts = [
        f'<symbol id="icon-{name}" viewBox="0 0 24 24" {LINE_PEN}><path d="{d}"/></symbol>'
        for name, d in LINES.items()
    ]
    parts += [
        f'<symbol id="icon-{name}" viewBox="0 0 {width} {height}" {PEN}>{draw()}</symbol>'
        for name, (width, height, draw) in COLOURED.items()
    ]
    parts += [f'<symbol id="icon-{suit}" viewBox="{_box(suit)}" {PEN}>{draw()}</symbol>' for suit, draw in DRAWINGS.items()]
    return "".join(parts)


def _box(suit: str) -> str:
    half, top, bottom = EXTENTS[suit]
    side = max(2 * half, bottom - top) + 6
    return f"{-side / 2:g} {(top + bottom - side) / 2:g} {side:g} {side:g}"
