"""The page, measured: what Lighthouse says of it on a phone, bytes of a first load, how soon a call is seen.

With `HORDAGO_RESULTS=bench/results` it keeps the figures and writes docs/reference/page.md of them.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from hordago.bench.machine import machine
from tests.e2e.conftest import ARGUMENTS, PHONE
from tests.e2e.host import new_table
from tests.e2e.player import Player
from tests.e2e.serving import Serving, free_port
from tools import chromium, web
from tools.results import ROOT

CLI: Final = web.WEB / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES: Final = ("accessibility", "best-practices", "performance")
RUNS: Final = 5
"""Lighthouse reckons with the processor's time, which is never twice the same: the median counts."""
TRIES: Final = 3
CLICKS: Final = 20
"""Calls that are measured."""
MEASURE: Final = """() => {
    globalThis.shown = []
    let clicked = null
    addEventListener('click', (event) => {
        if (event.target.closest('.word')) clicked = performance.now()
    }, true)
    new MutationObserver(() => {
        if (clicked === null || !document.querySelector('.own .speech')) return
        const since = clicked
        clicked = null
        requestAnimationFrame(() => shown.push(performance.now() - since))
    }).observe(document.querySelector('.felt'), { subtree: true, childList: true, characterData: true })
}"""
"""Milliseconds from a click on a word to the frame in which my bubble has it."""


class Marks(NamedTuple):
    """What Lighthouse says of one address; scores are 0 to 1."""

    scores: dict[str, float]
    failed: list[str]
    """Names of the audits of accessibility and best practices that do not hold."""
    interactive_ms: float
    """When the page can be used, on Lighthouse's phone; 0 where speed was not asked for."""


@contextmanager
def phone(play: Playwright, folder: Path) -> Iterator[tuple[BrowserContext, int]]:
    """A browser with a profile of its own, and the port on which Lighthouse finds it."""
    port = free_port()
    width, height = PHONE
    context = play.chromium.launch_persistent_context(
        folder,
        executable_path=chromium.find(),
        args=[*ARGUMENTS, f"--remote-debugging-port={port}"],
        viewport={"width": width, "height": height},
        locale="en",
    )
    try:
        yield context, port
    finally:
        context.close()


def lighthouse(url: str, port: int, *, keep: bool = False, categories: tuple[str, ...] = CATEGORIES) -> Marks:
    """Run it on an address, as on a phone; ``keep``: the browser remembers its seat. Raises RuntimeError."""
    with tempfile.TemporaryDirectory() as folder:
        # Not through a pipe, which node may leave before it has taken all.
        out = Path(folder) / "report.json"
        asked = ["--output=json", f"--output-path={out}", "--quiet", "--no-enable-error-reporting"]
        if keep:
            asked.append("--disable-storage-reset")
        command = [CLI, url, f"--port={port}", f"--only-categories={','.join(categories)}", *asked]
        done = web.node(*map(str, command))
        if done.returncode:
            raise RuntimeError(f"lighthouse: {done.stderr.strip()[-400:]}")
        report = json.loads(out.read_text(encoding="utf-8"))
    if report.get("runtimeError"):
        raise RuntimeError(f"lighthouse: {report['runtimeError']['message']}")
    found, audits = report["categories"], report["audits"]
    failed = [
        f"{each['id']}: {audits[each['id']]['title']}"
        for name in categories
        if name != "performance"
        for each in found[name]["auditRefs"]
        if each["weight"] and audits[each["id"]]["score"] == 0
    ]
    ready = audits.get("interactive", {}).get("numericValue", 0.0)
    return Marks({name: float(found[name]["score"]) for name in categories}, failed, float(ready))


def marks(url: str, port: int, *, keep: bool = False) -> Marks:
    """The same; now and then Lighthouse misses the start of a page and asks to be run again."""
    for _ in range(TRIES - 1):
        with suppress(RuntimeError):
            return lighthouse(url, port, keep=keep)
    return lighthouse(url, port, keep=keep)


def middle(runs: list[Marks]) -> Marks:
    """The median of each figure; everything that did not hold in any of them."""
    scores = {name: statistics.median(each.scores[name] for each in runs) for name in runs[0].scores}
    failed = sorted({one for each in runs for one in each.failed})
    return Marks(scores, failed, statistics.median(each.interactive_ms for each in runs))


