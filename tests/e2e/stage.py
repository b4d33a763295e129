"""The stage: the table without a server, in any state and language (``web/stage``), and its measure."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, Route

from tools.web import WEB, npm

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").partition("() =>")
"""What looks for words that are cut or covered, as a script."""
SIZES = {
    "small phone": (360, 640),
    "phone": (390, 664),
    "tall phone": (390, 844),
    "phone lying down": (844, 390),
    "laptop": (1366, 650),
    "desktop": (1280, 800),
    "desktop at 200 %": (640, 400),
}
"""Screens in CSS pixels; a page at twice its size has half of them."""
BOARDS = {"tablet": (1280, 800), "television": (1920, 1080)}
"""Screens that all in a room look at; only they show the states that begin with ``board``."""
ADDRESS = "http://stage.test/"


def build(folder: Path) -> None:
    """Build the stage into a folder; raises RuntimeError with what was said if that does not work."""
    done = npm("run", "stage", "--", "--outDir", str(folder))
    if done.returncode:
        raise RuntimeError(f"the stage could not be built (status {done.returncode})")


STILL = "() => document.getAnimations().every(each => each.effect?.getComputedTiming().endTime === Infinity)"
"""What moves has come to rest, but for what never does. Even without motion a transition takes a frame.
A function, because the page allows no text to be run more than the once that the browser itself does."""


def wrong(page: Page) -> list[str]:
    """What is cut, covered or overlaps on a page once it stands still."""
    page.wait_for_function(STILL)
    found: list[str] = page.evaluate(f"() =>{MEASURE[2]}")
    return found


class Stage:
    """A page that shows one state after another."""

    def __init__(self, page: Page, built: Path) -> None:
        self.page = page
        self._folders: Sequence[Path] = (built, WEB / "public")
        page.route("**/*", self._serve)
        page.goto(ADDRESS)
        page.wait_for_function("globalThis.stage")
        self.states: list[str] = page.evaluate("stage.names")

    def _serve(self, route: Route) -> None:
        path = route.request.url.removeprefix(ADDRESS).partition("?")[0] or "index.html"
        file = next((folder / path for folder in self._folders if (folder / path).is_file()), None)
        if file is None:
            route.fulfill(status=404)
        else:
            route.fulfill(path=file)

    def show(self, state: str, lang: str, *, basque: bool = False) -> None:
        """Put a state on the stage; ``basque``: calls in Basque with the translation beside."""
        self.page.evaluate(
            "([state, lang, basque]) => stage.show(state, lang, basque)", [state, lang, basque]
        )

    def resize(self, size: str) -> None:
        """One of SIZES or BOARDS."""
        width, height = (SIZES | BOARDS)[size]
        self.page.set_viewport_size({"width": width, "height": height})
