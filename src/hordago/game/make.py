"""Named tuples without their Python constructors.

``make(Called, (seat, action))`` is ``Called(seat, action)`` at half the cost; on the hot path of the engine
the constructors were a third of the whole time. Every field must be given, in order. Elsewhere use the class.
"""

from __future__ import annotations

from typing import Final

make: Final = tuple.__new__