def first_load(context: BrowserContext, url: str) -> int:
    """Bytes as they travel until a page is quiet, without fonts and without what it keeps for later."""
    page = context.new_page()
    sizes: list[int] = []

    def came(response: Any) -> None:
        if response.request.resource_type != "font":
            sizes.append(response.request.sizes()["responseBodySize"])

    page.on("response", came)
    page.goto(url, wait_until="networkidle")
    page.close()
    return sum(sizes)


def seated(context: BrowserContext, url: str) -> Player:
    """A person at a table with three bots, in turn."""
    page = context.new_page()
    new_table(page, url, "en", bots=3)
    player = Player(page, "en", Random("page"))
    player.bold = False
    player.wait_turn()
    return player


def clicks(player: Player) -> list[float]:
    """How many milliseconds it took until each of CLICKS calls was seen."""
    page = player.page
    shown: list[float] = []
    while len(shown) < CLICKS and player.wait_turn():
        page.evaluate(MEASURE)
        player.play()
        shown += page.evaluate("shown")
    return shown


def figures() -> dict[str, float]:
    """Everything, once."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        serving = Serving(Path(folder) / "data")
        serving.start()
        try:
            with phone(play, Path(folder) / "profile") as (context, port):
                home = middle([marks(f"{serving.url}/", port) for _ in range(RUNS)])
                player = seated(context, serving.url)
                table = middle([marks(player.page.url, port, keep=True) for _ in range(RUNS)])
                shown = clicks(player)
            browser = play.chromium.launch(executable_path=chromium.find(), args=list(ARGUMENTS))
            weight = first_load(browser.new_context(service_workers="block"), serving.url)
            browser.close()
        finally:
            serving.stop()
    return {
        **{f"home {name}": round(100 * score) for name, score in home.scores.items()},
        **{f"table {name}": round(100 * score) for name, score in table.scores.items()},
        "home playable ms": round(home.interactive_ms),
        "first load bytes": weight,
        "call shown p50 ms": round(statistics.median(shown), 1),
        "call shown max ms": round(max(shown), 1),
        "calls": len(shown),
    }


GOALS: Final = {
    "home accessibility": "100",
    "home best-practices": "≥ 95",
    "home performance": "≥ 95",
    "table accessibility": "100",
    "table best-practices": "≥ 95",
    "home playable ms": "≤ 2,000",
    "first load bytes": "≤ 120,000",
    "call shown p50 ms": "≤ 100",
}


PAGE: Final = """# The page, measured

<!-- Made by `HORDAGO_RESULTS=bench/results python -m tools.page`: run that, change nothing here. -->

What [Lighthouse](https://developer.chrome.com/docs/lighthouse) says of the first page and of a table in
mid-hand, as on a phone of the middle range with a slow connection; the bytes of a first load as they
travel; and how long after a click one's own call is seen, with server and browser on this machine. The
tests hold accessibility, best practices and the bytes on every change. What Lighthouse says is the median of
{runs} runs. Times are the machine's, too, and of what else it does: `load` is how many programs wanted one of
its cores; *first in the queue* means that these programs got one before all others (`chrt --rr 5`).

| measured | | goal |
|---|---:|---|
{rows}

{day}, {cores} cores of {cpu}, load {load}{first}.
"""


def written(found: dict[str, float], day: str, where: dict[str, Any]) -> str:
    """The page of docs."""
    rows = "\n".join(f"| {name} | {value:,} | {GOALS.get(name, '')} |" for name, value in found.items())
    first = ", first in the queue" if where["first"] else ""
    shown = {name: where[name] for name in ("cores", "cpu", "load")}
    return PAGE.format(rows=rows, day=day, runs=RUNS, first=first, **shown)


def main() -> int:
    """Measure, print and keep; 1 where a tool is missing."""
    if chromium.find() is None or not CLI.is_file():
        print("this needs Chromium and `make setup`", file=sys.stderr)
        return 1
    first = hasattr(os, "sched_getscheduler") and os.sched_getscheduler(0) in (os.SCHED_RR, os.SCHED_FIFO)
    found, day = figures(), datetime.now(UTC).date().isoformat()
    where = {**machine(), "first": first}
    print(json.dumps(found, indent=1))
    if chosen := os.environ.get("HORDAGO_RESULTS"):
        kept = {"figures": found, "command": "python -m tools.page", "day": day, "machine": where}
        text = json.dumps(kept, indent=1, ensure_ascii=False)
        (Path(chosen) / "page.json").write_text(text + "\n", encoding="utf-8")
        (ROOT / "docs" / "reference" / "page.md").write_text(written(found, day, where), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
