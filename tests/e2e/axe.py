"""axe on a page: every rule of its own set, and its colours in every theme."""

from collections.abc import Sequence
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.e2e.stage import STILL

THEMES = ("tavern", "dark", "contrast")
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""What a theme can spoil; all else is the same in every theme."""
_axe = Axe()


def violations(page: Page, where: str, themes: Sequence[str] = THEMES) -> list[str]:
    """What axe finds wrong, of any impact: all its rules in the first theme, colours in the others."""
    found = []
    for theme in themes:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.wait_for_function(STILL)  # a colour on its way to another is neither
        options: dict[str, Any] = {"resultTypes": ["violations"]}
        if theme != themes[0]:
            options |= COLOURS
        for each in _axe.run(page, options=options).response["violations"]:
            targets = [node["target"] for node in each["nodes"]][:5]
            found.append(f"{where}, {theme}: {each['id']} ({each['impact']}): {each['help']}: {targets}")
    return found
