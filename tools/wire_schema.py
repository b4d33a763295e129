"""Write the JSON Schema of the frames to docs/reference: `python -m tools.wire_schema [--check]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

from hordago.wire import Command, Frame, schema
from hordago.wire.events import WIRE_EVENTS

SCHEMA = Path(__file__).resolve().parent.parent / "docs" / "reference" / "wire.schema.json"


def published() -> dict[str, Any]:
    """The schema of ``wire`` with names for its three unions, so that generated types can use them."""
    found = schema()
    definitions = found["$defs"]
    unions = {"Command": get_args(Command), "Frame": get_args(Frame), "WireEvent": WIRE_EVENTS}
    for name, classes in unions.items():
        definitions[name] = {"anyOf": [{"$ref": f"#/$defs/{cls.__name__}"} for cls in classes]}
    definitions["UpdateFrame"]["properties"]["events"]["items"] = {"$ref": "#/$defs/WireEvent"}
    return found


def main(arguments: list[str]) -> int:
    """Write the file, or with ``--check`` compare it; 1 where it differs."""
    text = json.dumps(published(), indent=2, ensure_ascii=False) + "\n"
    if "--check" not in arguments:
        SCHEMA.write_text(text, encoding="utf-8", newline="\n")
    elif not SCHEMA.exists() or SCHEMA.read_text(encoding="utf-8") != text:
        print(f"{SCHEMA.name} is not what wire/ gives: python -m tools.wire_schema", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
