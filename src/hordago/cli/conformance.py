"""``hordago conformance FILE``: vectors through the engine."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from hordago.cli.content import TooLarge, content
from hordago.cli.switch import Json
from hordago.conformance import run
from hordago.conformance.errors import BadVector

MAX_BYTES = 16 * 1024 * 1024
"""Largest file of vectors."""


def conformance(file: Path, *, json_: Json = False) -> int:
    """Run a file of test vectors through the rules engine.

    Exit code 0 when all pass, 1 when some fail, 2 when the file or a vector cannot be read.

    Args:
        file: vectors in the format of tests/vectors/rules.json
        json_: print one JSON object
    """
    try:
        report = run(json.loads(content(file, MAX_BYTES).decode("utf-8-sig")))
    except (OSError, ValueError, RecursionError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        reason = error if isinstance(error, BadVector | TooLarge) else f"cannot be read: {why}"
        print(f"hordago: {file}: {reason}", file=sys.stderr)
        if json_:
            print(
                json.dumps({"passed": 0, "failed": [], "errors": [{"id": str(file), "message": str(reason)}]})
            )
        return 2
    if json_:
        print(json.dumps(report.to_dict()))
        return report.exit_code
    for each in report.failed:
        print(f"failed  {each['id']}: expected {each['expected']}, got {each['actual']}")
    for error_ in report.errors:
        print(f"error   {error_['id']}: {error_['message']}")
    print(f"{report.passed} passed, {len(report.failed)} failed, {len(report.errors)} errors")
    return report.exit_code
