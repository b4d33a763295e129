"""Floor 3: a game as text, forever."""

from hordago.record.describe import position_of
from hordago.record.errors import MalformedRecord, RecordError, RecordFault
from hordago.record.mgn import read, write
from hordago.record.model import DealRecord, HandRecord, HandResult, Player, Record
from hordago.record.position import Position
from hordago.record.recorder import Recorder
from hordago.record.world import match_of, view_of

__all__ = [
    "DealRecord",
    "HandRecord",
    "HandResult",
    "MalformedRecord",
    "Player",
    "Position",
    "Record",
    "RecordError",
    "RecordFault",
    "Recorder",
    "match_of",
    "position_of",
    "read",
    "view_of",
    "write",
]
