"""The turn actions that are a mere word, by the kind under which ``Legal`` lists them."""

from __future__ import annotations

from typing import Final

from hordago.game.actions import (
    Action,
    Defer,
    Mus,
    MusVisto,
    NoMus,
    NoQueremos,
    NoQuiero,
    Ordago,
    Paso,
    Queremos,
    Quiero,
)

WORDS: Final[dict[str, Action]] = {
    "mus": Mus(),
    "no_mus": NoMus(),
    "defer": Defer(),
    "visto_yes": MusVisto(True),
    "visto_no": MusVisto(False),
    "paso": Paso(),
    "quiero": Quiero(),
    "no_quiero": NoQuiero(),
    "queremos": Queremos(),
    "no_queremos": NoQueremos(),
    "ordago": Ordago(),
}
