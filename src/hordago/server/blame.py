"""Log lines about failures, without what was being worked on: that may be cards, seeds or tokens."""

from __future__ import annotations

import logging
import traceback

LOG = logging.getLogger("hordago.server")


def blame(what: str, error: BaseException) -> None:
    """Say what failed, the kind of error and where in the code; never its message or any value."""
    place = "".join(traceback.format_tb(error.__traceback__))
    LOG.error("%s: %s\n%s", what, type(error).__name__, place.rstrip())
