"""R25 and R27: old records replay to their stored hash, and every process computes the same one."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from hordago.game import apply, free_actions, new_match
from hordago.record import read, write
from hordago.record.replay import replay
from hordago.record.state_hash import canonical, state_hash
from hordago.record.upgrade import VERSION
from hordago.record.verify import verify
from hordago.rules import PRESETS, Rules
from tests.record.play import random_start, recorded, walk
from tests.sizes import SEED, Counts, size

RELEASED = Path(__file__).parents[1] / "vectors" / "records"
FILES = sorted(RELEASED.glob("v*/*.mgn"))
RECORDS = size(small=20, ci=150, nightly=10_000)
PARTS = size(small=1, ci=1, nightly=20)
"""No test takes longer than a busy machine gives it."""

PROGRAM = """
import sys
from pathlib import Path
from hordago.record import read
from hordago.record.replay import replay
from hordago.record.state_hash import state_hash
for line in sys.stdin:
    print(state_hash(replay(read(Path(line.strip()).read_text(encoding="utf-8"))).match))
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_record_ever_released_replays_to_its_hash(file: Path, record_property: Counts) -> None:
    stored = json.loads((file.parent / "hashes.json").read_text(encoding="utf-8"))
    record = read(file.read_text(encoding="utf-8"))
    replayed = replay(record)
    assert replayed.fault is None
    assert replayed.match is not None
    assert state_hash(replayed.match) == stored[file.name]
    verified = verify(record)
    assert verified.fault is None
    assert verified.ok == (record.status != "running")
    record_property("old records", 1)


def test_the_files_are_those_with_a_hash_and_of_every_preset() -> None:
    names = {(file.parent.name, file.name) for file in FILES}
    told = {
        (folder.name, name)
        for folder in RELEASED.iterdir()
        if folder.is_dir()
        for name in json.loads((folder / "hashes.json").read_text(encoding="utf-8"))
    }
    assert names == told
    assert {f"{preset}.mgn" for preset in PRESETS} <= {name for _, name in names}


def test_the_newest_version_is_still_written_as_it_was() -> None:
    """A change of the text, even of a space, is a new version."""
    newest = [file for file in FILES if f'version = "{VERSION}"' in file.read_text(encoding="utf-8")]
    assert newest
    for file in newest:
        text = file.read_text(encoding="utf-8")
        assert write(read(text)) == text


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_other_processes_compute_the_same_hashes(part: int, tmp_path: Path, record_property: Counts) -> None:
    paths, hashes = [], []
    for n in range(part, RECORDS, PARTS):
        record = recorded(random.Random(f"{SEED}/hash/{n}"))
        path = tmp_path / f"{n}.mgn"
        path.write_text(write(record), encoding="utf-8")
        match = replay(record).match
        assert match is not None
        paths.append(str(path))
        hashes.append(state_hash(match))
    for seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            input="\n".join(paths),
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.split() == hashes
        record_property(f"with PYTHONHASHSEED={seed}", len(hashes))
    record_property("records", len(hashes))


@pytest.mark.slow
def test_different_matches_have_different_hashes() -> None:
    seen: dict[str, str] = {}
    for n in range(10):
        rng = random.Random(f"{SEED}/different/{n}")
        for match, _ in walk(random_start(rng), rng):
            text = canonical(match)
            assert seen.setdefault(state_hash(match), text) == text
            for seat in range(match.rules.seats):
                for action in free_actions(match, seat)[:1]:
                    after, _ = apply(match, seat, action)
                    assert (state_hash(after) == state_hash(match)) == (after == match)
    assert len(seen) > 100


def test_the_text_that_is_hashed() -> None:
    match = new_match(Rules.preset("basque"), 2, score=(3, 4), games=(1, 0))
    line = "mfn1 basque mano=2 score=3,4 games=1,0 hand=0 in_game=0 turn=0"
    assert canonical(match) == f"{line}\n3,4;1,0;0,0;;2;0;0\n"
