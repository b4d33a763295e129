"""A person at a table who knows only what the wire says: picks any legal action from the last view."""

from __future__ import annotations

from random import Random
from typing import Any

WORDS = {
    "mus": "mus",
    "no_mus": "cut",
    "defer": "defer",
    "paso": "x",
    "quiero": "q",
    "no_quiero": "n",
    "queremos": "qq",
    "no_queremos": "nn",
    "ordago": "h",
    "visto_yes": "v",
    "visto_no": "w",
}


def may_act(view: dict[str, Any] | None, pause: dict[str, Any] | None) -> bool:
    """Whether it is this person's turn, as far as the frames say."""
    return view is not None and bool(view["legal"]) and (pause is None or view["stage"] == "claims")


def token(view: dict[str, Any], random: Random) -> str:
    """One of the legal turn actions: the kind first, then its number or cards."""
    choice = random.choice(view["legal"])
    kind, least, most = choice["kind"], choice["min"], choice["max"]
    if kind == "discard":
        return "d:" + "".join(
            random.sample(view["cards"], random.randint(least, min(most, len(view["cards"]))))
        )
    if kind == "cut":
        return f"k:{random.randint(least, most)}"
    if kind == "envido":
        return f"e{min(max(least, random.choice((least, 5, 10))), most or 99)}"
    return WORDS[kind]
