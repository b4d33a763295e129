"""Guests without a chair: what they do is kept like everything else, so there is a bound on how much.

Without one, whoever has a table's link could fill its log until it closes.
"""

from __future__ import annotations

from hordago.service import limits
from hordago.service.draft import Draft
from hordago.service.errors import Refusal


def admit(draft: Draft, guest: str) -> None:
    """Count a command of somebody who has no chair. Raises :class:`Refusal` after too many."""
    state = draft.state
    if guest == state.host or state.seat_of(guest) is not None:
        return
    seconds = max(limits.STRANGER[1], limits.STRANGERS[1])
    lately = tuple((who, at) for who, at in state.strange if at > draft.now - seconds)
    one = sum(who == guest and at > draft.now - limits.STRANGER[1] for who, at in lately)
    everybody = sum(at > draft.now - limits.STRANGERS[1] for _, at in lately)
    if one >= limits.STRANGER[0] or everybody >= limits.STRANGERS[0]:
        raise Refusal("rate-limited", "too much at once from people without a chair; try again in a moment")
    # A command that is refused changes nothing, this neither.
    state.strange = (*lately, (guest, draft.now))
