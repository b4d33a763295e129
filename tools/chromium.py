"""Where this machine's Chromium is: Debian's, since a test tool's own browser cannot be had everywhere."""

import os
import shutil
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """Path of the browser, or None. ``HORDAGO_CHROMIUM`` names another one."""
    if named := os.environ.get("HORDAGO_CHROMIUM"):
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


if __name__ == "__main__":
    if (found := find()) is None:
        sys.exit("no Chromium found")
    print(found)
