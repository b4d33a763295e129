"""Señas: what each sign means, when it may be made and when it is true (RULES A.7).

See docs/explanation/who-sees-a-sign.md for who sees them.
A sign is stored as its meaning; the gesture belongs to the table of signs and to the drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from hordago.cards.evaluate import DUPLES, MEDIAS, Evaluation

TALK: Final = "talk"
"""The mus talk, the discards and everything else before grande."""

PHASES: Final = (TALK, "grande", "chica", "pares", "juego", "punto")
_ALL: Final = frozenset(PHASES)
_LANCES: Final = _ALL - {TALK}


class Sign(NamedTuple):
    """One row of a table of signs."""

    meaning: str
    gesture: str
    """Stable id of the gesture, drawn and worded by the front ends."""
    holds: Callable[[Evaluation], bool]
    """Whether the sign is true of a hand."""
    phases: frozenset[str]
    """Phases in which it may be made."""


REQUESTS: Final = frozenset({"cut", "bet"})
"""Signs that ask for something; they are always true."""

_PREDICATES: Final[Mapping[str, Callable[[Evaluation], bool]]] = MappingProxyType(
    {
        "two_kings": lambda hand: hand.kings == 2,
        "three_kings": lambda hand: hand.kings == 3,
        "two_aces": lambda hand: hand.aces == 2,
        "three_aces": lambda hand: hand.aces == 3,
        "pares": lambda hand: hand.pares_class > 0,
        "medias": lambda hand: hand.pares_class == MEDIAS,
        "duples": lambda hand: hand.pares_class == DUPLES,
        "juego_31": lambda hand: hand.juego > 0 and hand.total == 31,
        "juego": lambda hand: hand.juego > 0 and hand.total > 31,
        "punto_30": lambda hand: hand.total == 30,
        "punto_29": lambda hand: hand.total == 29,
        "three_kings_ace": lambda hand: hand.kings == 3 and hand.aces == 1,
        "cut": lambda _: True,
        "bet": lambda _: True,
    }
)

_AT_LEAST: Final[Mapping[str, Callable[[Evaluation], bool]]] = MappingProxyType(
    {"two_kings": lambda hand: hand.kings >= 2, "two_aces": lambda hand: hand.aces >= 2}
)
"""The looser sense where a table has no sign for three."""

_SPECIAL_PHASES: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "punto_30": frozenset({"punto"}),
        "punto_29": frozenset({"punto"}),
        "cut": frozenset({TALK}),
        "bet": _LANCES,
    }
)
"""30 and 29 only once punto is certain; a cut is asked for in the talk, a bet in the lances."""


def _table(
    gestures: Mapping[str, str], phases: Mapping[str, frozenset[str]] = MappingProxyType({})
) -> dict[str, Sign]:
    """A table of signs from meaning → gesture, with narrower ``phases`` where a rulebook has them."""
    table: dict[str, Sign] = {}
    for meaning, gesture in gestures.items():
        if meaning == "blind":
            continue
        loose = meaning in _AT_LEAST and meaning.replace("two", "three") not in gestures
        holds = _AT_LEAST[meaning] if loose else _PREDICATES[meaning]
        when = phases.get(meaning, _SPECIAL_PHASES.get(meaning, _ALL))
        table[meaning] = Sign(meaning, gesture, holds, when)
    if "blind" in gestures:
        others = [sign.holds for meaning, sign in table.items() if meaning not in REQUESTS]
        table["blind"] = Sign("blind", gestures["blind"], _blind(others), _ALL)
    return table


def _blind(others: list[Callable[[Evaluation], bool]]) -> Callable[[Evaluation], bool]:
    """No pares, no juego and nothing else to signal."""
    return lambda hand: not (hand.pares_class or hand.juego or any(holds(hand) for holds in others))


_KINGS_AND_ACES: Final = {
    "two_kings": "bite_lip",
    "three_kings": "bite_lip_side",
    "two_aces": "tongue",
    "three_aces": "tongue_side",
}

SIGNALS: Final[Mapping[str, Mapping[str, Sign]]] = MappingProxyType(
    {
        "off": {},
        "ehmf": _table(
            {
                **_KINGS_AND_ACES,
                "medias": "lips_side",
                "duples": "lips_both_sides",
                "juego_31": "wink",
                "juego": "brows",
                "punto_30": "wink",
                "punto_29": "lips_side",
                "blind": "close_eyes",
            }
        ),
        "tikal": _table(
            {
                **_KINGS_AND_ACES,
                "medias": "lips_side",
                "duples": "brows",
                "juego_31": "wink",
                "punto_30": "shrug",
                "blind": "close_eyes",
                "three_kings_ace": "kiss",
            }
        ),
        "wikipedia_eu": _table(
            {
                "two_kings": "bite_lip",
                "two_aces": "tongue",
                "medias": "lips_side",
                "duples": "brows",
                "juego_31": "wink",
                "punto_30": "shrug",
                "three_kings_ace": "kiss",
            }
        ),
        "pagat": _table(
            {
                "two_kings": "bite_lip",
                "two_aces": "tongue",
                "medias": "lips_side",
                "duples": "brows",
                "juego_31": "wink",
                "blind": "close_eyes",
            }
        ),
        "fem": _table(
            {
                "two_kings": "bite_lip",
                "three_kings": "lips_side",
                "two_aces": "tongue",
                "three_aces": "tongue_side",
                "pares": "turn_head",
                "medias": "lips_side",
                "duples": "brows",
                "juego_31": "wink",
                "juego": "pout",
                "punto_30": "shrug",
                "punto_29": "shrug_one",
                "blind": "close_eyes",
                "cut": "tilt_head",
                "bet": "raise_head",
            },
            phases={"medias": _LANCES - {"grande"}},
        ),
        "fournier": _table(
            {
                **_KINGS_AND_ACES,
                "medias": "lips_side",
                "duples": "brows",
                "juego_31": "wink",
                "punto_30": "wink",
            }
        ),
    }
)
"""The ``signals`` option → meaning → sign. In ``fem`` lips aside are three kings, later medias."""

MEANINGS: Final = (*_PREDICATES, "blind")
"""Every meaning that a record may hold."""

for _each in SIGNALS.values():
    assert all(meaning in MEANINGS for meaning in _each)
del _each
