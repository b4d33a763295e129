"""R18: two verifiers that share no line, `hordago verify` and that of the page, come to the same."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hordago.game import new_match
from hordago.record import write
from tests.record.play import random_rules, random_table
from tests.record.test_verify import played
from tests.sizes import SEED, Counts, size
from tests.vectors import make_verify
from tools import card_rules

ROOT = Path(__file__).parents[2]
MATCHES = size(small=4, ci=8, nightly=2_000)
FORGED = size(small=8, ci=15, nightly=20)
"""Forgeries of each match."""
PROOF = re.compile(r"^(cut|hands|commitment|nonces|next_commitment|seed|reshuffles) = .*$", re.MULTILINE)


def by_the_page(texts: list[str], folder: Path) -> list[dict[str, Any]]:
    """What the page's verifier finds in records."""
    node = Path(sys.executable).with_name("node.exe" if os.name == "nt" else "node")
    if not (node.exists() and (ROOT / "web" / "node_modules").exists()):
        assert os.environ.get("CI") != "true", "web/ is not set up: make setup"
        pytest.skip("web/ is not set up")
    files = [folder / f"{n}.mgn" for n in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text, encoding="utf-8")
    names = [file.name for file in files]
    done = subprocess.run(
        [node, ROOT / "web" / "scripts" / "verify.mjs", *names],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_rules_of_the_page_are_those_of_the_presets() -> None:
    assert card_rules.PATH.read_text(encoding="ascii") == card_rules.text()


def test_the_shared_vectors_are_what_verify_finds() -> None:
    """The page's tests read the same file (web/src/fair/verify.test.ts)."""
    assert make_verify.PATH.read_text(encoding="ascii") == make_verify.text()
    cases = json.loads(make_verify.PATH.read_text(encoding="ascii"))["cases"]
    assert len({case["id"] for case in cases}) == len(cases) > 50


@pytest.mark.slow
def test_both_verifiers_agree_on_every_match(tmp_path: Path, record_property: Counts) -> None:
    """All presets, seats and options; the honest ones pass both."""
    records = []
    for n in range(MATCHES):
        rng = random.Random(f"{SEED}/second/{n}")
        rules = random_rules(rng).replace(target=40, games_to_win=1, sets_to_win=1)
        start = new_match(rules, rng.randrange(rules.seats), table=random_table(rng))
        records.append(write(played(start, f"{SEED} second {n}", rng.choice((0.0, 0.1)))))
    found = by_the_page(records, tmp_path)
    assert len(found) == MATCHES
    for n, (record, page) in enumerate(zip(records, found, strict=True)):
        assert page["ok"], (n, page)
        assert page == make_verify.summary(record), n
    record_property("matches at both verifiers", len(records))


@pytest.mark.slow
def test_what_one_refuses_of_the_proof_the_other_refuses_too(tmp_path: Path, record_property: Counts) -> None:
    """One character of the proof is changed: fair to one is fair to the other."""
    forged, about = [], []
    for n in range(MATCHES):
        rng = random.Random(f"{SEED}/forged/{n}")
        rules = random_rules(rng).replace(target=40, games_to_win=1, sets_to_win=1)
        text = write(played(new_match(rules, table=random_table(rng)), f"{SEED} forged {n}"))
        places = [place for line in PROOF.finditer(text) for place in range(*line.span())]
        for place in rng.sample(places, FORGED):
            new = rng.choice("0123456789abcdefoSCR \"'[],".replace(text[place], ""))
            forged.append(text[:place] + new + text[place + 1 :])
            about.append(f"match {n}: {text[place - 20 : place + 20]!r}, {text[place]!r} became {new!r}")
    pages = by_the_page(forged, tmp_path)
    refused = 0
    for text, page, what in zip(forged, pages, about, strict=True):
        found = make_verify.summary(text)
        assert (page["ok"], page["readable"]) == (found["ok"], found["readable"]), (what, found, page)
        refused += not found["ok"]
    assert refused > len(forged) // 3
    record_property("forgeries at both verifiers", len(forged))


def test_the_page_asks_no_server_and_no_secure_context() -> None:
    """What checks a deal works over plain http and offline: no ``crypto.subtle``, no request."""
    code = "".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "web" / "src" / "fair").glob("*.ts")
        if not file.name.endswith(".test.ts")
    )
    assert "subtle" not in code and "fetch" not in code
