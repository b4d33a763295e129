"""Write web/src/fair/presets.json: of each preset the options that say how cards move; `--check` compares.

The page that checks deals needs them and no other rule of the game.
"""

import json
import sys
from pathlib import Path

from hordago.rules import PRESETS

PATH = Path(__file__).resolve().parent.parent / "web" / "src" / "fair" / "presets.json"
OPTIONS = ("claims", "cut_min", "discard_order", "hand_size", "kings", "reshuffle", "seating")


def text() -> str:
    """The file's text."""
    rules = {name: {option: values[option] for option in OPTIONS} for name, values in PRESETS.items()}
    return json.dumps(rules, indent=2) + "\n"


if __name__ == "__main__":
    if "--check" not in sys.argv:
        PATH.write_text(text(), encoding="ascii")
    elif PATH.read_text(encoding="ascii") != text():
        sys.exit("web/src/fair/presets.json is not what the presets give: python -m tools.card_rules")
