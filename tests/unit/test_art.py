"""The drawn deck: complete, small, the same each time, without fonts or outside files; no pips touch."""

import gzip
import io
import json
import math
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image

from hordago.rules.signals import SIGNALS
from tools.art.__main__ import pictures, tiles
from tools.art.deck import CARDS
from tools.art.frame import INDEX_BASE, INDEX_HIGH, INDEX_LEFT, INSET
from tools.art.ink import HEIGHT, WIDTH
from tools.art.layout import spots
from tools.art.pips import DRAWINGS, EXTENTS, SUITS, TINTS

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"
DECKS = ("cards.svg", "cards-large.svg")
FILES = pictures()
SPRITE_LIMIT = 20_000
"""Bytes of one sprite after gzip."""
FIRST_LIMIT = 30_000
"""Bytes of a file that the first page draws from, as a browser reads it."""

BARRED = {"text", "tspan", "image", "script", "style", "foreignObject", "a"}
"""Elements that need a font or another file, or do something."""

Point = tuple[float, float]


def symbols(name: str) -> set[str]:
    """Ids of the symbols of a file."""
    return {symbol.attrib["id"] for symbol in ET.fromstring(FILES[name]).iter(f"{SVG}symbol")}


@pytest.mark.parametrize("name", FILES)
def test_every_file_is_well_formed_svg(name: str) -> None:
    assert ET.fromstring(FILES[name]).tag == f"{SVG}svg"


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_forty_cards_and_a_back(name: str) -> None:
    expected = {f"card-{rank}{suit}" for suit in "oceb" for rank in "1234567SCR"} | {"card-back"}
    assert symbols(name) == expected
    assert len(expected) == 41


@pytest.mark.parametrize("name", DECKS)
def test_no_two_cards_look_alike(name: str) -> None:
    drawn = [ET.tostring(symbol)[30:] for symbol in ET.fromstring(FILES[name]).iter(f"{SVG}symbol")]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("name", [*DECKS, "icons.svg", "faces.svg"])
def test_a_sprite_is_small(name: str) -> None:
    assert len(gzip.compress(FILES[name].encode(), 9)) <= SPRITE_LIMIT


def test_what_the_first_page_draws_is_smaller_still() -> None:
    """A browser reads a whole file of drawings for one of them, and a slow phone takes its time over it."""
    for name in ("icons.svg", "fan.svg"):
        assert len(FILES[name]) <= FIRST_LIMIT, name


@pytest.mark.parametrize("name", FILES)
def test_no_fonts_scripts_or_outside_files(name: str) -> None:
    root = ET.fromstring(FILES[name])
    inside = {node.attrib["id"] for node in root.iter() if "id" in node.attrib}
    assert len(inside) == sum("id" in node.attrib for node in root.iter())
    for node in root.iter():
        assert node.tag.removeprefix(SVG) not in BARRED
        for key, value in node.attrib.items():
            if key.endswith("href"):
                assert value.startswith("#") and value[1:] in inside
            assert "url(" not in value and "://" not in value and not key.startswith("on")


def test_figures_are_all_different() -> None:
    """No king is another king recoloured: the shapes differ, not only the paint."""
    root = ET.fromstring(FILES["cards.svg"])
    shapes: dict[str, list[str]] = {}
    for symbol in root.iter(f"{SVG}symbol"):
        if symbol.attrib["id"][5] in "SCR":
            paths = [path.attrib["d"] for path in symbol.iter(f"{SVG}path")]
            shapes[symbol.attrib["id"]] = [d for d in paths if len(d) > 60]
    assert len(shapes) == 12
    for one, other in combinations(shapes, 2):
        common = set(shapes[one]) & set(shapes[other])
        assert len(common) <= 3, (one, other, common)


def test_interface_pictures_are_there() -> None:
    names = symbols("icons.svg")
    wanted = (
        "stone amarraco o c e b deck mano bot-mark hand eye pass accept raise ordago "
        "menu close copy share language undo double"
    )
    assert {f"icon-{name}" for name in wanted.split()} <= names
    assert {f"face-{number}" for number in range(1, 7)} <= symbols("faces.svg")


