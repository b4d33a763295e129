"""Who asks: from the token in a cookie to the guest that the logs know, and a fresh token now and then.

A token is changed when the browser opens a page after a week. The new one takes over when it is first used:
until then the old one still works, since an answer may be lost on its way; then the old one dies, and whoever
had stolen it is out. Leaving ends all tokens of a guest at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from hordago.server.sessions import hashed, new_token
from hordago.server.watch import Watch
from hordago.service import limits
from hordago.service.ports import Clock, Guests, Token

GRACE_S = 60.0
"""What was asked with the old token just before the new one came is still answered."""
_FRESH_S = 5.0
"""For so long nobody asks the database again; elsewhere a token may live so much longer."""
_KNOWN = 10_000
DAY_S = 86_400.0


class Asker(NamedTuple):
    """Who asks."""

    guest: str
    """SHA-256 of the guest's first token."""
    token: str | None = None
    """A token to give to the browser; None where it has one."""


NOBODY = Asker("")
"""Who asks while nobody can say who it is."""


@dataclass(slots=True)
class _Remembered:
    token: Token | None
    since: float


class GuestBook:
    """The guests of a server."""

    def __init__(self, guests: Guests, clock: Clock, watch: Watch | None = None) -> None:
        self.guests = guests
        self._watch = watch or Watch()
        self._clock = clock
        self._known: dict[str, _Remembered] = {}

    async def who(self, token: str | None) -> Asker:
        """Who has that token; a new guest where there is none, or it is dead."""
        if token is None:
            return self._stranger()
        digest, now = hashed(token), self._clock()
        known = await self._look(digest, now)
        if known is None:
            return Asker(digest)
        if known.dead_at is not None and now >= known.dead_at + GRACE_S:
            self._watch.refused("token")
            return self._stranger()
        if not known.used:
            await self.guests.use(digest, known.guest, now)
            self._known.clear()
        return Asker(known.guest)

    async def holds(self, token: str) -> bool:
        """Whether that token still opens what it opened."""
        now = self._clock()
        known = await self._look(hashed(token), now)
        return known is None or known.dead_at is None or now < known.dead_at + GRACE_S

    async def renew(self, token: str, guest: str) -> str | None:
        """Another token for the guest that has this one; None while one is under way, and for a dying one."""
        now, new = self._clock(), new_token()
        digest = hashed(token)
        known = await self._look(digest, now)
        if known is not None and known.dead_at is not None:
            return None
        made = await self.guests.succeed(digest, hashed(new), guest, now, now - GRACE_S)
        self._known.pop(digest, None)
        await self.guests.tidy(now - limits.GUEST_DAYS * DAY_S)
        return new if made else None

    async def end(self, token: str | None, guest: str) -> None:
        """The guest has left: none of its tokens opens anything."""
        # Of who was nowhere nothing need be kept.
        if token is not None and (await self.guests.tables(guest) or await self.guests.token(hashed(token))):
            await self.guests.end(hashed(token), guest, self._clock())
        self._known.clear()

    def _stranger(self) -> Asker:
        token = new_token()
        return Asker(hashed(token), token)

    async def _look(self, digest: str, now: float) -> Token | None:
        found = self._known.get(digest)
        if found is None or now >= found.since + _FRESH_S:
            if len(self._known) >= _KNOWN:
                self._known.clear()
            found = self._known[digest] = _Remembered(await self.guests.token(digest), now)
        return found.token
