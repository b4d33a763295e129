"""A guest's data at a table are deleted: it leaves, and its names are taken out of the log itself."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from hordago.service import facts as f
from hordago.service import play, programs
from hordago.service.changes import NAMELESS
from hordago.service.draft import Draft
from hordago.service.errors import Refusal
from hordago.service.facts import Entry, Fact
from hordago.service.handles import is_program
from hordago.wire.commands import Stand

_STAND = Stand(id="forgotten")


def forget(draft: Draft, guest: str) -> None:
    """Leave the chair, as by ``Stand``, and be nobody."""
    if draft.state.status != "closed":
        with suppress(Refusal):  # it had no chair to leave
            stand = programs.stand if is_program(guest) else play.stand
            stand(draft, guest, _STAND)
    draft.add(f.Forgotten(guest))


def nameless(entry: Entry, guest: str) -> Entry:
    """A row of the log without the names that a guest gave, and without what was said about it."""
    facts = tuple(_nameless(fact, guest) for fact in entry.facts)
    return entry if facts == entry.facts else entry._replace(facts=facts)


def _nameless(fact: Fact, guest: str) -> Fact:
    if isinstance(fact, f.Sat | f.Queued) and fact.guest == guest:
        return msgspec.structs.replace(fact, name=NAMELESS)
    if isinstance(fact, f.Reported) and fact.of == guest:
        return msgspec.structs.replace(fact, lines=())
    return fact