def test_every_gesture_of_every_table_has_a_face() -> None:
    """RULES A.7: each gesture that a table of signs may ask for is drawn on each face."""
    gestures = {sign.gesture for table in SIGNALS.values() for sign in table.values()}
    assert gestures
    wanted = {f"face-{number}-{gesture}" for number in range(1, 7) for gesture in gestures}
    assert wanted <= symbols("faces.svg")


def test_pupils_can_be_addressed() -> None:
    root = ET.fromstring(FILES["faces.svg"])
    for symbol in root.iter(f"{SVG}symbol"):
        if re.fullmatch(r"face-\d", symbol.attrib["id"]):
            pupils = [node for node in symbol.iter() if node.attrib.get("class") == "pupil"]
            assert len(pupils) == 2
            assert all("--look-x" in pupil.attrib["style"] for pupil in pupils)


def test_the_command_writes_the_same_bytes_fast(tmp_path: Path) -> None:
    begun = os.times().children_user
    for folder, hashing in (("a", "1"), ("b", "2")):
        subprocess.run(
            [sys.executable, "-m", "tools.art", "--out", str(tmp_path / folder), "--sheet"],
            cwd=ROOT, check=True, env={"PYTHONHASHSEED": hashing}, timeout=60,
        )  # fmt: skip
    assert os.times().children_user - begun < 10  # of two runs; each takes about a second of a processor
    names = {path.name for path in (tmp_path / "a").iterdir()}
    assert names == {*FILES, *tiles(), "sheet.html"}
    for name in names:
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    assert (tmp_path / "a" / "cards.svg").read_text(encoding="utf-8") == FILES["cards.svg"]


