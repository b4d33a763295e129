"""The twelve figures: card id → drawing, and the parts they share."""

from __future__ import annotations

from collections.abc import Callable

from tools.art import caballos, horses, reyes, sotas
from tools.art.cloth import fist

SHARED: dict[str, str] = {"fist": fist(), "horse-walk": horses.walking(), "horse-rear": horses.rearing()}
"""Drawings that figures place by `<use>`: id → content."""

FIGURES: dict[str, Callable[[], str]] = {
    "So": sotas.sota_oros,
    "Sc": sotas.sota_copas,
    "Se": sotas.sota_espadas,
    "Sb": sotas.sota_bastos,
    "Co": caballos.caballo_oros,
    "Cc": caballos.caballo_copas,
    "Ce": caballos.caballo_espadas,
    "Cb": caballos.caballo_bastos,
    "Ro": reyes.rey_oros,
    "Rc": reyes.rey_copas,
    "Re": reyes.rey_espadas,
    "Rb": reyes.rey_bastos,
}
"""Card id → its figure on the 240 × 372 card, without stock, frame and index."""
