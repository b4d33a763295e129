"""The rulebooks people name, option by option (RULES section B, preset matrix)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

DEFAULT_PRESET: Final = "spanish"

_SPANISH: Final[dict[str, Any]] = {
    "kings": 8,
    "real31": "off",
    "target": 40,
    "games_to_win": 2,
    "sets_to_win": 1,
    "seating": "agreed",
    "cut_min": 3,
    "mus_decision": "sequential",
    "mus_min_discard": 1,
    "discard_order": "from_mano",
    "reshuffle": "all_discards",
    "mus_corrido": "match_start",
    "mus_visto": "mano_decides",
    "mus_visto_after": "cut_if_served",
    "min_bet": 2,
    "min_raise": 2,
    "max_bet": None,
    "partner_override": "plural",
    "answer_order": "from_bettor",
    "refusal_eliminates": False,
    "deje_timing": "immediate",
    "deje_extra_on_raise": 0,
    "punto_refused_bonus": "at_count",
    "paso_bonus_pares_juego": "none",
    "ordago_precedence": "immediate",
    "ordago_loser_score": "keep_immediate",
    "dentro_margin": 5,
    "claims": "auto",
    "signals": "fem",
    "show_stock_size": False,
    "perete_bonus": 0,
    "big_unit": 5,
    "jokers": "none",
    "hand_size": 4,
    "consult": "answers",
}
"""Everyday rules of bars and apps in Spain; the others say what they change."""

_BASQUE: Final[dict[str, Any]] = {
    **_SPANISH,
    "kings": 4,
    "target": 30,
    "games_to_win": 3,
    "mus_decision": "sequential_defer",
    "mus_corrido": "off",
    "mus_visto": "off",
    "partner_override": "none",
    "punto_refused_bonus": "immediate",
    "signals": "ehmf",
    "consult": "mus",
}

_FRENCH: Final[dict[str, Any]] = {
    **_SPANISH,
    "kings": 4,
    "games_to_win": 3,
    "mus_corrido": "off",
    "mus_visto": "optional",
    "partner_override": "none",
    "deje_timing": "at_count",
    "paso_bonus_pares_juego": "always",
    "ordago_loser_score": "hand_start",
    "dentro_margin": 0,
    "signals": "ehmf",
    "consult": "off",
}

_FFM: Final[dict[str, Any]] = {
    **_SPANISH,
    "kings": 4,
    "games_to_win": 3,
    "seating": "draw_lowest_deals",
    "cut_min": 2,
    "mus_decision": "by_team",
    "mus_corrido": "off",
    "mus_visto": "redeal",
    "min_raise": 1,
    "partner_override": "none",
    "dentro_margin": 0,
    "signals": "ehmf",
    "consult": "all",
}

_TOURNAMENT: Final[dict[str, Any]] = {
    **_SPANISH,
    "games_to_win": 4,
    "seating": "suit_cut",
    "discard_order": "from_dealer",
    "mus_visto": "off",
    "dentro_margin": 4,
    "consult": "off",
}

_FOURNIER: Final[dict[str, Any]] = {
    **_SPANISH,
    "games_to_win": 3,
    "seating": "draw_pairs_high_mano",
    "reshuffle": "last_apart",
    "mus_corrido": "each_game",
    "mus_visto": "forced",
    "partner_override": "none",
    "refusal_eliminates": True,
    "signals": "fournier",
    "consult": "off",
}

_PAGAT: Final[dict[str, Any]] = {
    **_SPANISH,
    "mus_corrido": "off",
    "mus_visto": "off",
    "signals": "pagat",
}

_HISTORIC: Final[dict[str, Any]] = {
    **_PAGAT,
    "partner_override": "none",
    "signals": "off",
    "big_unit": 10,
    "jokers": "perico_perica",
    "hand_size": 5,
    "consult": "off",
}

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "basque": MappingProxyType(_BASQUE),
        "french": MappingProxyType(_FRENCH),
        "ffm": MappingProxyType(_FFM),
        "spanish": MappingProxyType(_SPANISH),
        "tournament": MappingProxyType(_TOURNAMENT),
        "fournier": MappingProxyType(_FOURNIER),
        "pagat": MappingProxyType(_PAGAT),
        "historic": MappingProxyType(_HISTORIC),
    }
)
"""Preset name → every option."""