def test_icons_of_an_installed_page_are_as_large_as_the_manifest_says() -> None:
    made = tiles()
    manifest = json.loads((ROOT / "web/public/manifest.webmanifest").read_text(encoding="utf-8"))
    drawn = {each["src"].removeprefix("/art/"): each["sizes"] for each in manifest["icons"]}
    assert set(drawn) <= {*made, *FILES}
    for name, content in made.items():
        with Image.open(io.BytesIO(content)) as image:
            width, height = image.size
            corner, middle = image.getpixel((0, 0)), image.getpixel((width // 2, height // 8))
        assert drawn.get(name, "180x180") == f"{width}x{height}"
        # Outside its rounded corners a tile is clear; one that bleeds has none.
        assert corner == ((142, 31, 28, 255) if name != "icon-192.png" else (0, 0, 0, 0))
        assert middle == (142, 31, 28, 255)


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb (WCAG)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("suit", SUITS)
def test_large_numbers_stand_out(suit: str) -> None:
    """At least 5.5:1 on the cream stock, as the large-index deck promises."""
    assert (luminance("#fdf7e6") + 0.05) / (luminance(TINTS[suit]) + 0.05) >= 5.5


# --- Outlines: the drawn paths as points, to measure the gaps between pips ---------------------------


def curve(*poles: Point) -> Iterator[Point]:
    """Points on a Bézier curve of any degree."""
    degree = len(poles) - 1
    for step in range(13):
        t = step / 12
        weights = [math.comb(degree, i) * t**i * (1 - t) ** (degree - i) for i in range(degree + 1)]
        yield (
            sum(w * x for w, (x, _) in zip(weights, poles, strict=True)),
            sum(w * y for w, (_, y) in zip(weights, poles, strict=True)),
        )


def flatten(d: str) -> list[Point]:
    """Points along a path of absolute M L H V C S Z, which is all that the contours of pips use."""
    points: list[Point] = []
    here = start = handle = (0.0, 0.0)
    for letter, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        numbers = [float(value) for value in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        size = {"H": 1, "V": 1, "C": 6, "S": 4, "M": 2, "L": 2, "Z": 0}[letter]
        for i in range(0, max(len(numbers), 1), size or 1):
            values = numbers[i : i + size]
            ends: list[Point] = list(zip(values[::2], values[1::2], strict=False))
            if letter in "CS":
                mirrored = (2 * here[0] - handle[0], 2 * here[1] - handle[1])
                poles = [here, *([mirrored] if letter == "S" else []), *ends]
                handle = poles[2]
            else:
                target = {"H": (values or [0])[0:1], "V": (values or [0])[0:1]}.get(letter)
                if letter == "Z":
                    ends = [start]
                elif target is not None:
                    ends = [(target[0], here[1])] if letter == "H" else [(here[0], target[0])]
                poles = [ends[0]] if letter == "M" else [here, ends[0]]
                handle = ends[0]
            points += curve(*poles) if len(poles) > 1 else poles
            here = poles[-1]
            if letter == "M":
                start = here
    return points


def turned(degrees: float) -> Callable[[Point], Point]:
    """A turn about the origin, clockwise on screen."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return lambda p: (p[0] * c - p[1] * s, p[0] * s + p[1] * c)


@cache
def outline(suit: str) -> tuple[Point, ...]:
    """All contour points of a pip at scale 1."""
    points: list[Point] = []

    def visit(node: ET.Element, turn: float) -> None:
        found = re.fullmatch(r"rotate\((-?[\d.]+)\)", node.attrib.get("transform", "rotate(0)"))
        assert found, node.attrib
        turn += float(found[1])
        if node.tag == "path" and node.attrib["fill"] != "none" and not re.search("[a-z]", node.attrib["d"]):
            points.extend(map(turned(turn), flatten(node.attrib["d"])))
        if node.tag in {"circle", "ellipse"}:
            x, y = float(node.attrib.get("cx", 0)), float(node.attrib.get("cy", 0))
            rx = float(node.attrib.get("r", node.attrib.get("rx", 0)))
            ry = float(node.attrib.get("r", node.attrib.get("ry", 0)))
            angles = [step / 24 * math.pi for step in range(48)]
            points.extend(map(turned(turn), [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles]))
        for child in node:
            visit(child, turn)

    visit(ET.fromstring(DRAWINGS[suit]()), 0)
    return tuple(points)


def placed(suit: str, rank: int) -> list[list[Point]]:
    """The outlines of every pip of a number card, in card units."""
    return [
        [
            (x * spot.scale + spot.x + WIDTH / 2, y * spot.scale + spot.y + HEIGHT / 2)
            for x, y in map(turned(spot.turn), outline(suit))
        ]
        for spot in spots(suit, rank)
    ]


LINE_AND_GAP = 2.6 + 2.4
"""One contour (half on each side) and at least 0.6 px of paper between two pips at 60 px a card."""


def apart(one: list[Point], other: list[Point]) -> bool:
    """Whether the boxes round two pips leave the gap already, so that no point need be measured."""
    return any(
        min(p[axis] for p in after) - max(p[axis] for p in before) >= LINE_AND_GAP
        for axis in (0, 1)
        for before, after in ((one, other), (other, one))
    )


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", range(1, 8))
def test_pips_touch_neither_each_other_nor_frame_nor_index(suit: str, rank: int) -> None:
    pips = placed(suit, rank)
    assert len(pips) == rank
    for one, other in combinations(pips, 2):
        if not apart(one, other):
            nearest = min(math.dist(p, q) for p in one for q in other)
            assert nearest >= LINE_AND_GAP, (suit, rank, nearest)
    right, bottom = INDEX_LEFT + 20, INDEX_BASE + 2
    for x, y in (point for pip in pips for point in pip):
        assert INSET + 4 < x < WIDTH - INSET - 4 and INSET + 4 < y < HEIGHT - INSET - 4
        for px, py in ((x, y), (WIDTH - x, HEIGHT - y)):
            assert not (px < right + 3 and py < bottom + 3), (suit, rank, x, y)
    assert INDEX_BASE - INDEX_HIGH > INSET + 2


@pytest.mark.parametrize("suit", SUITS)
def test_extents_are_those_of_the_drawing(suit: str) -> None:
    half, top, bottom = EXTENTS[suit]
    xs, ys = zip(*outline(suit), strict=True)
    assert max(map(abs, xs)) <= half and top <= min(ys) and max(ys) <= bottom
    assert half - max(map(abs, xs)) < 4 and bottom - top - (max(ys) - min(ys)) < 6


def test_card_ids_follow_the_records() -> None:
    assert CARDS[0] == "1o" and CARDS[-1] == "Rb" and len(set(CARDS)) == 40
