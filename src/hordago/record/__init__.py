"""Floor 3: a game as text, forever."""

from hordago.record.errors import MalformedRecord, RecordError, RecordFault
from hordago.record.mgn import read, write
from hordago.record.model import DealRecord, HandRecord, HandResult, Player, Record
from hordago.record.recorder import Recorder

__all__ = [
    "DealRecord",
    "HandRecord",
    "HandResult",
    "MalformedRecord",
    "Player",
    "Record",
    "RecordError",
    "RecordFault",
    "Recorder",
    "read",
    "write",
]
