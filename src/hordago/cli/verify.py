"""`hordago verify`: was the deal fair?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hordago.cli.replay import WRONG, load, located

if TYPE_CHECKING:
    from hordago.record.verify import DealCheck


def verify(file: Path) -> int:
    """Check the deals of a record.

    Replays an MGN file and compares every card with what its seeds, nonces and commitments give.
    Exit code 1 if something is wrong or nothing can be checked, 2 if the file cannot be read.

    Parameters
    ----------
    file
        The record, an .mgn file.
    """
    from hordago.record.verify import verify as check

    text, record = load(file)
    verified = check(record)
    if verified.seats:
        print("seats: drawn as the first seed says")
    for deal in verified.deals:
        print(f"hand {deal.hand} deal {deal.number}: {_line(deal)}")
    if verified.fault is not None:
        print(f"hordago: {file}: wrong: {located(verified.fault, text)}", file=sys.stderr)
        return WRONG
    checked = sum(deal.checked for deal in verified.deals)
    unchecked = len(verified.deals) - checked
    if not verified.ok:
        print(f"hordago: {file}: nothing could be checked: no deal says enough", file=sys.stderr)
        return WRONG
    print(f"fair: {checked} deals checked" + (f", {unchecked} not verifiable" if unchecked else ""))
    return 0


def _line(deal: DealCheck) -> str:
    if deal.missing:
        return f"not verifiable: no {', no '.join(deal.missing)}"
    cut = {"none": "no cut", "chance": "cut", "seat": "cut by a seat"}[deal.cut]
    told = f"fair: seed, {cut}, {deal.dealt} cards dealt, {deal.drawn} drawn, {deal.reshuffles} reshuffles"
    return f"{told}, {deal.turned_up} turned up" if deal.turned_up else told
