"""What Lighthouse says of the first page and of a table, as on a phone, and how much a first load brings.

Speed is recorded, not asserted: it is the machine's as much as the page's (docs/reference/page.md).
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from tests.e2e.serving import Serving
from tools import page

WEIGHT = 120_000
"""Bytes of a first load."""
PRACTICES = 0.95
CATEGORIES = ("accessibility", "best-practices")


def test_lighthouse(server: Serving, browser: Browser, playwright: Playwright, tmp_path: Path) -> None:
    del browser  # Where there is none, its fixture says what that means.
    if not page.CLI.is_file():
        if os.environ.get("CI") == "true":
            pytest.fail("no Lighthouse, and CI=true lets nothing be skipped")
        pytest.skip("no Lighthouse (make setup)")
    with page.phone(playwright, tmp_path) as (context, port):
        home = page.lighthouse(f"{server.url}/", port, categories=CATEGORIES)
        address = page.seated(context, server.url).page.url
        table = page.lighthouse(address, port, keep=True, categories=CATEGORIES)
    for where, marks in {"home": home, "table": table}.items():
        assert marks.scores["accessibility"] == 1, f"{where}: {marks.failed}"
        assert marks.scores["best-practices"] >= PRACTICES, f"{where}: {marks.failed}"


def test_a_first_load_is_small(server: Serving, browser: Browser) -> None:
    context = browser.new_context(service_workers="block")
    weight = page.first_load(context, server.url)
    context.close()
    assert 10_000 < weight <= WEIGHT
