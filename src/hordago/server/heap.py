"""Python's collector of garbage, set so that it does not hold up thousands of people at once.

Nearly all garbage of a server goes at once, by counting references; the collector is there for circles. By
its usual rule it looks through *every* object whenever a quarter more of them have lived for a while: with
2,000 sockets that is a third of a second, every few seconds, for circles that play does not make at all, and
a socket that closes in one place only (seven small objects, in asyncio).
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 700
"""So many more objects than before, and the newest are looked through: a millisecond."""
MIDDLE: Final = 2
"""Every so many times those, too, that were left the times before: some milliseconds."""
FULL: Final = 2000
"""Every so many times of these all: every five to ten minutes under full load, otherwise more rarely."""


def settle() -> None:
    """What is there now stays for good and is never looked through; from now on in small portions."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, FULL)
