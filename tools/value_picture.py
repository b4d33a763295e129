"""Draw docs/pictures/value-of-a-score.svg from the table: `python -m tools.value_picture [--check]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from hordago.odds import win_probability
from hordago.rules import Rules

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "value-of-a-score.svg"
RULES = Rules.preset("spanish")
CELL, LEFT, TOP = 9, 46, 40
SIDE = CELL * RULES.target
CURVE = LEFT + SIDE + 130
"""Where the second drawing begins."""
BANDS = ("8c2d04", "cc4c02", "ec7014", "fe9929", "fed98e", "d0e7f2", "9ecae1", "6baed6", "3182bd", "08519c")
"""A colour for each tenth of our chance, lowest first."""
MOST = 6
"""Per cent at the top of the second drawing …"""
LAST = RULES.target - 3
"""… and its last score: with one and two to go a stone is worth far more."""


def text(x: float, y: float, words: str, anchor: str = "middle", more: str = "") -> str:
    """A line of words."""
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}"{more}>{words}</text>'


def band(mine: int, theirs: int) -> int:
    """The tenth in which our chance lies when we are mano."""
    return min(int(10 * win_probability(RULES, (mine, theirs), mano=0)), 9)


def plane() -> Iterator[str]:
    """Our stones to the right, theirs upwards."""
    for theirs in range(RULES.target):
        y = TOP + SIDE - CELL * (theirs + 1)
        tenths = [band(mine, theirs) for mine in range(RULES.target)]
        first = 0
        for tenth, run in groupby(tenths):
            length = len(list(run))
            x, width = LEFT + CELL * first, CELL * length
            first += length
            yield f'<rect x="{x}" y="{y}" width="{width}" height="{CELL}" fill="#{BANDS[tenth]}"/>'
    for stones in range(0, RULES.target, 5):
        at = CELL * stones + CELL / 2
        yield text(LEFT + at, TOP + SIDE + 16, str(stones))
        yield text(LEFT - 8, TOP + SIDE - at + 4, str(stones), "end")
    yield text(LEFT + SIDE / 2, TOP - 16, "We win, by the score (we are mano)")
    yield text(LEFT + SIDE / 2, TOP + SIDE + 36, "our stones")
    middle = f"{LEFT - 34},{TOP + SIDE / 2:g}"
    yield text(0, 0, "their stones", more=f' transform="translate({middle}) rotate(-90)"')
    for tenth, colour in enumerate(BANDS):
        x, y = LEFT + SIDE + 14, TOP + 24 * (9 - tenth) + 60
        yield f'<rect x="{x}" y="{y}" width="16" height="24" fill="#{colour}"/>'
        yield text(x + 22, y + 17, f"{10 * tenth}–{10 * tenth + 10} %", "start")


def curve() -> Iterator[str]:
    """What one stone of ours is worth where the score is level."""
    width = 300

    def place(stones: int, share: float) -> str:
        return f"{CURVE + width * stones / LAST:.1f},{TOP + SIDE * (1 - 100 * share / MOST):.1f}"

    for per_cent in range(0, MOST + 1, 2):
        y = TOP + SIDE * (1 - per_cent / MOST)
        yield f'<path d="M{CURVE} {y:g}h{width}" stroke="#ddd"/>'
        yield text(CURVE - 6, y + 4, f"{per_cent} %", "end")
    for stones in range(0, RULES.target, 5):
        yield text(CURVE + width * stones / LAST, TOP + SIDE + 16, str(stones))
    points = [place(stones, stone(stones)) for stones in range(LAST + 1)]
    yield f'<polyline points="{" ".join(points)}" fill="none" stroke="#08519c" stroke-width="2"/>'
    yield text(CURVE + width / 2, TOP - 16, "What one stone is worth at a level score")
    yield text(CURVE + width / 2, TOP + SIDE + 36, "stones of both")


def stone(stones: int) -> float:
    """What our chance gains by one more stone, be we mano or not."""
    return (
        sum(
            win_probability(RULES, (stones + 1, stones), mano=mano)
            - win_probability(RULES, (stones, stones), mano=mano)
            for mano in (0, 1)
        )
        / 2
    )


def picture() -> str:
    """The whole file."""
    width, height = CURVE + 330, TOP + SIDE + 50
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'font-family="sans-serif" font-size="12" fill="#222">'
    )
    title = "<title>Our chance to win by the score, and what a stone is worth</title>"
    paper = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    return "\n".join([head, title, paper, *plane(), *curve(), "</svg>", ""])


def main(arguments: list[str]) -> int:
    """Write the file, or say whether it is what the table gives."""
    drawn = picture()
    if "--check" in arguments:
        same = PICTURE.read_text(encoding="utf-8") == drawn
        print(f"{PICTURE.name}: {'up to date' if same else 'run python -m tools.value_picture'}")
        return 0 if same else 1
    PICTURE.write_text(drawn, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
