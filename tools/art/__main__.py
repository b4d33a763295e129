"""Write the art: `python -m tools.art --out FOLDER [--sheet]`."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.art.faces import face_symbols
from tools.art.fan import fan
from tools.art.icons import icon_symbols
from tools.art.logo import favicon, logo
from tools.art.sheet import contact_sheet
from tools.art.sprite import large_sprite, standard_sprite, wrap
from tools.art.tile import tile


def pictures() -> dict[str, str]:
    """File name → text of every file written."""
    return {
        "cards.svg": standard_sprite(),
        "cards-large.svg": large_sprite(),
        "icons.svg": wrap(icon_symbols()),
        "faces.svg": wrap(face_symbols()),
        "fan.svg": fan(),
        "logo.svg": logo(),
        "favicon.svg": favicon(),
    }


def tiles() -> dict[str, bytes]:
    """File name → content of the icons of an installed page."""
    return {
        "icon-180.png": tile(180, bleeds=True),
        "icon-192.png": tile(192),
        "icon-maskable-512.png": tile(512, bleeds=True),
    }


def main() -> None:
    """Write every file into the folder; the same bytes each time."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description="Write the SVG art of the game.")
    parser.add_argument("--out", type=Path, required=True, help="folder to write into; made if missing")
    parser.add_argument("--sheet", action="store_true", help="also write sheet.html, to look at everything")
    options = parser.parse_args()
    files = pictures()
    if options.sheet:
        files["sheet.html"] = contact_sheet(files)
    options.out.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (options.out / name).write_text(text, encoding="utf-8", newline="\n")
    for name, content in tiles().items():
        (options.out / name).write_bytes(content)


if __name__ == "__main__":
    main()
