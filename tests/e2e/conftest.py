"""The browser of these tests: this machine's Chromium, without motion, without calls to the outside."""

from typing import Any

import pytest

from tools import chromium

ARGUMENTS = (
    "--no-sandbox",  # CI runs as root, where Chromium's sandbox cannot start
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How pytest-playwright starts the browser."""
    path = chromium.find()
    if path is None:
        pytest.skip("no Chromium on this machine")
    return {**browser_type_launch_args, "executable_path": path, "args": list(ARGUMENTS)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """What every page starts with."""
    return {**browser_context_args, "reduced_motion": "reduce", "locale": "en-GB"}
