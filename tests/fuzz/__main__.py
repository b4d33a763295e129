"""Look for new rubbish, led by coverage: `python -m tests.fuzz [SECONDS] [DECODER …]`, all by default.

What is worth keeping goes to ``corpus/DECODER``. An input that is answered in an unknown way ends the search;
its file is named ``crash-…``: mend the decoder, keep the file. Needs the extra ``nightly``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import atheris

CORPUS = Path(__file__).parent / "corpus"
SECONDS = 20
KEPT = 40
"""Files of a corpus that are kept; the smallest say most in the fewest bytes."""
LENGTH = 8192


def hunt(name: str, seconds: int) -> None:
    """One decoder in this process; libFuzzer ends the process."""
    with atheris.instrument_imports(include=["hordago"]):
        from tests.fuzz.decoders import DECODERS
    from tests.fuzz.test_decoders import tried

    decoder = DECODERS[name]
    found = Path(os.environ["HORDAGO_FOUND"])
    for number, seed in enumerate(decoder.seeds):
        (found / f"seed-{number}").write_bytes(seed)
    arguments = [f"-max_total_time={seconds}", f"-max_len={LENGTH}", "-print_final_stats=1"]
    kept = CORPUS / name
    kept.mkdir(parents=True, exist_ok=True)
    arguments += [f"-artifact_prefix={kept}/", str(found), str(kept)]

    def one(data: bytes) -> None:
        tried(decoder, data)

    atheris.Setup([sys.argv[0], *arguments], one)
    atheris.Fuzz()


def main() -> int:
    """Each decoder in a process of its own. 1 if one of them did not know what to answer."""
    if os.environ.get("HORDAGO_FOUND"):
        hunt(sys.argv[2], int(sys.argv[1]))
    seconds, *names = sys.argv[1:] or [str(SECONDS)]
    if not names:
        from tests.fuzz.decoders import DECODERS

        names = list(DECODERS)
    bad = []
    for name in names:
        with tempfile.TemporaryDirectory() as found:
            print(f"==== {name}", flush=True)
            environment = {**os.environ, "HORDAGO_FOUND": found}
            command = [sys.executable, "-m", "tests.fuzz", seconds, name]
            if subprocess.run(command, env=environment, check=False).returncode != 0:
                bad.append(name)
            keep(name, Path(found))
    print(f"{len(names)} decoders, failed: {', '.join(bad) or 'none'}")
    return 1 if bad else 0


def keep(name: str, found: Path) -> None:
    """The smallest inputs that led somewhere new, beside those that once were answered wrongly."""
    kept = CORPUS / name
    kept.mkdir(parents=True, exist_ok=True)
    inputs = {file.read_bytes() for file in found.glob("*") if not file.name.startswith("seed-")}
    inputs |= {file.read_bytes() for file in kept.glob("*") if not file.name.startswith("crash-")}
    for file in kept.glob("*"):
        if not file.name.startswith("crash-"):
            file.unlink()
    for number, data in enumerate(sorted(inputs, key=lambda each: (len(each), each))[:KEPT]):
        (kept / f"{number:03}").write_bytes(data)


if __name__ == "__main__":
    sys.exit(main())
