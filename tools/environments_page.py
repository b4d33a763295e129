"""Fill docs/reference/environments.md's tables from the code: `python -m tools.environments_page [--check]`.

A table stands between `<!-- NAME: … -->` and `<!-- end -->`; everything else on the page is written by hand.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from hordago.envs.bounds import bounds
from hordago.envs.layout import table
from hordago.envs.setup import Setup
from hordago.envs.spiel import PARAMETERS

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference" / "environments.md"
TABLES = ((2, 2), (3, 3), (4, 2), (4, 4), (5, 5), (6, 2), (6, 3), (6, 6))
"""Every table that can be: seats and sides."""

MEANINGS = {
    "visto_yes": "mano's answer when a card was turned up: cards are exchanged",
    "visto_no": "… or not",
    "defer": "leave the decision on the mus to the partner",
    "no_mus": "cut the mus",
    "mus": "ask for other cards",
    "paso": "pass, while nobody has bet",
    "quiero": "accept what stands",
    "no_quiero": "refuse it, for this seat",
    "queremos": "accept for the whole side, where the rules know it",
    "no_queremos": "refuse for the whole side",
    "ordago": "bet the game",
}


def rows(head: str, lines: Iterable[tuple[str, ...]]) -> str:
    """A Markdown table; ``head`` has its columns separated by bars."""
    columns = [column.strip() for column in head.split("|")]
    out = [f"| {' | '.join(columns)} |", "|" + "---|" * len(columns)]
    return "\n".join([*out, *(f"| {' | '.join(line)} |" for line in lines)])


def actions() -> str:
    """Numbers, names and meanings; envidos as by default, signs last."""
    menu = Setup.of(signs=True).menu
    lines = []
    for number, name in enumerate(menu.names):
        kind, _, rest = name.partition("_")
        if name in MEANINGS:
            about = MEANINGS[name]
        elif kind == "envido":
            about = f"bet {rest} stones; on a bet, raise it by {rest}"
        elif rest == "none":
            about = "give up no card, in a mus visto"
        elif kind == "discard":
            places = ", ".join(rest)
            about = f"give up the card{'s' if len(rest) > 1 else ''} at {places}"
            about += " (of five cards, to be put aside)" if rest == "4" else ""
        elif kind == "look":
            about = "with `signs`: look at " + (
                f"the seat {rest} further on" if rest != "0" else "one's own cards"
            )
        else:
            about = f"with `signs`: sign `{rest}`"
        lines.append((str(number), f"`{name}`", about))
    return rows("no. | name | meaning", lines)


def observation() -> str:
    """The blocks at a table of four in two sides, with everything that can be there."""
    layout = Setup.of(signs=True, expose=0.5).layout
    return rows(
        "block | numbers | shape | meaning",
        [(f"`{name}`", place, shape, about) for name, place, shape, about in table(layout)],
    )


def sizes() -> str:
    """Numbers in an observation of every table."""
    lines = []
    for seats, teams in TABLES:
        plain = Setup.of("spanish", seats, teams)
        hand = Setup.of("spanish", seats, teams, episode="hand")
        lines.append(
            (
                str(seats),
                str(teams),
                str(plain.layout.size),
                str(bounds(plain).tokens),
                str(bounds(hand).tokens),
            )
        )
    return rows("seats | sides | observation | `memory`, a game | `memory`, a hand", lines)


def parameters() -> str:
    """OpenSpiel's parameters with their defaults."""
    return rows("parameter | default", [(f"`{name}`", f"`{value}`") for name, value in PARAMETERS.items()])


PARTS = {"actions": actions, "observation": observation, "sizes": sizes, "parameters": parameters}


def filled(text: str) -> str:
    """The page with every table made anew; KeyError for a table that nobody makes."""
    return re.sub(
        r"(<!-- (\w+): [^>]*-->\n\n?).*?(\n*<!-- end -->)",
        lambda found: f"{found[1].rstrip()}\n\n{PARTS[found[2]]()}\n\n<!-- end -->",
        text,
        flags=re.DOTALL,
    )


def main(arguments: list[str] | None = None) -> int:
    """Write the page, or with --check say whether it is what it should be."""
    given = sys.argv[1:] if arguments is None else arguments
    old = PAGE.read_text(encoding="utf-8")
    new = filled(old)
    if given == ["--check"]:
        if old != new:
            print(f"{PAGE.name} is out of date: run python -m tools.environments_page")
        return int(old != new)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
